"""Every numbered rule of every game is held by a test that names it, and no test names another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import meadhall

TESTS = Path(__file__).parent

NOT_RUN = {"skip", "skipif", "xfail", "importorskip"}
"""A test under one of these marks, or calling it, holds nothing."""

Decorated = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def test_every_rule_is_held_by_a_test() -> None:
    held = {rule for _, rule in rules_held()}
    for name in meadhall.game_names():
        missing = [each for each in meadhall.game(name).rulebook().rules if each not in held]
        print(f"{name}: {len(missing)} rules without a test: {' '.join(missing)}")
        assert missing == [], f"{name}: no test holds these rules"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {
        rule for name in meadhall.game_names() for rule in meadhall.game(name).rulebook().rules
    }
    unknown = [f"{where} names {rule}" for where, rule in rules_held() if rule not in known]
    assert unknown == []


def rules_held() -> list[tuple[str, str]]:
    """Where each rule is named, over all test files."""
    return [
        (f"{file.relative_to(TESTS)}:{line}", rule)
        for file in sorted(TESTS.rglob("test_*.py"))
        for line, rule in rules_in(file.read_text(encoding="utf-8"))
    ]


def rules_in(source: str) -> Iterator[tuple[int, str]]:
    """The rules that the tests of a file hold: those in `@rule(…)`, on a test or a class of tests,
    unless it is not run or may fail."""
    module = ast.parse(source)
    if not any(names_in(mark) & NOT_RUN for mark in module_marks(module)):
        yield from held_under(module, [])


def held_under(
    parent: ast.Module | ast.ClassDef, around: list[tuple[int, str]]
) -> Iterator[tuple[int, str]]:
    """The rules held by what stands in a module or a class; `around` are those the class names."""
    for node in parent.body:
        if not isinstance(node, Decorated) or not_run(node):
            continue
        named = around + [
            (decorator.lineno, rule)
            for decorator in node.decorator_list
            for rule in rules_named(decorator)
        ]
        if isinstance(node, ast.ClassDef):
            yield from held_under(node, named)
        elif node.name.startswith("test"):
            yield from named


def rules_named(decorator: ast.expr) -> Iterator[str]:
    """The ids in `@rule("A-1", "A-2")` or `@pytest.mark.rule("A-1")`."""
    if isinstance(decorator, ast.Call) and last_name(decorator.func) == "rule":
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"line {decorator.lineno}: a rule is named by its id, in quotes")
            yield argument.value


def not_run(node: Decorated) -> bool:
    """Is it skipped, or expected to fail: by a decorator, by a parameter of one, or by itself?"""
    if any(names_in(decorator) & NOT_RUN for decorator in node.decorator_list):
        return True
    return not isinstance(node, ast.ClassDef) and any(
        isinstance(step, ast.Expr)
        and isinstance(step.value, ast.Call)
        and last_name(step.value.func) in NOT_RUN
        for step in node.body
    )


def module_marks(module: ast.Module) -> Iterator[ast.expr]:
    """What `pytestmark` is set to, and calls such as `pytest.importorskip(…)`."""
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(last_name(target) == "pytestmark" for target in targets):
                yield node.value
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node.value.func


def names_in(expression: ast.expr) -> set[str]:
    """All names in an expression: of `pytest.mark.skip(…)`: pytest, mark, skip."""
    return {last_name(node) for node in ast.walk(expression)} - {""}


def last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# --- the reading itself ---------------------------------------------------------------------------


def test_rules_are_read_from_decorators() -> None:
    source = """
        @rule("A-1", "A-2")
        def test_one() -> None: ...

        @pytest.mark.parametrize("n", [1, 2])
        @pytest.mark.rule("A-3")
        def test_two(n: int) -> None: ...

        @rule("A-4")
        class TestThree:
            @rule("A-5")
            def test_three(self) -> None: ...
    """
    assert {rule for _, rule in rules_in(dedent(source))} == {"A-1", "A-2", "A-3", "A-4", "A-5"}


def test_tests_that_are_not_run_or_may_fail_hold_nothing() -> None:
    source = """
        @rule("A-1")
        @pytest.mark.skip
        def test_one() -> None: ...

        @pytest.mark.xfail(reason="not yet")
        @rule("A-2")
        def test_two() -> None: ...

        @rule("A-3")
        def test_three() -> None:
            pytest.skip("not today")

        @pytest.mark.skipif(True, reason="never")
        class TestFour:
            @rule("A-4")
            def test_four(self) -> None: ...

        @rule("A-5")
        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.xfail)])
        def test_five(n: int) -> None: ...

        @rule("A-6")
        def lay_the_table() -> None: ...
    """
    assert list(rules_in(dedent(source))) == []
    assert list(rules_in('pytestmark = pytest.mark.skip\n@rule("A-7")\ndef test_it(): ...')) == []
    assert list(rules_in('pytest.importorskip("x")\n@rule("A-8")\ndef test_it(): ...')) == []

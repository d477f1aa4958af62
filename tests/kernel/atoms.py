"""A reader of sources that finds out who changes a game's table, and whether it is told.

The promise: one function, an *atom*, makes each change of a table and tells it as an event. Atoms
live in a game's `atoms.py`; the rule modules change nothing themselves. The reader knows a table
by its class (whatever derives from `State`): `self` in such a class, a parameter or a variable
annotated with it, or another name for it or for a part of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

STATE = "State"
MUTATORS = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("update", "add", "discard", "setdefault", "popitem"),
}
"""Methods that change a list, a table or a set. (A state's own `pop` takes a frame off, and that
the rules may do, as they may `push`, `set_top` and `tell`.)"""
TAKERS = frozenset({"draw", "setattr", "delattr"})
"""Functions that change what they are given: `kernel.chance.draw` takes a card out of its bag."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """A place where something of a table is changed."""

    function: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.function} changes {self.what}"


@dataclass
class Reader:
    """What is known while one function is read: which names are a table, or a part of one."""

    states: frozenset[str]
    tables: set[str] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)

    def is_table(self, node: ast.expr) -> bool:
        """Is this expression a table: one by name, one just made, a copy of one?"""
        match node:
            case ast.Name(id=name):
                return name in self.tables
            case ast.Call(func=ast.Name(id=made)):
                return made in self.states
            case ast.Call(func=ast.Attribute(value=owner, attr="clone")):
                return self.is_table(owner)
            case _:
                return False

    def is_part(self, node: ast.expr) -> bool:
        """Is this expression something that belongs to a table? (A slice is a copy.)"""
        match node:
            case ast.Name(id=name):
                return name in self.parts
            case ast.Attribute(value=owner):
                return self.is_table(owner) or self.is_part(owner)
            case ast.Subscript(slice=ast.Slice()):
                return False
            case ast.Subscript(value=owner):
                return self.is_part(owner)
            case _:
                return False

    def learn(self, target: ast.expr, value: ast.expr | None) -> None:
        """An assignment may give a table, or a part of one, another name."""
        if isinstance(target, ast.Name):
            for names, known in ((self.tables, self.is_table), (self.parts, self.is_part)):
                if value is not None and known(value):
                    names.add(target.id)

    def learn_annotation(self, name: str, annotation: ast.expr | None) -> None:
        """A name may be annotated as a table."""
        if annotation is not None:
            words = {each.id for each in ast.walk(annotation) if isinstance(each, ast.Name)}
            words |= {each.attr for each in ast.walk(annotation) if isinstance(each, ast.Attribute)}
            words |= {
                each.value
                for each in ast.walk(annotation)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
            if words & self.states:
                self.tables.add(name)

    def changes(self, node: ast.AST) -> Iterator[tuple[int, str]]:
        """What this one statement or call changes."""
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=assigned):
                targets = assigned
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target, value=ast.expr()):
                targets = [target]
            case ast.For(target=target) | ast.comprehension(target=target):
                targets = [target]
            case ast.withitem(optional_vars=ast.expr() as target):
                targets = [target]
            case ast.Delete(targets=deleted):
                targets = deleted
            case ast.Call():
                yield from self.changes_of_call(node)
        for target in flat(targets):
            if not isinstance(target, ast.Name) and self.is_place(target):
                yield target.lineno, ast.unparse(target)

    def is_place(self, target: ast.expr) -> bool:
        """Is this a field of a table, or an element of one?"""
        if isinstance(target, ast.Subscript):
            return self.is_table(target.value) or self.is_part(target.value)
        return self.is_part(target)

    def changes_of_call(self, call: ast.Call) -> Iterator[tuple[int, str]]:
        """Calls that change what they are called on, or what they are given."""
        match call.func:
            case ast.Attribute(value=owner, attr=method) if method in MUTATORS:
                if self.is_part(owner):
                    yield call.lineno, ast.unparse(call.func)
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in TAKERS:
                for given in call.args:
                    if self.is_part(given) or self.is_table(given):
                        yield call.lineno, ast.unparse(given)


def flat(targets: list[ast.expr]) -> Iterator[ast.expr]:
    """The single targets of an assignment."""
    for target in targets:
        if isinstance(target, ast.Tuple | ast.List):
            yield from flat(target.elts)
        elif isinstance(target, ast.Starred):
            yield from flat([target.value])
        else:
            yield target


# --- modules ----------------------------------------------------------------------------------


def state_classes(sources: list[str]) -> frozenset[str]:
    """The names of all classes in these sources that derive from `State`, and `State` itself."""
    found = {STATE}
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    }
    while True:
        more = {name for name, above in bases.items() if above & found} - found
        if not more:
            return frozenset(found)
        found |= more


def functions(source: str, states: frozenset[str]) -> Iterator[tuple[str, Function, bool]]:
    """Every function of a module: its name, itself, and whether it is a state's method."""
    for node in ast.parse(source).body:
        if isinstance(node, Function):
            yield node.name, node, False
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner, node.name in states


def changes_in(source: str, states: frozenset[str]) -> list[Change]:
    """Every change of a table that the functions of a module make."""
    found = []
    for name, function, is_method in functions(source, states):
        reader = Reader(states)
        arguments = function.args
        given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        if is_method and given:
            reader.tables.add(given[0].arg)
        for argument in given:
            reader.learn_annotation(argument.arg, argument.annotation)
        nodes = list(ast.walk(function))
        for node in nodes:  # names first: a change may stand before its name is walked to
            if isinstance(node, ast.Assign):
                for target in flat(node.targets):
                    reader.learn(target, node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                reader.learn_annotation(node.target.id, node.annotation)
                reader.learn(node.target, node.value)
            elif isinstance(node, ast.NamedExpr):
                reader.learn(node.target, node.value)
            elif isinstance(node, ast.For) and reader.is_part(node.iter):
                reader.parts |= {
                    each.id for each in flat([node.target]) if isinstance(each, ast.Name)
                }
        for node in nodes:
            found += [Change(name, line, what) for line, what in reader.changes(node)]
    return sorted(found, key=lambda change: change.line)


# --- atoms ------------------------------------------------------------------------------------


def silent_changes(source: str, states: frozenset[str]) -> list[Change]:
    """The changes in a table module that nobody is told of: made by functions that neither tell an
    event nor are private helpers that only those call."""
    every = {name: function for name, function, _ in functions(source, states)}
    calls = {name: called(function) for name, function in every.items()}
    telling = {name for name, names in calls.items() if "tell" in names}

    def is_told(name: str) -> bool:
        if name in telling:
            return True
        bare = name.rpartition(".")[2]
        callers = [other for other, names in calls.items() if bare in names and other != name]
        return bare.startswith("_") and bool(callers) and all(map(is_told, callers))

    return [change for change in changes_in(source, states) if not is_told(change.function)]


def called(function: Function) -> set[str]:
    """The bare names of everything a function calls."""
    return {
        node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
    }

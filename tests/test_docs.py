"""What the documents name is there: files, functions, and what links lead to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml

import meadhall
from scripts import site
from scripts.documents import fetched

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("web/*.md"),
                    *ROOT.glob("examples/**/*.md")])  # fmt: skip
SHORT = [ROOT / "src/meadhall", ROOT / "web/src"]
"""Where the map's paths begin."""
NAMED = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|toml|md))(?::([\w.]+))?`")
LINK = re.compile(r"(?<!\\)\[[^\]]*\]\(([^)\s]+)\)")
REFERENCE = re.compile(r"^\[[^\]]+\]: +(\S+)", re.MULTILINE)


def words_of(document: Path) -> str:
    """A document without its blocks of code."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


# --- links --------------------------------------------------------------------------------------


def anchors(document: Path) -> set[str]:
    """What can be linked to in a document: its headings, as GitHub and mkdocs name them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ +(.+)$", words_of(document), re.MULTILINE):
        plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-"))
    return found


def links(document: Path) -> Iterator[str]:
    text = re.sub(r"`[^`]*`", "", words_of(document))
    yield from LINK.findall(text)
    yield from REFERENCE.findall(text)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: each.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document):
        if re.match(r"[a-z]+:", link):
            continue  # another server's; nobody is asked in a test
        path, _, anchor = link.partition("#")
        there = (document.parent / unquote(path)).resolve() if path else document
        assert there.exists(), link
        assert there.is_relative_to(ROOT), link
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), link


# --- the map ------------------------------------------------------------------------------------


def named() -> list[tuple[str, str]]:
    return sorted(set(NAMED.findall(words_of(ROOT / "docs/architecture.md"))))


def within(body: list[ast.stmt], names: list[str]) -> bool:
    """Is there such a function, class or variable, or a member of one?"""
    first, *rest = names
    for each in body:
        match each:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name == first:
                return not rest
            case ast.ClassDef(name=name, body=inside) if name == first:
                return not rest or within(inside, rest)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name == first:
                    return not rest
    return False


def in_python(text: str, name: str) -> bool:
    return within(ast.parse(text).body, name.split("."))


def in_typescript(text: str, name: str) -> bool:
    first, _, member = name.partition(".")
    top = re.search(rf"\b(class|function|const|interface|type) {first}\b", text)
    inside = text[top.end() :] if top else ""
    own = rf"^  (?:(?:async|override|protected|get|abstract) )*{member}(?:<[^>]*>)?[(:=]"
    return top is not None and (not member or re.search(own, inside, re.MULTILINE) is not None)


@pytest.mark.parametrize(("path", "name"), named())
def test_what_the_map_names_is_there(path: str, name: str) -> None:
    if "/" not in path and not name:  # `atoms.py`: of each game, or beside the map
        assert (
            list(ROOT.glob(f"src/meadhall/games/*/{path}"))
            or any((folder / path).exists() for folder in (ROOT, ROOT / "docs", *SHORT))
            or path == "__init__.py"
        )
        return
    files = [folder / path for folder in (*SHORT, ROOT) if (folder / path).exists()]
    assert len(files) == 1, f"{path} is in {files}"
    if name:
        text = files[0].read_text(encoding="utf-8")
        assert (in_python if path.endswith(".py") else in_typescript)(text, name)


def test_the_map_is_worth_a_look() -> None:
    """Its walks name functions, not only files; and the check itself can fail."""
    assert sum(bool(name) for _, name in named()) > 80
    assert not in_python("class A:\n    x = 1\n", "A.y")
    assert in_python("class A:\n    def y(self): ...\n", "A.y")
    assert not in_typescript("class A {\n  stage() {}\n}", "A.staged")
    assert in_typescript("class A {\n  stage() {}\n}", "A.stage")


# --- the site -----------------------------------------------------------------------------------


def test_every_document_has_its_place_on_the_site() -> None:
    """And nothing else has one: the site itself is built by ./dev test --long."""
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))

    def pages(nav: object) -> Iterator[str]:
        match nav:
            case str():
                yield nav
            case dict():
                for inside in nav.values():
                    yield from pages(inside)
            case list():
                for inside in nav:
                    yield from pages(inside)

    documents = {file.name for file in ROOT.glob("docs/*.md")}
    brought = {place for place in site.PLACES.values() if place.endswith(".md")}
    reference = {f"reference/{name}.md" for name in ("index", *site.REFERENCE)}
    assert set(pages(settings["nav"])) == documents | brought | reference


def test_the_reference_has_every_package_of_the_library() -> None:
    listed = {package for packages in site.REFERENCE.values() for package in packages}
    for package in listed:
        assert (ROOT / "src" / package.replace(".", "/") / "__init__.py").exists()
    assert {f"meadhall.games.{name}" for name in meadhall.game_names()} <= listed


def test_what_lies_elsewhere_in_the_repository_is_brought_along() -> None:
    places = site.outside()
    assert places["examples/bot.py"] == "examples/bot.py"
    picture = "screenshots/asgard-middle-desk-en-dark.png"
    assert places[f"docs/{picture}"] == picture
    assert site.target("docs/bots.md", "../examples/own_bot.py") == "examples/own_bot.py"
    assert site.target("README.md", "https://example.org/x.md") == ""


def test_a_site_that_fetches_from_elsewhere_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<link rel="canonical" href="https://a.example/"><a href="https://b.example/">b</a>'
        '<script src="https://c.example/x.js"></script><img src="x.css?1"><img src="y.png">'
        '<link href="//d.example/x.css" rel="icon"><link rel="stylesheet" href="https://e.example/">',
        encoding="utf-8",
    )
    (tmp_path / "x.css").write_text("@import url('https://f.example/');", encoding="utf-8")
    found = {address for _, address in fetched(tmp_path)}
    assert found == {
        "y.png",
        "https://c.example/x.js",
        "//d.example/x.css",
        "https://e.example/",
        "https://f.example/",
    }

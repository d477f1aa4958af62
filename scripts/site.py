"""What mkdocs is told besides mkdocs.yml: which pages lie outside docs/, and the reference.

The documents are written to be read in the repository, where links lead from file to file. On the
site some of those files have other places; links are led there.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

PLACES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/BOARDS.md": "boards.md",
    "web/public/icon.svg": "icon.svg",
    "LICENSE": "LICENSE.txt",
}
"""Files outside docs/ that are part of the site, and where."""

GAMES = sorted(each.parent.name for each in ROOT.glob("src/meadhall/games/*/game.py"))

REFERENCE = {
    "kernel": ("meadhall.kernel",),
    "games": ("meadhall.games", *(f"meadhall.games.{name}" for name in GAMES)),
    "bots": ("meadhall.bots",),
    "env": ("meadhall.env",),
    "lab": ("meadhall.lab",),
    "testing": ("meadhall.testing",),
}
"""The pages of the reference, and the packages on each: what their `__all__` says."""

LINK = re.compile(r"(\]\()([^)\s]+)(\))|(^\[[^\]]+\]: +)(\S+)()", re.MULTILINE)
ROLE = re.compile(r":(?:attr|class|data|func|meth|mod):<code>[~.]*([^<]*)</code>")


def on_files(files: Any, config: Any) -> Any:
    """Bring in what lies outside docs/, and the reference."""
    from mkdocs.structure.files import File

    def add(place: str, **content: Any) -> None:
        files.append(File.generated(config, place, **content))

    brought = outside()
    for file in list(files):
        if file.src_uri.startswith("screenshots/"):  # of many, those that are shown
            files.remove(file)
    for path, place in brought.items():
        add(place, abs_src_path=str(ROOT / path))
    for name, packages in REFERENCE.items():
        body = "\n\n".join(f"::: {package}" for package in packages)
        add(f"reference/{name}.md", content=f"# {name}\n\n{body}\n")
    listed = "\n".join(f"- [{name}]({name}.md)" for name in REFERENCE)
    add("reference/index.md", content=f"# The library\n\n{listed}\n")
    return files


def outside() -> dict[str, str]:
    """Every file outside docs/ on the site, and its place there: the pictures and examples that
    documents show are found by their links."""
    found = dict(PLACES)
    for document in [*ROOT.glob("docs/*.md"), *(ROOT / path for path in PLACES)]:
        if document.suffix == ".md":
            for link in links(document.read_text(encoding="utf-8")):
                path = target(document.relative_to(ROOT).as_posix(), link)
                if path.startswith(("examples/", "docs/screenshots/")):
                    found[path] = path.removeprefix("docs/")
    return found


def links(text: str) -> list[str]:
    """Where a document's links lead, as they are written."""
    return [match[2] or match[5] for match in LINK.finditer(text)]


def target(document: str, link: str) -> str:
    """The file that a link leads to, by its path in the repository; "" if it leads elsewhere."""
    path = link.partition("#")[0]
    if not path or re.match(r"[a-z]+:", link):
        return ""
    return posixpath.normpath(posixpath.join(posixpath.dirname(document), path))


def placed(path: str, places: dict[str, str]) -> str:
    """Where a file of the repository is on the site."""
    return places.get(path) or path.removeprefix("docs/")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Lead links from the place a document has in the repository to those on the site."""
    here: str = page.file.src_uri
    places = outside()
    document = next((path for path, place in places.items() if place == here), f"docs/{here}")

    def led(match: re.Match[str]) -> str:
        link = match[2] or match[5]
        path = target(document, link)
        if not path:
            return match[0]
        anchor = link[len(link.partition("#")[0]) :]
        there = posixpath.relpath(placed(path, places), posixpath.dirname(here) or ".")
        return f"{match[1] or match[4]}{there}{anchor}{match[3] or ''}"

    return markdown if here.startswith("reference/") else LINK.sub(led, markdown)


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Docstrings name things as Sphinx does; here the name is enough."""
    return ROLE.sub(r"<code>\1</code>", html)

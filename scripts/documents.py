"""The documents as a site, in build/site: `./dev docs`, and `./dev docs --serve` to look at it.

mkdocs reads mkdocs.yml, which names `scripts/site.py` for what is ours; a link that leads nowhere
is an error. The site asks nobody else for anything, and that is looked at too.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from .environment import ROOT, say

SITE = ROOT / "build/site"
STYLE = re.compile(r"(?:@import|url\()\s*(?:url\()?[\"']?((?:https?:)?//[^\"') ]+)")
LINKED = {"icon", "modulepreload", "preconnect", "preload", "stylesheet"}
"""What a browser follows by itself; where a link leads, only people do."""


def main(arguments: Sequence[str]) -> int:
    """Build the site, or serve it."""
    serving = list(arguments) == ["--serve"]
    if arguments and not serving:
        say("./dev docs builds the site, ./dev docs --serve shows it in a browser.")
        return 2
    what = ["serve", "--open"] if serving else ["build", "--quiet"]
    # Its makers announce what comes after it, each time.
    quietly = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", *what, "--strict"]
    status = subprocess.run(command, cwd=ROOT, env=quietly, check=False).returncode
    if status or serving:
        return status
    wrong = sorted(f"{file.relative_to(SITE)}: {address}" for file, address in fetched(SITE))
    if wrong:
        say("The site has no such files of its own:", *wrong, sep="\n  ")
        return 1
    say(f"The documents are in {SITE.relative_to(ROOT)}; begin with index.html.")
    return 0


class Fetched(HTMLParser):
    """Collects what a page has fetched that isn't there, or lies on another server."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        own = said.get("src", "")
        if tag == "link" and LINKED & set(said.get("rel", "").split()):
            own = said.get("href", "")
        path = unquote(own.partition("?")[0])
        if own and (re.match(r"(\w+:)?//", own) or not (self.folder / path.lstrip("/")).exists()):
            self.addresses.append(own)


def fetched(site: Path) -> Iterator[tuple[Path, str]]:
    """What pages and styles of a site would have fetched in vain, or from elsewhere."""
    for page in site.rglob("*.html"):
        reader = Fetched(page.parent)
        reader.feed(page.read_text(encoding="utf-8"))
        yield from ((page, address) for address in reader.addresses)
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        yield from ((style, address) for address in STYLE.findall(text))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

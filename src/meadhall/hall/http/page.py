"""The page's files: built by Vite into `page/`, served with the caching they deserve.

Everything under `assets/` has its fingerprint in its name and never changes. The page itself is
asked for anew each time. It names its files relative to its own address, and knows nothing of a
path prefix a proxy may put before it: one more folder in the address is one more `../`.

A page is served with the name of its build in it. It says that in its `hello`: so a page that was
loaded before the hall was renewed is told so, and loads itself anew.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ..wire.errors import Refused

PAGE = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
ZIPPED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
MISSING = (
    "The page isn't built. In a checkout ./dev start builds it;"
    " pip install meadhall brings it along. The API works without it.\n"
)

Asked = Request[Any, Any, Any]


class File(NamedTuple):
    """A file of the page."""

    content: bytes
    zipped: bytes | None
    kind: str
    tag: str


@cache
def listing() -> dict[str, Path]:
    """The page's files by name. What strangers ask for is looked up here, never on the disk."""
    return {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}


def read(name: str) -> File | None:
    """One of the page's files; None if there is none."""
    path = listing().get(name)
    return None if path is None else _read(path)


@cache
def _read(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return made(path.read_bytes(), kind, path.suffix)


def made(content: bytes, kind: str, suffix: str) -> File:
    """A file from its content."""
    zipped = gzip.compress(content, 9, mtime=0) if suffix in ZIPPED else None
    if suffix in {".html", ".js", ".css"}:
        kind += "; charset=utf-8"
    return File(content, zipped, kind, f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"')


@cache
def build() -> str:
    """Names the page as it was built. The page names its files by their fingerprints, and they each
    other: so it has another name as soon as any of them is another. "" if there is no page."""
    index = read("index.html")
    return "" if index is None else index.tag.strip('"')


@cache
def document(depth: int) -> File | None:
    """The page, for an address so many folders deep."""
    index = read("index.html")
    if index is None:
        return None
    files = f"{'../' * depth or './'}page/"
    text = index.content.replace(b'"./', b'"' + files.encode())
    text = text.replace(b'name="build" content=""', f'name="build" content="{build()}"'.encode())
    return made(text, "text/html", ".html")


def answer(request: Asked, file: File, caching: str) -> Response[bytes]:
    """A file as the browser wants it."""
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.content
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = file.zipped
    return Response(content, headers=headers, media_type=file.kind)


def show(request: Asked, depth: int) -> Response[Any]:
    """The page; which of its screens is shown, its address says."""
    file = document(depth)
    if file is None:
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    return answer(request, file, EACH_TIME)


@get(
    [
        "/",
        "/bench",
        "/rules",
        "/learn",
        "/puzzles",
        "/credits",
        "/privacy",
        "/keeper",
        "/you",
        "/notices",
        "/leagues",
    ],
    include_in_schema=False,
)
async def screens(request: Asked) -> Response[Any]:
    """The lobby, a bench, the rules book, lessons, puzzles, the credits, what is kept of people,
    the keeper's room, one's own games, how one is told, the leagues."""
    return show(request, 0)


@get(
    [
        f"/{screen}/{{name:str}}"
        for screen in ("t", "r", "bench", "rules", "learn", "puzzles", "people", "leagues")
    ],
    include_in_schema=False,
)
async def deeper_screens(request: Asked, name: FromPath[str]) -> Response[Any]:
    """A table, a replay, a bench, one game's rules, lessons or puzzles, how somebody stands, a
    league. What may be seen there, the API says."""
    return show(request, 1)


@get(
    ["/learn/{game:str}/{name:str}", "/puzzles/{game:str}/{name:str}"],
    include_in_schema=False,
)
async def single_screens(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """A lesson or a puzzle."""
    return show(request, 2)


@get("/page/{file:path}", include_in_schema=False)
async def files(request: Asked, file: FromPath[str]) -> Response[bytes]:
    """Styles, scripts, fonts."""
    name = file.lstrip("/")
    found = read(name)
    if found is None:
        raise Refused("not-found", "There is nothing here.")
    return answer(request, found, FOREVER if name.startswith("assets/") else EACH_TIME)


@get("/sw.js", include_in_schema=False)
async def keeper(request: Asked) -> Response[bytes]:
    """The service worker that keeps the page's files in browsers. It lies above them, for it may
    only see to what lies below it."""
    found = read("sw.js")
    if found is None:
        raise Refused("not-found", "There is nothing here.")
    return answer(request, found, EACH_TIME)


@get("/notices/stop/{name:str}", include_in_schema=False)
async def stopping(request: Asked, name: FromPath[str]) -> Response[Any]:
    """What a mail's last line leads to: the page asks whether it is to end."""
    return show(request, 2)


SCREENS = [keeper, screens, deeper_screens, single_screens, stopping, files]

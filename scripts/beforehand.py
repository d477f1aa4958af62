"""Makes the engine of a site light and quick to start.

A page loads Python's modules anew each time it comes up, and in two workers: half of that time goes
into compiling them. So what is loaded when somebody begins to play is compiled here, by the very
Python that will run it (`starting.py`). What the standard library has for other places than a page
is left out.
"""

from __future__ import annotations

import base64
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Final, Literal

from . import in_wasm

STARTING = Path(__file__).with_name("starting.py")
LIBRARY, OURS = "python_stdlib.zip", "meadhall.tar.xz"
ELSEWHERE = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|email/(?!__init__)|ensurepip|html|http|idlelib|lib2to3"
    r"|multiprocessing|pydoc_data|sqlite3|tkinter|turtledemo|unittest|venv|wsgiref|xml|xmlrpc"
    r"|logging/[ch]|urllib/(request|robotparser))"
    r"|(_pydatetime|_pyio|bdb|cProfile|cmd|configparser|doctest|ftplib|getpass|imaplib|mailbox|netrc"
    r"|argparse|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|smtplib"
    r"|socketserver|trace|tty|turtle|webbrowser|zipapp)\.py$"
    r"|importlib/_bootstrap\w*\.py$"  # is in the program itself
    r"|encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso2022|iso8859_(?!1\.)|johab|koi8|kz|mac|mbcs|oem"
    r"|palmos|ptcp|quopri|rot|shift|tis|uu)"
)
"""What of the standard library is for servers, terminals, windows, tests and old alphabets."""
DATA = "_sysconfigdata"
"""A large table, smaller and as quick as a source."""
LEVEL: Final = 6
"""Of xz. Higher ones ask for 64 MB to unpack, which a page never gives back."""
OLD = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the same content is the same archive."""


def make_ready(engine: Path, contents: dict[str, bytes]) -> None:
    """Pack `OURS`, with what is loaded at once compiled, there and in the standard library."""
    ours, library = engine / OURS, engine / LIBRARY
    pack(ours, contents, level=0)
    with zipfile.ZipFile(library) as file:
        found = {name: file.read(name) for name in file.namelist() if not name.endswith("/")}
    parts = {OURS: dict(contents), LIBRARY: found}
    for line in in_wasm.run(engine, STARTING):
        part, name, code = line.split()
        if not name.startswith(DATA):
            del parts[part][name]
            parts[part][f"{name}c"] = base64.b64decode(code)
    pack(ours, parts[OURS], level=LEVEL)
    with zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as file:
        for name, data in sorted(found.items()):
            if not ELSEWHERE.match(name):
                file.writestr(zipfile.ZipInfo(name, OLD), data, zipfile.ZIP_DEFLATED)


def pack(archive: Path, files: dict[str, bytes], level: Literal[0, 6]) -> None:
    """Pack them as one: files of a kind are alike, and so it is a third smaller than one by one."""
    with tarfile.open(archive, "w:xz", preset=level) as packed:
        # Like beside like.
        for name in sorted(files, key=lambda name: (name.rpartition(".")[2], name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            packed.addfile(entry, io.BytesIO(files[name]))

"""Copying an SQLite database while it is played on.

SQLite copies the pages itself, a few at a time. All of them are read in one transaction: else each
move stored meanwhile would make the copy begin anew, and in a busy hall it would never end.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from ..wire.errors import Refused

STEP = 256
"""Pages copied at a time: a megabyte, in a few milliseconds."""
PRIVATE = 0o600
"""The copy holds hands and shuffles: it is its owner's alone."""

Progress = Callable[[int, int], None]
"""Called with how many pages are copied, and of how many."""


def back_up(file: Path, target: Path, force: bool, progress: Progress) -> int:
    """A checked copy of a database as it is now; how many bytes it has. What is there under the
    copy's name stays as it is until the copy is complete."""
    part = target.with_name(f"{target.name}.part")
    _look_at(file, target, part, force)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        try:
            _copy(file, part, progress)
            _check(part)
            _flush(part)
            if not force and target.exists():
                raise Refused("internal", f"{target} has appeared meanwhile; it stays as it is")
            part.replace(target)
            _flush(target.parent)
        finally:
            for each in (part, *_beside(part)):
                each.unlink(missing_ok=True)
    except sqlite3.Error as wrong:
        raise Refused("internal", f"{file} could not be copied to {part}: {wrong}") from wrong
    return target.stat().st_size


def _look_at(file: Path, target: Path, part: Path, force: bool) -> None:
    """Refuse what would overwrite something."""
    own = [each.resolve() for each in (file, *_beside(file), Path(f"{file}.lock"))]
    if target.resolve() in own or part.resolve() in own:
        raise Refused("internal", f"{target} belongs to the database itself")
    if target.is_dir():
        raise Refused("internal", f"{target} is a folder; the copy needs a name")
    if not force and target.exists():
        raise Refused("internal", f"{target} is there already; --force overwrites it")
    if part.exists():
        if not force:
            raise Refused(
                "internal",
                f"{part} is there: another copy is being made, or was broken off;"
                " --force begins anew",
            )
        part.unlink()


def _copy(file: Path, part: Path, progress: Progress) -> None:
    with closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as source:
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on it is one
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.backup(
                copy,
                pages=STEP,
                progress=lambda _, left, all_of_it: progress(all_of_it - left, all_of_it),
            )
            copy.execute("PRAGMA journal_mode=DELETE")  # all of it in one file


def _check(part: Path) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        if copy.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
            raise Refused("internal", "the copy doesn't hold: look after the database itself")


def _flush(path: Path) -> None:
    """Have it on the disk; not every system lets one do that with a folder."""
    with suppress(PermissionError):
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _beside(file: Path) -> list[Path]:
    """The files that SQLite keeps beside a database."""
    return [Path(f"{file}{end}") for end in ("-wal", "-shm", "-journal")]

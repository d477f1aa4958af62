"""A table that doesn't begin empty: a puzzle's position, laid out for somebody to play it out."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.chance import SECRET_BYTES, SealedChance
from ...kernel.errors import MeadhallError
from ...kernel.game import Game
from ...kernel.positions import bare
from ...kernel.puzzles import Puzzle, puzzle_texts
from ...kernel.state import State
from .. import wire
from ..wire.errors import Refused

OTHER_RULES = "This puzzle was made by other rules than are installed."


class Laid(Struct):
    """What lies on a table before the first move, and where it comes from. All of it is kept, so
    that whatever becomes of the puzzle, or of how hidden cards are drawn, a begun game stays."""

    puzzle: str
    titles: dict[wire.Lang, str]
    seat: int
    """Whose puzzle it is: what this seat can't see was drawn anew."""
    rules: int
    position: dict[str, Any]

    def shown(self) -> wire.FromPuzzle:
        """What everybody may know of it."""
        return wire.FromPuzzle(self.puzzle, self.titles)


def laid_from(game: Game[Any], puzzle: Puzzle, secret: str) -> Laid:
    """A puzzle laid out at a table with this secret; refuses one that can't be played by the rules
    as they are."""
    if puzzle.position["rules"] != game.rules_version:
        raise Refused("other-rules", OTHER_RULES)
    try:
        state: State = game.from_json(puzzle.position)
    except MeadhallError as wrong:
        raise Refused("other-rules", OTHER_RULES) from wrong
    if puzzle.seat not in state.waiting:
        raise Refused("other-rules", OTHER_RULES)
    titles = {lang: puzzle_texts(game, lang).say(puzzle.key) for lang in wire.LANGUAGES}
    position = _anew(game, state, puzzle.seat, secret)
    return Laid(puzzle.name, titles, puzzle.seat, game.rules_version, position)


def laid_again(game: Game[Any], laid: Laid, begun: State, secret: str) -> Laid:
    """The same at another table, with other cards hidden; `begun` is how this one began."""
    return replace(laid, position=_anew(game, begun, laid.seat, secret))


def _anew(game: Game[Any], state: State, seat: int, secret: str) -> dict[str, Any]:
    """What lies there, with all that the seat can't see drawn by the table's own chance: not by
    the numbers that cards will be drawn with later."""
    key = bytes.fromhex(secret)
    hidden = hashlib.blake2b(key=key, digest_size=SECRET_BYTES, person=b"meadhall-hidden")
    world: State = game.imagine(state, seat, SealedChance(hidden.digest()))
    return bare(world.to_json())

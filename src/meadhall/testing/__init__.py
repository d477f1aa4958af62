"""The contract test: whether a game keeps what the kernel promises about every game.

Whoever writes a game runs it, in a test or at the prompt:

    from meadhall.testing import api_test
    api_test(my_game)

It plays random games and looks at every position on the way. The first broken promise ends it with
an AssertionError; its message begins with the name of the promise (`legal`, `clone`, `view`, …),
and a note says in which game, after how many moves. It needs no test framework, and the game need
not be installed.

Beside it are a table to write tests at (:mod:`.scenario`) and bots that misbehave
(:mod:`.bad_bots`). It knows games through the kernel only; of the other rooms only `meadhall fuzz`
uses it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..kernel import Game
from .courses import at_hand, check_course, futures
from .luck import LUCK, distance, surprise
from .observing import Rows, check_observations
from .papers import check_papers
from .play import Course, canonical, choose, random_course
from .positions import check_copies, check_move, check_over, check_position
from .secrets import check_move_tells_no_secrets, check_secrets, fresh

__all__ = [
    "LUCK",
    "Course",
    "api_test",
    "at_hand",
    "canonical",
    "choose",
    "distance",
    "random_course",
    "surprise",
]


def api_test(
    game: Game[Any],
    *,
    games: int = 4,
    seed: int = 0,
    players: Iterable[int] | None = None,
    most_moves: int | None = None,
    fleeting: Collection[int] = (),
    shows_own: bool = False,
    options: Mapping[str, Any] | None = None,
) -> None:
    """Play so many random games with each number of players and check every promise on the way.

    Every other game is played with a sealed shuffle. `players`: which numbers to try, all that the
    game allows unless told. `most_moves`: a game with more decisions than this has no end; else it
    goes by the game's own `max_decisions`. `fleeting`: kinds of events that show everybody what no
    view shows any more when the move is done, such as a card laid openly and covered at once; all
    others must not tell more than the views. `shows_own`: the game lets players take back a move
    that showed the others cards of their own. `options`: other numbers to play with.
    """
    with at_hand(game):
        check_papers(game)
        most = 0
        for count in players or range(game.min_players, game.max_players + 1):
            for number in range(seed, seed + games):
                course = new_course(game, count, number, options or {})
                longest = most_moves or game.max_decisions(count, course.options)
                check_game(course, longest, fleeting, shows_own)
                most = max(most, futures(course, course.player()))
        assert most != 1, "chance: whatever is drawn during a game, every shuffle draws the same"


def new_course(game: Game[Any], players: int, number: int, options: Mapping[str, Any]) -> Course:
    """A game before its first move; every other number has a sealed shuffle."""
    secret = hashlib.blake2b(b"%d" % number, digest_size=32).digest()
    seed = secret if number % 2 else number
    return Course(game, players, seed, options=game.check_options(options, players))


def check_game(course: Course, most_moves: int, fleeting: Collection[int], shows_own: bool) -> None:
    """One random game, every position of it and then the whole."""
    game = course.game
    with found_in(course):
        chance = course.player()
        state = course.start()
        copies = []
        rows: Rows = {}
        decisions = 0
        while state.waiting:
            assert decisions < most_moves, f"end: no end after {most_moves} decisions"
            check_position(game, state, chance)
            check_secrets(game, state, chance)
            check_observations(game, state, fresh(chance), rows)
            seat, move = choose(state, chance)
            check_move(game, state, seat, move)
            check_move_tells_no_secrets(game, state, seat, move, chance, fleeting)
            copies.append((state.clone(), state.key()))
            decisions += seat in state.waiting  # a second thought is none
            state.play(seat, move)
            course.moves.append((seat, move))
        check_position(game, state, chance)
        check_secrets(game, state, chance)
        check_observations(game, state, fresh(chance), rows)
        check_over(state)
        check_copies(copies)
        check_course(course, state, chance, shows_own)


@contextmanager
def found_in(course: Course) -> Iterator[None]:
    """Whatever goes wrong inside is told together with the game it went wrong in."""
    try:
        yield
    except Exception as wrong:
        wrong.add_note(f"{course}; its moves are: {course.moves}")
        raise

"""What decided a finished game, with the better moves in words. It runs in a bot's process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..._build import is_compiled
from ...kernel.record import Record
from ...kernel.registry import game as game_named
from ...kernel.saga import Line
from ...kernel.state import State
from .. import wire
from ..wire import Lang
from ..wire.words import phrase_of

if TYPE_CHECKING:
    from ...lab.analysis import Analysis

ITERATIONS_PER_GAME = 12_000
FEWEST, MOST = 20, 300
"""Iterations for one decision of a game that is looked back at."""
FEWEST_IN_PLAIN, MOST_IN_PLAIN = 2, 15
"""The same where nothing is compiled: it must not take a minute."""
WORTH_TELLING = 0.03
"""What a player must have given away for the better move to be told; that it was better at all is
for equal searches to say."""


class Better(NamedTuple):
    """A better move: what would have happened first, and the move in words by language."""

    lines: list[Line]
    words: dict[Lang, str]


class LookBack(NamedTuple):
    """What decided a finished game, and in words, by the number of the move: what would have been
    better where something was given away, and what was chosen in secret where the game turned."""

    found: Analysis
    better: dict[int, Better]
    secret: dict[int, dict[Lang, str]]


def analyse(text: str, names: dict[Lang, list[str]]) -> LookBack:
    """Look back at a finished game. `names` are the players' in each language."""
    from ...lab.analysis import analyse as analyse_record  # a hall that isn't asked needs no lab

    record = Record.from_text(text)
    fewest, most = (FEWEST, MOST) if is_compiled() else (FEWEST_IN_PLAIN, MOST_IN_PLAIN)
    iterations = ITERATIONS_PER_GAME // max(1, len(record.moves))
    found = analyse_record(record, min(most, max(fewest, iterations)))
    poor = {each.number: each.best for each in found.moments if each.loss >= WORTH_TELLING}
    turned = {point.number for point in found.turning_points}
    better, secret = {}, {}
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        if number in poor:
            better[number] = told_of(record.game, state, seat, poor[number], names)
        if number in turned:
            made = told_of(record.game, state, seat, move, names)
            if not made.lines and not game_named(record.game).ends_turn(move):
                secret[number] = made.words
        state.play(seat, move)
    return LookBack(found, better, secret)


def told_of(name: str, state: State, seat: int, move: int, names: dict[Lang, list[str]]) -> Better:
    """A move that wasn't made: what would have happened, and its words for where that says
    little."""
    game = game_named(name)
    view = state.view(seat)
    words = {
        lang: phrase_of(game, view, move, lang, called, aside=True)
        for lang, called in names.items()
    }
    world = state.clone()
    world.listen()
    world.play(seat, move)
    events = world.take_events()
    # A choice in secret says nothing until it is laid open, and the end of a turn says little.
    secret = any(game.tell(event, seat) != game.tell(event, None) for event in events[:1])
    if secret or game.ends_turn(move):
        return Better([], words)
    heard = [told for event in events if (told := game.tell(event, seat))]
    return Better(game.words.saga(heard, world.view(seat)), words)


def as_told(look_back: LookBack) -> wire.Analysis:
    """The same as it goes over the wire."""
    found, better, secret = look_back
    return wire.Analysis(
        iterations=found.iterations,
        moments=[
            wire.Moment(
                step=each.number,
                seat=each.seat,
                chances=[round(chance, 3) for chance in each.chances],
                worth=round(each.worth, 3),
                best_worth=round(each.best_worth, 3),
                error=round(each.error, 3),
                sure=each.sure,
                better=better[each.number].lines if each.number in better else [],
                words=better[each.number].words if each.number in better else {},
            )
            for each in found.moments
        ],
        turning_points=[
            wire.TurningPoint(
                each.number, each.seat, round(each.swing, 3), secret.get(each.number, {})
            )
            for each in found.turning_points
        ],
        result=list(found.result or ()),
    )

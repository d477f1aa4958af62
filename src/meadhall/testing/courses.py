"""What must hold of a whole game: the same again, taken back, written down and read."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import entry_points
from itertools import chain
from pathlib import Path
from typing import Any
from unittest import mock

from ..kernel import CannotUndo, Chance, Game, Record, Session, State, registry, seeded
from ..kernel.texts import LANGUAGES
from .play import Course, canonical
from .positions import check_reason

STOPS = 5
"""A game is stored and taken up again at so many of its positions."""
SHUFFLES = 5
"""A move that draws is tried with so many other shuffles."""


def check_course(course: Course, end: State, chance: Chance, shows_own: bool = False) -> None:
    """Everything about a game that has been played to its end."""
    check_same_again(course, end)
    check_taken_up_again(course, end, chance)
    check_undo(course, end, chance, shows_own)
    check_record(course, end)


@dataclass(frozen=True)
class Offer:
    """What an installed package says about its game; here it is not installed."""

    name: str
    game: Game[Any]

    def load(self) -> Game[Any]:
        """The game itself."""
        return self.game


@contextmanager
def at_hand(game: Game[Any]) -> Iterator[None]:
    """Records and sessions find games by name among those installed; inside, this one is."""

    def offers(group: str, name: str | None = None) -> list[Any]:
        others = [point for point in entry_points(group=group) if point.name != game.name]
        offered: list[Any] = [Offer(game.name, game), *others]
        return [point for point in offered if name in (None, point.name)]

    registry.game.cache_clear()
    try:
        with mock.patch.object(registry, "entry_points", offers):
            yield
    finally:
        registry.game.cache_clear()


# --- the same again ---------------------------------------------------------------------------


def check_same_again(course: Course, end: State) -> None:
    """The same seed and the same moves are the same game, down to what is told."""
    silent = course.start()
    assert silent.events is None, "events: a new game is listened to though nobody asked for it"
    heeded = course.start(listen=True)
    assert heeded.events is not None, "events: a new game is not listened to though asked for"
    same = canonical(silent.to_json()) == canonical(heeded.to_json())
    assert same, "determinism: started twice, it differs"
    first, second = list(heard(course)), list(heard(course))
    for number, (mine, theirs) in enumerate(zip(first, second, strict=True)):
        assert mine == theirs, f"determinism: played twice, it differs after {number} moves"
    again = first[-1][0]
    assert again == canonical(end.to_json()), "determinism: played again, it ends differently"


def heard(course: Course) -> Iterator[tuple[str, bytes, list[str]]]:
    """Every position of a game, and the events that led to it."""
    for state, _, _ in course.replay():
        told = [canonical(course.game.tell(event, None)) for event in state.take_events()]
        yield canonical(state.to_json()), state.key(), told
        state.listen()


def check_taken_up_again(course: Course, end: State, chance: Chance) -> None:
    """Stored anywhere and read again, a game goes on to the same end."""
    stops = {chance.below(len(course.moves)) for _ in range(STOPS)} if course.moves else set()
    for number, (state, _, _) in enumerate(course.replay()):
        if number not in stops:
            continue
        stored = course.game.from_json(json.loads(canonical(state.to_json())))
        for seat, move in course.moves[number:]:
            stored.play(seat, move)
        same = canonical(stored.to_json()) == canonical(end.to_json())
        assert same, f"json: stored after {number} moves, the game ends differently"


def futures(course: Course, chance: Chance) -> int:
    """How many ends a move may have for all that another chance can draw: the most found among the
    moves that draw anything; 0 if none does."""
    most = 0
    for state, seat, move in course.replay():
        if move < 0 or not draws(state, seat, move):
            continue
        ends = set()
        for _ in range(SHUFFLES):
            other = state.clone()
            other.chance = seeded(chance.word())
            other.play(seat, move)
            ends.add(other.key())
        most = max(most, len(ends))
    return most


def draws(state: State, seat: int, move: int) -> bool:
    """Does this move use the state's chance?"""
    after = state.clone()
    after.play(seat, move)
    return canonical(after.chance.to_json()) != canonical(state.chance.to_json())


# --- taking back ------------------------------------------------------------------------------


def check_undo(course: Course, end: State, chance: Chance, shows_own: bool = False) -> None:
    """A move is taken back only by who made it, as the last, with nothing hidden come to light; if
    the game `shows_own`, nothing that was hidden from them."""
    session = Session(course.game, course.players, course.seed, course.options)
    refuse_undo(session, range(course.players), "before the first move")
    for seat, move in course.moves:
        before = session.state.clone()
        bystanders = [other for other in range(course.players) if other != seat]
        earlier = {other: session.why_no_undo(other) for other in bystanders}
        events = session.play(seat, move)
        after = session.state.clone()
        for other in bystanders:
            told = any(course.game.tell(event, other) is not None for event in events)
            if not told and before.view(other) == after.view(other):
                same = session.why_no_undo(other) == earlier[other]
                assert same, f"undo: it tells seat {other} of a choice of seat {seat}'s"
            elif seat in before.waiting:
                refuse_undo(session, [other], f"a move of seat {seat}")
        assert after.knots >= before.knots, "undo: the number of knots has fallen"
        if after.knots != before.knots:
            refuse_undo(session, [seat], "a move that showed something hidden")
            continue
        for reader in [seat] if shows_own else range(course.players):
            check_nothing_shown(course.game, before, after, seat, move, reader, chance)
        session.undo(seat)
        same = canonical(session.state.to_json()) == canonical(before.to_json())
        assert same, f"undo: after taking back move {move} the state is not what it was"
        assert session.state.knots == before.knots, "undo: the number of knots is another"
        session.play(seat, move)
    # Of a sealed choice changed very often the record forgets the oldest; it must not matter.
    same = canonical(session.record.end().to_json()) == canonical(end.to_json())
    assert same, "undo: the record has other moves than were made"
    same = canonical(session.state.to_json()) == canonical(end.to_json())
    assert same, "undo: after taking back and repeating moves the game ends differently"


def refuse_undo(session: Session, seats: Any, what: str) -> None:
    """None of these seats can take anything back; trying changes nothing."""
    for seat in seats:
        before = canonical(session.state.to_json()), list(session.record.moves)
        try:
            session.undo(seat)
        except CannotUndo as refusal:
            check_reason(refusal.reason, f"undo: refused to seat {seat}")
        else:
            raise AssertionError(f"undo: seat {seat} could take back {what}")
        after = canonical(session.state.to_json()), list(session.record.moves)
        assert after == before, "undo: it was refused and changed something all the same"


def check_nothing_shown(
    game: Game[Any],
    before: State,
    after: State,
    seat: int,
    move: int,
    reader: int,
    chance: Chance,
) -> None:
    """A move that can be taken back has shown nothing hidden: any other world that looked the same
    before can still be the true one. To who moved, the same move looks the same there; to everybody
    else, some move does."""
    world = game.imagine(before, reader, seeded(chance.word()))
    seen = canonical(after.view(reader))
    tried = [move] if reader == seat else world.legal(seat)
    for each in tried:
        trial = world.clone()
        trial.play(seat, each)
        if canonical(trial.view(reader)) == seen:
            return
    what = f"seat {seat} can take back move {move}, which showed seat {reader} something hidden"
    raise AssertionError(f"undo: {what}: {shown_by(after, trial, reader)}")


def shown_by(after: State, trial: State, reader: int) -> str:
    """In which parts of a view two states differ."""
    mine, theirs = after.view(reader), trial.view(reader)
    return ", ".join(key for key in mine | theirs if mine.get(key) != theirs.get(key))


# --- writing down -----------------------------------------------------------------------------


def check_record(course: Course, end: State) -> None:
    """A record is text that leads to the same end, read from memory or from a file."""
    names = [f"player {seat + 1}" for seat in range(course.players)]
    written = Record(
        course.game.name, course.players, course.seed, names=names, options=course.options
    )
    written.moves = list(course.moves)
    text = written.text()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        written.save(file)
        loaded = Record.load(file)
        assert [each.name for each in Path(folder).iterdir()] == ["game.txt"], "record: it litters"
    for read in (Record.from_text(text), loaded):
        assert read == written, f"record: written as {written}, read as {read}"
        assert read.text() == text, "record: read and written again, the text is another"
        assert read.end().key() == end.key(), "record: it leads to another end"
    proved = written.shuffle_proved()
    assert proved == isinstance(course.seed, bytes), f"record: the shuffle is {proved = }"
    resumed = Session.resume(written)
    assert resumed.state.key() == end.key(), "record: taken up again, it leads to another end"
    check_parts(resumed)


def check_parts(session: Session) -> None:
    """What the points came from sums up to the scores, and has words in every language."""
    outcome, parts = session.state.outcome, session.parts()
    if not parts or outcome is None:
        return
    sums = tuple(sum(part.points for part in own) for own in parts)
    assert sums == outcome.scores, f"parts: {sums} of the scores {outcome.scores}"
    for part in chain.from_iterable(parts):
        for lang in LANGUAGES:
            assert session.game.texts(lang).has(part.key), f"parts: no {part.key} in {lang}"

"""What must hold at every position: asking, refusing, copying, writing down."""

from __future__ import annotations

import json
import math
from typing import Any

from ..kernel import BadNotation, Chance, Game, IllegalMove, Outcome, Reason, State
from ..kernel.texts import LANGUAGES
from .play import canonical

HUGE = (-(2**63) - 1, -(2**63), -1, 2**31, 2**63 - 1, 2**63, 2**64 + 1)
"""Numbers that are no move and no seat, chosen where machine integers end."""
REFUSED = 6
"""So many illegal moves of each seat are tried at each position."""


def check_position(game: Game[Any], state: State, chance: Chance) -> None:
    """Everything that can be seen of a position without knowing the game."""
    before = picture(state)
    check_waiting(state)
    for seat in range(state.players):
        check_legal(game, state, seat)
    check_clone(state)
    for seat in range(state.players):
        check_notation(game, state, seat)
        check_value(game, state, seat)
        check_refusal(game, state, seat, chance)
    check_no_such_seat(state)
    check_json(game, state)
    check_outcome(state)
    assert picture(state) == before, "play: looking at a state has changed it"


def picture(state: State) -> tuple[str, bytes, list[list[int]], int]:
    """All of a state: equal pictures, equal states."""
    legal = [state.legal(seat) for seat in range(state.players)]
    return canonical(state.to_json()), state.key(), legal, int(state.knots)


# --- asking -----------------------------------------------------------------------------------


def check_waiting(state: State) -> None:
    """Seats that exist, in order, each once; all of them can move."""
    waiting = state.waiting
    assert isinstance(waiting, tuple), f"waiting: a tuple, not {waiting!r}"
    assert list(waiting) == sorted(set(waiting)), f"waiting: {waiting} is not in order"
    assert all(0 <= seat < state.players for seat in waiting), f"waiting: no such seats: {waiting}"
    for seat in waiting:
        assert state.legal(seat), f"legal: seat {seat} is waited for and has no legal move"
    if not waiting:
        for seat in range(state.players):
            assert not state.legal(seat), f"legal: seat {seat} may move though the game is over"


def check_legal(game: Game[Any], state: State, seat: int) -> None:
    """Sorted numbers out of the action space, the same however often one asks."""
    moves = state.legal(seat)
    assert all(type(move) is int for move in moves), f"legal: not whole numbers: {moves}"
    assert moves == sorted(set(moves)), f"legal: not sorted, or not each once: {moves}"
    assert state.actions() == game.actions, f"legal: the action space is {state.actions()} in size"
    beyond = [move for move in moves if not 0 <= move < game.actions]
    assert not beyond, f"legal: {beyond} are beyond the action space of {game.actions}"
    handed_out = state.legal(seat)
    handed_out.clear()
    for other in range(state.players):
        state.legal(other)
    assert state.legal(seat) == moves, f"legal: asked again, seat {seat} may make other moves"
    assert state.clone().legal(seat) == moves, f"legal: a copy allows seat {seat} other moves"


def check_notation(game: Game[Any], state: State, seat: int) -> None:
    """Every legal move has a short text of its own that leads back to it."""
    moves = state.legal(seat)
    texts = [game.notation(state, seat, move) for move in moves]
    for move, text in zip(moves, texts, strict=True):
        one_line = text.strip() == text and len(text.splitlines()) == 1
        assert one_line, f"notation: move {move} is written {text!r}, not one line of text"
        assert texts.count(text) == 1, f"notation: {text!r} is written for several legal moves"
        found = game.parse(state, seat, text)
        assert found == move, f"notation: {text!r} is written for {move} and read as {found}"
    for nonsense in ("", "no such move", "\u2014"):
        try:
            found = game.parse(state, seat, nonsense)
        except BadNotation:
            continue
        raise AssertionError(f"notation: {nonsense!r} is read as move {found}")


def check_value(game: Game[Any], state: State, seat: int) -> None:
    """Bots compare positions by it."""
    value = game.value(state, seat)
    assert math.isfinite(value), f"value: {value} for seat {seat}"


# --- refusing ---------------------------------------------------------------------------------


def check_refusal(game: Game[Any], state: State, seat: int, chance: Chance) -> None:
    """An illegal move is refused with a reason in every language, and nothing changes."""
    legal = set(state.legal(seat))
    tried = {chance.below(game.actions) for _ in range(REFUSED)} - legal
    refuse(state, [(seat, move) for move in (*sorted(tried), game.actions, *HUGE)])


def check_no_such_seat(state: State) -> None:
    """Nobody plays from a seat that isn't there, whatever the move."""
    moves = [move for seat in state.waiting for move in state.legal(seat)[:1]] or [0]
    refuse(state, [(seat, moves[0]) for seat in (int(state.players), *HUGE)])
    for seat in (int(state.players), *HUGE):
        try:
            found = state.legal(seat)
        except IllegalMove:
            continue
        raise AssertionError(f"legal: {found} for seat {seat}, which is not there")


def refuse(state: State, moves: list[tuple[int, int]]) -> None:
    """Try illegal moves on a copy that is listened to."""
    trial = state.clone()
    trial.listen()
    for seat, move in moves:
        what = refused(trial, seat, move)
        assert not trial.take_events(), f"play: {what} and events were told all the same"
        assert trial.key() == state.key(), f"play: {what} and changed the state all the same"
    if picture(trial) != picture(state):
        raise AssertionError(
            f"play: one of {moves} is not legal and changed the state all the same"
        )


def refused(trial: State, seat: int, move: int) -> str:
    """Try an illegal move; returns what it was."""
    what = f"move {move} of seat {seat} is not legal"
    try:
        trial.play(seat, move)
    except IllegalMove as refusal:
        check_reason(refusal.reason, f"play: {what}")
    except Exception as wrong:
        raise AssertionError(f"play: {what} and raises {wrong!r}, not IllegalMove") from wrong
    else:
        raise AssertionError(f"play: {what} and was played")
    return what


def check_reason(reason: Reason, what: str) -> None:
    """A refusal says why, in every language."""
    for lang in LANGUAGES:
        try:
            said = reason.text(lang)
        except LookupError as wrong:
            raise AssertionError(f"{what}, and there is no reason in {lang}: {wrong}") from wrong
        assert said.strip(), f"{what}, and the reason in {lang} is empty"


# --- copying ----------------------------------------------------------------------------------


def check_clone(state: State) -> None:
    """A copy is equal in everything, and nobody listens to it."""
    copy = state.clone()
    assert copy is not state, "clone: it is the state itself"
    assert type(copy) is type(state), f"clone: of another class, {type(copy).__name__}"
    assert picture(copy) == picture(state), "clone: the copy is not equal to its original"
    assert copy.waiting == state.waiting, "clone: the copy waits for others than its original"
    assert copy.chance is not state.chance, "clone: the copy shares its original's chance"
    state.listen()
    assert state.clone().events is None, "clone: somebody listens to the copy"
    state.events = None


def check_move(game: Game[Any], state: State, seat: int, move: int) -> None:
    """A copy and a stored position both play on as the state itself does, and leave it alone."""
    before = picture(state)
    copy = state.clone()
    stored = game.from_json(json.loads(canonical(state.to_json())))
    for other in state.legal(seat):
        trial = state.clone()
        trial.play(seat, other)
        assert picture(state) == before, f"clone: move {other} on a copy changed its original"
    copy.play(seat, move)
    assert picture(state) == before, f"clone: move {move} on a copy changed its original"
    stored.play(seat, move)
    after = state.clone()
    after.play(seat, move)
    same = canonical(after.to_json()), after.key()
    assert (canonical(copy.to_json()), copy.key()) == same, "clone: two copies play on differently"
    assert (canonical(stored.to_json()), stored.key()) == same, "json: it plays on differently"


def check_copies(copies: list[tuple[State, bytes]]) -> None:
    """No later move has changed an earlier copy."""
    for number, (copy, key) in enumerate(copies):
        assert copy.key() == key, f"clone: the copy made after {number} moves was changed later"


# --- writing down -----------------------------------------------------------------------------


def check_json(game: Game[Any], state: State) -> None:
    """A position is plain data and comes back complete, also in the middle of a decision."""
    data = state.to_json()
    check_plain(data, "json")
    text = canonical(data)
    given = json.loads(text)
    again = game.from_json(given)
    assert canonical(given) == text, "json: reading a position has changed the data"
    for what, mine, theirs in (
        ("key", again.key(), state.key()),
        ("waiting", again.waiting, state.waiting),
        ("data", canonical(again.to_json()), text),
        *(
            ("legal", again.legal(seat), state.legal(seat))  # one line for each seat
            for seat in range(state.players)
        ),
        *(
            ("view", canonical(again.view(seat)), canonical(state.view(seat)))
            for seat in (None, *range(state.players))
        ),
    ):
        assert mine == theirs, f"json: read again, its {what} is {mine!r}, not {theirs!r}"


def check_plain(data: Any, what: str) -> None:
    """Tables with text keys, lists, text, numbers, booleans and nothing."""
    match data:
        case dict():
            for key, value in data.items():
                assert type(key) is str, f"{what}: the key {key!r} is not text"
                check_plain(value, what)
        case list():
            for value in data:
                check_plain(value, what)
        case float():
            assert math.isfinite(data), f"{what}: {data!r} is no number for JSON"
        case _:
            plain = data is None or type(data) in (str, int, bool)
            assert plain, f"{what}: {data!r} is not plain data"


# --- ending -----------------------------------------------------------------------------------


def check_outcome(state: State) -> None:
    """There is one exactly when nobody is waited for."""
    over = not state.waiting
    assert (state.outcome is not None) == over, f"outcome: {state.outcome} while {over = }"


def check_over(state: State) -> None:
    """Places are counted as in sport, and no lower score has a better one."""
    outcome = state.outcome
    assert isinstance(outcome, Outcome), f"outcome: {outcome!r} at the end"
    scores, ranks = outcome.scores, outcome.ranks
    assert len(scores) == len(ranks) == state.players, f"outcome: not one for each seat: {outcome}"
    for seat, rank in enumerate(ranks):
        better = sum(other < rank for other in ranks)
        assert rank == better + 1, (
            f"outcome: place {rank} of seat {seat} after {better} better ones"
        )
        for other, other_rank in enumerate(ranks):
            just = scores[seat] >= scores[other] or rank > other_rank
            assert just, f"outcome: seat {seat} has fewer points than {other} and no lower place"

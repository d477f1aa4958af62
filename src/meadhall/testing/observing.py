"""What a seat observes: a row of bytes that holds what its view shows, and nothing else."""

from __future__ import annotations

from typing import Any

from ..kernel import Chance, Game, State
from ..kernel.observations import Observations
from .play import canonical
from .secrets import VARIANTS, fresh

Rows = dict[tuple[int, bytes], dict[str, Any]]
"""By seat and row: the view it was the row of."""


def check_observations(game: Game[Any], state: State, chance: Chance, rows: Rows) -> None:
    """The rows of all seats in one position; `rows` are those of the game so far."""
    declared = game.observations
    if declared is None:
        return
    for seat in range(state.players):
        row = row_of(game, state, seat)
        check_ranges(declared, row, int(state.players))
        again = row_of(game, state, seat, 77)
        assert row == again, "observation: it depends on what was in the buffer before"
        check_parts(declared, state, seat, row)
        world: State = game.imagine(state, seat, fresh(chance))
        unlike = differing(declared, row, row_of(game, world, seat), int(state.players))
        assert not unlike, (
            f"observation: hidden changes show in the row of seat {seat}: {', '.join(unlike)}"
        )
        check_apart(declared, rows, seat, row, state.view(seat))
    check_refused(state, game.observation_size(int(state.players)))
    for seat in state.waiting:
        for move in state.legal(seat)[:VARIANTS]:
            after = state.clone()
            after.play(seat, move)
            for reader in range(state.players):
                row = row_of(game, after, reader)
                check_apart(declared, rows, reader, row, after.view(reader))


def row_of(game: Game[Any], state: State, seat: int, before: int = 0) -> bytes:
    """A seat's row, written over a buffer full of something."""
    size = game.observation_size(int(state.players))
    written = len(state.observed(seat))
    assert written == size, f"observation: it has {written} bytes, not the declared {size}"
    out = bytearray([before]) * size
    state.write_observation(seat, out)
    return bytes(out)


def check_parts(declared: Observations, state: State, seat: int, row: bytes) -> None:
    """Its two parts, of which one is written for all observers at once, say what the row says."""
    players = int(state.players)
    common, alone = bytes(state.observed_by_all()), bytes(state.observed_alone(seat))
    said = bytearray(len(row))
    for places, part in (
        (declared.common(players, seat), common),
        (declared.alone(players), alone),
    ):
        assert len(places) == len(part), (
            f"observation: a part has {len(part)} bytes, not the declared {len(places)}"
        )
        for place, byte in zip(places, part, strict=True):
            said[place] |= byte
    assert bytes(said) == row, "observation: its parts don't say what the row says"


def check_refused(state: State, size: int) -> None:
    """An onlooker has no row, and a row fits its buffer exactly."""
    for seat, length, what in ((None, size, "an onlooker"), (0, size + 1, "too large a buffer")):
        try:
            state.write_observation(seat, bytearray(length))
        except ValueError:
            continue
        raise AssertionError(f"observation: {what} is not refused")


def check_ranges(declared: Observations, row: bytes, players: int) -> None:
    """Every byte is at most what its column says."""
    for column, seat, start in declared.places(players):
        most = max(row[start : start + column.size])
        assert most <= column.most, (
            f"observation: {column.name} of {seat} says {most}, more than {column.most}"
        )


def differing(declared: Observations, one: bytes, other: bytes, players: int) -> list[str]:
    """The columns in which two rows differ."""
    places = declared.places(players)
    return [
        column.name
        for column, _, start in places
        if one[start : start + column.size] != other[start : start + column.size]
    ]


def check_apart(
    declared: Observations, rows: Rows, seat: int, row: bytes, view: dict[str, Any]
) -> None:
    """Whoever sees something else observes something else, but for what the game leaves out."""
    shown = {key: value for key, value in view.items() if key not in declared.left_out}
    known = rows.setdefault((seat, row), shown)
    if known is shown:
        return
    unlike = [key for key in shown if canonical(known.get(key)) != canonical(shown[key])]
    assert not unlike, (
        f"observation: seat {seat} has the same row with another view: {', '.join(unlike)}"
    )

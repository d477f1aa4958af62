"""Frames as plain data with names, so that a stored position can be read and written by people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadPosition
from .state import State

_OWN_FIELDS = 6


@dataclass(frozen=True)
class FrameShape:
    """The name of a kind of frame and of the fields it uses."""

    name: str
    fields: tuple[str, ...] = ()


def frames_to_json(state: State, shapes: Mapping[int, FrameShape]) -> list[dict[str, Any]]:
    """The stack of frames, the lowest first."""
    stack = []
    for kind, who, *fields in state.frame_rows():
        shape = shapes[kind]
        frame: dict[str, Any] = {"frame": shape.name, "who": seats_in(who)}
        frame.update(zip(shape.fields, fields, strict=False))
        stack.append(frame)
    return stack


def push_frames(state: State, data: Any, shapes: Mapping[int, FrameShape]) -> None:
    """Put stored frames onto a state's empty stack."""
    kinds = {shape.name: kind for kind, shape in shapes.items()}
    if not isinstance(data, list):
        raise BadPosition("frames must be a list")
    for frame in data:
        name = frame.get("frame") if isinstance(frame, dict) else None
        if not isinstance(name, str) or name not in kinds:
            raise BadPosition(f"no such frame: {frame!r}")
        kind = kinds[name]
        fields = shapes[kind].fields
        if set(frame) != {"frame", "who", *fields}:
            raise BadPosition(f"the frame {frame['frame']} needs exactly: who, {', '.join(fields)}")
        values = [frame[field] for field in fields]
        if not all(type(value) is int and abs(value) < 1 << 62 for value in values):
            raise BadPosition(f"the fields of the frame {frame['frame']} must be whole numbers")
        values += [0] * (_OWN_FIELDS - len(values))
        state.push(kind, mask_of(frame["who"], int(state.players)), *values)


def seats_in(mask: int) -> list[int]:
    """The seats in a mask, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def mask_of(seats: Any, players: int) -> int:
    """The mask of a list of seats."""
    known = range(players)
    if not isinstance(seats, list) or not all(
        type(seat) is int and seat in known for seat in seats
    ):
        raise BadPosition(f"not a list of seats: {seats!r}")
    return sum(1 << seat for seat in set(seats))

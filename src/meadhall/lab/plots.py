"""Plots for a page: a line for each value with a dot and its interval, over one scale.

They are rows of a page rather than one drawing, with all places in per cent, so that they are as
wide as whatever they are looked at on and their letters stay as large as the page's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

HEIGHT, LABELS = 28, 20
MARGIN = 2
"""So much room, in per cent, is left at either end for half a dot."""
STEPS = (1, 2, 5, 10)


@dataclass(frozen=True)
class Interval:
    """A value with its interval."""

    name: str
    low: float
    middle: float
    high: float
    said: str
    kind: str = "even"
    """Which of the page's colours it has."""


@dataclass(frozen=True)
class Scale:
    """What the plot goes from and to, where there are lines across, and how they are called."""

    low: float
    high: float
    ticks: Sequence[float]
    said: Callable[[float], str]
    title: str
    null: float | None = None
    null_said: str = ""

    def at(self, value: float) -> float:
        """The place of a value, in per cent of the room."""
        part = (value - self.low) / (self.high - self.low)
        return round(MARGIN + (100 - 2 * MARGIN) * part, 2)


def round_scale(
    low: float, high: float, title: str, said: Callable[[float], str], most: int = 6
) -> Scale:
    """A scale of round numbers that holds all from low to high."""
    size = 10.0 ** math.floor(math.log10((high - low) / most))
    step = next(size * each for each in STEPS if (high - low) / (size * each) <= most)
    first, last = math.floor(low / step), math.ceil(high / step)
    ticks = [step * each for each in range(first, last + 1)]
    return Scale(ticks[0], ticks[-1], ticks, said, title)


def plot(title: str, groups: Sequence[tuple[str, Sequence[Interval]]], scale: Scale) -> str:
    """A figure; groups have a heading each, if it isn't empty."""
    parts = [f"<figure><figcaption>{escape(title)}</figcaption>"]
    if scale.null is not None:
        parts.append(_row("", _null_label(scale), ""))
    for heading, lines in groups:
        if heading:
            parts.append(f'<p class="group">{escape(heading)}</p>')
        parts += [_row(line.name, _track(line, scale), line.said, line.kind) for line in lines]
    parts.append(_row("", _ticks(scale), ""))
    parts.append(f'<div class="row"><span class="axis">{escape(scale.title)}</span></div></figure>')
    return "\n".join(parts)


def _row(name: str, drawn: str, said: str, kind: str = "") -> str:
    """Names and values are text, so whoever can't see the drawing loses nothing."""
    names = f'<span class="name">{escape(name)}</span>' if name else ""
    value = f'<span class="value">{escape(said)}</span>' if said else ""
    return f'<div class="{f"row {kind}".strip()}">{names}{value}{drawn}</div>'


def _svg(inside: str, height: int = HEIGHT) -> str:
    return f'<svg height="{height}" aria-hidden="true">{inside}</svg>'


def _across(x: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="0" y2="{HEIGHT}"/>'


def _track(line: Interval, scale: Scale) -> str:
    parts = [_across(scale.at(tick), "grid") for tick in scale.ticks]
    if scale.null is not None:
        parts.append(_across(scale.at(scale.null), "null"))
    y = HEIGHT // 2
    low, middle, high = map(scale.at, (line.low, line.middle, line.high))
    parts.append(f'<line class="bar" x1="{low}%" x2="{high}%" y1="{y}" y2="{y}"/>')
    parts.append(f'<circle cx="{middle}%" cy="{y}" r="6"/>')
    return _svg("".join(parts))


def _ticks(scale: Scale) -> str:
    return _svg("".join(_label(scale.at(tick), scale.said(tick)) for tick in scale.ticks), LABELS)


def _null_label(scale: Scale) -> str:
    assert scale.null is not None
    return _svg(_label(scale.at(scale.null), scale.null_said, "nulls"), LABELS)


def _label(x: float, said: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x}%" y="15" text-anchor="middle">{escape(said)}</text>'

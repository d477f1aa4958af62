"""Plots for a page: values with their intervals over one scale, curves, and a bar of parts.

All places across are in per cent, so that plots are as wide as whatever they are looked at on and
their letters stay as large as the page's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import pairwise

HEIGHT, LABELS = 28, 20
CURVES = 220
"""How high a plot of curves is."""
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
    band: tuple[float, float] | None = None
    """Between what the values should lie."""

    def at(self, value: float) -> float:
        """The place of a value, in per cent of the room."""
        part = (value - self.low) / (self.high - self.low)
        return round(MARGIN + (100 - 2 * MARGIN) * part, 2)

    def marked(self, null: float, said: str) -> Scale:
        """The same with a broken line at a value."""
        return replace(self, null=null, null_said=said)

    def shaded(self, low: float, high: float) -> Scale:
        """The same with a band between two values."""
        return replace(self, band=(low, high))


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


@dataclass(frozen=True)
class Curve:
    """What becomes of a value from beginning to end."""

    name: str
    values: Sequence[float]
    """From 0 to 1, at even distances."""


def curves(title: str, lines: Sequence[Curve], across: Scale, said: Callable[[float], str]) -> str:
    """A figure of curves from left to right; heights go from 0 to 1."""
    parts = [f"<figure><figcaption>{escape(title)}</figcaption>"]
    drawn = []
    for height in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _height(height)
        drawn.append(f'<line class="grid" x1="0" x2="100%" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text class="tick" x="0" y="{y - 4}">{escape(said(height))}</text>')
    for number, line in enumerate(lines):
        last = len(line.values) - 1
        at = [(across.at(place / last), _height(each)) for place, each in enumerate(line.values)]
        drawn += [
            f'<line class="curve curve-{number % 4}" x1="{x}%" y1="{y}" x2="{to_x}%" y2="{to_y}"/>'
            for (x, y), (to_x, to_y) in pairwise(at)
        ]
    parts.append(_svg("".join(drawn), CURVES))
    parts.append(_ticks(across))
    parts.append(f'<p class="axis">{escape(across.title)}</p>')
    names = "".join(
        f'<li><svg width="36" height="12" aria-hidden="true"><line class="curve curve-{number % 4}"'
        f' x1="0" x2="36" y1="6" y2="6"/></svg> {escape(line.name)}</li>'
        for number, line in enumerate(lines)
    )
    return "\n".join([*parts, f'<ul class="legend">{names}</ul></figure>'])


def _height(value: float) -> float:
    return round(CURVES - 4 - value * (CURVES - 24), 1)


def stack(title: str, parts: Sequence[tuple[str, float, str]]) -> str:
    """A figure of one bar: names, parts of the whole, and what is said of each."""
    bar = "".join(
        f'<i class="stack-{number}" style="width: {100 * max(part, 0.0):.2f}%"></i>'
        for number, (_, part, _) in enumerate(parts)
    )
    names = "".join(
        f'<li><i class="stack-{number}"></i> {escape(name)} <b>{escape(said)}</b></li>'
        for number, (name, _, said) in enumerate(parts)
    )
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<div class="stack" aria-hidden="true">{bar}</div><ul class="legend">{names}</ul></figure>'
    )


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
    if scale.band is not None:
        low, high = map(scale.at, scale.band)
        wide = f'x="{low}%" width="{high - low:.2f}%"'
        parts.insert(0, f'<rect class="band" {wide} y="0" height="100%"/>')
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

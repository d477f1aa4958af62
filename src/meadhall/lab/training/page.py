"""A training as one page: how each net learned, and what it won at its gate."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ...kernel.game import Game
from ...kernel.texts import Texts, texts
from ..plots import Interval, Scale, plot, round_scale
from ..report import PACKAGE, whole_page
from ..tournament import replace_text
from .rounds import read_log

Log = Sequence[dict[str, Any]]


def write_page(path: Path, game: Game[Any], folder: Path, lang: str) -> None:
    """Write the page of what a folder holds."""
    words = texts(PACKAGE, lang)
    title = escape(words.say("lab-train-title", game=game.title(lang)))
    log = read_log(folder)
    parts = [_games(words, log), _curves(words, log), _gates(words, log, game)]
    lead = escape(words.say("lab-train-lead"))
    replace_text(path, whole_page(lang, title, lead, [each for each in parts if each]))


def _of(log: Log, *steps: str) -> list[dict[str, Any]]:
    return [each for each in log if each["step"] in steps]


def _games(words: Texts, log: Log) -> str:
    """How many games each round had to learn from."""
    lines = [
        escape(words.say(f"lab-train-{each['step']}", round=each["round"], games=each["games"]))
        for each in _of(log, "quick", "slow")
    ]
    items = "".join(f"<li>{line}</li>" for line in lines)
    return _part(words, "lab-train-games", f"<ul>{items}</ul>") if items else ""


def _curves(words: Texts, log: Log) -> str:
    """The surprise at games that the net hasn't learned from, round by round."""
    epochs = [each for each in _of(log, "learn") if "epoch" in each]
    if not epochs:
        return ""
    groups = []
    for number in sorted({each["round"] for each in epochs}):
        own = [each for each in epochs if each["round"] == number]
        lines = [_dot(words.say("lab-train-by-hand"), own[0]["by_hand"])]
        lines += [
            _dot(words.say("lab-train-epoch", epoch=each["epoch"]), each["net"]) for each in own
        ]
        groups.append((words.say("lab-train-round", round=number), lines))
    values = [line.middle for _, lines in groups for line in lines]
    low, high = min(values), max(values)
    axis = words.say("lab-train-axis")
    scale = round_scale(low, max(high, low + 0.001), axis, lambda value: f"{value:.3f}")
    return _part(words, "lab-train-curves", plot(words.say("lab-train-curves-plot"), groups, scale))


def _gates(words: Texts, log: Log, game: Game[Any]) -> str:
    """What each net won against the best before it."""
    lines = [
        Interval(
            words.say("lab-train-round", round=each["round"]),
            each["low"],
            each["wins"],
            each["high"],
            f"{each['wins']:.1%}",
            "good" if each["passed"] else "even",
        )
        for each in _of(log, "gate")
    ]
    if not lines:
        return ""
    null = 1 / game.min_players
    scale = Scale(
        0.0,
        1.0,
        [0.0, 0.25, 0.5, 0.75, 1.0],
        lambda value: f"{value:.0%}",
        words.say("lab-plot-axis"),
        null,
        words.say("lab-plot-null", null=f"{null:.0%}"),
    )
    drawn = plot(words.say("lab-train-gates-plot"), [("", lines)], scale)
    return _part(words, "lab-train-gates", drawn)


def _dot(name: str, value: float) -> Interval:
    return Interval(name, value, value, value, f"{value:.4f}")


def _part(words: Texts, key: str, drawn: str) -> str:
    how = escape(words.say(f"{key}-how"))
    return f'<section><h2>{escape(words.say(key))}</h2><p class="how">{how}</p>\n{drawn}</section>'

"""What the lab's pages have in common: one HTML file that needs nothing else, in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib import resources

from ..bots import looks_own
from ..kernel.texts import Texts, texts
from .plots import Scale

PACKAGE = "meadhall.lab"
MARKS = {"good": "▲", "bad": "▼", "even": "●"}
"""Beside the colours, for whoever can't tell those apart."""


def kind_of_bot(bot: str) -> str:
    """Under what its description is found."""
    return "own" if looks_own(bot) else bot.partition(":")[0]


class Page:
    """Words, numbers and parts of a page."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts: Texts = texts(PACKAGE, lang)

    def words(self, key: str, **args: object) -> str:
        """A text of ours, in which no number is parted from its sign."""
        return self.texts.say(key, **args).replace(" %", "\N{NO-BREAK SPACE}%")

    def say(self, key: str, **args: object) -> str:
        return escape(self.words(key, **args))

    def number(self, value: float, digits: int = 1) -> str:
        said = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return said.replace(".", ",") if self.lang == "ru" else said

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}\N{NO-BREAK SPACE}%"

    def wins_scale(self, null: float) -> Scale:
        """The scale of shares of wins, with what an equal would win."""
        return Scale(
            0.0,
            1.0,
            [0.0, 0.25, 0.5, 0.75, 1.0],
            lambda value: self.percent(value, 0),
            self.words("lab-plot-axis"),
            null,
            self.words("lab-plot-null", null=self.percent(null, 0)),
        )

    def whole(self, title: str, lead: str, parts: Sequence[str]) -> str:
        """The page itself, with its style in it."""
        style = resources.files(PACKAGE).joinpath("report.css").read_text(encoding="utf-8")
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.lang}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title><style>\n{style}</style></head><body>",
                f"<header><h1>{title}</h1><p>{lead}</p></header><main>",
                *parts,
                "</main></body></html>",
                "",
            ]
        )

    def part(self, key: str, how: str, drawn: str) -> str:
        """A part of the page: what it is, how to read it, and itself."""
        return f'<section><h2>{self.say(key)}</h2><p class="how">{how}</p>\n{drawn}</section>'

    def legend(self, said: Mapping[str, str], marks: Mapping[str, str] = MARKS) -> str:
        """What the marks mean: of each kind, the key of its text."""
        items = "".join(
            f'<li class="{kind}"><b>{marks[kind]}</b> {self.say(key)}</li>'
            for kind, key in said.items()
        )
        return f'<ul class="legend">{items}</ul>'

    def bots_part(self, bots: Sequence[str]) -> str:
        """Who they are."""
        said = "".join(
            f"<dt><code>{escape(bot)}</code></dt><dd>{self.say(key)}</dd>"
            for bot in bots
            if self.texts.has(key := f"lab-bot-{kind_of_bot(bot)}")
        )
        return f"<section><h2>{self.say('lab-bots')}</h2><dl>{said}</dl></section>"

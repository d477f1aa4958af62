"""A tournament as one HTML page that needs nothing else: tables, plots, and how to read them."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from pathlib import Path

from .. import __version__
from ..bots import budget_of, is_in_roster, looks_own
from ..bots.roster import PLAIN_PARTS
from ..kernel.registry import game as game_named
from ..kernel.texts import Texts, texts
from .book import Row
from .plots import Interval, Scale, plot, round_scale
from .statistics import Rating, Share, matrix, ratings
from .tournament import Plan, default_folder, replace_text

PACKAGE = "meadhall.lab"
BEGIN = 25
"""The rating that everybody begins with."""
MARKS = {"good": "▲", "bad": "▼", "even": "●"}
"""Beside the colours, for whoever can't tell those apart."""
LEGEND = {"good": "lab-legend-good", "bad": "lab-legend-bad", "even": "lab-legend-even"}
Shares = dict[tuple[str, str], Share]


def page(plan: Plan, rows: Sequence[Row], lang: str = "en", folder: Path | None = None) -> str:
    """The whole page, of all deals that are finished; the games are kept in the folder."""
    return Report(plan, rows, lang, folder).page()


def write_page(path: Path, plan: Plan, rows: Sequence[Row], lang: str = "en") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_text(path, page(plan, rows, lang, path.parent))


def kind_of(share: Share, null: float) -> str:
    """Surely more than an equal would win, surely less, or neither."""
    return "good" if share.beats(null) else "bad" if share.trails(null) else "even"


def command(plan: Plan, games: int, folder: Path | None = None) -> str:
    """What to type to get the same games again, or to go on with those in the folder."""
    words = ["meadhall", "tournament", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--players", str(plan.players), "--games", str(games), "--seed", str(plan.seed)]
    if folder not in (None, default_folder(plan.game)):
        words += ["--out", str(folder)]
    return shlex.join(words)


def timed(kinds: Iterable[str]) -> list[str]:
    """Those that think by the clock, as `ismcts:2s` does: they never play the same game again."""
    return [kind for kind in kinds if is_in_roster(kind) and budget_of(kind).seconds is not None]


def kind_of_bot(bot: str) -> str:
    """Under what its description is found."""
    return "own" if looks_own(bot) else bot.partition(":")[0]


class Report:
    """What the games of a plan say, in a language."""

    def __init__(
        self, plan: Plan, rows: Sequence[Row], lang: str, folder: Path | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.lang = lang
        self.texts: Texts = texts(PACKAGE, lang)
        self.rows = plan.whole_deals(rows)
        self.all = len(rows)
        self.null = 1 / plan.players
        self.shares: Shares = matrix(plan, self.rows)
        self.rated: list[Rating] = ratings(plan, self.rows)
        self.games = len(self.rows) // len(plan.pairs())

    def words(self, key: str, **args: object) -> str:
        """A text of ours, in which no number is parted from its sign."""
        return self.texts.say(key, **args).replace(" %", "\N{NO-BREAK SPACE}%")

    def say(self, key: str, **args: object) -> str:
        return escape(self.words(key, **args))

    def number(self, value: float, digits: int = 1) -> str:
        said = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return said.replace(".", ",") if self.lang == "ru" else said

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}\N{NO-BREAK SPACE}%"

    def page(self) -> str:
        game = game_named(self.plan.game)
        name = game.title(self.lang)
        title = self.say("lab-title", game=name)
        style = resources.files(PACKAGE).joinpath("report.css").read_text(encoding="utf-8")
        found = [self.summary(), self.rating_part(), self.matrix_part(), self.plot_part()]
        parts = found if self.rows else [f"<p>{self.say('lab-nothing')}</p>"]
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.lang}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title><style>\n{style}</style></head><body>",
                f"<header><h1>{title}</h1><p>{self.lead()}</p></header><main>",
                *parts,
                self.bots_part(),
                self.repeat_part(),
                "</main></body></html>",
                "",
            ]
        )

    def lead(self) -> str:
        said = [self.say("lab-lead", bots=", ".join(self.plan.bots), seats=self.plan.players)]
        counts = {"games": self.games, "deals": self.games // self.plan.players}
        said.append(self.say("lab-counts", **counts, pairs=len(self.plan.pairs())))
        if self.all > len(self.rows):
            said.append(self.say("lab-unfinished", games=self.all - len(self.rows)))
        return " ".join(said)

    def summary(self) -> str:
        """The answers in words."""
        first = self.rated[0]
        lines = [self.say("lab-short-first", bot=first.bot, rating=self.rating_of(first))]
        everybody = [(one, other) for one in self.plan.bots for other in self.plan.bots]
        for kind, key, pairs in (
            ("good", "lab-short-sure", everybody),
            ("even", "lab-short-open", self.plan.pairs()),
        ):
            found = [
                self.words("lab-pair", challenger=pair[0], rival=pair[1])
                for pair in pairs
                if pair in self.shares and kind_of(self.shares[pair], self.null) == kind
            ]
            if found:
                lines.append(self.say(key, pairs="; ".join(found)))
        items = "".join(f"<li>{line}</li>" for line in lines)
        return f"<section><h2>{self.say('lab-short')}</h2><ul>{items}</ul></section>"

    def rating_of(self, rated: Rating) -> str:
        return f"{self.number(rated.mu)} ± {self.number(2 * rated.sigma)}"

    def rating_part(self) -> str:
        lines = [
            Interval(each.bot, each.low, each.mu, each.high, self.rating_of(each), "")
            for each in self.rated
        ]
        low, high = min(each.low for each in lines), max(each.high for each in lines)
        axis = self.words("lab-ratings-axis", begin=BEGIN)
        scale = round_scale(low, high, axis, lambda value: self.number(value, 0))
        drawn = plot(self.words("lab-ratings-plot"), [("", lines)], scale)
        return self._part("lab-ratings", self.say("lab-ratings-how", begin=BEGIN), drawn)

    def matrix_part(self) -> str:
        how = self.say("lab-wins-how", seats=self.plan.players, null=self.percent(self.null))
        table = [
            '<div class="scroll" tabindex="0"><table>',
            f"<caption>{self.say('lab-wins-table')}</caption>",
            f'<thead><tr><th scope="col">{self.say("lab-wins-corner")}</th>',
            "".join(f'<th scope="col">{escape(bot)}</th>' for bot in self.plan.bots),
            "</tr></thead><tbody>",
        ]
        for challenger in self.plan.bots:
            cells = "".join(self._cell(challenger, rival) for rival in self.plan.bots)
            table.append(f'<tr><th scope="row">{escape(challenger)}</th>{cells}</tr>')
        table.append("</tbody></table></div>")
        why = f'<p class="how">{self.say("lab-intervals-how")}</p>'
        return self._part("lab-wins", how, "\n".join([*table, self.legend(), why]))

    def _cell(self, challenger: str, rival: str) -> str:
        share = self.shares.get((challenger, rival))
        if share is None:
            return '<td class="self">–</td>'
        kind = kind_of(share, self.null)
        low, high = self.number(100 * share.low), self.percent(share.high)
        return (
            f'<td class="{kind}"><b>{MARKS[kind]} {self.percent(share.wins)}</b>'
            f"<small>{low}–{high}</small></td>"
        )

    def legend(self) -> str:
        items = "".join(
            f'<li class="{kind}"><b>{MARKS[kind]}</b> {self.say(key)}</li>'
            for kind, key in LEGEND.items()
        )
        return f'<ul class="legend">{items}</ul>'

    def plot_part(self) -> str:
        groups = []
        for challenger in self.plan.bots:
            lines = []
            for rival in self.plan.bots:
                if share := self.shares.get((challenger, rival)):
                    kind = kind_of(share, self.null)
                    said = f"{MARKS[kind]} {self.percent(share.wins)}"
                    name = self.words("lab-against", rival=rival)
                    lines.append(Interval(name, share.low, share.wins, share.high, said, kind))
            groups.append((challenger, lines))
        scale = Scale(
            0.0,
            1.0,
            [0.0, 0.25, 0.5, 0.75, 1.0],
            lambda value: self.percent(value, 0),
            self.words("lab-plot-axis"),
            self.null,
            self.words("lab-plot-null", null=self.percent(self.null, 0)),
        )
        drawn = plot(self.words("lab-plot-title"), groups, scale)
        return self._part("lab-plot", self.say("lab-plot-how"), drawn + self.legend())

    def bots_part(self) -> str:
        said = "".join(
            f"<dt><code>{escape(bot)}</code></dt><dd>{self.say(key)}</dd>"
            for bot in self.plan.bots
            if self.texts.has(key := f"lab-bot-{kind_of_bot(bot)}")
        )
        return f"<section><h2>{self.say('lab-bots')}</h2><dl>{said}</dl></section>"

    def repeat_part(self) -> str:
        plan = self.plan
        last = plan.deal_of(max(self.games - 1, 0))
        typed = command(plan, self.games or plan.games, self.folder)
        drawn = [f"<pre><code>{escape(typed)}</code></pre>"]
        drawn.append(f"<p>{self.say('lab-repeat-deals', first=str(plan.seed), last=str(last))}</p>")
        if by_clock := timed(plan.bots):
            drawn.append(f"<p>{self.say('lab-repeat-timed', bots=', '.join(by_clock))}</p>")
        if levels := [kind for kind in plan.bots if kind in PLAIN_PARTS]:
            drawn.append(f"<p>{self.say('lab-repeat-levels', bots=', '.join(levels))}</p>")
        drawn.append(f'<p class="how">Meadhall {escape(__version__)}</p>')
        return self._part("lab-repeat", self.say("lab-repeat-how"), "\n".join(drawn))

    def _part(self, key: str, how: str, drawn: str) -> str:
        """A part of the page: what it is, how to read it, and itself."""
        return f'<section><h2>{self.say(key)}</h2><p class="how">{how}</p>\n{drawn}</section>'

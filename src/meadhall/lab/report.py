"""A tournament as one HTML page that needs nothing else: tables, plots, and how to read them."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from .. import __version__
from ..bots import budget_of, is_in_roster
from ..bots.roster import PLAIN_PARTS
from ..kernel.registry import game as game_named
from .book import Row
from .pages import MARKS, Page
from .plots import Interval, plot, round_scale
from .statistics import Rating, Share, matrix, ratings
from .tournament import Plan, default_folder, replace_text

BEGIN = 25
"""The rating that everybody begins with."""
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


class Report(Page):
    """What the games of a plan say, in a language."""

    def __init__(
        self, plan: Plan, rows: Sequence[Row], lang: str, folder: Path | None = None
    ) -> None:
        super().__init__(lang)
        self.plan = plan
        self.folder = folder
        self.rows = plan.whole_deals(rows)
        self.all = len(rows)
        self.null = 1 / plan.players
        self.shares: Shares = matrix(plan, self.rows)
        self.rated: list[Rating] = ratings(plan, self.rows)
        self.games = len(self.rows) // len(plan.pairs())

    def page(self) -> str:
        game = game_named(self.plan.game)
        name = game.title(self.lang)
        title = self.say("lab-title", game=name)
        found = [self.summary(), self.rating_part(), self.matrix_part(), self.plot_part()]
        parts = found if self.rows else [f"<p>{self.say('lab-nothing')}</p>"]
        return self.whole(
            title, self.lead(), [*parts, self.bots_part(self.plan.bots), self.repeat_part()]
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
        return self.part("lab-ratings", self.say("lab-ratings-how", begin=BEGIN), drawn)

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
        return self.part("lab-wins", how, "\n".join([*table, self.legend(LEGEND), why]))

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
        drawn = plot(self.words("lab-plot-title"), groups, self.wins_scale(self.null))
        return self.part("lab-plot", self.say("lab-plot-how"), drawn + self.legend(LEGEND))

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
        return self.part("lab-repeat", self.say("lab-repeat-how"), "\n".join(drawn))

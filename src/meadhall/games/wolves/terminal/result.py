"""How a game ended: glory, the victory cards it came from, and what parted the best (W-101)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.outcome import Outcome
from ....kernel.texts import Texts
from ..shown import View
from ..words.teller import Teller


def result(view: View, outcome: Outcome, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The final standing, with a tie for victory explained."""
    teller = Teller(texts, names, view["seat"])
    winners = list(outcome.winners)
    key = "wolves-result-won" if len(winners) == 1 else "wolves-result-shared-victory"
    seat = winners[0] if len(winners) == 1 else None
    verdict = teller.say(key, seat=seat, players=teller.players(winners))
    parts: list[RenderableType] = [Text(verdict, style="bold"), _standing(view, outcome, teller)]
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) > 1:
        args: dict[str, Any] = {"players": teller.players(tied), "glory": best}
        if len(winners) < len(tied):
            args["winners"] = teller.players(winners)
            parts.append(Text(teller.say("wolves-result-last", **args)))
        else:
            parts.append(Text(teller.say("wolves-result-equal", **args)))
    return Group(*parts)


def _standing(view: View, outcome: Outcome, teller: Teller) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column(teller.say("wolves-result-place"), justify="right")
    table.add_column(teller.say("wolves-result-player"), no_wrap=True)
    table.add_column(teller.say("wolves-result-glory"), justify="right")
    table.add_column(teller.say("wolves-result-victories"))
    for seat in sorted(range(view["players"]), key=lambda each: outcome.ranks[each]):
        cards = view["seats"][seat]["victories"].items()
        worth = ", ".join(f"{teller.victory(name)} {glory}" for name, glory in cards)
        cells = [str(outcome.ranks[seat]), teller.numbered(seat), str(outcome.scores[seat])]
        style = "bold" if seat == view["seat"] else ""
        table.add_row(*map(Text, [*cells, worth or "–"]), style=style)
    return table

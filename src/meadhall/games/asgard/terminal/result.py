"""How a game ended: places, points, and what parted those with equal points (A-71)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.outcome import Outcome
from ....kernel.texts import Texts
from ..aesir import NAMES
from ..shown import View
from ..words.teller import Teller
from .painter import COLOURS, paint, sign


def result(view: View, outcome: Outcome, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The final standing, with every tie explained."""
    teller = Teller(texts, names, view["seat"])
    order = sorted(range(view["players"]), key=lambda seat: outcome.ranks[seat])
    ties = [
        tied
        for _, group in groupby(order, key=lambda seat: outcome.scores[seat])
        if len(tied := list(group)) > 1
    ]
    winners = list(outcome.winners)
    key = "asgard-result-won" if len(winners) == 1 else "asgard-result-shared-victory"
    seat = winners[0] if len(winners) == 1 else None
    said = teller.say(key, seat=seat, players=teller.players(winners))
    verdict = paint(said, texts)
    verdict.stylize("bold")
    parts: list[RenderableType] = [verdict, _standing(view, outcome, order, teller, bool(ties))]
    for tied in ties:
        parts += _explain(view, outcome, tied, teller)
    return Group(*parts)


def _standing(view: View, outcome: Outcome, order: list[int], teller: Teller, ties: bool) -> Table:
    """Places and points; the attention that decides ties only where there are some."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column(teller.say("asgard-result-place"), justify="right")
    table.add_column(teller.say("asgard-result-player"))
    table.add_column(teller.say("asgard-result-points"), justify="right")
    for name in NAMES if ties else ():
        table.add_column(Text(sign(name), style=COLOURS[name]), justify="right")
    for seat in order:
        attention = [str(_attention(view, seat, name)) for name in NAMES if ties]
        cells = [str(outcome.ranks[seat]), teller.numbered(seat)]
        style = "bold" if seat == view["seat"] else ""
        table.add_row(*map(Text, [*cells, str(outcome.scores[seat]), *attention]), style=style)
    return table


def _explain(view: View, outcome: Outcome, tied: list[int], teller: Teller) -> list[RenderableType]:
    """Each player with equal points beside the next one: what put one before the other."""
    lines: list[RenderableType] = []
    for ahead, behind in pairwise(tied):
        args: dict[str, Any] = {
            "players": teller.players([ahead, behind]),
            "points": outcome.scores[ahead],
        }
        if outcome.ranks[ahead] == outcome.ranks[behind]:
            lines.append(paint(teller.say("asgard-result-equal", **args), teller.texts))
            continue
        god = next(
            name
            for name in NAMES
            if _attention(view, ahead, name) != _attention(view, behind, name)
        )
        args["more"] = _attention(view, ahead, god)
        args["less"] = _attention(view, behind, god)
        said = teller.say("asgard-result-parted", god=god, seat=ahead, **args)
        lines.append(paint(said, teller.texts))
    return lines


def _attention(view: View, seat: int, god: str) -> int:
    """A-30, as far as cards still lie there."""
    stack = view["stacks"][seat].get(god)
    return stack["attention"] if stack else 0

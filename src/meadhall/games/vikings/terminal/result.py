"""How a game ended: why, with how many points, what the achievements gave, who won a tie (V-82)."""

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
    teller = Teller(texts, names, view)
    winners = list(outcome.winners)
    key = "vikings-result-won" if len(winners) == 1 else "vikings-result-shared"
    seat = winners[0] if len(winners) == 1 else None
    verdict = teller.say(key, seat=seat, players=teller.players(winners))
    awards = _awards(teller)
    earned = [
        score - sum(given.values()) for score, given in zip(outcome.scores, awards, strict=True)
    ]
    parts: list[RenderableType] = [Text(verdict, style="bold"), Text(_why(teller, max(earned)))]
    parts.append(_standing(teller, outcome, awards, earned))
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) > 1:
        args: dict[str, Any] = {"players": teller.players(tied), "points": best}
        if len(winners) < len(tied):
            args["winners"] = teller.players(winners)
            parts.append(Text(teller.say("vikings-result-tie", **args)))
        else:
            parts.append(Text(teller.say("vikings-result-equal", **args)))
    return Group(*parts)


def _why(teller: Teller, most: int) -> str:
    """V-80, V-86: what ended the game."""
    view = teller.view
    if most >= view["goal"]:
        return teller.say("vikings-result-goal", goal=view["goal"])
    if view["quiet"] >= teller.numbers["table"]["quiet_rounds"]:
        return teller.say("vikings-result-quiet", rounds=view["quiet"])
    return teller.say("vikings-result-last", round=view["round"])


def _awards(teller: Teller) -> list[dict[str, int]]:
    """V-81: what each player got for which achievement."""
    view = teller.view
    shares = teller.numbers["table"]["shares"]
    awards: list[dict[str, int]] = [{} for _ in view["seats"]]
    for name in view["achievements"]:
        counts = [player["counts"][name] for player in view["seats"]]
        best = [seat for seat, count in enumerate(counts) if count == max(counts)]
        if max(counts):
            for seat in best:
                awards[seat][name] = shares[len(best) - 1]
    return awards


def _standing(
    teller: Teller, outcome: Outcome, awards: list[dict[str, int]], earned: list[int]
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column(teller.say("vikings-result-place"), justify="right")
    table.add_column(teller.say("vikings-result-player"), no_wrap=True)
    table.add_column(teller.say("vikings-result-points"), justify="right")
    table.add_column(teller.say("vikings-result-earned"), justify="right")
    table.add_column(teller.say("vikings-result-achievements"))
    for seat in sorted(range(teller.view["players"]), key=lambda each: outcome.ranks[each]):
        given = ", ".join(
            f"{teller.say(f'vikings-achievement-{name}')} {points}"
            for name, points in awards[seat].items()
        )
        cells = [str(outcome.ranks[seat]), teller.numbered(seat), str(outcome.scores[seat])]
        style = "bold" if seat == teller.seat else ""
        table.add_row(*map(Text, [*cells, str(earned[seat]), given or "–"]), style=style)
    return table

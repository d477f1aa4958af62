"""Whose turn it is that is a bot: what it is to think about, and what becomes of that."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from .. import wire
from ..bots.thoughts import FALLBACK
from ..wire.errors import Refused
from .tables import LocalTable
from .thinking import Choose, Need, Outcome, Task, Thought, Thoughts

if TYPE_CHECKING:
    from .hall import LocalHall


class Minding:
    """Bots at the tables of a hall without a server."""

    def __init__(self, hall: LocalHall, thoughts: Thoughts, pause: int) -> None:
        self._hall = hall
        self._thoughts = thoughts
        self._pause = pause

    def see_to(self, live: LocalTable) -> None:
        """Let every bot think that owes a move."""
        for seat in live.table.waiting():
            if live.table.seats[seat].by_bot:
                self.think(live, seat)

    def think(self, live: LocalTable, seat: int) -> None:
        if seat in live.bots:
            return
        asked: list[tuple[str, int, list[int]]] = []

        def task() -> Task | None:
            table = live.table
            if seat not in table.waiting():
                live.bots.pop(seat, None)
                return None
            level = table.seats[seat].level or table.settings.takeover.level
            view, legal = table.state.view(seat), table.state.legal(seat)
            asked.append((level, table.numbers[seat], legal))
            game, seed = table.settings.game, self._hall.seed()
            return Choose(level, game, seat, seed, view, legal, table.id)

        def hear(outcome: Outcome) -> None:
            live.bots.pop(seat, None)
            try:
                if not asked:
                    raise Refused("internal", "A bot could not be asked.")
                self._play(live, seat, *asked[-1], outcome)
            except Refused as refused:
                if refused.code == "internal":
                    self._hall.stumble(live, refused)
                else:  # somebody was quicker: it is thought about anew
                    self.see_to(live)
            except Exception as wrong:
                self._hall.stumble(live, wrong)

        after = max(self._hall.now() + self._pause, live.again)
        live.bots[seat] = self._thoughts.want(Thought(Need.MOVE, after, task, hear))

    def _play(
        self,
        live: LocalTable,
        seat: int,
        level: str,
        number: int,
        legal: list[int],
        outcome: Outcome,
    ) -> None:
        """A bot's move. One that fails gives way to greedy, and the table is told; if even greedy
        fails, any move will do: a game must go on."""
        why = outcome.why
        move = None if why else msgspec.json.decode(outcome.value)
        if not why and (not isinstance(move, int) or move not in legal):
            why = "illegal"
        if why and level != FALLBACK:
            self._hall.act(live, lambda table: table.take_over(seat, why, FALLBACK))
            return
        chosen = secrets.choice(legal) if why else int(move or 0)
        ask = wire.MakeMove(number, chosen)
        self._hall.act(live, lambda table: table.move(seat, ask, by=level))

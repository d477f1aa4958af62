"""Skill against luck: how much of who wins is explained by who plays, and how much by the deal.

A deal is played once with the one bot in each seat among rivals of another kind. That makes a
square for each deal: in row s, where the bot sat in seat s, every seat's share of the win less an
equal share. Its sum of squares, over all deals, is divided as in an analysis of variance:

- *skill*: the bot's own cells (the diagonal) against the others;
- *seat*: the columns' means, the same in every deal, which is what turn order is worth;
- *deal*: the columns of each deal beyond that: whoever sits where this deal is good wins;
- *rest*: what none of these explains: the bots' dice, and draws after the games have parted.

Of each part what chance alone would make of it is taken away, so a part of nothing is as often a
little below 0 as above. How sure a part is comes from leaving out every twentieth deal in turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..statistics import student

PARTS = ("skill", "seat", "deal", "rest")
BLOCKS = 20


@dataclass(frozen=True)
class Part:
    """A part of the whole, and its 95 % interval."""

    name: str
    value: float
    low: float
    high: float


class Skill:
    """Adds up squares, deal by deal."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deals = 0
        self._blocks = [_Sums(players) for _ in range(BLOCKS)]

    def add(self, square: Sequence[Sequence[float]]) -> None:
        """Of one deal: by the bot's seat, everybody's share of the win."""
        self._blocks[self.deals % BLOCKS].add(square)
        self.deals += 1

    def parts(self) -> list[Part]:
        """What the whole is made of; nothing before there are a few deals."""
        if self.deals < 2 * BLOCKS:
            return []
        whole = _parts(self._blocks, self.players)
        if whole is None:
            return []
        without = []
        for block in range(BLOCKS):
            others = self._blocks[:block] + self._blocks[block + 1 :]
            without.append(_parts(others, self.players) or whole)
        found = []
        for place, name in enumerate(PARTS):
            mean = sum(each[place] for each in without) / BLOCKS
            squares = sum((each[place] - mean) ** 2 for each in without)
            doubt = student(BLOCKS - 1) * math.sqrt(squares * (BLOCKS - 1) / BLOCKS)
            value = whole[place]
            found.append(Part(name, value, value - doubt, value + doubt))
        return found


class _Sums:
    """What is needed of some deals."""

    def __init__(self, players: int) -> None:
        self.deals = 0
        self.squares = self.own = self.of_columns = 0.0
        self.columns = [0.0] * players

    def add(self, square: Sequence[Sequence[float]]) -> None:
        equal = 1 / len(square)
        self.deals += 1
        self.squares += sum((share - equal) ** 2 for row in square for share in row)
        self.own += sum(row[seat] - equal for seat, row in enumerate(square))
        columns = [sum(row[seat] - equal for row in square) for seat in range(len(square))]
        self.of_columns += sum(column * column for column in columns)
        self.columns = [one + other for one, other in zip(self.columns, columns, strict=True)]


def _parts(blocks: Sequence[_Sums], players: int) -> tuple[float, ...] | None:
    """The parts in order; None if every game was shared by all."""
    deals = sum(each.deals for each in blocks)
    total = sum(each.squares for each in blocks)
    if total < 1e-9:
        return None
    own = sum(each.own for each in blocks)
    columns = [sum(each.columns[seat] for each in blocks) for seat in range(players)]
    by_skill = own * own / (deals * (players - 1))
    by_seat = sum(column * column for column in columns) / (deals * players)
    by_deal = sum(each.of_columns for each in blocks) / players - by_seat
    left = total - by_skill - by_seat - by_deal
    # A square's rows sum to 0: so many freedoms are left beside those that are explained.
    noise = left / (deals * (players - 1) ** 2 - 1)
    of_deal = by_deal / ((deals - 1) * (players - 1))
    skill = (by_skill - noise) / total
    seat = (by_seat - (players - 1) * of_deal) / total
    deal = deals * (players - 1) * (of_deal - noise) / total
    return skill, seat, deal, 1 - skill - seat - deal

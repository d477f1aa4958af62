"""What a learned judgement is shown of a table: the row of a seat, spread over its inputs.

One net judges a game at every table, so its inputs are those of the largest one: seats that a
smaller table lacks are empty there. Each byte of a row has an input that counts it; where a byte
says *which* one it is, each of those has an input of its own. To these come what the seat's
hand-written points say, how many play, and by which house rules. Training and playing both ask here
which input is which, so they can't differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from ..kernel.errors import BadOption
from ..kernel.game import Game, fingerprint

LEAD_MIDDLE = 128
"""What the input of the lead is when nobody is ahead."""
LEAD_STEPS = 16
"""How much more of it one `spread` of a lead is."""


Row = TypeVar("Row", bytes, "list[int]", "list[Input]")


class Input(NamedTuple):
    """Where a byte of a row goes: to one input as it is, or to one of several by its number."""

    first: int
    names_one: bool


class Inputs:
    """The inputs of a game's net."""

    def __init__(self, game: Game[Any]) -> None:
        if game.observations is None:
            raise BadOption(f"{game.name} has no observations, so nothing can be learned of it")
        self._observations = game.observations
        self.switches = game.about.variants
        """House rules that it knows of, each by its name under `variants`."""
        self._row: list[Input] = []
        columns = []
        first = 0
        for column, seat, _ in game.observations.places(game.max_players):
            columns.append([seat, column.name, column.size, column.most, *column.values])
            for _ in range(column.size):
                self._row.append(Input(first, column.names_one))
                first += column.most if column.names_one else 1
        self.lead = first
        """How far the seat is ahead of the best other, by the hand-written points."""
        tables = range(game.min_players, game.max_players + 1)
        self._tables = {players: first + 1 + at for at, players in enumerate(tables)}
        self._switches = first + 1 + len(tables)
        self.size = self._switches + len(self.switches)
        """How many there are."""
        self.layout = fingerprint([columns, LEAD_STEPS, list(tables), list(self.switches)])
        """Of what they mean: a net is for one layout only."""

    def of_row(self, players: int | None = None) -> list[Input]:
        """Those of each byte of a row at a table of so many, or at the largest."""
        return self._row if players is None else self.cut(self._row, players)

    def cut(self, largest: Row, players: int) -> Row:
        """What there is for each byte of the largest table's row, for the row of a smaller one."""
        seats = players * self._observations.seat_size
        return largest[:seats] + largest[len(self._row) - self._observations.table_size :]

    def places(self, players: int) -> list[int]:
        """Where each byte of a smaller table's row lies in the largest one's."""
        return self.cut(list(range(len(self._row))), players)

    def of_table(self, players: int, options: Mapping[str, Any]) -> list[int] | None:
        """Those that are 1 all game long; None if the table has options that they can't tell."""
        if options.keys() - {"variants"}:
            return None
        on = [name for name, is_on in options.get("variants", {}).items() if is_on]
        if not set(on) <= set(self.switches):
            return None
        return [self._tables[players], *(self._switches + self.switches.index(n) for n in on)]

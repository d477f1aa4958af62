"""Words for tests of rounds and deities, on top of `table`."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import IllegalMove

from .table import Table
from .words import PEOPLE

EXTRAS = ("summon", "use")
"""How the extra actions of a turn begin (W-36)."""


def few_people(**copies: int) -> dict[str, Any]:
    """Options for a people deck of these cards only: few_people(archer=12, shield_wall=1)."""
    wanted = {kind.replace("_", "-"): number for kind, number in copies.items()}
    return {"people": {kind: {"copies": wanted.get(kind, 0)} for kind in PEOPLE}}


def extras(table: Table, name: str) -> list[str]:
    """The extra actions a player can choose now."""
    return [choice for choice in table.choices(name) if choice.split()[0] in EXTRAS]


def main_actions(table: Table, name: str) -> list[str]:
    """What else a player can choose now."""
    return [choice for choice in table.choices(name) if choice.split()[0] not in EXTRAS]


def all_pass(table: Table) -> None:
    """Everybody passes on their turn, or does nothing if they have passed before, until the round
    is over or something else is asked."""
    started = table.round
    while table.round == started and table.asked[1] in ("turn", "after-pass"):
        move = "pass" if table.asked[1] == "turn" else "done"
        table.play(table.state.waiting[0], move)


def quick_round(table: Table) -> None:
    """Everybody passes; the first of two victory cards is taken; nothing else is done."""
    started = table.round
    while table.round == started and table.state.waiting:
        all_pass(table)
        if table.round == started and table.state.waiting:
            name = table.asked[0]
            choices = table.choices(name)
            table.play(table.names.index(name), "done" if "done" in choices else choices[0])


def count(table: Table, event: str) -> int:
    """How many lines of the saga begin with these words."""
    return sum(line.startswith(event) for line in table.saga)


def not_allowed() -> pytest.RaisesExc[IllegalMove]:
    """`with not_allowed(): …` holds that the move is refused, whatever reason is given."""
    return pytest.RaisesExc(IllegalMove)


def protected(table: Table) -> list[str]:
    """Whose lines are protected (W-76)."""
    return [name for name in table.names if getattr(table, name).protected]

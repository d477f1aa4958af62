"""Whom one may attack: one opponent a turn, nobody twice, and the exception (V-42, V-43)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings


def victims(table: Table, name: str) -> list[str]:
    """Whom a player may attack now."""
    moves = [move.split() for move in table.choices(name)]
    return sorted({move[1] for move in moves if move[0] == "attack"})


# --- one opponent, and nobody whom another has attacked (V-42) --------------------------------


@rule("V-42")
def test_anybody_not_attacked_yet_may_be_chosen() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="", bjorn="", floki="")
    assert victims(table, "ragnar") == ["bjorn", "floki", "lagerta"]


@rule("V-42")
def test_only_one_opponent_a_turn() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: brewery", bjorn="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert victims(table, "ragnar") == ["lagerta"]
    with refused("V-42", "one-opponent"):
        table.ragnar("attack bjorn brewery-1")


@rule("V-42")
def test_the_same_opponent_may_be_attacked_again_in_the_turn() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: 2 brewery", bjorn="")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]


@rule("V-42")
def test_a_repelled_attack_binds_to_the_opponent_too() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="", bjorn="village: brewery")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    with refused("V-42", "one-opponent"):
        table.ragnar("attack bjorn brewery-1")


@rule("V-42")
def test_whom_somebody_else_has_attacked_may_not_be_attacked() -> None:
    table = vikings(
        ragnar="hand: warrior", lagerta="village: 2 brewery; hand: beer", bjorn="hand: warrior"
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "end")
    table.lagerta("end")
    assert victims(table, "bjorn") == ["ragnar"]
    with refused("V-42", "already-attacked"):
        table.bjorn("attack lagerta brewery-2")


@rule("V-42")
def test_one_counts_as_attacked_whatever_comes_of_it() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: brewery", bjorn="hand: warrior")
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    table.lagerta("end")
    assert table.attacked == ["lagerta"]
    with refused("V-42", "already-attacked"):
        table.bjorn("attack lagerta brewery-1")


@rule("V-42")
def test_one_counts_as_attacked_while_the_defence_is_still_open() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: cannon", bjorn="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    assert table.asked == ("lagerta", "defend")
    assert table.attacked == ["lagerta"]


@rule("V-42", "V-34")
def test_dismantling_does_not_wash_an_attack_away() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: 2 brewery", bjorn="hand: warrior")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "end")
    table.lagerta("dismantle brewery-1", "end")
    assert (table.lagerta.damaged, table.attacked) == ([], ["lagerta"])
    with refused("V-42", "already-attacked"):
        table.bjorn("attack lagerta brewery-2")


@rule("V-42", "V-50")
def test_undead_and_the_dragon_are_no_opponents() -> None:
    table = vikings(
        ragnar="hand: 4 elf-archer", lagerta="village: brewery", bjorn="", path="undead-gold"
    )
    table.ragnar("attack lagerta brewery-1", "send elf-archer", "go")
    table.ragnar("fight undead 1", "send elf-archer", "go")
    table.ragnar("fight dragon", "send elf-archer", "go", "loot gold")
    assert table.attacked == ["lagerta"]
    assert victims(table, "ragnar") == ["lagerta"]


@rule("V-42", "V-50")
def test_fighting_undead_or_the_dragon_first_binds_to_nobody() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="", bjorn="")
    table.ragnar("fight dragon", "send warrior", "go", "loot beer")
    assert victims(table, "ragnar") == ["bjorn", "lagerta"]


@rule("V-42")
def test_a_new_round_forgets_who_was_attacked() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="", bjorn="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.end_round()
    assert table.attacked == []


# --- the exception (V-43) ---------------------------------------------------------------------


@rule("V-43")
def test_when_all_opponents_have_been_attacked_any_may_be() -> None:
    table = vikings(ragnar="attacked", lagerta="attacked", bjorn="hand: warrior", turn="bjorn")
    assert victims(table, "bjorn") == ["lagerta", "ragnar"]


@rule("V-43")
def test_it_comes_about_when_two_attack_each_other() -> None:
    table = vikings(
        ragnar="hand: warrior; village: brewery",
        lagerta="hand: warrior; village: 2 brewery",
        bjorn="hand: 2 warrior",
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "end")
    table.lagerta("attack ragnar brewery-1", "send warrior", "go", "end")
    table.bjorn("attack lagerta brewery-2", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]


@rule("V-43", "V-42")
def test_one_of_them_only() -> None:
    table = vikings(
        ragnar="attacked; village: brewery",
        lagerta="attacked; village: brewery",
        bjorn="hand: 2 warrior",
        turn="bjorn",
    )
    table.bjorn("attack lagerta brewery-1", "send warrior", "go")
    assert victims(table, "bjorn") == ["lagerta"]
    with refused("V-42", "one-opponent"):
        table.bjorn("attack ragnar brewery-1")


@rule("V-43", "V-42")
def test_not_as_long_as_somebody_has_not_been_attacked() -> None:
    table = vikings(
        ragnar="attacked", lagerta="attacked", bjorn="", floki="hand: warrior", turn="floki"
    )
    assert victims(table, "floki") == ["bjorn"]
    with refused("V-42", "already-attacked"):
        table.floki("attack ragnar hall")


@rule("V-43")
def test_not_merely_because_the_unattacked_have_nothing_attackable() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="attacked", bjorn="hall: new 2")
    assert victims(table, "ragnar") == []
    with refused("V-42", "already-attacked"):
        table.ragnar("attack lagerta hall")


@rule("V-43", "V-42")
def test_an_attack_on_the_last_unattacked_does_not_open_the_others() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="attacked", bjorn="village: brewery")
    table.ragnar("attack bjorn brewery-1", "send warrior", "go")
    assert table.attacked == ["lagerta", "bjorn"]
    with refused("V-42", "one-opponent"):
        table.ragnar("attack lagerta hall")


@rule("V-43", "V-44")
@pytest.mark.parametrize(
    ("village", "why"), [("damaged brewery", "damaged"), ("new brewery", "under-construction")]
)
def test_what_is_damaged_or_unfinished_stays_out_of_reach(village: str, why: str) -> None:
    table = vikings(
        ragnar=f"attacked; village: {village}",
        lagerta="attacked",
        bjorn="hand: warrior",
        turn="bjorn",
    )
    with refused("V-44", why):
        table.bjorn("attack ragnar brewery-1")


@rule("V-43", "V-46")
def test_a_building_whose_attack_was_repelled_may_be_attacked() -> None:
    table = vikings(
        ragnar="hand: warrior",
        lagerta="hand: cannon, warrior; village: 2 brewery",
        bjorn="hand: bear-rider",
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("defend cannon", "done")
    table.ragnar("end")
    table.lagerta("attack ragnar hall", "send warrior", "go", "end")
    table.bjorn("attack lagerta brewery-1", "send bear-rider", "go")
    table.nobody_defends()
    assert "brewery-1" in table.lagerta.damaged


@rule("V-43")
def test_two_players_are_always_free_to_attack_each_other() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: warrior")
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    assert victims(table, "lagerta") == ["ragnar"]

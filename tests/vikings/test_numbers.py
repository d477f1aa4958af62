"""What the numbers are for: each kind of number, overridden, is felt in the game."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings.data import DATA

from .rules import rule
from .table import GAME, Table, new_game, refused, vikings

NAMES = ("ragnar", "lagerta", "bjorn", "floki")
CARDS = DATA.cards()["cards"]
ASGARD = [name for name, card in CARDS.items() if "players" in card]


@rule("V-1", "V-21")
def test_another_starting_deck_and_hand() -> None:
    options = {"starting_deck": {"beer": 3, "gold": 0, "warrior": 1}, "table": {"hand": 4}}
    table = new_game("ragnar", "lagerta", options=options)
    assert len(table.ragnar.hand) == 4
    assert sorted(table.ragnar.hand + table.ragnar.deck) == [*3 * ["beer"], "warrior"]


@rule("V-30")
def test_another_price_of_a_card() -> None:
    options = {"cards": {"elf-archer": {"cost_beer": 1, "cost_gold": 1}}}
    table = vikings(ragnar="beer: 1; gold: 1", lagerta="", options=options)
    table.ragnar("buy elf-archer")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 0)


@rule("V-30", "V-33")
@pytest.mark.parametrize(
    ("rules", "beer", "gold"), [(3, 4, 5), (4, 2, 7), (5, 1, 7), (GAME.rules_version, 1, 8)]
)
def test_each_version_of_the_rules_has_its_own_prices(rules: int, beer: int, gold: int) -> None:
    rich = f"hall: 2; beer: {beer}; gold: {gold}"
    table = vikings(ragnar=rich, lagerta="", path="gold-bars", rules=rules)
    table.ragnar("buy path 1", "upgrade")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 0)
    assert (table.ragnar.played, table.ragnar.level) == (["gold-bars"], 3)


@rule("V-30")
def test_cards_may_cost_nothing() -> None:
    options = {"cards": {"cannon": {"cost_gold": 0}}}
    table = vikings(ragnar="", lagerta="", options=options)
    table.ragnar(*6 * ["buy cannon"])
    with refused("V-30", "pile-empty"):
        table.ragnar("buy cannon")


@rule("V-26")
def test_cards_may_give_and_draw_something_else() -> None:
    cards = {"beer": {"beer": 3}, "scroll": {"draw": 1}, "gold-miner": {"gold": 0, "amount": 4}}
    table = vikings(
        ragnar="hand: beer, scroll, gold-miner; village: 2 gold-factory",
        lagerta="",
        options={"cards": cards},
    )
    table.ragnar("play beer", "play gold-miner", "play scroll")
    assert (table.ragnar.beer, table.ragnar.gold, len(table.ragnar.hand)) == (3, 8, 1)


@rule("V-40", "V-45", "V-46")
def test_other_strengths() -> None:
    cards = {"warrior": {"strength": 9}, "cannon": {"strength": 6}}
    table = vikings(ragnar="hand: warrior", lagerta="hand: cannon", options={"cards": cards})
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.lagerta("defend cannon", "done")
    assert (table.lagerta.defences, table.lagerta.points) == ({"hall": 10}, 1)


@rule("V-54")
def test_an_assassin_may_disarm_of_more() -> None:
    options = {"cards": {"assassin": {"amount": 2}}}
    table = vikings(ragnar="hand: assassin", lagerta="hand: 3 cannon", options=options)
    table.ragnar("attack lagerta hall", "send assassin", "go")
    table.lagerta("disarm cannon", "disarm cannon")
    assert (table.lagerta.discard, table.lagerta.hand) == (["cannon", "cannon"], ["cannon"])


@rule("V-56")
def test_odins_boost_may_raise_by_more() -> None:
    options = {"cards": {"odins-boost": {"amount": 5}}}
    table = vikings(ragnar="hand: warrior, odins-boost", lagerta="hall: 2", options=options)
    table.ragnar("attack lagerta hall", "send warrior", "send odins-boost", "go")
    assert table.lagerta.damaged == ["hall"]


@rule("V-93")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_resurrection_may_call_another_number_of_cards(amount: int) -> None:
    options = {"cards": {"resurrection": {"amount": amount}}}
    table = vikings(ragnar="hand: resurrection; discard: 6 beer", lagerta="", options=options)
    table.ragnar("play resurrection")
    while table.asked == ("ragnar", "fetch"):
        table.ragnar("fetch beer")
    assert len(table.ragnar.hand) == amount


@rule("V-93")
def test_a_crystal_may_be_worth_more() -> None:
    options = {"cards": {"crystal": {"amount": 9}}}
    table = vikings(ragnar="hand: crystal", lagerta="", options=options)
    table.ragnar("play crystal", "mix 9")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 9)


@rule("V-93", "V-92")
def test_other_amounts_for_gifts_and_time_manipulation() -> None:
    cards = {"gift-resource": {"amount": 1}, "time-manipulation": {"amount": 0}}
    table = vikings(
        ragnar="hand: gift-resource, time-manipulation; deck: 3 beer",
        lagerta="",
        options={"cards": cards},
    )
    table.ragnar("play gift-resource")
    assert table.ragnar.hand == ["beer", "time-manipulation"]
    table.ragnar("play time-manipulation", "done")
    assert table.ragnar.hand == ["beer"]


@rule("V-41")
def test_heroes_may_be_raised_by_more() -> None:
    cards = {"dvergar": {"amount": 5}, "grendel": {"amount": 9}}
    table = vikings(
        ragnar="hand: dvergar, grendel; village: brewery",
        lagerta="village: tavern; hall: 3",
        options={"cards": cards},
    )
    table.ragnar("attack lagerta tavern-1", "send dvergar", "go")
    table.ragnar("attack lagerta hall", "send grendel", "go")
    assert [line for line in table.saga if line.startswith("went")] == [
        "went ragnar 8 6",
        "went ragnar 15 8",
    ]


@rule("V-32", "V-47")
def test_another_building() -> None:
    tavern = {"copies": 1, "beer": 1, "gold": 0, "defence": 2, "points": 4}
    options = {"buildings": {"tavern": tavern}}
    table = vikings(ragnar="hand: elf-archer; beer: 1", lagerta="village: tavern", options=options)
    with refused("V-32", "no-building-left"):
        table.ragnar("build tavern")
    table.ragnar("attack lagerta tavern-1", "send elf-archer", "go")
    assert table.ragnar.points == 4


@rule("V-47")
def test_a_store_may_be_looted_of_more() -> None:
    options = {"buildings": {"beer-store": {"loot": 2}}}
    table = vikings(ragnar="hand: bone-crusher", lagerta="village: beer-store(3)", options=options)
    table.ragnar("attack lagerta beer-store-1", "send bone-crusher", "go")
    assert (table.ragnar.tokens, table.lagerta.tokens) == ({"hall beer": 2}, {"beer-store-1": 1})


@rule("V-33", "V-32")
def test_another_hall() -> None:
    halls = {"1": {"limit": 1, "gold": 1}, "2": {"defence": 9, "reached": 2}}
    table = vikings(ragnar="village: brewery; gold: 2", lagerta="", options={"halls": halls})
    with refused("V-32", "village-full"):
        table.ragnar("build beer-store")
    table.ragnar("upgrade")
    assert (table.ragnar.gold, table.ragnar.points, table.ragnar.defences["hall"]) == (1, 2, 9)


@rule("V-47", "V-33")
def test_another_damage_bonus_of_a_hall() -> None:
    options = {"halls": {"1": {"points": 4}}}
    table = vikings(ragnar="hand: bone-crusher", lagerta="", options=options)
    table.ragnar("attack lagerta hall", "send bone-crusher", "go")
    assert table.ragnar.points == 4


@rule("V-24")
def test_another_store() -> None:
    options = {"table": {"capacity": 6, "store_points": 3}}
    table = vikings(ragnar="village: beer-store; hall: 1(8 beer)", lagerta="", options=options)
    table.end_round()
    assert (table.ragnar.tokens, table.ragnar.points) == ({"beer-store-1": 6}, 3)


@rule("V-13")
def test_another_rate_of_exchange() -> None:
    table = vikings(ragnar="beer: 3", lagerta="", options={"table": {"exchange": 3}})
    table.ragnar("exchange beer")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 1)


@rule("V-61")
def test_another_price_of_a_mission() -> None:
    table = vikings(ragnar="gold: 1", lagerta="", options={"table": {"swap_gold": 2}})
    with refused("V-61", "too-dear"):
        table.ragnar("swap 1")


@rule("V-50", "V-49")
def test_another_dragon_undead_and_full_defence() -> None:
    options = {"table": {"dragon_defence": 2, "undead_points": 3, "full_defence": 2}}
    table = vikings(
        ragnar="hand: 2 warrior, elf-archer", lagerta="", path="undead-beer", options=options
    )
    table.ragnar("fight dragon", "send warrior", "go")
    assert "too-weak ragnar" in table.saga
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.ragnar.points == 3
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    assert table.lagerta.points == 1 + 2


@rule("V-86")
def test_other_quiet_rounds_and_another_last_round() -> None:
    quiet = vikings(ragnar="", lagerta="", options={"table": {"quiet_rounds": 1}})
    quiet.end_round()
    last = vikings(ragnar="", lagerta="", options={"table": {"last_round": 2}})
    last.end_round()
    assert quiet.asked == last.asked == ("nobody", "over")


@rule("V-3")
def test_other_asgard_cards() -> None:
    each = new_game("ragnar", "lagerta", options={"table": {"asgard_each": 1}})
    assert (len(each.asgard), each.asgard_left) == (2, 0)
    fewer = new_game("ragnar", "lagerta", options={"cards": {"thor": {"copies": 0}}})
    assert "thor" not in fewer.position["asgard_unseen"] + fewer.asgard
    more = new_game("ragnar", "lagerta", options={"cards": {"beer-taxes": {"players": 2}}})
    assert "beer-taxes" in more.position["asgard_unseen"] + more.asgard


@rule("V-70")
def test_other_points_for_asgard_cards() -> None:
    options = {"table": {"gates": [2, 3, 9]}, "halls": {"3": {"reached": 3}}}
    table = vikings(ragnar="hall: 2; gold: 9", lagerta="", options=options)
    table.ragnar("upgrade", "asgard 1")
    assert table.asked == ("ragnar", "asgard")
    table.ragnar("asgard 1")
    assert table.asked == ("ragnar", "turn")


@rule("V-81")
def test_other_shares_of_an_achievement() -> None:
    options = {"table": {"shares": [9, 4, 2, 1], "last_round": 2}}
    village = "village: brewery"
    shared = vikings(ragnar=village, lagerta=village, achievements="builder", options=options)
    shared.end_round()
    alone = vikings(ragnar=village, lagerta="", achievements="builder", options=options)
    alone.end_round()
    assert (shared.ragnar.points, alone.ragnar.points) == (4, 9)


@rule("V-60", "V-2")
def test_other_missions() -> None:
    missions = {"brewer": {"points": 5, "need": 1}, "worker": {"copies": 0}}
    options = {"missions": missions}
    table = vikings(ragnar="village: brewery; missions: brewer", lagerta="", options=options)
    table.ragnar("claim 1", "asgard 1")
    assert table.ragnar.points == 5
    assert "worker" not in new_game("ragnar", "lagerta", options=options).missions_left


@rule("V-2")
def test_a_mission_worth_more_lies_lower_in_the_deck() -> None:
    options = {"missions": {"worker": {"points": 2}}}
    for seed in range(10):
        table = new_game(*NAMES, seed=seed, options=options)
        assert "worker" not in [mission for player in table.players for mission in player.missions]


@rule("V-80")
@pytest.mark.parametrize(("players", "goal"), [(2, 7), (3, 9), (4, 8)])
def test_another_goal(players: int, goal: int) -> None:
    options = {"goal": {str(players): goal}}
    seats: dict[str, Any] = dict.fromkeys(NAMES[1:players], "")
    for points, over in ((goal - 1, False), (goal, True)):
        table = vikings(ragnar=f"points: {points}", **seats, options=options)
        table.end_round()
        assert (table.asked == ("nobody", "over")) == over


@pytest.mark.parametrize(
    "options",
    [
        {"table": {"hand": 20, "capacity": 20}},
        {"starting_deck": {"beer": 0, "gold": 0, "warrior": 0}},
        {"cards": {name: {"copies": 0} for name in ASGARD}},
        {"cards": {name: {"copies": 0} for name, card in CARDS.items() if "copies" in card}},
        {"missions": {name: {"copies": 0} for name in DATA.cards()["missions"]}},
        {"buildings": {name: {"copies": 0} for name in DATA.cards()["buildings"]}},
        {"table": {"asgard_each": 6}, "variants": {"take_from_open": True}},
    ],
)
def test_even_odd_games_can_be_played(options: dict[str, Any]) -> None:
    table = new_game("ragnar", "lagerta", "bjorn", options=options)

    def can_be_stored(table: Table) -> bool:
        assert GAME.from_json(table.position).key() == table.state.key()
        return table.round > 3

    table.play_until(can_be_stored)
    assert table.round > 3 or table.outcome

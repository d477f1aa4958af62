"""The cards: how many there are, where each number comes from, and that none is ever lost."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.vikings.data import DATA
from meadhall.hall.wire.board_numbers import origins
from meadhall.kernel import BadPosition

from .rules import rule
from .table import GAME, Table, new_game, vikings
from .words import (
    ACHIEVEMENTS,
    ASGARD,
    BUILDINGS,
    CARDS,
    FIGHTERS,
    FORTIFICATIONS,
    MISSIONS,
    ONE_POINT_MISSIONS,
    PATH,
    STARTERS,
)

NAMES = ("ragnar", "lagerta", "bjorn", "floki")


def copies(kinds: tuple[str, ...], table: str = "cards") -> list[int]:
    return [DATA.cards()[table][kind]["copies"] for kind in kinds]


# --- composition --------------------------------------------------------------------------------


@rule("V-1")
def test_a_starting_deck_has_ten_cards() -> None:
    deck = DATA.cards()["starting_deck"]
    assert [deck[card] for card in STARTERS] == [6, 2, 2]


@rule("V-4")
def test_eighteen_fighters_and_fourteen_fortifications() -> None:
    assert copies(FIGHTERS) == [8, 6, 4]
    assert copies(FORTIFICATIONS) == [6, 4, 4]


@rule("V-4")
def test_fifty_two_buildings() -> None:
    assert copies(BUILDINGS, "buildings") == [12, 12, 8, 8, 6, 6]


@rule("V-4")
def test_forty_cards_of_odins_path() -> None:
    assert copies(PATH) == [2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 1, 1, 3, 1, 4, 2, 2, 2]
    assert sum(copies(PATH)) == 40


@rule("V-3")
def test_twelve_asgard_cards_two_of_them_for_three_or_four() -> None:
    assert copies(ASGARD) == 12 * [1]
    least = {card: DATA.cards()["cards"][card]["players"] for card in ASGARD}
    assert [card for card in ASGARD if least[card] > 2] == ["beer-taxes", "gold-taxes"]


@rule("V-2")
def test_twenty_missions_worth_thirty_four_points() -> None:
    missions = DATA.cards()["missions"]
    assert tuple(missions) == MISSIONS
    assert sum(copies(MISSIONS, "missions")) == 20
    assert {missions[name]["points"] for name in ONE_POINT_MISSIONS} == {1}
    assert sum(each["copies"] * each["points"] for each in missions.values()) == 34


@rule("V-4", "V-81")
def test_eight_achievements() -> None:
    sets = [new_game("ragnar", "lagerta", seed=seed).achievements for seed in range(20)]
    assert {name for opened in sets for name in opened} == set(ACHIEVEMENTS)


@rule("V-1", "V-4")
def test_the_records_of_the_cards_are_those_of_the_words() -> None:
    assert tuple(DATA.cards()["cards"]) == CARDS
    assert tuple(DATA.cards()["buildings"]) == BUILDINGS


@rule("V-26", "V-40")
def test_what_each_card_is() -> None:
    roles: dict[str, list[str]] = {}
    for name, card in DATA.cards()["cards"].items():
        roles.setdefault(card["role"], []).append(name)
    assert roles == {
        "resource": [
            *("beer", "gold", "gold-miner", "beer-specialist", "beer-mugs", "gold-bars", "crystal")
        ],
        "fighter": [
            *("warrior", "elf-archer", "bone-crusher", "pigator", "shaman", "bear-rider"),
            "assassin",
        ],
        "fortification": [
            *("cannon", "chicken-tower", "sheep-cannon", "shockwave-tower", "hero-trap")
        ],
        "undead": ["undead-gold", "undead-beer"],
        "action": [
            *("money-theft", "recipe-theft", "scroll", "gift-resource", "gift-fighter"),
            *("lokis-lens", "resurrection", "time-manipulation", "treasure-chest"),
            *("beer-taxes", "gold-taxes"),
        ],
        "booster": ["sword", "odins-boost", "mjolnir"],
        "hero": ["thor", "grendel", "dvergar", "alviss", "valkyrie"],
    }


# --- no card is lost ----------------------------------------------------------------------------


@rule("V-1", "V-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_ever_lost_or_added(players: int) -> None:
    """A position is only accepted if every card is in it once; so it must be after every move."""
    table = new_game(*NAMES[:players], seed=players)

    def all_there(table: Table) -> bool:
        assert GAME.from_json(table.position).key() == table.state.key()
        return table.round > 4

    table.play_until(all_there, seed=players)


@rule("V-1")
@pytest.mark.parametrize(
    ("pile", "card"),
    [("discard", "beer"), ("played", "pigator"), ("discard", "scroll"), ("discard", "thor")],
)
def test_a_position_with_a_card_too_many_is_refused(pile: str, card: str) -> None:
    position = vikings(ragnar="", lagerta="").position
    position["seats"][0][pile] = {card: 1}
    with pytest.raises(BadPosition, match=f"cards {card} on the table"):
        GAME.from_json(position)


@rule("V-4", "V-32")
def test_a_position_with_a_building_too_many_is_refused() -> None:
    position = vikings(ragnar="village: tavern", lagerta="").position
    position["buildings"]["tavern"] += 1
    with pytest.raises(BadPosition, match="7 buildings tavern"):
        GAME.from_json(position)


@rule("V-2")
def test_a_position_with_a_mission_too_many_is_refused() -> None:
    position = vikings(ragnar="missions: brewer, captain", lagerta="").position
    position["missions_unseen"]["brewer"] = 1
    with pytest.raises(BadPosition, match="brewer"):
        GAME.from_json(position)


@rule("V-3")
def test_a_position_with_more_asgard_cards_left_than_unseen_is_refused() -> None:
    position = vikings(ragnar="", lagerta="").position
    position["asgard_left"] = 9
    with pytest.raises(BadPosition):
        GAME.from_json(position)


@rule("V-6")
def test_a_position_with_a_hand_of_another_size_is_refused() -> None:
    position = vikings(ragnar="hand: beer", lagerta="").position
    position["seats"][0]["hand"] = 2
    with pytest.raises(BadPosition, match="another number of cards in hand"):
        GAME.from_json(position)


@rule("V-20")
@pytest.mark.parametrize("site", ["brewery-1", "gold-factory-1"])
def test_a_position_with_two_tokens_on_a_production_building_is_refused(site: str) -> None:
    position = vikings(ragnar="village: brewery, gold-factory", lagerta="").position
    position["seats"][0]["sites"][site]["tokens"] = 2
    with pytest.raises(BadPosition):
        GAME.from_json(position)


@rule("V-24")
@pytest.mark.parametrize(("site", "tokens"), [("beer-store-1", 5), ("tavern-1", 1)])
def test_a_position_with_more_tokens_than_a_building_holds_is_refused(
    site: str, tokens: int
) -> None:
    position = vikings(ragnar="village: beer-store, tavern", lagerta="").position
    position["seats"][0]["sites"][site]["tokens"] = tokens
    with pytest.raises(BadPosition):
        GAME.from_json(position)


# --- where the numbers come from ----------------------------------------------------------------


def record(name: str) -> dict[str, str]:
    """Where each number of a record comes from, and its effect or condition."""
    table, _, entry = name.partition(".")
    told = origins(DATA.cards())[table]
    return dict(told[entry] if entry else told)


@rule("V-33", "V-40", "V-47")
@pytest.mark.parametrize(
    ("table", "number", "origin"),
    [
        ("cards.elf-archer", "cost_beer", "book"),
        ("cards.elf-archer", "strength", "book"),
        ("cards.bone-crusher", "strength", "picture"),
        ("cards.pigator", "cost_gold", "book"),
        ("cards.pigator", "strength", "ours"),
        ("cards.money-theft", "cost_beer", "derived"),
        ("cards.shaman", "cost_beer", "picture"),
        ("cards.bear-rider", "strength", "ours"),
        ("cards.sword", "strength", "ours"),
        ("cards.thor", "strength", "ours"),
        ("cards.grendel", "strength", "picture"),
        ("cards.grendel", "amount", "ours"),
        ("cards.undead-gold", "strength", "picture"),
        ("buildings.gold-factory", "beer", "derived"),
        ("buildings.gold-factory", "defence", "book"),
        ("buildings.brewery", "gold", "picture"),
        ("buildings.beer-store", "defence", "ours"),
        ("buildings.tavern", "points", "ours"),
        ("halls.1", "gold", "book"),  # it buys level 2
        ("halls.1", "points", "ours"),
        ("halls.2", "gold", "ours"),  # it buys level 3
        ("halls.3", "points", "derived"),
        ("halls.3", "reached", "ours"),
        ("table", "gates", "book"),
        ("table", "dragon_defence", "picture"),
        ("table", "quiet_rounds", "ours"),
        ("goal", "2", "derived"),
        ("missions.worker", "points", "derived"),
        ("missions.town-fall", "points", "ours"),
    ],
)
def test_origins_are_those_of_our_notes_on_the_cards(table: str, number: str, origin: str) -> None:
    assert record(table)[number] == origin


def named(table: str, what: str, origin: str = "ours") -> set[str]:
    return {name for name, told in origins(DATA.cards())[table].items() if told.get(what) == origin}


@rule("V-31", "V-70")
def test_effects_and_currencies_that_we_chose_are_marked_as_ours() -> None:
    assert {"lokis-lens", "scroll", "hero-trap", "grendel"} <= named("cards", "effect")
    assert {"shaman", "gold-miner", "beer-mugs"} <= named("cards", "currency")
    assert {"shaman", "gold-miner", "beer-mugs"} <= named("cards", "effect", "picture")
    assert named("cards", "effect", "book") == {
        *("beer", "gold", "warrior", "elf-archer", "bone-crusher", "pigator", "cannon"),
        *("undead-gold", "undead-beer", "alviss"),
    }


@rule("V-62")
def test_thirteen_conditions_and_nine_values_of_missions_are_ours() -> None:
    known = {"worship", "worker", "attacker"}
    assert named("missions", "condition") == set(DATA.cards()["missions"]) - known
    assert len(named("missions", "condition")) == 13
    assert len(named("missions", "points")) == 9


@rule("V-32", "V-47")
def test_nobody_chose_a_damage_bonus_that_is_not_there() -> None:
    for name, building in DATA.cards()["buildings"].items():
        for bonus in ("points", "loot"):
            if not building[bonus]:
                assert record(f"buildings.{name}")[bonus] == "derived"


@rule("V-3")
def test_how_many_copies_there_are_is_never_our_guess() -> None:
    for table in ("buildings", "cards", "missions"):
        assert named(table, "copies") == set()


def test_the_number_of_players_is_true() -> None:
    players = DATA.cards()["players"]
    assert (players["least"], players["most"]) == (GAME.min_players, GAME.max_players)


def test_all_cards_are_somewhere_at_the_start() -> None:
    position = new_game(*NAMES).position
    cards: Counter[str] = Counter(position["market"]) + Counter(position["path_unseen"])
    for seat in position["seats"]:
        cards += Counter(seat["unseen"])
    asgard = [card for card in position["asgard"] if card]
    assert cards.total() + 5 + len(asgard) + len(position["asgard_unseen"]) == 40 + 32 + 40 + 12

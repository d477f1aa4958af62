"""What the view says beyond what lies there, and what is foreseen of a move: by the rules' own
functions, so each is compared with what then happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.kernel import State, seeded

from .rules import rule
from .table import GAME, Table, vikings


def foreseen(table: Table, move: str) -> dict[str, Any]:
    """What whoever is asked foresees of a move."""
    seat = table.state.waiting[0]
    legal = {GAME.notation(table.state, seat, each): each for each in table.state.legal(seat)}
    return dict(GAME.foresee(table.state, seat, list(legal.values())).get(legal[move], {}))


def attack(table: Table) -> dict[str, Any]:
    shown: dict[str, Any] = table.view(None)["attack"]
    return shown


# --- an attack (V-40 … V-56) ------------------------------------------------------------------


@rule("V-40", "V-56")
def test_an_attack_says_what_its_strength_is_made_of() -> None:
    table = vikings(
        ragnar="hand: 2 warrior, grendel, sword, odins-boost; village: brewery",
        lagerta="hall: 2; village: tavern",
    )
    table.ragnar("attack lagerta hall", "send warrior", "send warrior", "send grendel")
    assert (attack(table)["terms"], attack(table)["strength"]) == ([1, 1, 8], 10)
    table.ragnar("send sword", "send odins-boost")
    assert (attack(table)["terms"], attack(table)["strength"]) == ([1, 1, 3, 8, 6], 19)


@rule("V-40", "V-41", "V-45", "V-55")
@pytest.mark.parametrize("seed", range(12))
def test_terms_are_the_strength_and_a_tie_is_a_success(seed: int) -> None:
    for state in busy(seed):
        shown = state.view(None)["attack"]
        if shown:
            assert sum(shown["terms"]) == shown["strength"]
            assert shown["succeeds"] == (shown["strength"] >= shown["defence"])
            assert shown["by"] == abs(shown["strength"] - shown["defence"])


@rule("V-47")
@pytest.mark.parametrize(
    ("village", "site", "prize"),
    [
        ("village: brewery(1)", "brewery-1", {}),
        ("village: tavern", "tavern-1", {"points": 2}),
        ("village: beer-store", "beer-store-1", {}),
        ("village: beer-store(3)", "beer-store-1", {"tokens": 1, "resource": "beer"}),
        ("village: gold-store(1)", "gold-store-1", {"tokens": 1, "resource": "gold"}),
        ("hall: 1", "hall", {"points": 1}),
        ("hall: 3", "hall", {"asgard": True}),
    ],
)
def test_a_building_says_what_damaging_it_brings(
    village: str, site: str, prize: dict[str, Any]
) -> None:
    table = vikings(ragnar="hand: grendel", lagerta=village)
    assert table.view(None)["seats"][1]["sites"][site]["prize"] == prize
    table.ragnar(f"attack lagerta {site}")
    assert attack(table)["prize"] == prize
    table.ragnar("send grendel", "go")
    assert table.ragnar.points == prize.get("points", 0)
    assert sum(table.ragnar.tokens.values()) == prize.get("tokens", 0)
    assert (table.asked == ("ragnar", "offer")) == prize.get("asgard", False)


@rule("V-47", "V-70")
def test_no_card_of_asgard_is_promised_when_there_is_none() -> None:
    table = vikings(ragnar="hand: thor", lagerta="hall: 3", asgard_deck=0)
    assert table.view(None)["seats"][1]["sites"]["hall"]["prize"] == {}


@rule("V-50")
def test_a_monster_says_what_beating_it_brings() -> None:
    table = vikings(ragnar="hand: 2 elf-archer", lagerta="", path="undead-gold, scroll")
    table.ragnar("fight undead 1")
    shown = attack(table)
    assert (shown["target"], shown["place"], shown["victim"]) == ("undead", 0, None)
    assert shown["prize"] == {"points": 1, "tokens": 1, "resource": "gold"}
    table.ragnar("send elf-archer", "go", "fight dragon")
    assert (attack(table)["target"], attack(table)["prize"]) == ("dragon", {"tokens": 1})


@rule("V-45", "V-49", "V-55")
def test_an_attack_says_what_the_defender_gets() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: hero-trap; village: tavern")
    table.ragnar("attack lagerta tavern-1")
    assert attack(table)["repelled"] == 1  # somebody will have to come along
    table.ragnar("send warrior", "send warrior")
    assert (attack(table)["repelled"], attack(table)["full"]) == (2, 1)
    table.ragnar("go")
    table.lagerta("defend hero-trap")
    assert attack(table)["repelled"] == 2
    table.lagerta("done")
    assert table.lagerta.points == 2
    table.ragnar("end")
    assert table.lagerta.points == 3


@rule("V-45", "V-54", "V-57")
def test_fortifications_that_may_be_in_a_hand_are_those_nobody_can_rule_out() -> None:
    table = vikings(
        ragnar="hand: 2 warrior", lagerta="hand: beer; deck: cannon, beer; village: brewery"
    )
    table.ragnar("attack lagerta brewery-1", "send warrior")
    assert attack(table)["forts"] == {"cannon": 1}
    table.ragnar("go")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("decline all")
    table.ragnar("attack lagerta hall")
    assert attack(table)["forts"] == {"cannon": 1}, "a standing no rules nothing out for others"


# --- the turn (V-40, V-48, V-49, V-53) --------------------------------------------------------


@rule("V-48")
def test_the_end_of_the_turn_says_the_points_for_its_attacks() -> None:
    table = vikings(ragnar="hand: 2 elf-archer", lagerta="village: 2 brewery")
    assert table.view(None)["turn"]["at_end"] == {"points": 0, "defender": None, "defence": 0}
    for hits, points in ((1, 1), (2, 3)):
        table.ragnar(f"attack lagerta brewery-{hits}", "send elf-archer")
        assert attack(table)["later"] == points - (hits > 1)
        table.ragnar("go")
        assert table.view(None)["turn"]["at_end"]["points"] == points
    table.ragnar("end")
    assert table.ragnar.points == 3


@rule("V-49")
def test_the_end_of_the_turn_says_who_has_repelled_everything() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: tavern")
    table.ragnar("attack lagerta tavern-1", "send warrior", "go")
    table.nobody_defends()
    assert table.view(None)["turn"]["at_end"] == {"points": 0, "defender": 1, "defence": 1}


@rule("V-40", "V-53", "V-56", "V-83", "V-91")
def test_an_army_is_all_that_could_be_sent_together() -> None:
    table = vikings(ragnar="hand: 2 warrior, sword, odins-boost, beer, cannon", lagerta="")
    army = table.view("ragnar")["army"]
    assert army["cards"] == {"warrior": 2, "sword": 1, "odins-boost": 1}
    table.ragnar("attack lagerta hall", "send warrior", "send warrior", "send sword")
    table.ragnar("send odins-boost")
    assert attack(table)["strength"] == army["strength"] == 11
    assert (table.view("lagerta")["army"], table.view(None)["army"]) == (None, None)


@rule("V-53")
def test_boosters_alone_are_no_army_and_heroes_need_none() -> None:
    table = vikings(ragnar="hand: thor, sword", lagerta="")
    assert table.view("ragnar")["army"]["strength"] == 7
    table = vikings(ragnar="hand: sword, odins-boost", lagerta="")
    assert table.view("ragnar")["army"]["strength"] == 0


@rule("V-53")
def test_kinds_that_were_passed_over_are_said() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer, thor", lagerta="")
    table.ragnar("attack lagerta hall")
    assert table.view("ragnar")["army"]["passed"] == []
    table.ragnar("send elf-archer")
    assert table.view("ragnar")["army"]["passed"] == ["warrior"]
    assert "send warrior" not in table.choices("ragnar")


# --- players (V-10, V-24, V-32, V-60, V-81) ---------------------------------------------------


@rule("V-10", "V-24")
def test_what_there_is_to_spend_and_what_becomes_of_tokens() -> None:
    table = vikings(
        ragnar="hand: 2 beer; village: brewery(1), gold-store(2), gold-factory(1)", lagerta=""
    )
    table.ragnar("play beer")
    me = table.view("ragnar")["seats"][0]
    assert me["tokens"] == {"beer": 1, "gold": 3}
    assert me["purse"] == {"beer": 2, "gold": 3}
    assert me["room"] == {"beer": 0, "gold": 4}
    assert me["lost"] == {"beer": 1, "gold": 0}
    rooms = {site: (each.get("holds"), each.get("room")) for site, each in me["sites"].items()}
    assert rooms == {
        "hall": (None, None),
        "brewery-1": ("beer", 1),
        "gold-factory-1": ("gold", 1),
        "gold-store-1": ("gold", 4),
    }


@rule("V-32", "V-33")
def test_how_much_can_still_be_built() -> None:
    table = vikings(ragnar="village: brewery, tavern", lagerta="hall: 3; village: brewery")
    mine, hers = table.view(None)["seats"]
    assert (mine["built"], mine["free"], hers["built"], hers["free"]) == (2, 1, 1, None)


@rule("V-60")
def test_how_far_a_mission_has_come() -> None:
    table = vikings(
        ragnar="hand: 3 gold, 2 beer; village: brewery; missions: brewer, worker",
        lagerta="missions: worker, money; village: 2 brewery",
    )

    def progress(seat: int) -> list[tuple[int, int]]:
        shown = table.view(None)["seats"][seat]["progress"]
        return [(each["have"], each["need"]) for each in shown]

    assert (progress(0), progress(1)) == ([(1, 2), (0, 1)], [(0, 1), (0, 3)])
    table.ragnar("play gold", "play gold", "build brewery")
    assert progress(0) == [(2, 2), (1, 1)]
    assert progress(1) == [(0, 1), (0, 3)]  # what he has done and spent is his own
    assert {"claim 1", "claim 2"} <= set(table.choices("ragnar"))


@rule("V-60")
@pytest.mark.parametrize("seed", range(6))
def test_a_mission_can_be_claimed_just_when_it_has_come_far_enough(seed: int) -> None:
    for state in busy(seed):
        view = state.view(None)
        seat = view["active"]
        if view["frames"] and view["frames"][-1]["frame"] == "turn" and seat not in view["claimed"]:
            legal = [GAME.notation(state, seat, move) for move in state.legal(seat)]
            for slot, far in enumerate(view["seats"][seat]["progress"]):
                done = far is not None and far["have"] == far["need"]
                assert (f"claim {slot + 1}" in legal) == done


@rule("V-81")
def test_who_leads_with_an_achievement() -> None:
    table = vikings(
        ragnar="village: brewery, tavern",
        lagerta="village: brewery, drakkar",
        achievements="builder, miner, accomplisher, king-pig",
    )
    leaders = table.view(None)["leaders"]
    assert leaders == {"builder": [0, 1], "miner": [], "accomplisher": [], "king-pig": []}


@rule("V-6")
def test_the_own_deck_is_known_by_its_cards() -> None:
    table = vikings(ragnar="hand: beer; deck: 2 gold, scroll", lagerta="")
    assert table.view("ragnar")["deck"] == {"gold": 2, "scroll": 1}
    assert table.view(None)["deck"] is None


# --- foresight --------------------------------------------------------------------------------


@rule("V-11", "V-30", "V-31", "V-32", "V-33", "V-61")
@pytest.mark.parametrize(
    ("move", "price", "left"),
    [
        ("buy pigator", (4, 3), (1, 2)),
        ("buy path 1", (4, 0), (1, 5)),
        ("build tavern", (5, 0), (0, 5)),
        ("upgrade", (0, 3), (5, 2)),
        ("swap 1", (0, 1), (5, 4)),
    ],
)
def test_a_price_and_what_is_left_are_foreseen(
    move: str, price: tuple[int, int], left: tuple[int, int]
) -> None:
    table = vikings(
        ragnar="hand: 2 beer, gold; village: beer-store(3), gold-store(4)",
        lagerta="",
        path="shaman, scroll",
    )
    table.ragnar("play beer", "play beer", "play gold")
    shown = foreseen(table, move)
    assert tuple(shown["price"].values()) == price
    assert tuple(shown["left"].values()) == left
    table.ragnar(move)
    assert tuple(table.view(None)["seats"][0]["purse"].values()) == left


@rule("V-84")
@pytest.mark.parametrize(
    ("card", "undo", "gains"),
    [
        ("beer", True, {"gains": {"beer": 1, "gold": 0}}),
        ("gold-miner", True, {"gains": {"beer": 0, "gold": 1}}),
        ("shaman", False, {}),
        ("gift-resource", False, {}),
    ],
)
def test_what_a_card_gives_and_whether_it_can_be_taken_back_is_foreseen(
    card: str, undo: bool, gains: dict[str, Any]
) -> None:
    table = vikings(ragnar=f"hand: {card}; deck: 3 beer, gold", lagerta="")
    assert foreseen(table, f"play {card}") == {"undo": undo, **gains}


@rule("V-27", "V-84")
def test_a_card_that_finds_nothing_to_draw_can_be_taken_back() -> None:
    table = vikings(ragnar="hand: scroll; deck: ; discard:", lagerta="")
    assert table.ragnar.deck == []
    assert foreseen(table, "play scroll") == {"undo": True}


@rule("V-40", "V-45", "V-55", "V-56")
def test_how_an_attack_would_stand_is_foreseen() -> None:
    table = vikings(
        ragnar="hand: 2 warrior, elf-archer, odins-boost",
        lagerta="hand: cannon, hero-trap; village: drakkar",
    )
    table.ragnar("attack lagerta drakkar-1", "send warrior", "send warrior")
    stands = {"strength": 4, "defence": 3, "succeeds": True, "chance": 68}
    assert foreseen(table, "send elf-archer") == stands
    boosted = foreseen(table, "send odins-boost")
    assert (boosted["strength"], boosted["succeeds"]) == (8, True)
    assert boosted["chance"] > stands["chance"]
    table.ragnar("send elf-archer", "go")
    assert foreseen(table, "defend cannon") == {"strength": 4, "defence": 5, "succeeds": False}
    # Whom the trap takes is still to be chosen.
    assert foreseen(table, "defend hero-trap") == {}


@rule("V-55")
def test_a_trap_that_leaves_no_choice_is_foreseen() -> None:
    table = vikings(ragnar="hand: thor, warrior", lagerta="hand: hero-trap; village: drakkar")
    table.ragnar("attack lagerta drakkar-1", "send warrior", "send thor", "go")
    assert foreseen(table, "defend hero-trap") == {"strength": 1, "defence": 3, "succeeds": False}


@rule("V-93")
def test_what_a_mixture_gives_and_how_many_cards_come_are_foreseen() -> None:
    table = vikings(ragnar="hand: crystal, time-manipulation, beer; deck: 4 gold", lagerta="")
    table.ragnar("play crystal")
    assert foreseen(table, "mix 2") == {"gains": {"beer": 0, "gold": 2}}
    table.ragnar("mix 1", "play time-manipulation", "discard beer")
    assert foreseen(table, "done") == {"draws": 3}


# --- in every world that looks the same -------------------------------------------------------


def busy(seed: int) -> list[State]:
    """Positions of a game at random with much to fight for."""
    options = {"starting_deck": {"gold": 6, "warrior": 5}, "halls": {"1": {"gold": 1}}}
    state = GAME.start(3, seed, options)
    anything = random.Random(seed)
    found: list[State] = []
    while state.outcome is None and len(found) < 400:
        found.append(state.clone())
        seat = state.waiting[0]
        state.play(seat, anything.choice(state.legal(seat)))
    return found


@rule("V-6", "V-45")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_shown_and_foreseen_is_the_same_in_every_world_one_can_imagine(seed: int) -> None:
    for number, state in enumerate(busy(seed)):
        if number % 7:
            continue
        for seat in range(state.players):
            world = GAME.imagine(state, seat, seeded(number))
            assert world.view(seat) == state.view(seat)
            legal = state.legal(seat)
            assert GAME.foresee(world, seat, legal) == GAME.foresee(state, seat, legal)

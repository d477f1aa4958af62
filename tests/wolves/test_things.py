"""The cards, and who may know what of them (W-1 … W-6)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.wolves.data import DATA
from meadhall.kernel import seeded

from .layout import all_people
from .rules import rule
from .table import GAME, Table, new_game, wolves
from .words import BLUE, DEITIES, MANOEUVRES, PEOPLE, RED, UNITS, VICTORIES, in_order

COPIES = {
    **dict.fromkeys(("archer", "bond", "hirdman"), 12),
    **dict.fromkeys(("huscarl", "berserk", "thrall", "assassin"), 8),
    **dict.fromkeys(("raider", "traitor", *MANOEUVRES), 6),
    **dict.fromkeys(("priest", "hovding", "konung"), 4),
}
TEIWAZ = {"hirdman", "huscarl", "berserk", "priest", "hovding", "konung"}


# --- the decks --------------------------------------------------------------------------------


@rule("W-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_110_people(players: int) -> None:
    copies = all_people(GAME.start(players, seed=players).to_json())
    assert copies == COPIES
    assert sum(copies.values()) == 110


@rule("W-2")
@pytest.mark.parametrize("unit", UNITS)
def test_each_unit_has_a_rune(unit: str) -> None:
    """Bonds count Eiwaz units and the Hövding counts Teiwaz units, so they tell which is which."""
    if unit != "hovding":
        line = wolves(anna=f"hovding {unit}", erik="", mark="").anna
        assert line.strengths[0] == (4 if unit in TEIWAZ else 2)
    if unit != "bond":
        line = wolves(anna=f"bond {unit}", erik="", mark="").anna
        assert line.strengths[0] == (1 if unit in TEIWAZ else 2)


@rule("W-2")
@pytest.mark.parametrize(
    ("unit", "strength"),
    [
        *(("archer", 1), ("hirdman", 3), ("huscarl", 2), ("berserk", 5), ("thrall", 0)),
        *(("priest", 8), ("assassin", 0), ("raider", 2), ("traitor", 1)),
    ],
)
def test_fixed_strengths(unit: str, strength: int) -> None:
    table = wolves(anna=unit, erik=f"thrall {unit} thrall", mark="")
    assert table.anna.strengths == [strength]
    assert table.erik.strengths == [0, strength, 0]


@rule("W-2")
def test_manoeuvres_are_no_units() -> None:
    """They can't be laid, and a hand of them has nothing to lay."""
    table = wolves(anna="; hand: plague, shield-wall, flank", erik="", mark="")
    assert table.choices("anna") == ["plague 0", "plague 1", "flank draw", "pass"]


@rule("W-3")
def test_deities_and_victories() -> None:
    table = new_game("anna", "erik", "mark")
    assert len(table.hall) + table.deities_left == len(DEITIES) == 17
    assert len(table.prizes) + table.victories_left == len(VICTORIES) == 9
    colours = DATA.cards()["deities"]
    assert tuple(colours["blue"]) == BLUE
    assert tuple(colours["red"]) == RED
    assert colours["black"] == ["yggdrasil"]
    assert (len(BLUE), len(RED)) == (8, 8)


@rule("W-3")
def test_each_deck_has_its_ragnarok() -> None:
    deities = wolves(
        anna="; sacrifices: 2 thrall", erik="", mark="", hall="thor tyr odin", deity_deck=""
    )
    deities.anna("summon thor", "spend thrall", "spend thrall")
    assert deities.hall == ["odin", "tyr", "ragnarok"]

    all_but_one = " ".join(VICTORIES[:4])
    others = " ".join(VICTORIES[4:8])
    victories = wolves(
        anna=f"; victories: {all_but_one}",
        erik=f"; victories: {others}; passed 1",
        mark="; passed 2",
        prizes=VICTORIES[8],
        options={"glory": {"to_end": 30}},
    )
    victories.anna("pass")
    assert (victories.round, victories.prizes, victories.last_round) == (2, [], True)


@rule("W-4")
def test_what_a_player_owns() -> None:
    words = "archer 2 hirdman; hand: plague, 2 archer; sacrifices: berserk, thrall; deities: thor"
    table = wolves(anna=f"{words}; victories: saga-of-deeds", erik="", mark="")
    assert table.anna.line == ["archer", "hirdman", "hirdman"]
    assert table.anna.hand == ["archer", "archer", "plague"]
    assert table.anna.sacrifices == ["berserk", "thrall"]
    assert table.anna.deities == ["thor"]
    assert table.anna.victories == ["saga-of-deeds"]


# --- who may know what ------------------------------------------------------------------------


def looks(table: Table) -> list[Any]:
    """What the others and an onlooker see of anna, and of the table."""
    return table.all_see("anna")


@rule("W-6", "W-5")
def test_everybody_sees_everything_but_hands_and_decks() -> None:
    table = wolves(
        anna="archer bond; hand: plague, 2 archer; sacrifices: berserk; deities: thor; passed 2",
        erik="; victories: saga-of-deeds; passed 1",
        mark="; hand: bond",
        turn="mark",
        pile="2 thrall",
        gone="loki",
    )
    for viewer in ("anna", "erik", "mark", None):
        seen = table.view(viewer)
        anna = seen["seats"][0]
        assert anna["line"] == ["archer", "bond"]
        assert anna["strengths"] == [1, 2]
        assert anna["strength"] == 8
        assert anna["sacrifices"] == {"berserk": 1}
        assert anna["deities"] == ["thor"]
        assert anna["hand"] == 3
        assert [seat["pass"] for seat in seen["seats"]] == [2, 1, 0]
        assert list(seen["seats"][1]["victories"]) == ["saga-of-deeds"]
        assert seen["pile"] == {"thrall": 2}
        assert seen["deities_gone"] == ["loki"]
        assert seen["deck"] == 110 - 2 - 3 - 1 - 1 - 2
        assert (seen["deities_left"], seen["victories_left"]) == (17 - 5, 9 - 2)
    assert table.view("anna")["hand"] == {"plague": 1, "archer": 2}
    assert table.view("mark")["hand"] == {"bond": 1}
    assert table.view(None)["hand"] is None


@rule("W-6")
@pytest.mark.parametrize("other", [kind for kind in PEOPLE if kind != "plague"])
def test_a_hand_is_secret(other: str) -> None:
    tables = [wolves(anna=f"; hand: {card}", erik="", mark="") for card in ("plague", other)]
    assert looks(tables[0]) == looks(tables[1])
    assert tables[0].view("anna") != tables[1].view("anna")


@rule("W-6")
def test_what_is_drawn_is_told_to_nobody_else() -> None:
    seen = []
    for drawn in ("plague", "shield-wall", "bond"):
        table = wolves(anna="; hand: flank", erik="; passed", mark="; passed")
        table.fate(drawn)
        table.anna("flank draw")
        assert table.anna.hand == [drawn]
        assert f"drew anna {drawn}" in table.saw("anna")
        assert "drew anna" in table.saw("erik")
        seen.append(looks(table))
    assert seen[0] == seen[1] == seen[2]


@rule("W-6", "W-50")
def test_a_card_seen_going_into_a_hand_stays_known() -> None:
    table = wolves(anna="; hand: raider, any", erik="konung bond", mark="")
    table.anna("lay raider erik left", "unit erik 2")
    assert table.anna.known == ["konung"]
    assert table.view("mark")["seats"][0]["known"] == {"konung": 1}
    for seed in range(20):
        imagined = GAME.imagine(table.state, 2, seeded(seed)).to_json()
        assert imagined["hands"][0].get("konung", 0) >= 1


@rule("W-6")
def test_a_known_card_that_leaves_is_no_longer_known() -> None:
    table = wolves(anna="; hand: konung, bond; known: konung", erik="; passed", mark="; passed")
    table.anna("lay konung anna left")
    assert table.anna.known == []
    assert table.anna.hand == ["bond"]


@rule("W-6")
def test_a_second_copy_that_leaves_may_have_been_the_known_one() -> None:
    table = wolves(anna="; hand: 2 archer; known: archer", erik="; passed", mark="; passed")
    table.anna("lay archer erik left")
    assert table.anna.known == []
    assert table.anna.hand == ["archer"]


@rule("W-6", "W-61")
def test_a_choice_that_is_not_finished_shows_to_nobody_else() -> None:
    seen = []
    for named in ("plague", "bond"):
        table = wolves(anna="; hand: flank, plague, bond", erik="", mark="")
        table.anna("flank draw")
        before = looks(table)
        table.anna(f"hand {named}")
        assert looks(table) == before
        seen.append(looks(table))
    assert seen[0] == seen[1]


@rule("W-6", "W-64")
@pytest.mark.parametrize("players", [3, 5])
def test_an_imagined_table_looks_the_same_to_whoever_imagined_it(players: int) -> None:
    """What `imagine` draws anew is hidden; what it keeps is known. Views must agree with that."""
    names = ["anna", "erik", "mark", "olga", "petr"][:players]
    table = new_game(*names, seed=players)
    steps = 0

    def looks_the_same(table: Table) -> bool:
        nonlocal steps
        steps += 1
        for seat in range(players):
            for known in (table.state, table.state.view(seat)):
                imagined = GAME.imagine(known, seat, seeded(steps))
                assert imagined.view(seat) == table.state.view(seat)
                assert imagined.legal(seat) == table.state.legal(seat)
        return steps == 120

    table.play_until(looks_the_same, seed=players)


@rule("W-6")
def test_all_that_a_seat_cannot_see_is_drawn_anew() -> None:
    table = wolves(anna="; hand: 6 any", erik="; hand: plague, 2 archer", mark="")
    hands = set()
    for seed in range(20):
        imagined = GAME.imagine(table.state, 0, seeded(seed)).to_json()
        assert in_order(imagined["hands"][0]) == table.anna.hand
        hands.add(tuple(in_order(imagined["hands"][1])))
    assert len(hands) > 10

"""Vikings Gone Wild in words: every question, every event, no secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from effort import many
from vikings.table import Table
from vikings.table import vikings as stated_table

from meadhall.cli.face import face_of, told
from meadhall.cli.telling import drawn
from meadhall.games.vikings.data import DATA
from meadhall.games.vikings.frames import FRAMES
from meadhall.games.vikings.telling import SHAPES
from meadhall.games.vikings.words.saga import PAYING, QUIET
from meadhall.kernel import seeded
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.texts import LANGUAGES, texts

from .talk import check_drawing, check_question, shown
from .vikings_games import GAME, NAMES, any_number, busy_games, table

SILENT = {"resolve", "next-turn", "storage"}
"""Frames that only carry on: nobody is asked anything."""
RICH = {
    "starting_deck": {"gold": 6, "warrior": 5},
    "halls": {"1": {"gold": 1}, "2": {"gold": 1}, "3": {"defence": 1}},
    "cards": {"hero-trap": {"copies": 9, "cost_gold": 1}, "assassin": {"copies": 9}},
}
"""Gold and Fighters for everybody, cheap halls, traps: every question comes soon."""


# --- every question, choice and event ---------------------------------------------------------


def test_every_question_is_asked_in_words_and_every_move_is_a_choice_once() -> None:
    asked: set[str] = set()
    everything = {shape.name for shape in FRAMES.values()} - SILENT
    for count, session in enumerate(busy_games(many(12, long=40), options=RICH)):
        if count > 3000 and everything == asked:
            break
        lang = LANGUAGES[count % 2]
        asked.add(check_question(session, NAMES, lang))
        if count % 50 == 0:
            check_drawing(session, NAMES, lang)
    assert everything - asked == set()


def test_after_a_hero_trap_boosters_without_a_fighter_count_for_nothing() -> None:
    """V-55: the only Fighter is out, and so Sword and Boost add nothing."""
    stated = stated_table(
        ragnar="hand: warrior, sword, odins-boost", lagerta="hand: hero-trap; hall: 3"
    )
    stated.ragnar("attack lagerta hall", "send warrior", "send sword", "send odins-boost")
    assert "go, though 7 is too weak against 8" in words_of(stated.view("ragnar"), stated)
    stated.ragnar("go")
    asked = words_of(stated.view("lagerta"), stated)
    assert "strength 7 against your defence 8. As it stands, you repel it." in asked
    stated.lagerta("defend hero-trap")
    asked = words_of(stated.view("lagerta"), stated)
    assert "strength 0 against your defence 8. As it stands, you repel it." in asked


def test_an_attack_says_what_damage_brings() -> None:
    """V-47, V-50: points, tokens that are there, an Asgard card while there are any."""
    lagerta = "hall: 3; village: beer-store(2), gold-store, tavern"
    stated = stated_table(ragnar="hand: thor", lagerta=lagerta, path="undead-gold")
    words = words_of(stated.view("ragnar"), stated).splitlines()
    tavern = DATA.cards()["buildings"]["tavern"]["points"]
    expected = {
        "attack p2 hall": "Town Hall [8] + Asgard card",
        "attack p2 beer-store-1": "Beer Store [3] +1 token",
        "attack p2 gold-store-1": "Gold Store [3]",
        "attack p2 tavern-1": f"Tavern [6] +{tavern} VP",
        "fight undead 1": "Undead with gold [2] +1 VP +1 token",
        "fight dragon": "Dragon [1] +1 token",
    }
    assert [f"{move}: {text}" for move, text in expected.items() if text not in words] == []
    bare = stated_table(ragnar="hand: thor", lagerta="hall: 3", asgard_deck=0)
    assert "Town Hall [8]" in words_of(bare.view("ragnar"), bare).splitlines()


def words_of(view: dict[str, Any], stated: Table) -> str:
    """The question and each choice of whoever sees this, a line each."""
    words, face = texts(GAME.package), face_of(GAME)
    rows = face.choices(view, stated.state.legal(view["seat"]), words, NAMES)
    choices = [text for row in rows for _, text in row.choices]
    return "\n".join([face.question(view, words, NAMES), *choices])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang: str) -> None:
    face, view, words = face_of(GAME), GAME.start(3, 1).view(0), texts(GAME.package, lang)
    quiet = {*PAYING, *QUIET}
    for kind, (name, _) in SHAPES.items():
        for numbers in ((0, 1, 1, 1), (2, 1, 1, 0)):
            events = [Event(kind, *numbers, EVERYBODY)]
            lines = drawn(face, told(GAME, events, 0), view, words, NAMES)
            assert bool(lines) == (name not in quiet), name


# --- secrets ----------------------------------------------------------------------------------


def test_other_hands_make_no_difference_to_the_screen() -> None:
    for moves in (0, 9, 30):
        screens, truths = set(), set()
        for world in range(5):
            play = table(lambda _: None, seed=13, options={"first": 0})
            for _ in range(moves):
                while play.let_a_bot_decide():
                    pass
                play.session.play(0, play.session.state.legal(0)[0])
            while play.let_a_bot_decide():
                pass
            before = len(shown(play))
            if world:
                play.session.state = GAME.imagine(play.view(), 0, seeded(world))
            play.draw(play.view(), again=True)
            play.ask(play.view())
            screens.add(shown(play)[before:])
            truths.add(str([play.session.state.view(seat)["hand"] for seat in (1, 2)]))
        assert len(truths) > 1, "else this test shows nothing"
        assert len(screens) == 1


def test_what_others_draw_and_keep_is_not_told() -> None:
    play = table(any_number(3), seed=3)
    play.run()
    drawn = re.findall(r"(p\d \w+) +draws (.*)", shown(play))
    assert any(re.match("[A-Z]", what) for who, what in drawn if who == "p1 Guest")
    assert all(re.fullmatch(r"\d+ cards?", what) for who, what in drawn if who != "p1 Guest")
    kept = re.findall(r"(p\d \w+) +keeps (.*) for", shown(play))
    assert all(re.fullmatch(r"\d+ cards?", what) for who, what in kept if who != "p1 Guest")

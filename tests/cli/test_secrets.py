"""The screen of a seat shows nothing that the seat may not know."""

from __future__ import annotations

import re

import meadhall
from meadhall.cli.play import Play
from meadhall.kernel import seeded

from .talk import TalkScreen, run, seat_at_table


def screens_in(worlds: int, turns: int) -> tuple[set[str], set[str]]:
    """What is shown, and what is true, in worlds that look the same to seat 0 after some turns."""
    shown, true = set(), set()
    game = meadhall.game("asgard")
    for world in range(worlds):
        screen = TalkScreen("en", lambda _: None)
        play = Play(seat_at_table(screen), screen)
        for _ in range(turns):
            while play.let_a_bot_decide():
                pass
            play.session.play(0, play.session.state.legal(0)[0])
        while play.let_a_bot_decide():
            pass
        seen = len(screen.paper.getvalue())
        if world:
            play.session.state = game.imagine(play.view(), 0, seeded(world))
        play.draw(play.view(), again=True)
        rows = play.ask(play.view())
        play.hint(play.view(), rows)
        play.undo()
        shown.add(screen.paper.getvalue()[seen:])
        hidden = play.session.state.to_json()
        true.add(str((hidden["hands"], hidden["picks"])))
    return shown, true


def test_other_hands_and_picks_make_no_difference_to_the_screen() -> None:
    for turns in (0, 2, 5):
        shown, true = screens_in(worlds=6, turns=turns)
        assert len(true) > 1, "else this test shows nothing"
        assert len(shown) == 1


def test_what_the_bots_pick_makes_no_difference_before_all_is_revealed() -> None:
    """Other bots, other picks: the screen up to the reveal is the same, after it it is not."""
    screens = []
    for kind in ("random", "greedy"):
        output = run("play", "asgard", "--seed", "3", "--bots", kind, answers=["1"]).output
        before, _, after = output.replace(f"({kind})", "").partition("› 1\n")
        screens.append((before, after))
    (before, after), (other_before, other_after) = screens
    assert before == other_before
    assert after != other_after


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    def last_choice(seen: str) -> str | None:
        numbers = re.findall(r"(\d+)\) ", seen)
        return numbers[-1] if numbers else None

    said = ""
    for seed in range(8):
        screen = TalkScreen("en", last_choice)
        Play(seat_at_table(screen, seed=seed), screen).run()
        said += screen.paper.getvalue()
    assert re.search(r"you draw \w+/\w+$", said, re.MULTILINE)
    others = re.findall(r"(?:Astrid|Bjorn) draws.*", said)
    assert others
    assert {line.partition(" ")[2] for line in others} == {"draws a card"}

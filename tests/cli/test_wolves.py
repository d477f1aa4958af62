"""Wolves of Odin in the terminal: whole games, every question, every event, no secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from effort import many

import meadhall
from meadhall.cli.face import face_of, told
from meadhall.cli.play import Play
from meadhall.cli.telling import drawn
from meadhall.games.wolves.frames import FRAMES, Frame
from meadhall.games.wolves.moves import DECLINE_ALL, DEITY, DONE, JOIN, PASS, SUMMON, UNIT
from meadhall.games.wolves.telling import SHAPES
from meadhall.kernel import Record, seeded
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.session import Session
from meadhall.kernel.texts import LANGUAGES, texts

from .talk import Answer, any_number_in, check_drawing, check_question, run, shown, table_of

FIRST = ["1"] * 400
"""More first choices than such a game has decisions; the rest are refused when it is over."""
NAMES = ["Ann", "Ben", "Cy", "Dag", "Eve"]
GAME = meadhall.game("wolves")
SILENT = {"effect", "manoeuvre", "round-end"}
"""Frames that only carry on: nobody is asked anything."""
table = partial(table_of, GAME)
any_number = partial(any_number_in, GAME)


def saved(path: Path, *args: str) -> Path:
    """A finished game in a file."""
    answers = [*FIRST, f"save {path}"]
    played = run("play", "wolves", "--bots", "random", *args, answers=answers)
    assert played.exit_code == 0, played.output
    assert path.exists(), played.output[-2000:]
    return path


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_a_newcomer_plays_a_whole_game(lang: str, players: int) -> None:
    args = ("--players", str(players), "--seed", "4", "--bots", "random", "--lang", lang)
    played = run("play", "wolves", *args, answers=FIRST)
    assert played.exit_code == 0
    words = texts(GAME.package, lang)
    for key in ("wolves-title", "wolves-event-over", "wolves-result-victories", "wolves-group-lay"):
        assert words.say(key) in played.output
    assert words.say("wolves-table-round", round=2) in played.output
    assert max(map(len, played.output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("lang", "width", "players"), [("en", 40, 3), ("ru", 80, 5), ("en", 120, 4), ("ru", 200, 3)]
)
def test_nothing_is_wider_than_the_screen(lang: str, width: int, players: int) -> None:
    play = table(any_number(width, lang), lang=lang, width=width, players=players, seed=width)
    assert play.run() == 0
    assert play.session.state.outcome is not None
    assert max(map(len, shown(play).splitlines())) <= width


def test_without_colour_nothing_is_lost() -> None:
    output = run("play", "wolves", "--seed", "5", "--bots", "random", NO_COLOR="1").output
    assert "\x1b" not in output
    assert re.search(r"Hall .*\((blue|red|black), cost 2\)", output)
    assert re.search(r"\d(ᛏT|ᛇE)", output)


# --- commands ---------------------------------------------------------------------------------


def test_a_hint_names_a_choice_and_a_wrong_answer_gets_a_reason() -> None:
    answers = ["hint", "summon loki", "end", "shield", "lay archer p5 left", "rules shield"]
    output = run("play", "wolves", "--seed", "5", "--bots", "random", answers=answers).output
    assert re.search(r"\d+\D+Lay a unit", output)
    assert "W-30: a turn needs a main action before it can end" in output
    assert "W-62: a Shield Wall is no action" in output
    assert "W-31: there is no such player" in output
    assert "Loki is not in the Hall" in output or "for Loki you lack" in output
    assert "Shield Wall" in output.rpartition("rules shield")[2]


def test_a_move_that_showed_nothing_can_be_taken_back() -> None:
    """Naming cards for Flank is the own business until they are discarded."""
    play = table(lambda _: None, seed=1)
    for seed in range(1, 60):
        play = table(lambda _: None, seed=seed, options={"first": 0})
        if play.view()["hand"].get("flank"):
            break
    notations = {GAME.notation(play.session.state, 0, m): m for m in play.session.state.legal(0)}
    play.session.play(0, notations["flank draw"])
    before = play.view()
    play.session.play(0, play.session.state.legal(0)[0])
    assert play.view() != before
    assert play.undo()
    assert play.view() == before
    assert not table(lambda _: None).undo(), "there is nothing to take back yet"


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "half.meadhall"
    args = ("--seed", "6", "--players", "4", "--bots", "random")
    run("play", "wolves", *args, answers=["1", "1", f"save {file}"])
    assert run("verify", str(file)).exit_code == 0
    again = run("play", "wolves", "--resume", str(file), answers=[*FIRST, "save"])
    assert "The game goes on after" in again.output
    assert "victory cards" in again.output
    assert Record.load(file).end().outcome is not None


def test_a_record_is_verified_and_replayed(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.meadhall", "--seed", "7")
    checked = run("verify", str(file))
    assert checked.exit_code == 0
    assert "✓ record: wolves, 3 players" in checked.output
    onlooker = run("replay", str(file)).output
    assert "Wolves of Odin" in onlooker
    assert "The game is over" in onlooker
    assert not re.search(r"draws [A-ZÖ]", onlooker), "what is drawn is nobody else's business"
    assert re.search(r"draws [A-ZÖ]", run("replay", str(file), "--seat", "1").output)
    assert "Игра окончена" in run("replay", str(file), "--lang", "ru").output


# --- every question, choice and event ---------------------------------------------------------


def busy_games(games: int) -> Iterator[Session]:
    """Random games where deities are summoned and used whenever they can be."""
    for seed in range(games):
        dice = random.Random(seed)
        session = Session(GAME, 3 + seed % 3, seed, {}, NAMES[: 3 + seed % 3])
        while session.state.waiting:
            yield session
            seat = session.state.waiting[0]
            moves = session.state.legal(seat)
            extra = [move for move in moves if SUMMON <= move < DEITY]
            offer = [move for move in moves if UNIT <= move < JOIN]
            busy = [move for move in moves if move < PASS] or moves
            choose = extra or (offer if offer and dice.random() < 0.4 else busy)
            session.play(seat, dice.choice(choose if dice.random() < 0.9 else moves))


def test_every_question_is_asked_in_words_and_every_move_is_a_choice_once() -> None:
    asked = set()
    for count, session in enumerate(busy_games(many(12, long=40))):
        lang = LANGUAGES[count % 2]
        asked.add(check_question(session, NAMES, lang))
        if count % 50 == 0:
            check_drawing(session, NAMES, lang)
    everything = {shape.name for shape in FRAMES.values()} - SILENT
    assert everything - asked == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang: str) -> None:
    face, view, words = face_of(GAME), GAME.start(3, 1).view(0), texts(GAME.package, lang)
    for kind, (name, _) in SHAPES.items():
        for numbers in ((0, 0, 0, 0), (1, 2, 0, 1), (2, 1, 1, 0)):
            events = [Event(kind, *numbers, EVERYBODY)]
            lines = drawn(face, told(GAME, events, 0), view, words, NAMES)
            assert bool(lines) == (name not in ("turn", "buried", "stood", "unit-stood")), name


# --- secrets ----------------------------------------------------------------------------------


def test_other_hands_make_no_difference_to_the_screen() -> None:
    for turns in (0, 3, 9):
        screens, truths = set(), set()
        for world in range(5):
            play = table(lambda _: None, seed=11)
            for _ in range(turns):
                while play.let_a_bot_decide():
                    pass
                play.session.play(0, play.session.state.legal(0)[0])
            while play.let_a_bot_decide():
                pass
            before = len(shown(play))
            if world:
                play.session.state = GAME.imagine(play.view(), 0, seeded(world))
            play.draw(play.view(), again=True)
            play.hint(play.view(), play.ask(play.view()))
            screens.add(shown(play)[before:])
            truths.add(str(play.session.state.to_json()["hands"]))
        assert len(truths) > 1, "else this test shows nothing"
        assert len(screens) == 1


def test_what_others_draw_is_not_told() -> None:
    play = table(any_number(3), seed=3)
    play.run()
    drawn = re.findall(r"(p\d \w+) +draws (.*)", shown(play))
    assert any(re.match("[A-Z]", what) for who, what in drawn if who == "p1 Guest")
    assert all(re.fullmatch(r"\d+ cards?", what) for who, what in drawn if who != "p1 Guest")


# --- a standing no ----------------------------------------------------------------------------


def reactions(play: Play) -> Iterator[tuple[int, int, bool]]:
    """The person's answers to what could be reacted to: the round, the move, and whether it was
    about their own Traitor."""
    state = play.session.record.start()
    for seat, move in play.session.record.moves:
        if seat == play.seat and state.kind() == Frame.REACT:
            view = state.view(seat)
            yield view["round"], move, GAME.unasked(state, seat) is not None
        state.play(seat, move)


def declining(seed: int, asks_again: bool) -> Answer:
    """Somebody who lets everything happen, and perhaps always wants to be asked again."""
    dice = any_number(seed)
    said = False

    def answer(seen: str) -> str | None:
        nonlocal said
        if "‹decline all›" in seen:
            said = True
            return "decline all"
        if asks_again and said:
            said = False
            return "ask"
        return dice(seen)

    return answer


@pytest.mark.parametrize("asks_again", [False, True])
def test_who_declines_all_is_asked_again_only_when_they_say_so(asks_again: bool) -> None:
    often, answered = 0, 0
    for seed in range(4):
        play = table(declining(seed, asks_again), seed=seed)
        play.run()
        made = list(reactions(play))
        for number in {number for number, _, _ in made}:
            said = [move for each, move, own in made if each == number and not own]
            often += said.count(DECLINE_ALL) > 1
            answered += DONE in said
            if not asks_again:
                assert said.count(DECLINE_ALL) == bool(said)
                assert said[1:] == [DONE] * len(said[1:]), "answered as before"
    assert bool(often) == asks_again
    assert asks_again or answered


def test_nobody_is_asked_about_their_own_traitor_unless_they_ask_for_it() -> None:
    """Whoever is asked anything here declines all: that tells it from the answer given unasked."""

    def own_traitors(*first: str) -> set[int]:
        found: set[int] = set()
        for seed in range(6):
            lines, others = iter(first), declining(seed, False)
            play = table(partial(either, lines, others), seed=seed)
            play.run()
            found |= {move for _, move, own in reactions(play) if own}
        return found

    def either(lines: Iterator[str], others: Answer, seen: str) -> str | None:
        return next(lines, None) or others(seen)

    assert own_traitors() == {DONE}
    assert DECLINE_ALL in own_traitors("ask")

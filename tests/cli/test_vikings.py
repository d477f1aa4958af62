"""Vikings Gone Wild in the terminal: whole games, what a screen shows, hints and records."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from vikings.table import vikings as stated_table

import meadhall
from meadhall.cli.face import face_of
from meadhall.games.vikings.cards import NAMES as CARDS
from meadhall.games.vikings.data import DATA
from meadhall.games.vikings.village import BUILDING_NAMES, MISSION_NAMES
from meadhall.games.vikings.words.teller import Teller
from meadhall.kernel import Record
from meadhall.kernel.face import Row
from meadhall.kernel.texts import LANGUAGES, texts

from .talk import TalkScreen, run, shown
from .vikings_games import GAME, NAMES, any_number, busy_games, table

FIRST = ["1"] * 700
"""More first choices than such a game has decisions; the rest are refused when it is over."""


def saved(path: Path, *args: str) -> Path:
    """A finished game in a file."""
    answers = [*FIRST, f"save {path}"]
    played = run("play", "vikings", "--bots", "random", *args, answers=answers)
    assert played.exit_code == 0, played.output
    assert path.exists(), played.output[-2000:]
    return path


# --- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("ru", 4)])
def test_a_newcomer_plays_a_whole_game(lang: str, players: int) -> None:
    args = ("--players", str(players), "--seed", "4", "--bots", "random", "--lang", lang)
    played = run("play", "vikings", *args, answers=FIRST)
    assert played.exit_code == 0
    words = texts(GAME.package, lang)
    for key in ("title", "event-over", "result-achievements", "group-play", "table-missions"):
        assert words.say(f"vikings-{key}", done=0) in played.output
    assert words.say("vikings-table-round", round=2) in played.output
    assert max(map(len, played.output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("lang", "width", "players"), [("en", 40, 3), ("ru", 80, 4), ("en", 120, 2), ("ru", 200, 3)]
)
def test_nothing_is_wider_than_the_screen(lang: str, width: int, players: int) -> None:
    play = table(any_number(width, lang), lang=lang, width=width, players=players, seed=width)
    assert play.run() == 0
    assert play.session.state.outcome is not None
    assert max(map(len, shown(play).splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_fits_a_screen_of_100_by_40(lang: str) -> None:
    """The table, the hand, the question and the choices, for three, as a turn begins; where there
    is much to choose, a little more."""
    face, words = face_of(GAME), texts(GAME.package, lang)
    heights = []
    for count, session in enumerate(busy_games(3, players=3)):
        seat, moves = session.state.waiting[0], session.record.moves
        if count % 2 or (moves and moves[-1][0] == seat):
            continue  # the table is not drawn again after one's own move
        view, legal = session.state.view(seat), session.state.legal(seat)
        screen = TalkScreen(lang, lambda _: None, 100)
        screen.show(face.render(view, words, NAMES, 100), *face.own(view, words, NAMES, True))
        screen.show(face.question(view, words, NAMES))
        notations = {move: GAME.notation(session.state, seat, move) for move in legal}
        screen.choices(face.choices(view, legal, words, NAMES), notations)
        heights.append(screen.paper.getvalue().count("\n") + 1)
    assert sum(height <= 40 for height in heights) > 0.5 * len(heights)
    assert max(heights) <= 66


def test_it_is_seen_which_choice_a_notation_belongs_to() -> None:
    """All of a line's if there is room, else the first one's with its number."""
    screen = TalkScreen("en", lambda _: None, 66)
    for words in ("hall", "beer store"):
        row = Row("", "Attack", [(1, words), (2, words)])
        screen.choices([row], {1: f"attack {words}", 2: f"attack {words}"})
    short, long = screen.paper.getvalue().splitlines()
    assert short.rstrip().endswith("2) hall  ‹attack hall› ‹attack hall›")
    assert long.rstrip().endswith("2) beer store  1: ‹attack beer store›")


def test_without_colour_nothing_is_lost() -> None:
    output = run("play", "vikings", "--seed", "5", "--bots", "random", NO_COLOR="1").output
    assert "\x1b" not in output
    assert re.search(r"Fighters +Elf Archer 2 \(3 beer\) ×8", output)
    assert "Town Hall 1 [4] · 0/3 buildings" in output


# --- numbers ----------------------------------------------------------------------------------


def test_cards_say_the_numbers_in_force() -> None:
    options = {
        "cards": {"pigator": {"strength": 10, "cost_beer": 1}, "scroll": {"draw": 1}},
        "missions": {"brewer": {"need": 1}},
        "table": {"capacity": 3, "dragon_defence": 2},
    }
    view = GAME.start(2, 1, options=options).view(0)
    teller = Teller(texts(GAME.package, "en"), NAMES, view)
    assert teller.card_text("pigator") == "Fighter, strength 10"
    assert teller.card_text("scroll") == "draw 1 card"
    assert "keeps up to 3 beer tokens" in teller.building_text("beer-store")
    console = Console(width=100, file=io.StringIO())
    console.print(face_of(GAME).render(view, teller.texts, NAMES, 100))
    assert isinstance(console.file, io.StringIO)
    assert "Pigator 10 (1 beer, 3 gold)" in console.file.getvalue()
    assert re.search(r"Dragon +once a round you may beat its defence of 2", console.file.getvalue())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_says_the_usual_numbers(lang: str) -> None:
    """Rules V-31, V-32, V-62 and V-70 repeat what the cards say, word for word."""
    words, book = texts(GAME.package, lang), GAME.rulebook(lang).rules
    teller = Teller(words, NAMES, GAME.start(2, 1).view(0))
    cards = [name for name in CARDS if DATA.cards()["cards"][name].get("copies")]
    listed = book["V-31"].text + book["V-70"].text
    for name in cards[6:]:
        if not name.startswith("undead"):
            assert f": {teller.card_text(name)}" in listed, name
    for name in BUILDING_NAMES:
        assert f": {teller.building_text(name)}" in book["V-32"].text, name
    for name in MISSION_NAMES:
        text = words.say(f"vikings-mission-{name}.text", **teller.numbers["missions"][name])
        assert f": {text}" in book["V-62"].text, name


# --- commands ---------------------------------------------------------------------------------


def test_a_hint_names_a_choice_and_a_wrong_answer_gets_a_reason() -> None:
    wrong = ["buy pigator", "dismantle hall", "play thor", "attack p1 hall", "go", "claim 1"]
    args = ("--seed", "8", "--bots", "random", "--players", "2")
    output = run("play", "vikings", *args, answers=["hint", *wrong, "rules dragon"]).output
    assert re.search(r"would choose \d+ — ", output)
    assert "V-30: you lack" in output
    assert "V-34: the Town Hall can't be dismantled" in output
    assert "V-26: you have no Thor in hand" in output
    assert "V-53: first declare an attack" in output
    assert "V-60: " in output
    assert "V-50  " in output.rpartition("rules dragon")[2]


def test_a_weak_attack_is_warned_of_and_can_be_taken_back() -> None:
    """V-44, V-84: the warning comes before the attack goes."""
    for seed in range(1, 40):
        play = table(lambda _: None, seed=seed, options={"first": 0})
        if play.view()["hand"].get("warrior"):
            break
    state, before = play.session.state, play.view()
    for text in ("attack p2 hall", "send warrior"):
        play.session.play(0, GAME.parse(state, 0, text))
    play.ask(play.view())
    assert "strength 1 against defence 4. TOO WEAK by 3" in " ".join(shown(play).split())
    assert "go, though 1 is too weak against 4" in shown(play)
    assert play.undo()
    assert play.undo()
    assert play.view() == before


def test_the_table_is_drawn_once_a_turn() -> None:
    """What one does oneself is told, with what one has now; the table is there for the asking."""
    answers = ["play beer", "exchange beer", "undo", "table", "hint", "end"]
    script = iter(["play beer", *answers, None])
    play = table(lambda _: next(script), options={"first": 0, "starting_deck": {"beer": 10}})
    assert play.run() == 0
    assert isinstance(play.screen, TalkScreen)
    first, *others = (seen for seen, _ in play.screen.talk)
    after = dict(zip(["beer", *answers], others, strict=False))
    headline = "an Asgard card at"
    assert headline in first
    assert "plays Beer" in after["beer"]
    for answer in ("beer", "play beer", "exchange beer", "undo"):
        assert headline not in after[answer], answer
        assert "Your hand, " in after[answer]
        assert re.search(r"To spend: .*\d", after[answer])
    assert headline in after["table"]
    assert headline not in after["hint"]
    last = shown(play)[play.screen.read :]
    assert headline in last, "the others have moved"
    assert "Your hand, 5 cards" in last


@pytest.mark.parametrize("name", meadhall.kernel.registry.game_names())
def test_help_has_examples_of_the_game_that_is_played(name: str) -> None:
    output = " ".join(run("play", name, "--seed", "1", answers=["help"]).output.split())
    found = re.search(r"“rules (.*?)” shows one rule, “rules (.*?)” searches", output)
    assert found
    book = meadhall.game(name).rulebook()
    assert found[1] in book.rules
    assert book.search(found[2])


def test_a_hint_to_end_the_turn_doesnt_repeat_what_comes_of_it() -> None:
    play = table(lambda _: None, players=2)
    dear = "shaman, shaman, gold-miner, gold-miner, scroll"
    play.session.state = stated_table(ragnar="beer: 1", lagerta="", path=dear).state
    play.hint(play.view(), play.ask(play.view()))
    assert "If you end your turn now: 1 beer lost" in shown(play)
    assert "would choose 1 — end the turn." in shown(play)


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "half.meadhall"
    args = ("--seed", "6", "--players", "3", "--bots", "random")
    run("play", "vikings", *args, answers=["1", "1", f"save {file}"])
    assert run("verify", str(file)).exit_code == 0
    again = run("play", "vikings", "--resume", str(file), answers=[*FIRST, "save"])
    assert "The game goes on after" in again.output
    assert "before achievements" in again.output
    assert Record.load(file).end().outcome is not None


def test_a_record_is_verified_and_replayed(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.meadhall", "--seed", "7")
    checked = run("verify", str(file))
    assert checked.exit_code == 0
    assert "✓ record: vikings, 3 players" in checked.output
    onlooker = run("replay", str(file)).output
    assert "Vikings Gone Wild" in onlooker
    assert "The game is over" in onlooker
    assert not re.search(r"draws [A-Z]", onlooker), "what is drawn is nobody else's business"
    assert re.search(r"draws [A-Z]", run("replay", str(file), "--seat", "1").output)
    assert "Игра окончена" in run("replay", str(file), "--lang", "ru").output

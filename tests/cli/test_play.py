"""Playing in the terminal: the course of a game, answers, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.kernel import Record
from meadhall.kernel.texts import LANGUAGES, texts

from .talk import run, talk

FIRST = ["1"] * 70
"""More first choices than any game has decisions; the rest are refused when it is over."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_newcomer_plays_a_whole_game(lang: str, players: int) -> None:
    def answer(seen: str) -> str | None:
        return None if over in seen else "1"

    over = texts("meadhall.games.asgard", lang).say("asgard-phase-over")
    said = talk(answer, lang=lang, players=players, seed=players).paper.getvalue()
    for round_ in (1, 2, 3):
        args = {"round": round_, "rounds": 3}
        assert texts("meadhall.games.asgard", lang).say("asgard-table-round", **args) in said
    assert texts("meadhall.games.asgard", lang).say("asgard-event-final") in said
    assert texts("meadhall.games.asgard", lang).say("asgard-result-place") in said


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    screen = talk(lambda seen: None if "final count" in seen else "1", width=width)
    lines = screen.paper.getvalue().splitlines()
    assert max(map(len, lines)) <= width


def test_the_language_is_the_systems(tmp_path: Path) -> None:
    assert "Выберите карту" in run("play", "asgard", LANG="ru_RU.UTF-8").output
    assert "Выберите карту" in run("play", "asgard", LC_ALL="ru", LANG="en_US.UTF-8").output
    assert "Pick a card" in run("play", "asgard", LANG="de_DE.UTF-8").output
    assert "Pick a card" in run("play", "asgard", "--lang", "en", LANG="ru_RU.UTF-8").output


def test_the_shuffle_is_promised_before_and_revealed_after(tmp_path: Path) -> None:
    file = tmp_path / "game.meadhall"
    args = ("play", "asgard", "--players", "2", "--bots", "random")
    output = run(*args, answers=[*FIRST, f"save {file}"]).output
    record = Record.load(file)
    assert isinstance(record.seed, bytes)
    before, _, after = output.partition("Pick a card")
    assert record.commitment in before
    assert record.seed.hex() not in before
    assert record.seed.hex() in after
    assert "verify" in after


def test_with_a_seed_the_cards_are_the_same_again() -> None:
    args = ("play", "asgard", "--seed", "5", "--bots", "random")
    assert run(*args, answers=FIRST).output == run(*args, answers=FIRST).output


def test_names_and_seats() -> None:
    names = "Erik,Anna,\x1b[31mEvil [bold]\x07"
    output = run("play", "asgard", "--seed", "5", "--names", names, "--seat", "2").output
    assert "You are p2, Anna." in output
    assert "p1 Erik" in output
    assert "p3 [31mEvil [bold]" in output, "shown as it is, but without control characters"
    assert "\x1b" not in output
    assert "\x07" not in output


def test_options_change_the_numbers(tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    file.write_text("[deals]\n2 = [2, 1, 1]\n")
    output = run(
        "play",
        "asgard",
        "--players",
        "2",
        "--options",
        str(file),
        "--bots",
        "random",
        answers=FIRST,
    ).output
    assert "deal 2" in output
    assert "place  player" in output


# --- answers ----------------------------------------------------------------------------------


def test_a_move_can_be_typed_in_notation() -> None:
    seen: list[str] = []

    def answer(new: str) -> str | None:
        seen.append(new)
        notation = new.partition("‹")[2].partition("›")[0]
        return f"  {notation.upper()} " if len(seen) == 1 else None

    talk(answer)
    assert "p1 Guest        plays" in seen[1]


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("99", "There is no choice 99: the numbers go from 1 to"),
        ("0", "There is no choice 0"),
        ("", "No such choice or command: “”."),
        ("dance [bold]", "No such choice or command: “dance [bold]”."),
        ("will", "A-21: now everybody picks one card of the hand"),
        ("pley odin/thor", "is no choice here. Did you mean “play "),
    ],
)
def test_a_wrong_answer_gets_one_clear_line_and_is_asked_again(wrong: str, line: str) -> None:
    answers = iter([wrong, None])
    said = talk(lambda _: next(answers)).paper.getvalue()
    after = said.partition("Pick a card")[2]
    assert line in after
    assert after.count("Pick a card") == 0, "the choices still stand there"


def test_a_move_the_rules_forbid_is_refused_in_the_rules_own_words() -> None:
    answers = iter(["play odin/heimdall", "play heimdall/thor", "play bragi/sif", None])
    said = talk(lambda _: next(answers), lang="ru", seed=3).paper.getvalue()
    assert "A-21: этой карты нет у вас на руке" in said


# --- commands ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "command"), [("en", "hint"), ("ru", "hint"), ("ru", "совет"), ("ru", "подсказка")]
)
def test_a_hint_names_a_choice_and_says_why(lang: str, command: str) -> None:
    answers = iter([command, None])
    said = talk(lambda _: next(answers), lang=lang).paper.getvalue()
    hint = {"en": "A bot would choose", "ru": "Бот выбрал бы"}[lang]
    why = {"en": r"it wins about \d+ %, the next", "ru": r"побед около \d+ %, у второго"}[lang]
    assert hint in said
    assert re.search(why, " ".join(said.split()))


def test_rules_table_log_and_help_can_be_asked_for_any_time() -> None:
    script = ["1", "rules A-32", "rules doubling", "rules nonsense", "table", "log", "?", "help"]
    answers = iter([*script, None])
    screen = talk(lambda _: next(answers))
    said = dict(zip(script, [new for new, _ in screen.talk][1:], strict=False))
    assert "A-32  Disputes over favour" in said["rules A-32"]
    assert "A-53" in said["rules doubling"]
    assert "◆ our ruling" in said["rules doubling"]
    assert "No rule has this number or these words: nonsense" in said["rules nonsense"]
    assert "Round 1 of 3 · battle" in said["table"]
    assert "Round 1: 7 cards for everyone" in said["log"]
    assert re.search(r"^p1 Guest +plays \w+ *$", said["log"], re.MULTILINE), (
        "covered heads are gone"
    )
    assert "take back your last move" in said["?"]
    for name in script[1:7]:
        assert "Pick a card" in said[name], "the question is asked again"


def test_undo_takes_back_a_choice_in_a_chain() -> None:
    """Goal or will: the goal is chosen, taken back, and the same question is asked again."""
    steps: list[str] = []

    def answer(seen: str) -> str | None:
        if not steps and "fulfil the will, or score the goal?" in seen:
            steps.append(seen)
            return "goal"
        if len(steps) == 1:
            steps.append(seen)
            return "undo"
        if len(steps) == 2:
            steps.append(seen)
            return None
        return None if "The game is over" in seen else "1"

    for seed in range(20):
        talk(answer, players=2, seed=seed)
        if steps:
            break
    assert "goal: choose cards for your score pile" in steps[1]
    assert "Taken back." in steps[2]
    assert "fulfil the will, or score the goal?" in steps[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_undo_is_refused_with_the_reason(lang: str) -> None:
    answers = iter(["1", "undo", None])
    said = talk(lambda _: next(answers), lang=lang).paper.getvalue()
    assert texts("meadhall.kernel", lang).say("kernel-undo-another-decided") in said


# --- saving and leaving -----------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "half game.meadhall"
    args = ("play", "asgard", "--players", "4", "--seat", "2", "--bots", "random,greedy,random")
    first = run(*args, answers=["1", "1", f"save {file}", "quit"])
    assert first.exit_code == 0
    assert f"play asgard --resume '{file}'" in first.output
    again = run("play", "asgard", "--resume", str(file), answers=[*FIRST, "save"])
    assert "You are p2, Guest." in again.output
    assert "p1 Astrid (random), p3 Bjorn (greedy), p4 Gunnar (random)" in again.output
    assert "The game goes on after" in again.output
    assert "place  player" in again.output
    assert Record.load(file).end().outcome is not None, "saved over the file it came from"


def test_a_file_of_somebody_else_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Loki")
    output = run("play", "asgard", answers=[f"save {file}", "save /nowhere/at/all"]).output
    assert "exists already" in output
    assert "can't be written" in output
    assert file.read_text() == "dear Loki"


def test_nothing_is_saved_silently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    left = run("play", "asgard", answers=["1", "quit", "quit", "1"])
    assert left.exit_code == 0
    assert "The game is not saved. “quit” again leaves it for good" in left.output
    assert left.output.rstrip().endswith("You left; the game was not saved.")
    assert list(tmp_path.iterdir()) == []


def test_a_second_thought_about_leaving_counts() -> None:
    output = run("play", "asgard", answers=["quit", "table", "quit", "1"]).output
    assert output.count("The game is not saved.") == 2


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    left = run("play", "asgard")
    assert left.exit_code == 0
    assert "Traceback" not in left.output
    assert left.output.rstrip().endswith("You left; the game was not saved.")


def test_after_the_end_the_record_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answers = [*FIRST, "undo", "hint", "table", "save"]
    output = run("play", "asgard", "--players", "2", "--bots", "random", answers=answers).output
    (file,) = tmp_path.iterdir()
    assert f"verify {file.name}" in output
    assert Record.load(file).names == ["Guest", "Astrid"]

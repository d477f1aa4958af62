"""`verify` and `replay`: records that hold, records that don't, and what they tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import Session
from meadhall.kernel.texts import LANGUAGES

from .talk import run, saved_game


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_game(tmp_path_factory.mktemp("games") / "sealed.meadhall", "--names", "Ann,Ben,Cy")


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "seeded.meadhall"
    return saved_game(file, "--seed", "7", "--players", "2")


def changed(record: Path, pattern: str, by: str) -> Path:
    """The record with one thing changed."""
    text, count = re.subn(pattern, by, record.read_text(), count=1, flags=re.MULTILINE)
    assert count == 1
    copy = record.with_name("changed.meadhall")
    copy.write_text(text)
    return copy


# --- verify -----------------------------------------------------------------------------------


def test_a_good_record_holds(sealed: Path) -> None:
    checked = run("verify", str(sealed))
    assert checked.exit_code == 0
    record, result, shuffle = checked.output.splitlines()
    assert record.startswith("✓ record: asgard, 3 players, ")
    assert record.endswith("all are legal and every hash matches")
    assert result.startswith("✓ result: ")
    assert shuffle.startswith("✓ shuffle: proved")
    assert re.search("commitment: (.*)", sealed.read_text())[1] in shuffle  # type: ignore[index]


def test_a_record_from_a_seed_has_no_shuffle_to_prove(seeded: Path) -> None:
    checked = run("verify", str(seeded))
    assert checked.exit_code == 0
    assert (
        "– shuffle: made from the number 7; there is no sealed shuffle to prove" in checked.output
    )


def test_whoever_shuffled_for_themselves_proves_nothing(sealed: Path) -> None:
    alone = changed(sealed, "^commitment: .*", "shuffled: by whoever played")
    checked = run("verify", str(alone))
    assert checked.exit_code == 1
    record, result, shuffle = checked.output.splitlines()
    assert record.startswith("✓ record: ")
    assert result.startswith("✓ result: ")
    assert shuffle.startswith("✗ shuffle: whoever played has shuffled")
    both = changed(sealed, "^commitment: (.*)", r"commitment: \1\nshuffled: by whoever played")
    checked = run("verify", str(both))
    assert checked.exit_code == 1
    assert "has promised nobody anything" in checked.output


def test_an_unfinished_game_holds_too(tmp_path: Path) -> None:
    file = tmp_path / "half.meadhall"
    run("play", "asgard", "--seed", "3", answers=["1", f"save {file}"])
    checked = run("verify", str(file), "--lang", "ru")
    assert checked.exit_code == 0
    assert "✓ итог: нет, игра не доиграна" in checked.output


@pytest.mark.parametrize(
    ("pattern", "by", "why"),
    [
        (r"^3 p1 play .*$", "3 p1 play odin/odin", "is no legal move of player 1 here"),
        (r"^= ....", "= dead", "the position here is"),
        (r"^result: \d+", "result: 99", "the result is not what the moves lead to"),
        (r"^7 p", "8 p", "move 8 follows move 6"),
        (r"^rules: \d+", "rules: 999", "version 999 of the rules"),
        (r"^cards: ....", "cards: dead", "other card data"),
        (r"^secret: ....", "secret: 0000", "line"),
        (r"^players: 3", "players: 9", "asgard is for 2 to 5 players"),
        (r"^secret: .*$", "secret: abcd", "a secret has 32 bytes, not 2"),
        (r"^players: 3", "players: 3\noptions: 3", "the record can't be read"),
        (r"^players: 3", "players: three", "the head of the record can't be read"),
        (r"\A.*$", "a letter to Loki", "a record starts with the line"),
    ],
)
def test_a_tampered_record_does_not_hold(sealed: Path, pattern: str, by: str, why: str) -> None:
    checked = run("verify", str(changed(sealed, pattern, by)))
    assert checked.exit_code == 1
    assert checked.output.startswith("✗ record: ")
    assert why in checked.output
    assert len(checked.output.splitlines()) == 1


def test_another_promise_is_no_proof(sealed: Path) -> None:
    checked = run("verify", str(changed(sealed, r"^commitment: ....", "commitment: 0000")))
    assert checked.exit_code == 1
    assert "✗ shuffle: the secret is not the one that was promised" in checked.output
    checked = run("verify", str(changed(sealed, r"^commitment: .*\n", "")))
    assert checked.exit_code == 1
    assert "✗ shuffle: the record has a secret but no fingerprint" in checked.output


def test_a_truncated_record_does_not_hold(sealed: Path) -> None:
    lines = sealed.read_text().splitlines(keepends=True)
    copy = sealed.with_name("short.meadhall")
    body = lines.index("\n") + 1
    # Where a hash was just written the file can't tell that it once went on; anywhere else it can.
    whole = {at for at, line in enumerate(lines) if line.startswith("=")}
    last = max(whole)
    for at in (*range(body + 1, body + 25), last, last + 1):
        copy.write_text("".join(lines[:at]))
        holds = at - 1 in whole and at - 1 != last
        checked = run("verify", str(copy))
        assert checked.exit_code == (0 if holds else 1), (at, checked.output)
    half = lines[last - 1][: len(lines[last - 1]) // 2]
    copy.write_text("".join(lines[: last - 1]) + half)
    assert run("verify", str(copy)).exit_code == 1


def test_a_file_that_is_no_text_does_not_hold(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    checked = run("verify", str(file))
    assert checked.exit_code == 1
    assert len(checked.output.splitlines()) == 1


# --- replay -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_saga_is_printed_where_nobody_sits(sealed: Path, lang: str) -> None:
    told = run("replay", str(sealed), "--lang", lang)
    assert told.exit_code == 0
    title, headline, result = {
        "en": ("Intrigues of Asgard", "The Aesir awaken", "place  player"),
        "ru": ("Интриги Асгарда", "Асы просыпаются", "место  игрок"),
    }[lang]
    assert told.output.startswith(title)
    assert told.output.count(headline) == 3
    assert result in told.output
    assert "p2 Ben" in told.output


def test_an_onlooker_reads_no_you_and_a_player_does(sealed: Path) -> None:
    onlooker = run("replay", str(sealed)).output
    assert not re.search(r"\b[Yy]ou\b", onlooker)
    assert any(
        re.search(r"\byou\b", run("replay", str(sealed), "--seat", seat).output)
        for seat in ("1", "2", "3")
    )
    assert run("replay", str(sealed), "--seat", "all").output == onlooker


def test_names_that_are_no_names_are_refused(sealed: Path) -> None:
    for names in ("3", '{"a": 1}', "[1, 2, 3]"):
        refused = run("replay", str(changed(sealed, "^names: .*$", f"names: {names}")))
        assert refused.exit_code == 1
        assert "names are a list of texts" in refused.stderr


def test_an_unfinished_game_ends_where_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "half.meadhall"
    run("play", "asgard", answers=["1", f"save {file}"])
    told = run("replay", str(file))
    assert "The record ends here, after 5 moves; the game is not finished." in told.output


# --- games that began from a position ---------------------------------------------------------


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that began where another one stood after nine moves, and went on for nine more."""
    state = meadhall.game("asgard").start(2, 5)
    session: Session | None = None
    for number in range(18):
        if number == 9:
            secret, position = bytes(range(32)), state.to_json()
            session = Session(meadhall.game("asgard"), 2, secret, position=position)
            state = session.state
        seat = state.waiting[0]
        (session or state).play(seat, state.legal(seat)[0])
    assert session
    file: Path = tmp_path_factory.mktemp("games") / "laid.meadhall"
    session.record.save(file)
    return file


def test_verify_says_what_it_can_not_prove(laid: Path) -> None:
    checked = run("verify", str(laid))
    assert checked.exit_code == 0
    assert [line[:10] for line in checked.output.splitlines()] == [
        "✓ record: ", "✓ result: ", "– position", "✓ shuffle:",
    ]  # fmt: skip
    assert "began with what the record says lay there" in checked.output
    assert "– позиция: " in run("verify", str(laid), "--lang", "ru").output
    broken = run("verify", str(changed(laid, r'^position: \{"', 'position: {"more": 1, "x')))
    assert broken.exit_code == 1
    assert "can't begin from its position" in broken.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_says_where_it_began(laid: Path, lang: str) -> None:
    told = run("replay", str(laid), "--lang", lang)
    assert told.exit_code == 0
    assert {"en": "began from a position", "ru": "с готовой позиции"}[lang] in told.output
    analysed = run("analyse", str(laid), "--iterations", "10", "--lang", lang)
    assert analysed.exit_code == 0, analysed.output


def test_it_is_gone_on_with(laid: Path, tmp_path: Path) -> None:
    file = tmp_path / "on.meadhall"
    resumed = ("play", "asgard", "--resume", str(laid), "--seat", "1", "--bots", "random")
    run(*resumed, answers=["1", "1", f"save {file}"])
    assert "position: {" in file.read_text()
    assert run("verify", str(file)).exit_code == 0

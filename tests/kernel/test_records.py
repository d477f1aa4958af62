"""A record is text that leads to the same end; a broken one is refused with one clear line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.kernel import BadPosition, BadRecord, MeadhallError, Record, Session
from meadhall.kernel.game import state_hash
from meadhall.kernel.record import HASH_EVERY
from meadhall.testing import random_course

ASGARD = meadhall.game("asgard")
SECRET = bytes(range(32))


def record_of(players: int, seed: int | bytes, moves: int | None = None) -> Record:
    """A random game, or its first moves, on paper."""
    course = random_course(ASGARD, players, seed)
    names = ["Эрик", "Anna", "Bo", "Cy", "Di"][:players]
    return Record("asgard", players, seed, names=names, moves=course.moves[:moves])


FINISHED = record_of(3, 5)
TEXT = FINISHED.text()
LINES = TEXT.splitlines(keepends=True)
SEALED = record_of(2, SECRET, 6).text()


def read(text: str) -> Record | str:
    """The record, or the one line that it is refused with."""
    try:
        return Record.from_text(text)
    except BadRecord as refusal:
        said = str(refusal)
    assert len(said.splitlines()) == 1
    return said


def refused(text: str) -> str:
    """The one line that such a record is refused with."""
    said = read(text)
    assert isinstance(said, str), "it was read"
    return said


def with_line(start: str, new: str) -> str:
    """The record with one line of its head, or one line of its body, changed."""
    assert sum(line.startswith(start) for line in LINES) == 1
    return "".join(f"{new}\n" if line.startswith(start) else line for line in LINES)


# --- sound records ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, -7, 2**80, SECRET], ids=["0", "-7", "2**80", "secret"])
@pytest.mark.parametrize("moves", [0, 1, HASH_EVERY, None])
def test_a_record_comes_back_as_it_was(seed: int | bytes, moves: int | None) -> None:
    written = record_of(2, seed, moves)
    again = Record.from_text(written.text())
    assert again == written
    assert again.text() == written.text()
    assert again.end().key() == written.end().key()


def test_a_record_with_options_comes_back() -> None:
    options = {"deals": {"2": [3, 2, 1]}, "copies": {"odin/thor": 5}}
    written = Record("asgard", 2, 3, options)
    state = written.start()
    while state.waiting:
        seat = state.waiting[0]
        written.moves.append((seat, state.legal(seat)[0]))
        state.play(*written.moves[-1])
    again = Record.from_text(written.text())
    assert again == written
    assert again.end().key() == state.key()


def test_replaying_shows_every_position() -> None:
    state = FINISHED.start()
    for (seat, move), (at, made, after) in zip(FINISHED.moves, FINISHED.replay(), strict=True):
        state.play(seat, move)
        assert (at, made) == (seat, move)
        assert after.key() == state.key()
    assert state.outcome is not None


def test_a_record_can_be_read_by_people() -> None:
    assert TEXT.startswith("meadhall record 1\ngame: asgard\nrules: ")
    assert 'names: ["Эрик", "Anna", "Bo"]\n' in TEXT
    assert "\n1 p" in TEXT
    assert TEXT.count("\n= ") == (len(FINISHED.moves) + HASH_EVERY - 1) // HASH_EVERY
    outcome = FINISHED.end().outcome
    assert outcome is not None
    assert LINES[-1] == f"result: {' '.join(map(str, outcome.scores))}\n"


def test_a_sealed_record_proves_its_shuffle() -> None:
    sealed = record_of(2, SECRET, 4)
    assert sealed.shuffle_proved()
    assert Record.from_text(sealed.text()).shuffle_proved()
    broken = sealed.text().replace(sealed.commitment, "0" * 64)
    assert not Record.from_text(broken).shuffle_proved()
    assert not FINISHED.shuffle_proved()


def test_comments_blank_lines_and_windows_line_ends_do_no_harm() -> None:
    relaxed = TEXT.replace("\n1 p", "\n# the first move\n\n1 p").replace("\n", "\r\n")
    assert Record.from_text(relaxed) == FINISHED


@settings(max_examples=60)
@given(names=st.lists(st.text(), min_size=2, max_size=2))
def test_any_names_come_back(names: list[str]) -> None:
    """People choose their names, and some choose odd ones."""
    written = Record("asgard", 2, 1, names=names)
    assert Record.from_text(written.text()) == written


@pytest.mark.parametrize("odd", ["\x85", "\u2028", "\u2029", "\v", "\f", "\x1c", "\r\n", "\ud800"])
def test_names_that_look_like_line_ends_are_saved_and_loaded(odd: str, tmp_path: Path) -> None:
    written = Record("asgard", 2, 1, names=[f"a{odd}b", "c"])
    written.save(tmp_path / "game.txt")
    assert Record.load(tmp_path / "game.txt") == written


# --- files ------------------------------------------------------------------------------------


def test_a_saved_record_is_loaded_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    FINISHED.save(file)
    assert Record.load(file) == FINISHED
    assert Record.load(str(file)) == FINISHED
    assert os.listdir(tmp_path) == ["game.txt"]  # noqa: PTH208


def test_saving_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    FINISHED.save(file)
    before = file.read_bytes()
    impossible = Record("asgard", 3, 5, moves=[(0, 933)])
    with pytest.raises(MeadhallError):
        impossible.save(file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.txt"]  # noqa: PTH208


def test_a_file_is_never_seen_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The power fails between any two steps of saving: the old record is still whole."""
    file = tmp_path / "game.txt"
    record_of(2, 1, 3).save(file)
    before = file.read_bytes()

    def power_cut(*_: object) -> None:
        raise OSError("no power")

    monkeypatch.setattr(Path, "replace", power_cut)
    monkeypatch.setattr(os, "replace", power_cut)
    with pytest.raises(OSError, match="no power"):
        FINISHED.save(file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["missing.txt", ".", "missing/game.txt"])
def test_what_is_no_file_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be read"):
        Record.load(tmp_path / name)


@pytest.mark.parametrize(
    "junk", [b"", b"\xff\xfe\x00", b"\x00" * 40, b"{}", "рог".encode("cp1251")]
)
def test_a_file_that_is_no_record_is_refused(junk: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(junk)
    with pytest.raises(BadRecord) as caught:
        Record.load(file)
    assert "\n" not in str(caught.value)


def test_a_byte_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    data = TEXT.encode()
    for at in range(0, len(data), 97):
        file.write_bytes(data[:at] + b"\xff" + data[at + 1 :])
        with pytest.raises(BadRecord, match="not a text file"):
            Record.load(file)


# --- broken records: cut off ------------------------------------------------------------------


def beginnings() -> Iterator[str]:
    """The record cut at every line, and at many places within lines."""
    for number in range(len(LINES)):
        yield "".join(LINES[:number])
    for at in range(1, len(TEXT), 7):
        yield TEXT[:at]


def test_a_cut_record_is_refused_or_is_the_beginning_of_the_game() -> None:
    for text in beginnings():
        found = read(text)
        if isinstance(found, Record):
            assert (found.seed, found.players, found.cards) == (5, 3, FINISHED.cards)
            assert found.moves == FINISHED.moves[: len(found.moves)]


def test_a_head_cut_within_its_last_line_is_not_another_game() -> None:
    """`seed: 12` is what is left of `seed: 12345`."""
    text = Record("asgard", 2, 12345).text()
    seed = text.index("12345")
    for end in range(seed + 1, seed + 5):
        refused(text[:end])


# --- broken records: changed ------------------------------------------------------------------


def test_a_changed_move_is_refused() -> None:
    for number, (seat, _) in enumerate(FINISHED.moves, start=1):
        text = with_line(f"{number} p", f"{number} p{seat + 1} play odin/odin")
        at = text.splitlines().index(f"{number} p{seat + 1} play odin/odin") + 1
        assert refused(text).startswith(f"line {at}: ")


def test_another_legal_move_is_refused_by_the_next_hash() -> None:
    state = FINISHED.start()
    seat, move = FINISHED.moves[0]
    other = next(each for each in state.legal(seat) if each != move)
    said = refused(with_line("1 p", f"1 p{seat + 1} {ASGARD.notation(state, seat, other)}"))
    assert said.startswith("line ")


def test_a_missing_repeated_or_exchanged_move_is_refused() -> None:
    first = LINES.index("\n") + 1
    for at in range(first, len(LINES) - 3):
        if not LINES[at].startswith("="):
            refused("".join(LINES[:at] + LINES[at + 1 :]))
            refused("".join(LINES[: at + 1] + LINES[at:]))
    refused("".join([*LINES[:first], LINES[first + 1], LINES[first], *LINES[first + 2 :]]))


def test_a_changed_hash_is_refused() -> None:
    for line in LINES:
        if line.startswith("= "):
            digit = "0" if line[2] != "0" else "1"
            said = refused(TEXT.replace(line, f"= {digit}{line[3:]}"))
            assert "the position here is" in said
            refused(TEXT.replace(line, "=\n"))
    assert f"= {state_hash(FINISHED.end())}\n" in LINES


def test_a_changed_result_is_refused() -> None:
    for result in ("99 99 99", "", "1 2", "x"):
        assert "result" in refused(with_line("result:", f"result: {result}"))
    first = LINES.index("\n") + 1
    early = [*LINES[: first + 5], LINES[-1], *LINES[first + 5 :]]
    assert "result" in refused("".join(early))


@pytest.mark.parametrize(
    ("start", "new", "said"),
    [
        ("meadhall", "meadhall record 2", "starts with the line"),
        ("meadhall", "", "starts with the line"),
        ("game:", "game: chess", "chess"),
        ("game:", "game:", ""),
        ("rules:", "rules: 999", "version 999"),
        ("rules:", "rules: 0", ""),
        ("rules:", "rules: one", ""),
        ("cards:", "cards: 0123456789abcdef", "card data"),
        ("cards:", "cards:", ""),
        ("cards:", "cards: 0123\r4567", ""),
        ("game:", "game: as\rgard", ""),
        ("seed:", "seed: 1\r2", ""),
        ("1 p", "1 p1 play\rodin", ""),
        ("players:", "players: 9", "players"),
        ("players:", "players: 2", ""),
        ("players:", "players: -1", "players"),
        ("players:", "players: two", ""),
        ("players:", "players: " + "9" * 5000, ""),
        ("names:", "names: [", ""),
        ("names:", "names: 5", ""),
        ("names:", "names: [1, 2, 3]", ""),
        ("names:", "names: " + "[" * 100_000, ""),
        ("names:", "colour: red", "unknown line"),
        ("names:", "options: 5", ""),
        ("names:", "options: []", ""),
        ("names:", 'options: {"copies": 5}', ""),
        ("names:", 'options: {"copies": {"odin/thor": 99}}', ""),
        ("names:", 'options: {"deals": {"3": [1]}}', ""),
        ("names:", 'options: {"speed": 2}', ""),
        ("names:", "secret: abcd", ""),
        ("names:", "seed: 5", "each once"),
        ("seed:", "seed: five", ""),
        ("seed:", "seed: 6", ""),
        ("seed:", "secret: " + "00" * 31, ""),
        ("seed:", "secret: xyz", ""),
        ("seed:", "the seed is five", "name: value"),
        ("1 p", "one p1 play odin/thor", "expected a move"),
        ("1 p", "1 p4 play odin/thor", "expected a move"),
        ("1 p", "1 p0 play odin/thor", "expected a move"),
        ("1 p", "1", "expected a move"),
        ("1 p", "9" * 5000 + " p1 play odin/thor", ""),
        ("1 p", "1 p" + "9" * 5000 + " play odin/thor", ""),
        ("1 p", "1 p² play odin/thor", ""),
    ],
)
def test_a_changed_line_is_refused(start: str, new: str, said: str) -> None:
    assert said in refused(with_line(start, new))


@pytest.mark.parametrize("name", ["game", "rules", "cards", "players", "seed"])
def test_a_missing_line_of_the_head_is_named(name: str) -> None:
    text = "".join(line for line in LINES if not line.startswith(f"{name}:"))
    assert name in refused(text)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_changed_it_is_a_bad_record_or_a_whole_one(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(SEALED) - 1))
    length = data.draw(st.integers(0, 12))
    junk = data.draw(st.text(max_size=12) | st.sampled_from(["\n", "=", ":", "0", "{}", "p9 "]))
    text = SEALED[:at] + junk + SEALED[at + length :]
    found = read(text)
    if isinstance(found, Record):
        assert Record.from_text(found.text()) == found


# --- versions of the rules --------------------------------------------------------------------

KEPT = [
    (name, version)
    for name in meadhall.game_names()
    for version in range(
        meadhall.game(name).oldest_rules or meadhall.game(name).rules_version,
        meadhall.game(name).rules_version + 1,
    )
]


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_a_record_is_replayed_by_the_rules_it_names(name: str, version: int) -> None:
    game = meadhall.game(name).by_rules(version)
    players = game.min_players
    moves = random_course(game, players, 11).moves
    record = Record(name, players, 11, moves=moves, rules=version)
    again = Record.from_text(record.text())
    assert (again.rules, again.moves) == (version, moves)
    assert again.start().view(0)["rules"] == version
    resumed = Session.resume(again)
    assert resumed.record.rules == resumed.game.rules_version == version
    assert Session.from_json(resumed.to_json()).state.key() == resumed.state.key()
    position = resumed.game.start(players, 3).to_json()
    assert meadhall.game(name).from_json(position).to_json() == position


@pytest.mark.parametrize("name", ["wolves", "vikings"])
def test_rules_older_than_any_kept_and_newer_than_installed_are_refused(name: str) -> None:
    game = meadhall.game(name)
    for version in (game.oldest_rules - 1, game.rules_version + 1):
        with pytest.raises(BadRecord, match=f"version {version} of the rules"):
            game.by_rules(version)
        position = game.start(game.min_players).to_json()
        with pytest.raises(BadPosition, match=f"rules version {version}"):
            game.from_json({**position, "rules": version})
    assert (
        game.by_rules(game.oldest_rules)
        .by_rules(game.rules_version)
        .start(game.min_players)
        .view(0)["rules"]
        == game.rules_version
    )

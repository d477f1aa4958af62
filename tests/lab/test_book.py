"""Games are written down in order and taken up again; results of other code are kept apart."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from meadhall.kernel import BadRecord
from meadhall.lab import sources
from meadhall.lab.book import COLUMNS, Book, InUse, Row
from meadhall.lab.sources import digest
from meadhall.lab.workers import Cores


def a_game(number: int) -> Row:
    return Row("odin", "loki", number, number // 2, number % 2, 0.5, (3, 3), (1, 1), 7, "ab" * 8)


def test_a_book_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.csv"
    games = Book(path).play(a_game, range(9))
    assert [next(games).number for _ in range(3)] == [0, 1, 2]
    games.close()
    path.write_text(path.read_text() + "odin,loki,3,1")  # a line that was being written
    again = Book(path)
    assert again.rows == [a_game(number) for number in range(3)]
    list(again.play(a_game, range(3, 5), Cores(2)))
    assert Book(path).rows == again.rows == [a_game(number) for number in range(5)]


def written(path: Path, count: int = 4) -> list[bytes]:
    """The lines of a book of so many games."""
    list(Book(path).play(a_game, range(count)))
    return path.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize("kept", [1, 20, len(",".join(COLUMNS)), len(",".join(COLUMNS)) + 1])
def test_a_book_that_was_cut_off_in_its_first_line_begins_anew(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "games.csv"
    lines = written(path)
    path.write_bytes(lines[0][:kept])
    assert written(path) == lines


@pytest.mark.parametrize("lost", [1, 2, 3, 30])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "games.csv"
    whole = b"".join(written(path))
    path.write_bytes(whole[:-lost])
    book = Book(path)
    assert book.rows == [a_game(number) for number in range(3)]
    list(book.play(a_game, range(3, 4)))
    assert path.read_bytes() == whole


BROKEN = {
    "a number": (2, b"odin,loki,x,0,1,0.5,3 3,1 1,7,abababababababab\r\n"),
    "a column less": (2, b"odin,loki,1,0,1,0.5,3 3,1 1,7\r\n"),
    "a share": (3, b"odin,loki,2,1,0,5.0,3 3,1 1,7,abababababababab\r\n"),
    "a seat": (3, b"odin,loki,2,1,9,0.5,3 3,1 1,7,abababababababab\r\n"),
    "an end": (4, b"odin,loki,3,1,1,0.5,3 3,1 1,7,abab\r\n"),
    "an empty line": (4, b"\r\n"),
    "no text": (5, b"\xff\xfe\0\r\n"),
    "other columns": (1, b"when,who\r\n"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_line_is_named_and_nothing_is_lost(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games.csv"
    number, line = BROKEN[what]
    lines = written(path)
    lines[number - 1] = line
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadRecord, match=f"games.csv, line {number}"):
        Book(path)
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("text", ["hello", "hello\n", "challenger;rival\n"])
def test_a_foreign_file_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.csv"
    path.write_text(text)
    with pytest.raises(BadRecord, match=r"games\.csv, line 1"):
        Book(path)
    assert path.read_text() == text


def test_games_are_only_added(tmp_path: Path) -> None:
    """At no time, killed or not, is there less in the file than before."""
    path = tmp_path / "games.csv"
    before = b"".join(written(path))
    for row in Book(path).play(a_game, range(4, 8)):
        now = path.read_bytes()
        assert now.startswith(before)
        assert now.count(b"\n") == row.number + 2
        before = now


def test_a_book_that_another_run_has_written_to_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    one, other = Book(path), Book(path)
    list(other.play(a_game, range(2)))
    with pytest.raises(InUse, match="another run has written"):
        list(one.play(a_game, range(2)))
    assert len(Book(path).rows) == 2


PLAYS_ONE = """
import sys
from pathlib import Path
from types import SimpleNamespace
from meadhall.lab.book import Book
from tests.lab.test_book import a_game
book = Book(Path(sys.argv[1]))
games = book.play(a_game, range(len(book.rows), 9))
next(games)
print("one", flush=True)
sys.stdin.read()
"""


def test_two_runs_never_write_at_once_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_ONE, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as other:
        assert other.stdout is not None
        try:
            assert other.stdout.readline().strip() == b"one"
            ours = Book(path)
            assert ours.rows == [a_game(0)]
            with pytest.raises(InUse, match=r"another run is writing to .*games\.csv"):
                list(ours.play(a_game, range(1, 3)))
            assert Book(path).rows == [a_game(0)]
        finally:
            other.kill()
            other.communicate()
    list(ours.play(a_game, range(1, 3)))
    assert Book(path).rows == [a_game(number) for number in range(3)]


FULL = """
import resource, sys
from pathlib import Path
from types import SimpleNamespace
from meadhall.lab.book import Book
from meadhall.lab.many import BrokenOff
from tests.lab.test_book import a_game
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
book = Book(Path(sys.argv[1]))
try:
    list(book.play(a_game, range(9)))
except BrokenOff as wrong:
    print(wrong)
print(len(book.rows))
"""


@pytest.mark.parametrize("lacking", [1, 2, 30])
def test_on_a_full_disk_the_file_is_named_and_stays_whole(tmp_path: Path, lacking: int) -> None:
    whole = written(tmp_path / "whole.csv", 9)
    room = sum(map(len, whole[:5])) - lacking
    path = tmp_path / "games.csv"
    said = subprocess.run(
        [sys.executable, "-c", FULL, str(path), str(room)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert said[-1] == "3"
    assert re.search(r"games\.csv can't be written: .*; what was played before is kept", said[0])
    assert path.read_bytes() == b"".join(whole[:4])
    list(Book(path).play(a_game, range(3, 9)))
    assert path.read_bytes() == b"".join(whole)


def test_another_code_has_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(folder: str, name: str, text: str) -> None:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / name).write_text(text)

    for name in sources.SHARED:
        write("kernel", f"{name}.py", "x = 1")
    for names in sources.PLAYERS.values():
        for name in names:
            write("bots", f"{name}.py", "x = 1")
    write("games/dice", "value.py", 'def value():\n    """Old words."""\n    return 1  # why\n')
    write("games/dice", "reasons.py", "x = 1")
    write("games/dice", "cards.toml", "five = 5")
    packages = {"meadhall": tmp_path, "dice": tmp_path / "games/dice"}
    monkeypatch.setattr("importlib.resources.files", packages.__getitem__)
    monkeypatch.setattr(sources, "game_named", lambda name: SimpleNamespace(package=name))
    before = digest("dice", "greedy")
    write("games/dice", "value.py", 'def value():\n    """New words."""\n    return 1\n')
    write("games/dice", "reasons.py", "x = 2")
    write("bots", "search.py", "x = 2")
    assert digest("dice", "greedy") == digest("dice", "greedy", "greedy") == before
    for folder, name, text in (
        ("games/dice", "value.py", "def value():\n    return 2\n"),
        ("games/dice", "cards.toml", "five = 6"),
        ("bots", "greedy.py", "x = 2"),
        ("kernel", "state.py", "x = 2"),
        ("kernel", "reckoning.py", "x = 2"),
    ):
        write(folder, name, text)
        after = digest("dice", "greedy")
        assert after != before
        before = after


@pytest.mark.parametrize("game", ["asgard", "wolves", "vikings"])
def test_every_game_has_a_digest_of_its_own(game: str) -> None:
    found = {digest(game, kind) for kind in sources.PLAYERS}
    assert len(found) == len(sources.PLAYERS)
    assert digest(game, "greedy") != digest("vikings" if game == "asgard" else "asgard", "greedy")

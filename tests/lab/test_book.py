"""Games are written down in order and taken up again; results of other code are kept apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.lab import sources
from meadhall.lab.book import Book, Row
from meadhall.lab.sources import digest


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
    list(again.play(a_game, range(3, 5), workers=2))
    assert Book(path).rows == again.rows == [a_game(number) for number in range(5)]


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
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)
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

"""What is kept of tables: bytes that come back whole, or say that they don't."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.hall.local.keeping import FORMAT, Unreadable, read, written
from meadhall.hall.local.thinking import think
from meadhall.kernel import Record
from meadhall.kernel.record import ONESELF

from ..client import Api, Refusal
from ..eavesdropping import finished as finished_on_server
from ..serving import config, hall_in_thread
from .page import Page
from .test_local_games import begun, finished


def kept(game: str = "asgard", moves: int = 6) -> tuple[Page, str]:
    page, table, anna = begun(game)
    left = iter(range(moves))
    anna.play(random.Random(1), lambda: next(left, None) is None)
    return page, table


def test_each_change_is_kept_before_it_is_told() -> None:
    page, table, anna = begun()
    page.kept.clear()
    heard: list[int] = []
    anna.receive = lambda message: heard.append(len(page.kept))  # type: ignore[method-assign]
    number = anna.heard[1]["number"]
    move = anna.heard[1]["moves"][0]["move"]
    anna.send({"type": "move", "id": 1, "number": number, "move": move})
    assert page.kept == [table]
    assert heard
    assert min(heard) == 1


def test_a_row_comes_back_as_it_was() -> None:
    page, table = kept()
    row = page.rows[table]
    assert written(read(row)) == row
    again = page.loaded_anew()
    assert json.loads(again.hall.known()) == [table]
    assert again.get(f"tables/{table}") == page.get(f"tables/{table}") | {
        "seats": again.get(f"tables/{table}")["seats"]  # who is there is not kept
    }


def test_what_was_said_is_kept() -> None:
    page, table, anna = begun()
    anna.request("chat", text="Skol!")
    assert page.post(f"tables/{table}/chat", {"text": "Anybody?"}) == {"number": 2}
    again = page.loaded_anew()
    line = again.line(table, recall=True)
    assert [each["text"] for each in line.last("talk")["lines"]] == ["Skol!", "Anybody?"]


@pytest.mark.parametrize("spoil", ["cut", "bit", "empty", "other", "nonsense"])
def test_a_damaged_row_is_told_and_the_others_are_there(spoil: str) -> None:
    page, table = kept()
    other = page.create()["table"]
    row = page.rows[table]
    page.rows[table] = {
        "cut": row[: len(row) // 2],
        "bit": row.replace(b'"moves":[[', b'"moves":[[1', 1),
        "empty": b"",
        "other": page.rows[other],
        "nonsense": b"\xff\x00[[[[",
    }[spoil]
    assert page.rows[table] != row
    again = page.loaded_anew()
    (complaint,) = again.complaints
    assert (complaint["table"], complaint["why"]) == (table, "corrupted")
    assert complaint["text"].endswith(".")
    assert complaint["text"].count(".") == 1
    assert json.loads(again.hall.known()) == [other]
    assert again.rows[table] == page.rows[table], "nobody has thrown it away"
    again.line(other).play(random.Random(1))
    with pytest.raises(Refusal) as refused:
        again.get(f"tables/{table}")
    assert refused.value.code == "no-such-table"


def test_every_flipped_byte_is_noticed() -> None:
    page, table = kept(moves=2)
    row = page.rows[table]
    dice = random.Random(1)
    for _ in range(200):
        at = dice.randrange(len(row))
        spoilt = row[:at] + bytes([row[at] ^ (1 << dice.randrange(8))]) + row[at + 1 :]
        try:
            found = read(spoilt)
        except Unreadable:
            continue
        # Only what says nothing: how a number of the envelope is spaced.
        assert written(found) == row


def test_newer_data_is_left_alone() -> None:
    page, table = kept()
    newer = msgspec.json.decode(page.rows[table]) | {"format": FORMAT + 1, "more": True}
    page.rows[table] = msgspec.json.encode(newer)
    again = page.loaded_anew()
    (complaint,) = again.complaints
    assert complaint["why"] == "newer"
    assert "newer version" in complaint["text"]
    assert again.rows[table] == page.rows[table]


def test_other_rules_are_told_when_the_table_is_opened() -> None:
    page, table = kept()
    row = read(page.rows[table])
    assert row.table.session
    row.table.session["rules"] = 999
    page.rows[table] = written(row)
    again = page.loaded_anew()
    assert again.complaints == []
    with pytest.raises(Refusal) as refused:
        again.get(f"tables/{table}")
    assert refused.value.code == "other-rules"
    line = again.line(table)
    assert line.heard[-1]["code"] == "other-rules"
    assert line.closed == (4409, "other-rules")
    assert json.loads(again.hall.known()) == [table]


def test_what_is_forgotten_is_gone() -> None:
    """For the bots that think about it, too: what they find out keeps nothing, whoever waits for it
    is told, and those of other tables have their turn."""
    page, table, anna = begun()
    other = page.create()["table"]
    advice = page.send("GET", f"tables/{table}/hint")
    ((thought, task),) = page.wanted
    page.kept.clear()
    page.hall.forget(table)
    assert anna.closed == (4404, "no-such-table")
    assert json.loads(page.hall.known()) == [other]
    with pytest.raises(Refusal):
        page.read(advice)
    assert page.dropped == [thought]
    assert page.wanted
    page.hall.thought(thought, think(task))
    page.ponder_all()
    assert set(page.kept) == {other}


def test_few_tables_stay_in_memory() -> None:
    page = Page()
    tables = [page.create(players=2)["table"] for _ in range(8)]
    page.ponder_all()
    assert len(page.hall._tables) == 3
    assert json.loads(page.hall.known()) == sorted(tables)
    for table in tables:
        assert page.get(f"tables/{table}/position")["seat"] == 0


# --- records in and out -------------------------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_record_of_a_server_is_brought_and_goes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, game: str
) -> None:
    file = tmp_path_factory.mktemp("hall") / "hall.db"
    with hall_in_thread(config(file)) as address:
        played = finished_on_server(f"sqlite:///{file}", game)
        text = Api(address).get(f"tables/{played.table}/record")
        seen = Api(address).get(f"tables/{played.table}/replay", first=0, count=3)
    page = Page()
    table = page.post("records", text)["table"]
    assert page.get(f"tables/{table}/record") == text
    assert Record.from_text(text).shuffle_proved(), "what the server promised is still to be seen"
    assert page.get(f"tables/{table}/replay?first=0&count=3") == seen
    again = page.loaded_anew()
    assert again.complaints == []
    assert again.get(f"tables/{table}/record") == text
    onlooker = again.line(table)
    assert onlooker.position["phase"] == "over"
    assert onlooker.position["seat"] is None
    made = again.post(f"tables/{table}/play-on", {"step": 2, "seat": 0, "level": "random"})
    anna = again.line(made["table"])
    anna.play(random.Random(1))
    own = again.get(f"tables/{made['table']}/record")
    assert f"shuffled: {ONESELF}\n" in own


def test_a_record_of_a_puzzle_and_one_of_ones_own_are_brought(address: str) -> None:
    page = Page()
    puzzle = page.get("games/asgard/puzzles?at=0")["puzzles"][0]["name"]
    made = page.post(f"games/asgard/puzzles/{puzzle}/play", {"level": "random"})["table"]
    page.line(made).play(random.Random(1))
    text = page.get(f"tables/{made}/record")
    assert "position: " in text
    table = Page().post("records", text)["table"]
    assert table
    other, own, _ = finished("wolves")
    text = other.get(f"tables/{own}/record")
    brought = page.post("records", text)["table"]
    assert page.get(f"tables/{brought}/record") == text


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "malformed", "can't be read"),
        ("nonsense", "malformed", "a record starts with the line"),
        ("meadhall record 1\ngame: chess\nrules: 1\ncards: 0\nplayers: 2\nseed: 1\n\n",
         "malformed", "chess"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(text: str, code: str, words: str) -> None:
    page = Page()
    with pytest.raises(Refusal) as refused:
        page.post("records", text)
    assert refused.value.code == code
    assert words in refused.value.body["text"]
    assert page.rows == {}


def test_a_record_that_was_changed_or_is_not_over_is_refused() -> None:
    page, table, _ = finished()
    lines = page.get(f"tables/{table}/record").split("\n")
    first = lines.index("") + 1
    for text, words in (
        ("\n".join(lines[: first + 5]) + "\n", "isn't over"),
        ("\n".join([*lines[: first + 1], *lines[first + 2 :]]), "line"),
    ):
        with pytest.raises(Refusal) as refused:
            page.post("records", text)
        assert words in refused.value.body["text"]
    seeded = Record("asgard", 2, 7)
    state = seeded.start()
    while state.waiting:
        seat = state.waiting[0]
        move = state.legal(seat)[0]
        seeded.moves.append((seat, move))
        state.play(seat, move)
    with pytest.raises(Refusal, match="seed"):
        page.post("records", seeded.text())


def test_exported_rows_come_into_another_browser() -> None:
    page, table = kept()
    other = Page()
    assert other.hall.restore(table, page.rows[table]) == ""
    anna: Any = other.line(table, recall=True)
    assert anna.position["seat"] == 0
    anna.play(random.Random(1))
    assert anna.position["phase"] == "over"

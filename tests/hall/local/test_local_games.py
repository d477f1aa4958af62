"""Whole games against bots in a hall without a server: JSON in, JSON out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall
from meadhall.bots import SearchBot
from meadhall.hall.bots import thoughts
from meadhall.kernel import Record, State
from meadhall.kernel.errors import BadRecord
from meadhall.kernel.record import ONESELF

from ..client import Refusal
from .page import Line, Page

GAMES = meadhall.game_names()


def begun(game: str = "asgard", bots: str = "random", **settings: Any) -> tuple[Page, str, Line]:
    page = Page()
    table = page.create(bots, game=game, **settings)["table"]
    return page, table, page.line(table, recall=True, words="en")


def finished(game: str = "asgard", seed: int = 3, **settings: Any) -> tuple[Page, str, Line]:
    page, table, anna = begun(game, **settings)
    anna.play(random.Random(seed))
    assert anna.position["phase"] == "over"
    return page, table, anna


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_its_record(game: str) -> None:
    page, table, anna = finished(game)
    assert [each["type"] for each in anna.heard[:4]] == ["table", "position", "history", "talk"]
    result = anna.position["result"]
    assert sorted(result["ranks"])[0] == 1
    record = Record.from_text(page.get(f"tables/{table}/record"))
    end = record.end().outcome
    assert end is not None
    assert list(end.scores) == result["scores"]
    assert {seat for seat, _ in record.moves} == {0, 1, 2}
    assert record.names[0] == "Anna"
    assert page.rows[table]


def test_a_record_played_alone_says_who_shuffled_and_proves_nothing() -> None:
    page, table, _ = finished()
    text = page.get(f"tables/{table}/record")
    assert f"shuffled: {ONESELF}\n" in text
    assert "commitment" not in text
    assert not Record.from_text(text).shuffle_proved()
    forged = text.replace("shuffled:", "commitment: " + "0" * 64 + "\nshuffled:")
    with pytest.raises(BadRecord, match="promised nobody"):
        Record.from_text(forged)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["thrall", "greedy", "jarl"])
def test_bots_think_about_json_as_about_the_view_itself(game: str, level: str) -> None:
    """A view that went to another worker as text is imagined from like the one it was."""
    page, table, anna = begun(game, level)

    def both_moved() -> bool:
        session = page.hall.live(table).table.session
        return session is not None and {seat for seat, _ in session.record.moves} >= {1, 2}

    anna.play(random.Random(1), both_moved)
    assert both_moved()
    assert [each for each in anna.heard if each["type"] == "note"] == [], "no bot has failed"


@pytest.mark.parametrize("remembered", [4, 0])
def test_a_bot_goes_on_with_what_it_has_searched(
    monkeypatch: pytest.MonkeyPatch, remembered: int
) -> None:
    """It is told its view as text each time, and finds its place all the same."""
    searched: list[int] = []
    begin = SearchBot._new_search

    def counted(self: SearchBot, state: State) -> Any:
        searched.append(1)
        return begin(self, state)

    monkeypatch.setattr(SearchBot, "_new_search", counted)
    monkeypatch.setattr(thoughts, "SITTERS", thoughts.Sitters(remembered))
    page, _, anna = begun("vikings", "jarl", players=2)
    dice, chosen = random.Random(2), 0
    while chosen < 20:
        while page.wanted:
            chosen += 1
            page.ponder()
        anna.move(dice)
    if remembered:
        assert 0 < len(searched) < chosen
    else:
        assert len(searched) == chosen


def test_what_a_bot_is_told_holds_no_secret() -> None:
    page, table, anna = begun()
    other = page.hall.live(table).table.session
    assert other is not None
    anna.move(random.Random(1))
    secret = page.hall.live(table).table.stored().secret
    _, task = page.wanted[0]
    assert secret not in task
    assert page.hall.live(table).row.token not in task


@pytest.mark.parametrize("game", GAMES)
def test_reload_in_mid_choice(game: str) -> None:
    """Each time something was kept, the page comes up with just what it showed."""
    page, table, anna = begun(game)
    dice = random.Random(5)
    for _ in range(25):
        page.ponder_all()
        if not anna.position["moves"]:
            break
        assert anna.move(dice)["type"] == "ack"
        page.ponder_all()
        page = page.loaded_anew()
        assert page.complaints == []
        before = anna.position
        anna = page.line(table, recall=True, words="en")
        again = anna.position
        for told in ("at", "events", "lines", "undone", "remarks"):
            before.pop(told), again.pop(told)
        assert again == before
        if before["undo"]:
            assert anna.request("undo", number=again["number"])["type"] == "ack"
    anna.play(dice)
    assert anna.position["phase"] == "over"


def test_a_bot_that_was_thinking_thinks_again_after_a_reload() -> None:
    page, table, anna = begun()
    while not page.wanted:
        anna.move(random.Random(2))
    page = page.loaded_anew()
    assert not page.wanted, "nobody has opened the table yet"
    anna = page.line(table)
    assert page.wanted
    page.ponder_all()
    assert anna.position["moves"] or anna.position["waiting"] == [0]


def test_undo_takes_back_and_stops_the_bots() -> None:
    page, _, anna = begun("wolves")
    undone = 0
    dice = random.Random(4)
    while undone < 5:
        page.ponder_all()
        if anna.position["phase"] != "playing":
            page, _, anna = begun("wolves")
        before = anna.position
        anna.move(dice)
        if anna.position["undo"]:
            thinking = [number for number, _ in page.wanted]
            assert anna.request("undo", number=anna.position["number"])["type"] == "ack"
            assert anna.position["undone"]
            assert anna.position["view"] == before["view"]
            assert set(thinking) <= set(page.dropped)
            undone += 1
            page.ponder_all()
            anna.move(dice)
    refused = anna.request("undo", number=0)
    assert (refused["type"], refused["code"]) == ("error", "stale")
    assert anna.heard[-1]["type"] == "position", "how things stand comes again"


def test_bots_wait_a_moment_and_owe_a_move_only_while_it_counts() -> None:
    page = Page(pause=500)
    table = page.create()["table"]
    anna = page.line(table)
    anna.move(random.Random(1))
    while not page.hall.due():
        anna.move(random.Random(1))
    assert not page.wanted
    page.wait_until(page.at + 499)
    assert not page.wanted
    page.wait_until(page.at + 1)
    assert page.wanted
    assert page.hall.due() is None, "one thing is thought at a time"


def test_hint_regret_and_who_leaves_meanwhile() -> None:
    page, table, anna = begun("asgard", "greedy", players=2)
    page.ponder_all()
    advice = page.get(f"tables/{table}/hint?lang=en")
    assert advice["move"] in [each["move"] for each in anna.position["moves"]]
    assert advice["text"]
    again = page.get(f"tables/{table}/hint?lang=en")
    assert again == advice
    assert not page.wanted, "asked again, nobody thinks again"
    russian = page.send("GET", f"tables/{table}/hint?lang=ru")
    also = page.send("GET", f"tables/{table}/hint?lang=ru")
    page.hall.leave(russian)
    assert page.answers.pop(russian, None) is None
    page.ponder_all()
    assert page.read(also)["text"] != advice["text"]
    anna.move(random.Random(1))
    alone = page.send("GET", f"tables/{table}/regret")
    if alone not in page.answers:
        page.hall.leave(alone)
        assert page.dropped or not page.wanted


def test_no_advice_where_none_is_given() -> None:
    page, table, _ = begun(hints="never")
    for what in ("hint", "regret"):
        with pytest.raises(Refusal) as refused:
            page.get(f"tables/{table}/{what}")
        assert (refused.value.status, refused.value.code) == (403, "no-hints")


def test_what_was_and_how_it_goes_on_otherwise() -> None:
    page, table, anna = finished("asgard", players=2)
    replay = page.get(f"tables/{table}/replay?first=0&count=5")
    assert [each["step"] for each in replay["frames"]] == [0, 1, 2, 3, 4]
    assert page.get(f"tables/{table}/history")["moves"]
    found = page.get(f"tables/{table}/analysis")
    steps = [each["step"] for each in found["moments"]]
    assert steps == sorted(set(steps) & set(range(1, replay["steps"] + 1)))
    assert len(steps) > replay["steps"] / 2, "only where there was no choice nothing is told"
    assert page.get(f"tables/{table}/analysis") == found
    made = page.post(f"tables/{table}/play-on", {"step": 3, "seat": 0, "level": "random"})
    other = page.line(made["table"])
    assert other.position["seat"] == 0
    other.play(random.Random(9))
    assert other.position["phase"] == "over"
    text = page.get(f"tables/{made['table']}/record")
    assert f"shuffled: {ONESELF}\n" in text
    moves = Record.from_text(text).moves
    assert moves[:3] == Record.from_text(page.get(f"tables/{table}/record")).moves[:3]
    again = page.post(f"tables/{table}/rematch")
    assert page.line(again["table"]).position["seat"] == 0
    assert anna.last("table")["rematch"] == again["table"]


def test_a_move_goes_before_an_analysis() -> None:
    page, table, _ = finished("asgard", players=2)
    number = page.send("GET", f"tables/{table}/analysis")
    ((analysis, _),) = page.wanted
    other = page.create(players=2)["table"]
    anna = page.line(other)
    while page.dropped != [analysis]:
        anna.move(random.Random(1))
    page.ponder_all()
    assert page.read(number)["moments"]


def test_house_rules_lessons_puzzles_and_rules() -> None:
    page = Page()
    offered = page.get("hall?lang=ru")
    assert [each["name"] for each in offered["games"]] == GAMES
    for game in GAMES:
        lessons = page.get(f"games/{game}/lessons")["lessons"]
        step = page.post(f"games/{game}/lessons/{lessons[0]['name']}", {"step": 0})
        assert step["says"]
        puzzle = page.get(f"games/{game}/puzzles?at=0")["puzzles"][0]["name"]
        assert page.post(f"games/{game}/puzzles/{puzzle}", {"give_up": True})["solution"]
        made = page.post(f"games/{game}/puzzles/{puzzle}/play", {"level": "random"})
        anna = page.line(made["table"])
        assert anna.last("table")["puzzle"]["name"] == puzzle
        anna.play(random.Random(1))
        assert anna.position["phase"] == "over"
        assert page.get(f"games/{game}/rules")["chapters"]
        form = page.get(f"games/{game}/numbers")["groups"]
        assert all(number["title"] for group in form for number in group["numbers"])
        variant = next(each for each in offered["games"] if each["name"] == game)["variants"][0]
        options = {"variants": {variant["name"]: True}}
        good = page.post(f"games/{game}/options", {"players": 3, "options": options})
        table = page.create(game=game, options=good["options"])["table"]
        assert page.get(f"tables/{table}")["settings"]["options"] == good["options"]


def test_clocks_run_while_the_page_is_there_and_a_bot_takes_over() -> None:
    page, table, anna = begun(clock={"kind": "bank", "bank": 60, "increment": 0})
    page.ponder_all()
    page.wait_until(page.at + 30_000)
    page.hall.keep(page.hall.live(table))
    page = page.loaded_anew()
    anna = page.line(table)
    left = anna.position["clocks"][0]["left"]
    assert left is not None
    page.wait_until(page.at + left - 1)
    assert anna.last("table")["seats"][0]["stand_in"] is None
    page.wait_until(page.at + 2)
    page.hall.tick()
    assert anna.last("table")["seats"][0]["stand_in"] == "timeout"
    assert anna.request("back")["type"] == "ack"


@pytest.mark.parametrize("times", [1, 3])
def test_time_in_which_nobody_had_the_table_counts_once(times: int) -> None:
    """However often the page comes up before anything happens there."""
    page, table, anna = begun(chat=True, clock={"kind": "bank", "bank": 60, "increment": 0})
    page.ponder_all()
    for _ in range(times):
        anna.request("chat", text="Skol!")
        page = page.loaded_anew()
        anna = page.line(table)
    page.wait_until(page.at + 60_001)
    assert anna.last("table")["seats"][0]["stand_in"] == "timeout"


def test_who_has_left_their_seat_is_not_there_any_more() -> None:
    page = Page()
    table = page.post("tables", {"settings": {"game": "asgard", "players": 2}})["table"]
    line = page.line(table)
    assert page.get(f"tables/{table}")["seats"][0]["present"]
    page.post(f"tables/{table}/leave")
    assert line.closed is not None
    seat = page.get(f"tables/{table}")["seats"][0]
    assert (seat["who"], seat["present"]) == ("empty", False)


def test_a_bot_that_fails_gives_way() -> None:
    page, _, anna = begun(bots="thrall")
    while not page.wanted:
        anna.move(random.Random(1))
    for nonsense in ('{"why": "hung"}', '{"value": 99999}', "nonsense", '{"value": "x"}'):
        number, _ = page.wanted.popleft()
        page.hall.thought(number, nonsense)
        while not page.wanted and anna.position["moves"]:
            anna.move(random.Random(1))
    codes = [each["code"] for each in anna.heard if each["type"] == "note"]
    assert set(codes) <= {"takeover-hung", "takeover-illegal", "takeover-crashed"}
    assert codes
    anna.play(random.Random(1))
    assert anna.position["phase"] == "over"

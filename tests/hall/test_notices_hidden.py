"""That no notice tells what is hidden: not by its words, its length, nor by when it comes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from effort import many

import meadhall
from meadhall.hall import wire
from meadhall.hall.notices import hooks, webpush
from meadhall.hall.notices.words import Tiding, message
from meadhall.hall.table.calls import Call, calls
from meadhall.hall.table.create import new_table
from meadhall.hall.table.entries import Draft, Entry
from meadhall.hall.table.seats import new_token
from meadhall.hall.table.sight import Sight
from meadhall.hall.table.table import Table
from meadhall.kernel import seeded

from .noticing import DAYS


def told_of(table: Table, now: int) -> dict[int | None, list[bytes]]:
    """Every byte that a table's notices are made of, by whom they are for: with the marks that say
    when one comes, and as they go out each way."""
    found: dict[int | None, list[bytes]] = {}
    for call in calls(table, (), now):
        for lang in wire.LANGUAGES:
            about = Tiding(call.kind, table.id, table.settings.game, call.names, f"t/{table.id}")
            said = message([about], lang, hall=call.seat is None)
            parts = [msgspec.json.encode(call), webpush.payload(said)]
            parts += [
                hooks.body(form, said, "https://x/", "x") for form in ("discord", "text", "json")
            ]
            found.setdefault(call.seat, []).extend(parts)
    return found


def played(game: str, players: int, dice: random.Random) -> Iterator[Table]:
    """A table of people at each moment of a random game."""
    agreed = msgspec.convert(
        {
            "game": game,
            "players": players,
            "open": True,
            "clock": DAYS,
            "takeover": {"level": "random"},
        },
        wire.Settings,
    )
    tokens = [new_token() for _ in range(players)]
    draft = new_table(agreed, ["random"], "Anna", tokens[0], new_token(), True, 24)
    table = Table.created_by("a-table", Entry(1, 1_000, draft.kind, draft.seat, draft.data))

    def then(draft: Draft) -> None:
        at = table.at + 1_000
        table.apply(Entry(table.number + 1, at, draft.kind, draft.seat, draft.data))

    for seat in range(1, players):
        then(table.take_seat(wire.TakeSeat(f"P{seat}"), tokens[seat], 24, "", 9))
    then(table.start("random"))
    while table.waiting():
        yield table
        seat = dice.choice(table.waiting())
        then(Draft("move", seat, {"move": dice.choice(table.state.legal(seat))}))


@pytest.mark.parametrize(("game", "players"), [("asgard", 3), ("wolves", 3), ("vikings", 3)])
def test_games_that_differ_in_secrets_alone_are_told_alike(game: str, players: int) -> None:
    """The oracle imagines another world that one reader can't tell from the true one. What that
    reader is told elsewhere is the same there, to the byte. (When it comes is the next test's: the
    table counts that as it goes.)"""
    dice, compared = random.Random(5), 0
    drawn = meadhall.game(game)
    for table in played(game, players, dice):
        if dice.random() > 0.3:
            continue
        now = table.at + 25 * 3_600_000
        true_state, true = table.state, told_of(table, now)
        session = table.session
        assert session
        for reader in range(players):
            session.state = drawn.imagine(true_state, reader, seeded(dice.randrange(10**9)))
            table._sight = Sight(session.state)
            other = told_of(table, now)
            assert other.get(reader) == true.get(reader)
            assert other.get(None) == true.get(None), "and what all are told"
            compared += 1
        session.state = true_state
        table._sight = None
        if compared > many(60, long=600):
            break
    assert compared > 10


@pytest.mark.parametrize(("game", "players"), [("asgard", 3), ("wolves", 3)])
def test_no_notice_comes_because_of_a_sealed_choice(game: str, players: int) -> None:
    """While somebody chooses in secret, or changes their mind, nothing changes of what the others
    are told, and of when: the mark stays."""
    dice, sealed = random.Random(3), 0
    before: dict[int | None, list[Call]] = {}
    last: tuple[int, list[int]] | None = None
    for table in played(game, players, dice):
        now = {each: [] for each in (*range(players), None)}  # type: dict[int | None, list[Call]]
        for call in calls(table, (), table.at):
            now[call.seat].append(call)
        if last is not None and last[0] == table.number - 1:
            for reader in range(players):
                if table.numbers[reader] == last[1][reader]:
                    sealed += 1
                    assert now[reader] == before[reader]
        before, last = now, (table.number, list(table.numbers))
        if table.number > 400:
            break
    assert sealed


def test_a_message_is_always_as_long() -> None:
    """The push service sees lengths: they say nothing of names or of how many tables there are."""
    short = message([Tiding("move", "a", "asgard", ["Bo"], "t/a")], "en")
    long = message(
        [
            Tiding("move", f"a{number}", "vikings", ["Bo" * 9] * 3, f"t/a{number}")
            for number in range(3)
        ],
        "en",
    )
    assert len(webpush.payload(short)) == len(webpush.payload(long)) == webpush.SIZE
    most = message(
        [Tiding("move", str(n), "vikings", ["Имя" * 8] * 3, f"t/{n}") for n in range(30)], "ru"
    )
    assert len(webpush.payload(most)) <= 4_000 - 120


@pytest.mark.parametrize(("game", "players"), [("asgard", 2), ("wolves", 3), ("vikings", 2)])
def test_a_notice_says_the_same_all_game_long(game: str, players: int) -> None:
    """Whatever lies on the table, open or hidden: the name of the game, where it is, and who is
    there."""
    said: dict[tuple[int | None, str], set[bytes]] = {}
    for number, table in enumerate(played(game, players, random.Random(9))):
        for call in calls(table, (), table.at):
            about = Tiding(call.kind, table.id, game, call.names, f"t/{table.id}")
            told = webpush.payload(message([about], "en", hall=call.seat is None))
            if call.seat is not None:
                said.setdefault((call.seat, call.kind), set()).add(told)
        if number > 300:
            break
    assert {key: len(each) for key, each in said.items()} == {
        (seat, "move"): 1 for seat in range(players)
    }

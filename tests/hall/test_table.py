"""A table without network or database: what it refuses, what its log gives back."""

from __future__ import annotations

import random

import msgspec
import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.table.create import new_table
from meadhall.hall.table.entries import Draft, Entry
from meadhall.hall.table.seats import Seat, bot_name, clean, free_name, new_token, same, token_hash
from meadhall.hall.table.snapshot import Stored
from meadhall.hall.table.table import Table
from meadhall.hall.wire.errors import Refused


def made(game: str, players: int, **settings: object) -> tuple[Table, list[Entry]]:
    """A table with bots at all seats but the first, just begun, and its log."""
    wanted = msgspec.convert({"game": game, "players": players, **settings}, wire.Settings)
    wanted.bots = [None, *["random"] * (players - 1)]
    draft = new_table(wanted, ["random", "greedy"], "Anna", "token", "invitation", True, 24)
    entries = [Entry(1, 1_000, draft.kind, draft.seat, draft.data)]
    table = Table.created_by("t", entries[0])
    store(table, entries, table.start("greedy"))
    return table, entries


def store(table: Table, entries: list[Entry], draft: Draft) -> None:
    entry = Entry(table.number + 1, table.at + 700, draft.kind, draft.seat, draft.data)
    table.apply(entry)
    entries.append(entry)


def image(table: Table) -> bytes:
    return msgspec.json.encode(table.stored())


@pytest.mark.parametrize("game", meadhall.game_names())
def test_log_and_snapshot_give_the_same_table_at_every_moment(game: str) -> None:
    players = meadhall.game(game).max_players
    table, entries = made(game, players, clock={"kind": "bank", "bank": 9_000})
    dice = random.Random(6)
    while table.waiting():
        seats = [seat for seat in range(players) if table.state.legal(seat)]
        seat = dice.choice(seats)
        if table.session and table.session.why_no_undo(seat) is None and dice.random() < 0.15:
            draft = table.undo(seat, table.numbers[seat])
        else:
            move = dice.choice(table.state.legal(seat))
            draft = table.move(seat, wire.MakeMove(table.numbers[seat], move))
        store(table, entries, draft)
        if dice.random() < 0.1:
            table = Table(msgspec.json.decode(image(table), type=Stored))
        assert len(entries) < 5_000
    again = Table.created_by("t", entries[0])
    for entry in entries[1:]:
        again.apply(entry)
    assert image(again) == image(table)
    assert table.phase == "over"
    assert table.secret is not None


def test_a_log_of_other_rules_or_cards_is_refused() -> None:
    _, entries = made("asgard", 2)
    for change in ({"rules": 99}, {"cards": "0" * 16}):
        again = Table.created_by("t", entries[0])
        start = entries[1]
        with pytest.raises(Refused) as refused:
            again.apply(Entry(2, start.at, start.kind, start.seat, {**start.data, **change}))
        assert refused.value.code == "other-rules"


def test_a_move_answers_the_question_it_was_chosen_for() -> None:
    table, entries = made("asgard", 3)
    numbers = list(table.numbers)
    moves = [table.state.legal(seat)[0] for seat in range(3)]
    store(table, entries, table.move(1, wire.MakeMove(numbers[1], moves[1])))
    store(table, entries, table.move(2, wire.MakeMove(numbers[2], moves[2])))
    # Two others have picked since, and seat 0 is still asked the same.
    draft = table.move(0, wire.MakeMove(numbers[0], moves[0]))
    with pytest.raises(Refused, match="Something has happened"):
        table.move(1, wire.MakeMove(numbers[1], moves[1]))
    store(table, entries, draft)
    for seat in range(3):
        with pytest.raises(Refused, match="Something has happened"):
            table.move(seat, wire.MakeMove(numbers[seat], moves[seat]))


def test_commands_take_no_token_for_an_option() -> None:
    assert not any(new_token().startswith("-") for _ in range(2_000))


def test_tokens_are_long_and_only_their_hashes_are_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 32 for token in tokens)  # 24 bytes
    token = tokens.pop()
    assert same(token, token_hash(token))
    for wrong in (None, "", token[:-1], token + "x"):
        assert not same(wrong, token_hash(token))
    assert not same(token, "")
    table, entries = made("asgard", 2)
    assert b'"token"' not in image(table)
    assert "'token'" not in str(entries)
    claim = table.claim_of("token")
    assert claim
    assert table.seat_of(claim) == 0
    assert table.is_host("token")


def test_names_are_one_line_of_visible_text() -> None:
    assert clean("  a\u202eb\x00\n c  ", 24) == "a b c"
    assert clean("x" * 50, 24) == "x" * 24
    assert free_name("Erik", ["Erik", "Erik 2"], 24) == "Erik 3"
    assert free_name("x" * 24, ["x" * 24], 24) == "x" * 22 + " 2"
    assert free_name("", [], 24) == "Guest"


def test_bots_have_names_in_every_language_and_people_their_own() -> None:
    table, _ = made("asgard", 3)
    assert table.names("en") == ["Anna", "Skald", "Ulf"]
    assert table.names("ru") == ["Anna", "Скальд", "Ульф"]
    assert bot_name(["Скальд", "Ulf"], 24) == "Ragna"
    assert Seat("bot", "Skald 2").called("ru") == "Скальд 2"
    assert Seat("person", "Skald").called("ru") == "Skald"
    assert Seat("person", "Guest 2").called("ru") == "Гость 2"
    assert Seat("person", "Guest Anna").called("ru") == "Guest Anna"
    assert Seat("bot", "Gullinkambi").called("ru") == "Gullinkambi"

"""Seats that guests had are claimed, what is kept is told, and whoever wants it is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from meadhall.hall.store.schema import entries, metadata, snapshots
from meadhall.hall.store.store import make_engine

from .client import Api, Refusal
from .keyring import Browser, Passkey
from .postgres import database
from .serving import config, hall_in_thread


@pytest.fixture
def hall(file: Path) -> Iterator[str]:
    with hall_in_thread(config(file)) as address:
        yield address


def test_a_guests_seats_are_claimed(hall: str) -> None:
    anna, bob = Browser(hall), Browser(hall)
    made = anna.table("Gerda")
    table = made["table"]
    bob.sit(table, "Bob")
    said = anna.post(f"tables/{table}/chat", {"text": "Skol"})
    assert said
    with pytest.raises(Refusal, match="not-signed-in"):
        anna.post(f"tables/{table}/claim")
    anna.sign_up("Anna")
    anna.post(f"tables/{table}/claim")
    anna.post(f"tables/{table}/claim")
    assert anna.me["tables"] == 1
    assert [seat["name"] for seat in bob.get(f"tables/{table}")["seats"]] == ["Anna", "Bob"]
    # Whoever has no seat there, or somebody else's, claims nothing.
    with pytest.raises(Refusal, match="no-seat"):
        Browser(hall).post(f"tables/{table}/claim")
    eve = Browser(hall)
    eve.sign_up("Eve")
    with pytest.raises(Refusal, match="not-yours"):
        eve.post(f"tables/{table}/claim", authorization=f"Bearer {made['token']}")
    assert eve.me["tables"] == 0


def test_what_is_kept_is_told(hall: str) -> None:
    anna = Browser(hall)
    with pytest.raises(Refusal, match="not-signed-in"):
        anna.get("people/me/export")
    anna.sign_up("Anna")
    table = anna.table("Anna")["table"]
    Browser(hall).sit(table, "Bob")
    anna.post(f"tables/{table}/chat", {"text": "Skol"})
    kept = anna.get("people/me/export")["kept"]
    assert kept["name"]["name"] == "Anna"
    assert [key["kind"] for key in kept["keys"]] == ["passkey"]
    assert [(seat["table"], seat["seat"]) for seat in kept["seats"]] == [(table, 0)]
    assert [line["text"] for line in kept["chat"]] == ["Skol"]
    assert [device["device"] for device in kept["signed_in"]] == ["Firefox, Windows"]


def everything(url: str) -> str:
    """All that a database holds, as text."""
    engine = make_engine(url)
    with engine.connect() as connection:
        rows = [
            str(tuple(bytes(each) if isinstance(each, memoryview) else each for each in row))
            for table in metadata.sorted_tables
            for row in connection.execute(table.select())
        ]
    engine.dispose()
    return "\n".join(rows)


def played(hall: str, other: str) -> tuple[Browser, list[str]]:
    """Somebody's tables: one claimed, one finished, one where their seat is kept, one where another
    plays on from it, and one in the memory of another process."""
    anna, bob = Browser(hall), Browser(hall)
    there = Browser(other)
    guest = anna.table("Gerdawyn")["table"]
    anna.sign_up("Annabeth")
    anna.post(f"tables/{guest}/claim")
    table = anna.table("Annabeth", takeover={"concede": "last"})["table"]
    bob.sit(table, "Bob")
    anna.post(f"tables/{table}/chat", {"text": "Skol"})
    bob.post(f"tables/{table}/concede")
    again = bob.post(f"tables/{table}/rematch")["table"]
    on = bob.post(f"tables/{table}/play-on", {"step": 0, "seat": 1})["table"]
    tables = [guest, table, again, on]
    for each in tables:
        names = [seat["name"] for seat in there.get(f"tables/{each}")["seats"]]
        assert "Annabeth" in names or each == again
    return anna, tables


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whoever_wants_it_is_forgotten(
    kind: str, file: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{file}"
        with hall_in_thread(config(file)) as hall:
            forgotten(hall, hall, url)
    else:
        url = database(request.getfixturevalue("pg"), "forgotten")
        with hall_in_thread(config(url)) as one, hall_in_thread(config(url)) as other:
            forgotten(one, other, url)
    assert "Annabeth" not in everything(url), "not after it was closed, either"


def forgotten(hall: str, other: str, url: str) -> None:
    anna, tables = played(hall, other)
    assert "Annabeth" in everything(url)
    assert "Gerdawyn" in everything(url)
    for wrong in ({"proof": {"kind": "words", "words": "oak"}}, bob_proof(anna)):
        with pytest.raises(Refusal, match="not-proved"):
            anna.post("people/me/erase", wrong)
    assert anna.post("people/me/erase", anna.confirm("erase"))["me"] is None
    assert anna.me is None
    stored = everything(url)
    assert "Annabeth" not in stored
    assert "Gerdawyn" not in stored
    for address in (hall, other):
        for table in tables:
            names = [seat["name"] for seat in Api(address).get(f"tables/{table}")["seats"]]
            assert "Annabeth" not in names
        table = tables[1]
        assert [seat["name"] for seat in Api(address).get(f"tables/{table}")["seats"]] == [
            "Guest",
            "Bob",
        ]
        assert "Annabeth" not in Api(address).get(f"tables/{table}/record")
        (line,) = Api(address).get(f"tables/{table}/chat")["lines"]
        assert (line["name"], line["text"]) == ("Guest", "Skol")
    # The name is free, and the key opens nothing.
    with pytest.raises(Refusal, match="not-proved"):
        anna.sign_in()
    assert Browser(hall).post("people/name", {"name": "Annabeth"})["why"] is None
    at = anna.get(f"tables/{tables[1]}/position")
    assert at["seat"] == 0, "the seat is still theirs who has its token"


def test_whoever_has_the_seat_since_keeps_their_name(file: Path) -> None:
    with hall_in_thread(config(file)) as hall:
        host, anna, bea = Browser(hall), Browser(hall), Browser(hall)
        table = host.table("Host", players=3)["table"]
        anna.sign_up("Annabeth")
        anna.sit(table, "Annabeth")
        anna.post(f"tables/{table}/leave")
        bea.sit(table, "Gerdawyn")
        bea.sign_up("Beatrix")
        bea.post(f"tables/{table}/claim")
        bea.post(f"tables/{table}/chat", {"text": "Hej"})
        assert anna.post("people/me/erase", anna.confirm("erase"))["me"] is None
    assert "Annabeth" not in everything(f"sqlite:///{file}")
    with hall_in_thread(config(file)) as hall:
        seats = Api(hall).get(f"tables/{table}")["seats"]
        assert [seat["name"] for seat in seats[:2]] == ["Host", "Beatrix"]
        (line,) = Api(hall).get(f"tables/{table}/chat")["lines"]
        assert line["name"] == "Beatrix"


def test_a_seat_claimed_under_another_spelling_is_forgotten_too(file: Path) -> None:
    with hall_in_thread(config(file)) as hall:
        anna = Browser(hall)
        anna.sign_up("Annabeth")
        table = anna.table("annabeth")["table"]
        anna.post(f"tables/{table}/claim")
        assert Api(hall).get(f"tables/{table}")["seats"][0]["name"] == "Annabeth"
        assert anna.post("people/me/erase", anna.confirm("erase"))["me"] is None
        assert Api(hall).get(f"tables/{table}")["seats"][0]["name"] == "Guest"
    assert "annabeth" not in everything(f"sqlite:///{file}").lower()


def test_a_table_that_cannot_be_read_keeps_nobody_here(file: Path) -> None:
    url = f"sqlite:///{file}"
    with hall_in_thread(config(file)) as hall:
        anna = Browser(hall)
        anna.sign_up("Annabeth")
        tables = [anna.table("Annabeth")["table"] for _ in range(3)]
    engine = make_engine(url)
    with engine.begin() as connection:
        broken = entries.c.table_id == tables[1]
        connection.execute(update(entries).where(broken).values(data='{"settings": 3}'))
        connection.execute(delete(snapshots))
    engine.dispose()
    with hall_in_thread(config(file)) as hall:
        there = Browser(hall, anna.key)
        there.sign_in()
        assert there.post("people/me/erase", there.confirm("erase"))["me"] is None
        assert "Annabeth" not in everything(url)


def bob_proof(anna: Browser) -> Any:
    """A proof by a key that opens nothing here."""
    challenge = anna.challenge("erase")
    return {"challenge": challenge, "proof": Passkey().proof(challenge, anna.site, anna.origin)}

"""Attacks on names that are somebody's own: what is stolen, used twice or meant for elsewhere opens
nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.store.hall_time import Clock

from .client import Message, Refusal
from .keeping import kept
from .keyring import Browser, BrowserKey, Passkey, packed, unpacked
from .serving import config, hall_in_thread
from .test_people import KEYS

MINUTE = 60_000


@pytest.fixture
def hall(file: Path) -> Iterator[str]:
    with hall_in_thread(config(file)) as address:
        yield address


@pytest.fixture(params=KEYS, ids=["passkey", "browser"])
def anna(hall: str, request: pytest.FixtureRequest) -> Browser:
    kind: Callable[[], Passkey | BrowserKey] = request.param
    browser = Browser(hall, kind())
    browser.sign_up("Anna")
    return browser


def refused(code: str, call: Callable[..., Any], *given: Any, **more: Any) -> Message:
    with pytest.raises(Refusal) as found:
        call(*given, **more)
    assert found.value.code == code, found.value.body
    return found.value.body


def later(monkeypatch: pytest.MonkeyPatch, minutes: int) -> None:
    """It is so much later in the hall."""
    now = Clock.now
    monkeypatch.setattr(Clock, "now", lambda clock: now(clock) + minutes * MINUTE)


# --- the sign-in itself -------------------------------------------------------------------------


def test_the_cookie_is_nothing_for_scripts_nor_other_sites(hall: str, tmp_path: Path) -> None:
    anna = Browser(hall)
    challenge = anna.challenge("sign-up")
    body = {"name": "Anna", "challenge": challenge, "key": anna.made("sign-up", challenge)}
    said = anna.ask("POST", "people", body).headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    assert "path=/api;" in said + ";"
    assert len(unpacked(anna.cookie)) == 32
    with hall_in_thread(config(tmp_path / "safe.db", secure_cookies=True)) as other:
        safe = Browser(other)
        safe.origin = safe.headers["origin"] = safe.origin.replace("http:", "https:")
        answer = safe.ask("POST", "people", {"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_database_opens_nothing(hall: str, file: Path) -> None:
    anna = Browser(hall, BrowserKey())
    anna.sign_up("Anna")
    code = anna.code()
    secrets = [anna.cookie, code, code.replace("-", ""), " ".join(anna.words), anna.words[0]]
    with closing(sqlite3.connect(file)) as connection:
        stored = "\n".join(connection.iterdump())
    assert "Anna" in stored
    assert [each for each in secrets if each in stored] == []


def test_pages_of_other_origins_ask_for_nothing(anna: Browser) -> None:
    for origin, (path, body) in product(
        ("http://evil.example", "http://localhost:1", "null"),
        (
            ("people/challenge", {"purpose": "erase"}),
            ("people/sign-out", {}),
            ("people", {"name": "Eve"}),
            ("people/me/words", anna.by_words()),
        ),
    ):
        refused("wrong-origin", anna.post, path, body, origin=origin)
    assert anna.me["name"] == "Anna"
    assert len(anna.me["devices"]) == 1


def test_origins_that_may_play_make_no_names(file: Path) -> None:
    other = "https://games.example"
    with hall_in_thread(config(file, origins=(other,))) as hall:
        eve = Browser(hall)
        assert eve.post("tables", {"settings": {"game": "asgard", "players": 2}}, origin=other)
        refused("wrong-origin", eve.post, "people", {"name": "Eve"}, origin=other)


def test_a_form_of_another_site_is_no_request(anna: Browser) -> None:
    plain = {"content-type": "text/plain"}
    refused("not-json", anna.ask, "POST", "people/sign-out", {}, **plain)


def test_a_stolen_sign_in_gives_nothing_away_for_good(anna: Browser, hall: str) -> None:
    thief = Browser(hall)
    thief.cookies.set("signed-in", anna.cookie)
    assert thief.me["name"] == "Anna"
    other = thief.challenge("add")
    body = {"challenge": other, "key": thief.made("add", other)}
    refused("not-proved", thief.post, "people/me/keys", body)
    for path, purpose in (("code", "code"), ("words", "words"), ("erase", "erase")):
        refused("not-proved", thief.post, f"people/me/{path}", thief.confirm(purpose))
    key = anna.me["keys"][0]["id"]
    gone = {"key": key, "confirm": thief.confirm("remove")}
    refused("not-proved", thief.post, "people/me/keys/remove", gone)
    # And its owner ends it.
    anna.sign_in()
    assert thief.me is None
    refused("not-signed-in", thief.post, "people/sign-out", {})


def test_signed_out_is_signed_out(anna: Browser, hall: str) -> None:
    kept = anna.cookie
    anna.post("people/sign-out", {})
    again = Browser(hall)
    again.cookies.set("signed-in", kept)
    assert again.me is None
    refused("not-signed-in", again.challenge, "add")


def test_nobody_signs_others_out(anna: Browser, hall: str) -> None:
    eve = Browser(hall)
    eve.sign_up("Eve")
    eve.post("people/sign-out", {"device": anna.me["devices"][0]["id"]})
    assert anna.me["name"] == "Anna"


def test_who_is_not_seen_for_a_year_is_signed_out(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(monkeypatch, 364 * 24 * 60)
    assert anna.me["name"] == "Anna"
    until = time.monotonic() + 10
    while anna.me["devices"][0]["seen"] == anna.me["devices"][0]["made"]:
        assert time.monotonic() < until
    later(monkeypatch, 364 * 24 * 60)
    assert anna.me["name"] == "Anna"
    later(monkeypatch, 366 * 24 * 60)
    assert anna.me is None


def test_another_name_takes_the_place_of_a_sign_in(hall: str) -> None:
    anna, there = Browser(hall), Browser(hall)
    anna.sign_up("Anna")
    there.cookies.set("signed-in", anna.cookie)
    refused("bad-name", anna.sign_up, "Guest")
    assert there.me["name"] == "Anna"
    anna.key = Passkey()
    anna.sign_up("Bob")
    assert anna.me["name"] == "Bob"
    assert there.me is None


def test_no_name_is_a_way_round_the_keeper(file: Path) -> None:
    with kept(f"sqlite:///{file}") as (hall, keeper):
        gerda, ulla, anna = Browser(hall), Browser(hall), Browser(hall)
        table = gerda.table("Gerda", takeover={"concede": "last"})["table"]
        ulla.sit(table, "Ulla")
        gerda.sign_up("Greta")
        keeper.do("bans", kind="mute", seconds=3600, reason="", name="Gerda")
        refused("muted", gerda.post, f"tables/{table}/claim")
        anna.sign_up("Anna")
        keeper.do("bans", kind="ban", seconds=3600, reason="", name="Anna")
        seat = anna.table("Asa")["table"]
        refused("banned", anna.post, f"tables/{seat}/claim")
        ulla.post(f"tables/{table}/concede")
        keeper.do("bans", kind="ban", seconds=3600, reason="", name="Ulla")
        on = {"step": 0, "seat": 1}
        refused("banned", ulla.post, f"tables/{table}/play-on", on)
        assert ulla.post(f"tables/{table}/play-on", on | {"name": "Astrid"})["table"]


# --- proofs -------------------------------------------------------------------------------------


def test_a_proof_counts_once(anna: Browser) -> None:
    challenge = anna.challenge("sign-in")
    proof = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    anna.post("people/sign-in", proof)
    refused("not-proved", anna.post, "people/sign-in", proof)
    # Nor does another signature under the same challenge.
    again = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    refused("not-proved", anna.post, "people/sign-in", again)


def test_a_wrong_proof_uses_the_challenge_up(anna: Browser, hall: str) -> None:
    challenge = anna.challenge("sign-in")
    good = anna.proof("sign-in", challenge)
    bad = good | {"signature": packed(bytes(64))}
    refused("not-proved", anna.post, "people/sign-in", {"challenge": challenge, "proof": bad})
    refused("not-proved", anna.post, "people/sign-in", {"challenge": challenge, "proof": good})


def test_a_challenge_grows_old(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    challenge = anna.challenge("sign-in")
    proof = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    later(monkeypatch, 6)
    refused("not-proved", anna.post, "people/sign-in", proof)


def test_a_proof_is_for_one_purpose(anna: Browser) -> None:
    for purpose in ("sign-up", "add", "code", "words", "remove", "erase"):
        other_purpose(anna, purpose)


def other_purpose(anna: Browser, purpose: str) -> None:
    challenge = anna.challenge(purpose)
    proof = {"challenge": challenge, "proof": anna.proof(purpose, challenge)}
    refused("not-proved", anna.post, "people/sign-in", proof)
    challenge = anna.challenge("sign-in")
    proof = {"challenge": challenge, "proof": anna.proof(purpose, challenge)}
    if isinstance(anna.key, BrowserKey):  # what it signs says what for; of a passkey the hall knows
        refused("not-proved", anna.post, "people/sign-in", proof)


def test_a_challenge_is_for_one_person(anna: Browser, hall: str) -> None:
    eve = Browser(hall)
    eve.sign_up("Eve")
    challenge = eve.challenge("code")
    body = {"challenge": challenge, "proof": anna.proof("code", challenge)}
    refused("not-proved", anna.post, "people/me/code", body)
    own = eve.challenge("words")
    body = {"challenge": own, "proof": anna.proof("words", own)}
    refused("not-proved", eve.post, "people/me/words", body)


def test_a_challenge_that_the_hall_never_gave(anna: Browser) -> None:
    challenge = packed(bytes(32))
    proof = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    refused("not-proved", anna.post, "people/sign-in", proof)


@pytest.mark.parametrize("wrong", ["origin", "site"])
def test_a_proof_is_for_one_place(anna: Browser, hall: str, wrong: str) -> None:
    if wrong == "site" and isinstance(anna.key, BrowserKey):
        pytest.skip("a browser's key signs the origin, which holds the name")
    challenge = anna.challenge("sign-in")
    right = anna.origin, anna.site
    anna.origin = "https://hall.evil.example" if wrong == "origin" else anna.origin
    anna.site = "evil.example" if wrong == "site" else anna.site
    proof = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    refused("not-proved", anna.post, "people/sign-in", proof)
    challenge = anna.challenge("sign-up")
    body = {"name": "Eve", "challenge": challenge, "key": anna.made("sign-up", challenge)}
    refused("not-proved", anna.post, "people", body)
    anna.origin, anna.site = right
    assert anna.sign_in()["name"] == "Anna"


def test_a_counter_that_goes_back_tells_a_copy(hall: str) -> None:
    key = Passkey()
    anna = Browser(hall, key)
    anna.sign_up("Anna")
    anna.sign_in()
    anna.sign_in()
    for count in (1, 0):  # next it says: two, which it has said, and one
        key.count = count
        refused("not-proved", anna.sign_in)
    key.count = 2
    assert anna.sign_in()["name"] == "Anna"


def test_a_key_opens_one_name(anna: Browser, hall: str) -> None:
    eve = Browser(hall, anna.key)
    refused("name-taken", eve.sign_up, "Eve")
    eve = Browser(hall)
    eve.sign_up("Eve")
    eve.key = anna.key
    challenge = eve.challenge("add")
    confirm = eve.by_words()
    body = {"challenge": challenge, "key": eve.made("add", challenge), "confirm": confirm}
    refused("too-many-keys", eve.post, "people/me/keys", body)


def test_a_key_nobody_has_shown(hall: str) -> None:
    """Somebody else's public half, signed by another key."""
    eve = Browser(hall, BrowserKey())
    challenge = eve.challenge("sign-up")
    made = eve.made("sign-up", challenge) | {"public": packed(BrowserKey().public)}
    body = {"name": "Eve", "challenge": challenge, "key": made}
    refused("not-proved", eve.post, "people", body)


def test_a_key_without_a_challenge(hall: str) -> None:
    eve = Browser(hall)
    body = {"name": "Eve", "key": eve.made("sign-up", packed(bytes(32)))}
    refused("not-proved", eve.post, "people", body)


def test_ten_keys_are_enough(hall: str) -> None:
    anna = Browser(hall)
    anna.sign_up("Anna")
    for number in range(2, 12):
        key, challenge = BrowserKey(), anna.challenge("add")
        made = key.made("add", challenge, anna.origin)
        body = {"challenge": challenge, "key": made, "confirm": anna.confirm("add")}
        if number <= 10:
            anna.post("people/me/keys", body)
        else:
            refused("too-many-keys", anna.post, "people/me/keys", body)

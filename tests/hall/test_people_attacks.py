"""Attacks on names that are somebody's own: what is stolen, used twice, meant for elsewhere,
guessed or malformed opens nothing."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall.ops.config import Limits
from meadhall.hall.runtime import rates
from meadhall.hall.store.hall_time import Clock

from .client import Message, Refusal
from .keeping import kept
from .keyring import Browser, BrowserKey, Passkey, packed, unpacked
from .serving import GENEROUS, config, hall_in_thread
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


# --- codes and words ----------------------------------------------------------------------------


def test_a_code_counts_once_and_not_for_long(
    anna: Browser, hall: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = anna.code()
    use = {"code": code}
    assert Browser(hall).post("people/use-code", use)["me"]["name"] == "Anna"
    refused("not-proved", Browser(hall).post, "people/use-code", use)
    first, second = anna.code(), anna.code()
    refused("not-proved", Browser(hall).post, "people/use-code", {"code": first})
    later(monkeypatch, 6)
    refused("not-proved", Browser(hall).post, "people/use-code", {"code": second})


def test_what_a_code_lets_one_do_ends_soon(
    anna: Browser, hall: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = Browser(hall)
    phone.post("people/use-code", {"code": anna.code()})
    for number in (1, 2):  # one key, and no more
        other, challenge = BrowserKey(), phone.challenge("add")
        body = {"challenge": challenge, "key": other.made("add", challenge, phone.origin)}
        if number == 1:
            phone.post("people/me/keys", body)
        else:
            refused("not-proved", phone.post, "people/me/keys", body)
    phone.post("people/use-code", {"code": anna.code()})
    later(monkeypatch, 11)
    challenge = phone.challenge("add")
    body = {"challenge": challenge, "key": phone.made("add", challenge)}
    refused("not-proved", phone.post, "people/me/keys", body)


def limited(**changes: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


def test_codes_and_words_are_not_guessed(file: Path) -> None:
    with hall_in_thread(config(file, limits=limited(guesses_per_hour=5.0))) as hall:
        anna, eve = Browser(hall), Browser(hall)
        anna.sign_up("Anna")
        words = {"name": "Anna", "words": "oak oak oak oak oak oak oak oak"}
        for _ in range(5):
            refused("not-proved", eve.post, "people/recover", words)
            refused("not-proved", eve.post, "people/use-code", {"code": "2222-2222"})
        refused("rate-limited", eve.post, "people/recover", words)
        refused("rate-limited", eve.post, "people/use-code", {"code": "2222-2222"})
        # However the name is written; nor is a stolen sign-in a way round.
        alike = words | {"name": "aNNa"}
        refused("rate-limited", eve.post, "people/recover", alike)
        # None of that keeps its owner out, elsewhere or signed in, nor do right words count.
        theirs = {"name": "Anna", "words": " ".join(anna.words)}
        home = Browser(hall, home="127.0.0.2")
        for _ in range(7):
            assert home.post("people/recover", theirs)["me"]["name"] == "Anna"
            assert anna.post("people/me/code", anna.by_words())["code"]
        # A stolen sign-in is no way round.
        eve.cookies.set("signed-in", anna.cookie)
        body = {"proof": {"kind": "words", "words": words["words"]}}
        for _ in range(5):
            refused("not-proved", eve.post, "people/me/words", body)
        refused("rate-limited", eve.post, "people/me/words", body)
        # Its owner still has the key, and others their words.
        assert anna.sign_in()["name"] == "Anna"
        bob = Browser(hall)
        bob.sign_up("Bob")
        theirs = {"name": "Bob", "words": " ".join(bob.words)}
        assert Browser(hall).post("people/recover", theirs)["me"]["name"] == "Bob"


def test_from_many_addresses_they_are_not_guessed_either(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "WORDS_OF_A_NAME", 3)
    with hall_in_thread(config(file, limits=limited(guesses_per_hour=2.0))) as hall:
        Browser(hall).sign_up("Anna")
        words = {"name": "Anna", "words": "oak"}
        for number in range(2, 5):
            eve = Browser(hall, home=f"127.0.0.{number}")
            refused("not-proved", eve.post, "people/recover", words)
        eve = Browser(hall, home="127.0.0.9")
        refused("rate-limited", eve.post, "people/recover", words)


def test_one_address_makes_few_names_and_asks_little(file: Path) -> None:
    with hall_in_thread(config(file, limits=limited(names_per_day=3.0))) as hall:
        for name in ("Anna", "Bob", "Cleo"):
            refused("bad-name", Browser(hall).sign_up, "Guest")  # which counts for nothing
            Browser(hall).sign_up(name)
        refused("rate-limited", Browser(hall).sign_up, "Dora")
    with hall_in_thread(config(file, limits=limited(people_per_minute=5.0))) as hall:
        for _ in range(5):
            Browser(hall).challenge("sign-in")
        refused("rate-limited", Browser(hall).challenge, "sign-in")
        assert Browser(hall).me is None  # whoever only looks isn't counted
        Browser(hall).table("Anna of the North")  # nor are tables


def test_whether_a_name_is_somebodys_takes_as_long_to_say(hall: str) -> None:
    Browser(hall).sign_up("Anna")

    def seconds(name: str) -> float:
        began = time.perf_counter()
        body = {"name": name, "words": "oak"}
        said = refused("not-proved", Browser(hall).post, "people/recover", body)
        assert said["text"] == "These are not the words of this name."
        return time.perf_counter() - began

    seconds("Nobody at all")
    there, nowhere = (min(seconds(name) for _ in range(3)) for name in ("Anna", "Zoe"))
    assert 0.4 < there / nowhere < 2.5


# --- nonsense -----------------------------------------------------------------------------------


NONSENSE: list[Any] = [
    {"name": "Eve", "admin": True},
    {"name": "Eve", "key": {"kind": "passkey", "id": "x", "client_data": "x"}},
    {"name": "Eve", "key": {"kind": "other"}},
    {"name": "Eve", "key": {"kind": "browser", "public": "+/=", "signature": "x"}},
    {"name": ["Eve"]},
    {"name": "E" * 101},
    {},
]


def test_unknown_fields_and_nonsense(hall: str) -> None:
    for body in NONSENSE:
        refused("malformed", Browser(hall).post, "people", body)


def test_bodies_that_are_too_large(hall: str) -> None:
    eve = Browser(hall)
    refused("too-large", eve.post, "people", {"name": "E" * 100_000})
    challenge = eve.challenge("sign-up")
    key = eve.made("sign-up", challenge) | {"attestation": "A" * 16_001}
    body = {"name": "Eve", "challenge": challenge, "key": key}
    refused("malformed", eve.post, "people", body)


JUNK = [b"\x00", b"{}", b"\xff" * 1_000, b"\x9f" * 5_000]


def test_a_passkey_of_junk_is_refused(hall: str) -> None:
    eve = Browser(hall)
    for field, junk in product(("client_data", "attestation", "id"), JUNK):
        challenge = eve.challenge("sign-up")
        key = eve.made("sign-up", challenge) | {field: packed(junk)}
        body = {"name": "Eve", "challenge": challenge, "key": key}
        refused("not-proved", eve.post, "people", body)
    eve.sign_up("Eve")
    for field, junk in product(("client_data", "authenticator_data", "signature", "id"), JUNK):
        challenge = eve.challenge("sign-in")
        proof = eve.proof("sign-in", challenge) | {field: packed(junk)}
        refused("not-proved", eve.post, "people/sign-in", {"challenge": challenge, "proof": proof})


def test_logs_say_nothing_of_it(hall: str, capfd: pytest.CaptureFixture[str]) -> None:
    logging.getLogger().setLevel(logging.WARNING)
    anna = Browser(hall)
    anna.sign_up("Anna")
    anna.code()
    refused(
        "not-proved",
        Browser(hall).sign_in,
    )
    said = "".join(capfd.readouterr())
    assert [each for each in ("Anna", anna.cookie, *anna.words) if each in said] == []

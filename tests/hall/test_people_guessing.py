"""Codes, words and nonsense: what strangers try against names, and how little it brings them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.hall.ops.config import Limits
from meadhall.hall.runtime import rates

from .keyring import Browser, BrowserKey, Passkey, packed
from .serving import GENEROUS, config, hall_in_thread
from .test_people import KEYS
from .test_people_attacks import later, refused


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

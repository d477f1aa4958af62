"""Names that are somebody's own: made by a key, opened by it, by a code and by words; and what
stands at the tables then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.http.rest.people import device_of
from meadhall.hall.people.alike import bynames, looks_of, why_not
from meadhall.hall.people.secrets import new_words, words
from meadhall.hall.store.migrate import migrate
from meadhall.hall.store.store import make_engine
from meadhall.hall.wire import LANGUAGES

from .client import Api, Refusal
from .keyring import Browser, BrowserKey, Passkey
from .postgres import database
from .serving import config, hall_in_thread

KEYS: list[Callable[[], Passkey | BrowserKey]] = [Passkey, BrowserKey]


@pytest.fixture
def hall(file: Path) -> Iterator[str]:
    with hall_in_thread(config(file)) as address:
        yield address


# --- what looks alike ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"), ("Anna", "Аnnа"), ("Anna", "ΑNΝΑ"), ("Nina", "Νina"), ("Ivar", "lvar"),
        ("Ivar", "IVAR"), ("Вера", "вера"), ("ВЕРА", "BEPA"), ("Olaf", "0laf"), ("Olaf", "Оlаf"),
        ("Anna", "Ánná"), ("Bjørn", "Bjorn"), ("Alёna", "Alena"), ("Anna", "A n-n.a"),
        ("Anna", "Ａｎｎａ"), ("Anna", "𝐀𝐧𝐧𝐚"), ("Anna", "Anna 2"), ("Anna", "Anna2"),
        ("Tom", "Torn"),
        ("Wulf", "VVulf"), ("Ella", "ꓰꓡꓡꓮ"), ("Anna", "AN\u0335NA"), ("Weiß", "Weiss"),
    ],
)  # fmt: skip
def test_names_that_look_alike(name: str, other: str) -> None:
    assert looks_of(name) & looks_of(other)
    assert looks_of(other) & looks_of(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Hanna"), ("Ida", "Ada"), ("Вера", "Верба"), ("Olaf", "Olof"), ("Иван", "Ива"),
        ("Anna", "Anna of the North"), ("Нина", "Nina"), ("007", "008"), ("三郎", "太郎"),
    ],
)  # fmt: skip
def test_names_that_do_not(name: str, other: str) -> None:
    assert not looks_of(name) & looks_of(other)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A", "short"), ("77", "short"), ("x" * 25, "long"), ("A\u200bnna", "signs"),
        ("Anna ✓", "signs"), ("<b>Anna", "signs"), ("Anna\u202e", "signs"), ("Аnna", "scripts"),
        ("\ufdfa" * 24, "long"),
        ("Guest", "hall"), ("Гость 3", "hall"), ("Ulf", "hall"), ("Admin", "hall"),
        ("Hаll", "scripts"),
        ("Anna", None), ("Анна-Мария", None), ("O'Brien", None), ("さくら カナ", None),
        ("三郎", None),
    ],
)  # fmt: skip
def test_what_may_be_a_name(name: str, why: str | None) -> None:
    assert why_not(name, 24) == why


def test_other_names_are_offered() -> None:
    for lang in LANGUAGES:
        offered = bynames("Anna", lang, 24)
        assert len(offered) >= 3 or lang == "ru"  # of two scripts none is made
    assert all(why_not(each, 24) is None for each in bynames("Анна", "ru", 24))
    assert len(bynames("Анна", "ru", 24)) == 5


def test_there_are_256_words_that_nobody_mixes_up() -> None:
    for lang in LANGUAGES:
        assert len(words(lang)) == 256
        assert len({word[:4] for word in words(lang)}) == 256
        assert all(word.isalpha() and word == word.casefold() for word in words(lang))
        assert len(new_words(lang)) == 8


def test_a_device_is_called_as_people_would() -> None:
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    assert device_of(phone) == "Safari, iPhone"
    assert device_of("curl/8") == ""


# --- a name of one's own ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KEYS)
def test_a_name_is_made_by_a_key_and_opened_by_it(
    hall: str, kind: Callable[[], Passkey | BrowserKey]
) -> None:
    anna = Browser(hall, kind())
    assert not anna.me
    me = anna.sign_up("Anna")
    assert me["name"] == "Anna"
    assert [key["kind"] for key in me["keys"]] == ["passkey" if kind is Passkey else "browser"]
    assert me["keys"][0]["device"] == "Firefox, Windows"
    assert anna.me == me
    anna.post("people/sign-out", {})
    assert not anna.me
    again = anna.sign_in()
    assert again["name"] == "Anna"
    assert len(again["devices"]) == 1
    # The same browser signs in again: it is still one device.
    anna.sign_in()
    assert [device["here"] for device in anna.me["devices"]] == [True]


def test_without_a_key_the_words_open_it(hall: str) -> None:
    anna = Browser(hall)
    words = anna.post("people", {"name": "Анна", "lang": "ru"})["words"]
    assert anna.me["keys"] == []
    other = Browser(hall)
    said = " ".join(words).upper().replace("Е", "Ё")
    found = other.post("people/recover", {"name": "анна", "words": f" {said} "})["me"]
    assert found["name"] == "Анна"
    assert found["fresh"]
    challenge = other.challenge("add")
    key = other.made("add", challenge)
    assert (
        len(other.post("people/me/keys", {"challenge": challenge, "key": key})["me"]["keys"]) == 1
    )
    other.post("people/sign-out", {})
    assert other.sign_in()["name"] == "Анна"


def test_another_device_comes_in_by_a_code_and_adds_its_key(hall: str) -> None:
    anna, phone = Browser(hall), Browser(hall, BrowserKey())
    anna.sign_up("Anna")
    code = anna.code()
    assert phone.post("people/use-code", {"code": code.lower().replace("-", " ")})["me"]["fresh"]
    challenge = phone.challenge("add")
    body = {"challenge": challenge, "key": phone.made("add", challenge)}
    kinds = [key["kind"] for key in phone.post("people/me/keys", body)["me"]["keys"]]
    assert kinds == ["passkey", "browser"]
    assert len(anna.me["devices"]) == 2
    # And it is signed out from the first one.
    (other,) = [device["id"] for device in anna.me["devices"] if not device["here"]]
    assert len(anna.post("people/sign-out", {"device": other})["me"]["devices"]) == 1
    assert phone.me is None
    assert phone.sign_in()["name"] == "Anna"


def test_a_key_is_removed_and_other_words_are_made(hall: str) -> None:
    anna = Browser(hall)
    anna.sign_up("Anna")
    before = list(anna.words)
    anna.words = anna.post("people/me/words", anna.by_words())["words"]
    with pytest.raises(Refusal, match="not-proved"):
        Browser(hall).post("people/recover", {"name": "Anna", "words": " ".join(before)})
    (key,) = anna.me["keys"]
    left = anna.post("people/me/keys/remove", {"key": key["id"], "confirm": anna.confirm("remove")})
    assert left["me"]["keys"] == []
    with pytest.raises(Refusal, match="not-proved"):
        anna.sign_in()
    words = {"name": "Anna", "words": " ".join(anna.words)}
    assert Browser(hall).post("people/recover", words)["me"]["name"] == "Anna"


def test_a_name_is_one_persons(hall: str) -> None:
    Browser(hall).sign_up("Anna")
    for alike in ("anna", "Anna 2", "ANNA", "Ánna", "Αννα".replace("ν", "Ν")):
        tried = Browser(hall).post("people/name", {"name": alike})
        assert tried["why"] == "taken", alike
        with pytest.raises(Refusal, match="name-taken"):
            Browser(hall).sign_up(alike)
    instead = Browser(hall).post("people/name", {"name": "Anna"})["instead"]
    assert instead[0] == "Anna of the North"
    Browser(hall).sign_up(instead[0])
    assert instead[0] not in Browser(hall).post("people/name", {"name": "Anna"})["instead"]


# --- at the tables ------------------------------------------------------------------------------


def test_nobody_else_sits_down_under_it(hall: str) -> None:
    anna, guest = Browser(hall), Browser(hall)
    anna.sign_up("Anna")
    made = anna.table("Anna")
    for alike in ("Anna", "аnna", "ANNA", "Anna2"):
        with pytest.raises(Refusal, match="name-taken") as refused:
            guest.sit(made["table"], alike)
        assert refused.value.status == 409
        with pytest.raises(Refusal, match="name-taken"):
            guest.table(alike)
    assert guest.sit(made["table"], "Hanna")["seat"] == 1
    body = {"name": "Anna", "level": "greedy"}
    with pytest.raises(Refusal, match="name-taken"):
        guest.post("games/asgard/puzzles/count-1/play", body)
    assert anna.post("games/asgard/puzzles/count-1/play", body)["table"]
    assert anna.me["tables"] == 2


def test_guests_stay_guests_and_owners_may_be_guests(hall: str) -> None:
    anna = Browser(hall)
    anna.sign_up("Anna")
    anna.table("Gerda")
    anna.table("")
    assert anna.me["tables"] == 0
    anna.table("anna")
    assert anna.me["tables"] == 1
    Api(hall).create("Gerda")


def test_a_seat_stays_theirs_in_another_game(file: Path) -> None:
    with hall_in_thread(config(file)) as hall:
        anna, bob = Browser(hall), Browser(hall)
        anna.sign_up("Anna")
        bob.sign_up("Bob")
        made = anna.table("Anna", takeover={"concede": "last"})
        table = made["table"]
        bob.sit(table, "Bob")
        bob.post(f"tables/{table}/concede")
        again = anna.post(f"tables/{table}/rematch")["table"]
        assert (anna.me["tables"], bob.me["tables"]) == (2, 1)
        assert bob.post(f"tables/{table}/rematch")["table"] == again
        assert bob.me["tables"] == 2
        guest = Browser(hall)
        on = guest.post(f"tables/{table}/play-on", {"step": 0, "seat": 0})["table"]
        names = [seat["name"] for seat in guest.get(f"tables/{on}")["seats"]]
        assert names == ["Guest", "Bob"]
        mine = anna.post(f"tables/{table}/play-on", {"step": 0, "seat": 0})["table"]
        assert anna.get(f"tables/{mine}")["seats"][0]["name"] == "Anna"
        assert (anna.me["tables"], bob.me["tables"]) == (3, 2)


def test_a_name_that_has_become_somebodys_is_not_brought_along(hall: str) -> None:
    guest, bob, anna = Browser(hall), Browser(hall), Browser(hall)
    table = guest.table("Anna", takeover={"concede": "last"})["table"]
    bob.sit(table, "Bob")
    bob.post(f"tables/{table}/concede")
    anna.sign_up("Anna")
    bob.sign_up("Bob")
    bob.post(f"tables/{table}/claim")
    again = guest.post(f"tables/{table}/rematch")["table"]
    assert bob.post(f"tables/{table}/rematch")["table"] == again
    assert [seat["name"] for seat in bob.get(f"tables/{again}")["seats"]] == ["Guest", "Bob"]


# --- databases ----------------------------------------------------------------------------------


def test_a_restart_forgets_nobody(file: Path) -> None:
    anna = None
    with hall_in_thread(config(file)) as hall:
        anna = Browser(hall)
        anna.sign_up("Anna")
        kept = anna.cookie
    with hall_in_thread(config(file)) as hall:
        again = Browser(hall, anna.key)
        again.cookies.set("signed-in", kept)
        assert again.me["name"] == "Anna"


@pytest.fixture(scope="module")
def two(pg: str) -> Iterator[tuple[str, str]]:
    """Two halls on one database."""
    url = database(pg, "people")
    with hall_in_thread(config(url)) as one, hall_in_thread(config(url)) as other:
        yield one, other


def test_processes_agree_on_who_is_who(two: tuple[str, str]) -> None:
    one, other = two
    anna = Browser(one)
    anna.sign_up("Anna")
    there = Browser(other, anna.key)
    there.origin = anna.origin
    there.headers = anna.headers
    assert there.sign_in()["name"] == "Anna"
    with pytest.raises(Refusal, match="name-taken"):
        Browser(other).sign_up("anna")
    made = there.table("Anna")
    with pytest.raises(Refusal, match="name-taken"):
        Browser(one).sit(made["table"], "Anna")
    # What is given by one process counts once for both.
    challenge = anna.challenge("sign-in")
    proof = {"challenge": challenge, "proof": anna.proof("sign-in", challenge)}
    assert there.post("people/sign-in", proof)["me"]["name"] == "Anna"
    with pytest.raises(Refusal, match="not-proved"):
        anna.post("people/sign-in", proof)
    code = anna.code()
    assert Browser(other).post("people/use-code", {"code": code})["me"]["name"] == "Anna"
    with pytest.raises(Refusal, match="not-proved"):
        Browser(one).post("people/use-code", {"code": code})


def test_a_hall_from_before_opens_and_takes_names(file: Path) -> None:
    engine = make_engine(f"sqlite:///{file}")
    migrate(engine, "0003")
    engine.dispose()
    with hall_in_thread(config(file)) as hall:
        anna: Any = Browser(hall)
        assert anna.sign_up("Anna")["name"] == "Anna"
        anna.table("Anna")
        assert anna.me["tables"] == 1

"""Notices by mail: received by a real server, asked for and ended by links, and no way to have the
hall write to strangers."""

from __future__ import annotations

import os
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from meadhall.cli.notices import named_hook
from meadhall.hall.notices import mail
from meadhall.hall.notices.mail import NotSent, is_address, letter, send
from meadhall.hall.ops.config import Mail
from meadhall.hall.runtime import by_mail
from meadhall.hall.store import notices as kept
from meadhall.hall.store.schema import asked, listeners, sendings, ways

from .client import Refusal
from .keyring import Browser
from .mailbox import PASSWORD, USER, Mailbox, certified, mailbox
from .noticing import SITE, change, hall_at, person, rows, table_of_two, until
from .serving import GENEROUS

ADDRESS = "astrid@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as there:
        yield there


def link(text: str, what: str) -> str:
    found = re.search(rf"{re.escape(SITE)}notices#{what}=(\S+)", text)
    assert found, text
    return found[1]


def tells(browser: Browser, address: str = ADDRESS, lang: str = "en") -> None:
    browser.post("notices/mail", {"address": address, "lang": lang, "zone": "UTC"})


def test_an_address_is_asked_told_and_ended_by_one_press(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, mail=box.settings()) as address:
        anna = person(address)
        assert anna.get("notices")["mail"]
        tells(anna)
        (question,) = box.wait()
        assert question["to"] == ADDRESS
        assert question["subject"] == "Is this your address?"
        text = question.get_content()
        table_of_two(address, anna, "Astrid")
        time.sleep(1.5)
        assert len(box.came) == 1, "before it is theirs, nothing is told"
        # Whoever opens the link, wherever that is, has the address. No other link does that.
        guest = Browser(address)
        token = link(text, "confirm")
        for wrong in (token[:-1] + ("0" if token[-1] != "0" else "1"), link(text, "never"), "x"):
            with pytest.raises(Refusal) as refused:
                guest.post("notices/confirm", {"token": wrong})
            assert refused.value.code == "not-found"
        assert guest.post("notices/confirm", {"token": token}) == {"where": ADDRESS}
        assert anna.get("notices")["me"]["ways"][0]["confirmed"]
        change(url, update(listeners).values(next=0))
        table, *_ = table_of_two(address, anna, "Astrid")
        told = box.wait(2)[1]
        assert told["subject"] == "Your move"
        assert f"{SITE}t/{table}" in told.get_content()
        assert told["auto-submitted"] == "auto-generated"
        assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        raw = box.envelopes[1].content
        assert isinstance(raw, bytes)
        assert re.search(rb"\r\nList-Unsubscribe: <" + SITE.encode() + rb"[!-~]+>\r\n", raw)
        stop = told["list-unsubscribe"].strip("<>")
        assert stop.startswith(SITE)
        assert stop in told.get_content()
        # As a mail program does it: a form, no cookie, no origin, no page.
        path = stop.removeprefix(SITE)
        assert httpx.get(f"{address}/{path}").status_code in (200, 503)  # only the page
        assert rows(url, ways)
        form = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(f"{address}/{path}", data=form).status_code == 200
        assert not rows(url, ways)
        assert httpx.post(f"{address}/{path}", data=form).status_code == 200
        assert httpx.post(f"{address}/{path[:-1]}x", data=form).status_code == 404
        assert httpx.post(f"{address}/notices/stop/é", data=form).status_code == 404


def test_in_russian_and_of_several_tables(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, mail=box.settings(), notice_seconds=1.5) as address:
        anna = person(address)
        tells(anna, lang="ru")
        token = link(box.wait()[0].get_content(), "confirm")
        assert box.came[0]["subject"] == "Это ваш адрес?"
        anna.post("notices/confirm", {"token": token})
        change(url, update(listeners).values(next=2**52))
        made = [table_of_two(address, anna, "Astrid")[0] for _ in range(3)]
        time.sleep(3)
        change(url, update(listeners).values(next=0))
        told = box.wait(2)[1]
        assert told["subject"] == "Ваши столы: 3"
        for table in made:
            assert f"{SITE}t/{table}" in told.get_content()


def test_by_starttls_and_with_a_password(file: Path, tmp_path: Path) -> None:
    certificate = certified(tmp_path)
    with mailbox(certificate) as box:
        good = box.settings(security="starttls", user=USER, password=PASSWORD, ca=str(certificate))
        with hall_at(f"sqlite:///{file}", mail=good) as address:
            tells(person(address))
            box.wait()
        assert box.logins == [USER]
        made = letter(good, ADDRESS, "Hello", ["Hello"], "x")
        for bad in (
            box.settings(security="starttls", user=USER, password="no", ca=str(certificate)),
            box.settings(security="starttls", user=USER, password=PASSWORD),  # whose is it?
            box.settings(security="none"),
        ):
            with pytest.raises(NotSent) as refused:
                send(bad, made)
            assert PASSWORD not in refused.value.said
        assert len(box.came) == 1


def test_nothing_gets_into_a_head(file: Path, box: Mailbox) -> None:
    for bad in (
        "a@b.org\r\nBcc: x@example.org", "a@b.org\n", "a@b.org, c@d.org", "<a@b.org>", "a b@c.org",
        '"a\\"@b.org', "a@b", "@b.org", "a@[127.0.0.1]", "a@b.org;c@d.org", f"{'a' * 250}@b.org",
        "а@б.рф", "a@b.org\x00", "a@-b.org", "",
    ):  # fmt: skip
        assert not is_address(bad), bad
        with pytest.raises(NotSent):
            letter(box.settings(), bad, "Hello", ["Hello"], "x")
    made = letter(box.settings(), ADDRESS, "A\r\nBcc: x@example.org", ["\r\n.\r\nRCPT"], "x")
    assert made["bcc"] is None
    with hall_at(f"sqlite:///{file}", mail=box.settings()) as address:
        anna = person(address)
        for bad in ("a@b.org\r\nBcc: x@example.org", "a@b.org, c@d.org", "nobody"):
            with pytest.raises(Refusal) as refused:
                tells(anna, bad)
            assert refused.value.code == "bad-address"
        with pytest.raises(Refusal) as refused:
            Browser(address).post("notices/mail", {"address": ADDRESS})
        assert refused.value.code == "not-signed-in"
    assert not box.came


def test_nobody_has_the_hall_write_to_strangers(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    limits = GENEROUS
    import msgspec

    few = msgspec.structs.replace(limits, mails_per_hour=6)
    with hall_at(url, mail=box.settings(), limits=few) as address:
        anna, other = person(address), person(address, "Ragnhild")

        def refused(browser: Browser, to: str) -> str:
            with pytest.raises(Refusal) as why:
                tells(browser, to)
            return str(why.value.code)

        # One address is asked twice a day, whoever asks, and however it is written.
        tells(anna, ADDRESS)
        tells(other, ADDRESS.upper())
        assert refused(anna, ADDRESS) == "rate-limited"
        assert refused(other, ADDRESS.replace("@", "+more@")) == "rate-limited"
        anna.post("notices/stop")
        assert refused(anna, ADDRESS) == "rate-limited"
        # One person asks five addresses a day, and the whole hall so many an hour.
        for number in range(3):
            tells(anna, f"stranger{number}@example.org")
        ways_now = anna.get("notices")["me"]["ways"]
        assert refused(anna, "stranger3@example.org") == "bad-address", "three at a time"
        for way in ways_now:
            anna.post("notices/way/remove", {"way": way["id"]})
        tells(anna, "stranger3@example.org")
        assert refused(anna, "stranger4@example.org") == "rate-limited"
        assert refused(other, "stranger5@example.org") == "rate-limited"
        until(lambda: not rows(url, sendings))
        sent = [each["to"] for each in box.came]
        asked_of = anna.get("people/me/export")["kept"]["notices"]["asked"]
        assert len(asked_of) == 5
        anna.post("people/me/erase", anna.confirm("erase"))
        assert {row.listener for row in rows(url, asked)} == {
            "",
            "network",
            rows(url, listeners)[0].id,
        }
        assert len(sent) <= 6
        assert sent.count(ADDRESS) + sent.count(ADDRESS.upper()) <= 2


def test_whoever_wants_no_mail_is_never_asked_again(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, mail=box.settings()) as address:
        anna = person(address)
        tells(anna)
        text = box.wait()[0].get_content()
        Browser(address).post("notices/never", {"token": link(text, "never")})
        assert not rows(url, ways)
        change(url, update(asked).values(at=0))
        with pytest.raises(Refusal) as refused:
            tells(anna)
        assert refused.value.code == "bad-address"
        with pytest.raises(Refusal):
            anna.post("notices/confirm", {"token": link(text, "confirm")})


def test_a_link_is_good_for_a_day(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    with hall_at(url, mail=box.settings()) as address:
        anna = person(address)
        tells(anna)
        token = link(box.wait()[0].get_content(), "confirm")
        change(url, update(ways).values(made=ways.c.made - 86_400_000))
        with pytest.raises(Refusal) as refused:
            anna.post("notices/confirm", {"token": token})
        assert refused.value.code == "not-found"


def test_a_server_that_takes_nothing_now_is_tried_again(file: Path, box: Mailbox) -> None:
    url = f"sqlite:///{file}"
    box.refuses = "451 later"
    with hall_at(url, mail=box.settings()) as address:
        tells(person(address))
        until(lambda: any(row.trouble == "mail" for row in rows(url, ways)))
        box.refuses = ""
        change(url, update(sendings).values(due=1))
        box.wait()
        assert box.came[0]["message-id"]


def test_without_settings_there_is_no_mail(file: Path) -> None:
    with hall_at(f"sqlite:///{file}") as address:
        anna = person(address)
        assert not anna.get("notices")["mail"]
        with pytest.raises(Refusal) as refused:
            tells(anna)
        assert refused.value.code == "no-mail"


def test_what_is_as_good_as_a_password_leaves_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MEADHALL_HOOK", "https://hook.example.org/secret")
    assert named_hook(os.environ["MEADHALL_HOOK"], "json", "en", SITE) is not None
    assert "MEADHALL_HOOK" not in os.environ


def test_a_server_that_takes_its_time_for_each_line_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mail, "IN_ALL", 1.0)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            line, _ = server.accept()
            with line, suppress(OSError):
                while not over.wait(0.2):
                    line.sendall(b"220-wait\r\n")

        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        slow = Mail("127.0.0.1", server.getsockname()[1], "hall@games.example.org", "none")
        began = time.monotonic()
        with pytest.raises(NotSent):
            send(slow, letter(slow, ADDRESS, "Hello", ["Hello"], "x"))
        assert time.monotonic() - began < 5
        over.set()
        thread.join()


def test_a_mail_server_that_is_slow_gets_each_mail_once(
    file: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mails that wait for others aren't held meanwhile; what is sent is no other's to send."""
    url = f"sqlite:///{file}"
    monkeypatch.setattr(kept, "HOLD", 1_500)
    box.seconds = 1.0
    with hall_at(url, mail=box.settings()) as address:
        for number in range(6):
            tells(person(address, f"Astrid {'abcdef'[number] * 4}"), f"a{number}@example.org")
        box.wait(6, seconds=20)
        until(lambda: not rows(url, sendings))
        assert sorted(each["to"] for each in box.came) == [
            f"a{number}@example.org" for number in range(6)
        ]


def test_a_box_is_one_however_it_is_written() -> None:
    for same in ("Astrid@Example.org", "astrid+a@example.org", "astrid+b+c@example.org"):
        assert mail.box_of(same) == "astrid@example.org"
    assert mail.box_of("a.st.rid+x@googlemail.com") == mail.box_of("astrid@gmail.com")
    assert mail.box_of("a.strid@example.org") != mail.box_of("astrid@example.org")
    assert mail.box_of("+@example.org") == "+@example.org"


def test_a_network_asks_so_many_a_day_under_however_many_names(
    file: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_mail, "ASKED_FROM_NETWORK", 3)
    with hall_at(f"sqlite:///{file}", mail=box.settings()) as address:
        for number in range(3):
            tells(person(address, f"Astrid {'abc'[number] * 4}"), f"a{number}@example.org")
        with pytest.raises(Refusal) as refused:
            tells(person(address, "Ragnhild"), "b@example.org")
        assert refused.value.code == "rate-limited"
        for question in box.wait(3):
            assert "Astrid" not in question.get_content(), "a name is a stranger's words"

"""A name that is one's own, in the browser: made by a passkey or by a key the browser keeps, opened
again, by another device, and erased."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hall.client import Api
from hall.serving import config, hall_in_thread
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_access import check


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A hall by a name: passkeys belong to none of the addresses."""
    with hall_in_thread(config(tmp_path / "hall.db")) as address:
        yield address.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> None:
    """A device that asks for a finger, and is shown it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )


def panel(page: Page) -> Page:
    """Open the panel, whichever way there is."""
    if page.get_by_role("button", name="Menu", exact=True).is_visible():
        page.get_by_role("button", name="Menu", exact=True).click()
    page.locator(".chip .key").click()
    return page


def sheet(page: Page) -> Page:
    return page.get_by_role("dialog", name="Your name")  # type: ignore[return-value]


def made(page: Page, name: str) -> list[str]:
    """Make a name one's own, and read the words."""
    panel(page)
    sheet(page).get_by_label("Your name").fill(name)
    sheet(page).get_by_role("button", name="Make it mine").click()
    expect(sheet(page).get_by_text("Write these words down")).to_be_visible()
    words = sheet(page).locator("ol li").all_inner_texts()
    assert len(words) == 8
    sheet(page).get_by_role("button", name="I have them").click()
    expect(sheet(page).locator(".who")).to_have_text(name)
    return words


def test_by_a_passkey_and_back_again(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    authenticator(page)
    made(page, "Astrid")
    expect(sheet(page).get_by_text("Passkey")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chip")).to_contain_text("Astrid")
    page.reload()
    expect(page.locator(".chip .key.mine")).to_be_visible()
    panel(page)
    sheet(page).get_by_role("button", name=re.compile("^Sign out:")).click()
    expect(sheet(page).get_by_role("button", name="Make it mine")).to_be_visible()
    sheet(page).get_by_role("button", name="By my key").click()
    expect(sheet(page).locator(".who")).to_have_text("Astrid")
    # It is told once more before the name goes; and then it is anybody's.
    sheet(page).get_by_role("button", name="Erase", exact=True).click()
    sheet(page).get_by_role("button", name="Erase for good").click()
    expect(sheet(page).get_by_role("button", name="Make it mine")).to_be_visible()
    assert Api(site).post("people/name", {"name": "Astrid"})["why"] is None


def test_where_there_is_no_passkey_the_browser_keeps_a_key(site: str, visit: Visit) -> None:
    page = visit("/", at=site.replace("localhost", "127.0.0.1"), phone=True)
    words = made(page, "Astrid")
    expect(sheet(page).get_by_text("Key of a browser")).to_be_visible()
    # No script gets the private half.
    kept = page.evaluate(
        """async () => {
          const done = (asked) => new Promise((good, bad) => {
            asked.onsuccess = () => good(asked.result);
            asked.onerror = () => bad(asked.error);
          });
          const base = await done(indexedDB.open('meadhall-key'));
          const keys = base.transaction('keys').objectStore('keys');
          const { privateKey } = await done(keys.get('own'));
          base.close();
          return crypto.subtle.exportKey('pkcs8', privateKey).then(() => 'told', () => 'kept');
        }"""
    )
    assert kept == "kept"
    page.context.clear_cookies()
    page.reload()
    panel(page)
    sheet(page).get_by_role("button", name="By my key").click()
    expect(sheet(page).locator(".who")).to_have_text("Astrid")
    # Somebody else finds the name taken, and others offered.
    other = visit("/", at=site)
    panel(other)
    sheet(other).get_by_label("Your name").fill("АSТRID")
    sheet(other).get_by_role("button", name="Make it mine").click()
    expect(sheet(other).get_by_role("alert")).to_have_text("Write the whole name in one script.")
    sheet(other).get_by_label("Your name").fill("ASTRID 7")
    sheet(other).get_by_role("button", name="Make it mine").click()
    expect(sheet(other).get_by_role("alert")).to_have_text(re.compile("Somebody has this name"))
    # Whoever has the words comes in by them.
    sheet(other).get_by_role("button", name="By my words").click()
    sheet(other).get_by_label("Your name").fill("Astrid")
    sheet(other).get_by_label("Your eight words").fill(" ".join(words).upper())
    sheet(other).get_by_role("button", name="Sign in").click()
    expect(sheet(other).locator(".who")).to_have_text("Astrid")
    expect(sheet(other).get_by_text("This device has no key yet")).to_be_visible()


def test_a_phone_comes_in_by_the_picture(site: str, visit: Visit) -> None:
    page = visit("/", at=site)
    authenticator(page)
    made(page, "Astrid")
    sheet(page).get_by_role("button", name="Another device").click()
    code = sheet(page).locator(".big").inner_text()
    expect(sheet(page).locator(".qr svg")).to_be_visible()
    phone = visit(f"/#code={code}", at=site, phone=True)
    expect(sheet(phone).get_by_label("Code")).to_have_value(code)
    assert "code" not in phone.url
    sheet(phone).get_by_role("button", name="Sign in").click()
    expect(sheet(phone).locator(".who")).to_have_text("Astrid")
    sheet(phone).get_by_role("button", name="Add a key").click()
    expect(sheet(phone).get_by_text("Key of a browser")).to_be_visible()
    expect(sheet(phone).get_by_role("button", name="Add a key")).to_be_hidden()
    # A key that is lost can be taken away by the other.
    sheet(phone).get_by_role("listitem").filter(has_text="Passkey").get_by_role(
        "button", name=re.compile("^Remove the key:")
    ).click()
    sheet(phone).get_by_role("button", name="Remove the key", exact=True).click()
    expect(sheet(phone).get_by_text("Passkey")).to_be_hidden()
    expect(sheet(phone).get_by_text("Key of a browser")).to_be_visible()
    # The first device sees the other, and signs it out.
    page.keyboard.press("Escape")
    page.reload()
    panel(page)
    expect(sheet(page).get_by_role("button", name=re.compile("^Sign out:"))).to_have_count(2)
    sheet(page).locator("li").filter(has_not_text="here").get_by_role(
        "button", name=re.compile("^Sign out:")
    ).click()
    expect(sheet(page).get_by_role("button", name=re.compile("^Sign out:"))).to_have_count(1)


def test_a_guests_table_becomes_theirs(site: str, visit: Visit) -> None:
    page = visit("/bench", at=site)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2].partition("?")[0].partition("#")[0]
    page.goto("/")
    authenticator(page)
    made(page, "Astrid")
    sheet(page).get_by_role("button", name="Make them mine").click()
    expect(sheet(page).get_by_text("One table is yours.")).to_be_visible()
    expect(sheet(page).get_by_text("one game")).to_be_visible()
    assert Api(site).get(f"tables/{table}")["seats"][0]["name"] == "Astrid"
    with page.expect_download() as saved:
        sheet(page).get_by_role("button", name="Save what is kept").click()
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [seat["table"] for seat in kept["seats"]] == [table]
    sheet(page).get_by_role("button", name="Erase", exact=True).click()
    sheet(page).get_by_role("button", name="Erase for good").click()
    expect(sheet(page).get_by_role("button", name="Make it mine")).to_be_visible()
    assert Api(site).get(f"tables/{table}")["seats"][0]["name"] == "Guest"


def test_by_keys_alone_and_for_everyone(site: str, visit: Visit) -> None:
    for theme, phone in (("dark", False), ("light", True)):
        page = visit("/", at=site, theme=theme, phone=phone)
        panel(page) if phone else page.locator(".chip .key").focus()
        if not phone:
            page.keyboard.press("Enter")
        expect(sheet(page).get_by_label("Your name")).to_be_visible()
        check(page)
        sheet(page).get_by_label("Your name").fill("Astrid" if phone else "Erik")
        page.keyboard.press("Enter")
        expect(sheet(page).locator("ol li")).to_have_count(8)
        check(page)
        sheet(page).get_by_role("button", name="I have them").focus()
        page.keyboard.press("Enter")
        expect(sheet(page).locator(".who")).to_be_visible()
        sheet(page).get_by_role("button", name="Another device").press("Enter")
        expect(sheet(page).locator(".big")).to_be_visible()
        check(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_kept_is_told(visit: Visit, lang: str) -> None:
    page = visit("/privacy", lang=lang)
    expect(page.locator("section h2")).to_have_count(4)
    check(page)

"""The keeper's room in a browser: its door, and everything that is done behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hall.client import Api, Refusal, full_table
from hall.keeping import key_of
from hall.serving import config, hall_in_thread
from playwright.sync_api import Page, expect

from meadhall.hall.store import Store
from meadhall.hall.store.store import make_engine
from meadhall.hall.store.troubles import count

from .conftest import Visit
from .playing import start
from .test_access import check

Kept = tuple[str, str, str]
"""A hall's address, its database and the key of its keeper's room."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """A hall of its own: what is announced or banned here is no other test's."""
    file: Path = tmp_path_factory.mktemp("keeper") / "hall.db"
    url = f"sqlite:///{file}"
    Store(url).close()
    key = key_of(url)
    with hall_in_thread(config(file)) as address:
        yield address, url, key


def enter(visit: Visit, kept: Kept, lang: str = "en", **more: object) -> Page:
    page = visit("/keeper", at=kept[0], lang=lang, **more)
    field = page.locator("input[type=password]")
    expect(field).to_be_focused()
    field.fill(kept[2])
    page.keyboard.press("Enter")
    page.get_by_role("region", name={"en": "Reports", "ru": "Жалобы"}[lang]).wait_for()
    return page


def reported(address: str) -> tuple[str, list[str]]:
    """A table at which somebody was rude."""
    table, tokens = full_table(address, players=2)
    for words in ("Skål!", "You <b>oaf</b>, you can't even count"):
        Api(address, tokens[0]).post(f"tables/{table}/chat", {"text": words})
    Api(address, tokens[1]).post(
        f"tables/{table}/report", {"text": "Anna insults everybody here.", "seat": 0}
    )
    return table, tokens


def test_only_the_key_opens_the_door(visit: Visit, kept: Kept) -> None:
    page = visit("/keeper", at=kept[0])
    page.get_by_label("The key").fill("not this one")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text="doesn't fit")).to_be_visible()
    check(page)
    page.get_by_label("The key").fill(f" {kept[2]} ")
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Reports").wait_for()
    # Nothing of the key is left where a script or somebody behind one could find it.
    assert kept[2] not in page.content()
    assert kept[2] not in page.url
    assert page.evaluate("document.cookie") == ""
    assert kept[2] not in page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    page.reload()
    page.get_by_role("region", name="Reports").wait_for()
    page.get_by_role("button", name="Leave the room").click()
    expect(page.get_by_label("The key")).to_be_visible()
    page.reload()
    expect(page.get_by_label("The key")).to_be_visible()


def test_a_report_is_read_and_whoever_is_meant_is_muted_until_pardoned(
    visit: Visit, kept: Kept
) -> None:
    address = kept[0]
    table, tokens = reported(address)
    page = enter(visit, kept)
    report = page.get_by_role("listitem").filter(has_text="insults everybody").first
    report.get_by_role("button", name="The chat, 2 lines").press("Enter")
    expect(report.locator(".about").nth(1)).to_contain_text("You <b>oaf</b>")
    report.get_by_role("button", name="Mute or ban").click()
    expect(report.get_by_label("Name")).to_have_value("Anna")
    report.get_by_label("How long").select_option(label="7 days")
    report.get_by_label("Why; they are told that").fill("Words like these")
    report.get_by_role("button", name="Mute", exact=True).click()
    bans = page.get_by_role("region", name="Muted and banned")
    expect(bans.get_by_role("listitem").first).to_contain_text("Anna · muted")
    with pytest.raises(Refusal, match="Words like these"):
        Api(address, tokens[0]).post(f"tables/{table}/chat", {"text": "Hej"})
    report.get_by_role("button", name="Done").click()
    report.get_by_label("What became of it").fill("Muted for a week.")
    page.keyboard.press("Enter")
    reports = page.get_by_role("region", name="Reports")
    expect(reports.locator("summary")).to_contain_text("done")
    reports.locator("summary").click()
    expect(reports).to_contain_text("Muted for a week.")
    bans.get_by_role("button", name="End it for Anna").click()
    expect(bans).to_contain_text("Nobody is.")
    Api(address, tokens[0]).post(f"tables/{table}/chat", {"text": "Hej"})
    done = page.get_by_role("region", name="What was done")
    expect(done.get_by_role("listitem").first).to_contain_text("Pardon")


def test_whoever_is_muted_is_told_so_in_the_chat(visit: Visit, kept: Kept) -> None:
    page = visit(at=kept[0], lang="ru")
    start(page, button="Начать")
    keeper = enter(visit, kept)
    bans = keeper.get_by_role("region", name="Muted and banned")
    bans.get_by_role("button", name="Mute or ban somebody").click()
    bans.get_by_label("Name").fill("Guest")
    bans.get_by_role("button", name="Mute", exact=True).click()
    # Everybody who gives no name is called so: nobody can be meant by it.
    wrong = keeper.get_by_role("alert").filter(has_text="what everybody is called")
    expect(wrong).to_be_visible()
    bans.get_by_label("Name").fill("")
    bans.get_by_label("Address").fill("127.0.0.1")
    bans.get_by_label("Why; they are told that").fill("Too loud")
    bans.get_by_role("button", name="Mute", exact=True).click()
    expect(bans.get_by_role("listitem").first).to_contain_text("an address · muted")
    page.get_by_role("tab", name="Чат").click()
    line = page.get_by_label("Скажите что-нибудь")
    line.fill("Скол!")
    line.press("Enter")
    refused = page.get_by_role("alert").filter(has_text="нельзя писать в чат")
    expect(refused).to_contain_text("Too loud")
    expect(line).to_have_value("Скол!")
    bans.get_by_role("button", name="End it for an address").click()
    expect(bans).to_contain_text("Nobody is.")
    line.press("Enter")
    expect(page.locator("li").filter(has_text="Скол!")).to_have_count(1)
    expect(refused).to_have_count(0)


def test_an_announcement_is_above_every_page_until_it_is_put_away(visit: Visit, kept: Kept) -> None:
    lobby = visit(at=kept[0], lang="ru")
    table = visit(at=kept[0])
    start(table)
    keeper = enter(visit, kept)
    block = keeper.get_by_role("region", name="Announcements", exact=True)
    block.get_by_role("button", name="Announce something").click()
    block.get_by_label("In English").fill("The hall restarts at ten.")
    block.get_by_label("In Russian").fill("В десять зал откроется заново.")
    until = datetime.now() + timedelta(hours=3)
    block.get_by_label("Until").fill(until.strftime("%Y-%m-%dT%H:%M"))
    block.get_by_role("button", name="Announce it").click()
    said = ".said p"
    expect(table.locator(said)).to_have_text(re.compile("The hall restarts at ten."))
    expect(keeper.locator("ul").filter(has_text="restarts at ten").first).to_be_visible()
    lobby.reload()
    expect(lobby.locator(said)).to_have_text(re.compile("В десять зал откроется заново."))
    lobby.get_by_label("Закрыть").first.click()
    expect(lobby.locator(said)).to_have_count(0)
    lobby.goto("/rules/asgard")
    expect(lobby.get_by_role("heading").first).to_be_visible()
    expect(lobby.locator(said)).to_have_count(0)
    expect(table.locator(said)).to_have_count(1)
    assert table.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check(table)
    block.get_by_role("button", name="Take back: The hall restarts at ten.").click()
    expect(table.locator(said)).to_have_count(0)


def test_a_table_set_aside_is_tried_again_and_its_log_handed_out(visit: Visit, kept: Kept) -> None:
    address, url, _ = kept
    table, _ = full_table(address)
    engine = make_engine(url)
    with engine.begin() as held:
        count(held, table, 1_700_000_000_000, "KeyError", "hall/table/fold.py:7", aside=True)
    engine.dispose()
    page = enter(visit, kept)
    aside = page.get_by_role("region", name="Tables set aside")
    expect(aside).to_contain_text("KeyError · hall/table/fold.py:7")
    with page.expect_download() as download:
        aside.get_by_role("link", name="The log of table").click()
    rows = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert '"kind": "create"' in rows[0]
    assert "data" not in rows[0]
    with page.expect_download() as download:
        page.get_by_role("link", name="All of it (CSV)").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("number,at,way,act")
    aside.get_by_role("button", name="Try table").click()
    expect(aside).to_contain_text("No table is set aside.")


@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    [("en", "dark", False), ("ru", "light", False), ("ru", "dark", True), ("en", "light", True)],
)
def test_it_is_for_everyone_and_fits(
    visit: Visit, kept: Kept, lang: str, theme: str, phone: bool
) -> None:
    address = kept[0]
    reported(address)
    player = visit(at=address)
    start(player)
    page = enter(visit, kept, lang, theme=theme, phone=phone)
    expect(page.locator("figure")).to_have_count(9)
    page.locator("figure .line").first.wait_for(state="attached")
    page.locator("main li button[aria-expanded]").nth(1).click()
    for each in (0, 1):  # the bans, the announcements
        page.locator("main section > button[aria-expanded]").nth(each).click()
    assert page.locator("main form").count() == 3
    check(page)
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        "[...document.querySelectorAll('main button, main a, main summary')]"
        ".filter(e => e.offsetHeight && e.offsetHeight < 24).map(e => e.textContent)"
    )
    assert small == []


def test_nobody_else_loads_anything_of_it(visit: Visit, kept: Kept) -> None:
    page = visit("about:blank", at=kept[0])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if "eeper" in url]

"""My games and how one stands, in the browser: a guest's, one's own, and what others may read."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hall.ending import Filled
from hall.keyring import Browser as Other
from hall.serving import config, hall_in_thread
from playwright.sync_api import Page, expect

from meadhall.hall.people.alike import looks_of
from meadhall.hall.store.schema import looks, people, sign_ins
from meadhall.hall.table.seats import token_hash

from .conftest import Visit
from .test_access import check

DAY = 86_400_000
GAMES = 34
TOKEN = "astrids-browser"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall where Astrid has played for a month, mostly rated."""
    file: Path = tmp_path_factory.mktemp("standing") / "hall.db"
    # The browser's own loop is running here.
    filling = threading.Thread(target=lambda: asyncio.run(fill(f"sqlite:///{file}")))
    filling.start()
    filling.join()
    with hall_in_thread(config(file)) as address:
        yield address.replace("127.0.0.1", "localhost")


async def fill(url: str) -> None:
    filled = Filled(url, "Astrid", "Bob", "Cara")
    now = int(time.time() * 1_000)
    with filled.store.engine.begin() as connection:
        for look in looks_of("Astrid"):
            connection.execute(looks.insert(), {"look": look, "person": "Astrid"})
        here = {
            "hash": token_hash(TOKEN), "id": "d", "person": "Astrid", "device": "", "made": now,
            "seen": now, "fresh": 0,
        }  # fmt: skip
        connection.execute(sign_ins.insert(), here)
        connection.execute(people.update().values(made=now - GAMES * DAY))
    dice = random.Random(3)
    filled.at = now - GAMES * DAY
    for number in range(GAMES):
        filled.at += DAY - 10_000
        rivals = dice.choice([("karl",), ("jarl",), ("Bob",), ("Bob", "karl"), ("Cara", "jarl")])
        places = list(range(1, len(rivals) + 2))
        dice.shuffle(places)
        if dice.random() < 0.3 + number / 60:  # she learns
            places.remove(1)
            places.insert(0, 1)
        await filled.play("Astrid", *rivals, places=tuple(places))
    filled.store.close()


def signed_in(visit: Visit, site: str, path: str = "/you", **more: object) -> Page:
    page = visit("about:blank", at=site, **more)
    page.context.add_cookies(
        [{"name": "signed-in", "value": TOKEN, "domain": "localhost", "path": "/"}]
    )
    page.context.add_init_script("localStorage['meadhall.signed-in'] = '1'")
    page.goto(path)
    return page


def shot(page: Page, name: str) -> None:
    folder = Path("build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png", full_page=True)


def no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    [("en", "dark", False), ("ru", "light", True), ("ru", "dark", False), ("en", "light", True)],
)
def test_how_one_stands(visit: Visit, site: str, lang: str, theme: str, phone: bool) -> None:
    page = signed_in(visit, site, lang=lang, theme=theme, phone=phone)
    words = {
        "en": ("Rating", "Records", "Wins", "Games"),
        "ru": ("Рейтинг", "Рекорды", "Победы", "Партии"),
    }
    for name in words[lang]:
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    graph = page.get_by_role("region", name=words[lang][0]).get_by_role("img")
    expect(graph).to_be_visible()
    shown = page.locator(".big b").inner_text()
    assert shown in (graph.get_attribute("aria-label") or "")
    assert 1000 < int(shown) < 2500
    rows = page.get_by_role("region", name=words[lang][3]).locator("li")
    expect(rows).to_have_count(30)
    no_sideways(page)
    check(page)
    shot(page, f"you-{lang}-{theme}-{'phone' if phone else 'desk'}")


def test_filters_older_ones_and_stars(visit: Visit, site: str) -> None:
    page = signed_in(visit, site)
    games = page.get_by_role("region", name="Games")
    expect(games.locator("li")).to_have_count(30)
    games.get_by_role("button", name="Older ones").click()
    expect(games.locator("li")).to_have_count(GAMES)
    expect(games.get_by_role("button", name="Older ones")).to_have_count(0)
    games.get_by_label("Players").select_option("2")
    expect(games.locator("li").nth(25)).to_have_count(0)
    games.get_by_label("Against").select_option(label="bots only")
    for name in ("Bob", "Cara"):
        expect(games.locator("li .p").filter(has_text=name)).to_have_count(0)
    assert all("arl)" in row for row in games.locator("li .p").all_inner_texts())
    games.get_by_label("Result").select_option(label="won")
    expect(games.locator("li .r b").filter(has_text="place")).to_have_count(0)
    assert set(games.locator("li .r b").all_inner_texts()) == {"won"}
    star = games.get_by_role("button", name="Star: find it again").first
    star.click()
    expect(games.get_by_role("button", name="Take the star off")).to_have_count(1)
    for label in ("Players", "Result", "Against"):
        games.get_by_label(label).select_option(label="any")
    games.get_by_label("Kind").select_option(label="with a star")
    expect(games.locator("li")).to_have_count(1)
    games.get_by_role("button", name="Take the star off").click()
    games.get_by_label("Kind").select_option(label="not rated")
    expect(games.get_by_text("No such games.")).to_be_visible()
    # By size, the bars are others.
    wins = page.get_by_role("region", name="Wins")
    wins.get_by_role("button", name="3 players").click()
    expect(wins.get_by_role("img", name="Seat 3")).to_be_visible()


def test_others_read_it_only_if_one_wants(visit: Visit, site: str) -> None:
    other = visit("/people/Astrid", at=site)
    none = other.get_by_text("Nobody of this name shows how they stand.")
    expect(none).to_be_visible()
    page = signed_in(visit, site)
    page.get_by_role("switch", name="Let everybody see this page").check()
    page.get_by_role("link", name="Everybody can read it here").click()
    expect(page.get_by_role("heading", name="Astrid").first).to_be_visible()
    other.reload()
    expect(other.get_by_role("region", name="Rating", exact=True)).to_be_visible()
    expect(other.get_by_role("region", name="Games", exact=True)).to_have_count(0)
    assert "Bob" not in other.locator("main").inner_text()
    check(other)
    shot(other, "person")
    page.goto("/you")
    page.get_by_role("switch", name="Let everybody see this page").uncheck()
    expect(page.get_by_role("link", name="Everybody can read it here")).to_have_count(0)
    other.reload()
    expect(none).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
def test_a_guest_sees_what_the_browser_knows(
    visit: Visit, site: str, lang: str, phone: bool
) -> None:
    page = visit("/you", at=site, lang=lang, phone=phone)
    none = {"en": "Nothing played to its end", "ru": "ещё ничего не доиграно"}[lang]
    expect(page.get_by_text(none)).to_be_visible()
    shot(page, f"guest-none-{lang}")
    kept = """JSON.stringify([
      {table: 'a', game: 'asgard', names: ['Gerda', 'Skald'], bots: [false, true], seat: 0,
       phase: 'over', mine: false, where: '', scores: [12, 9], ranks: [1, 2], at: 1e12},
      {table: 'b', game: 'wolves', names: ['Gerda', 'Ulf', 'Yrsa'], bots: [false, true, true],
       seat: 0, phase: 'over', mine: false, where: '', scores: [3, 9, 5], ranks: [3, 1, 2],
       at: 2e12},
    ])"""
    page.evaluate(f"localStorage['meadhall.tables'] = {kept}")
    page.reload()
    expect(page.locator("li a")).to_have_count(2)
    expect(page.locator("li .r b").first).to_have_text({"en": "place 3", "ru": "место 3"}[lang])
    no_sideways(page)
    check(page)
    shot(page, f"guest-{lang}")
    make = {"en": "Make a name mine", "ru": "Закрепить имя"}[lang]
    page.get_by_role("button", name=make).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_rated_table_from_the_bench_to_the_new_number(visit: Visit, site: str) -> None:
    page = signed_in(visit, site, "/bench/asgard#friends")
    expect(page.locator(".chip, .seat.me input").first).to_be_visible()
    page.get_by_text("rated", exact=True).click()
    expect(page.get_by_text("no clock", exact=True)).to_have_count(0)
    while page.get_by_role("button", name="Remove this seat").count() > 1:
        page.get_by_role("button", name="Remove this seat").last.click()
    shot(page, "bench-rated")
    page.get_by_role("button", name="Sit down").or_(page.get_by_role("button", name="Invite")).or_(
        page.locator(".go .btn.main")
    ).first.click()
    expect(page.get_by_text("Rated: under names of one's own")).to_be_visible()
    check(page)
    shot(page, "room-rated")
    link = page.locator("input#link").input_value()
    table, _, invitation = link.partition("/t/")[2].partition("#i=")
    # A guest is told what it takes.
    guest = visit(link, at=site)
    guest.get_by_label("Your name").fill("Gerda")
    guest.get_by_role("button", name="Take a seat").or_(
        guest.locator("form .btn.main")
    ).first.click()
    expect(guest.get_by_role("alert").filter(has_text="name of your own")).to_be_visible()
    shot(guest, "join-rated")
    guest.get_by_role("button", name="Make this name yours").click()
    expect(guest.get_by_role("dialog")).to_be_visible()
    rival = Other(site.replace("localhost", "127.0.0.1"))
    rival.sign_up("Rival")
    rival.post(f"tables/{table}/seats", {"name": "Rival", "invitation": invitation})
    page.locator(".board, [data-board], main").first.wait_for()
    rival.post(f"tables/{table}/concede")
    expect(page.get_by_role("link", name="Your rating:")).to_be_visible()
    shot(page, "result-rated")


def test_the_lobby_says_which_tables_are_rated(visit: Visit, site: str) -> None:
    rival = Other(site.replace("localhost", "127.0.0.1"))
    rival.sign_up("Hrolf")
    rival.table("Hrolf", rated=True, clock={"kind": "bank", "bank": 900, "increment": 20})
    page = visit("/", at=site)
    expect(page.get_by_role("region", name="Open tables")).to_contain_text("rated")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("region", name="With a name of your own")).to_be_visible()

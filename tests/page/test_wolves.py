"""Wolves of Odin in a real browser: whole games, lost lines, every size of window."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from effort import only_long
from playwright.sync_api import Page, TimeoutError, expect

from .cable import Cable
from .conftest import Visit, until_met
from .playing_wolves import FLANKS, PEACE, Player, lay_table, quick_table
from .test_access import check

EVERY_NUMBER = pytest.mark.parametrize("players", [5, *only_long(3, 4)])


def standing(page: Page) -> list[str]:
    """The final places, with names and glory."""
    return page.locator(".veil ol li").all_inner_texts()


def half_made(player: Player) -> bool:
    """Is a card named, of several that have to be: a sacrifice of a price, a card of a hand?"""
    if player.last not in ("spend", "hand"):
        return False
    player.last = ""
    try:
        player.page.locator(".hand .tick").first.wait_for(timeout=2_000)
    except TimeoutError:
        return False
    return True


def asked_and_named(page: Page) -> tuple[list[str], list[str]]:
    """The question with its steps, and the marks on the cards named so far."""
    words = page.locator(".ask .q, .ask .steps").all_inner_texts()
    return words, page.locator(".hand .tick").all_inner_texts()


@pytest.mark.parametrize("phone", [True, *only_long(False)])
def test_a_hint_is_read_in_full(visit: Visit, phone: bool) -> None:
    page = visit(lang="ru", phone=phone)
    quick_table(page, options=PEACE)
    page.locator(".prompt.asked").wait_for()
    page.keyboard.press("h")
    hint = page.locator(".prompt .hint")
    hint.get_by_role("button", name="почему?").click()
    expect(hint).to_have_text(re.compile(r"побед около \d+\s%"))
    assert hint.evaluate("node => node.scrollWidth <= node.clientWidth"), "its end is cut off"
    board, line = page.locator(".ask").bounding_box(), page.locator(".prompt").bounding_box()
    assert board
    assert line
    assert line["x"] + line["width"] <= board["x"] + board["width"], "it runs into the saga"


def test_a_whole_game_by_clicks_with_a_reload_in_mid_choice(visit: Visit) -> None:
    kinds = ("reload", "hand", "summon", "spend", "unit", "lay", "pass")
    until_met(lambda: by_mouse(visit), *kinds)


def by_mouse(visit: Visit) -> Counter[str]:
    """A whole game, with a reload when a choice is half made."""
    page = visit()
    quick_table(page, options=PEACE)
    astrid = Player(page, turns=6, first=FLANKS, until="hand")
    while not half_made(astrid):
        if not astrid.once():
            return astrid.met  # it was over before anything was chosen in several steps
    before = asked_and_named(page)
    page.reload()
    page.locator(".hand .tick").first.wait_for()
    assert asked_and_named(page) == before
    met = astrid.play()
    expect(page.locator(".veil ol li")).to_have_count(3)
    return met + Counter(reload=1)


def test_two_browsers_and_a_line_that_is_cut(visit: Visit) -> None:
    host = visit(lang="ru", theme="light")
    lay_table(host, "ru", "Астрид", friend=True)
    link = host.get_by_role("textbox", name="Ссылка-приглашение").input_value()
    guest = visit("about:blank", lang="ru", theme="light")
    cable = Cable(guest)
    guest.goto(link)
    guest.get_by_label("Ваше имя").fill("Эрик")
    guest.get_by_role("button", name="Сесть за стол").click()
    for page in (host, guest):
        page.locator(".hc").first.wait_for()
    astrid, erik = Player(host, turns=1, seed=2), Player(guest, turns=1, seed=3, seat=1)
    while not (astrid.met["lay"] and erik.met["lay"]):
        assert astrid.once()
        assert erik.once()
    cable.cut()
    expect(guest.get_by_text("Связь пропала")).to_be_visible()
    # Whatever happens meanwhile, nothing is forgotten.
    for _ in range(10):
        astrid.once()
    cable.mend()
    expect(guest.locator(".live.open")).to_be_visible(timeout=30_000)
    while astrid.once() | erik.once():
        pass
    assert len(standing(host)) == 3
    assert standing(host) == standing(guest)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    def play() -> Counter[str]:
        page = visit()
        quick_table(page)
        page.locator("body").click(position={"x": 2, "y": 400})
        met = Player(page, keys=True, turns=4, seed=4).play()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        return met

    until_met(play, "lay", "pass", "react")


@pytest.mark.long  # by thumb one plays a part of a game below, and looks where it is seen
def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    def play() -> Counter[str]:
        page = visit(phone=True)
        quick_table(page, players=4)
        met = Player(page, touch=True, turns=4, seed=5).play()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        expect(page.locator(".veil ol li")).to_have_count(4)
        return met

    until_met(play, "lay", "pass", "react")


@EVERY_NUMBER
def test_the_whole_table_fits(visit: Visit, players: int) -> None:
    page = visit()
    quick_table(page, players)
    somewhere = Player(page, turns=4, seed=players)
    while somewhere.met["lay"] < 2:
        assert somewhere.once()
    assert not outside(page), "desktop"
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("div.phone").first.wait_for()
    assert not outside(page), "phone"


def outside(page: Page) -> list[str]:
    """What of the table is beyond the window, or scrolls."""
    found: list[str] = page.evaluate(
        """() => {
          const root = document.documentElement;
          const found = [];
          if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('page');
          const board = document.querySelector('.grid, div.phone');
          if (board.scrollHeight > board.clientHeight)
            found.push(`board ${board.scrollHeight} of ${board.clientHeight}`);
          for (const node of document.querySelectorAll('.hc, .row, .strip, .ask, .panel')) {
            const box = node.getBoundingClientRect();
            if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
              found.push(`${node.className} ${box.left} ${box.right} ${box.bottom}`);
          }
          return found;
        }"""
    )
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_can_use_the_table(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    quick_table(page)
    astrid = Player(page, touch=phone, turns=4, seed=6)
    while astrid.met["lay"] < 2:
        assert astrid.once()
    while not page.locator(".hc.target.legal").count():
        assert astrid.once()
    for theme in ("dark", "light"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        check(page)
    page.locator(".hc.target.legal").first.click()
    for theme in ("dark", "light"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        check(page)

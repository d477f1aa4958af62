"""The board of Wolves: room for a crowded table, the round that was won, and small truths."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .extremes import extremes
from .playing_wolves import PEACE, Player, quick_table
from .test_geometry import DOUBLED, POINTED, TOUCHED, Stage, harness, stage
from .wolves_tables import STATED

__all__ = ["harness", "stage"]

Stages = Callable[..., Stage]
UNIT = ".hc.target.legal:is([data-place$=bond], [data-place$=hirdman], [data-place$=huscarl])"
TERMINAL = re.compile(r"\bp[1-5]\b|[◂▸]|\bundo\b")
SAID = """() => [document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((each) =>
    [each.ariaLabel, each.title])].filter(Boolean)"""


# --- room ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_most_crowded_tables_have_room(stage: Stages, lang: str, touch: bool) -> None:
    window, wrong = stage(touch=touch), []
    for name, stated in STATED.items():
        window.show(stated(), lang)
        wrong += [f"{name} {each}" for each in window.walk(TOUCHED if touch else POINTED)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_ends_have_room_in_the_longest_lines(stage: Stages, lang: str, touch: bool) -> None:
    """A card is taken up: every line has its ends, and none is covered or too small."""
    window, wrong = stage(touch=touch), []
    window.show(STATED["crowded"](), lang)
    for size in TOUCHED if touch else [*POINTED, *DOUBLED]:
        window.walk([size])
        if not window.page.locator(".hc.held").count():
            window.page.locator(UNIT).first.click()
        expect(window.page.locator(".slot")).to_have_count(10)
        wrong += window.walk([size])
    assert not wrong, "\n".join(wrong)


def test_a_line_too_narrow_for_a_thumb_opens_large(stage: Stages) -> None:
    window = stage(touch=True)
    window.show(STATED["crowded"](), "en")
    window.walk([(390, 844)])
    line = window.page.locator(".own .pack.wanted > .open")
    assert window.page.locator(".own .u").count() == 0, "nothing small is there to press"
    line.click()
    units = window.page.locator("dialog[open] .u.target.legal")
    expect(units).to_have_count(12)
    assert not window.walk([(390, 844)])
    units.nth(3).click()
    expect(window.page.locator("dialog[open] .btn.main")).to_be_enabled()


# --- the round that was won ---------------------------------------------------------------------


def test_the_winner_chooses_on_the_sheet_of_the_round(stage: Stages) -> None:
    window = stage(touch=False)
    window.show(STATED["won"](), "en")
    sheet = window.page.get_by_role("dialog", name="You win the round")
    expect(sheet.locator("em")).to_have_text(["46", "45", "42", "28", "5"])
    expect(sheet.get_by_role("button", name="Continue")).to_have_count(0)
    sheet.get_by_role("button", name=re.compile("Saga of Deeds.*for you 1")).click()
    sheet.get_by_role("button", name="Do it").click()
    expect(window.page.locator(".told")).to_have_text("made: victory saga-of-deeds")


def test_who_takes_which_card_waits_for_a_touch(stage: Stages) -> None:
    window = stage(touch=False)
    window.show(STATED["won-taken"](), "ru")
    sheet = window.page.get_by_role("dialog", name="Раунд за вами")
    columns = sheet.locator("li")
    expect(columns.first).to_contain_text("+1 славы")
    expect(columns.nth(1)).to_contain_text("+2 славы")
    expect(columns.nth(2)).to_contain_text("без карты")
    look = sheet.get_by_role("button", name="Взглянуть на стол")
    box = look.bounding_box()
    assert box
    window.page.mouse.move(box["x"] + 5, box["y"] + 5)
    window.page.mouse.down()
    expect(sheet).to_have_css("opacity", "0.04")
    window.page.mouse.up()
    expect(sheet).to_have_css("opacity", "1")
    look.focus()
    window.page.keyboard.down(" ")
    expect(sheet).to_have_css("opacity", "0.04")
    window.page.keyboard.up(" ")
    expect(sheet).to_have_css("opacity", "1")
    sheet.get_by_role("button", name="Дальше").click()
    expect(sheet).to_be_hidden()


def test_on_a_phone_the_own_line_comes_first(stage: Stages) -> None:
    window = stage(touch=True)
    window.show(STATED["lost"](), "en")
    window.walk([(390, 844)])
    rows = window.page.locator("dialog[open] li")
    expect(rows.first).to_contain_text("You")
    expect(rows.nth(1)).to_contain_text("1st")


def test_strengths_count_up_only_where_things_may_move(stage: Stages) -> None:
    """Under reduced motion all of it stands there at once; with motion it comes to the same."""
    still, moving = stage(touch=False), stage(touch=False)
    still.show(STATED["won"](), "en")
    assert still.page.locator("dialog[open] em").first.inner_text() == "46"
    moving.page.emulate_media(reduced_motion="no-preference")
    moving.show(STATED["won"](), "en")
    expect(moving.page.locator("dialog[open] em").first).to_have_text("46")


def test_the_game_goes_on_under_the_sheet(visit: Visit) -> None:
    page = visit()
    quick_table(page, options=PEACE | {"glory": {"to_end": 9}})
    astrid = Player(page, turns=1)
    sheet = page.locator("dialog[open] .places")
    while not sheet.count():
        assert astrid.once()
    expect(page.locator("dialog[open] li")).to_have_count(3)
    page.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)
    page.locator(".prompt.asked").wait_for()


# --- small truths -------------------------------------------------------------------------------


def test_escape_puts_a_card_down_again(visit: Visit) -> None:
    page = visit()
    quick_table(page, options=PEACE)
    page.locator(".prompt.asked").wait_for()
    page.locator(UNIT).first.click()
    expect(page.locator(".hc.held")).to_have_count(1)
    page.locator(".slot").first.click()
    expect(page.locator(".slot.staged")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".staged")).to_have_count(0)
    expect(page.locator(".hc.held")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hc.held")).to_have_count(0)
    page.locator("[data-place='pile']").click()
    expect(page.get_by_role("region", name="Discard pile")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def press_deity(page: Page) -> tuple[str, int]:
    """What comes of pressing the first deity of the Hall: words, and how many sheets opened."""
    page.locator(".side .d").first.click()
    said = page.get_by_text(re.compile("you lack"))
    said.first.wait_for()
    return said.first.inner_text(), page.locator("dialog[open]").count()


def test_pressing_a_deity_means_the_same_with_a_card_in_hand(visit: Visit) -> None:
    page = visit()
    quick_table(page, options=PEACE)
    page.locator(".prompt.asked").wait_for()
    without = press_deity(page)
    page.locator(UNIT).first.click()
    expect(page.locator(".hc.held")).to_have_count(1)
    assert press_deity(page) == without
    assert without[1] == 0


def test_pressing_a_deity_stages_its_summons_whatever_is_in_hand(stage: Stages) -> None:
    window = stage(touch=False)
    window.show(STATED["crowded"](), "en")
    window.page.locator(UNIT).first.click()
    window.page.locator("[data-place='hall/heimdall']").click()
    expect(window.page.locator("[data-place='hall/heimdall'].staged")).to_have_count(1)
    expect(window.page.locator(".hc.held")).to_have_count(0)


def test_a_refusal_speaks_of_the_rule(visit: Visit) -> None:
    page = visit()
    quick_table(page, options=PEACE)
    page.locator(".prompt.asked").wait_for()
    page.locator("[data-place^='prize/']").first.click()
    reason = page.get_by_text("victory cards are taken when the round is won")
    expect(reason.first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_said_as_a_terminal_would(stage: Stages, lang: str) -> None:
    window = stage(touch=False)
    window.page.set_viewport_size({"width": 1280, "height": 800})
    wrong: list[Any] = []
    scenes = {name: stated() for name, stated in STATED.items()} | extremes("wolves")
    for name, scene in scenes.items():
        words = scene["words"][lang]
        wrong += [(name, text) for text in words["moves"] if TERMINAL.search(text)]
        window.show(scene, lang)
        said: list[str] = window.page.evaluate(SAID)
        wrong += [(name, each) for each in said if TERMINAL.search(each)]
    assert not wrong, wrong[:10]


@pytest.mark.parametrize("touch", [True, False])
def test_whoever_looks_on_has_no_hand(stage: Stages, touch: bool) -> None:
    window = stage(touch=touch)
    window.show(STATED["watched"](), "en")
    window.walk([(390, 844) if touch else (1280, 800)])
    said = "\n".join(window.page.evaluate(SAID))
    assert "hand" in said, "what is hidden is told"
    assert "Your hand" not in said


def test_every_card_says_what_it_does(stage: Stages) -> None:
    """Units, deities and victory cards, one's own and others', also those that can't be played."""
    window = stage(touch=False)
    window.show(STATED["crowded"](), "en")
    window.page.set_viewport_size({"width": 1280, "height": 800})
    for place in (
        "unit/1/0", "unit/0/2", "deity/odin", "deity/thor", "hall/loki", "hand/priest",
        "hand/shield-wall", "prize/field-of-slaughter", "victory/coastal-raid",
    ):  # fmt: skip
        thing = window.page.locator(f"[data-place='{place}']").first
        thing.focus()
        window.page.keyboard.press("?")
        expect(window.page.locator("dialog[open] .zoom .text")).to_be_visible()
        window.page.keyboard.press("Escape")
        expect(window.page.locator("dialog[open]")).to_have_count(0)

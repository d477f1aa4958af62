"""The board of Asgard: what can be opened, chosen and read on it, and that nothing covers anything
meanwhile."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.kernel.registry import game as game_named
from meadhall.kernel.session import Session

from .conftest import Visit
from .extremes import extremes
from .geometry import faults, settled
from .playing import start
from .recorded import NAMES, scene
from .test_geometry import Stage, harness, stage

__all__ = ["harness", "stage"]

Opened = Callable[..., Stage]


def shown(window: Stage, scene: dict[str, Any], width: int, height: int, lang: str = "en") -> Stage:
    """A scene in a window of this size."""
    window.page.set_viewport_size({"width": width, "height": height})
    window.show(scene, lang)
    settled(window.page)
    return window


def whole(window: Stage) -> None:
    """Nothing is covered, cut or out of reach."""
    settled(window.page)
    found = faults(window.page, touch=window.touch)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("touch", [True, False])
def test_a_card_taken_up_covers_nothing(stage: Opened, touch: bool) -> None:
    window = stage(touch=touch)
    sizes = (
        [(360, 640), (390, 844), (1024, 768)] if touch else [(683, 325), (1280, 720), (1920, 1080)]
    )
    for width, height in sizes:
        shown(window, extremes("asgard")["asked-pick"], width, height, "ru")
        window.page.locator(".hc").nth(2).click(position={"x": 12, "y": 20})
        expect(window.page.locator(".hc.sel")).to_have_count(1)
        whole(window)


@pytest.mark.parametrize(
    ("size", "open_it"), [((360, 640), ".strip.wanted"), ((1024, 768), ".opp .wanted")]
)
def test_under_a_finger_stacks_are_chosen_from_large(
    stage: Opened, size: tuple[int, int], open_it: str
) -> None:
    window = shown(stage(touch=True), extremes("asgard")["asked-loki"], *size)
    window.page.locator(open_it).first.tap()
    sheet = window.page.locator("dialog[open]")
    covered = sheet.get_by_role("button", name=re.compile("covered")).first
    covered.scroll_into_view_if_needed()
    whole(window)
    strip = covered.bounding_box()
    assert strip
    window.page.touchscreen.tap(strip["x"] + 20, strip["y"] + 20)  # the free part of it
    expect(covered).to_have_class(re.compile("staged"))
    sheet.get_by_role("button", name="Do it").tap()
    expect(sheet).to_have_count(0)
    expect(window.page.locator(".told")).to_contain_text("made:")


def test_own_stacks_too_small_for_a_finger_open_large(stage: Opened) -> None:
    window = shown(stage(touch=True), extremes("asgard")["asked-bragi-give"], 390, 844)
    window.page.get_by_role("button", name=re.compile("Choose among")).first.tap()
    sheet = window.page.locator("dialog[open]")
    expect(sheet.locator(".target.legal").first).to_be_visible()
    whole(window)


def test_goals_aesir_and_cards_explain_themselves(stage: Opened) -> None:
    window = shown(stage(touch=False), extremes("asgard")["most-goals"], 1280, 800)
    page = window.page
    for role, name, words in [
        ("button", "Goal of round 3", "a point each"),
        ("button", re.compile("^Loki.*turn any card"), "Turn one card of another player"),
        ("button", re.compile("^Deck"), "No card ever comes back"),
        ("button", re.compile("attention 3"), "will"),
    ]:
        page.get_by_role(role, name=name).first.click(button="right")  # type: ignore[arg-type]
        expect(page.locator(".peek")).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(page.locator(".peek")).to_have_count(0)


def test_under_a_finger_the_goals_open_as_a_list(stage: Opened) -> None:
    window = shown(stage(touch=True), extremes("asgard")["most-goals"], 768, 1024, "ru")
    window.page.get_by_role("button", name="Цели: что они дают").tap()
    expect(window.page.locator("dialog[open] b")).to_have_count(6)
    whole(window)


def test_a_dispute_tells_who_is_out_and_goes_with_its_aesir(stage: Opened) -> None:
    recorded = extremes("asgard")["widest-dispute"]
    window = shown(stage(touch=False), recorded, 1280, 800)
    rows = window.page.locator(".disp tbody tr")
    expect(rows).to_have_count(5)
    compared = [each for each in recorded["events"] if each["event"] == "compared"]
    shown_numbers = window.page.locator(".disp tbody td:not(.none)").count()
    still_in = [5] + [len(each["seats"]) for each in compared[:-1]]
    assert shown_numbers == sum(still_in)
    later = copy.deepcopy(recorded)
    later["view"]["decision"]["god"] = "bragi"  # that Aesir is done, another one is awake
    window.show(later, "en")
    expect(window.page.locator(".disp")).to_have_count(0)


def test_an_onlooker_has_no_hand(stage: Opened) -> None:
    game = game_named("asgard")
    session = Session(game, 3, 1, {}, NAMES["en"][:3])
    window = shown(stage(touch=False), scene(session, session.state, None, (0, 0)), 1280, 800)
    expect(window.page.locator(".sh").first).to_be_visible()
    expect(window.page.get_by_text("Your hand")).to_have_count(0)
    expect(window.page.locator(".hc")).to_have_count(0)
    whole(window)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (768, 1024), (1366, 650)])
def test_a_hint_is_a_row_of_its_own(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    start(page)
    page.keyboard.press("h")
    page.locator(".prompt .hint").wait_for()
    settled(page)
    said, hint = page.locator(".prompt .words"), page.locator(".prompt .hint")
    upper, lower = said.bounding_box(), hint.bounding_box()
    assert upper
    assert lower
    assert lower["y"] >= upper["y"] + upper["height"]
    assert not (found := faults(page, touch=False)), "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_goal_says_beside_it_can_be_read(visit: Visit, lang: str) -> None:
    # A goal has no picture beside its words, and they were drawn as small as one.
    page = visit(lang=lang)
    start(page, button={"en": "Start", "ru": "Начать"}[lang])
    page.locator("[data-place^='goal/']").first.hover()
    sheet = page.locator(".peek.there")
    sheet.wait_for()
    words = sheet.locator("p, dt, dd:not(:has(p, div))")
    assert words.count() > 2
    for each in words.all():
        box = each.bounding_box()
        assert box
        size = each.evaluate(
            "each => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom"
        )
        assert size > 11, f"{each.inner_text()} is {size} px high"
    assert sheet.evaluate("each => each.scrollWidth <= each.clientWidth"), "its words are cut"

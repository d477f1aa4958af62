"""Lessons in the browser: every one of them by clicks alone, on a desk and on a phone; one by keys
alone; and the list that they are chosen from.

What is waited for is waited for in the page (`wait_for`): `expect` looks again only after a while.
"""

from __future__ import annotations

import json
import re

import pytest
from effort import only_long
from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel.lessons import Lesson, lesson_texts, lessons

from .conftest import Visit
from .test_access import check


def press(page: Page, *names: str) -> str:
    """Press the first of these that the guide offers; says which."""
    button = page.locator(".guide").get_by_role("button", name=re.compile(f"^({'|'.join(names)})"))
    button.first.wait_for()
    said = button.first.inner_text()
    button.first.click()
    return next(name for name in names if said.startswith(name))


def at_step(page: Page, lesson: Lesson, step: int) -> None:
    """Wait until the guide speaks of a step, counted from 0."""
    told = f"step {step + 1} of {len(lesson.steps)}"
    page.locator(".guide .dots span", has_text=told).wait_for()


def learn(page: Page, lesson: Lesson) -> None:
    """Go through a lesson, doing what the guide shows."""
    # A round that was won has a sheet of its own, as in any game: it is looked at first.
    won = page.locator("dialog[open]").get_by_role("button", name="Continue")
    page.add_locator_handler(won, lambda button: button.click())
    for at, step in enumerate(lesson.steps):
        at_step(page, lesson, at)
        if step.ask:
            page.locator(".guide .acts .btn").nth(step.ask.index(step.right)).click()
        while press(page, "Go on", "Done", "Show me") == "Show me":
            press(page, "Do it")
    page.get_by_role("heading", name="Lesson learned").wait_for()
    page.remove_locator_handler(won)


@pytest.mark.parametrize("phone", [False, *only_long(True)])
@pytest.mark.parametrize("game", meadhall.game_names())
def test_every_lesson_is_learned_by_clicks(visit: Visit, game: str, phone: bool) -> None:
    """From one to the next, as a learner goes."""
    every = lessons(meadhall.game(game))
    page = visit(f"/learn/{game}/{every[0].name}", phone=phone)
    for lesson in every:
        page.wait_for_url(f"**/learn/{game}/{lesson.name}")
        learn(page, lesson)
        if lesson is not every[-1]:
            page.get_by_role("link", name="Next:").click()
    kept = json.loads(page.evaluate("localStorage['meadhall.lessons']"))
    assert kept == {f"{game}/{each.name}": {"step": 0, "done": True} for each in every}


def test_the_guide_tells_what_came_of_it_and_what_was_taken_back_never_happened(
    visit: Visit,
) -> None:
    lesson = lessons(meadhall.game("asgard"))[0]
    page = visit(f"/learn/asgard/{lesson.name}")
    guide, prompt = page.locator(".guide p"), page.locator(".prompt .q")
    sealed = page.get_by_text("has sealed a pick")
    at_step(page, lesson, 0)
    on(page, ".target.legal")
    page.keyboard.press("1")
    page.keyboard.press("Enter")  # Odin up: a mistake
    page.locator(".guide.wrong").wait_for()
    expect(prompt).to_have_text("Try it another way")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(sealed).to_have_count(1)
    press(page, "Try again")
    expect(sealed).to_have_count(0)
    press(page, "Show me")
    press(page, "Do it")
    page.locator(".guide.right").wait_for()
    said = lesson_texts(meadhall.game("asgard"), "en")
    expect(guide).to_have_text(f"Yes. {said.say(f'{lesson.key}-1.done')}")
    expect(prompt).to_have_text("The guide goes on when you do")


def test_the_table_does_not_answer_what_the_guide_asks(visit: Visit) -> None:
    page = visit("/learn/asgard/favour")
    page.get_by_role("button", name="Erik 2").wait_for()
    expect(page.locator(".prompt")).to_have_text("The guide asks you something")
    expect(page.locator(".now .win")).to_have_count(0)
    expect(page.locator(".now .doing")).to_be_empty()
    expect(page.locator(".spread")).to_have_count(0)
    press(page, "You")
    expect(page.locator(".now .win")).to_have_count(1)


def test_a_resting_pointer_asks_nothing(visit: Visit) -> None:
    """The table has come to lie under it; only whoever moves points at something."""
    lesson = lessons(meadhall.game("asgard"))[0]
    page = visit(f"/learn/asgard/{lesson.name}")
    on(page, ".target.legal")
    box = page.get_by_role("button", name="Erik: Sif").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.locator(".peek.there").wait_for()
    page.reload()
    on(page, ".target.legal")
    page.wait_for_timeout(500)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(x + 3, y)
    page.locator(".peek.there").wait_for()


def on(page: Page, selector: str) -> None:
    """Wait until something has the focus."""
    page.wait_for_function("s => document.activeElement?.closest(s) !== null", arg=selector)


def test_a_lesson_is_learned_by_keys_alone(visit: Visit) -> None:
    """S shows, N skips, Enter makes, Esc takes back; what is to be pressed next has the focus."""
    learned = next(each for each in lessons(meadhall.game("asgard")) if each.name == "goal")
    page = visit(f"/learn/asgard/{learned.name}")
    at_step(page, learned, 0)
    on(page, ".target.legal")
    expect(page.locator("[data-lit]")).to_have_attribute("data-region", "goals")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # the will: allowed, but not what is asked for
    on(page, ".target.staged")
    page.keyboard.press("Enter")
    on(page, ".guide.wrong .btn.main")
    page.keyboard.press("Escape")
    on(page, ".target.legal")
    page.keyboard.press("s")
    on(page, ".guide .btn.main")
    page.keyboard.press("Enter")
    on(page, ".guide.right .btn.main")
    page.keyboard.press("Enter")
    at_step(page, learned, 1)
    on(page, "[data-place='stack/0/loki']")
    for _ in learned.steps[1].play:
        page.keyboard.press("s")
        on(page, ".guide .btn.main")
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.target.staged')")
    on(page, ".guide.right .btn.main")
    page.keyboard.press("Enter")
    at_step(page, learned, 2)
    on(page, ".guide .btn.main")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Lesson learned").wait_for()
    on(page, ".won .btn.main")
    page.keyboard.press("Enter")
    following = lessons(meadhall.game("asgard"))[3]
    for step in range(2):
        at_step(page, following, step)
        page.keyboard.press("n")
    at_step(page, following, 2)


BEGUN = {
    "asgard/heads": {"step": 0, "done": True},
    "asgard/favour": {"step": 0, "done": True},
    "asgard/goal": {"step": 1, "done": False},
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_list_says_where_one_stands(visit: Visit, phone: bool) -> None:
    page = visit("about:blank", phone=phone)
    kept = json.dumps(json.dumps(BEGUN))
    page.context.add_init_script(
        f"try {{ localStorage['meadhall.lessons'] ??= {kept} }} catch {{}}"
    )
    page.goto("/learn/asgard")
    enough, well = (page.get_by_role("region", name=each) for each in ("Enough", "To play well"))
    expect(enough.get_by_role("listitem")).to_have_count(3)
    expect(well.get_by_role("listitem")).to_have_count(5)  # with a whole game
    expect(enough.locator(".done")).to_have_count(2)
    begun = enough.locator(".begun")
    expect(begun).to_contain_text("step 2 of 3")
    expect(begun).to_contain_text("Go on")
    side = page.get_by_role("region", name="Lessons of Intrigues of Asgard")
    expect(side).to_contain_text("2 of 7")
    expect(side).to_contain_text("One lesson more")
    expect(side.get_by_role("link", name="Go on: Goal or will")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    check(page)
    if phone:
        box = begun.bounding_box()
        assert box is not None
        assert box["height"] == 84
    else:
        well.get_by_role("button", name="The first whole game").click()
        page.wait_for_url("**/t/*")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_lesson_has_a_line_and_a_picture(visit: Visit, lang: str) -> None:
    """By the games' own figures: what a board doesn't know would be written as it is."""
    page = visit("/learn", lang=lang)
    for game in meadhall.game_names():
        page.locator(f"nav a[href$='/learn/{game}']").click()
        said = lesson_texts(meadhall.game(game), lang)
        for lesson in lessons(meadhall.game(game)):
            row = page.locator(f"a.row[href$='/learn/{game}/{lesson.name}']")
            row.locator(".fig").first.wait_for()
            expect(row).to_contain_text(said.say(f"{lesson.key}.about"))
            signs = row.locator(".sign").all_inner_texts()
            assert not [each for each in signs if re.search("[a-z]", each)], lesson.key
            assert len(signs) + row.locator(".fig").count() == len(lesson.picture)

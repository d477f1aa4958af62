"""Lessons in the browser: every one of them by clicks alone, on a desk and on a phone."""

from __future__ import annotations

import pytest
from effort import only_long
from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel.lessons import Lesson, lessons

from .conftest import Visit

EVERY = [each for name in meadhall.game_names() for each in lessons(meadhall.game(name))]
FIRST = [lessons(meadhall.game(name))[0] for name in meadhall.game_names()]


def guide(page: Page, *names: str) -> str:
    """Press the first of these that the guide offers; says which."""
    buttons = [page.locator(".guide").get_by_role("button", name=name) for name in names]
    either = buttons[0]
    for each in buttons[1:]:
        either = either.or_(each)
    either.first.wait_for()
    # A round that was won has a sheet of its own, as in any game: it is looked at first.
    if (won := page.locator("dialog[open]").get_by_role("button", name="Continue")).count():
        won.click()
    for name, button in zip(names, buttons, strict=True):
        if button.count():
            button.first.click()
            return name
    raise AssertionError(names)


def learn(page: Page, lesson: Lesson) -> None:
    """Go through a lesson, doing what the guide shows."""
    for at, step in enumerate(lesson.steps):
        expect(page.locator(".guide")).to_contain_text(f"step {at + 1} of {len(lesson.steps)}")
        if step.ask:
            page.locator(".guide .acts .btn").nth(step.ask.index(step.right)).click()
        while guide(page, "Go on", "Done", "Show me") == "Show me":
            guide(page, "Do it")
    page.get_by_role("heading", name="Lesson learned").wait_for()


@pytest.mark.parametrize("phone", [False, *only_long(True)])
@pytest.mark.parametrize("lesson", EVERY, ids=lambda each: each.key)
def test_every_lesson_is_learned_by_clicks(visit: Visit, lesson: Lesson, phone: bool) -> None:
    page = visit(f"/learn/{lesson.game}/{lesson.name}", phone=phone)
    learn(page, lesson)

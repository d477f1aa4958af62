"""Puzzles in the browser: three tries, a hint, the answer, and the one of the day."""

from __future__ import annotations

import json
import re
import struct
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel.puzzles import Attempt, Exact, Puzzle, problems, puzzles

from .conftest import Visit
from .playing import WANTED
from .test_access import check

GAMES = ["asgard", "vikings", "wolves"]


def of_one_step(game: str, pinned: bool = False) -> Puzzle:
    """A puzzle that is solved, and missed, by its first move; one that is about a place."""
    played = meadhall.game(game)
    for puzzle in puzzles(played):
        about = pins_of(game, puzzle) if pinned else True
        if puzzle.steps == 1 and about and wrong_moves(game, puzzle):
            return puzzle
    pytest.fail(f"{game} has no puzzle of one step")


def pins_of(game: str, puzzle: Puzzle) -> dict[str, str]:
    """By place: which moves of the way are about it, counted from 1 as they are told."""
    played = meadhall.game(game)
    problem, begun = problems(played)[puzzle.kind], played.from_json(puzzle.position)
    pins = problem.pins(begun, puzzle.line, puzzle.seat)
    found: dict[str, list[str]] = {}
    number = 0
    for (seat, move), places in zip(puzzle.line, pins, strict=True):
        idle = isinstance(problem, Exact) and problem.unmoved(begun, seat) is not None
        told = seat == puzzle.seat or not idle
        number += told
        for place in places if told else ():
            found.setdefault(place, []).append(str(number))
        begun.play(seat, move)
    return {place: " · ".join(numbers) for place, numbers in found.items()}


def attempt(game: str, puzzle: Puzzle) -> Attempt:
    return Attempt(meadhall.game(game), puzzle)


def wrong_moves(game: str, puzzle: Puzzle) -> list[int]:
    found = []
    for move in attempt(game, puzzle).offered:
        trial = attempt(game, puzzle)
        trial.play(move)
        if trial.verdict == "wrong":
            found.append(move)
    return found


def press(page: Page, move: int) -> None:
    """Make a move as a board does: stage it, confirm it. What has no place on the table, none."""
    target = page.locator(f':is(main.frame, dialog[open]) [data-move="{move}"]:visible')
    none = page.locator("main.frame .btn.done:visible")
    there = target.or_(none)
    there.or_(page.locator(WANTED)).first.wait_for()
    if not there.count():  # too small for a thumb: opened large
        page.locator(WANTED).first.tap()
        there.first.wait_for()
    (target if target.count() else none).first.click(force=True, position={"x": 6, "y": 6})
    large = page.locator("dialog[open]").count()
    confirm = page.locator("dialog[open] .btn.main" if large else ".prompt .btn.main")
    confirm.or_(page.locator(".puzzle.wrong, .puzzle.found")).first.wait_for()
    if confirm.count():
        confirm.click()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_found_on_the_second_try(visit: Visit, phone: bool) -> None:
    puzzle = of_one_step("asgard", pinned=not phone)
    right = attempt("asgard", puzzle).right_moves()[0]
    page = visit(f"/puzzles/asgard/{puzzle.name}", phone=phone)
    panel = page.get_by_role("region", name="Puzzle")
    expect(panel).not_to_contain_text("worth")
    press(page, wrong_moves("asgard", puzzle)[0])
    expect(panel.locator(".remark")).not_to_be_empty()
    expect(panel.locator(".tries .miss")).to_have_count(1)
    panel.get_by_role("button", name="Try again").click()
    press(page, right)
    expect(panel).to_contain_text("Found on the second try")
    expect(panel.locator(".bars li.right").first).to_be_visible()
    if phone:  # there the panel lies over the table, and is put away
        page.get_by_role("button", name="Look at the table").click()
        expect(panel).to_have_count(0)
        page.get_by_role("button", name="The answer").click()
    else:  # the way is shown where it begins
        pinned(page, pins_of("asgard", puzzle))
    stored = json.loads(page.evaluate("localStorage['meadhall.puzzles']"))
    assert stored["puzzles"][f"asgard/{puzzle.name}"] == {"misses": 1, "hinted": False}
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_a_hint_and_the_answer(visit: Visit, game: str) -> None:
    puzzle = puzzles(meadhall.game(game))[0]
    page = visit(f"/puzzles/{game}/{puzzle.name}", lang="ru", theme="light")
    panel = page.locator(".puzzle")
    panel.wait_for()
    page.keyboard.press("h")
    expect(panel).to_contain_text("с подсказкой")
    expect(page.locator(".lit, [data-lit]").first).to_be_visible()
    page.get_by_role("button", name="Показать", exact=True).focus()
    page.keyboard.press("Enter")
    expect(panel.locator(".way li").first).to_be_visible()
    expect(panel.locator(".themes li").first).to_be_visible()
    pinned(page, pins_of(game, puzzle))
    expect(page.get_by_role("link", name="Следующая задача")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"{puzzle.name}$"))
    expect(panel.locator(".tries .miss")).to_have_count(0)


def pinned(page: Page, expected: dict[str, str]) -> None:
    """What is seen of the way has its pins, with the numbers of the list; they step aside."""
    way = page.locator(".way li").count()
    pins = page.locator(".pins b")
    pins.first.wait_for()
    shown = pins.all_inner_texts()
    assert shown
    assert sorted(shown) == sorted(each for each in expected.values() if each in shown)
    assert all(1 <= int(number) <= way for each in shown for number in each.split(" · "))
    place = next(place for place, label in expected.items() if label == shown[0])
    page.locator(f'[data-place="{place}"]:visible').first.hover()
    expect(page.locator(".pins .aside")).not_to_have_count(0)


def test_the_third_miss_ends_it(visit: Visit) -> None:
    puzzle = of_one_step("asgard")
    wrong = wrong_moves("asgard", puzzle)[0]
    page = visit(f"/puzzles/asgard/{puzzle.name}")
    for _ in range(2):
        press(page, wrong)
        page.get_by_role("button", name="Try again").click()
    press(page, wrong)
    page.get_by_role("button", name="Show it").click()
    panel = page.get_by_role("region", name="Puzzle")
    expect(panel).to_contain_text("This was to be found")
    stored = json.loads(page.evaluate("localStorage['meadhall.puzzles']"))
    assert stored["puzzles"][f"asgard/{puzzle.name}"]["misses"] is None
    assert stored["days"] == []


def test_the_one_of_the_day_counts_for_the_streak(visit: Visit) -> None:
    """The same for everybody: the lobby of two browsers offers the same one."""
    page = visit()
    solve = page.get_by_role("link", name="Solve it")
    address = solve.get_attribute("href")
    assert address is not None
    expect(visit().get_by_role("link", name="Solve it")).to_have_attribute("href", address)
    day = page.evaluate("Math.floor((Date.now() - Date.UTC(2026, 0, 1)) / 86400000)")
    kept = json.dumps(json.dumps({"puzzles": {}, "days": [day - 2, day - 1]}))
    page.evaluate(f"localStorage['meadhall.puzzles'] = {kept}")
    page.reload()
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("2days in a row")
    solve.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    game, name = address.split("/")[-2:]
    trial = attempt(game, next(each for each in puzzles(meadhall.game(game)) if each.name == name))
    moves = []
    while trial.verdict != "right":
        moves.append(trial.right_moves()[0])
        trial.play(moves[-1])
    # The hall is told all of it at once; whether each can be pressed, the boards' own tests say.
    page.locator(".puzzle").wait_for()
    page.route(
        re.compile(rf"/api/games/{game}/puzzles/{name}$"),
        lambda route: route.continue_(post_data=json.dumps({"moves": moves, "lang": "en"})),
    )
    page.get_by_role("button", name="По-русски").click()
    expect(page.locator(".puzzle")).to_contain_text("Найдено с первой попытки")
    assert day in json.loads(page.evaluate("localStorage['meadhall.puzzles']"))["days"]


def test_the_list_and_sharing(visit: Visit) -> None:
    page = visit("/puzzles/wolves")
    here = puzzles(meadhall.game("wolves"))
    expect(page.locator("ol li")).to_have_count(len(here))
    check(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("ol a").first.click()
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert f"/puzzles/wolves/{here[0].name}" in text
    assert "○" in text
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def laid(page: Page) -> tuple[str, Any]:
    """The table that was come to, and what its reader sees there."""
    page.wait_for_url(re.compile("/t/"))
    where = f"/api/tables/{page.url.split('/')[-1]}"
    return where, page.request.get(f"{where}/position").json()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_is_played_out_at_a_table(visit: Visit, phone: bool) -> None:
    """Solved, it goes on from the same board; the bar and the end lead back to it."""
    puzzle = of_one_step("asgard")
    begun = attempt("asgard", puzzle)
    page = visit(f"/puzzles/asgard/{puzzle.name}", phone=phone)
    press(page, begun.right_moves()[0])
    page.get_by_role("button", name="Play it out").click()
    where, position = laid(page)
    assert position["view"] == begun.state.view(puzzle.seat)
    back = page.get_by_role("banner").get_by_role("link", name=re.compile("^Puzzle: "))
    expect(back).to_be_visible()
    expect(back).to_have_attribute("href", re.compile(f"/puzzles/asgard/{puzzle.name}$"))
    check(page)
    press(page, begun.right_moves()[0])
    expect(page.locator(".prompt .btn.main")).to_have_count(0)
    expect(page.locator(".log, .strip").first).to_be_visible()
    while (now := page.request.get(f"{where}/position").json())["phase"] == "playing":
        if now["moves"]:  # the rest is the hall's to play, in a moment
            move = {"number": now["number"], "move": now["moves"][0]["move"]}
            page.request.post(f"{where}/moves", data=move)
    card = page.get_by_role("region", name="The result")
    expect(card).to_contain_text("earlier")
    card.get_by_role("link", name="Back to the puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzles/asgard/{puzzle.name}$"))
    page.goto("/")
    expect(page.get_by_text(re.compile("^Puzzle: ")).first).to_be_visible()
    if not phone:
        page.goto(where.replace("/api/tables", "/r"))
        page.locator(".proof").click()
        expect(page.get_by_role("dialog")).to_contain_text("began from a puzzle's position")


@pytest.mark.parametrize("game", GAMES)
def test_shown_it_is_played_out_by_a_key(visit: Visit, game: str) -> None:
    puzzle = puzzles(meadhall.game(game))[0]
    page = visit(f"/puzzles/{game}/{puzzle.name}", lang="ru", theme="light")
    page.locator(".puzzle").wait_for()
    page.keyboard.press("p")
    page.get_by_role("button", name="Показать", exact=True).click()
    expect(page.get_by_role("button", name="Доиграть")).to_be_visible()
    page.keyboard.press("p")
    _, position = laid(page)
    assert position["view"] == attempt(game, puzzle).state.view(puzzle.seat)
    expect(page.get_by_role("link", name=re.compile("^Задача: "))).to_be_visible()
    expect(page.locator(".prompt")).to_be_visible()

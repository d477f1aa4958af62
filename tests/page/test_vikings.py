"""Vikings Gone Wild in a real browser: whole games, and how the table fits."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any

import pytest
from effort import only_long
from hall.client import Api
from playwright.sync_api import Page, WebSocketRoute, expect

from .cable import Cable
from .conftest import Visit, until_met
from .playing import to_bench
from .playing_vikings import PATIENCE, SHORT, Keys, Player, Thumb, lay
from .test_access import check


def standing(page: Page) -> list[str]:
    """Who ended where, with how many points."""
    expect(page.locator(".veil ol")).to_be_visible()
    return page.locator(".veil ol li").all_inner_texts()


def choice(page: Page) -> list[str]:
    """All that tells how far a choice has come."""
    places = ".prompt, .duel, .fan, .hand, .played, .purse, .vil"
    return [" ".join(text.split()) for text in page.locator(places).all_inner_texts()]


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    until_met(lambda: by_mouse(visit), "reload", "go", "take back")


def by_mouse(visit: Visit) -> Counter[str]:
    """A whole game from the lobby on, with a reload while a strike is gathered."""
    page = visit()
    to_bench(page)
    page.locator(".cover").filter(has_text="Vikings").click()
    page.locator(".seat.me input").fill("Astrid")
    page.locator(".rules .field").click()
    page.get_by_label("First game").check()
    page.get_by_role("button", name="Other numbers").click()
    page.get_by_text("Take along and bring in").click()
    page.get_by_role("textbox", name="JSON that you have").fill(json.dumps(SHORT))
    page.get_by_role("button", name="Bring in").click()
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="changes")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".prompt").wait_for()
    player = Player(page)
    did = player.play(until="send")
    if player.seen["over"]:
        return did
    expect(page.locator(".fight .fan .c").first).to_be_visible()
    before = choice(page)
    page.reload()
    page.locator(".duel").wait_for()
    assert choice(page) == before
    did = player.play()
    assert len(standing(page)) == 3
    return did + Counter(reload=1)


def test_two_people_meet_and_one_loses_the_line(visit: Visit, hall: str) -> None:
    until_met(lambda: together(visit, hall), "aim", "go", "claim", "answer", "cut")


def together(visit: Visit, hall: str) -> Counter[str]:
    """Two people play to the end, one over a line that is cut for a while; what they did."""
    path = lay(hall, people=2, bots=0, options=SHORT)
    look = {"lang": "ru", "theme": "light"}
    pages = [visit(path, **look), visit("about:blank", **look)]
    line = Cable(pages[1])
    pages[1].goto(path)
    players = [Player(page, "ru") for page in pages]
    for name, player in zip(("Астрид", "Эрик"), players, strict=True):
        player.sit(name)
    deadline = time.monotonic() + PATIENCE
    cut = False
    while sum(player.look()["over"] for player in players) < len(players):
        assert time.monotonic() < deadline, [player.seen for player in players]
        if sum(player.step() for player in players) == 0:
            pages[0].wait_for_timeout(25)
        if not cut and players[1].did["end"] > 1:
            cut = True
            line.cut()
            expect(pages[1].locator(".live.lost")).to_be_visible()
            players[0].look()
            line.mend()
            expect(pages[1].locator(".live.open")).to_be_visible(timeout=30_000)
    assert standing(pages[0]) == standing(pages[1])
    did = players[0].did + players[1].did
    return did + Counter(answer=did["defend"] + did["let be"], cut=int(cut))


def test_a_whole_game_by_keys_alone(visit: Visit, hall: str) -> None:
    def play() -> Counter[str]:
        page = visit(lay(hall))
        player = Keys(page)
        player.sit("Astrid")
        did = player.play()
        assert len(standing(page)) == 2
        return did

    until_met(play, "buy", "go")


def as_if_played(message: str) -> str:
    """What the hall says of a strike, with the hand's fighters played before it (V-83)."""
    told = json.loads(message)
    if told["type"] != "position" or not any(
        each["what"]["kind"] == "send" for each in told["moves"]
    ):
        return message
    view = told["view"]
    count = view["hand"].pop("warrior")
    view["seats"][told["seat"]]["played"]["warrior"] = count
    view["turn"]["ready"] = {"warrior": count}
    return json.dumps(told)


def test_v83_who_was_played_can_be_sent_on_a_phone(visit: Visit, hall: str) -> None:
    page = visit(phone=True)

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda message: here.send(as_if_played(str(message))))

    page.route_web_socket("**/socket", between)
    page.goto(hall + lay(hall))
    player = Thumb(page)
    player.sit("Astrid")
    player.play(until="aim")
    expect(page.locator(".hc.tagged.legal")).to_have_count(1)
    assert player.play(until="send")["send"] == 1


@pytest.mark.long  # by thumb one plays up to an attack below, and looks whether it can be seen
def test_a_whole_game_on_a_phone(visit: Visit, hall: str) -> None:
    def play() -> Counter[str]:
        page = visit(lay(hall, bots=2), phone=True)
        player = Thumb(page)
        player.sit("Astrid")
        player.play(until="aim")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        did = player.play()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert len(standing(page)) == 3
        return did

    until_met(play, "go")


@pytest.mark.parametrize(
    ("theme", "phone"),
    [("dark", True), ("light", False), *only_long(("dark", False), ("light", True))],
)
def test_axe_finds_nothing(visit: Visit, hall: str, theme: str, phone: bool) -> None:
    page = visit(lay(hall, bots=2), theme=theme, phone=phone)
    player = (Thumb if phone else Player)(page)
    player.sit("Astrid")
    player.play(until="play")
    check(page)
    player.play(until="send")
    check(page)


# --- how it fits --------------------------------------------------------------------------------

BUILDINGS = ("brewery", "gold-factory", "beer-store", "gold-store", "drakkar", "tavern")
LATE: dict[str, Any] = {
    "first": 0,
    "table": {"hand": 10},
    "halls": {"1": {"limit": 18}},
    "buildings": {name: {"beer": 0, "gold": 0, "copies": 15} for name in BUILDINGS},
}
"""Everybody can build all they like at once, and has both hands full."""


def build(api: Api, table: str) -> bool:
    """Build once if it is one's turn and there is something to build, else end the turn; False if
    there was nothing to do."""
    here = api.get(f"tables/{table}/position")
    words = {each["notation"]: each["move"] for each in here["moves"]}
    wanted = [move for notation, move in words.items() if notation.startswith("build")]
    if not words:
        return False
    move = wanted[0] if wanted else words["end"]
    api.post(f"tables/{table}/moves", {"number": here["number"], "move": move})
    return True


OUTSIDE = """() => [...document.querySelectorAll('#app button, #app .face, #app .panel, #app h2')]
  .filter((node) => node.offsetWidth && !node.closest('.log'))
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 ||
      box.bottom > innerHeight + 1;
  })
  .map((node) => node.className + ': ' + node.textContent.trim().slice(0, 40))"""
SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


@pytest.mark.parametrize("players", [4, *only_long(2)])
def test_the_table_fits_early_and_late(visit: Visit, hall: str, players: int) -> None:
    path = lay(hall, people=players, bots=0, options=LATE)
    table, invitation = path.removeprefix("/t/").split("#i=")
    others = [Api(hall, Api(hall).seat(table, invitation)["token"]) for _ in range(players - 1)]
    page = visit(path)
    player = Player(page)
    player.sit("Astrid")
    page.locator(".grid").wait_for()
    fits(page)
    for other in others:
        while build(other, table):
            pass
    expect(page.locator(".prompt.asked")).to_be_visible()
    own = page.locator(".vrow .spot, .vrow .chip")
    while own.count() < 12:  # what is free comes before the end of the turn
        player.play(until="confirm")
    fits(page)


def fits(page: Page) -> None:
    for width, height in ((1280, 800), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".vikings.phone" if width < 760 else ".vikings.grid").wait_for()
        assert page.evaluate(SIZE) == [width, height]
        assert page.evaluate(OUTSIDE) == [], (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".grid").wait_for()

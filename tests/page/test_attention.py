"""Whose move it is, told by the tab: its title, its icon, a message for those who asked for one."""

from __future__ import annotations

import re

from hall.client import Api, full_table
from playwright.sync_api import Page, Route, expect

from meadhall.hall.http.cookies import cookie_name

from .conftest import Visit
from .playing import start

YOURS = re.compile("^• Your move – Intrigues of Asgard$")
ICON = "document.querySelector('link[rel=icon]').href.split('/').pop()"


class Duel:
    """Vikings for two: one has a page, the other is a program."""

    def __init__(self, hall: str) -> None:
        self.table, tokens = full_table(hall, game="vikings", players=2)
        self.token = tokens[0]
        self.seats = [Api(hall, token) for token in tokens]

    def until(self, seat: int) -> None:
        """Play on until the hall waits for a seat."""
        while True:
            here = self.seats[1 - seat].get(f"tables/{self.table}/position")
            if seat in here["waiting"]:
                return
            # The last on offer is mostly the end of a turn.
            move = {"number": here["number"], "move": here["moves"][-1]["move"]}
            self.seats[1 - seat].post(f"tables/{self.table}/moves", move)

    def sit(self, page: Page, hall: str) -> None:
        cookie = {"name": cookie_name(self.table), "value": self.token, "url": hall}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"/t/{self.table}")
        page.locator(".prompt").wait_for()


WATCHED = """
window.out = { hidden: false, asked: 0, said: [], sounds: 0, leave: 'default' };
Object.defineProperty(document, 'hidden', { get: () => out.hidden });
window.Notification = class {
  static get permission() { return out.leave; }
  static async requestPermission() { out.asked += 1; return (out.leave = 'granted'); }
  constructor(title, more) { out.said.push([title, more.body, Object.keys(more).join()]); }
  close() {}
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) { out.sounds += 1; start.apply(this, args); };
"""


def test_the_title_and_the_icon_say_it_from_the_first_moment(visit: Visit) -> None:
    page = visit()
    assert page.evaluate(ICON) == "icon.svg"
    start(page)
    expect(page).to_have_title(YOURS)
    page.reload()
    page.locator(".hc").first.wait_for()
    page.wait_for_load_state("networkidle")  # all texts are there: they once took the title away
    expect(page).to_have_title(YOURS)
    assert page.evaluate(ICON) == "icon-yours.svg"
    page.get_by_role("link", name="Meadhall").click()
    expect(page).to_have_title("Meadhall")
    assert page.evaluate(ICON) == "icon.svg"


def test_the_title_is_there_before_the_board_is(visit: Visit) -> None:
    """Whoever looks at the tab alone need not wait until everything is loaded."""
    page = visit()
    start(page)
    board = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js'))"
        ".sort((a, b) => b.startTime - a.startTime)[0].name"
    )
    held: list[Route] = []
    page.route(board, lambda route: held.append(route))
    with page.expect_request(board):
        page.reload()
    expect(page).to_have_title(re.compile("^• Your move"))
    expect(page.locator(".prompt")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".prompt")).to_have_count(1)


def test_ones_move_in_a_hidden_tab_is_heard_and_told(visit: Visit, hall: str) -> None:
    page = visit("about:blank")
    page.add_init_script(WATCHED)
    duel = Duel(hall)
    duel.until(1)
    duel.sit(page, hall)
    page.evaluate("out.hidden = true")
    duel.until(0)
    expect(page).to_have_title(re.compile("^• Your move"))
    # Nobody asked for messages, and none was sent; nor was leave for them asked.
    assert page.evaluate("[out.asked, out.said.length]") == [0, 0]
    page.evaluate("out.hidden = false")
    page.get_by_role("button", name="Tell me when it is my move").click()
    expect(page.get_by_role("button", name="Tell me when it is my move")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert page.evaluate("out.asked") == 1
    duel.until(1)
    expect(page).not_to_have_title(re.compile("^•"))
    page.evaluate("(out.hidden = true), (out.sounds = 0)")
    duel.until(0)
    page.wait_for_function("out.said.length")
    assert page.evaluate("out.sounds") > 0
    # Which game, and nothing of what is on the table.
    assert page.evaluate("out.said") == [["Your move", "Vikings Gone Wild", "body,tag"]]
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.evaluate("[out.asked, out.said.length]") == [0, 0]


def test_what_lies_over_the_board_goes_after_a_moment(visit: Visit, hall: str) -> None:
    page = visit("about:blank")
    duel = Duel(hall)
    duel.until(0)
    duel.sit(page, hall)
    said = page.locator(".prompt .no")
    refusal = {"code": "rate-limited", "text": "The bots have too much to do."}
    page.route("**/hint*", lambda route: route.fulfill(status=429, json=refusal))
    page.keyboard.press("h")
    expect(said).to_have_text("The bots have too much to do.")
    expect(said).to_have_count(0, timeout=5_000)
    duel.seats[1].post(f"tables/{duel.table}/leave")
    told = page.locator(".remark")
    expect(told).to_contain_text("has left; a bot plays on.")
    expect(told).to_have_count(0, timeout=5_000)

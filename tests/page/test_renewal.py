"""An old page at a new hall: it says so, and loads itself anew when nothing is half-chosen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import Visit
from .playing import start

SAYS = {
    "en": ("Start", "this page is not the one it serves", "Load again", "Close"),
    "ru": ("Начать", "эта страница не от него", "Загрузить снова", "Закрыть"),
}


class OldPage:
    """A page of another build than the hall serves, as soon as it is `old`; counts how often it is
    loaded."""

    def __init__(self, page: Page, *, old: bool) -> None:
        self.old = old
        self.loads = 0
        self._lines: list[WebSocketRoute] = []
        page.on("load", self._loaded)
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _loaded(self, _: Page) -> None:
        self.loads += 1

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._lines.append(line)

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello" and self.old:
                message["page"] = "an-older-one"
            server.send(json.dumps(message))

        line.on_message(up)

    def lose_the_line(self) -> None:
        for line in self._lines:
            line.close()
        self._lines.clear()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_loads_itself_anew_once_and_then_asks(visit: Visit, lang: str) -> None:
    begin, ask, again, close = SAYS[lang]
    page = visit(lang=lang)
    old = OldPage(page, old=True)
    start(page, button=begin)
    # It has loaded itself anew, and is an old one again: now it asks.
    expect(page.locator(".banner")).to_contain_text(ask)
    assert old.loads == 1
    page.get_by_role("button", name=again).click()
    expect(page.locator(".banner")).to_contain_text(ask)
    assert old.loads == 2
    page.get_by_role("button", name=close).click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".hc").first).to_be_visible()
    assert old.loads == 2


def test_it_waits_while_something_is_half_chosen(visit: Visit) -> None:
    page = visit(lang="ru")
    page.clock.install()
    old = OldPage(page, old=False)
    start(page, button="Начать")
    page.keyboard.press("1")
    expect(page.locator(".hc.sel")).to_have_count(1)
    old.old = True
    old.lose_the_line()
    page.clock.run_for(1_000)
    expect(page.locator(".banner")).to_contain_text("Зал обновился.")
    page.clock.run_for(10_000)
    expect(page.locator(".hc.sel")).to_have_count(1)
    assert old.loads == 0
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    expect(page.locator(".hc").first).to_be_visible()


def test_a_part_of_an_old_page_that_is_gone(visit: Visit) -> None:
    """After the hall was renewed, the old page's files are no longer there."""
    page = visit()
    gone = True

    def parts(route: Route) -> None:
        if gone:
            route.fulfill(status=404)
        else:
            route.continue_()

    def rules(route: Route) -> None:
        nonlocal gone
        if route.request.resource_type == "document":
            gone = False
            route.continue_()
        else:
            route.fulfill(body='<meta name="build" content="newer" />', content_type="text/html")

    page.route(re.compile(r"/RulesPage-[^/]*\.js$"), parts)
    page.route(re.compile("/rules$"), rules)
    page.evaluate("history.pushState(null, '', '/rules'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_role("heading", name="Rules book")).to_be_visible()
    assert not gone


def test_a_part_that_does_not_come_loads_nothing_anew(visit: Visit) -> None:
    """Only the line is bad: the hall serves this very page."""
    page = visit()
    loads: list[str] = []
    page.on("load", lambda _: loads.append("again"))
    page.route(re.compile(r"/RulesPage-[^/]*\.js$"), lambda route: route.fulfill(status=404))
    with page.expect_response(re.compile("/rules$")):
        page.evaluate("history.pushState(null, '', '/rules'); dispatchEvent(new Event('popstate'))")
    expect(page.get_by_role("alert").last).to_contain_text("A part of the page did not come.")
    expect(page.locator(".banner")).to_have_count(0)
    assert not loads

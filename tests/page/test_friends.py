"""Several people: invitation, chat, onlookers, lost lines."""

from __future__ import annotations

from pathlib import Path

from hall.serving import Process, config
from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .playing import by_clicks, start, to_bench


def invite(page: Page) -> str:
    """Lay a table for two people; the invitation link."""
    to_bench(page)
    page.locator(".seat.me input").fill("Astrid")
    page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("button", name="Friend", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    return page.get_by_role("textbox", name="Invitation link").input_value()


def test_two_browsers_meet_by_a_link(visit: Visit) -> None:
    astrid = visit()
    link = invite(astrid)
    expect(astrid.get_by_role("img", name="QR code")).to_be_visible()
    erik = visit(link)
    erik.get_by_label("Your name").fill("Erik <b>")
    erik.get_by_role("button", name="Sit down").click()
    for page in (astrid, erik):
        page.locator(".hc").first.wait_for()
    expect(astrid.get_by_text("Erik <b>").first).to_be_visible()
    # Each has a hand of their own; a sealed pick stays secret until both have sealed.
    astrid.keyboard.press("1")
    astrid.keyboard.press("Enter")
    expect(erik.locator(".opp .st")).to_contain_text("sealed")
    expect(erik.locator(".opp .c")).to_have_count(0)
    erik.keyboard.press("3")
    erik.keyboard.press("Enter")
    expect(erik.locator(".opp .c")).to_have_count(1)
    expect(astrid.locator(".opp .c")).to_have_count(1)
    for page in (astrid, erik):
        page.get_by_role("tab", name="Chat").click()
    astrid.get_by_label("Say something…").fill("<i>Skål</i>")
    astrid.keyboard.press("Enter")
    expect(erik.locator(".log").get_by_text("<i>Skål</i>")).to_be_visible()
    by_clicks(astrid, erik)
    ends = [page.locator(".veil ol").inner_text() for page in (astrid, erik)]
    assert ends[0] == ends[1]
    # Both have added to the shuffle, and each finds their own share again.
    astrid.goto(astrid.url.replace("/t/", "/r/"))
    astrid.get_by_role("button", name="Shuffle verified").click()
    expect(astrid.get_by_text("Added by Astrid · yours, as you gave it")).to_be_visible()
    expect(astrid.get_by_text("Added by Erik <b>", exact=True)).to_be_visible()


def invited(visit: Visit) -> tuple[Page, Page]:
    """Astrid, with a table for three, and Erik, who is about to sit down there."""
    astrid = visit("/bench")
    for _ in range(2):  # whoever becomes a friend has no such button any more
        astrid.get_by_role("button", name="Friend", exact=True).first.click()
    astrid.get_by_role("button", name="Start", exact=True).click()
    erik = visit(astrid.get_by_role("textbox", name="Invitation link").input_value())
    erik.get_by_label("Your name").fill("Erik")
    return astrid, erik


def test_whoever_is_sent_away_is_told_so(visit: Visit) -> None:
    astrid, erik = invited(visit)
    erik.get_by_role("button", name="Sit down").click()
    astrid.get_by_role("button", name="Send away").click()
    expect(erik.get_by_text("This seat is no longer yours.")).to_be_visible()
    erik.get_by_role("link", name="To the lobby", exact=True).click()
    expect(erik.locator("main.lob")).to_be_visible()


def test_whoever_is_sent_away_before_the_line_is_open_is_told_so(visit: Visit) -> None:
    astrid, erik = invited(visit)

    def late(route: Route) -> None:
        answer = route.fetch()
        astrid.get_by_role("button", name="Send away").click()
        expect(astrid.get_by_role("button", name="Send away")).to_have_count(0)
        route.fulfill(response=answer)

    erik.route("**/api/tables/*/seats", late)
    erik.get_by_role("button", name="Sit down").click()
    expect(erik.get_by_text("This seat is no longer yours.")).to_be_visible()


def test_a_pick_can_be_changed_until_the_last_seal(visit: Visit) -> None:
    astrid = visit()
    erik = visit(invite(astrid))
    erik.get_by_role("button", name="Sit down").click()
    astrid.locator(".hc").first.wait_for()
    astrid.keyboard.press("1")
    astrid.keyboard.press("Enter")
    expect(astrid.locator(".prompt .q")).to_contain_text("Sealed")
    instead = astrid.get_by_role("button", name="Seal this instead")
    for key in "2345":  # a hand may hold the same card twice
        astrid.keyboard.press(key)
        if instead.count():
            break
    instead.click()
    expect(astrid.locator(".prompt .q")).to_contain_text("Sealed")
    astrid.reload()
    expect(astrid.locator(".hc.sel")).to_have_count(1)
    expect(astrid.locator(".prompt .q")).to_contain_text("Sealed")


def test_an_onlooker_sees_no_hand(visit: Visit) -> None:
    astrid = visit()
    address = start(astrid)
    stranger = visit(address)
    stranger.locator(".opp").first.wait_for()
    expect(stranger.locator(".hc")).to_have_count(0)
    expect(stranger.get_by_text("you look on")).to_be_visible()


def test_a_lost_line_comes_back(visit: Visit, tmp_path: Path) -> None:
    hall = Process(config(tmp_path / "hall.db"), tmp_path / "logs")
    hall.start()
    hall.wait()
    try:
        page = visit(at=hall.address)
        start(page)
        page.keyboard.press("1")
        hall.kill()
        expect(page.get_by_text("The line is lost")).to_be_visible()
        expect(page.locator(".live.lost")).to_be_visible()
        hall.start()
        expect(page.locator(".live.open")).to_be_visible(timeout=30_000)
        expect(page.get_by_text("The line is lost")).to_have_count(0)
        cards = page.locator(".hc").count()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(page.locator(".hc")).to_have_count(cards - 1)
    finally:
        hall.kill()

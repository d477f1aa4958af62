"""People at a table, each with a browser: the menu, who is away, what is decided together, another
game. Nothing of it covers the board, at a desk or on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hall.client import Api
from hall.serving import config, hall_in_thread
from playwright.sync_api import Locator, Page, expect

from meadhall.hall.http.cookies import cookie_name
from meadhall.hall.table import matters, table, together

from .conftest import Visit
from .geometry import settled

GAMES = ("asgard", "vikings", "wolves")
SHORT = 300
"""Milliseconds instead of a minute."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall where bots take their time and nobody else has to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(together, "GONE_AFTER", SHORT)
        for module in (matters, table):
            patch.setattr(module, "KEPT_FOR", 4_000)
        folder = tmp_path_factory.mktemp("company")
        with hall_in_thread(config(folder / "hall.db", bot_pause=600.0)) as address:
            yield address


class Company:
    """A table of people, and their pages."""

    def __init__(self, visit: Visit, at: str, people: int, bots: int = 0, **settings: Any) -> None:
        self.visit = visit
        self.at = at
        plan = [*[None] * people, *["random"] * bots]
        made = Api(at).create(players=people + bots, bots=plan, adds=True, **settings)
        self.table, self.tokens = made["table"], [made["token"]]
        for seat in range(1, people):
            more = {"name": f"Player {seat}", "share": f"{seat:032x}"}
            self.tokens.append(Api(at).seat(self.table, made["invitation"], **more)["token"])
        self.ask(0, "share", {"share": f"{people:032x}"})  # that was all they waited for

    def page(self, seat: int | None, **how: Any) -> Page:
        """What somebody sees: a player, or (None) an onlooker."""
        page = self.visit("/rules", at=self.at, **how)
        if seat is not None:
            name, value = cookie_name(self.table), self.tokens[seat]
            address = f"{self.at}/api/tables/{self.table}"
            page.context.add_cookies(
                [{"name": name, "value": value, "url": address, "httpOnly": True}]
            )
        page.goto(f"{self.at}/t/{self.table}")
        page.locator("main.frame").wait_for()
        return page

    def api(self, seat: int) -> Api:
        return Api(self.at, self.tokens[seat])

    def ask(self, seat: int, path: str, body: Any = None) -> Any:
        return self.api(seat).post(f"tables/{self.table}/{path}", body)

    def move(self, seat: int) -> None:
        """Whatever comes first, if anything is asked."""
        at = self.api(seat).get(f"tables/{self.table}/position")
        if at["moves"]:
            self.ask(seat, "moves", {"number": at["number"], "move": at["moves"][0]["move"]})

    def info(self) -> Any:
        return Api(self.at).get(f"tables/{self.table}")

    def end(self) -> None:
        """Everybody agrees to end it."""
        for seat in range(len(self.tokens)):
            self.ask(seat, "propose", {"what": "end"})


def menu(page: Page) -> Locator:
    """Open the table's menu."""
    page.get_by_role("button", name="Menu").click()
    return page.locator("dialog[open] .menu")


def note(page: Page, text: str) -> None:
    """The whole table is told something."""
    expect(page.locator("main.frame").get_by_text(text)).to_be_visible()


def row(page: Page, name: str) -> Locator:
    return page.locator("dialog[open]").get_by_role("button", name=name)


def later(page: Page, seconds: int) -> None:
    """Let the page's clock go ahead: whoever has no line has had none for longer."""
    page.evaluate(
        "seconds => { const now = Date.now.bind(Date); Date.now = () => now() + seconds * 1000 }",
        seconds,
    )


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
        ".filter(box => box.width && box.height)"
    )
    return found


def within(page: Page, selector: str) -> None:
    """All of these are inside the window."""
    size = page.viewport_size
    assert size
    assert settled(page)
    found = boxes(page, selector)
    assert found, selector
    for box in found:
        assert box["left"] >= -1, (selector, box)
        assert box["right"] <= size["width"] + 1, (selector, box)
        assert box["top"] >= -1, (selector, box)
        assert box["bottom"] <= size["height"] + 1, (selector, box)


def apart(page: Page, one: str, other: str) -> None:
    """Nothing of the one covers anything of the other."""
    for a in boxes(page, one):
        for b in boxes(page, other):
            beside = a["right"] <= b["left"] + 1 or b["right"] <= a["left"] + 1
            above = a["bottom"] <= b["top"] + 1 or b["bottom"] <= a["top"] + 1
            assert beside or above, (one, a, other, b)


# --- the menu -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_menu_has_its_place_and_rows_to_press(
    visit: Visit, place: str, phone: bool, lang: str
) -> None:
    people = Company(visit, place, 4, watching="eyes")
    page = people.page(0, phone=phone, lang=lang)
    name = {"en": "Menu", "ru": "Меню"}[lang]
    page.get_by_role("button", name=name).click()
    page.locator("dialog[open] .menu").wait_for()
    least = 52 if phone else 46
    rows = boxes(page, "dialog[open] .menu > .row")
    assert len(rows) == 10
    assert all(box["height"] >= least for box in rows), rows
    (sheet,) = boxes(page, "dialog[open]")
    if phone:
        assert sheet["width"] == 390
        assert sheet["bottom"] == pytest.approx(844, abs=1)
    else:
        assert sheet["left"] >= 990, "over the side column, the board stays in sight"
        within(page, "dialog[open] .menu > .row")
    # What can't be taken back asks once more, where it stands.
    before = page.locator("dialog[open] .menu > .row.risky").bounding_box()
    page.locator("dialog[open] .menu > .row.risky").click()
    sure = page.locator("dialog[open] .menu .ask")
    after = sure.bounding_box()
    assert before
    assert after
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    assert after["height"] == pytest.approx(before["height"], abs=8)
    within(page, "dialog[open] .menu .ask .btn")
    sure.get_by_role("button").last.click()
    expect(sure).to_have_count(0)
    assert people.info()["seats"][0]["stand_in"] is None


def test_by_keys(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    anna.get_by_role("button", name="Menu").focus()
    anna.keyboard.press("Enter")
    row(anna, "Concede").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("dialog[open] .ask").get_by_role("button", name="Concede")).to_be_focused()
    anna.keyboard.press("Escape")
    expect(anna.locator("dialog[open]")).to_have_count(0)
    assert people.info()["seats"][0]["stand_in"] is None


def test_giving_up(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1)
    menu(anna)
    row(anna, "Concede a bot plays").click()
    row(anna, "Concede").click()
    expect(anna.get_by_text("You have given up.")).to_be_visible()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)
    note(erik, "Anna has given up; a bot plays on.")


def test_with_the_last_place_agreed_on_it_is_over(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2, takeover={"concede": "last"})
    anna, erik = people.page(0), people.page(1)
    menu(anna)
    row(anna, "Concede the last place").click()
    row(anna, "Concede").click()
    expect(erik.get_by_role("heading", name="You win!")).to_be_visible()
    expect(erik.get_by_text("All others gave up.")).to_be_visible()
    expect(anna.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    expect(anna.locator(".veil li.me")).to_contain_text("gave up")


def test_a_bot_for_a_while(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    menu(anna)
    row(anna, "Let a bot play for me").click()
    anna.get_by_role("button", name="I am back").click()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)
    assert people.info()["seats"][0]["stand_in"] is None


def test_leaving_asks_once_more_and_the_link_leads_back(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    menu(anna)
    row(anna, "Leave the table").click()
    row(anna, "Leave").click()
    anna.locator("main.lob").wait_for()
    assert people.info()["seats"][0]["stand_in"] == "left"
    anna.goto(f"{place}/t/{people.table}")
    anna.get_by_role("button", name="I am back").click()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)


# --- deciding together --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_offer_covers_nothing(visit: Visit, place: str, game: str, phone: bool) -> None:
    people = Company(visit, place, 3, game=game)
    erik = people.page(1, phone=phone)
    people.ask(0, "propose", {"what": "end"})
    bar = erik.locator(".matters .bar")
    expect(bar).to_contain_text("Anna offers to end the game. It counts as it stands.")
    expect(bar).to_contain_text("1 of 3")
    within(erik, ".matters .bar, .matters .btn")
    apart(erik, ".matters", "main.frame")
    apart(erik, ".matters", "header.top")
    within(erik, ".prompt")
    high = erik.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert high <= 0, "nothing has to be scrolled for"


def test_all_agree_to_end_it(visit: Visit, place: str) -> None:
    people = Company(visit, place, 3)
    anna, erik, olaf = (people.page(seat) for seat in range(3))
    menu(anna)
    row(anna, "Offer to end the game").click()
    row(anna, "As it stands").click()
    expect(anna.get_by_role("button", name="Take back")).to_be_visible()
    erik.get_by_role("button", name="Agree").click()
    expect(olaf.locator(".matters .bar")).to_contain_text("2 of 3")
    olaf.get_by_role("button", name="Agree").click()
    for page in (anna, erik, olaf):
        expect(page.get_by_text("Ended by agreement, counted as it stood.")).to_be_visible()


def test_one_would_rather_play_on(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1)
    anna.keyboard.press("1")  # something is taken up
    people.ask(1, "propose", {"what": "void"})
    expect(anna.locator(".matters .bar")).to_contain_text("It doesn't count.")
    expect(anna.locator(".hc.sel")).to_have_count(1)
    anna.get_by_role("button", name="No", exact=True).click()
    note(erik, "Anna would rather play on.")
    expect(erik.locator(".matters .bar")).to_have_count(0)
    expect(anna.locator(".hc.sel")).to_have_count(1)


def test_a_game_that_does_not_count(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    people.ask(1, "propose", {"what": "void"})
    anna.get_by_role("button", name="Agree").click()
    expect(anna.get_by_role("heading", name="This game doesn't count")).to_be_visible()
    expect(anna.get_by_role("button", name="Play again")).to_be_visible()


def test_somebody_is_sent_away(visit: Visit, place: str) -> None:
    people = Company(visit, place, 3)
    anna, erik, olaf = (people.page(seat) for seat in range(3))
    menu(anna)
    row(anna, "Player 2").click()
    row(anna, "Send away").click()
    row(anna, "Send away").click()
    expect(olaf.locator(".matters .bar")).to_contain_text("Anna asks to send Player 2 away.")
    expect(olaf.locator(".matters .btn")).to_have_count(0)
    erik.get_by_role("button", name="Agree").click()
    expect(olaf.get_by_text("This seat is no longer yours.")).to_be_visible()
    note(anna, "Player 2 was sent away; a bot plays on.")


def test_of_two_people_neither_can_be_sent_away(visit: Visit, place: str) -> None:
    anna = Company(visit, place, 2).page(0)
    menu(anna)
    row(anna, "Player 1").click()
    expect(row(anna, "Mute")).to_be_visible()
    expect(row(anna, "Send away")).to_have_count(0)


# --- away ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_prompt_offers_a_bot_for_whoever_is_away(
    visit: Visit, place: str, game: str, phone: bool
) -> None:
    people = Company(visit, place, 3, game=game)
    waited = Api(place).get(f"tables/{people.table}/position")["waiting"]
    lost = waited[0]
    here = (lost + 1) % 3
    if here in waited:  # all choose at once: we have chosen
        people.move(here)
    gone = people.page(lost)
    page = people.page(here, phone=phone)
    name = people.info()["seats"][lost]["name"]
    expect(page.locator(".prompt")).not_to_contain_text("is away")
    gone.context.close()
    page.wait_for_function("() => true")
    expect(page.locator(".tok.away")).to_have_count(0)
    later(page, 50)
    expect(page.locator(".tok.away").first).to_be_visible()
    expect(page.locator(".away", has_text="0:5").first).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(f"{name} is away. It is their turn.")
    expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    later(page, 80)
    bot = page.locator(".prompt").get_by_role("button", name=f"Let a bot play for {name}")
    expect(bot).to_be_visible()
    within(page, ".prompt .btn.gone")
    if phone:
        assert all(box["height"] >= 40 for box in boxes(page, ".prompt .btn.gone"))
    bot.click()
    note(page, f"{name} is away; a bot plays on.")
    back = people.page(lost)
    expect(back.get_by_role("button", name="I am back")).to_have_count(0)
    expect(page.locator(".tok.away")).to_have_count(0)
    assert people.info()["seats"][lost]["stand_in"] is None


def test_one_may_wait_and_change_ones_mind_in_the_menu(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    gone, erik = people.page(0), people.page(1)
    erik.keyboard.press("1")
    erik.keyboard.press("Enter")
    gone.context.close()
    expect(erik.locator(".prompt")).to_contain_text("Sealed")
    later(erik, 70)
    erik.get_by_role("button", name="Wait").click()
    expect(erik.locator(".prompt")).not_to_contain_text("is away")
    menu(erik)
    row(erik, "Let a bot play for Anna").click()
    row(erik, "Let it play").click()
    note(erik, "Anna is away; a bot plays on.")


# --- chat and the operator ----------------------------------------------------------------------


def test_whoever_is_muted_is_not_heard_here_even_after_a_reload(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1)
    for page in (anna, erik):
        page.get_by_role("tab", name="Chat").click()
    people.ask(1, "chat", {"text": "One"})
    expect(anna.locator(".log")).to_contain_text("One")
    menu(anna)
    row(anna, "Player 1").click()
    row(anna, "Mute").click()
    expect(row(anna, "Player 1")).to_contain_text("muted, for you alone")
    anna.keyboard.press("Escape")
    people.ask(1, "chat", {"text": "Two"})
    expect(erik.locator(".log")).to_contain_text("Two")
    expect(anna.locator(".log")).not_to_contain_text("One")
    anna.reload()
    anna.get_by_role("tab", name="Chat").click()
    people.ask(0, "chat", {"text": "Three"})
    expect(anna.locator(".log")).to_contain_text("Three")
    expect(anna.locator(".log")).not_to_contain_text("Two")
    menu(anna)
    row(anna, "Player 1").click()
    row(anna, "Hear again").click()
    anna.keyboard.press("Escape")
    expect(anna.locator(".log")).to_contain_text("Two")


def test_something_is_reported(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    people.ask(1, "chat", {"text": "Oaf"})
    menu(anna)
    row(anna, "Report").click()
    send = row(anna, "Tell the operator")
    expect(send).to_be_disabled()
    anna.get_by_label("What happened?").fill("He calls me names")
    send.click()
    note(anna, "The operator will read it, with the chat.")


# --- hints, onlookers ---------------------------------------------------------------------------


def test_hints_are_offered_where_they_are_given(visit: Visit, place: str) -> None:
    anna = Company(visit, place, 2, hints="practice").page(0)
    anna.locator(".prompt.asked").wait_for()
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    anna = Company(visit, place, 2, hints="always").page(0)
    expect(anna.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_has_no_hand_of_their_own(visit: Visit, place: str, game: str) -> None:
    stranger = Company(visit, place, 3, game=game).page(None)
    expect(stranger.get_by_text("you look on", exact=True)).to_be_visible()
    expect(stranger.get_by_text(re.compile("^your hand", re.IGNORECASE))).to_have_count(0)
    expect(stranger.get_by_label(re.compile("^your hand", re.IGNORECASE))).to_have_count(0)


def test_an_onlooker_looks_through_eyes_that_are_opened(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2, watching="eyes")
    anna, stranger = people.page(0), people.page(None)
    expect(stranger.locator(".hc")).to_have_count(0)
    menu(anna)
    row(anna, "Show onlookers my hand").click()
    anna.keyboard.press("Escape")
    menu(stranger)
    row(stranger, "Through Anna's eyes").click()
    stranger.keyboard.press("Escape")
    expect(stranger.locator(".hc")).to_have_count(anna.locator(".hc").count())
    expect(stranger.locator(".matters")).to_contain_text("You see what Anna sees.")
    expect(stranger.locator(".prompt")).to_have_count(0)
    stranger.reload()  # whoever loads the page anew stands beside the table again
    expect(stranger.locator(".matters .bar")).to_have_count(0)
    menu(stranger)
    row(stranger, "Through Anna's eyes").click()
    stranger.keyboard.press("Escape")
    expect(stranger.locator(".hc").first).to_be_visible()
    menu(anna)
    row(anna, "Show onlookers my hand").click()
    expect(stranger.locator(".hc")).to_have_count(0)
    note(stranger, "They don't let onlookers see their hand")


def test_all_hands_come_later(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2, watching="delayed", delay=2)
    stranger = people.page(None)
    menu(stranger)
    row(stranger, "All hands").click()
    stranger.keyboard.press("Escape")
    expect(stranger.locator(".matters")).to_contain_text("as they were 2 turns ago")
    expect(stranger.locator(".hc")).to_have_count(0)
    for _ in range(2):
        for seat in range(2):
            people.move(seat)
    expect(stranger.locator(".hc").first).to_be_visible()
    stranger.get_by_role("button", name="From beside the table").click()
    expect(stranger.locator(".hc")).to_have_count(0)


# --- another game -------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_another_game_is_asked_for_in_place(visit: Visit, place: str, phone: bool) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1, phone=phone)
    people.end()
    anna.get_by_role("button", name="Play again").click()
    asked = erik.get_by_role("heading", name="Anna asks for another game")
    expect(asked).to_be_visible()
    expect(anna.get_by_role("heading", name="Asked for another game: Player 1")).to_be_visible()
    expect(anna.locator(".again li").nth(1)).to_contain_text("asked, 0:0")
    apart(erik, ".again", ".veil .card")
    within(erik, ".again .btn")
    if not phone:
        within(erik, ".veil .card")
    again = people.info()["again"]["table"]
    assert again not in [each["table"] for each in Api(place).get("tables")["tables"]]
    # Out of the way of whoever looks at the table, it is a bar.
    erik.get_by_role("button", name="Look at the table").click()
    apart(erik, ".matters", "main.frame")
    erik.get_by_role("button", name="Join").click()
    for page in (anna, erik):
        page.wait_for_url(f"**/t/{again}")
        page.locator(".prompt.asked").wait_for()
    # Both have added to the shuffle without leaving the old table first.
    assert all(Api(place).get(f"tables/{again}")["shares"])


def test_whoever_plays_with_bots_goes_on_at_once(visit: Visit, place: str) -> None:
    people = Company(visit, place, 1, bots=1)
    anna = people.page(0)
    menu(anna)
    row(anna, "End the game").click()
    row(anna, "Not counted").click()
    anna.get_by_role("button", name="Play again").click()
    anna.wait_for_url(lambda url: people.table not in url)
    anna.locator(".prompt.asked").wait_for()


def test_not_now_and_a_bot_instead(visit: Visit, place: str) -> None:
    people = Company(visit, place, 3)
    anna, erik, olaf = (people.page(seat) for seat in range(3))
    people.end()
    anna.get_by_role("button", name="Play again").click()
    start = anna.get_by_role("button", name="Start with a bot")
    expect(start).to_be_disabled()
    erik.get_by_role("button", name="Not now").click()
    expect(anna.locator(".again li").nth(1)).to_contain_text("Not now")
    olaf.get_by_role("button", name="Join").click()
    expect(olaf.get_by_text("You come along.")).to_be_visible()
    start.click()
    again = people.info()["again"]["table"]
    for page in (anna, olaf):
        page.wait_for_url(f"**/t/{again}")
    expect(erik.get_by_role("link", name="Watch it")).to_be_visible()


def test_a_minute_later_a_bot_may_take_the_seat_or_it_is_taken_back(
    visit: Visit, place: str
) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1)
    people.end()
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_role("button", name="Start with a bot")).to_be_disabled()
    expect(anna.get_by_role("button", name="Start with a bot")).to_be_enabled()
    expect(anna.get_by_text("A bot can take the seat.")).to_be_visible()
    expect(erik.get_by_role("button", name="Join")).to_be_visible()
    anna.get_by_role("button", name="Take back").click()
    for page in (anna, erik):
        expect(page.locator(".again")).to_have_count(0)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_something_is_changed_first(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna, erik = people.page(0), people.page(1)
    people.end()
    anna.get_by_role("button", name="Change something").click()
    expect(anna.get_by_text("Another game with Player 1")).to_be_visible()
    expect(anna.locator(".seat")).to_contain_text(["", "Player 1"])
    anna.get_by_text("15 min").click()
    anna.get_by_role("button", name="Ask them").click()
    expect(anna.get_by_text("Asked for another game: Player 1")).to_be_visible()
    erik.get_by_role("button", name="Join").click()
    erik.locator(".prompt.asked").wait_for()
    again = people.info()["again"]["table"]
    assert Api(place).get(f"tables/{again}")["settings"]["clock"]["bank"] == 900


def test_a_game_finished_by_a_bot_is_nobodys_victory(visit: Visit, place: str) -> None:
    people = Company(visit, place, 2)
    anna = people.page(0)
    people.ask(0, "rest")
    people.ask(1, "propose", {"what": "end"})
    expect(anna.locator(".veil li.me")).to_contain_text("a bot finished it for you")
    expect(anna.get_by_role("heading", name="You win!")).to_have_count(0)
    kept = json.loads(str(anna.evaluate("localStorage.getItem('meadhall.tables')")))
    assert kept[0]["finishedByBot"] is True

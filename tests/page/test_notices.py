"""How one is told, in the browser: the page where that is set up, the offer at a table, and a
message that reaches the service worker of a page."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hall.client import Api
from hall.keyring import Browser, BrowserKey
from hall.mailbox import Mailbox, mailbox
from hall.receiving import Outside, PushBrowser, outside
from hall.serving import config, free_port, hall_in_thread
from hall.test_notices_mail import link as link_in
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_access import check

DAYS = {"kind": "days", "days": 2}

SUBSCRIBES = """(keys) => {
  // No push service can be reached from here: the address is given, all else is the browser's.
  const found = () => localStorage['test.subscribed'] ? {
    endpoint: keys.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
    unsubscribe: async () => delete localStorage['test.subscribed'],
  } : null;
  PushManager.prototype.getSubscription = async () => found();
  PushManager.prototype.subscribe = async (options) => {
    localStorage['test.subscribed'] = String(options.applicationServerKey.length);
    return found();
  };
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const all = await worker.getNotifications();
  return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
}"""
PRESSED = """async () => {
  // As the system says it when somebody presses; it alone may open windows, so we only hear where.
  const opened = [];
  self.clients.openWindow = async (address) => (opened.push(address), null);
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (work) => { self.pressed = work; };
  self.dispatchEvent(event);
  await self.pressed;
  return [opened, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as there:
        yield there


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as there:
        yield there


@pytest.fixture
def site(tmp_path: Path, box: Mailbox) -> Iterator[str]:
    """A hall that can tell people in every way."""
    settings = config(
        tmp_path / "hall.db",
        reach_inward=True,
        notice_seconds=0.3,
        site="https://games.example.org/",
        mail=box.settings(),
    )
    with hall_in_thread(settings) as address:
        yield address


def come(
    visit: Visit, site: str, path: str, here: PushBrowser, who: Browser | None = None, **more: Any
) -> Page:
    """Somebody opens a page in a browser that may show messages."""
    page = visit("/page/icon.svg", at=site, **more)
    page.context.grant_permissions(["notifications"], origin=site)
    page.context.add_init_script(f"({SUBSCRIBES})({json.dumps(here.keys)})")
    if who is not None:
        cookie = {"name": "signed-in", "value": who.cookie, "url": f"{site}/api"}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.context.add_init_script("localStorage['meadhall.signed-in'] = '1'")
    page.goto(path)
    return page


def person(site: str, name: str = "Astrid") -> Browser:
    browser = Browser(site, BrowserKey())
    browser.headers["host"] = site.removeprefix("http://")
    browser.origin = browser.headers["origin"] = site
    browser.sign_up(name)
    return browser


def worker_of(page: Page) -> str:
    """What the browser calls the page's service worker."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def known(event: Any) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", known)
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            return found[0]
        page.wait_for_timeout(50)
    raise AssertionError("no service worker")


def delivered(page: Page, site: str, text: str) -> None:
    """The push service hands a message to the browser."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site, "registrationId": worker_of(page), "data": text},
    )


def test_a_message_reaches_the_browser_and_opens_the_table(
    visit: Visit, site: str, out: Outside
) -> None:
    phone, anna = PushBrowser(out.address), person(site)
    page = come(visit, site, "/notices", phone, anna, keeps=True)
    page.get_by_role("button", name="Tell me here").click()
    row = page.locator("li").filter(has_text="Turn off")
    expect(row).to_be_visible()
    assert page.evaluate("localStorage['test.subscribed']") == "65", "by the hall's key"
    made = anna.table("Astrid", clock=DAYS)
    Api(site).seat(made["table"], name="Bob")
    (came,) = out.wait(phone.endpoint)
    told = phone.opened(came.body)
    delivered(page, site, json.dumps(told))
    for _ in range(100):
        if page.evaluate(SHOWN):
            break
        page.wait_for_timeout(50)
    shown = {
        "title": "Your move",
        "body": "Intrigues of Asgard with Bob: it is your move.",
        "tag": made["table"],
        "lang": "en",
        "data": {"path": f"t/{made['table']}"},
    }
    assert page.evaluate(SHOWN) == [shown]
    # Told once more, it takes the place of the first; pressed, it opens the table.
    delivered(page, site, json.dumps(told))
    page.wait_for_timeout(300)
    assert page.evaluate(SHOWN) == [shown]
    (worker,) = page.context.service_workers
    opened, left = worker.evaluate(PRESSED)
    assert opened == [f"{site}/t/{made['table']}"]
    assert left == 0
    page.goto(opened[0])
    page.locator(".prompt, main").first.wait_for()
    # Whatever comes, something is shown, and nothing leads away from here.
    for odd in ("", "nonsense", json.dumps({"title": "x", "path": "https://evil.example/"})):
        delivered(page, site, odd)
        page.wait_for_timeout(300)
        (now,) = page.evaluate(SHOWN)
        assert now["title"] == ("x" if odd.startswith("{") else "Meadhall")
    opened, _ = worker.evaluate(PRESSED)
    assert opened == [f"{site}/"]


def test_at_a_table_of_days_it_is_offered_once(visit: Visit, site: str, out: Outside) -> None:
    """A guest needs no name to be told of the table they sit at."""
    phone = PushBrowser(out.address)
    host = Api(site).create(name="Host", players=3, open=True, clock=DAYS)
    page = come(visit, site, f"/t/{host['table']}", phone, keeps=True)
    page.get_by_role("textbox").first.fill("Gerda")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("This device tells you when it is your turn.")).to_be_visible()
    page.goto("/")
    Api(site).seat(host["table"], name="Erik")  # and so the game begins
    (came,) = out.wait(phone.endpoint)
    assert phone.opened(came.body)["path"] == f"t/{host['table']}"
    # They change it without a name, too; and are then told nothing.
    page.goto("/notices")
    page.get_by_role("button", name="Half of my time is gone").click()
    expect(page.get_by_role("button", name="Half of my time is gone")).to_have_attribute(
        "aria-pressed", "false"
    )
    page.get_by_role("button", name="Stop everything").click()
    page.get_by_role("button", name="Stop everything").click()
    expect(page.get_by_text("You are told nothing more")).to_be_visible()
    assert page.evaluate("localStorage['test.subscribed'] ?? null") is None
    # Whoever doesn't want it isn't asked again.
    page.goto(f"/t/{host['table']}")
    page.get_by_role("button", name="No, thanks").click()
    page.reload()
    page.locator(".prompt").wait_for()
    expect(page.get_by_role("button", name="No, thanks")).to_be_hidden()


def test_at_a_quick_table_nothing_is_offered(visit: Visit, site: str, out: Outside) -> None:
    host = Api(site).create(name="Host", players=2, open=True)
    page = come(visit, site, f"/t/{host['table']}", PushBrowser(out.address), keeps=True)
    page.get_by_role("textbox").first.fill("Gerda")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".prompt").wait_for()
    expect(page.get_by_role("button", name="Tell me when it is my turn")).to_be_hidden()


def test_mail_a_webhook_and_quiet_hours(
    visit: Visit, site: str, out: Outside, box: Mailbox
) -> None:
    anna = person(site)
    page = come(visit, site, "/notices", PushBrowser(out.address), anna, timezone_id="Asia/Tokyo")
    page.get_by_label("Your address").fill("astrid@example.org")
    page.get_by_role("button", name="Ask this address").click()
    expect(page.get_by_text("Not told yet")).to_be_visible()
    text = box.wait()[0].get_content()
    # The link is opened elsewhere, by somebody who isn't signed in there; a press is needed.
    other = visit(f"/notices#confirm={link_in(text, 'confirm')}", at=site, phone=True)
    other.get_by_role("button", name="Yes, it is mine").click()
    expect(other.get_by_text("you are told at astrid@example.org")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Not told yet")).to_be_hidden()
    # A webhook is tried before it is trusted.
    page.get_by_role("button", name="Tell Discord, Matrix or a program").click()
    page.get_by_label("Address of its webhook").fill(f"{out.address}/hook")
    page.get_by_label("It understands").select_option("json")
    page.get_by_role("button", name="Tell it").click()
    page.get_by_role("button", name="Try 127.0.0.1").click()
    expect(page.get_by_text("It is there.")).to_be_visible()
    assert json.loads(out.wait("/hook")[0].body)["title"] == "It works"
    page.get_by_label("Address of its webhook").fill(f"{out.address}/gone-1")
    page.get_by_role("button", name="Tell it").click()
    expect(page.get_by_role("button", name="Try 127.0.0.1")).to_have_count(2)
    page.get_by_role("button", name="Try 127.0.0.1").last.click()
    expect(page.get_by_text("It answered 410")).to_be_visible()
    # Quiet hours, by the clock here.
    page.get_by_label("Tell me nothing at night").check()
    page.get_by_label("From", exact=True).fill("21:30")
    page.get_by_label("From", exact=True).press("Tab")
    expect(page.get_by_text("By the clock of Asia/Tokyo.")).to_be_visible()
    for _ in range(100):
        if anna.get("notices")["me"]["quiet"] == {"start": 21 * 60 + 30, "end": 480}:
            break
        time.sleep(0.05)
    assert anna.get("notices")["me"]["quiet"] == {"start": 21 * 60 + 30, "end": 480}
    check(page)
    # The way out of a mail, without signing in.
    anna.post("notices/wishes", {"quiet": None, "lang": "en", "zone": "UTC"})
    made = anna.table("Astrid", clock=DAYS)
    Api(site).seat(made["table"], name="Bob")
    told = box.wait(2)[1]
    stop = told["list-unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    gone = visit(stop, at=site)
    gone.get_by_role("button", name="No more mail").click()
    expect(gone.get_by_text("No more mail comes there.")).to_be_visible()
    assert [way["kind"] for way in anna.get("notices")["me"]["ways"]] == ["hook", "hook"]
    gone.reload()
    expect(gone.get_by_role("button", name="No more mail")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)])
def test_the_page_is_for_everyone(
    visit: Visit, site: str, out: Outside, box: Mailbox, lang: str, theme: str, phone: bool
) -> None:
    anna, here = person(site), PushBrowser(out.address)
    anna.post("notices/push", here.ask())
    anna.post("notices/push", PushBrowser(out.address).ask())
    anna.post("notices/mail", {"address": "astrid@example.org"})
    anna.post("notices/confirm", {"token": link_in(box.wait()[0].get_content(), "confirm")})
    anna.post("notices/mail", {"address": "astrid.of.the.long.name@mail.example.org"})
    anna.post("notices/hook", {"url": f"{out.address}/hook"})
    quiet = {"start": 1320, "end": 480}
    anna.post("notices/wishes", {"quiet": quiet, "lang": lang, "zone": "Europe/Berlin"})
    page = come(visit, site, "/notices", here, anna, lang=lang, theme=theme, phone=phone)
    page.evaluate("localStorage['test.subscribed'] = '65'")
    page.reload()
    expect(page.locator("main .panel")).to_have_count(4)
    check(page)
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide)
    guest = visit("/notices", at=site, lang=lang, theme=theme, phone=phone)
    expect(guest.locator("main .panel")).to_have_count(2)
    check(guest)
    assert guest.evaluate(wide)


def test_from_the_name_one_gets_there(visit: Visit, site: str, out: Outside) -> None:
    page = come(visit, site, "/", PushBrowser(out.address), person(site))
    page.locator(".chip .key").click()
    page.get_by_role("link", name="What I am told").click()
    expect(page.get_by_role("heading", name="This device")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_port_nobody_listens_at_is_told_in_words(visit: Visit, site: str, out: Outside) -> None:
    anna = person(site)
    anna.post("notices/hook", {"url": f"http://127.0.0.1:{free_port()}/"})
    page = come(visit, site, "/notices", PushBrowser(out.address), anna)
    page.get_by_role("button", name="Try 127.0.0.1").click()
    expect(page.get_by_text("Nobody answers at this address.")).to_be_visible()

"""The pictures in docs/screenshots/: the real page at a real hall, played by a script.

./dev screenshots               all of them
./dev screenshots replay        those whose name has this in it
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/screenshots"
sys.path.insert(0, str(ROOT / "tests"))

from hall.serving import config, hall_in_thread  # noqa: E402
from page.browser import find  # noqa: E402
from page.playing import asked, over  # noqa: E402

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
NAMES = {"en": "Astrid", "ru": "Астрид"}


def main(wanted: list[str]) -> int:
    """Take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = find()  # before Playwright starts: it doesn't run inside itself
    with (
        tempfile.TemporaryDirectory() as folder,
        hall_in_thread(config(Path(folder) / "hall.db")) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        plans: list[tuple[str, dict[str, Any]]] = [
            ("dark", {}),
            ("light", {"theme": "light"}),
            ("ru", {"lang": "ru"}),
            ("phone-dark", {"phone": True}),
            ("phone-light", {"phone": True, "theme": "light"}),
        ]
        for suffix, options in plans:
            if not wanted or any(word in suffix for word in wanted):
                tour(browser, address, suffix, **options)
        browser.close()
    return 0


def tour(
    browser: Browser,
    address: str,
    suffix: str,
    lang: str = "en",
    theme: str = "dark",
    phone: bool = False,
) -> None:
    """One game from the lobby to the replay, with a picture of each screen."""
    context = browser.new_context(
        base_url=address,
        locale=lang,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        **(PHONE if phone else DESKTOP),
    )
    page = context.new_page()

    def shot(name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{suffix}.png")

    page.goto("/")
    page.locator(".seat.me input").fill(NAMES[lang])
    page.locator(".add button").last.click()
    shot("lobby")
    page.locator(".start").click()
    page.locator(".hc").first.wait_for()
    battle(page, 3)
    page.keyboard.press("3")
    page.keyboard.press("r")
    shot("asgard-pick")
    seen = set()
    while not over(page):
        kind = question(page)
        if kind and kind not in seen and asked(page) and not page.locator(".hc").count():
            seen.add(kind)
            page.keyboard.press("ArrowRight")
            if len(seen) < 6:
                shot(f"asgard-awakening-{len(seen)}" if len(seen) > 1 else "asgard-awakening")
        answer(page)
    shot("asgard-end")
    page.locator(".veil a").click()
    page.locator(".slide").wait_for()
    page.locator(".slide").fill("31")
    page.wait_for_timeout(2500)
    shot("replay")
    page.goto("/rules/asgard")
    page.locator(".rule").first.wait_for()
    shot("rules")
    context.close()


def battle(page: Page, turns: int) -> None:
    """Some turns of the battle."""
    for turn in range(turns):
        left = page.locator(".hc").count()
        page.keyboard.press("2" if turn % 2 else "1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        while page.locator(".hc").count() == left:
            page.wait_for_timeout(50)


def question(page: Page) -> str:
    """What is asked, without what changes from time to time."""
    return page.locator(".prompt .q").inner_text()[:14] if page.locator(".prompt").count() else ""


def answer(page: Page) -> None:
    """Answer whatever is asked by keys."""
    if not asked(page):
        page.wait_for_timeout(30)
    elif page.locator(".hc").count():
        for key in ("1", "Enter"):
            page.keyboard.press(key)
    elif page.locator(".prompt .btn.main").count():
        page.keyboard.press("Enter")
    elif page.locator(".target.legal").count():
        for key in ("ArrowRight", "Enter"):
            page.keyboard.press(key)
    elif page.locator(".strip.wanted").count():
        page.locator(".strip.wanted").first.click()
        page.locator("dialog[open] .target.legal").first.click()
        page.locator("dialog[open] .btn.main").click()
    else:
        page.keyboard.press("9")
    page.wait_for_timeout(40)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

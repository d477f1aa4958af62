"""The pictures in docs/screenshots/: the real page at a real hall, where a program plays.

    ./dev screenshots                    all of them
    ./dev screenshots GAME ru-dark       those whose name has each of these words in it

For each language a table of each game is played to its end by a careful program; whenever something
worth a picture is asked (`tests/<game>/scenes.py` says what), the page is opened at its seat in
both themes, at a desk and on a phone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import meadhall
from meadhall.bots import bot
from meadhall.hall.http.cookies import cookie_name
from meadhall.kernel.puzzles import puzzles

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/screenshots"
sys.path.insert(0, str(ROOT / "tests"))

from hall.client import Api  # noqa: E402
from hall.serving import config, hall_in_thread  # noqa: E402
from page.browser import find  # noqa: E402
from page.scenes import View, scenes_of  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
THEMES = ("dark", "light")
NAMES = {"en": "Astrid", "ru": "Астрид"}
TRIES = 6
"""So many games of each kind, if need be."""


@dataclass(frozen=True)
class Camera:
    """Takes those pictures that are wanted."""

    browser: Browser
    hall: str
    wanted: tuple[str, ...]

    def titles(self, name: str, lang: str) -> list[tuple[str, str, str]]:
        """The wanted pictures of a screen, with their themes and sizes."""
        every = (
            (f"{name}-{size}-{lang}-{theme}", theme, size) for theme, size in product(THEMES, SIZES)
        )
        return [each for each in every if all(word in each[0] for word in self.wanted)]

    def shoot(self, name: str, lang: str, path: str, seat: tuple[str, str] | None = None) -> None:
        """One screen in both themes and at both sizes, with the eyes of whoever has the seat."""
        for title, theme, size in self.titles(name, lang):
            with self.visitor(lang, theme, size) as context:
                if seat is not None:
                    table, token = seat
                    cookie = {"name": cookie_name(table), "value": token, "url": self.hall}
                    context.add_cookies([cookie])  # type: ignore[list-item]
                page = context.new_page()
                page.goto(path)
                settle(page)
                if "-replay-desk-" in title:
                    page.locator(".chart").wait_for()  # the hall looks through the game first
                page.screenshot(path=FOLDER / f"{title}.png")
            print(title, flush=True)

    @contextmanager
    def visitor(self, lang: str, theme: str, size: str) -> Iterator[BrowserContext]:
        context = self.browser.new_context(
            base_url=self.hall,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            **SIZES[size],
        )
        yield context
        context.close()


def settle(page: Page) -> None:
    """Wait until everything is there: texts, fonts, and what a hall still works out."""
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)


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
        camera = Camera(browser, address, tuple(wanted))
        for lang in NAMES:
            camera.shoot("lobby", lang, "/")
            camera.shoot("bench", lang, "/bench")
            for game in meadhall.game_names():
                camera.shoot(f"{game}-rules", lang, f"/rules/{game}")
                for puzzle in puzzles(meadhall.game(game))[:1]:
                    camera.shoot(f"{game}-puzzle", lang, f"/puzzles/{game}/{puzzle.name}")
                show(game, lang, camera)
        browser.close()
    return 0


def show(game: str, lang: str, camera: Camera) -> None:
    """A game to its end, with a picture of each of its moments and of looking back. What one game
    doesn't come to, another may."""
    missing = {
        moment: ripe
        for moment, ripe in scenes_of(game).moments.items()
        if camera.titles(f"{game}-{moment}", lang)
    }
    ends = any(camera.titles(f"{game}-{name}", lang) for name in ("end", "replay"))
    for _ in range(TRIES):
        if not missing and not ends:
            break
        watch(game, lang, camera, missing, ends)
        ends = False
    for moment in missing:
        print(f"{game}-{moment} ({lang}): it didn't come to that", flush=True)


def watch(
    game: str,
    lang: str,
    camera: Camera,
    missing: dict[str, Callable[[View], bool]],
    ends: bool,
) -> None:
    """Play a game and take the pictures that are still missing."""
    players = scenes_of(game).players
    bots = [None, *["greedy"] * (players - 1)]
    made = Api(camera.hall).create(NAMES[lang], game=game, players=players, bots=bots)
    seat = table, token = made["table"], made["token"]
    own = Api(camera.hall, token)
    player = bot("greedy", meadhall.game(game), 0, 1)
    number = 0
    while missing or ends:
        here = own.get(f"tables/{table}/position", after=number, wait=10)
        number = here["number"]
        if here["phase"] == "over":
            break
        if 0 not in here["waiting"]:
            continue
        for moment in [moment for moment, ripe in missing.items() if ripe(here["view"])]:
            del missing[moment]
            camera.shoot(f"{game}-{moment}", lang, f"/t/{table}", seat)
        move = player.choose(here["view"], [each["move"] for each in here["moves"]])
        own.post(f"tables/{table}/moves", {"number": number, "move": move})
    if ends:
        camera.shoot(f"{game}-end", lang, f"/t/{table}", seat)
        camera.shoot(f"{game}-replay", lang, f"/r/{table}#step={number // 2}", seat)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

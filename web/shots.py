"""The pictures in docs/screenshots/: the real page at a real hall, where a program plays.

    ./dev screenshots                    all of them
    ./dev screenshots wolves ru-dark     those whose name has each of these words in it

For each language a table of each game is played to its end by a careful program; whenever something
worth a picture is asked, the page is opened at its seat in both themes, at a desk and on a phone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import meadhall
from meadhall.bots import bot
from meadhall.hall.http.cookies import cookie_name

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/screenshots"
sys.path.insert(0, str(ROOT / "tests"))

from hall.client import Api  # noqa: E402
from hall.serving import config, hall_in_thread  # noqa: E402
from page.browser import find  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
THEMES = ("dark", "light")
NAMES = {"en": "Astrid", "ru": "Астрид"}
TRIES = 6
"""So many games of each kind, if need be."""
View = dict[str, Any]


@dataclass(frozen=True)
class Play:
    """A game to show: how many sit there, and the moments at which our seat is asked that make a
    picture."""

    game: str
    players: int
    moments: dict[str, Callable[[View], bool]] = field(default_factory=dict)


def frame(view: View) -> str:
    """What our seat is asked, in the games that stack their questions."""
    return str(view["frames"][-1]["frame"]) if view["frames"] else ""


PLAYS = (
    Play(
        "asgard",
        4,
        {
            "start": lambda view: True,
            "battle": lambda view: view["decision"]["kind"] == "pick" and len(view["hand"]) < 4,
            "middle": lambda view: view["round"] > 1 and view["decision"]["kind"] != "pick",
        },
    ),
    Play(
        "wolves",
        4,
        {
            "start": lambda view: True,
            "middle": lambda view: (
                frame(view) == "turn"
                and view["round"] > 1
                and sum(len(seat["line"]) for seat in view["seats"]) > 8
            ),
            "reaction": lambda view: frame(view) == "react",
        },
    ),
    Play(
        "vikings",
        3,
        {
            "start": lambda view: True,
            "middle": lambda view: frame(view) == "turn" and view["round"] > 5,
            "attack": lambda view: frame(view) == "attack" and view["round"] > 2,
            "defence": lambda view: frame(view) == "defend",
        },
    ),
)


@dataclass(frozen=True)
class Camera:
    """Takes those pictures that are wanted."""

    browser: Browser
    hall: str
    wanted: tuple[str, ...]

    def titles(self, name: str, lang: str) -> list[tuple[str, str, str]]:
        """The wanted pictures of a screen, with their themes and sizes."""
        return [
            (title, theme, size)
            for theme, size in product(THEMES, SIZES)
            if all(word in (title := f"{name}-{size}-{lang}-{theme}") for word in self.wanted)
        ]

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
            for play in PLAYS:
                camera.shoot(f"{play.game}-rules", lang, f"/rules/{play.game}")
                show(play, lang, camera)
        browser.close()
    return 0


def show(play: Play, lang: str, camera: Camera) -> None:
    """A game to its end, with a picture of each of its moments and of looking back. What one game
    doesn't come to, another may."""
    missing = {
        moment: ripe
        for moment, ripe in play.moments.items()
        if camera.titles(f"{play.game}-{moment}", lang)
    }
    ends = any(camera.titles(f"{play.game}-{name}", lang) for name in ("end", "replay"))
    for _ in range(TRIES):
        if not missing and not ends:
            break
        watch(play, lang, camera, missing, ends)
        ends = False
    for moment in missing:
        print(f"{play.game}-{moment} ({lang}): it didn't come to that", flush=True)


def watch(
    play: Play,
    lang: str,
    camera: Camera,
    missing: dict[str, Callable[[View], bool]],
    ends: bool,
) -> None:
    """Play a game and take the pictures that are still missing."""
    bots = [None, *["greedy"] * (play.players - 1)]
    made = Api(camera.hall).create(NAMES[lang], game=play.game, players=play.players, bots=bots)
    seat = table, token = made["table"], made["token"]
    own = Api(camera.hall, token)
    player = bot("greedy", meadhall.game(play.game), 0, 1)
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
            camera.shoot(f"{play.game}-{moment}", lang, f"/t/{table}", seat)
        move = player.choose(here["view"], [each["move"] for each in here["moves"]])
        own.post(f"tables/{table}/moves", {"number": number, "move": move})
    if ends:
        camera.shoot(f"{play.game}-end", lang, f"/t/{table}", seat)
        camera.shoot(f"{play.game}-replay", lang, f"/r/{table}#step={number // 2}", seat)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

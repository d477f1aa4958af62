"""Every board is whole in every window: over extreme positions that the engine made, nothing that
matters is covered, cut or out of reach."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from effort import only_long
from playwright.sync_api import Browser, Route

import meadhall

from .building import built_once
from .extremes import extremes
from .geometry import faults, settled

ROOT = Path(__file__).parents[2]
HARNESS = ROOT / "web/build-harness"
TOUCHED = [(360, 640), (390, 844), (768, 1024), (1024, 768)]
POINTED = [
    (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1366, 650), (1440, 900), (1920, 1080),
    (2560, 1440),
]  # fmt: skip
DOUBLED = [(640, 400), (683, 325), (720, 450), (960, 540), (384, 512)]
"""Windows of 1280×800, 1366×650, 1440×900, 1920×1080, 768×1024 with everything twice as large."""


@pytest.fixture(scope="module")
def harness() -> Path:
    """The boards' harness, built once by whoever comes first."""
    built_once("harness")
    return HARNESS


class Stage:
    """A browser's window with the harness in it, and one scene after the other."""

    def __init__(self, browser: Browser, harness: Path, *, touch: bool, **more: Any) -> None:
        self.wrong: list[str] = []
        self.touch = touch
        self._harness = harness
        self._scene: dict[str, Any] = {}
        context = browser.new_context(
            base_url="http://harness.test",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            **more,
        )
        context.route("**/*", self._answer)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))

    def show(self, scene: dict[str, Any], lang: str) -> None:
        """Let a scene be seen."""
        first = not self._scene
        self._scene = scene
        if first:
            self.page.goto(f"/harness.html?game={scene['game']}&scene=given&lang={lang}")
        else:
            self.page.locator("[data-region=prompt]").first.evaluate("each => each.remove()")
            self.page.evaluate("document.dispatchEvent(new Event('given'))")
        self.page.locator("[data-region=prompt]").first.wait_for()

    def walk(self, sizes: list[tuple[int, int]]) -> list[str]:
        """What is wrong in windows of these sizes."""
        found = []
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            if not settled(self.page):
                found.append(f"{width}×{height}: it never comes to rest")
            found += [f"{width}×{height}: {each}" for each in faults(self.page, touch=self.touch)]
        return found

    def _answer(self, route: Route) -> None:
        path = route.request.url.split("?")[0].removeprefix("http://harness.test/")
        file = self._harness / path
        if path == "scene.json":
            route.fulfill(body=json.dumps(self._scene), content_type="application/json")
        elif file.is_file():
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)
        else:
            route.fulfill(status=404)


@pytest.fixture
def stage(browser: Browser, harness: Path) -> Iterator[Callable[..., Stage]]:
    """Opens a stage; whatever goes wrong inside fails the test."""
    stages: list[Stage] = []

    def opened(*, touch: bool, **more: Any) -> Stage:
        stages.append(Stage(browser, harness, touch=touch, **more))
        return stages[-1]

    yield opened
    for each in stages:
        each.page.context.close()
        assert not each.wrong, each.wrong


@pytest.mark.parametrize("touch", [True, False])
@pytest.mark.parametrize("lang", ["ru", *only_long("en")])
@pytest.mark.parametrize("game", meadhall.game_names())
def test_the_fullest_tables_have_room_in_every_window(
    stage: Callable[..., Stage], game: str, lang: str, touch: bool
) -> None:
    window = stage(touch=touch)
    wrong = []
    for name, scene in extremes(game).items():
        window.show(scene, lang)
        wrong += [f"{name} {each}" for each in window.walk(TOUCHED if touch else POINTED)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["ru", *only_long("en")])
@pytest.mark.parametrize("game", meadhall.game_names())
def test_the_fullest_tables_have_room_at_twice_the_size(
    stage: Callable[..., Stage], game: str, lang: str
) -> None:
    window = stage(touch=False, device_scale_factor=2)
    wrong = []
    for name, scene in extremes(game).items():
        window.show(scene, lang)
        wrong += [f"{name} {each}" for each in window.walk(DOUBLED)]
    assert not wrong, "\n".join(wrong)

"""The hall without a server, in a browser that keeps it: loaded once, played without a network."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from scripts import in_wasm
from scripts.environment import ROOT

from .conftest import Visit
from .playing import start
from .sites import PATIENCE, address_of, come, own_site, root, served, site
from .test_static import answer

__all__ = ["own_site", "root", "site"]

CONTROLLED = "!!navigator.serviceWorker.controller"


def is_kept(page: Page) -> None:
    """All of the page lies in the browser."""
    page.wait_for_function(CONTROLLED, timeout=PATIENCE)


def test_it_is_loaded_once_and_then_plays_without_a_network(visit: Visit, root: Path) -> None:
    with served(root) as server:
        address = address_of(server)
        page = come(visit, address, keeps=True)
        is_kept(page)
        start(page)
        answer(page)
        named = json.loads((root / "some/where/engine/engine.json").read_text())["files"]
        assert {name: server.sent[f"engine/{name}"] for name in named} == dict.fromkeys(named, 1)
    page.context.set_offline(True)
    page.set_default_timeout(PATIENCE)
    page.reload()
    answer(page)
    page.goto(address)
    page.get_by_role("link", name="Rules", exact=False).first.click()
    expect(page.get_by_role("heading", name="The seven Aesir")).to_be_attached(timeout=PATIENCE)
    page.goto(address)
    start(page)
    answer(page)


def test_a_newer_one_waits_to_be_told(visit: Visit, own_site: Path) -> None:
    with served(own_site) as server:
        address = address_of(server)
        page = come(visit, address, keeps=True)
        is_kept(page)
        start(page)
        page.set_default_timeout(PATIENCE)
        page.locator(".prompt.asked").wait_for()
        build = page.locator("meta[name=build]").get_attribute("content")
        newer(own_site / "some/where", str(build))
        page.reload()
        banner = page.locator(".banner", has_text="A newer Meadhall is here")
        banner.wait_for()
        own = page.locator("meta[name=build]")
        assert own.get_attribute("content") == build, "not before somebody says so"
        answer(page)
        with page.expect_navigation():
            banner.get_by_role("button", name="Load again").click()
        assert own.get_attribute("content") == "newer"
        page.locator(".prompt.asked").wait_for()
        expect(banner).to_have_count(0)
        engine = [name for name in server.sent if name.endswith(".wasm")]
        assert [server.sent[name] for name in engine] == [1], (
            "what is the same comes no second time"
        )


def newer(site: Path, build: str) -> None:
    """Lay another build of the page."""
    index = site / "index.html"
    index.write_text(index.read_text().replace(build, "newer"))
    command = [in_wasm.node(), str(ROOT / "web/precache.mjs"), "site", str(site)]
    subprocess.run(command, cwd=ROOT / "web", check=True)


def test_the_lobby_is_there_before_the_engine(visit: Visit, site: str) -> None:
    page = visit("about:blank", at=site, phone=True, lang="ru")
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site)
    bar = page.locator(".bar[role=status]")
    expect(bar).to_have_text(re.compile(r"Движок загружается: \d+,\d из 1\d,\d МБ"))
    expect(page.locator(".lob .card:not(.empty)")).to_have_count(3)
    page.goto(f"{site}?rules/wolves")
    expect(page.get_by_role("heading", name="За одну минуту")).to_be_visible()
    page.goto(f"{site}?learn/vikings")
    expect(page.locator("main a[href*='?learn/vikings/']").first).to_be_visible()
    page.goto(site)
    page.locator(".btn.now").first.click()
    expect(bar).to_contain_text("как только он будет готов")
    page.wait_for_timeout(300)
    held[-1].continue_()
    page.locator(".prompt.asked").wait_for(timeout=PATIENCE)


def test_it_can_be_installed(visit: Visit, site: str) -> None:
    page = visit(f"{site}?rules/asgard", at=site)
    link = page.locator("link[rel=manifest]").evaluate("link => link.href")
    answer = page.request.get(link)
    assert answer.ok
    manifest = answer.json()
    assert (
        page.evaluate("([link, path]) => new URL(path, link).href", [link, manifest["start_url"]])
        == site
    )
    sizes = {}
    for icon in manifest["icons"]:
        sizes[icon.get("purpose", "any"), icon["sizes"]] = page.evaluate(
            """async (address) => {
              const image = new Image();
              image.src = address;
              await image.decode();
              return [image.naturalWidth, image.naturalHeight];
            }""",
            page.evaluate("([link, path]) => new URL(path, link).href", [link, icon["src"]]),
        )
    assert sizes["any", "192x192"] == [192, 192]
    assert sizes["any", "512x512"] == sizes["maskable", "512x512"] == [512, 512]

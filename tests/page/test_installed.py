"""A hall with a server can be installed: its page's files are kept by the browser, nothing else."""

from __future__ import annotations

import re

import httpx

from meadhall.hall.http.page import PAGE

from .conftest import Visit
from .playing import start
from .test_weight import behind_a_prefix

__all__ = ["behind_a_prefix"]

PRECACHED = re.compile(r'\{url:"([^"]+)",revision:([^}]+)\}')
CONTROLLED = """() => new Promise((done) => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => done());
  if (serviceWorker.controller) done();
})"""
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(request.url);
  return kept;
}"""


def test_what_is_served_for_it(hall: str) -> None:
    worker = httpx.get(f"{hall}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert "manifest-src 'self'" in worker.headers["content-security-policy"]
    kept = dict(PRECACHED.findall(worker.text))
    assert set(kept) == {f"page/assets/{path.name}" for path in (PAGE / "assets").iterdir()}
    assert set(kept.values()) == {"null"}, "they are known by their names"
    page = httpx.get(f"{hall}/rules/asgard").text
    assert 'rel="manifest" href="../page/manifest.webmanifest"' in page
    manifest = httpx.get(f"{hall}/page/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json()["start_url"] == "../"
    for icon in manifest.json()["icons"]:
        picture = httpx.get(f"{hall}/page/{icon['src']}")
        assert picture.headers["content-type"].startswith(icon["type"])


def test_the_browser_keeps_files_and_no_answers(visit: Visit, behind_a_prefix: str) -> None:
    page = visit("/games/hall/", at=behind_a_prefix, keeps=True)
    page.evaluate(CONTROLLED)
    start(page)
    page.reload()
    page.locator(".hc").first.wait_for()
    kept = page.evaluate(KEPT)
    assert len(kept) == len(list((PAGE / "assets").iterdir()))
    assert all(each.startswith(f"{behind_a_prefix}/games/hall/page/assets/") for each in kept)
    came = "performance.getEntriesByType('resource').filter(each => each.transferSize > 0)"
    scripts = f"{came}.map(each => each.name).filter(each => each.includes('/page/assets/'))"
    assert page.evaluate(scripts) == [], "they come out of the browser"

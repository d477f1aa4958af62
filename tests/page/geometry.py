"""Nothing covered, cut or out of reach: what a page shows, measured in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

TOUCH, MOUSE = 40, 24
"""The least side of something to press, in CSS pixels."""

PROBE = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")

SETTLED = """
async () => (await document.fonts.ready, new Promise((go) => {
  let before = '';
  let same = 0;
  let frames = 0;
  const look = () => {
    const now = [...document.querySelectorAll('[data-region], button')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(';');
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= 2) go(true);
    else if (++frames > 120) go(false);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}))
"""
"""What depends on the size has been drawn: parts that measure themselves take a frame each. False
if they never come to rest, each making the other larger and smaller again."""


def settled(page: Page) -> bool:
    """Wait for the page to come to rest. Does it?"""
    return bool(page.evaluate(SETTLED))


def faults(page: Page, *, touch: bool) -> list[str]:
    """What is wrong with what is shown now."""
    found: list[Any] = page.evaluate(PROBE, TOUCH if touch else MOUSE)
    return [str(each) for each in found]

"""Nothing covered, cut or out of reach: what a page shows, measured in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

TOUCH, MOUSE = 40, 24
"""The least side of something to press, in CSS pixels."""

PROBE = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")


def faults(page: Page, *, touch: bool) -> list[str]:
    """What is wrong with what is shown now."""
    found: list[Any] = page.evaluate(PROBE, TOUCH if touch else MOUSE)
    return [str(each) for each in found]

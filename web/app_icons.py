"""Draw the icons of the installed page from `public/icon.svg`: `python web/app_icons.py`.

Systems want them as pictures. Some cut an icon to their own shape: the one for those fills its
square, and what is drawn lies in the circle that none of them cuts off.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent
PUBLIC = WEB / "public"
sys.path.insert(0, str(WEB.parent / "tests"))

ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.8),
         "icon-touch": (180, 0.94)}  # fmt: skip
"""Width in pixels, and how large the drawing is in it; smaller than its square, it fills that."""


def drawn(scale: float) -> str:
    """The icon as SVG."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if scale == 1.0:
        return svg
    ground = re.search(r'<rect [^>]*fill="(#\w+)"/>', svg)
    assert ground
    head, rest = svg[: ground.start()], svg[ground.end() : svg.rindex("</svg>")]
    edge = 256 * (1 - scale)
    return (
        f'{head}<rect width="512" height="512" fill="{ground[1]}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({scale:g})">{rest}</g></svg>'
    )


def main() -> None:
    """Draw them all."""
    from page.browser import find

    program = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (width, scale) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>"
                             f"{drawn(scale)}")  # fmt: skip
            picture = page.screenshot(omit_background=True)
            (PUBLIC / f"{name}.png").write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    main()

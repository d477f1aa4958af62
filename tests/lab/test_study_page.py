"""The page of a study stands alone, says what is out of bounds, and speaks every language."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.texts import LANGUAGES
from meadhall.lab.plots import Curve, Scale, curves, stack
from meadhall.lab.study import USUAL, Figures, Kept, Study, Variant
from meadhall.lab.study.page import page, write_page
from meadhall.lab.study.wording import Wording

from .crowns import crowns

__all__ = ["crowns"]

STUDY = Study(
    "crowns",
    ("greedy", "random"),
    2,
    80,
    variants=(USUAL, Variant("<b>fair</b>", {"first": 0})),
    forbidden=("crown", "ring"),
)
VOID = {"meta", "line", "circle", "rect"}


class Outline(HTMLParser):
    """Whether all that opens is closed, and all text there is."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.said = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


def figures(folder: Path, study: Study = STUDY) -> Figures:
    kept = Kept(study, folder)
    list(kept.play())
    return Figures(kept)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_else_and_is_whole(tmp_path: Path, crowns: str, lang: str) -> None:
    write_page(tmp_path / "report.html", figures(tmp_path), lang, "meadhall balance crowns")
    html = (tmp_path / "report.html").read_text(encoding="utf-8")
    outline = Outline(html)
    assert outline.open == []
    assert not {"script", "link", "img"} & set(outline.tags)
    assert not re.search(r"https?:|url\(|@import", html)
    assert "prefers-color-scheme: dark" in html
    assert "meadhall balance crowns" in outline.said
    assert "<b>fair</b>" not in html, "a variant's name is a file's, and may be anything"
    assert escape("<b>fair</b>") in html
    assert not re.search(r"\d %", outline.said), "no number is parted from its sign"


def test_it_begins_with_what_is_out_of_bounds(tmp_path: Path, crowns: str) -> None:
    said = Outline(page(figures(tmp_path))).said
    out = said[said.index("Out of bounds") : said.index("At a glance")]
    assert re.search(r"by usual numbers: Wins by turn order: Seat 1: 6\d\.\d", out)
    assert "All points of a game: points" in out, "the game's own bound"
    assert "should be at least 100" in out
    assert "Nothing is surely out of bounds." not in out


def test_what_cards_are_worth_is_drawn(tmp_path: Path, crowns: str) -> None:
    html = page(figures(tmp_path))
    worth = html[html.index("What cards are worth") : html.index("Skill and luck")]
    assert '<div class="row good"><span class="name">crown</span><span class="value">+50.0' in worth
    assert '<div class="row even"><span class="name">ring</span><span class="value">0.0' in worth


def test_what_was_not_asked_for_is_left_out(tmp_path: Path, crowns: str) -> None:
    said = Outline(page(figures(tmp_path, Study("crowns", ("greedy",), 2, 3)))).said
    for part in ("What cards are worth", "Skill and luck", "What the variants change"):
        assert part not in said
    assert "How often cards are taken and used" in said


def test_without_a_finished_deal_it_says_so(tmp_path: Path, crowns: str) -> None:
    outline = Outline(page(Figures(Kept(STUDY, tmp_path))))
    assert outline.open == []
    assert "No deal has been finished yet" in outline.said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", meadhall.game_names())
def test_cards_and_gauges_are_called_by_their_names(name: str, lang: str) -> None:
    game = meadhall.game(name)
    words = Wording(game, lang)
    tally = game.tally()
    assert {card for card in tally.cards if words.card(card) == card} == set()
    assert {gauge.says for gauge in tally.gauges if words.gauge(gauge) == gauge.says} == set()


def test_curves_and_parts_are_drawn_where_they_belong() -> None:
    across = Scale(0.0, 1.0, [0.0, 1.0], str, "time")
    drawn = curves("Chances", [Curve("a & b", [0.0, 1.0])], across, str)
    assert '<line class="curve curve-0" x1="2.0%" y1="216.0" x2="98.0%" y2="20.0"/>' in drawn
    assert "a &amp; b" in drawn
    bar = stack("Why", [("skill", 0.25, "25"), ("luck", -0.01, "-1")])
    assert 'class="stack-0" style="width: 25.00%"' in bar
    assert 'class="stack-1" style="width: 0.00%"' in bar

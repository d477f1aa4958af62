"""The page of a tournament says what its games say, and how to read it."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from meadhall.bots import BOTS
from meadhall.kernel.texts import LANGUAGES, texts
from meadhall.lab import Plan
from meadhall.lab.book import Row
from meadhall.lab.plots import round_scale
from meadhall.lab.report import command, page, timed, write_page

PLAN = Plan("asgard", ("karl", "jarl", "ismcts:9"), players=2, games=80, seed=7)
VOID = {"meta", "line", "circle"}


class Outline(HTMLParser):
    """Whether all that opens is closed, and what there is of each."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for each, attrs in self.seen if each == tag]


def rows(plan: Plan, count: int | None = None) -> list[Row]:
    """Karl always loses; between the other two every other deal goes either way."""
    found = []
    for pairing, _ in zip(plan.pairings(), range(plan.total), strict=False):
        deal, seat = plan.deal_of(pairing.number), plan.seat_of(pairing.number)
        share = 0.0 if pairing.challenger == "karl" else float(deal % 2)
        ranks = [2] * plan.players
        ranks[seat if share else (seat + 1) % plan.players] = 1
        scores = tuple(3 - each for each in ranks)
        names = (pairing.challenger, pairing.rival, pairing.number)
        found.append(Row(*names, deal, seat, share, scores, tuple(ranks), 5, "ab" * 8))
    return found[:count]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_needs_nothing_else_and_is_whole(lang: str) -> None:
    html = page(PLAN, rows(PLAN), lang)
    assert html.startswith("<!doctype html>")
    outline = Outline(html)
    assert outline.open == []
    assert outline.of("html")[0]["lang"] == lang
    assert not re.search(r"(src|href)=|url\(|@import", html)
    assert "prefers-color-scheme: dark" in html
    assert "@media print" in html
    assert {each.get("scope") for each in outline.of("th")} == {"col", "row"}
    assert len(outline.of("figure")) == len(outline.of("figcaption")) == 2


def test_every_part_says_how_to_read_it() -> None:
    html = page(PLAN, rows(PLAN)).replace("\N{NO-BREAK SPACE}", " ")
    assert html.count("How to read this:") == 3
    for words in (
        "an equal would win 50.0 % of the games (the null)",
        "an equal: 50 %",
        "A shared win counts in part",
        "made of deals, not of games",
        "two of the model’s own standard deviations",
        "It learns in the order of the games",
        "surely more than an equal would win",
        "share of wins",
        "rating in OpenSkill’s points",
        "seeds 7 to 46",
    ):
        assert words in html
    assert " %" not in page(PLAN, rows(PLAN)).partition("</style>")[2]


def test_the_scale_and_its_lines_have_numbers() -> None:
    html = page(PLAN, rows(PLAN))
    labels = re.findall(r'<text class="tick"[^>]*>([^<]*)<', html)
    assert labels[-5:] == [f"{each}\N{NO-BREAK SPACE}%" for each in (0, 25, 50, 75, 100)]
    assert len(labels) >= 8  # those of the ratings too


def test_it_says_who_is_better_and_what_is_open() -> None:
    html = page(PLAN, rows(PLAN))
    assert "Surely better than an equal: jarl against karl; ismcts:9 against karl." in html
    assert "Too close to call with so few games: jarl against ismcts:9." in html
    kinds = re.findall(r'<td class="(\w+)">', html)
    assert kinds == ["self", "bad", "bad", "good", "self", "even", "good", "even", "self"]
    assert "▲ 100.0" in html
    assert "▼ 0.0" in html


def test_the_command_plays_it_again() -> None:
    html = page(PLAN, rows(PLAN))
    words = "meadhall tournament asgard --bots karl,jarl,ismcts:9 --players 2 --games 80 --seed 7"
    assert words == command(PLAN, 80)
    assert words in html
    assert "by the clock" not in html
    by_clock = Plan("asgard", ("karl", "ismcts:2s"), 2, 4)
    assert "ismcts:2s thinks by the clock" in page(by_clock, [])


def test_the_command_names_the_folder_unless_it_goes_without_saying(tmp_path: Path) -> None:
    assert command(PLAN, 80, Path("tournament-asgard")) == command(PLAN, 80)
    assert command(PLAN, 80, Path("my games")) == f"{command(PLAN, 80)} --out 'my games'"
    write_page(tmp_path / "report.html", PLAN, rows(PLAN))
    html = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert escape(command(PLAN, 80, tmp_path)) in html
    assert f"--out {tmp_path}" in html


def test_it_says_whose_games_are_others_in_plain_python() -> None:
    assert "Except for jarl: their search is shorter in plain Python" in page(PLAN, rows(PLAN))
    assert "plain Python" not in page(Plan("asgard", ("karl", "ismcts:9"), 2, 4), [])


def test_only_seconds_are_by_the_clock() -> None:
    assert timed([*BOTS, "ismcts:9", "ismcts:0.5s", "ismcts:2s"]) == ["ismcts:0.5s", "ismcts:2s"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_who_every_bot_is(lang: str) -> None:
    for kind in BOTS:
        assert texts("meadhall.lab", lang).has(f"lab-bot-{kind}")
    html = page(Plan("asgard", BOTS, 2, 2), [], lang)
    assert html.count("<dt>") == html.count("<dd>") == len(BOTS)


def test_an_unfinished_deal_is_not_counted_but_told() -> None:
    html = page(PLAN, rows(PLAN, 3 * 2 * 10 + 4))
    assert "Each of 3 pairs has played 20 games on 10 deals." in html
    assert "4 more games belong to a deal that is not finished" in html
    assert "nothing to compare" in page(PLAN, rows(PLAN, 5))


@pytest.mark.parametrize(("low", "high"), [(-11.2, 46.0), (24.9, 25.1), (0.3, 0.9), (1, 1000)])
def test_a_round_scale_holds_all_and_is_no_larger_than_it_must(low: float, high: float) -> None:
    scale = round_scale(low, high, "", str)
    assert scale.low <= low < high <= scale.high
    assert 3 <= len(scale.ticks) <= 8
    assert scale.at(scale.low) == 2
    assert scale.at(scale.high) == 98
    assert scale.high - scale.low <= 2 * (high - low)

"""Every ruling of ours says what the printed rules say, our reason, and the other reading."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.kernel.rulebook import Rule
from meadhall.kernel.texts import LANGUAGES, texts

GAMES = ("asgard", "wolves", "vikings")
NAMED = {
    "asgard": "A-1 A-23 A-30 A-40 A-59",
    "wolves": "W-23 W-37 W-54 W-60 W-62 W-63 W-70 W-76 W-80 W-86 W-87 W-102",
    "vikings": "V-32 V-43 V-48 V-50 V-62 V-82",
}
"""Readings that an audit of the rulebooks found to be ours."""

CASES = [(game, lang) for game in GAMES for lang in LANGUAGES]


def rules(game: str, lang: str) -> dict[str, Rule]:
    return meadhall.game(game).rulebook(lang).rules


@pytest.mark.parametrize("game", GAMES)
def test_readings_that_are_ours_are_marked(game: str) -> None:
    assert all(rules(game, "en")[each].ruling for each in NAMED[game].split())


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_every_ruling_says_why(game: str, lang: str) -> None:
    assert [each.id for each in rules(game, lang).values() if each.ruling and not each.why] == []


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_what_is_no_ruling_needs_no_reason(game: str, lang: str) -> None:
    book = rules(game, lang)
    assert [each.id for each in book.values() if each.why and not each.ruling] == []
    told = re.findall(
        rf"^{game}-ruling-(\S+) =", texts(f"meadhall.games.{game}", lang).source, re.M
    )
    assert set(told) <= set(book), "a reason of a rule that isn't there"


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_the_three_texts_are_there_and_differ(game: str, lang: str) -> None:
    for each in rules(game, lang).values():
        if each.why:
            said = {each.text, each.why.book, each.why.reason, each.why.other}
            assert len(said) == 4, each.id
            assert all(text.strip() for text in said), each.id

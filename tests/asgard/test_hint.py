"""What the hint card says: the order, the wills and the deal (A-3, A-15); and how to say no."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meadhall
from meadhall.games.asgard.data import DATA
from meadhall.kernel import IllegalMove
from meadhall.kernel.texts import LANGUAGES

from .rules import rule
from .table import GAME, asgard, new_game

NAMES = {
    "en": ["Odin", "Thor", "Freya", "Loki", "Sif", "Bragi", "Heimdall"],
    "ru": ["Один", "Тор", "Фрея", "Локи", "Сиф", "Браги", "Хеймдалль"],
}
GENITIVE = {
    "en": ["Odin's", "Thor's", "Freya's", "Loki's", "Sif's", "Bragi's", "Heimdall's"],
    "ru": ["Одина", "Тора", "Фреи", "Локи", "Сиф", "Браги", "Хеймдалля"],
}
WILLS = ["A-50", "A-51", "A-53", "A-55", "A-56", "A-57", "A-58"]
"""The rule of each will, in awakening order."""

languages = pytest.mark.parametrize("lang", LANGUAGES)


def said(rule_id: str, lang: str) -> str:
    return GAME.rulebook(lang).rules[rule_id].text


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@rule("A-3", "A-1")
@languages
def test_the_order_of_awakening_is_explained(lang: str) -> None:
    text = said("A-1", lang)
    places = [text.index(name) for name in NAMES[lang]]
    assert places == sorted(places)
    assert numbers_in(text)[:7] == [1, 2, 3, 4, 5, 6, 7]
    assert [god.capitalize() for god in DATA.cards()["aesir"]["order"]] == NAMES["en"]


@rule("A-3")
@languages
def test_every_will_is_explained(lang: str) -> None:
    rules = GAME.rulebook(lang).rules
    for rule_id, name in zip(WILLS, GENITIVE[lang], strict=True):
        assert name in rules[rule_id].title
        assert len(rules[rule_id].text) > 50


@rule("A-3")
def test_there_is_one_doubling_card_and_a_goal_card_of_each_aesir() -> None:
    table = new_game("erik", "anna")
    assert table.position["doubled"] is None
    goals = {new_game("erik", "anna", seed=seed).goals[0][0] for seed in range(60)}
    assert goals == {name.lower() for name in NAMES["en"]}


@rule("A-15", "A-20")
@languages
def test_the_deal_table_is_explained_with_the_numbers_that_are_dealt(lang: str) -> None:
    deals = DATA.cards()["deals"]
    bullets = [line for line in said("A-20", lang).splitlines() if line.startswith("•")]
    for line, players in zip(bullets, ("2", "4", "5"), strict=True):
        dealt = [number for number in numbers_in(line) if number in deals[players]]
        assert dealt[-3:] == deals[players], line
    assert deals["2"] == deals["3"] == [7, 6, 5]


@rule("A-15")
@languages
def test_it_is_explained_that_the_hint_card_shows_the_deal(lang: str) -> None:
    assert {"en": "hint card", "ru": "подсказк"}[lang] in said("A-15", lang)
    assert {"en": "hint card", "ru": "подсказк"}[lang] in said("A-3", lang)


@rule("A-13")
@languages
def test_the_limits_are_explained_with_the_numbers_that_count(lang: str) -> None:
    limits = DATA.cards()["goal_limits"]["columns"]
    bullets = [line for line in said("A-13", lang).splitlines() if line.startswith("•")]
    assert [numbers_in(line)[-1] for line in bullets] == limits[2]


@rule("A-2", "A-53")
@languages
def test_the_numbers_of_cards_are_explained(lang: str) -> None:
    assert 62 in numbers_in(said("A-2", lang))
    assert 21 in numbers_in(said("A-2", lang))
    assert 10 in numbers_in(said("A-53", lang))


@languages
def test_every_rule_that_a_rule_refers_to_exists(lang: str) -> None:
    rules = GAME.rulebook(lang).rules
    for each in rules.values():
        assert each.title.strip()
        assert each.text.strip()
        assert set(re.findall(r"A-\d+", each.text)) <= set(rules), each.id


def test_both_languages_have_the_same_rules_and_rulings() -> None:
    books = [meadhall.game("asgard").rulebook(lang).rules.values() for lang in LANGUAGES]
    first, second = ([(each.id, each.ruling) for each in book] for book in books)
    assert first == second


# --- refusals -----------------------------------------------------------------------------------


QUESTIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "odin": ({"erik": "4 Odin; Sif over Thor", "awakening": "Odin"}, []),
    "thor": ({"erik": "4 Thor; Sif", "awakening": "Thor"}, []),
    "freya": ({"erik": "4 Freya; Sif", "awakening": "Freya"}, []),
    "loki": ({"erik": "4 Loki; Sif", "awakening": "Loki"}, []),
    "sif": ({"erik": "4 Sif", "awakening": "Sif"}, []),
    "bragi-give": ({"erik": "4 Bragi; Sif over Thor", "awakening": "Bragi"}, []),
    "bragi-take": ({"erik": "4 Bragi", "awakening": "Bragi"}, ["give bragi 1"]),
    "heimdall": ({"erik": "4 Heimdall; Sif", "awakening": "Heimdall"}, []),
    "favour": ({"erik": "4 Loki; Sif", "awakening": "Loki", "goals": "Loki"}, []),
    "score-goal": (
        {"erik": "4 Loki", "awakening": "Loki", "goals": "Loki"},
        ["goal", "score loki 2"],
    ),
    "final-score": ({"erik": "4 Loki; Sif", "final": "Loki"}, []),
    "pick": ({"erik": "4 Loki", "battle": 2}, []),
}
"""How each question that the game can ask comes to be asked of Erik."""


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_refusal_names_a_rule_and_can_be_said_in_every_language(question: str) -> None:
    words, moves = QUESTIONS[question]
    table = asgard(anna="Odin; Loki over 2 Thor", **words)
    table.erik(*moves)
    assert table.asked[1].split()[0] == question
    seat = table.erik.seat
    reasons = {}
    for move in set(range(GAME.actions)) - set(table.state.legal(seat)):
        with pytest.raises(IllegalMove) as refusal:
            table.state.play(seat, move)
        reason = refusal.value.reason
        reasons[reason.key, str(reason.args)] = reason
    for reason in reasons.values():
        assert reason.rule in GAME.rulebook().rules, f"{reason.key} names no rule"
        for lang in LANGUAGES:
            assert reason.text(lang).startswith(f"{reason.rule}: ")

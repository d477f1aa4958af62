"""Rulings that can be played the other way: each switch belongs to a ruling, and holds."""

from __future__ import annotations

from typing import Any

import pytest
from kernel.test_contract import FLEETING, IN_TURN, ONE_BY_ONE

import meadhall
from meadhall.kernel.rulebook import structure
from meadhall.kernel.texts import LANGUAGES
from meadhall.testing import api_test

GAMES = ("asgard", "wolves", "vikings")
OF_THE_BOOK = {"vikings": {"first_game", "long_game"}}
"""Ways to play that the printed rules themselves offer."""
CONTRACT: dict[str, dict[str, Any]] = {
    "asgard": {"fleeting": FLEETING},
    "wolves": {"fleeting": IN_TURN},
    "vikings": {"fleeting": ONE_BY_ONE, "shows_own": True},
}


def switches(game: str) -> dict[str, str]:
    """The switches that rules name, with the rule."""
    package = meadhall.game(game).package
    rules = [rule for section in structure(package) for rule in section["rules"]]
    return {rule["switch"]: rule["id"] for rule in rules if "switch" in rule}


def variants(game: str) -> dict[str, bool]:
    data = meadhall.game(game).data
    assert data is not None
    found: dict[str, bool] = data.merged({})["variants"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_is_named_by_a_ruling_and_every_named_one_exists(game: str) -> None:
    about = meadhall.game(game).about
    assert set(switches(game)) | OF_THE_BOOK.get(game, set()) == set(variants(game))
    assert list(about.variants) == list(variants(game)), "the lobby offers them all"
    book = meadhall.game(game).rulebook("en").rules
    assert all(book[rule].ruling for rule in switches(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_at_first_everything_is_played_as_we_decided(game: str) -> None:
    assert not any(variants(game).values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_tells_what_its_switch_is_called(game: str, lang: str) -> None:
    chosen = meadhall.game(game)
    for name, rule in switches(game).items():
        why = chosen.rulebook(lang).rules[rule].why
        assert why is not None
        assert why.switch == chosen.texts(lang).say(f"{game}-variant-{name}")
    titles = [chosen.texts(lang).say(f"{game}-variant-{name}") for name in variants(game)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_every_switch_on_keeps_the_contract(game: str) -> None:
    chosen = meadhall.game(game)
    options = {"variants": dict.fromkeys(variants(game), True)}
    players = [chosen.min_players]
    api_test(chosen, games=1, players=players, options=options, **CONTRACT[game])

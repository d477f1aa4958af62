"""Old records replay by the numbers they were played with: `former.toml` of each game holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import meadhall
from meadhall.kernel.options import UNKNOWN, CardData

HASHES = {
    ("asgard", 1): "607fe499f6478f37",
    ("wolves", 2): "ad5fc8b4298b698d",
    ("wolves", 3): "ad5fc8b4298b698d",
    ("wolves", 4): "84e2a7e27589320a",
    ("vikings", 1): "41444728180b66ca",
    ("vikings", 2): "41444728180b66ca",
    ("vikings", 3): "3a111acbdc2df969",
    ("vikings", 4): "8933655a65d56b8b",
    ("vikings", 5): "fc32ca017f10d14d",
}
"""What records of each version carry; a line is added when numbers change, and never changed."""


def data(game: str) -> CardData[Any]:
    found = meadhall.game(game).data
    assert found is not None
    return found


def leaves(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from leaves(value, f"{path}{name}.")
        else:
            yield f"{path}{name}", value


@pytest.mark.parametrize(("name", "rules"), HASHES)
def test_a_former_version_has_the_cards_it_had(name: str, rules: int) -> None:
    assert meadhall.game(name).by_rules(rules).data_hash({}) == HASHES[name, rules]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_former_numbers_are_numbers_of_the_game_and_others_than_the_next(name: str) -> None:
    cards, game = data(name), meadhall.game(name)
    now = dict(leaves(cards.merged({})))
    for version, table in cards.changes().items():
        # A number may come back to what it once was; but a line must make a difference.
        after = dict(leaves(cards.merged(cards.former(version + 1))))
        assert game.oldest_rules <= version < game.rules_version
        was = {key: value for key, value in table.items() if key != UNKNOWN}
        for path, value in leaves(was):
            assert path in now, f"{name} has no number {path}"
            assert value != after[path], f"{path} was {value} in version {version}, and stayed"
        for path in table.get(UNKNOWN, []):
            assert path in now, f"{name} has no number {path}"
        for players in range(game.min_players, game.max_players + 1):
            assert game.by_rules(version).check_options(was, players) == {}

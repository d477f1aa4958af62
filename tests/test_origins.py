"""Every number, effect and condition of every game says where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import meadhall
from meadhall.hall.wire.board_numbers import origins

ORIGINS = {"book", "derived", "picture", "ours"}
ABOUT = {"effect", "condition", "currency"}
"""What an origin can be told of besides the fields of a record."""
SAYS = {
    "asgard": {"aesir": "effect"},
    "wolves": {"people.*": "effect", "deities": "effect", "victories.*": "condition"},
    "vikings": {
        "halls.*": "effect",
        "buildings.*": "effect",
        "cards.*": "effect",
        "missions.*": "condition",
        "achievements.*": "condition",
    },
}
"""The records of cards, and what each of them does or asks for."""

Path = tuple[str, ...]


def cards(game: str) -> dict[str, Any]:
    data = meadhall.game(game).data
    assert data is not None
    return data.cards()


def silent(data: Mapping[str, Any]) -> list[str]:
    """The numbers whose origin is not said, or is none that we know."""
    told = dict(leaves(origins(data)))
    numbers = (path for path, value in leaves(data) if isinstance(value, int | float | list))
    spoken_of = {path for path, origin in told.items() if origin in ORIGINS}
    return [".".join(path) for path in numbers if path not in spoken_of]


def leaves(data: Mapping[str, Any], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    for name, value in data.items():
        if name in ("origin", "note") or name.endswith("_origin"):
            continue
        if isinstance(value, Mapping):
            yield from leaves(value, (*path, name))
        else:
            yield (*path, name), value


def records(data: Mapping[str, Any], where: str) -> dict[str, Mapping[str, Any]]:
    table, _, all_of = where.partition(".")
    return (
        {f"{table}.{name}": each for name, each in data[table].items()}
        if all_of
        else {table: data[table]}
    )


def mute(game: str, data: Mapping[str, Any]) -> list[str]:
    """The records of cards that don't say where their effect or condition comes from."""
    told = origins(data)
    return [
        name
        for where, what in SAYS[game].items()
        for name in records(data, where)
        if record_at(told, name).get(what) not in ORIGINS
    ]


def record_at(told: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = told
    for part in name.split("."):
        found = found.get(part, {})
    return found


def test_these_are_all_games_with_cards() -> None:
    assert set(SAYS) == {name for name in meadhall.game_names() if meadhall.game(name).data}


@pytest.mark.parametrize("game", SAYS)
def test_every_number_effect_and_condition_says_where_it_comes_from(game: str) -> None:
    assert silent(cards(game)) == []
    assert mute(game, cards(game)) == []


@pytest.mark.parametrize("game", SAYS)
def test_no_origin_is_told_of_what_is_not_there(game: str) -> None:
    data = dict(leaves(cards(game)))
    told = leaves(origins(cards(game)))
    lost = [path for path, _ in told if path[-1] not in ABOUT and path not in data]
    assert lost == []


def test_whatever_has_a_price_says_where_its_currency_comes_from() -> None:
    told, data = origins(cards("vikings")), cards("vikings")
    priced = [f"cards.{name}" for name, card in data["cards"].items() if "cost_beer" in card]
    priced += [f"buildings.{name}" for name in data["buildings"]]
    assert [name for name in priced if record_at(told, name).get("currency") not in ORIGINS] == []


def test_a_silent_number_and_a_mute_card_are_found() -> None:
    data = {"people": {"archer": {"copies": 12, "strength": 1, "origin": {"copies": "ours"}}}}
    assert silent(data) == ["people.archer.strength"]
    found = {**cards("wolves"), **data}
    assert mute("wolves", found) == ["people.archer"]

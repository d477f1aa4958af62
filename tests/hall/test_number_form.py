"""A game's numbers as a form: every one is there, by its name, with the engine's limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import meadhall
from meadhall.hall.table.number_form import number_form
from meadhall.kernel import BadOption
from meadhall.kernel.options import OneOf, Row, Shape, Value, Whole
from meadhall.kernel.registry import game_names

from .client import Api, Refusal

ORIGINS = {"book", "derived", "picture", "ours"}
Path = tuple[str | int, ...]


def leaves(shape: Shape | Value, path: Path = ()) -> Iterator[tuple[Path, Value]]:
    """Everything that an options file can override, but switches."""
    if isinstance(shape, Row):
        for at, value in enumerate(shape.values):
            yield from leaves(value, (*path, at))
    elif isinstance(shape, Mapping):
        for name, inside in shape.items():
            yield from leaves(inside, (*path, name))
    elif isinstance(shape, Whole | OneOf):
        yield path, shape


def fields(game: str, lang: str = "en") -> dict[Path, Any]:
    groups = number_form(game, lang).groups
    return {tuple(number.path): number for group in groups for number in group.numbers}


@pytest.mark.parametrize("game", game_names())
def test_every_number_is_in_the_form_with_the_checkers_limits(game: str) -> None:
    data = meadhall.game(game).data
    assert data is not None
    expected = dict(leaves(data.shape))
    found = fields(game)
    assert set(found) == set(expected)
    for path, value in expected.items():
        field = found[path]
        value.check(str(path), field.value)
        assert field.origin in ORIGINS, path
        if isinstance(value, Whole):
            for good in (field.least, field.most):
                value.check(str(path), good)
            for bad in (field.least - 1, field.most + 1):
                with pytest.raises(BadOption):
                    value.check(str(path), bad)
        else:
            assert isinstance(value, OneOf)
            assert [choice.name for choice in field.choices] == list(value.names)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", game_names())
def test_no_two_numbers_of_a_card_have_the_same_name(game: str, lang: str) -> None:
    for group in number_form(game, lang).groups:
        titles = [number.title for number in group.numbers]
        assert len(set(titles)) == len(titles) > 0, group.title
        assert group.part
        assert not [title for title in titles if "_" in title or "option" in title]


def test_options_are_tried_and_refused_by_name_in_either_language(address: str) -> None:
    api = Api(address)
    laid = api.get("tables")

    def attempt(options: Any, lang: str = "en", game: str = "wolves", players: int = 4) -> Any:
        ask = {"players": players, "options": options}
        answer = api.ask(
            "POST", f"/api/games/{game}/options", json=ask, headers={"accept-language": lang}
        )
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer.json()["options"]

    assert attempt({"hands": {"limit": 14, "first": 9}}) == {"hands": {"limit": 14}}
    for options, lang, said in (
        ({"hands": {"limit": 99}}, "en", "hands.limit: a whole number from 1 to 30, not 99"),
        ({"hands": {"limit": 99}}, "ru", "hands.limit: целое число от 1 до 30, а не 99"),
        ({"hands": {"first": 13}}, "en", "hands.first: 13 cards, but never more than 12 in a hand"),
        ({"hands": {"first": 13}}, "ru", "hands.first: 13, но в руке не бывает больше 12"),
        ({"hand": 3}, "ru", "нет настройки 'hand'"),
    ):
        with pytest.raises(Refusal) as refusal:
            attempt(options, lang)
        assert refusal.value.code == "bad-option"
        assert refusal.value.body["text"].startswith(said)
    with pytest.raises(Refusal, match="bad-option"):
        attempt({}, players=2)
    with pytest.raises(Refusal, match="not-found"):
        attempt({}, game="chess")
    assert api.get("tables") == laid

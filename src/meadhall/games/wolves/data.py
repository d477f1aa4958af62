"""The card data and the options that override it, checked and made into `Numbers`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from ...kernel.errors import BadOption
from .numbers import Numbers
from .people import HAND_LIMIT, NAMES, RUNES, UNITS

OPTIONS = ("people", "hands", "glory", "first")
MOST_UNITS = 92
"""As many units as a line has room for."""


@cache
def card_data() -> dict[str, Any]:
    """`cards.toml` as it stands."""
    source = resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def check_options(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options in canonical form, only what differs from the card data; or a BadOption."""
    if not isinstance(options, Mapping):
        raise BadOption(f"options are a table, not {options!r}")
    for name in options:
        if name not in OPTIONS:
            raise BadOption(f"unknown option {name!r}; wolves has {', '.join(OPTIONS)}")
    data = card_data()
    checked: dict[str, Any] = {}
    people = _check_people(_table(options, "people", NAMES), data["people"])
    if people:
        checked["people"] = people
    for name, limits in (
        ("hands", {"first": (0, HAND_LIMIT), "pass_draw": (0, HAND_LIMIT)}),
        ("glory", {"to_end": (1, 30)}),
    ):
        table = _table(options, name, tuple(limits))
        for key, value in table.items():
            _whole(f"{name}.{key}", value, *limits[key])
        changed = {key: value for key, value in table.items() if value != data[name][key]}
        if changed:
            checked[name] = changed
    if options.get("first") is not None:
        _whole("first", options["first"], 0, players - 1)
        checked["first"] = options["first"]
    _check_supply(checked, players)
    return checked


def _check_people(people: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for name, card in people.items():
        entries = _table({name: card}, name, tuple(key for key in data[name] if key != "origin"))
        for key, value in entries.items():
            if key == "copies":
                _whole(f"copies of {name}", value, 0, 15)
            elif key == "rune":
                if value not in RUNES:
                    raise BadOption(f"rune of {name}: {' or '.join(RUNES)}, not {value!r}")
            elif isinstance(data[name][key], str):
                raise BadOption(f"the strength of {name} is computed and can't be overridden")
            else:
                _whole(f"strength of {name}", value, 0, 20)
        entries = {key: value for key, value in entries.items() if value != data[name][key]}
        if entries:
            changed[name] = entries
    return changed


def numbers_for(options: Mapping[str, Any], players: int) -> Numbers:
    """The numbers of one game; the options have been checked."""
    canonical = json.dumps(options, sort_keys=True, separators=(",", ":")) if options else "{}"
    return _numbers(canonical, players)


@cache
def _numbers(options: str, players: int) -> Numbers:
    """Made once for all games that are played with them."""
    data = merged(json.loads(options))
    people = data["people"]
    strengths = [people[name]["strength"] for name in NAMES[:UNITS]]
    return Numbers(
        [people[name]["copies"] for name in NAMES],
        [0 if isinstance(strength, str) else strength for strength in strengths],
        [RUNES.index(people[name]["rune"]) for name in NAMES[:UNITS]],
        data["hands"]["first"],
        data["hands"]["pass_draw"],
        data["glory"]["to_end"],
        card_data()["prizes"][str(players)],
        options,
    )


def merged(options: Mapping[str, Any]) -> dict[str, Any]:
    """The tables that matter to play, with the options laid over them."""
    data = card_data()
    changed = options.get("people", {})
    people = {name: {**card, **changed.get(name, {})} for name, card in data["people"].items()}
    for card in people.values():
        card.pop("origin", None)
    return {
        "people": people,
        "hands": {**data["hands"], **options.get("hands", {})},
        "glory": {**data["glory"], **options.get("glory", {})},
    }


def _check_supply(options: Mapping[str, Any], players: int) -> None:
    people = merged(options)["people"]
    units = sum(people[name]["copies"] for name in NAMES[:UNITS])
    total = units + sum(people[name]["copies"] for name in NAMES[UNITS:])
    if units > MOST_UNITS:
        raise BadOption(f"a line has room for {MOST_UNITS} units, the deck has {units}")
    needed = players * HAND_LIMIT
    if total < needed:
        raise BadOption(f"{players} players need at least {needed} people cards, there are {total}")


def _table(options: Mapping[str, Any], name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    table = options.get(name, {})
    if not isinstance(table, Mapping):
        raise BadOption(f"option {name!r} must be a table, got {table!r}")
    for key in table:
        if key not in keys:
            raise BadOption(f"option {name!r} has no entry {key!r}; it has {', '.join(keys)}")
    return dict(table)


def _whole(what: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(f"{what}: a whole number from {least} to {most}, not {value!r}")

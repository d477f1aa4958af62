"""The open question and its choices in plain words, grouped by player and stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.face import Row
from ....kernel.texts import Key, Texts
from ..aesir import NAMES
from ..moves import (
    CARD,
    DONE,
    GOAL,
    HEAD_DOWN,
    HEAD_UP,
    RIVAL,
    WILL,
    card_depth,
    card_god,
    rival_depth,
    rival_god,
    rival_seat,
    stack_god,
)
from .teller import Teller


def question(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What is asked of this seat, in plain words."""
    teller = Teller(texts, names, view["seat"])
    asked = view["decision"]
    kind = asked["kind"]
    args: dict[str, Any] = {"god": asked["god"]} if "god" in asked else {}
    if kind == "score-goal":
        args["left"] = asked["limit"] - len(asked["chosen"])
    if kind == "bragi-take":
        args["other"] = asked["given"]["god"]
    return teller.say(f"asgard-ask-{kind}", **args)


def choices(
    view: dict[str, Any], moves: Sequence[int], texts: Texts, names: Sequence[str]
) -> list[Row]:
    """The legal moves of this seat in words; neighbours that belong together share a row."""
    teller = Teller(texts, names, view["seat"])
    rows: list[Row] = []
    for move in moves:
        section, heading, words = _describe(view, move, teller)
        if rows and rows[-1][:2] == (section, heading) and heading:
            rows[-1].choices.append((move, words))
        else:
            rows.append(Row(section, heading, [(move, words)]))
    return rows


def _describe(view: dict[str, Any], move: int, teller: Teller) -> tuple[str, str, str]:
    """Section, heading and words of one move."""
    asked = view["decision"]
    if move < WILL:
        up, other = NAMES[HEAD_UP[move]], NAMES[HEAD_DOWN[move]]
        heads = [teller.plate(head) for head in sorted((up, other), key=NAMES.index)]
        return "", " / ".join(heads), teller.say("asgard-choice-pick", god=up)
    if move == WILL:
        will = Key(f"asgard-will-{asked['god']}")
        return "", "", teller.say("asgard-choice-will", god=asked["god"], will=will)
    if move == GOAL:
        args = {"god": asked["god"], "limit": asked["limit"]}
        return "", "", teller.say("asgard-choice-goal", **args)
    if move < CARD:
        return _own_stack(view, NAMES[stack_god(move)], teller)
    if move < RIVAL:
        god, seat, place = NAMES[card_god(move)], asked["seat"], card_depth(move)
        return "", _heading(view, seat, god, teller), _card(view, seat, god, place, teller)
    if move < DONE:
        god, seat, place = NAMES[rival_god(move)], rival_seat(move), rival_depth(move)
        words = _card(view, seat, god, place, teller)
        return teller.numbered(seat), _heading(view, seat, god, teller), words
    key = "asgard-choice-enough" if asked.get("chosen") else "asgard-choice-none"
    return "", "", teller.say(key)


def _heading(view: dict[str, Any], seat: int, god: str, teller: Teller) -> str:
    """A stack by its Aesir and how many cards it holds."""
    stack = view["stacks"][seat][god]
    cards = stack["cards"] + stack["under"]
    return teller.plate(god) + (f" ×{cards}" if cards > 1 else "")


def _own_stack(view: dict[str, Any], god: str, teller: Teller) -> tuple[str, str, str]:
    """A stack that Odin, Thor or Freya is to do something with, and what comes of it."""
    asked = view["decision"]
    mine = view["stacks"][asked["seat"]]
    stack = mine[god]
    if asked["kind"] == "odin":
        words = teller.say("asgard-choice-turn", god=god, other=stack["top"])
    elif asked["kind"] == "thor":
        factor = 2 if view["doubled"] == {"seat": asked["seat"], "god": god} else 1
        after = stack["attention"] + factor * mine["thor"]["cards"]
        words = teller.say("asgard-choice-slip", before=stack["attention"], after=after)
    else:
        after = 2 * (stack["cards"] + stack["under"])
        words = teller.say("asgard-choice-double", before=stack["attention"], after=after)
    return "", teller.plate(god), words


def _card(view: dict[str, Any], seat: int, god: str, place: int, teller: Teller) -> str:
    """One card of a stack; of a covered one only its place is known."""
    stack = view["stacks"][seat][god]
    if place == 0:
        return teller.say("asgard-choice-top", other=stack["top"])
    if place < stack["cards"]:
        return teller.say("asgard-choice-covered", place=place + 1)
    return teller.say("asgard-choice-thor", place=place + 1)

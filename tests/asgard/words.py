"""Words for what lies on a table of Intrigues of Asgard, made into a position the game can read.

What a player has before them:

    "Loki"                          a Loki card; its other head is any that is left
    "Loki/Sif"                      a Loki card with Sif at the other end
    "3 Loki", "2 Loki/Sif"          several of them
    "Loki/Odin, Loki/Sif"           in the order they were laid: Loki/Sif is the upper one
    "Loki/Sif over 2 Thor"          Thor cards face down under the Loki stack
    "Loki over Thor/Odin, Thor/Sif" the same, also from the bottom up
    "2 Loki, doubled"               the doubling card lies at this stack
    "4 points"                      cards in the score pile

Parts are joined with a semicolon: "Loki/Sif over 2 Thor, doubled; Odin/Thor; 1 point".
Capitals don't matter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import chain

from meadhall.testing import scenario

AESIR = ("Odin", "Thor", "Freya", "Loki", "Sif", "Bragi", "Heimdall")
"""A-1, in the order they awaken."""

ROUNDS = 3
SCORE_PILE = 21
"""No position has a larger score pile."""


@dataclass
class Card:
    """A card by its head that is up; `other` is None as long as any card will do."""

    up: str
    other: str | None

    @property
    def kind(self) -> str:
        """The card as positions write it: the earlier Aesir first."""
        return pair(self.up, self.other or "?")


@dataclass
class Stack:
    """The cards of one Aesir, bottom first; `under` lie face down below."""

    cards: list[Card] = field(default_factory=list)
    under: list[Card] = field(default_factory=list)


@dataclass
class Place:
    """All that lies before one player."""

    stacks: dict[str, Stack] = field(default_factory=dict)
    doubled: str | None = None
    points: int = 0

    def cards(self) -> list[Card]:
        """Every card of every stack."""
        return [card for stack in self.stacks.values() for card in (*stack.under, *stack.cards)]

    def position(self) -> dict[str, dict[str, list[str]]]:
        """The stacks as positions write them: the other heads, bottom first."""
        return {
            god.lower(): {"under": other_heads(stack.under), "cards": other_heads(stack.cards)}
            for god, stack in self.stacks.items()
        }


def other_heads(cards: list[Card]) -> list[str]:
    return [str(card.other).lower() for card in cards]


def pair(one: str, two: str) -> str:
    """Two heads as positions write a card: lower-case, the earlier Aesir first."""
    first, second = sorted((god_named(one), god_named(two)), key=AESIR.index)
    return f"{first}/{second}".lower()


def god_named(word: str) -> str:
    """An Aesir by its name."""
    god = word.strip().capitalize()
    if god not in AESIR:
        raise ValueError(f"there is no Aesir {word!r}")
    return god


def cards_in(words: str) -> list[Card]:
    """Cards separated by commas, several of a kind with their number in front."""
    cards = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        named = re.fullmatch(r"(?:(\d+)\s+)?([a-z]+)(?:/([a-z]+))?", part, re.IGNORECASE)
        if not named:
            raise ValueError(f"{part!r} is no card; say 'Loki/Sif', 'Loki' or '2 Loki'")
        count, up, other = named.groups()
        for _ in range(int(count or 1)):
            cards.append(Card(god_named(up), god_named(other) if other else None))
    return cards


def place_in(words: str) -> Place:
    """What lies before a player, in words (see the top of this module)."""
    place = Place()
    for part in filter(None, (part.strip() for part in words.split(";"))):
        if points := re.fullmatch(r"(\d+) points?", part):
            place.points = int(points[1])
        else:
            lay(place, part)
    return place


def lay(place: Place, words: str) -> None:
    """One part of a player's words: cards, perhaps over Thor cards, perhaps doubled."""
    words, doubled, _ = words.partition(", doubled")
    above, over, below = words.partition(" over ")
    cards = cards_in(above)
    if not cards or ((over or doubled) and len({card.up for card in cards}) > 1):
        raise ValueError(f"{words!r}: Thor cards and the doubling card lie at one stack only")
    for card in cards:
        place.stacks.setdefault(card.up, Stack()).cards.append(card)
    under = cards_in(below)
    if any(card.up != "Thor" for card in under) or (under and cards[0].up == "Thor"):
        raise ValueError(f"{words!r}: only Thor cards lie under a stack, and not under their own")
    place.stacks[cards[0].up].under += under
    if doubled:
        place.doubled = cards[0].up


class Supply(scenario.Supply):
    """The cards of the game that have not been given a place yet."""

    def take_any(self) -> str:
        """Any card: of the kind that has most left, so that the rest stays even."""
        kind = max(self.left, key=lambda kind: self.left[kind])
        self.take([kind])
        return kind

    def place_all(self, cards: list[Card]) -> None:
        """Take all these cards; those with both heads named first, for nothing else will do."""
        for card in cards:
            if card.other is not None:
                self.take([card.kind])
        blank = [card for card in cards if card.other is None]
        for card in blank:
            if not self.complete(card, blank, set()):
                raise ValueError(f"there are not that many cards with {card.up}'s head")

    def complete(self, card: Card, blank: list[Card], tried: set[str]) -> bool:
        """Give a card another head: one that is left, or one that another of the `blank` cards,
        completed before, can do without."""
        heads = [god for god in AESIR if god not in (card.up, card.other)]
        for god in sorted(heads, key=lambda god: -self.left[pair(card.up, god)]):
            kind = pair(card.up, god)
            if kind in tried:
                continue
            tried.add(kind)
            if self.left[kind]:
                self.take([kind])
                card.other = god
                return True
            for holder in blank:
                if holder.other and holder.kind == kind and self.complete(holder, blank, tried):
                    card.other = god
                    return True
        return False


def goal_columns(words: str, round_: int, next_awake: str) -> list[list[str | None]]:
    """A-10 … A-12: the goals that are named, row 1 first, in this round's column; or, with bars
    between them, in all three: "Odin | Sif | Loki". Of the other Aesir, those that awoke last are
    laid first, for on them the coming awakenings depend least."""
    named = [[god_named(god) for god in column.split(",") if god] for column in words.split("|")]
    if len(named) == 1:
        named = [named[0] if column == round_ else [] for column in range(1, ROUNDS + 1)]
    start = AESIR.index(next_awake)
    sleepy = [AESIR[start - back] for back in range(1, len(AESIR) + 1)]
    others = [god for god in sleepy if god not in chain(*named)]
    for column in sorted(range(1, ROUNDS + 1), key=lambda column: column != round_):
        while len(named[column - 1]) < column:
            named[column - 1].append(others.pop(0))
    return [
        [god.lower() if row == 0 or column <= round_ else None for row, god in enumerate(gods)]
        for column, gods in enumerate(named, start=1)
    ]

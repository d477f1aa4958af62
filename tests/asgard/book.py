"""The rules once more, from the printed rulebook: as plain and slow as possible, on lists.

It shares nothing with the engine, so both are wrong in the same way only if we misread the book.
A game is one generator that asks its questions in the order the book does. Only what chance
decides (hands, goals, the card for Sif) it looks up at the engine's table.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from .words import AESIR, pair

Questions = Generator[tuple[int, list[str]], str, None]
"""Yields who is asked and what they may answer; is sent the answer."""

Deals = tuple[int, int, int]


@dataclass
class Card:
    """A card on the table, the head that is up first."""

    up: str
    down: str
    face_down: bool = False

    def turn(self) -> None:
        self.up, self.down = self.down, self.up


class Book:
    """A game kept by the book."""

    def __init__(self, players: int, look: Callable[[], Any], deals: Deals | None = None) -> None:
        self.players = players
        self.look = look
        """Looks at the engine's table."""
        self.deals = deals or {2: (7, 6, 5), 3: (7, 6, 5), 4: (6, 5, 4), 5: (5, 4, 3)}[players]
        self.round = 0
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.stacks: list[dict[str, list[Card]]] = [
            {god: [] for god in AESIR} for _ in range(players)
        ]
        self.points = [0] * players
        self.doubling_card: tuple[int, str] | None = None
        self.asked = ""
        """The kind of question, as views name it."""

    # --- the three phases of a round, and the end ---------------------------------------------

    def play(self) -> Questions:
        for self.round in (1, 2, 3):
            self.hands = [list(hand) for hand in self.look()["hands"]]
            assert {len(hand) for hand in self.hands} == {self.deals[self.round - 1]}
            while any(self.hands):
                yield from self.battle_turn()
            yield from self.awakening()
        yield from self.final_count()

    def awakening(self, first: str = "Odin") -> Questions:
        for god in AESIR[AESIR.index(first) :]:
            seat = self.who_has_favour(god)
            if seat is not None:
                yield from self.act(seat, god)
        self.doubling_card = None

    def final_count(self) -> Questions:
        for god in AESIR:
            seat = self.who_has_favour(god)
            if seat is not None:
                yield from self.score_cards(seat, god, 1, "final-score")

    def battle_turn(self) -> Questions:
        picks = []
        for seat, hand in enumerate(self.hands):
            self.asked = "pick"
            cards = {tuple(card.split("/")) for card in hand}
            ways = cards | {(two, one) for one, two in cards}
            picks.append((yield seat, [f"play {up}/{down}" for up, down in ways]))
        for seat, pick in enumerate(picks):
            self.put(seat, self.card_named(pick))
            self.hands[seat].remove(pair(*pick.removeprefix("play ").split("/")))
        left = self.round in (1, 3)
        if left:
            self.hands = [self.hands[-1], *self.hands[:-1]]
        else:
            self.hands = [*self.hands[1:], self.hands[0]]

    def act(self, seat: int, god: str) -> Questions:
        column = self.look()["goals"][self.round - 1]
        if god.lower() in column:
            self.asked = "favour"
            if (yield seat, ["will", "goal"]) == "goal":
                limit = 3 - column.index(god.lower())
                yield from self.score_cards(seat, god, limit, "score-goal")
                return
        will: Callable[[int], Questions] = getattr(self, god.lower())
        yield from will(seat)

    # --- attention and favour -----------------------------------------------------------------

    def number_of_cards(self, seat: int, god: str) -> int:
        number = len(self.stacks[seat][god])
        return 2 * number if self.doubling_card == (seat, god) else number

    def who_has_favour(self, god: str) -> int | None:
        rivals = [seat for seat in range(self.players) if self.stacks[seat][god]]
        for compared in (god, *AESIR):
            if rivals:
                most = max(self.number_of_cards(seat, compared) for seat in rivals)
                rivals = [s for s in rivals if self.number_of_cards(s, compared) == most]
        return rivals[0] if len(rivals) == 1 else None

    # --- points -------------------------------------------------------------------------------

    def score_cards(self, seat: int, god: str, limit: int, asked: str) -> Questions:
        """Up to `limit` cards; all are named, from the top down, before any moves."""
        stack = self.stacks[seat][god][::-1]
        chosen: list[int] = []
        while len(chosen) < limit and (chosen or [-1])[-1] + 1 < len(stack):
            self.asked = asked
            free = range((chosen or [-1])[-1] + 1, len(stack))
            answer = yield seat, ["done", *(f"score {god} {place + 1}" for place in free)]
            if answer == "done":
                break
            chosen.append(int(answer.split()[-1]) - 1)
        for place in chosen:
            self.take_away(seat, god, stack[place])
            self.points[seat] += 1
        self.tidy_up()

    # --- the wills ----------------------------------------------------------------------------

    def odin(self, seat: int) -> Questions:
        self.asked = "odin"
        answer = yield seat, [f"turn {god}" for god in AESIR if self.stacks[seat][god]]
        god = answer.split()[1].capitalize()
        self.turn_card(seat, god, 0)

    def thor(self, seat: int) -> Questions:
        hosts = [god for god in AESIR if god != "Thor" and self.stacks[seat][god]]
        if not hosts:
            return
        self.asked = "thor"
        answer = yield seat, [f"slip {god}" for god in hosts]
        god = answer.split()[1].capitalize()
        moving = self.stacks[seat]["Thor"]
        for card in moving:
            card.face_down = True
        self.stacks[seat][god] = moving + self.stacks[seat][god]
        self.stacks[seat]["Thor"] = []
        self.tidy_up()

    def freya(self, seat: int) -> Questions:
        self.asked = "freya"
        answer = yield seat, [f"double {god}" for god in AESIR if self.stacks[seat][god]]
        self.doubling_card = (seat, answer.split()[1].capitalize())

    def loki(self, seat: int) -> Questions:
        targets = self.open_cards_of_others(seat)
        if not targets:
            return
        self.asked = "loki"
        answer = yield seat, [f"turn {target}" for target in targets]
        self.turn_card(*self.spot(answer.split()[1:]))

    def sif(self, seat: int) -> Questions:
        drawn = self.look()["drawn"]
        if drawn is None:
            assert self.look()["deck"] == {}, "Sif is skipped though the deck has cards"
            return
        one, two = drawn.split("/")
        self.asked = "sif"
        self.put(seat, self.card_named((yield seat, [f"play {one}/{two}", f"play {two}/{one}"])))

    def bragi(self, seat: int) -> Questions:
        targets = self.open_cards_of_others(seat)
        if not targets:
            return
        self.asked = "bragi-give"
        given = yield seat, [f"give {card}" for card in self.open_cards(seat)]
        self.asked = "bragi-take"
        taken = yield seat, [f"take {target}" for target in targets]
        _, god, place = self.spot([f"p{seat + 1}", *given.split()[1:]])
        mine = self.open_card(seat, god, place)
        opponent, their_god, their_place = self.spot(taken.split()[1:])
        theirs = self.open_card(opponent, their_god, their_place)
        self.take_away(seat, god, mine)
        self.take_away(opponent, their_god, theirs)
        self.put(seat, theirs)
        self.put(opponent, mine)
        self.tidy_up()

    def heimdall(self, seat: int) -> Questions:
        stack = self.stacks[seat]["Heimdall"][::-1]
        self.asked = "heimdall"
        answer = yield seat, [f"score Heimdall {place + 1}" for place in range(len(stack))]
        card = stack[int(answer.split()[-1]) - 1]
        self.take_away(seat, "Heimdall", card)
        self.points[seat] += 1
        self.tidy_up()

    # --- moving cards -------------------------------------------------------------------------

    def card_named(self, answer: str) -> Card:
        up, down = answer.removeprefix("play ").split("/")
        return Card(up.capitalize(), down.capitalize())

    def put(self, seat: int, card: Card) -> None:
        self.stacks[seat][card.up].append(card)

    def take_away(self, seat: int, god: str, card: Card) -> None:
        self.stacks[seat][god] = [each for each in self.stacks[seat][god] if each is not card]

    def open_card(self, seat: int, god: str, place: int) -> Card:
        return self.stacks[seat][god][::-1][place]

    def turn_card(self, seat: int, god: str, place: int) -> None:
        card = self.open_card(seat, god, place)
        self.take_away(seat, god, card)
        card.turn()
        self.put(seat, card)
        self.tidy_up()

    def open_cards(self, seat: int) -> list[str]:
        return [
            f"{god} {place + 1}"
            for god in AESIR
            for place, card in enumerate(self.stacks[seat][god][::-1])
            if not card.face_down
        ]

    def open_cards_of_others(self, seat: int) -> list[str]:
        others = [other for other in range(self.players) if other != seat]
        return [f"p{other + 1} {card}" for other in others for card in self.open_cards(other)]

    def spot(self, words: list[str]) -> tuple[int, str, int]:
        player, god, place = words
        return int(player[1:]) - 1, god.capitalize(), int(place) - 1

    def tidy_up(self) -> None:
        """Thor cards left alone go back to Thor; the doubling card leaves a stack that is gone."""
        for stacks in self.stacks:
            for god in AESIR:
                if god != "Thor" and all(card.face_down for card in stacks[god]):
                    for card in stacks[god]:
                        card.face_down = False
                    stacks["Thor"] += stacks[god]
                    stacks[god] = []
        if self.doubling_card and not self.stacks[self.doubling_card[0]][self.doubling_card[1]]:
            self.doubling_card = None

    def places(self) -> list[int]:
        """Each seat's place: points, then Odin, Thor … Heimdall."""
        strength = [
            [self.points[seat], *(len(self.stacks[seat][god]) for god in AESIR)]
            for seat in range(self.players)
        ]
        return [1 + sum(theirs > mine for theirs in strength) for mine in strength]

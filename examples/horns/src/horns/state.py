"""A game of horns in progress: lists of small numbers, two questions, seven kinds of events.

The rules are here. `meadhall.kernel.State` asks `write_legal` what may be done and tells `resolve`
what was done; in between it keeps the open questions, a stack of frames, and who has to answer.
"""

from __future__ import annotations

import json
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import u8

from meadhall.kernel import Chance, Outcome, Reason, State
from meadhall.kernel.choices import Choices
from meadhall.kernel.events import EVERYBODY
from meadhall.kernel.observations import FULL, Column, Observations, counts, flag, number, one_of
from meadhall.kernel.state import WHO, outcome_by

STRENGTHS = 6  # from 0, water, to 5
COPIES = 3  # of each strength
HAND = 3

DRINK = STRENGTHS  # moves are numbers: the first ones pick a horn of that strength
POUR = STRENGTHS + 1
ACTIONS = STRENGTHS + 2
NONE = -1

PICK, TOAST = 0, 1  # the questions
WINNER = 2  # a field of the second
DEALT, SEALED, REVEALED, WON, DRANK, POURED, DREW = range(7)  # what happens

NAMES = [str(strength) for strength in range(STRENGTHS)]
HORNS = STRENGTHS * COPIES

OBSERVATIONS = Observations(
    seats=[
        flag("waits", "owes a decision"),
        flag("chosen", "has picked a horn"),
        number("horns", "horns in the hand"),
        number("score", "points"),
        Column("played", "strength of each horn played, in order, plus 1", HORNS, STRENGTHS),
    ],
    table=[
        number("deck", "horns in the deck", HORNS),
        flag("toast", "somebody has won, and drinks or pours"),
        counts("hand", "the observer's own horns", NAMES, COPIES),
        one_of("pick", "the one of them that it has picked", NAMES),
    ],
)
"""What a program that learns is given: a row of bytes, first the seat that looks, then the others
in turn order, then what there is once. `observed` writes it in this order."""


class HornsState(State):
    """Who holds which horns, who has picked, and what was drunk."""

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(players, chance)
        self.deck = [COPIES] * STRENGTHS  # copies left of each strength
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.sealed = [NONE] * players
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.scores = [0] * players

    # --- the rules --------------------------------------------------------------------------------

    def write_legal(self, seat: int, choices: Choices) -> None:
        """What a seat may do now."""
        if self.kind() == PICK:
            for strength in sorted(set(self.hands[seat])):
                choices.add(strength)
        elif self.kind() == TOAST and self.top(WINNER) == seat:
            choices.add(DRINK)
            if any(self.deck):
                choices.add(POUR)

    def resolve(self, seat: int, move: int) -> None:
        """What a move does. It has been checked: it is a legal one."""
        if self.kind() == PICK:
            self.seal(seat, move)
            self.set_top(WHO, self.top(WHO) & ~(1 << seat))
            if not self.waiting:
                self.reveal()
            return
        self.pop()
        if move == DRINK:
            self.scores[seat] += 1
            self.tell(DRANK, seat, 0, 0, 0, EVERYBODY)
        else:
            self.tell(POURED, seat, 0, 0, 0, EVERYBODY)
            self.draw(seat)
        self.ask()

    def ask(self) -> None:
        """Everybody who still has a horn picks one; if nobody has, it is over."""
        holders = sum(1 << seat for seat in range(self.players) if self.hands[seat])
        if holders:
            self.push(PICK, holders)

    def seal(self, seat: int, move: int) -> None:
        """That somebody has picked all may know, what they have picked nobody else."""
        self.sealed[seat] = move
        self.tell(SEALED, seat, move, 0, 0, 1 << seat)

    def reveal(self) -> None:
        """All picks at once. Something hidden has come to light: what led here can't be taken
        back any more, and that is what a knot says."""
        self.pop()
        self.knots += 1
        winner = max(range(self.players), key=lambda seat: (self.sealed[seat], -seat))
        for seat, strength in enumerate(self.sealed):
            if strength != NONE:
                self.hands[seat].remove(strength)
                self.played[seat].append(strength)
                self.sealed[seat] = NONE
                self.tell(REVEALED, seat, strength, 0, 0, EVERYBODY)
        self.tell(WON, winner, 0, 0, 0, EVERYBODY)
        self.push(TOAST, 1 << winner, winner)

    def draw(self, seat: int) -> None:
        """A horn from the deck; only who draws it sees it."""
        horn = self.any_of_deck()
        self.hands[seat] = sorted([*self.hands[seat], horn])
        self.knots += 1
        self.tell(DREW, seat, horn, 0, 0, 1 << seat)

    def any_of_deck(self) -> int:
        left = self.chance.below(sum(self.deck))
        horn = 0
        while left >= self.deck[horn]:
            left -= self.deck[horn]
            horn += 1
        self.deck[horn] -= 1
        return horn

    # --- what the kernel asks of any state --------------------------------------------------------

    def actions(self) -> int:
        return ACTIONS

    def clone(self) -> Self:
        """A copy that shares nothing: searches make thousands of them."""
        copy = type(self)(self.players, self.chance.clone())
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.sealed = self.sealed[:]
        copy.played = [horns[:] for horns in self.played]
        copy.scores = self.scores[:]
        copy.copy_frames(self)
        return copy

    def key(self) -> bytes:
        """Equal for equal positions, whatever chance will bring."""
        position = self.to_json()
        del position["chance"]
        return json.dumps(position).encode()

    def final_outcome(self) -> Outcome:
        """Scores and places, once nobody has anything to decide. What breaks a tie would stand
        behind the score; here equals share a place."""
        return outcome_by([(score,) for score in self.scores])

    def why_not(self, seat: int, move: int) -> Reason:
        """Why a move is not allowed, as the key of a text."""
        return Reason(__package__, "horns-why-not-now")

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: an onlooker) may know, and nothing else: what is sent to people,
        bots and programs."""
        return {
            "seat": seat,
            "players": self.players,
            "frames": self.frame_rows(),
            "played": [horns[:] for horns in self.played],
            "deck": sum(self.deck),
            "scores": self.scores[:],
            "horns": [len(hand) for hand in self.hands],
            "chosen": [pick != NONE for pick in self.sealed],
            "hand": None if seat is None else self.hands[seat][:],
            "pick": None if seat is None or self.sealed[seat] == NONE else self.sealed[seat],
        }

    def observed(self, seat: int) -> vec[u8]:
        """The same facts as numbers, for programs that learn: what OBSERVATIONS declares."""
        row: list[int] = []
        for turn in range(self.players):
            who = (seat + turn) % self.players
            played = [strength + 1 for strength in self.played[who]]
            row += [who in self.waiting, self.sealed[who] != NONE]
            row += [len(self.hands[who]), self.scores[who]]
            row += played + [0] * (HORNS - len(played))
        row += [sum(self.deck), self.kind() == TOAST]
        row += [self.hands[seat].count(strength) for strength in range(STRENGTHS)]
        row += [self.sealed[seat] == strength for strength in range(STRENGTHS)]
        return vec[u8]([min(each, FULL) for each in row])

    def to_json(self) -> dict[str, Any]:
        """Everything, to store it; by the name, a pickled state finds its game again."""
        return {
            "game": "horns",
            "players": self.players,
            "frames": self.frame_rows(),
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "sealed": self.sealed[:],
            "played": [horns[:] for horns in self.played],
            "scores": self.scores[:],
            "chance": self.chance.to_json(),
        }

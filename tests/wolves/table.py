"""A table of Wolves of Odin to write tests at: state it in words, play, look.

    table = wolves(
        anna="archer; hand: archer, plague",
        erik="bond 2 hirdman; hand: shield-wall; deities: thor",
        mark="",
    )
    table.anna("lay archer anna right", "unit erik 2")
    assert table.asked == ("erik", "react")
    table.erik("done")
    assert table.erik.line == ["bond", "hirdman"]
    assert table.erik.strengths == [1, 3]
    assert table.erik.strength == 9
    assert table.pile == ["hirdman"]
    assert "destroyed erik 2 hirdman" in table.saga

**Stating.** Players sit clockwise in the order they are named, three to five of them; what each has
is said as in `words`, and the first named is on turn unless `turn` says otherwise. Whatever isn't
said is filled in so that all 110 people, 17 deities and 9 victory cards are there once: see
:func:`wolves`. `new_game("anna", "erik", "mark", seed=3)` is a game just set up.

**Playing.** `table.anna("pass")` plays a move in the game's notation (see the module `notation`)
with names for players: "lay bond erik left"; "unit erik 2" (places count from 1 at the left) to
sacrifice, target or take it; "join huscarl right", "hand thrall", "plague 3", "flank draw",
"summon odin", "spend thrall", "shield", "done" … She can make several moves in one call. An illegal
one raises IllegalMove:

    with refused("W-46", "may-not-stand"):      # the rule, and wolves-why-… (may be left out)
        table.anna("lay priest anna left")

After every move the whole position is written, read back and compared, so no card is ever lost.
`table.nobody_reacts()` answers "done" for everybody who is asked for a reaction.

**Chance.** `table.fate("archer", "loki", 0)` says what chance gives next, in this order: people
from their deck, deities (or "ragnarok") for the Hall, victory cards; numbers answer other lots.
Then chance goes on by itself. A deck of a few cards is `deck="3 archer"`.

**Looking.** `table.asked` is who is asked what: ("erik", "react"), ("nobody", "over"); the names of
the questions are those of the module `shapes`. `table.choices("anna")` lists her moves.

    table.anna   line, strengths, strength, protected, hand, known, sacrifices, deities, victories,
                 glory, pass_number (0: not passed), place (once the game is over)
    table        pile, deck (its size), hall, gone (the deity discard), deities_left, used, prizes,
                 victories_left, round, turn, first, second, last_round, reshuffles, outcome,
                 position (all of it, as data)

Cards without an order of their own come in the order of `words`.

`table.saga` is what happened, as an onlooker is told, one line an event: "laid anna archer erik
left", "destroyed erik 2 hirdman"; `table.saw("erik")` the same as told to a player: "drew anna" or
"drew erik bond". `table.view("erik")` and `table.view(None)` are the views. `table.all_see("erik")`
is all that everybody but erik knows, to compare tables that differ in something hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any, TypeVar

import pytest

import meadhall
from meadhall.kernel import BadNotation, IllegalMove, Outcome, State
from meadhall.kernel.events import Event

from .fate import Fate
from .layout import all_people, lay_out, place_deities, place_victories, turn_of
from .player import Player
from .words import DEITIES, RAGNAROK, Supply, cards_in, in_order, place_in

GAME = meadhall.game("wolves")

T = TypeVar("T")


def wolves(
    *,
    turn: str | None = None,
    hall: str = "",
    gone: str = "",
    deity_deck: str | None = None,
    used: str = "",
    prizes: str | None = None,
    pile: str = "",
    deck: str | None = None,
    round: int = 1,
    reshuffles: int = 0,
    last_round: bool = False,
    first: str | None = None,
    second: str | None = None,
    frames: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **players: str,
) -> Table:
    """A table as the words say.

    `turn`        whose turn it is; with a player who passed, the little turn of W-37
    `hall`        deities of the Hall, "ragnarok" too; others fill it up to three
    `gone`        the deity discard
    `deity_deck`  all that is left in the deity deck, the rest is gone; otherwise: every deity that
                  isn't somewhere else. An empty one, "", leaves the Hall as stated
    `used`        deities with a used mark
    `prizes`      the victory cards of this round; otherwise some that nobody has (W-21)
    `pile`        the discard pile
    `deck`        all cards of the people deck, the rest lies in the pile; otherwise: all the others
    `reshuffles`  of the people deck in this round (W-26)
    `first`, `second`  who won the last round
    `frames`      instead of a turn: the open questions, as positions write them
    """
    names = list(players)
    places = [place_in(players[name]) for name in names]
    position: dict[str, Any] = GAME.start(len(names), seed, options).to_json()
    supply = Supply(all_people(position))
    lay_out(position, places, pile, deck, supply)
    place_deities(position, places, hall, gone, deity_deck)
    place_victories(position, places, prizes)
    active = names.index(turn or names[0])
    position |= {
        "round": round,
        "active": active,
        "reshuffles": reshuffles,
        "last_round": last_round or position["ragnarok_in_hall"],
        "used": cards_in(used, DEITIES),
        "passes": max(place["pass"] for place in position["seats"]),
        "declines": [seat for seat, place in enumerate(places) if place.declines],
        "first": None if first is None else names.index(first),
        "second": None if second is None else names.index(second),
        "frames": frames or [turn_of(active, places[active], reshuffles)],
    }
    return Table(names, GAME.from_json(position))


def new_game(*names: str, seed: int = 0, options: dict[str, Any] | None = None) -> Table:
    """A game that has just been set up."""
    return Table(list(names), GAME.start(len(names), seed, options))


class Table:
    """Players around a game in progress. `table.erik` is a :class:`Player`."""

    def __init__(self, names: list[str], state: State) -> None:
        self.names = names
        self.state = state
        self.events: list[Event] = []
        self.players = [Player(self, seat) for seat in range(len(names))]
        state.listen()

    def __getattr__(self, name: str) -> Player:
        if name not in self.names:
            raise AttributeError(f"nobody at this table is called {name}")
        return self.players[self.names.index(name)]

    def fate(self, *said: str | int) -> None:
        """What chance gives next (see the top of this module)."""
        self.state.chance = Fate(self.state, said)

    # --- what is going on ---------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str]:
        """Who has to decide what."""
        if not self.state.waiting:
            return ("nobody", "over")
        (seat,) = self.state.waiting
        return (self.names[seat], str(self.position["frames"][-1]["frame"]))

    def choices(self, name: str) -> list[str]:
        """What a player may do now, as notation with names."""
        seat = self.names.index(name)
        texts = [GAME.notation(self.state, seat, move) for move in self.state.legal(seat)]
        return [" ".join(map(self._with_name, text.split())) for text in texts]

    @property
    def saga(self) -> list[str]:
        """What happened so far, as an onlooker is told."""
        return self.saw(None)

    def saw(self, name: str | None) -> list[str]:
        """What happened so far, as a player is told."""
        seat = None if name is None else self.names.index(name)
        told = (GAME.tell(event, seat) for event in self.events)
        return [self._said(event) for event in told if event is not None]

    def view(self, name: str | None) -> dict[str, Any]:
        """What a player (None: an onlooker) may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def all_see(self, *but: str) -> list[Any]:
        """All views and all that was told, onlookers included, of everybody but those named."""
        onlookers = [name for name in (*self.names, None) if name not in but]
        return [(name, self.view(name), self.saw(name)) for name in onlookers]

    # --- what lies in the middle --------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        """Everything, as the game writes it."""
        return self.state.to_json()

    @property
    def pile(self) -> list[str]:
        return in_order(self.position["pile"])

    @property
    def deck(self) -> int:
        """How many cards the people deck has."""
        return sum(self.position["people"].values())

    @property
    def hall(self) -> list[str]:
        """The deities of the Hall, in the order of `words`; a Ragnarök is last."""
        deities: list[str] = self.position["hall"]
        return [*deities, RAGNAROK] if self.position["ragnarok_in_hall"] else deities

    @property
    def gone(self) -> list[str]:
        """The deity discard."""
        return self._named("deities_gone", list[str])

    @property
    def deities_left(self) -> int:
        """Deities in the deck; a Ragnarök there is not counted."""
        return self._named("deities_left", int)

    @property
    def used(self) -> list[str]:
        """Deities with a used mark."""
        return self._named("used", list[str])

    @property
    def prizes(self) -> list[str]:
        """The victory cards that are fought for."""
        return self._named("prizes", list[str])

    @property
    def victories_left(self) -> int:
        return self._named("victories_left", int)

    @property
    def round(self) -> int:
        return self._named("round", int)

    @property
    def reshuffles(self) -> int:
        return self._named("reshuffles", int)

    @property
    def last_round(self) -> bool:
        return self._named("last_round", bool)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self._named("active", int)]

    @property
    def first(self) -> str | None:
        """First place of the last round."""
        return self._who("first")

    @property
    def second(self) -> str | None:
        """Second place of the last round, if it took a victory card."""
        return self._who("second")

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def _named(self, key: str, _: type[T]) -> T:
        value: T = self.position[key]
        return value

    def _who(self, key: str) -> str | None:
        seat = self.position[key]
        return None if seat is None else self.names[seat]

    # --- playing ------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a move in notation, legal or not: an illegal one raises IllegalMove and, this is
        checked, changes nothing."""
        move = self._move_named(seat, text)
        before = self.state.key()
        try:
            self.state.play(seat, move)
        except IllegalMove:
            assert self.state.key() == before, f"{text!r} was refused, yet something changed"
            raise
        self.events += self.state.take_events()
        again = GAME.from_json(self.state.to_json())
        assert again.key() == self.state.key(), "the position can't be stored"

    def nobody_reacts(self) -> None:
        """Everybody who is asked for a reaction declines, one after the other."""
        while self.asked[1] == "react":
            self.play(self.state.waiting[0], "done")

    def play_until(self, reached: Callable[[Table], bool], seed: int = 0) -> None:
        """Let everybody do anything that is allowed until something is reached (or all is over)."""
        anything = random.Random(seed)
        while self.state.waiting and not reached(self):
            seat = self.state.waiting[0]
            self.state.play(seat, anything.choice(self.state.legal(seat)))
            self.events += self.state.take_events()

    def foreseen(self, seat: int, text: str) -> Any:
        """What the game foresees of a legal move."""
        move = self._move_named(seat, text)
        legal = self.state.legal(seat)
        assert move in legal, f"{text!r} is not legal"
        return GAME.foresee(self.state, seat, legal).get(move, {})

    def _move_named(self, seat: int, text: str) -> int:
        wanted = " ".join(map(self._without_name, text.lower().split()))
        for move in chain(self.state.legal(seat), range(GAME.actions)):
            if GAME.notation(self.state, seat, move) == wanted:
                return move
        choices = ", ".join(self.choices(self.names[seat])) or "nothing"
        raise BadNotation(f"{text!r} means nothing here; {self.names[seat]} can play: {choices}")

    def _without_name(self, word: str) -> str:
        return f"p{self.names.index(word) + 1}" if word in self.names else word

    def _with_name(self, word: str) -> str:
        return self.names[int(word[1:]) - 1] if word[0] == "p" and word[1:].isdecimal() else word

    def _said(self, event: dict[str, Any]) -> str:
        """An event as a line: its name, then its fields. Seats by name, places from 1; of yes-or-no
        fields those that are so; nothing for what there isn't."""
        words = []
        for name, value in event.items():
            if value is None or value is False:
                continue
            if name in ("seat", "line", "first", "second", "owner"):
                words.append(self.names[value])
            elif name == "place":
                words.append(str(value + 1))
            else:
                words.append(name if value is True else str(value))
        return " ".join(words)


@contextmanager
def refused(rule_id: str, key: str | None = None) -> Iterator[None]:
    """`with refused("W-46", "may-not-stand"): …` holds that the move is not allowed, that this rule
    says so, and that the reason given is wolves-why-may-not-stand."""
    with pytest.raises(IllegalMove) as refusal:
        yield
    reason = refusal.value.reason
    assert reason.rule == rule_id, f"refused by {reason.rule}, {reason.key}"
    assert key is None or reason.key == f"wolves-why-{key}", f"refused by {reason.key}"

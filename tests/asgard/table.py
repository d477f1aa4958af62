"""A table of Intrigues of Asgard to write tests at: state it in words, play, look.

    table = asgard(
        erik="Loki/Sif over 2 Thor, doubled",
        anna="7 Loki; Odin/Bragi",
        awakening="Loki",
    )
    table.anna("turn erik Loki 1")
    assert table.erik.stacks == {"Sif": 1, "Thor": 2}
    assert table.doubling_card == "middle"

Players sit in the order they are named; what lies before them is said as in `words`. Whatever isn't
said (other heads, hands, the deck, the other goals) is filled in from the cards that are left, so
that every card of the game is there once. Moves are the game's notation with names for players.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

import meadhall
from meadhall.kernel import BadNotation, BadPosition, IllegalMove, Outcome, State
from meadhall.kernel.events import Event

from .words import AESIR, SCORE_PILE, Supply, cards_in, goal_columns, god_named, pair, place_in

GAME = meadhall.game("asgard")


def asgard(
    *,
    awakening: str | None = None,
    final: str | None = None,
    battle: int | dict[str, str] | None = None,
    round: int | None = None,
    goals: str = "",
    deck: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **players: str,
) -> Table:
    """A table as the words say, at one of three moments:

    `awakening="Loki"`  Loki awakens, and the game itself finds out whom it favours
    `final="Loki"`      the same in the final count; "Odin" is where it begins
    `battle=2`          everybody has 2 cards in hand, or those named: {"erik": "Odin/Sif, Loki"}

    `goals` are those of the round's column, row 1 first, or all: "Odin | Sif | Loki, Thor". `deck`
    names all its cards; what is then left over lies in the score piles. Without `round` it is the
    first in which so many cards can lie on the table.
    """
    if [awakening, final, battle].count(None) != 2:
        raise ValueError("one of awakening, final and battle says what happens next")
    names = list(players)
    position = _start(len(names), seed, options)
    supply = Supply(_all_cards(position))
    next_awake = god_named(awakening or final or "Odin")
    _lay_out(position, names, players, battle, deck, supply)
    if battle is None:
        position["frames"] = _just_before(next_awake, final is not None)
    for each in [round or 3] if round or final else [1, 2, 3]:
        position["round"] = each
        position["goals"] = goal_columns(goals, each, next_awake)
        try:
            state = GAME.from_json(position)
            break
        except BadPosition as wrong:
            refusal = wrong
    else:
        raise refusal
    table = Table(names, state)
    if battle is None:
        table.players[0]("done")
        table.events.pop(0)  # nobody needs to hear of that
    return table


def new_game(*names: str, seed: int = 0, options: dict[str, Any] | None = None) -> Table:
    """A game that has just been set up and dealt."""
    return Table(list(names), GAME.start(len(names), seed, options))


def _start(players: int, seed: int, options: dict[str, Any] | None) -> dict[str, Any]:
    position: dict[str, Any] = GAME.start(players, seed, options).to_json()
    return position


def _all_cards(position: dict[str, Any]) -> dict[str, int]:
    """How many cards of each kind the game has: at the start all are in the deck or in hands."""
    copies: dict[str, int] = dict(position["deck"])
    for hand in position["hands"]:
        for kind in hand:
            copies[kind] = copies.get(kind, 0) + 1
    return {
        pair(one, two): copies.get(pair(one, two), 0)
        for one in AESIR
        for two in AESIR
        if one != two
    }


def _lay_out(
    position: dict[str, Any],
    names: list[str],
    players: dict[str, str],
    battle: int | dict[str, str] | None,
    deck: str | None,
    supply: Supply,
) -> None:
    """Give every card of the game its place."""
    places = [place_in(players[name]) for name in names]
    said = battle if isinstance(battle, dict) else {}
    hands = [cards_in(said.get(name, "")) for name in names]
    dealt = battle if isinstance(battle, int) else max(map(len, hands))
    in_deck = cards_in(deck or "")
    supply.place_all([card for place in places for card in place.cards()] + sum(hands, in_deck))
    position["stacks"] = [place.position() for place in places]
    position["hands"] = [
        [card.kind for card in hand] + [supply.take_any() for _ in range(dealt - len(hand))]
        for hand in hands
    ]
    scores = [place.points for place in places]
    position["out_of_play"] = {}
    for _ in range(sum(scores)):
        _add(position["out_of_play"], supply.take_any())
    if deck is None:
        position["deck"] = supply.rest()
    else:
        position["deck"] = {}
        for card in in_deck:
            _add(position["deck"], card.kind)
        while supply.rest():
            _add(position["out_of_play"], supply.take_any())
            scores[scores.index(min(scores))] += 1
        if max(scores) > SCORE_PILE:
            raise ValueError("too many cards are left over; lay out more, or seat more players")
    position["scores"] = scores
    for seat, place in enumerate(places):
        if place.doubled:
            position["doubled"] = {"seat": seat, "god": place.doubled.lower()}


def _add(bag: dict[str, int], kind: str) -> None:
    bag[kind] = bag.get(kind, 0) + 1


def _just_before(god: str, final: bool) -> list[dict[str, Any]]:
    """The moment before an awakening, such that one move leads to it and nothing else happens:
    the first player has chosen the goal of the Aesir before and need only say that they score no
    card (A-42), or don't score in the final count (A-70)."""
    next_awake = AESIR.index(god)
    before = {"who": [0], "actor": 0, "god": max(next_awake - 1, 0)}
    if final and next_awake > 0:
        return [
            {"frame": "final-count", "who": [], "actor": 0, "next": next_awake},
            {"frame": "final-score", **before},
        ]
    if final:  # the last awakening of round 3 is over, so the count begins by itself
        next_awake = len(AESIR)
        before["god"] = next_awake - 1
    return [
        {"frame": "awakening", "who": [], "actor": 0, "next": next_awake},
        {"frame": "score-goal", **before, "limit": 1, "chosen": 0},
    ]


class Table:
    """Players around a game in progress. `table.erik` is a :class:`Player`."""

    def __init__(self, names: list[str], state: State) -> None:
        self.names = names
        self.state = state
        self.events: list[Event] = []
        self.players = [Player(self, seat) for seat in range(len(names))]
        state.listen()

    def __getattr__(self, name: str) -> Player:
        if name not in self.__dict__.get("names", ()):
            raise AttributeError(f"nobody at this table is called {name}")
        return self.players[self.names.index(name)]

    # --- what is going on ---------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str]:
        """Who has to decide what: ("anna", "loki"), ("anna", "favour sif"), ("erik, anna", "pick").
        The kinds of questions are those of a view."""
        if not self.state.waiting:
            return ("nobody", "over")
        seats = self.state.waiting
        asked = self.state.view(seats[0])["decision"]
        kind, god = asked["kind"], asked.get("god", "")
        said = kind if kind == "pick" or kind.startswith(god) else f"{kind} {god}"
        return (", ".join(self.names[seat] for seat in seats), said)

    def choices(self, name: str) -> list[str]:
        """What a player may do now, as notation with names."""
        seat = self.names.index(name)
        texts = [GAME.notation(self.state, seat, move) for move in self.state.legal(seat)]
        return [" ".join(map(self._with_name, text.split())) for text in texts]

    @property
    def saga(self) -> list[str]:
        """What happened so far, as an onlooker is told: "awakens loki", "favoured loki anna 3"."""
        return self.told(None)

    def told(self, name: str | None) -> list[str]:
        """What happened so far, as a player is told."""
        seat = None if name is None else self.names.index(name)
        told = (GAME.tell(event, seat) for event in self.events)
        return [self._said(event) for event in told if event is not None]

    def view(self, name: str | None) -> dict[str, Any]:
        """What a player (None: an onlooker) may know."""
        return self.state.view(None if name is None else self.names.index(name))

    # --- what lies in the middle --------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        """Everything, as the game writes it."""
        return self.state.to_json()

    @property
    def doubling_card(self) -> Any:
        """ "middle", or whose stack it lies at: ("erik", "Loki")."""
        place = self.position["doubled"]
        return "middle" if place is None else (self.names[place["seat"]], place["god"].capitalize())

    @property
    def round(self) -> int:
        return int(self.position["round"])

    @property
    def goals(self) -> list[list[str | None]]:
        """The columns, row 1 first; None is face down."""
        columns: list[list[str | None]] = self.position["goals"]
        return columns

    @property
    def deck(self) -> int:
        """How many cards it has."""
        return sum(self.position["deck"].values())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

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

    def play_until(self, reached: Callable[[Table], bool], seed: int = 0) -> None:
        """Let everybody do anything that is allowed until something is reached (or all is over)."""
        anything = random.Random(seed)
        while self.state.waiting and not reached(self):
            seat = self.state.waiting[0]
            self.state.play(seat, anything.choice(self.state.legal(seat)))
            self.events += self.state.take_events()

    def play_to_round(self, round_: int, seed: int = 0) -> None:
        """Let everybody do anything that is allowed until a round has been dealt."""
        self.play_until(lambda table: table.round == round_, seed)

    def play_to_the_end(self, seed: int = 0) -> Outcome:
        """Let everybody do anything that is allowed until the game is over."""
        self.play_until(lambda table: False, seed)
        assert self.outcome is not None
        return self.outcome

    def battle_turn(self) -> None:
        """A turn of the battle in which everybody picks what is listed first."""
        for player, name in zip(self.players, self.names, strict=True):
            player(self.choices(name)[0])

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
        """An event as a line: its name, then its fields; of yes-or-no fields those that are so."""
        words = []
        for name, value in event.items():
            if name == "seat":
                words.append(self.names[value])
            elif name == "seats":
                words.append("+".join(self.names[seat] for seat in value) or "nobody")
            elif name == "each":
                continue  # as the stacks show; a test of disputes looks at it
            elif value is True:
                words.append(name)
            elif value is not False:
                words.append(str(value))
        return " ".join(words)


class Player:
    """Somebody at the table; call it to play: `table.anna("give sif 1", "take erik loki 2")`."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(self, *moves: str) -> None:
        for move in moves:
            self.table.play(self.seat, move)

    @property
    def stacks(self) -> dict[str, int]:
        """How many cards each stack has, Thor cards under it included. (Doubling makes no cards:
        that is `attention`.)"""
        return {
            god.capitalize(): len(stack["cards"]) + len(stack["under"])
            for god, stack in self._lying.items()
        }

    def stack(self, god: str) -> str:
        """A stack in the words it can be stated with, every head named and bottom first:
        "Loki/Odin, Loki/Sif over Thor/Bragi"; "" if there is none."""
        stack = self._lying.get(god.lower(), {"cards": [], "under": []})
        cards = ", ".join(f"{god}/{other.capitalize()}" for other in stack["cards"])
        under = ", ".join(f"Thor/{other.capitalize()}" for other in stack["under"])
        return f"{cards} over {under}" if under else cards

    def attention(self, god: str) -> int:
        """A-30, as everybody sees it."""
        stack = self.table.view(None)["stacks"][self.seat].get(god.lower())
        return int(stack["attention"]) if stack else 0

    def foresees(self, move: str) -> dict[str, int]:
        """What a move would do to attention, as far as the player may know: {"erik Odin": 3}."""
        table = self.table
        number = table._move_named(self.seat, move)
        foreseen = GAME.foresee(table.state, self.seat, table.state.legal(self.seat))
        return {
            f"{table.names[each['seat']]} {each['god'].capitalize()}": each["attention"]
            for each in foreseen.get(number, {"changes": []})["changes"]
        }

    @property
    def score(self) -> int:
        return int(self.table.position["scores"][self.seat])

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.table.position["hands"][self.seat]
        return cards

    @property
    def place(self) -> int:
        """Once the game is over: 1 is the winner's."""
        assert self.table.outcome is not None, "the game is not over"
        return self.table.outcome.ranks[self.seat]

    @property
    def _lying(self) -> dict[str, dict[str, list[str]]]:
        stacks: dict[str, dict[str, list[str]]] = self.table.position["stacks"][self.seat]
        return stacks


def refused(why: str) -> pytest.RaisesExc[IllegalMove]:
    """`with refused("A-55"): …` holds that a move is not allowed and that this rule says so. What
    no rule of the game but the table's order forbids goes by the key of the reason."""
    return pytest.RaisesExc(
        IllegalMove, check=lambda refusal: why in (refusal.reason.rule, refusal.reason.key)
    )

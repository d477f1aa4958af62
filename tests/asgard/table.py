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

from typing import Any

import meadhall
from meadhall.kernel import BadPosition
from meadhall.testing import scenario
from meadhall.testing.scenario import refused

from .words import AESIR, SCORE_PILE, Supply, cards_in, goal_columns, god_named, pair, place_in

__all__ = ["GAME", "Player", "Table", "asgard", "new_game", "refused"]

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


class Player(scenario.Player):
    """Somebody at the table; call it to play: `table.anna("give sif 1", "take erik loki 2")`."""

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
        foreseen = self.table.foreseen(self.seat, move)
        return {
            f"{self.table.names[each['seat']]} {each['god'].capitalize()}": each["attention"]
            for each in foreseen.get("changes", [])
        }

    @property
    def score(self) -> int:
        return int(self.table.position["scores"][self.seat])

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.table.position["hands"][self.seat]
        return cards

    @property
    def _lying(self) -> dict[str, dict[str, list[str]]]:
        stacks: dict[str, dict[str, list[str]]] = self.table.position["stacks"][self.seat]
        return stacks


class Table(scenario.Scenario[Player]):
    """Players around a game of Intrigues of Asgard in progress."""

    game = GAME
    player = Player
    place_fields = ()
    seats_joined = "+"
    unsaid_fields = ("each",)  # as the stacks show; a test of disputes looks at it

    def question(self) -> str:
        """ "loki", "favour sif", "pick": the kinds of questions are those of a view."""
        asked = self.state.view(self.state.waiting[0])["decision"]
        kind, god = asked["kind"], asked.get("god", "")
        return kind if kind == "pick" or kind.startswith(god) else f"{kind} {god}"

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

    def play_to_round(self, round_: int, seed: int = 0) -> None:
        """Let everybody do anything that is allowed until a round has been dealt."""
        self.play_until(lambda table: table.round == round_, seed)

    def battle_turn(self) -> None:
        """A turn of the battle in which everybody picks what is listed first."""
        for player, name in zip(self.players, self.names, strict=True):
            player(self.choices(name)[0])


new_game = Table.new_game

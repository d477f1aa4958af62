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

from typing import Any

import meadhall
from meadhall.testing.scenario import Scenario, cards_in, refused

from .fate import Fate
from .layout import all_people, lay_out, place_deities, place_victories, turn_of
from .player import Player
from .words import DEITIES, RAGNAROK, Supply, in_order, place_in

__all__ = ["GAME", "Table", "new_game", "refused", "wolves"]

GAME = meadhall.game("wolves")


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
    rules: int | None = None,
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
    `rules`       the version of the rules, otherwise the newest
    `frames`      instead of a turn: the open questions, as positions write them
    """
    names = list(players)
    places = [place_in(players[name]) for name in names]
    game = GAME.by_rules(rules or GAME.rules_version)
    position: dict[str, Any] = game.start(len(names), seed, options).to_json()
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


class Table(Scenario[Player]):
    """Players around a game of Wolves of Odin in progress."""

    game = GAME
    player = Player
    chance = Fate
    seat_fields = ("seat", "line", "first", "second", "owner")

    # --- what lies in the middle --------------------------------------------------------------

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

    def _who(self, key: str) -> str | None:
        seat = self.position[key]
        return None if seat is None else self.names[seat]

    def nobody_reacts(self) -> None:
        """Everybody who is asked for a reaction declines, one after the other."""
        while self.asked[1] == "react":
            self.play(self.state.waiting[0], "done")


new_game = Table.new_game

"""A table of Vikings Gone Wild to write tests at: state it in words, play, look.

    table = vikings(
        ragnar="hand: 2 beer, elf-archer; village: brewery(1), new tavern; points: 3",
        lagerta="hand: cannon; village: gold-factory(1), beer-store(3); hall: 2",
    )
    table.ragnar("play beer", "play beer", "buy elf-archer")
    assert table.ragnar.played == ["beer", "beer", "elf-archer"]
    assert table.ragnar.tokens == {}
    table.ragnar("attack lagerta beer-store-1", "send elf-archer", "go")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("defend cannon", "done")
    assert "repelled ragnar lagerta beer-store-1" in table.saga
    assert table.lagerta.points == 1

**Stating.** Players sit clockwise in the order they are named, two to four of them; what each has
is said as in `words`, and the first named has the marker and is on turn unless `first` and `turn`
say otherwise. Whatever isn't said is filled in so that every card is there once: see
:func:`vikings`. `new_game("ragnar", "lagerta", seed=3)` is a game just set up, its saga included.

**Playing.** `table.ragnar("end")` plays a move in the game's notation (see the module `notation`)
with names for players: "play shaman"; "buy pigator", "buy path 3" (1 is next to the deck); "build
tavern", "upgrade", "dismantle brewery-2"; "exchange beer"; "bring hall gold"; "attack lagerta
hall", "fight undead 2", "fight dragon", then "send elf-archer" …, "go"; "defend cannon", "done";
"claim 1" … He can make several moves in one call. An illegal one raises IllegalMove:

    with refused("V-42", "already-attacked"):      # the rule, and vikings-why-… (may be left out)
        table.ragnar("attack lagerta hall")

After every move the whole position is written, read back and compared, so no card is ever lost.
`table.end_round()` ends all turns, up to the next round or to another question than a turn;
`table.nobody_defends()` answers "done" for whoever is asked to defend.

**Chance.** `table.fate("beer", "path scroll", "mission beer", "thor", 0)` says what chance gives
next, in this order: cards from the deck of whoever draws ("lagerta beer" if it isn't clear whose),
of Odin's Path, missions, Asgard cards, "tie builder"; numbers answer other lots. Then chance goes
on by itself. When a round ends, the Path's card comes before hands are drawn, first player first.

**Looking.** `table.asked` is who is asked what: ("lagerta", "defend"), ("ragnar, lagerta", "keep"),
("nobody", "over"); the questions are named in the module `shapes`. `table.choices("ragnar")` lists
his moves.

    table.ragnar  hand, known, bare, deck, discard, played, kept (lists of cards), village, new,
                  damaged (lists of sites: "brewery-1", "hall"), walls, defences, tokens (by site;
                  "hall beer"), level, limit, beer and gold (temporary), points, missions, done,
                  counts, place (once the game is over)
    table         market, buildings (how many are left), path, path_deck (its size), path_discard,
                  asgard (open), asgard_left, missions_left, missions_under, achievements, round,
                  first, turn, attacked, quiet, last_round, outcome, position (all of it, as data)

Cards without an order of their own come in the order of `words`.

`table.saga` is what happened, as an onlooker is told, one line an event: "bought ragnar scroll 3",
"points ragnar 1 undead 6" (points, what for, all he has now); `table.saw("lagerta")` the same as
told to a player: "drew ragnar" or "drew lagerta beer". `table.view("lagerta")` and
`table.view(None)` are the views. `table.all_see("lagerta")` is all that everybody but lagerta
knows, to compare tables that differ in something hidden.
"""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.testing.scenario import Scenario, cards_in, refused

from .fate import Fate
from .layout import (
    Supply,
    all_cards,
    lay_out_asgard,
    lay_out_missions,
    lay_out_path,
    lay_out_piles,
    lay_out_players,
)
from .player import Player
from .words import ACHIEVEMENTS, MISSIONS, in_order, place_in

__all__ = ["GAME", "Table", "new_game", "refused", "vikings"]

GAME = meadhall.game("vikings")


def vikings(
    *,
    turn: str | None = None,
    first: str | None = None,
    path: str | None = None,
    path_deck: str | None = None,
    path_discard: str | None = None,
    asgard: str | None = None,
    asgard_deck: int | None = None,
    mission_deck: str | None = None,
    under: str = "",
    achievements: str | None = None,
    round: int = 2,
    quiet: int = 0,
    gained: bool = False,
    this_turn: dict[str, Any] | None = None,
    frames: list[dict[str, Any]] | None = None,
    rules: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **players: str,
) -> Table:
    """A table as the words say.

    `turn`          whose turn it is; `first`: who has the marker, otherwise the first named
    `path`          the open cards of Odin's Path, from the deck on; "-" is an empty place, harmless
                    cards fill it up to five, and no undead
    `path_deck`     all cards of its deck, the rest lies in its discard; otherwise all the others
    `path_discard`  its discard; with both said, the last player has bought the rest
    `asgard`        the open Asgard cards, otherwise two; `asgard_deck`: how many more there are
    `mission_deck`  the missions nobody has seen, otherwise all the others
    `under`         missions put under the deck, the upper first
    `achievements`  the open ones, otherwise four
    `quiet`         rounds in a row in which nobody gained a point; `gained`: somebody has, in this
    `this_turn`     what the turn was like so far, as positions write it: {"hits": 1, "rally": 1}
    `rules`         the version of the rules, otherwise the newest
    `frames`        instead of a turn: the open questions, as positions write them
    """
    names = list(players)
    places = [place_in(players[name]) for name in names]
    active = names.index(turn or names[0])
    game = GAME.by_rules(rules or GAME.rules_version)
    position: dict[str, Any] = game.start(len(names), seed, options).to_json()
    position["fresh_missions"] = [seat["missions"] for seat in position["seats"]]
    supply = Supply(all_cards(position))
    lay_out_players(position, places, supply)
    lay_out_piles(position, places, supply)
    lay_out_path(position, supply, path, path_deck, path_discard)
    lay_out_asgard(position, supply, asgard, asgard_deck)
    lay_out_missions(position, places, mission_deck, under)
    if achievements is not None:
        position["achievements"] = cards_in(achievements, ACHIEVEMENTS)
    now = places[active].numbers
    position["turn"] |= {"beer": now.get("beer", 0), "gold": now.get("gold", 0)}
    position["turn"] |= this_turn or {}
    position |= {
        "round": round,
        "first": names.index(first or names[0]),
        "active": active,
        "quiet": quiet,
        "gained": gained,
        "attacked": marked(places, "attacked"),
        "dragons": marked(places, "fought-dragon"),
        "claimed": marked(places, "claimed"),
        "declines": marked(places, "declines"),
        "frames": frames or [{"frame": "turn", "who": [active], "actor": active}],
    }
    return Table(names, GAME.from_json(position))


def marked(places: list[Any], mark: str) -> list[int]:
    return [seat for seat, place in enumerate(places) if mark in place.marks]


class Table(Scenario[Player]):
    """Players around a game of Vikings Gone Wild in progress."""

    game = GAME
    player = Player
    chance = Fate
    seat_fields = ("seat", "victim")
    place_fields = ("place", "slot")

    # --- what lies in the middle --------------------------------------------------------------

    @property
    def market(self) -> dict[str, int]:
        """Cards in the open piles of fighters and fortifications."""
        return self._named("market", dict[str, int])

    @property
    def buildings(self) -> dict[str, int]:
        """Cards in the piles of buildings."""
        return self._named("buildings", dict[str, int])

    @property
    def path(self) -> list[str | None]:
        """The open cards of Odin's Path, from the deck on."""
        return self._named("path", list[str | None])

    @property
    def path_deck(self) -> int:
        """How many cards the Path's deck has."""
        return sum(self._named("path_unseen", dict[str, int]).values())

    @property
    def path_discard(self) -> list[str]:
        return in_order(self._named("path_discard", dict[str, int]))

    @property
    def asgard(self) -> list[str]:
        """The open Asgard cards; the third has just been turned up."""
        return [card for card in self._named("asgard", list[str | None]) if card]

    @property
    def asgard_left(self) -> int:
        """How many cards the Asgard deck has."""
        return self._named("asgard_left", int)

    @property
    def missions_left(self) -> list[str]:
        """Missions nobody has seen."""
        return in_order(self._named("missions_unseen", dict[str, int]), MISSIONS)

    @property
    def missions_under(self) -> list[str]:
        """Missions put under the deck, the upper first."""
        return self._named("missions_under", list[str])

    @property
    def achievements(self) -> list[str]:
        return self._named("achievements", list[str])

    @property
    def round(self) -> int:
        return self._named("round", int)

    @property
    def first(self) -> str:
        """Who has the marker."""
        return self.names[self._named("first", int)]

    @property
    def turn(self) -> str | None:
        """Whose turn it is."""
        active = self.position["active"]
        return None if active is None else self.names[active]

    @property
    def attacked(self) -> list[str]:
        """Who has been attacked this round."""
        return [self.names[seat] for seat in self._named("attacked", list[int])]

    @property
    def quiet(self) -> int:
        """Rounds in a row in which nobody gained a point."""
        return self._named("quiet", int)

    @property
    def last_round(self) -> bool:
        return self._named("last_round", bool)

    def end_round(self) -> None:
        """Everybody ends their turn, up to the next round or another question."""
        now = self.round
        while self.asked[1] == "turn" and self.round == now:
            self.play(self.state.waiting[0], "end")

    def nobody_defends(self) -> None:
        """Whoever is asked to defend declines."""
        while self.asked[1] == "defend":
            self.play(self.state.waiting[0], "done")


new_game = Table.new_game

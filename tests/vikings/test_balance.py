"""What is counted of a game to weigh its numbers."""

from __future__ import annotations

from meadhall.games.vikings.balance import ours

from .table import GAME, Table, vikings


class Watched:
    """A table at which every move is counted."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tally = GAME.tally()

    def play(self, seat: int, *moves: str) -> None:
        for text in moves:
            state = self.table.state
            self.tally.before(state, seat, GAME.parse(state, seat, text))
            self.table.play(seat, text)

    def row(self, gauge: str, row: str) -> tuple[float, float] | None:
        counts = self.tally.counts.get((gauge, row))
        return None if counts is None else (counts[0], counts[1])


def one_round(points: int) -> Watched:
    """Ragnar buys, beats the Dragon and does a mission; his store is full."""
    mine = f"points: {points}; village: beer-store(4); missions: worker"
    watched = Watched(
        vikings(
            ragnar=f"hand: 5 beer, warrior; {mine}",
            lagerta="hand: 2 gold; points: 2",
            path="gold-bars, sword, hero-trap, shaman, scroll",
            achievements="builder",
        )
    )
    watched.play(0, "play beer", "play beer", "play beer", "build gold-store", "claim 1")
    watched.play(0, "play beer", "play beer", "buy path 5")
    watched.play(0, "fight dragon", "send warrior", "go", "loot gold", "end")
    watched.play(1, "play gold", "play gold", "end")
    return watched


def whole_game() -> Watched:
    """That round, when it is the last: the store ends the game."""
    watched = one_round(points=38)
    assert watched.table.outcome is not None
    watched.tally.ended(watched.table.state)
    return watched


def test_a_chance_to_buy_is_counted_once_a_turn() -> None:
    watched = one_round(points=0)
    watched.play(watched.table.state.waiting[0], "end")  # of the next round
    assert watched.row("bought", "gold-store") == (1, 1)
    assert watched.row("bought", "scroll") == (1, 1)
    assert watched.row("bought", "elf-archer") == (0, 1)  # ragnar's turn
    assert watched.row("bought", "brewery") == (0, 1)  # lagerta's
    assert watched.row("bought", "cannon") == (0, 1)
    assert watched.row("bought", "bone-crusher") == (0, 1)  # with the four beers in the store
    assert watched.row("bought", "tavern") == (0, 1)  # the same
    assert watched.row("bought", "pigator") is None
    assert watched.row("bought", "hall-2") is None


def test_what_is_left_in_the_last_round_is_no_judgement() -> None:
    watched = whole_game()
    assert watched.row("bought", "gold-store") is None
    assert watched.row("bought", "elf-archer") is None


def test_a_chance_to_attack_is_counted_once_a_turn() -> None:
    watched = whole_game()
    assert watched.row("attacked", "dragon") == (1, 1)
    assert watched.row("attacked", "player") == (0, 1)
    assert watched.row("attacked", "undead") is None


def test_missions_are_counted_by_turns_in_which_they_were_open() -> None:
    watched = whole_game()
    assert watched.row("missions", "worker") == (1, 1)


def test_points_are_counted_by_what_they_are_for() -> None:
    watched = whole_game()
    total = 1 + 1 + 6  # a mission, a full store, an achievement
    assert watched.row("points", "mission") == (1, total)
    assert watched.row("points", "stores") == (1, total)
    assert watched.row("points", "achievements") == (6, total)
    assert watched.row("points", "attacks") == (0, total)


def test_rounds_are_counted() -> None:
    assert whole_game().row("rounds", "all") == (2, 1)


def test_an_asgard_card_is_weighed_against_those_beside_it() -> None:
    watched = Watched(
        vikings(
            ragnar="points: 4; missions: worker; beer: 2",
            lagerta="",
            asgard="thor, mjolnir",
        )
    )
    watched.table.fate("grendel")
    watched.play(0, "build gold-store", "claim 1", "asgard 2")
    assert watched.row("asgard", "mjolnir") == (1, 1)
    assert watched.row("asgard", "thor") == (0, 1)
    assert watched.row("asgard", "grendel") == (0, 1)


def test_only_what_is_ours_is_judged() -> None:
    judged = ours()
    assert {"gold-bars", "hall-3", "thor", "pigator", "shaman", "tavern", "beer-store"} <= judged
    assert not judged & {"elf-archer", "bone-crusher", "cannon", "sheep-cannon", "brewery"}
    assert not judged & {"hall-2", "money-theft", "beer", "undead-gold"}
    gauges = {gauge.name: gauge for gauge in GAME.tally().gauges}
    assert gauges["bought"].judges("gold-bars")
    assert not gauges["bought"].judges("cannon")

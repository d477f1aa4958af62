"""Taking back (V-84)."""

from __future__ import annotations

import pytest

from meadhall.kernel.errors import CannotUndo
from meadhall.kernel.session import Session

from .rules import rule
from .table import GAME, Table, vikings


class Sitting:
    """A table at which moves can be taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session = Session(GAME, len(table.names))
        self.session.state = table.state

    def play(self, name: str, *moves: str) -> None:
        seat = self.table.names.index(name)
        for move in moves:
            self.session.play(seat, self.table.move_named(seat, move))

    def undo(self, name: str) -> None:
        self.session.undo(self.table.names.index(name))
        self.table.state = self.session.state

    def stands(self, name: str) -> str | None:
        """Why the player's last move stands; None if it can be taken back."""
        reason = self.session.why_no_undo(self.table.names.index(name))
        return None if reason is None else reason.key


HIDDEN = "kernel-undo-hidden-appeared"
ANOTHER = "kernel-undo-another-decided"
NOTHING = "kernel-undo-nothing"


@rule("V-84")
@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("hand: beer", ["play beer"]),
        ("hand: gold-miner; village: gold-factory", ["play gold-miner"]),
        ("beer: 1; village: 2 brewery(1)", ["buy elf-archer"]),
        ("gold: 2", ["buy cannon"]),
        ("gold: 2", ["build brewery"]),
        ("gold: 3", ["upgrade"]),
        ("beer: 1; village: brewery(1)", ["exchange beer"]),
        ("village: beer-store(2), brewery(1)", ["bring brewery-1"]),
        ("village: damaged beer-store[cannon](2)", ["dismantle beer-store-1"]),
        ("hand: warrior", ["attack lagerta hall"]),
        ("hand: warrior, sword", ["attack lagerta hall", "send warrior", "send sword"]),
        ("hand: warrior", ["fight dragon", "send warrior"]),
        ("hand: crystal", ["play crystal", "mix 1"]),
    ],
)
def test_what_shows_nothing_new_can_be_taken_back(words: str, moves: list[str]) -> None:
    table = vikings(ragnar=words, lagerta="")
    before = table.state.key()
    sitting = Sitting(table)
    sitting.play("ragnar", *moves)
    for _ in moves:
        sitting.undo("ragnar")
    assert table.state.key() == before


@rule("V-84")
def test_a_whole_turn_can_be_taken_back_move_by_move() -> None:
    table = vikings(ragnar="hand: 3 beer, 2 gold; village: tavern", lagerta="")
    before = table.state.key()
    sitting = Sitting(table)
    moves = ["play beer", "play beer", "play beer", "buy elf-archer", "play gold", "play gold"]
    moves += ["dismantle tavern-1", "build brewery"]
    sitting.play("ragnar", *moves)
    for _ in moves:
        sitting.undo("ragnar")
    assert table.state.key() == before
    assert sitting.stands("ragnar") == "kernel-undo-nothing"


@rule("V-84")
def test_the_game_goes_on_from_what_was_taken_back() -> None:
    table = vikings(ragnar="gold: 3", lagerta="")
    sitting = Sitting(table)
    sitting.play("ragnar", "upgrade")
    sitting.undo("ragnar")
    sitting.play("ragnar", "build brewery")
    assert (table.ragnar.level, table.ragnar.village, table.ragnar.gold) == (1, ["brewery-1"], 1)


@rule("V-84")
@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("hand: scroll", ["play scroll"]),
        ("hand: shaman", ["play shaman"]),
        ("hand: gift-resource", ["play gift-resource"]),
        ("hand: time-manipulation", ["play time-manipulation", "done"]),
        ("beer: 3", ["buy path 1"]),
        ("gold: 1", ["swap 1"]),
        ("hand: warrior", ["attack lagerta hall", "send warrior", "go"]),
        ("hand: elf-archer", ["fight undead 2", "send elf-archer", "go"]),
        ("hand: warrior", ["fight undead 2", "send warrior", "go"]),
        ("hand: warrior", ["fight dragon", "send warrior", "go"]),
        ("hall: 2; gold: 9; points: 4", ["upgrade"]),
    ],
)
def test_what_shows_something_new_stands(words: str, moves: list[str]) -> None:
    sitting = Sitting(vikings(ragnar=words, lagerta="", path="scroll, undead-gold"))
    sitting.play("ragnar", *moves)
    assert sitting.stands("ragnar") == HIDDEN
    with pytest.raises(CannotUndo):
        sitting.undo("ragnar")


@rule("V-84")
def test_what_came_before_a_drawn_card_stands_too() -> None:
    sitting = Sitting(vikings(ragnar="hand: beer, scroll", lagerta=""))
    sitting.play("ragnar", "play beer", "play scroll")
    assert sitting.stands("ragnar") == HIDDEN


@rule("V-84")
def test_what_comes_after_a_drawn_card_can_be_taken_back() -> None:
    table = vikings(ragnar="hand: beer, scroll", lagerta="")
    sitting = Sitting(table)
    sitting.play("ragnar", "play scroll", "play beer")
    sitting.undo("ragnar")
    assert (table.ragnar.beer, table.ragnar.played) == (0, ["scroll"])
    assert sitting.stands("ragnar") == HIDDEN


@rule("V-84")
def test_an_empty_draw_shows_nothing() -> None:
    sitting = Sitting(vikings(ragnar="hand: scroll; deck:; discard:", lagerta=""))
    sitting.play("ragnar", "play scroll")
    assert sitting.stands("ragnar") is None


@rule("V-84", "V-31")
def test_a_path_card_bought_with_no_card_left_to_open_can_be_taken_back() -> None:
    table = vikings(ragnar="beer: 3", lagerta="", path="scroll", path_deck="", path_discard="")
    sitting = Sitting(table)
    sitting.play("ragnar", "buy path 1")
    sitting.undo("ragnar")
    assert (table.path[0], table.ragnar.beer) == ("scroll", 3)


@rule("V-84")
def test_a_turn_stands_once_another_acts() -> None:
    sitting = Sitting(vikings(ragnar="hand: beer", lagerta="hand: beer"))
    sitting.play("ragnar", "play beer", "end")
    sitting.play("lagerta", "play beer")
    assert sitting.stands("ragnar") == ANOTHER
    sitting.undo("lagerta")
    with pytest.raises(CannotUndo):
        sitting.undo("lagerta")


@rule("V-84")
def test_nobody_takes_back_the_moves_of_another() -> None:
    sitting = Sitting(vikings(ragnar="hand: beer", lagerta=""))
    sitting.play("ragnar", "play beer")
    assert sitting.stands("lagerta") == NOTHING


@rule("V-84", "V-53")
def test_taking_back_is_never_a_move() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior")
    assert table.choices("ragnar") == ["send elf-archer", "go"]


@rule("V-84", "V-25")
def test_what_a_drakkar_is_to_keep_can_be_taken_back_until_all_have_chosen() -> None:
    ship = "hand: gold, beer; village: drakkar"
    table = vikings(ragnar=ship, lagerta=ship, first="lagerta")
    table.end_round()
    sitting = Sitting(table)
    sitting.play("ragnar", "keep beer")
    sitting.undo("ragnar")
    sitting.play("ragnar", "keep gold")
    sitting.play("lagerta", "keep gold")
    assert (sitting.stands("ragnar"), sitting.stands("lagerta")) == (ANOTHER, HIDDEN)
    assert table.ragnar.discard == ["beer"]

"""What every game's table for tests shares, tried at the barest one."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import BadNotation
from meadhall.testing.scenario import Fate, Player, Scenario, Supply, cards_in, refused


class Somebody(Player):
    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.table.position["hands"][self.seat]
        return hand


class Decks(Fate):
    def decks(self, where: str, card: str) -> list[list[str]]:
        return [["axe", "beer"], ["beer", "axe", "crow"], ["crow", "beer", "axe"]]


class Table(Scenario[Somebody]):
    game = meadhall.game("asgard")
    player = Somebody
    chance = Decks


def new_table() -> Table:
    return Table.new_game("anna", "erik")


def test_a_new_game_tells_its_set_up() -> None:
    table = new_table()
    assert table.asked == ("anna, erik", "pick")
    assert "dealt anna 7" in table.saga
    assert len(table.erik.hand) == 7


def test_moves_are_played_by_name() -> None:
    table = new_table()
    mine = table.choices("anna")[0]
    table.anna(mine)
    assert table.asked == ("erik", "pick")
    assert table.saw("anna")[-1] == f"sealed anna {mine.removeprefix('play ')}"
    assert table.saw("erik")[-1] == table.saga[-1] == "sealed anna"
    assert [name for name, *_ in table.all_see("anna")] == ["erik", None]
    with pytest.raises(BadNotation, match="erik can play: "):
        table.erik("sing")
    with pytest.raises(AttributeError, match="nobody at this table is called mark"):
        table.mark("pass")


def test_a_game_can_be_played_anyhow() -> None:
    table = new_table()
    outcome = table.play_to_the_end(seed=2)
    assert table.asked == ("nobody", "over")
    assert outcome.ranks == (table.anna.place, table.erik.place)


def test_refused_wants_a_refusal_by_that_rule_for_that_reason() -> None:
    table = new_table()
    with refused("kernel-why-no-such-seat", "no-such-seat"):
        table.state.play(7, 0)
    for rule, why in (("A-1", None), ("kernel-why-no-such-seat", "no-such-move")):
        with pytest.raises(AssertionError, match="refused by"), refused(rule, why):
            table.state.play(7, 0)
    with pytest.raises(AssertionError, match="A-20 doesn't refuse it"), refused("A-20"):
        table.anna(table.choices("anna")[0])


def test_fate_gives_what_is_said_and_then_anything() -> None:
    table = new_table()
    table.fate(1, "beer", 5)
    chance = table.state.chance
    assert chance.below(2) == 1
    assert chance.below(2) == 1  # of the one deck that has two cards
    assert chance.below(6) == 5
    assert 0 <= chance.below(3) < 3


@pytest.mark.parametrize(
    ("said", "among", "why"),
    [
        (3, 3, "a lot below 3 is drawn, not 3"),
        ("beer", 5, "beer is to come, but chance chooses among 5 other things"),
        ("crow", 2, "no crow is there, only axe, beer"),
        ("axe", 3, "say whose deck the axe is to come from: 'anna axe'"),
    ],
)
def test_a_fate_that_cannot_be_is_told(said: str | int, among: int, why: str) -> None:
    table = new_table()
    table.fate(said)
    with pytest.raises(AssertionError, match=why):
        table.state.chance.below(among)


def test_cards_are_said_in_words_and_counted() -> None:
    names = ("axe", "beer")
    assert cards_in("2 axe, beer axe", names) == ["axe", "axe", "beer", "axe"]
    with pytest.raises(ValueError, match="no 'crow' there; only axe, beer"):
        cards_in("crow", names)
    supply = Supply({"axe": 2, "beer": 1})
    supply.take(["axe", "beer"])
    assert supply.rest() == {"axe": 1}
    with pytest.raises(ValueError, match="not that many cards beer"):
        supply.take(["beer"])

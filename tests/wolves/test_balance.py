"""What the tally of a game counts."""

from __future__ import annotations

import pytest

from meadhall.games.wolves.balance import WolvesTally, bounds
from meadhall.games.wolves.deities import VICTORY_NAMES
from meadhall.kernel.tally import Tally

from .table import GAME, Table, wolves


class Watched:
    """A table with a tally beside it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tally = GAME.tally()

    def __call__(self, name: str, *moves: str) -> None:
        for text in moves:
            seat = self.table.names.index(name)
            self.tally.before(self.table.state, seat, self.table.move_named(seat, text))
            getattr(self.table, name)(text)

    def count(self, gauge: str, row: str) -> tuple[float, float]:
        much, of = self.tally.counts[gauge, row]
        return much, of

    def rows(self, gauge: str) -> set[str]:
        return {row for name, row in self.tally.counts if name == gauge}


def last_round() -> Watched:
    """Anna shoots once, Erik parries with a Shield Wall, Mark throws a Plague away."""
    watched = Watched(
        wolves(
            anna="archer; hand: 2 archer, 8 bond; victories: crowded-hall, costly-triumph",
            erik="hirdman; hand: shield-wall, thrall; deities: freya"
            "; victories: chosen-of-the-hall",
            mark="; hand: 2 plague; deities: loki; passed 1",
            prizes="favour-of-the-high",
            last_round=True,
        )
    )
    watched("anna", "lay archer anna right", "unit erik 1")
    watched("erik", "shield")
    watched("erik", "lay thrall anna left")
    watched("mark", "draw")
    watched("mark", "hand plague")
    watched("anna", "lay archer anna left")
    watched("erik", "pass")
    watched("mark", "done")
    watched("anna", "pass")
    assert watched.table.outcome is not None
    watched.tally.ended(watched.table.state)
    return watched


def test_a_game_brings_its_tally() -> None:
    assert isinstance(GAME.tally(), WolvesTally)
    assert type(GAME.tally()) is not Tally


def test_shots_are_archers_laid_beside_an_archer() -> None:
    """The third was laid beside a Thrall."""
    assert last_round().count("shots", "a game") == (1, 1)


def test_cards_count_as_laid_or_played_of_their_times_in_a_hand() -> None:
    watched = last_round()
    assert watched.count("people", "shield-wall")[0] == 1
    assert watched.count("people", "thrall")[0] == 1
    assert watched.count("people", "plague")[0] == 0, "one was thrown away, one is still held"
    assert watched.count("people", "plague")[1] >= 2
    assert watched.count("people", "archer")[0] == 2
    held = sum(watched.count("people", name)[1] for name in watched.rows("people"))
    hands = sum(len(player.hand) for player in watched.table.players)
    assert held == hands + 2 + 1 + 1 + 1, "laid or played, thrown away, and held"


def test_victory_cards_are_weighed_at_the_end() -> None:
    watched = last_round()
    assert watched.table.anna.victories.count("crowded-hall") == 1
    assert len(watched.table.anna.hand) > len(watched.table.erik.hand)
    assert watched.count("worth", "crowded-hall") == (3, 1)
    assert watched.count("above-least", "crowded-hall") == (3, 1)
    assert watched.count("below-most", "crowded-hall") == (0, 1)
    assert watched.count("worth", "chosen-of-the-hall") == (3, 1), "Erik has Freya"
    assert watched.count("worth", "costly-triumph") == (3, 1)
    assert "costly-triumph" not in watched.rows("above-least"), "it is fixed"
    assert "saga-of-deeds" not in watched.rows("worth"), "nobody has it"


def test_a_changed_draw_counts_only_where_there_is_room_for_it() -> None:
    """Eight cards in hand, and four more fit: two come instead."""
    assert last_round().count("draw-changed", "costly-triumph") == (1, 1)
    watched = Watched(wolves(anna="; hand: 10 any; victories: costly-triumph", erik="", mark=""))
    watched("anna", "pass")
    assert watched.count("draw-changed", "costly-triumph") == (0, 1), "two fit anyway"


def test_deities_count_with_those_who_had_them() -> None:
    watched = last_round()
    assert watched.count("summoned", "freya") == (1, 1)
    assert watched.count("summoned", "loki") == (1, 1)
    for deity in watched.table.hall:
        assert watched.count("summoned", deity) == (0, 1)
    erik = 1.0 if watched.table.erik.place == 1 else 0.0
    assert watched.count("owners-win", "freya") == (erik, 1)
    assert watched.rows("owners-win") == {"freya", "loki"}


def test_a_game_ends_by_glory_or_by_ragnarok() -> None:
    watched = last_round()
    most = max(player.glory for player in watched.table.players)
    assert watched.count("ended-by", "glory") == (1 if most >= 5 else 0, 1)
    assert watched.count("ended-by", "ragnarok") == (0 if most >= 5 else 1, 1)


@pytest.mark.parametrize(
    ("victory", "least", "most"),
    [
        ("field-of-slaughter", 2, 2),
        ("favour-of-the-high", 1, 4),
        ("saga-of-deeds", 1, 4),
        ("crowded-hall", 0, 3),
    ],
)
def test_what_a_card_is_worth_at_least_and_at_most(victory: str, least: int, most: int) -> None:
    numbers = GAME.start(3).numbers
    assert bounds(numbers, VICTORY_NAMES.index(victory)) == (least, most)

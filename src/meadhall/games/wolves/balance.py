"""What a finished game of Wolves of Odin says about our numbers: victory cards, copies, deities."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.tally import TAKEN, USED, Gauge, Tally
from .deities import (
    DEITIES,
    DEITY_NAMES,
    HALL,
    SAGA_OF_DEEDS,
    UNSEEN,
    VICTORIES,
    VICTORY_NAMES,
)
from .glory import glory, is_fixed, pass_draw, worth
from .moves import (
    DEITY,
    FLANK_DRAW,
    FLANK_RETURN,
    HAND,
    LEFT,
    NAME,
    PASS,
    PILE,
    POWER,
    SUMMON,
    UNIT,
    VICTORY,
    WALL,
    lay_kind,
    lay_line,
    lay_side,
)
from .numbers import Numbers
from .people import ARCHER, FLANK, NAMES, PEOPLE, PLAGUE, SHIELD_WALL
from .state import WolvesState

APART = 0.5
"""How far, in glory, a card's mean worth should lie from what it is worth at least and at most: a
card closer to either is in effect a fixed one."""

SHARED = 0.04
"""How many games may end in a shared win."""


class WolvesTally(Tally):
    """Counts through one game."""

    gauges = (
        Gauge("shared", "Games that several have won", most=SHARED),
        Gauge(
            "worth",
            "mean worth of a victory card that somebody has at the end, in glory; coastal-raid, "
            "field-of-slaughter and costly-triumph are fixed",
            percent=False,
        ),
        Gauge(
            "above-least",
            "how much more that is than the least a conditional victory card can be worth",
            least=APART,
            percent=False,
        ),
        Gauge(
            "below-most",
            "how much less that is than the most a conditional victory card can be worth",
            least=APART,
            percent=False,
        ),
        Gauge(
            "draw-changed",
            "of the passes of its owner: how often a victory card changes what is drawn",
        ),
        Gauge("shots", "Archers' shots in a game", percent=False),
        Gauge("people", "of its times in a hand: how often a card is laid or played"),
        Gauge("summoned", "of the games in which it lay in the Hall: how often somebody had it"),
        Gauge("owners-win", "share of the win of those who had a deity at some time"),
        Gauge("ended-by", "what ended the game"),
    )
    cards = (*NAMES, *DEITY_NAMES, *VICTORY_NAMES)

    def __init__(self) -> None:
        super().__init__()
        self._played = [0] * PEOPLE
        self._thrown_away = [0] * PEOPLE
        self._shots = 0
        self._owners: list[set[int]] = [set() for _ in range(DEITIES)]

    def handled(self, state: WolvesState, seat: int, move: int) -> Iterable[tuple[str, str]]:
        """People are laid or played, deities summoned and asked for their power, victory cards
        taken."""
        if SUMMON <= move < POWER:
            return ((TAKEN, DEITY_NAMES[move - SUMMON]),)
        if POWER <= move < DEITY:
            return ((USED, DEITY_NAMES[move - POWER]),)
        if VICTORY <= move < NAME:
            return ((TAKEN, VICTORY_NAMES[move - VICTORY]),)
        kind = _played(move)
        return () if kind is None else ((USED, NAMES[kind]),)

    def before(self, state: WolvesState, seat: int, move: int) -> None:
        self._look_at_deities(state)
        if HAND <= move < PILE:
            self._thrown_away[move - HAND] += 1
        elif move == PASS:
            self._weigh_draw(state, seat)
        else:
            kind = _played(move)
            if kind is not None:
                self._played[kind] += 1
                self._shots += _shoots(state, move)

    def ended(self, state: WolvesState) -> None:
        self._look_at_deities(state)
        for victory in range(VICTORIES):
            if state.victory_at[victory] < state.players:
                self._weigh_victory(state, victory)
        self.count("shots", "a game", self._shots)
        for kind in range(PEOPLE):
            held = sum(state.hand(seat, kind) for seat in range(state.players))
            in_hand = self._played[kind] + self._thrown_away[kind] + held
            if in_hand:
                self.count("people", NAMES[kind], self._played[kind], in_hand)
        outcome = state.outcome
        assert outcome is not None
        for deity in range(DEITIES):
            if state.deity_at[deity] == UNSEEN:
                continue
            name, owners = DEITY_NAMES[deity], self._owners[deity]
            self.count("summoned", name, 1 if owners else 0)
            for seat in owners:
                won = seat in outcome.winners
                self.count("owners-win", name, 1 / len(outcome.winners) if won else 0)
        most = max(glory(state, seat) for seat in range(state.players))
        by_glory = most >= state.numbers.glory_to_end
        self.count("ended-by", "glory", by_glory)
        self.count("ended-by", "ragnarok", not by_glory)

    def _look_at_deities(self, state: WolvesState) -> None:
        for deity in range(DEITIES):
            where = state.deity_at[deity]
            if where < HALL:
                self._owners[deity].add(int(where))

    def _weigh_victory(self, state: WolvesState, victory: int) -> None:
        name = VICTORY_NAMES[victory]
        found = int(worth(state, state.victory_at[victory], victory))
        self.count("worth", name, found)
        if not is_fixed(victory):
            least, most = bounds(state.numbers, victory)
            self.count("above-least", name, found - least)
            self.count("below-most", name, most - found)

    def _weigh_draw(self, state: WolvesState, seat: int) -> None:
        """W-34, W-39: a draw that the hand has no room for changes nothing."""
        numbers = state.numbers
        room = min(state.room(seat), state.deck_size + state.pile_size)
        with_all = int(pass_draw(state, seat))
        for victory in range(VICTORIES):
            if state.victory_at[victory] == seat and numbers.victory_draw[victory]:
                without = with_all - int(numbers.victory_draw[victory])
                changed = _drawn(with_all, room) != _drawn(without, room)
                self.count("draw-changed", VICTORY_NAMES[victory], changed)


def bounds(numbers: Numbers, victory: int) -> tuple[int, int]:
    """What a victory card is worth to its owner at least and at most (W-103)."""
    least, each = int(numbers.glory[victory]), int(numbers.each[victory])
    if victory == SAGA_OF_DEEDS and numbers.rules < 5:
        least += each  # it counted itself
    most = int(numbers.most[victory] if each else numbers.fulfilled[victory])
    return (least, least) if is_fixed(victory) else (min(least, most), max(least, most))


def _drawn(cards: int, room: int) -> int:
    return max(0, min(cards, room))


def _played(move: int) -> int | None:
    """The kind of card that a move lays or plays from the hand."""
    if move < UNIT:
        return lay_kind(move)
    if NAME <= move < FLANK_DRAW:
        return PLAGUE
    if move in (FLANK_DRAW, FLANK_RETURN):
        return FLANK
    return SHIELD_WALL if move == WALL else None


def _shoots(state: WolvesState, move: int) -> bool:
    """W-40: is this an Archer that comes to stand beside another?"""
    if move >= UNIT or lay_kind(move) != ARCHER:
        return False
    line = lay_line(move)
    length = state.lengths[line]
    end = 0 if lay_side(move) == LEFT else length - 1
    return bool(length > 0 and state.unit_at(line, end) == ARCHER)

"""How a game goes: what there is to choose from, who leads, and what becomes of the cards.

Who leads is judged by the true state before every decision, by the game's own guess of everybody's
chance to win (`Game.win_chances`, which is what its `standings` are worth at that moment). A seat
*takes the lead* when its chance is so much above every other's, and keeps it until another takes
it: so a guess that wavers from move to move is no change of the lead.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ...kernel.game import Game
from ...kernel.outcome import Outcome
from ...kernel.tally import TAKEN, USED
from ..balance import Watch

LEAD = 0.05
"""So much above every other's must a chance be to take the lead."""
MARKS = 10
"""Into so many parts a game's course is divided."""
NOBODY = -1


class Course(Watch):
    """Watches one game from first to last, and leaves the game's own tally its part."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.tally())
        self.tally = self._tally
        self._game = game
        self.decisions = self.choices = self.legal = self.most = self.together = 0
        """Of the decisions: all, those with a choice, the legal moves of all and the most of one,
        those that several seats owe at once."""
        self.changes = 0
        """How often the lead passed from one seat to another."""
        self._leader = NOBODY
        self._leads: list[int] = []
        self._chances: list[list[float]] = []
        self._could: dict[tuple[str, str], set[int]] = defaultdict(set)
        self._did: dict[tuple[str, str], set[int]] = defaultdict(set)

    def before(self, state: Any, seat: int, move: int) -> None:
        legal = state.legal(seat)
        self.decisions += 1
        self.choices += len(legal) > 1
        self.legal += len(legal)
        self.most = max(self.most, len(legal))
        self.together += len(state.waiting) > 1
        self._look(self._game.win_chances(state))
        if self.tally.cards:
            for each in legal:
                for handled in self.tally.handled(state, seat, each):
                    self._could[handled].add(seat)
            for handled in self.tally.handled(state, seat, move):
                self._did[handled].add(seat)
        super().before(state, seat, move)

    def _look(self, chances: list[float]) -> None:
        best = max(chances)
        seat = chances.index(best)
        others = [chance for other, chance in enumerate(chances) if other != seat]
        if seat != self._leader and best - max(others) >= LEAD:
            self.changes += self._leader != NOBODY
            self._leader = seat
        self._leads.append(self._leader)
        self._chances.append(chances)

    def ended(self, state: Any) -> None:
        super().ended(state)
        outcome = state.outcome
        assert outcome is not None
        self._count_cards(outcome)
        self.decided = self._decided(outcome)
        self.lowest = self._lowest(outcome)
        self.course = self._course(outcome)

    def _count_cards(self, outcome: Outcome) -> None:
        """By seats: of those that could, how many did; and what share of the win they had."""
        share = 1.0 / len(outcome.winners)
        for how, card in self._could:
            did = self._did.get((how, card), ())
            self.tally.count(how, card, len(did), len(self._could[how, card]))
        for card in sorted({card for _, card in self._did}):
            had = self._did[TAKEN, card] | self._did[USED, card]
            self.tally.count("won", card, share * len(had & set(outcome.winners)), len(had))

    def _decided(self, outcome: Outcome) -> float:
        """The part of the game after which a winner led for good; all of it if none did yet when
        the last decision was made."""
        last = len(self._leads)
        while last and self._leads[last - 1] in outcome.winners:
            last -= 1
        return round(last / self.decisions, 4)

    def _lowest(self, outcome: Outcome) -> float:
        """The lowest chance in the second half of the game of whoever won it, as parts of an equal
        share; of several winners, who came from the least far behind."""
        late = self._chances[len(self._chances) // 2 :]
        seats = len(outcome.ranks)
        return round(seats * max(min(each[seat] for each in late) for seat in outcome.winners), 4)

    def _course(self, outcome: Outcome) -> tuple[int, ...]:
        """The winners' chance as the game went on, in parts of a thousand, and that it was sure in
        the end."""
        found = []
        for mark in range(MARKS):
            chances = self._chances[mark * len(self._chances) // MARKS]
            found.append(round(1000 * sum(chances[seat] for seat in outcome.winners)))
        return (*found, 1000)

"""What a study plays: every deal by every variant of the numbers, in every kind of trial."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...bots import check_any
from ...kernel.errors import BadOption
from ...kernel.game import Game
from ..balance import Weighing
from ..sources import budget, digest, digest_of, player_of

EVEN, AGAINST, WITHOUT = "even", "against", "without"
"""Trials: the first bot in every seat; alone among rivals of another kind, in each seat in turn; in
every seat again, but one seat after the other may not take or use a card."""
MEASURED_BY = ("kernel.tally", "lab.balance", "lab.study.ban", "lab.study.course", "lab.study.plan")
"""What decides, besides game and bots, what is written down of a game."""


@dataclass(frozen=True)
class Variant:
    """Numbers to play with, under a name."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)


USUAL = Variant("usual")
"""The numbers as they are; all others are compared with them."""


@dataclass(frozen=True)
class Trial:
    """One way to play a deal, once or once from every seat."""

    kind: str
    name: str = ""
    """Of the rival, or of the card."""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


@dataclass(frozen=True)
class Sitting:
    """One game of a deal."""

    variant: Variant
    trial: Trial
    seat: int = -1
    """Where the one sits whom the trial is about; in even games nobody is."""


@dataclass(frozen=True)
class Study:
    """What is played: the same study gives the same games."""

    game: str
    bots: tuple[str, ...]
    """The first one's games are measured; each other is a rival for it."""
    players: int
    deals: int
    seed: int = 0
    variants: tuple[Variant, ...] = (USUAL,)
    forbidden: tuple[str, ...] = ()
    """Cards whose worth is to be measured by forbidding them."""

    def check(self) -> None:
        """Refuse what can't be played."""
        if not self.bots or len(set(self.bots)) != len(self.bots):
            raise BadOption("a study needs a bot, and each named once")
        for kind in self.bots[1:]:
            check_any(kind)
        names = [each.name for each in self.variants]
        if twice := next((name for name in names if names.count(name) > 1), None):
            raise BadOption(f"two variants are called {twice!r}")
        for each in self.variants:
            try:
                self.weighing(each).check()
            except BadOption as wrong:
                raise wrong if each == USUAL else BadOption(f"{each.name}: {wrong}") from None
        self._check_cards()

    def _check_cards(self) -> None:
        cards = self.rules.tally().cards
        for card in self.forbidden:
            if not cards:
                raise BadOption(
                    f"{self.game} doesn't say which moves take or use a card, so none can be "
                    "forbidden"
                )
            if card not in cards:
                near = difflib.get_close_matches(card, cards, n=3, cutoff=0.5)
                hint = f"there are {', '.join(cards)}"
                if near:
                    hint = f"did you mean {' or '.join(near)}?"
                raise BadOption(f"{self.game} has no card {card!r} to forbid; {hint}")
        if len(set(self.forbidden)) != len(self.forbidden):
            raise BadOption("a card is to be forbidden once")

    def weighing(self, variant: Variant) -> Weighing:
        """The even games of a variant."""
        return Weighing(
            self.game, self.players, self.bots[0], self.deals, self.seed, variant.options
        )

    @property
    def rules(self) -> Game[Any]:
        return self.weighing(USUAL).rules_of()

    @cached_property
    def trials(self) -> list[Trial]:
        """All of them, the even one first."""
        rivals = [Trial(AGAINST, kind) for kind in self.bots[1:]]
        return [Trial(EVEN), *rivals, *(Trial(WITHOUT, card) for card in self.forbidden)]

    @cached_property
    def sittings(self) -> list[Sitting]:
        """The games of one deal, in order."""
        return [
            Sitting(variant, trial, seat)
            for variant in self.variants
            for trial in self.trials
            for seat in ([-1] if trial.kind == EVEN else range(self.players))
        ]

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.sittings)

    def sitting_of(self, number: int) -> Sitting:
        """What the game with this number is; all trials come along evenly."""
        return self.sittings[number % len(self.sittings)]

    def deal_of(self, number: int) -> int:
        return self.seed + number // len(self.sittings)

    def said(self) -> dict[str, Any]:
        """The plan as plain data, with what the games come from: fingerprints of the code that
        plays and measures, and how long those that search may think."""
        game = self.rules
        budgets = {kind: budget(kind, game) for kind in self.bots}
        return {
            "study": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "variants": {each.name: dict(each.options) for each in self.variants},
            "forbidden": list(self.forbidden),
            "code": {
                "games": digest(self.game, *(player_of(kind, game) for kind in self.bots)),
                "measures": digest_of(*MEASURED_BY),
            },
            "budgets": {kind: said for kind, said in budgets.items() if said},
        }

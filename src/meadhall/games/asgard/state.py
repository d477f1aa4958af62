"""The state of Intrigues of Asgard: the table, and which rule each question belongs to."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance, copied
from ...kernel.choices import Choices
from ...kernel.errors import Reason
from ...kernel.outcome import Outcome
from ...kernel.state import State, copy_row, outcome_by
from . import awakening, battle, wills
from .aesir import AESIR, KINDS
from .atoms import Board
from .frames import Frame
from .layout import HIDDEN, NONE
from .moves import ACTIONS, SEATS
from .numbers import ROUNDS, ROWS, Numbers
from .observe import observed, observed_alone, observed_by_all, write_row
from .reasons import why_not
from .view import common_view, own_view

_ZEROS: Final = vec[i64]([0] * (SEATS * AESIR))
_NONES: Final = vec[i64]([NONE] * SEATS)
_HIDDEN_GOALS: Final = vec[i64]([HIDDEN] * (ROUNDS * ROWS))


@final
class AsgardState(Board):
    """A game of Intrigues of Asgard in progress."""

    def write_legal(self, seat: i64, choices: Choices) -> None:
        kind = self.kind()
        waits = (self.waiting_mask() >> seat) & 1 == 1
        if kind == Frame.BATTLE:
            if waits or not self.numbers.picks_final:  # a pick can be changed
                battle.pick_choices(self, seat, choices)
            return
        if not waits:
            return
        match kind:
            case Frame.FAVOUR:
                awakening.favour_choices(choices)
            case Frame.SCORE_GOAL:
                awakening.score_goal_choices(self, choices)
            case Frame.FINAL_SCORE:
                awakening.final_score_choices(self, choices)
            case Frame.ODIN:
                wills.odin_choices(self, choices)
            case Frame.THOR:
                wills.thor_choices(self, choices)
            case Frame.FREYA:
                wills.freya_choices(self, choices)
            case Frame.LOKI:
                wills.loki_choices(self, choices)
            case Frame.SIF:
                wills.sif_choices(self, choices)
            case Frame.BRAGI_GIVE:
                wills.bragi_give_choices(self, choices)
            case Frame.BRAGI_TAKE:
                wills.bragi_take_choices(self, choices)
            case Frame.HEIMDALL:
                wills.heimdall_choices(self, choices)

    def resolve(self, seat: i64, move: i64) -> None:
        self.act(seat, move)
        if self.waiting_mask() == 0:
            awakening.proceed(self)

    def act(self, seat: i64, move: i64) -> None:
        """What the move itself does, before the game carries on."""
        match self.kind():
            case Frame.BATTLE:
                battle.pick(self, seat, move)
            case Frame.FAVOUR:
                awakening.choose(self, move)
            case Frame.SCORE_GOAL:
                awakening.score_goal(self, move)
            case Frame.FINAL_SCORE:
                awakening.final_score(self, move)
            case Frame.ODIN:
                wills.odin(self, move)
            case Frame.THOR:
                wills.thor(self, move)
            case Frame.FREYA:
                wills.freya(self, move)
            case Frame.LOKI:
                wills.loki(self, move)
            case Frame.SIF:
                wills.sif(self, move)
            case Frame.BRAGI_GIVE:
                wills.bragi_give(self, move)
            case Frame.BRAGI_TAKE:
                wills.bragi_take(self, move)
            case Frame.HEIMDALL:
                wills.heimdall(self, move)

    def touch(self) -> i64:
        return (
            self.kind()
            + self.hands[0]
            + self.sealed[0]
            + self.stacks[0]
            + self.height[0]
            + self.under[0]
            + self.goals[0]
            + self.scores[0]
        )

    def actions(self) -> i64:
        return ACTIONS

    def clone(self) -> AsgardState:
        copy = AsgardState(
            self.numbers,
            self.players,
            self.chance.clone(),
            self.deck[:],
            self.hands[:],
            self.sealed[:],
            self.stacks[:],
            self.height[:],
            self.under[:],
            self.out_of_play[:],
            self.scores[:],
            self.goals[:],
        )
        self.copy_rest(copy)
        return copy

    def copy_onto(self, spare: State) -> State:
        if not isinstance(spare, AsgardState) or spare.players != self.players:
            return self.clone()
        spare.numbers = self.numbers
        spare.chance = copied(self.chance, spare.chance)
        spare.events = None
        copy_row(self.deck, spare.deck)
        copy_row(self.hands, spare.hands)
        copy_row(self.sealed, spare.sealed)
        copy_row(self.stacks, spare.stacks)
        copy_row(self.height, spare.height)
        copy_row(self.under, spare.under)
        copy_row(self.out_of_play, spare.out_of_play)
        copy_row(self.scores, spare.scores)
        copy_row(self.goals, spare.goals)
        self.copy_rest(spare)
        return spare

    def copy_rest(self, copy: AsgardState) -> None:
        """Single numbers and frames."""
        copy.round = self.round
        copy.deck_size = self.deck_size
        copy.hand_size = self.hand_size
        copy.goals_left = self.goals_left
        copy.doubled = self.doubled
        copy.drawn = self.drawn
        copy.copy_frames(self)

    def key(self) -> bytes:
        scalars = [self.players, self.round, self.doubled + 1, self.drawn + 1]
        parts = [
            self.numbers.options.encode(),
            bytes(scalars),
            packed(self.deck),
            packed(self.sealed),
            packed(self.height),
            packed(self.under),
            packed(self.out_of_play),
            packed(self.scores),
            packed(self.goals),
            bytes(memoryview(self.hands)),
            bytes(memoryview(self.stacks)),
            repr(self.frame_rows()).encode(),
        ]
        return b"|".join(parts)

    def final_outcome(self) -> Outcome:
        standings: list[tuple[int, ...]] = []
        for seat in range(self.players):
            standings.append(awakening.standing(self, seat))
        return outcome_by(standings)

    def common_view(self) -> dict[str, Any]:
        return cast("dict[str, Any]", common_view(self))

    def own_view(self, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", own_view(self, seat))

    def observed(self, seat: i64) -> vec[u8]:
        return observed(self, seat)

    def observed_by_all(self) -> vec[u8]:
        return observed_by_all(self)

    def observed_alone(self, seat: i64) -> vec[u8]:
        return observed_alone(self, seat)

    def write_row(self, rows: vec[u8], at: i64, seat: i64) -> i64:
        return write_row(self, rows, at, seat)

    def to_json(self) -> dict[str, Any]:
        from .position import position_of  # which makes states, and so needs this module

        return position_of(self)

    def why_not(self, seat: int, move: int) -> Reason:
        return why_not(self, seat, move)


def packed(numbers: vec[i64]) -> bytes:
    """One byte a number (all are small; -1 becomes 0)."""
    out = bytearray(len(numbers))
    for i in range(len(numbers)):
        out[i] = numbers[i] + 1
    return bytes(out)


def empty_table(numbers: Numbers, players: i64, chance: Chance) -> AsgardState:
    """A table before the set-up: all cards in the deck, nothing dealt."""
    spots = players * AESIR
    return AsgardState(
        numbers,
        players,
        chance,
        numbers.copies[:],
        _ZEROS[:players],
        _NONES[:players],
        _ZEROS[:spots],
        _ZEROS[:spots],
        _ZEROS[:spots],
        _ZEROS[:KINDS],
        _ZEROS[:players],
        _HIDDEN_GOALS[:],
    )


def new_game(numbers: Numbers, players: i64, chance: Chance, listen: bool) -> AsgardState:
    """A game at its first decision."""
    state = empty_table(numbers, players, chance)
    if listen:
        state.listen()
    battle.set_up(state)
    return state

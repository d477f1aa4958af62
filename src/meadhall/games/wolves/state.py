"""The state of Wolves of Odin: the table, and which rule each question belongs to."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance, copied
from ...kernel.choices import Choices
from ...kernel.errors import Reason
from ...kernel.outcome import Outcome
from ...kernel.state import State, copy_row
from . import laying, manoeuvres, offerings, powers, reactions, rounds, turns
from .atoms import Board
from .deities import DEITIES, UNSEEN, VICTORIES
from .frames import Frame
from .moves import ACTIONS, KEEP, LONGEST_LINE, SEATS
from .numbers import Numbers
from .observe import observed, observed_alone, observed_by_all, write_row
from .people import PEOPLE, UNITS
from .reasons import why_not
from .view import common_view, own_view

_ZEROS: Final = vec[i64]([0] * (SEATS * PEOPLE))
_NO_UNITS: Final = vec[u8]([0] * (SEATS * LONGEST_LINE))
_UNSEEN: Final = vec[i64]([UNSEEN] * DEITIES)


@final
class WolvesState(Board):
    """A game of Wolves of Odin in progress."""

    def write_legal(self, seat: i64, choices: Choices) -> None:
        if not (self.waiting_mask() >> seat) & 1:
            return
        match self.kind():
            case Frame.TURN:
                turns.turn_choices(self, seat, choices)
            case Frame.AFTER_PASS:
                turns.after_pass_choices(self, seat, choices)
            case Frame.DISCARD_ONE:
                turns.discard_one_choices(self, seat, choices)
            case Frame.PAY:
                offerings.pay_choices(self, choices)
            case Frame.REACT:
                reactions.react_choices(self, choices)
            case Frame.TARGET:
                reactions.target_choices(self, choices)
            case Frame.RETURNING:
                turns.returning_choices(self, seat, choices)
            case Frame.JOIN:
                laying.join_choices(self, choices)
            case Frame.DEITY:
                powers.deity_choices(self, choices)
            case Frame.TYR:
                powers.tyr_choices(choices)
            case Frame.HEL_DISCARD:
                powers.hel_discard_choices(self, choices)
            case Frame.HEL_TAKE:
                powers.hel_take_choices(self, choices)
            case Frame.FLANK_DRAW:
                manoeuvres.flank_draw_choices(self, choices)
            case Frame.FLANK_RETURN:
                manoeuvres.flank_return_choices(self, choices)
            case Frame.THRALLS:
                offerings.thrall_choices(self, choices)
            case Frame.LOKI:
                offerings.loki_choices(self, choices)
            case Frame.COLOUR:
                choices.add_run(KEEP, 2)
            case Frame.FREYA:
                manoeuvres.freya_choices(choices)
            case Frame.VIDAR:
                rounds.vidar_choices(self, choices)
            case Frame.VALKYRIE:
                rounds.valkyrie_choices(self, choices)
            case Frame.PRIZE:
                rounds.prize_choices(self, choices)

    def resolve(self, seat: i64, move: i64) -> None:
        match self.kind():
            case Frame.TURN:
                turns.act(self, seat, move)
            case Frame.AFTER_PASS:
                turns.after_pass(self, seat, move)
            case Frame.DISCARD_ONE:
                turns.discard_one(self, seat, move)
            case Frame.PAY:
                bought = offerings.spend(self, move)
                if bought >= 0:
                    powers.paid_for(self, seat, bought)
            case Frame.REACT:
                reactions.react(self, move)
            case Frame.TARGET:
                reactions.target(self, move)
            case Frame.RETURNING:
                turns.come_back(self, seat, move)
            case Frame.JOIN:
                laying.join_in(self, move)
            case Frame.DEITY:
                powers.choose_deity(self, move)
            case Frame.TYR:
                powers.tyr(self, move)
            case Frame.HEL_DISCARD:
                powers.hel_discard(self, move)
            case Frame.HEL_TAKE:
                powers.hel_take(self, move)
            case Frame.FLANK_DRAW:
                manoeuvres.flank_draw(self, move)
            case Frame.FLANK_RETURN:
                manoeuvres.flank_return(self, move)
            case Frame.THRALLS:
                offerings.add_thrall(self, move)
            case Frame.LOKI:
                offerings.loki(self, move)
            case Frame.COLOUR:
                offerings.keep_colour(self, move)
            case Frame.FREYA:
                manoeuvres.freya(self, move)
            case Frame.VIDAR:
                rounds.vidar(self, move)
            case Frame.VALKYRIE:
                rounds.valkyrie(self, move)
            case Frame.PRIZE:
                rounds.take_prize(self, move)
        self.proceed()

    def proceed(self) -> None:
        """Carry on until somebody has to decide, or the game is over."""
        kind = self.kind()
        while kind >= Frame.CARRYING_ON:
            match kind:
                case Frame.TURN:
                    if not turns.continue_turn(self):
                        return
                case Frame.EFFECT:
                    reactions.continue_effect(self)
                case Frame.MANOEUVRE:
                    manoeuvres.finish(self)
                case Frame.JOIN:
                    if not laying.continue_joining(self):
                        return
                case Frame.LOKI:
                    if not offerings.continue_loki(self):
                        return
                case _:
                    rounds.continue_round_end(self)
            kind = self.kind()

    def touch(self) -> i64:
        return (
            self.kind()
            + self.deck[0]
            + self.pile[0]
            + self.hands[0]
            + self.known[0]
            + self.hand_sizes[0]
            + self.lengths[0]
            + self.teiwaz[0]
            + self.sacrifices[0]
            + self.offerings[0]
            + self.deity_at[0]
            + self.summoned[0]
            + self.victory_at[0]
            + self.pass_number[0]
            + i64(self.lines[0])
        )

    def actions(self) -> i64:
        return ACTIONS

    def clone(self) -> WolvesState:
        copy = WolvesState(
            self.numbers,
            self.players,
            self.chance.clone(),
            self.deck[:],
            self.pile[:],
            self.hands[:],
            self.known[:],
            self.hand_sizes[:],
            self.lines[:],
            self.lengths[:],
            self.teiwaz[:],
            self.sacrifices[:],
            self.offerings[:],
            self.deity_at[:],
            self.summoned[:],
            self.victory_at[:],
            self.pass_number[:],
        )
        self.copy_rest(copy)
        return copy

    def copy_onto(self, spare: State) -> State:
        if not isinstance(spare, WolvesState) or spare.players != self.players:
            return self.clone()
        spare.numbers = self.numbers
        spare.chance = copied(self.chance, spare.chance)
        spare.events = None
        copy_row(self.deck, spare.deck)
        copy_row(self.pile, spare.pile)
        copy_row(self.hands, spare.hands)
        copy_row(self.known, spare.known)
        copy_row(self.hand_sizes, spare.hand_sizes)
        spare.lines = self.lines[:]  # long, so this is quicker
        copy_row(self.lengths, spare.lengths)
        copy_row(self.teiwaz, spare.teiwaz)
        copy_row(self.sacrifices, spare.sacrifices)
        copy_row(self.offerings, spare.offerings)
        copy_row(self.deity_at, spare.deity_at)
        copy_row(self.summoned, spare.summoned)
        copy_row(self.victory_at, spare.victory_at)
        copy_row(self.pass_number, spare.pass_number)
        self.copy_rest(spare)
        return spare

    def copy_rest(self, copy: WolvesState) -> None:
        """Single numbers and frames."""
        copy.round = self.round
        copy.active = self.active
        copy.deck_size = self.deck_size
        copy.pile_size = self.pile_size
        copy.reshuffles = self.reshuffles
        copy.standing = self.standing
        copy.upper_deities = self.upper_deities
        copy.hall_size = self.hall_size
        copy.ragnarok_in_hall = self.ragnarok_in_hall
        copy.used = self.used
        copy.last_round = self.last_round
        copy.passes = self.passes
        copy.declines = self.declines
        copy.playing = self.playing
        copy.first = self.first
        copy.second = self.second
        copy.copy_frames(self)

    def key(self) -> bytes:
        scalars = (
            f"{self.players} {self.round} {self.active} {self.reshuffles} {self.upper_deities} "
            f"{self.ragnarok_in_hall} {self.used} {self.last_round} {self.passes} {self.declines} "
            f"{self.playing} {self.first} {self.second}"
        )
        lines: list[bytes] = []
        for seat in range(self.players):
            start = seat * LONGEST_LINE
            lines.append(bytes(list(self.lines[start : start + self.lengths[seat]])))
        parts = [
            self.numbers.options.encode(),
            scalars.encode(),
            bytes(list(self.deck)),
            bytes(list(self.pile)),
            bytes(list(self.hands)),
            bytes(list(self.known)),
            b"/".join(lines),
            bytes(list(self.sacrifices)),
            bytes(list(self.deity_at)),
            bytes(list(self.victory_at)),
            bytes(list(self.pass_number)),
            repr(self.frame_rows()).encode(),
        ]
        return b"|".join(parts)

    def final_outcome(self) -> Outcome:
        return rounds.final_outcome(self)

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


def empty_table(numbers: Numbers, players: i64, chance: Chance) -> WolvesState:
    """A table before the set-up: all cards in their decks."""
    return WolvesState(
        numbers,
        players,
        chance,
        numbers.copies[:],
        _ZEROS[:PEOPLE],
        _ZEROS[: players * PEOPLE],
        _ZEROS[: players * PEOPLE],
        _ZEROS[:players],
        _NO_UNITS[: players * LONGEST_LINE],
        _ZEROS[:players],
        _ZEROS[:players],
        _ZEROS[: players * UNITS],
        _ZEROS[:players],
        _UNSEEN[:DEITIES],
        _ZEROS[:players],
        _UNSEEN[:VICTORIES],
        _ZEROS[:players],
    )


def new_game(
    numbers: Numbers, players: i64, chance: Chance, first: i64, listen: bool
) -> WolvesState:
    """A game at its first decision; a negative `first` leaves who starts to chance (W-12)."""
    state = empty_table(numbers, players, chance)
    if listen:
        state.listen()
    rounds.set_up(state, first if first >= 0 else chance.below(players))
    return state

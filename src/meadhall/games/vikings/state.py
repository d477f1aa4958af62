"""The state of Vikings Gone Wild: the table, and which rule each question belongs to."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.chance import Chance, copied
from ...kernel.choices import Choices
from ...kernel.errors import Reason
from ...kernel.outcome import Outcome
from ...kernel.state import OVER, State, copy_row
from . import asgard_cards, attack, defence, end, playing, rounds
from .atoms import Board
from .cards import CARDS, MARKET, NONE, PATH, PATHS, SOLD, STARTERS
from .frames import Frame
from .layout import (
    BAGS,
    DECK,
    MISSION,
    NOBODY,
    NUMBERS,
    PATH_DECK,
    SITE_FIELDS,
    SIZE_OF_PATH,
    SIZE_OF_PILES,
    STATE,
    ZONES,
)
from .moves import ACTIONS, SEATS
from .numbers import Numbers
from .observe import observed, observed_alone, observed_by_all, write_row
from .reasons import why_not
from .view import common_view, own_view
from .village import BUILDINGS, FINISHED, HALL, MISSION_SLOTS, SITES

APART: Final = 16
"""A processor fetches so many numbers of 64 bits together, two lines of its cache."""

_NO_CARDS: Final = vec[u8]([0] * ((ZONES * SEATS + BAGS) * CARDS))
_ZEROS: Final = vec[i64]([0] * (SITE_FIELDS * SEATS * SITES))
_NOTHING: Final = vec[i64]()


@final
class VikingsState(Board):
    """A game of Vikings Gone Wild in progress."""

    def write_legal(self, seat: i64, choices: Choices) -> None:
        if not (self.waiting_mask() >> seat) & 1:
            return
        match self.kind():
            case Frame.TURN:
                rounds.turn_choices(self, choices)
            case Frame.ATTACK:
                attack.send_choices(self, choices)
            case Frame.DEFEND:
                defence.defend_choices(self, choices)
            case Frame.DISARM:
                defence.disarm_choices(self, choices)
            case Frame.TRAP:
                defence.trap_choices(self, choices)
            case Frame.STEAL:
                playing.steal_choices(self, choices)
            case Frame.MIRROR:
                playing.mirror_choices(self, choices)
            case Frame.FETCH:
                playing.fetch_choices(self, choices)
            case Frame.REWIND:
                playing.rewind_choices(self, choices)
            case Frame.MIX:
                playing.mix_choices(self, choices)
            case Frame.LOOT:
                attack.loot_choices(choices)
            case Frame.ASGARD:
                asgard_cards.asgard_choices(self, choices)
            case Frame.OFFER:
                asgard_cards.offer_choices(choices)
            case Frame.KEEP:
                rounds.keep_choices(self, seat, choices)

    def resolve(self, seat: i64, move: i64) -> None:
        match self.kind():
            case Frame.TURN:
                rounds.act(self, move)
            case Frame.ATTACK:
                attack.send(self, move)
            case Frame.DEFEND:
                defence.defend(self, move)
            case Frame.DISARM:
                defence.disarm(self, move)
            case Frame.TRAP:
                defence.trap(self, move)
            case Frame.STEAL:
                playing.take_chosen(self, move)
            case Frame.MIRROR:
                playing.mirror(self, move)
            case Frame.FETCH:
                playing.fetch(self, move)
            case Frame.REWIND:
                playing.rewind(self, move)
            case Frame.MIX:
                playing.mix(self, move)
            case Frame.LOOT:
                attack.take_loot(self, move)
            case Frame.ASGARD:
                asgard_cards.take(self, move)
            case Frame.OFFER:
                asgard_cards.answer_offer(self, move)
            case Frame.KEEP:
                rounds.keep(self, seat, move)
        self.proceed()

    def proceed(self) -> None:
        """Carry on until somebody has to decide, or the game is over. An Asgard card that is due
        comes before everything else (V-70)."""
        while self.kind() != OVER:
            due = asgard_cards.next_due(self)
            if due != NOBODY:
                if asgard_cards.serve(self, due):
                    return
                continue
            match self.kind():
                case Frame.RESOLVE:
                    defence.continue_attack(self)
                case Frame.NEXT_TURN:
                    rounds.go_on(self)
                case Frame.STORAGE:
                    rounds.continue_storage(self)
                case Frame.OFFER:
                    if not asgard_cards.withdraw(self):
                        return
                case _:
                    return

    def touch(self) -> i64:
        read = self.kind() + self.sizes[0] + self.tally[0] + self.missions[0]
        for place in range(0, len(self.sites), APART):
            read += self.sites[place]
        for place in range(0, len(self.piles), APART):
            read += self.piles[place]
        for place in range(0, len(self.path), APART):
            read += self.path[place]
        for place in range(0, len(self.cards), 8 * APART):
            read += i64(self.cards[place])
        return read

    def actions(self) -> i64:
        return ACTIONS

    def clone(self) -> VikingsState:
        copy = VikingsState(
            self.numbers,
            self.players,
            self.chance.clone(),
            self.cards[:],
            self.sizes[:],
            self.sites[:],
            self.tally[:],
            self.piles[:],
            self.path[:],
            self.missions[:],
            self.under,  # never changed in place
        )
        self.copy_rest(copy)
        return copy

    def copy_onto(self, spare: State) -> State:
        if not isinstance(spare, VikingsState) or spare.players != self.players:
            return self.clone()
        spare.numbers = self.numbers
        spare.chance = copied(self.chance, spare.chance)
        spare.events = None
        spare.cards = self.cards[:]  # long, so this is quicker
        copy_row(self.sizes, spare.sizes)
        spare.sites = self.sites[:]
        copy_row(self.tally, spare.tally)
        copy_row(self.piles, spare.piles)
        spare.path = self.path[:]
        copy_row(self.missions, spare.missions)
        spare.under = self.under
        self.copy_rest(spare)
        return spare

    def copy_rest(self, copy: VikingsState) -> None:
        """Single numbers and frames."""
        copy.path_deck = self.path_deck
        copy.path_discard = self.path_discard
        copy.asgard_unseen = self.asgard_unseen
        copy.asgard_left = self.asgard_left
        copy.achievements = self.achievements
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.quiet = self.quiet
        copy.gained = self.gained
        copy.attacked = self.attacked
        copy.dragons = self.dragons
        copy.claimed = self.claimed
        copy.declines = self.declines
        copy.winners = self.winners
        copy.beer = self.beer
        copy.gold = self.gold
        copy.marks = self.marks
        copy.victim = self.victim
        copy.hits = self.hits
        copy.deeds = self.deeds
        copy.spent_beer = self.spent_beer
        copy.spent_gold = self.spent_gold
        copy.rally = self.rally
        copy.lens = self.lens
        copy.trapped = self.trapped
        copy.copy_frames(self)

    def key(self) -> bytes:
        scalars = (
            f"{self.players} {self.asgard_unseen} {self.asgard_left} {self.achievements} "
            f"{self.round} {self.first} {self.active} {self.quiet} {self.gained} {self.attacked} "
            f"{self.dragons} {self.claimed} {self.declines} {self.winners} {self.beer} {self.gold} "
            f"{self.marks} "
            f"{self.victim} {self.hits} {self.deeds} {self.spent_beer} {self.spent_gold} "
            f"{self.rally} {self.lens} {self.trapped}"
        )
        parts = [
            self.numbers.options.encode(),
            scalars.encode(),
            bytes(list(self.cards)),
            repr(list(self.sites)).encode(),
            repr(list(self.tally)).encode(),
            bytes(list(self.piles)),
            repr(list(self.path)).encode(),
            bytes(list(self.missions)),
            bytes(list(self.under)),
            repr(self.frame_rows()).encode(),
        ]
        return b"|".join(parts)

    def final_outcome(self) -> Outcome:
        return end.final_outcome(self)

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


def empty_table(numbers: Numbers, players: i64, chance: Chance) -> VikingsState:
    """V-1, V-4: a table before the set-up: all cards in their decks and piles, a Town Hall in each
    village."""
    cards = _NO_CARDS[: (ZONES * players + BAGS) * CARDS]
    sizes = _ZEROS[: ZONES * players]
    sites = _ZEROS[: SITE_FIELDS * players * SITES]
    tally = _ZEROS[: NUMBERS * players]
    for seat in range(players):
        for kind in range(STARTERS):
            cards[(DECK * players + seat) * CARDS + kind] = u8(numbers.starting_deck[kind])
            sizes[DECK * players + seat] += numbers.starting_deck[kind]
        sites[(STATE * players + seat) * SITES + HALL] = FINISHED
        for slot in range(MISSION_SLOTS):
            tally[(MISSION + slot) * players + seat] = NONE
    piles = _ZEROS[:SIZE_OF_PILES]
    for i in range(SOLD):
        piles[i] = numbers.cards.copies[MARKET + i]
    for building in range(BUILDINGS):
        piles[SOLD + building] = numbers.building_copies[building]
    path = _ZEROS[:SIZE_OF_PATH]
    for place in range(PATH_DECK):
        path[place] = NONE
    for i in range(PATHS):
        path[PATH_DECK + i] = numbers.cards.copies[PATH + i]
    missions = numbers.mission_copies[:]
    return VikingsState(
        numbers, players, chance, cards, sizes, sites, tally, piles, path, missions, _NOTHING
    )


def new_game(
    numbers: Numbers, players: i64, chance: Chance, first: i64, listen: bool
) -> VikingsState:
    """A game at its first decision; a negative `first` leaves who is first to chance (V-5)."""
    state = empty_table(numbers, players, chance)
    if listen:
        state.listen()
    rounds.set_up(state, first if first >= 0 else chance.below(players))
    return state

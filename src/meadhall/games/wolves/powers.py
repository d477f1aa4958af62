"""Active powers of the deities (W-74, W-80 … W-93): when they can be used and what they do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from .atoms import Board
from .deities import (
    BALDR,
    BLUE,
    COLOUR_OF,
    DEITIES,
    FAFNIR,
    FENRIR,
    GONE,
    HALL,
    HEIMDALL,
    HEL,
    ODIN,
    RED,
    THOR,
    TYR,
)
from .events import EventKind
from .frames import ACTOR, CHOSEN, LAST, LEFT_OVER, POWER, Effect, Frame
from .manoeuvres import discard_named, named_cards
from .moves import DEITY, DONE, HAND, PILE, SIDE
from .moves import POWER as USE
from .offerings import check_colours, pay, receive, refill_hall
from .people import ONE_OF, PEOPLE, TEIWAZ, UNITS, in_bag
from .reactions import bring, lines_with_units, touch_many

ACTIVE: Final = vec[i64]([ODIN, THOR, HEIMDALL, BALDR, TYR, HEL, FENRIR, FAFNIR])
"""The deities with a power that is used on a turn (W-74)."""

A_POWER: Final = 32
"""Added to a deity's number: sacrifices pay for its power, not for summoning it."""

A_TARGET: Final = 2 * A_POWER
"""Added to that as often as the target's number says, and once more, where it was chosen first."""


def power_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-74: the powers this seat can use now."""
    for deity in ACTIVE:
        if t.deity_at[deity] == seat and can_use(t, seat, deity):
            choices.add(USE + deity)


def can_use(t: Board, seat: i64, deity: i64) -> bool:
    """Is the active power unused, payable, and of any use?"""
    if deity in (THOR, FENRIR):
        return True
    if deity == ODIN:
        return not t.is_used(ODIN) and can_use_odin(t, seat)
    if deity == HEIMDALL:
        return not t.is_used(HEIMDALL) and t.deck_size + t.pile_size > 0
    if deity == TYR:
        return not t.is_used(TYR)
    if deity == HEL:
        return not t.is_used(HEL) and t.hand_sizes[seat] > 0 and hel_finds(t) > 0
    if deity == FAFNIR:
        return t.offerings[seat] > 0 and anything_to_seize(t, seat)
    return t.offerings[seat] > 0 and anything_gone(t)  # Baldr


def can_use_odin(t: Board, seat: i64) -> bool:
    """W-80: is there anything but Odin himself for him to choose, and a sacrifice for it? (Once he
    alone was enough.)"""
    if t.numbers.rules < 3:
        return t.offerings[seat] > 0
    for deity in range(DEITIES):
        if deity != ODIN and odin_can_pay(t, seat, deity):
            return True
    return False


def odin_can_pay(t: Board, seat: i64, deity: i64) -> bool:
    """W-80: is it a deity that Odin can discard or return, and is there a sacrifice where that
    takes one?"""
    if can_return(t, deity):
        return t.numbers.odin_returns_free or t.offerings[seat] > 0
    return t.deity_at[deity] < HALL and t.offerings[seat] > 0


def can_return(t: Board, deity: i64) -> bool:
    """W-80, W-85: is it in the deity discard, from where all but Baldr come back?"""
    return t.deity_at[deity] == GONE and deity != BALDR


def can_use_any(t: Board, seat: i64) -> bool:
    for deity in ACTIVE:
        if t.deity_at[deity] == seat and can_use(t, seat, deity):
            return True
    return False


def anything_gone(t: Board) -> bool:
    """Is there a deity other than Baldr in the deity discard?"""
    for deity in range(DEITIES):
        if can_return(t, deity):
            return True
    return False


def anything_to_seize(t: Board, seat: i64) -> bool:
    """Is there a deity in the Hall or with another player?"""
    for deity in range(DEITIES):
        if t.deity_at[deity] <= HALL and t.deity_at[deity] != seat:
            return True
    return False


def use(t: Board, seat: i64, deity: i64) -> None:
    """W-74: a power is used. Those that cost a sacrifice are paid for first."""
    if deity == ODIN and t.numbers.odin_returns_free:  # W-80: what it costs is to be chosen
        t.use_power(seat, ODIN)
        ask_deity(t, seat, ODIN, 1)
        return
    if deity in (ODIN, FAFNIR, BALDR):
        pay(t, seat, A_POWER + deity, 1)
        return
    t.use_power(seat, deity)
    if deity in (THOR, FENRIR):
        t.discard_deity(deity)
        ask_deity(t, seat, deity, 2)
    elif deity == HEIMDALL:
        open_gate(t, seat)
    elif deity == TYR:
        t.push(Frame.TYR, 1 << seat, seat)
    else:
        t.push(Frame.HEL_DISCARD, 1 << seat, seat)


def paid_for(t: Board, seat: i64, bought: i64) -> None:
    """The sacrifices are spent: what they were spent on happens."""
    if bought < A_POWER:
        receive(t, seat, bought)
        return
    if bought >= A_TARGET:
        drive_out(t, bought // A_TARGET - 1)
        return
    deity = bought - A_POWER
    t.use_power(seat, deity)
    if deity != ODIN:
        t.discard_deity(deity)
    ask_deity(t, seat, deity, 1)


# --- a deity as the target --------------------------------------------------------------------


def ask_deity(t: Board, seat: i64, power: i64, times: i64) -> None:
    """Ask for a deity if there is one to choose."""
    choices = Choices()
    write_deities(t, seat, power, choices)
    if choices.count > 0:
        t.push(Frame.DEITY, 1 << seat, seat, power, times)


def deity_choices(t: Board, choices: Choices) -> None:
    power = t.top(POWER)
    write_deities(t, t.top(ACTOR), power, choices)
    if power in (THOR, FENRIR):
        choices.add(DONE)  # none, one or two


def write_deities(t: Board, seat: i64, power: i64, choices: Choices) -> None:
    """The deities a power can be used on; where one lies decides what happens to it."""
    for deity in range(DEITIES):
        where = t.deity_at[deity]
        summoned = where < HALL
        if power == ODIN:  # W-80: discard a summoned one, or return one from the discard
            if t.numbers.odin_returns_free:
                fits = odin_can_pay(t, seat, deity)
            else:
                fits = summoned or can_return(t, deity)
        elif power == THOR:  # W-81: red ones, summoned or in the Hall
            fits = COLOUR_OF[deity] == RED and (summoned or where == HALL)
        elif power == FENRIR:  # W-92: blue ones
            fits = COLOUR_OF[deity] == BLUE and (summoned or where == HALL)
        elif power == FAFNIR:  # W-93: another's, or one from the Hall
            fits = (summoned and where != seat) or where == HALL
        else:  # Baldr, W-85: any from the deity discard but himself
            fits = can_return(t, deity)
        if fits:
            choices.add(DEITY + deity)


def choose_deity(t: Board, move: i64) -> None:
    """What the power does to the deity that was chosen."""
    seat = t.top(ACTOR)
    power = t.top(POWER)
    left = t.top(LEFT_OVER) - 1
    t.pop()
    if move == DONE:
        return
    deity = move - DEITY
    where = t.deity_at[deity]
    if power in (FAFNIR, BALDR):
        receive(t, seat, deity)
        if where < HALL:
            check_colours(t, where)
    elif where == GONE:
        t.return_deity(deity)
    elif power == ODIN and t.numbers.odin_returns_free:
        pay(t, seat, A_TARGET * (deity + 1) + A_POWER + ODIN, 1)
    else:
        drive_out(t, deity)
        if left > 0:
            ask_deity(t, seat, power, left)


def drive_out(t: Board, deity: i64) -> None:
    """A deity goes to the deity discard; the Hall fills up, and colours may clash."""
    where = t.deity_at[deity]
    t.discard_deity(deity)
    refill_hall(t)
    if where < HALL:
        check_colours(t, where)


# --- Heimdall, Tyr, Hel -----------------------------------------------------------------------


def open_gate(t: Board, seat: i64) -> None:
    """W-84: a Teiwaz unit joins the formation (W-54), anything else is discarded."""
    if not t.has_cards():
        return
    kind = t.open_card(seat)
    if kind < UNITS and t.numbers.runes[kind] == TEIWAZ:
        bring(t, seat, kind)
    else:
        t.bury(kind)


def tyr_choices(choices: Choices) -> None:
    choices.add_run(SIDE, 2)


def tyr(t: Board, move: i64) -> None:
    """W-87: one side of every formation loses its outermost unit."""
    seat = t.top(ACTOR)
    t.pop()
    t.tell(EventKind.SIDE, seat, Effect.TYR, move - SIDE, 0, EVERYBODY)
    touch_many(t, seat, Effect.TYR, move - SIDE, lines_with_units(t))


def hel_finds(t: Board) -> i64:
    """W-91: so many cards, at the most two, can be exchanged: as many as the pile holds, or any if
    those just discarded may be taken."""
    return 2 if t.pile_size > 2 or t.numbers.hel_takes_back else t.pile_size


def hel_discard_choices(t: Board, choices: Choices) -> None:
    """W-91: one or two hand cards, never more than the pile holds."""
    named_cards(t, t.top(ACTOR), t.top(CHOSEN), t.top(LAST), choices)
    if t.top(LEFT_OVER) > 0:
        choices.add(DONE)


def hel_discard(t: Board, move: i64) -> None:
    """W-91: when all are named they are discarded, and as many may be taken."""
    seat = t.top(ACTOR)
    if move != DONE:
        kind = move - HAND
        t.set_top(CHOSEN, t.top(CHOSEN) + ONE_OF[kind])
        t.set_top(LAST, kind)
        named = t.top(LEFT_OVER) + 1
        t.set_top(LEFT_OVER, named)
        if named < hel_finds(t) and can_name_more(t, seat):
            return
    chosen = t.top(CHOSEN)
    t.pop()
    cards = discard_named(t, seat, chosen)
    barred: i64 = 0 if t.numbers.hel_takes_back else chosen
    t.push(Frame.HEL_TAKE, 1 << seat, seat, barred, cards)


def can_name_more(t: Board, seat: i64) -> bool:
    for kind in range(t.top(LAST), PEOPLE):
        if t.hand(seat, kind) > in_bag(t.top(CHOSEN), kind):
            return True
    return False


def hel_take_choices(t: Board, choices: Choices) -> None:
    """W-91: any card of the pile but those just discarded, named by kind in order."""
    barred = t.top(CHOSEN)
    last = t.top(LAST)
    left: i64 = 0
    for kind in range(last, PEOPLE):
        left += t.pile[kind] - in_bag(barred, kind)
    for kind in range(last, PEOPLE):
        if left < t.top(LEFT_OVER):
            return  # too few would be left to take
        copies = t.pile[kind] - in_bag(barred, kind)
        if copies > 0:
            choices.add(PILE + kind)
        left -= copies


def hel_take(t: Board, move: i64) -> None:
    """W-91: one card comes back; everybody sees which."""
    t.find(t.top(ACTOR), move - PILE)
    left = t.top(LEFT_OVER) - 1
    t.set_top(LEFT_OVER, left)
    t.set_top(LAST, move - PILE)
    if left == 0:
        t.pop()

"""Sacrifices and what they are spent on (W-33, W-44, W-45, W-70 … W-72, W-97)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .deities import BLUE, COLOUR_OF, DEITIES, HALL, RED, UNSEEN, YGGDRASIL
from .frames import ACTOR, DUE, FROM, JOINED, LAST, POWER, SPENT, STRENGTH, Effect, Frame
from .moves import DONE, KEEP, SPEND, SUMMON, unit, unit_line, unit_place
from .people import BERSERK, ONE_OF, THRALL, UNITS, in_bag
from .reactions import touch_one
from .strength import is_spared, strength
from .watching import Moment, any_weaker, notice

# --- sacrificing ------------------------------------------------------------------------------


def sacrifice_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-33: any one unit of the own formation."""
    if t.lengths[seat] > 0:
        choices.add_run(unit(seat, 0), t.lengths[seat])


def sacrifice(t: Board, seat: i64, move: i64) -> None:
    """W-33: it moves to the sacrifice zone; Thralls may go with it (W-45)."""
    worth = strength(t, seat, unit_place(move))
    t.sacrifice(seat, unit_place(move))
    if t.count(seat, THRALL) > 0:
        t.push(Frame.THRALLS, 1 << seat, seat, worth, 0)
    else:
        notice(t, Moment.UNIT_SACRIFICED, seat, worth)


def thrall_choices(t: Board, choices: Choices) -> None:
    """W-45: a Thrall that goes as well, named from left to right, or enough."""
    seat = t.top(ACTOR)
    for place in range(t.top(FROM), t.lengths[seat]):
        if t.unit_at(seat, place) == THRALL:
            choices.add(unit(seat, place))
    choices.add(DONE)


def add_thrall(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    if move != DONE:
        place = unit_place(move)
        t.sacrifice(seat, place)
        t.set_top(FROM, place)
        t.set_top(JOINED, t.top(JOINED) + 1)
        for further in range(place, t.lengths[seat]):
            if t.unit_at(seat, further) == THRALL:
                return
    worth = t.top(STRENGTH)
    joined = t.top(JOINED)
    t.pop()
    for thrall in range(joined):  # W-97: once per sacrificed unit; the first is asked first
        notice(t, Moment.UNIT_SACRIFICED, seat, t.numbers.strengths[THRALL])
    notice(t, Moment.UNIT_SACRIFICED, seat, worth)


def loki_choices(t: Board, choices: Choices) -> None:
    """W-97: a unit of any formation that is weaker than the sacrificed one was, or none."""
    for line in range(t.players):
        if not is_spared(t, line, True):
            for place in range(t.lengths[line]):
                if strength(t, line, place) < t.top(STRENGTH):
                    choices.add(unit(line, place))
    choices.add(DONE)


def continue_loki(t: Board) -> bool:
    """An earlier blow may have left nothing to choose from: then nothing is asked. False while
    there is a choice."""
    if any_weaker(t, t.top(STRENGTH)):
        return False
    t.pop()
    return True


def loki(t: Board, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move != DONE:
        touch_one(t, seat, Effect.LOKI, unit_line(move), unit_place(move))


# --- paying -----------------------------------------------------------------------------------


def pay(t: Board, seat: i64, deity: i64, due: i64) -> None:
    """W-70: sacrifices are named one by one: Berserks first, then by kind."""
    t.push(Frame.PAY, 1 << seat, seat, deity, due, 0, 0, due)


def pay_choices(t: Board, choices: Choices) -> None:
    """W-70: no card may be spent without which the cost would still be paid. So either the sum is
    exact, or only Berserks are spent and half of the last one is lost."""
    seat = t.top(ACTOR)
    spent = t.top(SPENT)
    due = t.top(DUE)
    last = t.top(LAST)
    sacrifices = t.sacrifices
    for kind in range(UNITS):
        left = sacrifices[seat * UNITS + kind]
        if left == 0 or left == in_bag(spent, kind):
            continue
        if kind == BERSERK:
            berserks = in_bag(spent, BERSERK)
            worth = 2 * (left - berserks) + others_from(t, seat, spent, 0)
            fits = spent == berserks * ONE_OF[BERSERK] and (due == 1 or worth >= due)
        else:
            fits = kind >= last and others_from(t, seat, spent, kind) >= due
        if fits:
            choices.add(SPEND + kind)


def others_from(t: Board, seat: i64, spent: i64, first: i64) -> i64:
    """Sacrifices left of the kinds from `first` on, Berserks aside."""
    left: i64 = 0
    sacrifices = t.sacrifices
    for kind in range(first, UNITS):
        copies = sacrifices[seat * UNITS + kind]
        if copies > 0 and kind != BERSERK:
            left += copies - in_bag(spent, kind)
    return left


def spend(t: Board, move: i64) -> i64:
    """One more sacrifice is named. When the cost is met all are spent; returns what was paid for,
    or -1 while something is still due."""
    seat = t.top(ACTOR)
    kind = move - SPEND
    spent = t.top(SPENT) + ONE_OF[kind]
    due = t.top(DUE) - (2 if kind == BERSERK else 1)
    if due > 0:
        t.set_top(SPENT, spent)
        t.set_top(DUE, due)
        if kind != BERSERK:
            t.set_top(LAST, kind)
        return -1
    bought = t.top(POWER)
    t.pop()
    t.show_choice()
    for each in range(UNITS):
        for copy in range(in_bag(spent, each)):
            t.spend(seat, each)
    notice(t, Moment.SACRIFICES_SPENT, seat, spent)
    return bought


# --- summoning --------------------------------------------------------------------------------


def cost(t: Board, seat: i64, deity: i64) -> i64:
    """W-70: 2 for the first of a colour, one more for each of that colour you have now."""
    if deity == YGGDRASIL:
        return t.numbers.first_cost
    return t.numbers.first_cost + t.numbers.more_cost * t.deities_of(seat, COLOUR_OF[deity])


def summon_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-70: any deity of the Hall that the sacrifices can pay for."""
    wealth = t.offerings[seat]
    if wealth < t.numbers.first_cost:
        return
    deity_at = t.deity_at
    for deity in range(DEITIES):
        if deity_at[deity] == HALL and cost(t, seat, deity) <= wealth:
            choices.add(SUMMON + deity)


def can_summon(t: Board, seat: i64) -> bool:
    """Can any deity of the Hall be paid for?"""
    wealth = t.offerings[seat]
    if wealth < t.numbers.first_cost:
        return False
    deity_at = t.deity_at
    for deity in range(DEITIES):
        if deity_at[deity] == HALL and cost(t, seat, deity) <= wealth:
            return True
    return False


def receive(t: Board, seat: i64, deity: i64) -> None:
    """A deity comes to a player; the Hall fills up (W-72), and colours may clash (W-71)."""
    t.summon(seat, deity)
    refill_hall(t)
    check_colours(t, seat)


def refill_hall(t: Board) -> None:
    """W-72: fewer than three, and the next opens, as long as the deck lasts."""
    while t.hall_size < t.numbers.hall and has_deities_left(t):
        t.open_deity()


def has_deities_left(t: Board) -> bool:
    if t.ragnarok_in_hall == 0:
        return True
    for deity in range(DEITIES):
        if t.deity_at[deity] == UNSEEN:
            return True
    return False


def check_colours(t: Board, seat: i64) -> None:
    """W-71: red and blue without Yggdrasil: the player chooses at once which stays."""
    if t.owns(seat, YGGDRASIL):
        return
    if t.deities_of(seat, RED) > 0 and t.deities_of(seat, BLUE) > 0:
        t.push(Frame.COLOUR, 1 << seat, seat)


def clashing(t: Board, seat: i64, deity: i64) -> i64:
    """W-71: mask of the player's deities that could not stay together with this one."""
    if deity == YGGDRASIL or t.owns(seat, YGGDRASIL):
        return 0
    other = BLUE if COLOUR_OF[deity] == RED else RED
    mask: i64 = 0
    for each in range(DEITIES):
        if t.owns(seat, each) and COLOUR_OF[each] == other:
            mask |= 1 << each
    return mask


def keep_colour(t: Board, move: i64) -> None:
    """W-71: the other colour goes to the deity discard."""
    seat = t.top(ACTOR)
    t.pop()
    goes = RED if move == KEEP else BLUE
    for deity in range(DEITIES):
        if t.deity_at[deity] == seat and COLOUR_OF[deity] == goes:
            t.discard_deity(deity)

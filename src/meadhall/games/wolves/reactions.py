"""Effects on formations: their targets, the reactions to them, what they do (W-49 … W-64).

An effect names its target, then each owner whose formation it touches may react, the active player
first and then clockwise; then it happens to what is left (W-63). Whoever could hold a Shield Wall,
judging by what everybody knows, is asked; the window looks the same if they hold none (W-64).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from .atoms import Board
from .events import EventKind
from .frames import ACTOR, EFFECT, LAID, LINE, PLACE, SHIELDED, TO_ASK, Effect, Frame
from .moves import DECLINE_ALL, DONE, LEFT, WALL, unit, unit_line, unit_place
from .people import HUSCARL, ONE_OF, PEOPLE, RAIDER, SHIELD_WALL, TEIWAZ
from .strength import is_spared, strength
from .watching import Moment, notice

ANY_LINE: Final = -1


# --- choosing the target ----------------------------------------------------------------------


def choose_target(t: Board, effect: i64, actor: i64, chooser: i64, line: i64, place: i64) -> None:
    """Ask for the target of a unit that was laid at a place, if there is a choice; nothing happens
    if there is none at all (W-31)."""
    laid = place + 1 if t.numbers.other_unit else 0
    t.push(Frame.TARGET, 1 << chooser, actor, effect, line, laid)
    choices = Choices()
    target_choices(t, choices)
    if choices.count == 0:
        t.pop()
    elif choices.count == 1:
        target(t, choices.moves[0])


def target_choices(t: Board, choices: Choices) -> None:
    """The units an effect may be aimed at."""
    effect = t.top(EFFECT)
    line = t.top(LINE)
    itself = own_place(t)
    if effect == Effect.TRAITOR:
        weakest_teiwaz(t, line, choices)
        return
    for each in range(t.players):
        if line != ANY_LINE and line != each:
            continue
        if is_spared(t, each, False):
            continue
        for place in range(t.lengths[each]):
            if effect == Effect.RAIDER and t.unit_at(each, place) == RAIDER:
                continue  # W-50
            if unit(each, place) != itself:
                choices.add(unit(each, place))


def own_place(t: Board) -> i64:
    """W-52: the laid unit, as the move that names it, where it can't be its own target; else -1. An
    Archer stands in the line of whoever is asked."""
    laid = t.top(LAID)
    if laid == 0 or t.top(EFFECT) == Effect.RAIDER:
        return -1
    line = t.top(LINE)
    return unit(t.next_seat() if line == ANY_LINE else line, laid - 1)


def weakest_teiwaz(t: Board, line: i64, choices: Choices) -> None:
    """W-51: the weakest Teiwaz unit of the line; among equals there is a choice."""
    if is_spared(t, line, False):
        return
    lowest: i64 = -1
    for place in range(t.lengths[line]):
        if t.numbers.runes[t.unit_at(line, place)] == TEIWAZ:
            worth = strength(t, line, place)
            if lowest < 0 or worth < lowest:
                lowest = worth
    for place in range(t.lengths[line]):
        if t.numbers.runes[t.unit_at(line, place)] == TEIWAZ and strength(t, line, place) == lowest:
            choices.add(unit(line, place))


def target(t: Board, move: i64) -> None:
    """The target is named: now whoever it touches may react."""
    actor = t.top(ACTOR)
    effect = t.top(EFFECT)
    t.pop()
    touch_one(t, actor, effect, unit_line(move), unit_place(move))


def touch_one(t: Board, actor: i64, effect: i64, line: i64, place: i64) -> None:
    """An effect on one unit."""
    aimed_at = unit(line, place)
    t.tell(EventKind.TARGETED, actor, effect, aimed_at, t.unit_at(line, place), EVERYBODY)
    touched: i64 = 1 << line
    if effect == Effect.TRAITOR:
        touched |= 1 << actor  # W-62: a unit that comes to you is an effect on your formation too
    t.push(Frame.EFFECT, 0, actor, effect, line, place, touched, 0)


def touch_many(t: Board, actor: i64, effect: i64, number: i64, touched: i64) -> None:
    """Plague and Tyr: each owner reacts for their own part (W-62)."""
    t.push(Frame.EFFECT, 0, actor, effect, 0, number, touched, 0)


# --- the window -------------------------------------------------------------------------------


def continue_effect(t: Board) -> None:
    """Ask the next owner who could react; when all have been asked, the effect happens."""
    to_ask = t.top(TO_ASK)
    for step in range(t.players):
        seat = (t.active + step) % t.players
        if (to_ask >> seat) & 1:
            t.set_top(TO_ASK, to_ask & ~(1 << seat))
            if could_react(t, seat):
                t.push(Frame.REACT, 1 << seat, seat, t.top(EFFECT), t.top(LINE))
            return
    resolve_effect(t)


def could_react(t: Board, seat: i64) -> bool:
    """W-62, W-64: judging by what everybody knows; only by old rules a standing answer spared the
    question, and so told everybody of it."""
    if (t.declines >> seat) & 1:
        return False
    return could_hold_shield_wall(t, seat) or can_guard(t, seat, t.top(EFFECT), t.top(LINE))


def could_hold_shield_wall(t: Board, seat: i64) -> bool:
    """Before the pass, with a card in hand that others don't know, or a Shield Wall they do."""
    if t.has_passed(seat) or t.hand_sizes[seat] == 0:
        return False
    known: i64 = 0
    for kind in range(PEOPLE):
        known += t.known[seat * PEOPLE + kind]
    return t.hand_sizes[seat] > known or t.known[seat * PEOPLE + SHIELD_WALL] > 0


def can_guard(t: Board, seat: i64, effect: i64, line: i64) -> bool:
    """W-43: a Huscarl stands against a Traitor, Raider or Assassin laid into his line."""
    if effect != Effect.TRAITOR and effect != Effect.RAIDER and effect != Effect.ASSASSIN:
        return False
    return line == seat and t.count(seat, HUSCARL) > 0


def fears_own_traitor(t: Board, seat: i64) -> bool:
    """W-62: is the seat asked for a reaction to the Traitor that it has laid itself?"""
    if t.kind() != Frame.REACT or t.top(ACTOR) != seat or t.top(EFFECT) != Effect.TRAITOR:
        return False
    return t.frame_rows()[-2][ACTOR] == seat


def react_choices(t: Board, choices: Choices) -> None:
    """A Huscarl (which one matters to his neighbours), a Shield Wall, or neither."""
    seat = t.top(ACTOR)
    if can_guard(t, seat, t.top(EFFECT), t.top(LINE)):
        for place in range(t.lengths[seat]):
            if t.unit_at(seat, place) == HUSCARL:
                choices.add(unit(seat, place))
    if not t.has_passed(seat) and t.hand(seat, SHIELD_WALL) > 0:
        choices.add(WALL)
    choices.add(DONE)
    choices.add(DECLINE_ALL)


def react(t: Board, move: i64) -> None:
    """W-63: the reaction happens at once and can't be reacted to."""
    seat = t.top(ACTOR)
    t.pop()
    if move == DONE:
        return
    if move == DECLINE_ALL:
        if t.numbers.rules < 3:  # now whoever plays the seat remembers it, and nobody else knows
            t.decline_all(seat)
        return
    effect = t.top(EFFECT)
    if effect == Effect.PLAGUE or effect == Effect.TYR:
        t.set_top(SHIELDED, t.top(SHIELDED) | (1 << seat))  # only the own part is cancelled
    else:
        t.pop()  # the effect is gone; the intruder stays where it was laid
    if move == WALL:
        t.raise_shields(seat, SHIELD_WALL)
        notice(t, Moment.MANOEUVRE_RESOLVED, seat, SHIELD_WALL)
    else:
        t.guard(seat, unit_place(move))


# --- what happens -----------------------------------------------------------------------------


def resolve_effect(t: Board) -> None:
    """All have been asked: the effect happens to what is left."""
    actor = t.top(ACTOR)
    effect = t.top(EFFECT)
    line = t.top(LINE)
    place = t.top(PLACE)
    shielded = t.top(SHIELDED)
    t.pop()
    match effect:
        case Effect.ASSASSIN:
            assassinate(t, actor, line, place)
        case Effect.RAIDER:
            t.take(actor, line, place)
        case Effect.TRAITOR:
            betray(t, actor, line, place)
        case Effect.PLAGUE:
            plague(t, place, shielded)
        case Effect.TYR:
            strike_ends(t, place, shielded)
        case _:
            notice(t, Moment.UNIT_DESTROYED, line, t.destroy(line, place))


def assassinate(t: Board, actor: i64, line: i64, place: i64) -> None:
    """W-49: the unit is destroyed; a weak one brings a card."""
    weak = strength(t, line, place) <= t.numbers.assassin_weak
    notice(t, Moment.UNIT_DESTROYED, line, t.destroy(line, place))
    if weak:
        t.draw_card(actor)


def betray(t: Board, actor: i64, line: i64, place: i64) -> None:
    """W-51: the unit moves to the formation of whoever laid the Traitor."""
    bring(t, actor, t.move_out(line, place))


def bring(t: Board, seat: i64, kind: i64) -> None:
    """W-54: the line's owner chooses the end that a unit joins."""
    t.push(Frame.JOIN, 1 << seat, seat, ONE_OF[kind])


def plague(t: Board, number: i64, shielded: i64) -> None:
    """W-60: every unit of that strength is discarded; all are read before any leaves."""
    for each in touched_by(t, Effect.PLAGUE, 0, number, shielded):
        t.discard(unit_line(each), unit_place(each))


def strike_ends(t: Board, side: i64, shielded: i64) -> None:
    """W-87: the outermost unit of one side of every line, all at the same moment."""
    fallen: list[i64] = []
    lines: list[i64] = []
    for each in touched_by(t, Effect.TYR, 0, side, shielded):
        fallen.append(t.destroy(unit_line(each), unit_place(each)))
        lines.append(unit_line(each))
    for i in range(len(fallen)):
        notice(t, Moment.UNIT_DESTROYED, lines[i], fallen[i])


def touched_by(t: Board, effect: i64, line: i64, place: i64, shielded: i64) -> list[i64]:
    """The units that an effect happens to, each as the move that names it: one at a place, all of a
    strength (W-60), or all at an end (W-87). The last of a line comes first, so that each can leave
    while the next is still where it was."""
    found: list[i64] = []
    if effect != Effect.PLAGUE and effect != Effect.TYR:
        found.append(unit(line, place))
        return found
    for each in range(t.players):
        if (shielded >> each) & 1 or is_spared(t, each, effect == Effect.TYR):
            continue
        last = t.lengths[each] - 1
        if effect == Effect.PLAGUE:
            for at in range(last, -1, -1):
                if strength(t, each, at) == place:
                    found.append(unit(each, at))
        elif last >= 0:
            found.append(unit(each, 0 if place == LEFT else last))
    return found


def touched_soon(t: Board) -> list[i64]:
    """While somebody is asked for a reaction: the units that the effect is about to touch."""
    effect = t.frame_rows()[-2]
    return touched_by(t, effect[EFFECT], effect[LINE], effect[PLACE], effect[SHIELDED])


def lines_with_strength(t: Board, number: i64) -> i64:
    """Mask of the owners a Plague of this number touches."""
    touched: i64 = 0
    for line in range(t.players):
        if is_spared(t, line, False):
            continue
        for place in range(t.lengths[line]):
            if strength(t, line, place) == number:
                touched |= 1 << line
    return touched


def lines_with_units(t: Board) -> i64:
    """Mask of the owners Tyr touches."""
    touched: i64 = 0
    for line in range(t.players):
        if t.lengths[line] > 0 and not is_spared(t, line, True):
            touched |= 1 << line
    return touched

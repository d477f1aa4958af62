"""What is already on its way: a target to be named, an effect that may be parried, units that join.

A value that looks at the table between two answers would not see what an Assassin, a Raider or a
Traitor has come for. So what is pending is carried to its end on a copy first, with a fair guess of
how likely it is that somebody parries. The guess uses what everybody knows and no hand (W-64).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.choices import Choices
from .deities import BLUE, RED
from .frames import ACTOR, EFFECT, LINE, Effect, Frame
from .laying import join_choices
from .moves import DONE, KEEP, LEFT, join_kind, join_side, unit_line, unit_place
from .people import HIRDMAN, PEOPLE, SHIELD_WALL
from .reactions import can_guard, target_choices
from .state import WolvesState
from .strength import line_strength, strength

GUARDS: Final = 0.7
"""How likely somebody is to give a Huscarl for the unit that an intruder has come for."""
SHIELDS: Final = 0.7
"""How likely somebody who holds a Shield Wall is to use it now."""
LONGEST: Final = 16
"""Answers that are guessed in a row."""


def is_pending(t: WolvesState) -> bool:
    """Is the table between the beginning of something and its end?"""
    kind = t.kind()
    return kind in (Frame.TARGET, Frame.REACT, Frame.JOIN, Frame.COLOUR)


def carry_out(t: WolvesState) -> float:
    """Let what is pending happen, each answer being what its player likely wants, and nobody
    parrying. Returns how likely it is that nobody does; where each parries only for themselves
    (W-62), how likely one of them is not to."""
    all_through = 1.0
    asked = 0.0
    through = 0.0
    for step in range(LONGEST):
        match t.kind():
            case Frame.TARGET:
                t.apply(t.next_seat(), likely_target(t))
            case Frame.REACT:
                chance = 1.0 - parry_chance(t)
                effect = t.top(EFFECT)
                if effect == Effect.PLAGUE or effect == Effect.TYR:
                    through += chance
                    asked += 1.0
                else:
                    all_through *= chance
                t.apply(t.next_seat(), DONE)
            case Frame.JOIN:
                t.apply(t.next_seat(), likely_end(t))
            case Frame.COLOUR:
                t.apply(t.next_seat(), likely_colour(t))
            case _:
                break
    return all_through if asked == 0.0 else all_through * through / asked


def parry_chance(t: WolvesState) -> float:
    """How likely whoever is asked is to parry, judging by what everybody knows."""
    seat = t.top(ACTOR)
    effect = t.top(EFFECT)
    line = t.top(LINE)
    if effect == Effect.TRAITOR and line != seat:
        return 0.0  # their own Traitor
    if can_guard(t, seat, effect, line):
        return GUARDS
    if t.has_passed(seat):
        return 0.0
    if t.known[seat * PEOPLE + SHIELD_WALL] > 0:
        return SHIELDS
    unknown = t.hand_sizes[seat]
    for kind in range(PEOPLE):
        unknown -= t.known[seat * PEOPLE + kind]
    share = float(t.numbers.copies[SHIELD_WALL]) / float(t.numbers.deck_size)
    none = 1.0
    for card in range(unknown):
        none *= 1.0 - share
    return SHIELDS * (1.0 - none)


def likely_target(t: WolvesState) -> i64:
    """The strongest unit that is another's, in the strongest line; of the own ones the weakest."""
    chooser = t.next_seat()
    choices = Choices()
    target_choices(t, choices)
    best = choices.moves[0]
    best_score = -1000.0
    line: i64 = -1
    power = 0.0
    for i in range(choices.count):
        move = choices.moves[i]
        if unit_line(move) != line:
            line = unit_line(move)
            power = float(line_strength(t, line))
        worth = float(strength(t, line, unit_place(move)))
        score = -100.0 - worth if line == chooser else worth + 0.5 * power
        if score > best_score:
            best = move
            best_score = score
    return best


def likely_end(t: WolvesState) -> i64:
    """Hirdmen stand side by side; to others the end makes no difference."""
    seat = t.top(ACTOR)
    choices = Choices()
    join_choices(t, choices)
    for i in range(choices.count):
        move = choices.moves[i]
        if join_kind(move) == HIRDMAN and t.lengths[seat] > 0:
            place = 0 if join_side(move) == LEFT else t.lengths[seat] - 1
            if t.unit_at(seat, place) == HIRDMAN:
                return move
    return choices.moves[0]


def likely_colour(t: WolvesState) -> i64:
    """W-71: the colour with more deities stays."""
    seat = t.top(ACTOR)
    return KEEP + 1 if t.deities_of(seat, RED) > t.deities_of(seat, BLUE) else KEEP

"""Turns: main and extra actions, passing, and what follows a pass (W-22, W-30 … W-38)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .deities import BALDR, JORMUNGAND
from .frames import ACTOR, CHOSEN, LAST, LEFT_OVER, MAIN_DONE, MUST_PASS, Frame
from .glory import pass_draw
from .laying import lay_choices, lay_down
from .layout import NOBODY
from .manoeuvres import discard_named, manoeuvre_choices, named_cards, play
from .moves import (
    DONE,
    DRAW,
    END_TURN,
    HAND,
    JOIN,
    NAME,
    PASS,
    POWER,
    RETURN_TO_ROUND,
    SUMMON,
    UNIT,
)
from .offerings import can_summon, cost, pay, sacrifice, sacrifice_choices, summon_choices
from .people import ONE_OF, PEOPLE, in_bag
from .powers import can_use_any, power_choices, use
from .watching import Moment, jormungand_wins, notice


def start_turn(t: Board, seat: i64) -> None:
    """W-22, W-37, W-95: whoever's turn it is; a passed player has little to decide."""
    while True:
        t.begin_turn(seat)
        if t.deity_at[JORMUNGAND] == seat and jormungand_wins(t, seat):
            end_by_jormungand(t, seat)
            return
        if t.pass_number[seat] == 0:
            must_pass = 1 if t.reshuffles >= t.numbers.reshuffles else 0  # W-26
            t.push(Frame.TURN, 1 << seat, seat, 0, must_pass)
            return
        if can_draw(t, seat) or can_return(t, seat):
            t.push(Frame.AFTER_PASS, 1 << seat, seat)
            return
        seat = t.clockwise(seat)


def can_draw(t: Board, seat: i64) -> bool:
    """W-37, W-39: a card to draw and room for it."""
    has_room = t.hand_sizes[seat] < t.numbers.hand_limit
    return has_room and t.deck_size + t.pile_size > 0


def can_return(t: Board, seat: i64) -> bool:
    """W-85: Baldr and four hand cards."""
    return t.deity_at[BALDR] == seat and t.hand_sizes[seat] >= 4


# --- a turn -----------------------------------------------------------------------------------


def turn_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-30: one main action, and extra actions before and after it."""
    if t.top(MAIN_DONE):
        summon_choices(t, seat, choices)
        power_choices(t, seat, choices)
        choices.add(END_TURN)
        return
    if t.top(MUST_PASS):
        choices.add(PASS)
        return
    lay_choices(t, seat, choices)
    sacrifice_choices(t, seat, choices)
    if t.offerings[seat] > 0:
        summon_choices(t, seat, choices)
    if t.summoned[seat] > 0:
        power_choices(t, seat, choices)
    manoeuvre_choices(t, seat, choices)
    choices.add(PASS)


def has_extra(t: Board, seat: i64) -> bool:
    """W-36: can anything be summoned or used?"""
    if t.offerings[seat] > 0 and can_summon(t, seat):
        return True
    return t.summoned[seat] > 0 and can_use_any(t, seat)


def act(t: Board, seat: i64, move: i64) -> None:
    """W-30 … W-36: what a player does on their turn."""
    if move < JOIN:
        t.set_top(MAIN_DONE, 1)
        if move < UNIT:
            lay_down(t, seat, move)
        else:
            sacrifice(t, seat, move)
    elif move < POWER:
        pay(t, seat, move - SUMMON, cost(t, seat, move - SUMMON))
    elif move < NAME:
        use(t, seat, move - POWER)
    elif move < PASS:
        t.set_top(MAIN_DONE, 1)
        play(t, seat, move)
    elif move == PASS:
        t.pop()
        pass_round(t, seat)
    else:
        end_turn(t, seat)


def continue_turn(t: Board) -> bool:
    """W-30: a turn ends by itself when no extra action is left. False if there is a choice then:
    the next player's, unless Jormungand has ended the round (W-95)."""
    if t.top(MAIN_DONE) == 0:
        return False
    seat = t.top(ACTOR)
    if has_extra(t, seat):
        return False
    end_turn(t, seat)
    return t.kind() == Frame.ROUND_END


def end_turn(t: Board, seat: i64) -> None:
    t.pop()
    start_turn(t, t.clockwise(seat))


# --- passing and after ------------------------------------------------------------------------


def pass_round(t: Board, seat: i64) -> None:
    """W-34: draw at once; the last pass ends the round."""
    t.mark_pass(seat)
    for card in range(pass_draw(t, seat)):
        t.draw_card(seat)
    if t.all_passed():
        t.push(Frame.ROUND_END, 0)
        notice(t, Moment.ALL_PASSED, NOBODY, 0)
    else:
        start_turn(t, t.clockwise(seat))


def end_by_jormungand(t: Board, seat: i64) -> None:
    """W-95: the owner wins at once; who had not passed draws as for a pass, clockwise from the
    owner. No Vidar."""
    t.use_power(seat, JORMUNGAND)
    for step in range(t.players):
        each = (seat + step) % t.players
        if not t.has_passed(each):
            t.mark_pass(each)
            for card in range(pass_draw(t, each)):
                t.draw_card(each)
    t.push(Frame.ROUND_END, 0, seat, 0, 1)


def after_pass_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-37: draw one and discard one, come back with Baldr (W-85), or nothing."""
    if can_draw(t, seat):
        choices.add(DRAW)
    if can_return(t, seat):
        choices.add(RETURN_TO_ROUND)
    choices.add(DONE)


def after_pass(t: Board, seat: i64, move: i64) -> None:
    t.pop()
    if move == DRAW:
        t.draw_card(seat)
        t.push(Frame.DISCARD_ONE, 1 << seat, seat)
    elif move == RETURN_TO_ROUND:
        t.push(Frame.RETURNING, 1 << seat, seat, 0, 4)
    else:
        start_turn(t, t.clockwise(seat))


def discard_one_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-37: any card, the drawn one too."""
    named_cards(t, seat, 0, 0, choices)


def discard_one(t: Board, seat: i64, move: i64) -> None:
    t.pop()
    t.discard_from_hand(seat, move - HAND)
    start_turn(t, t.clockwise(seat))


def returning_choices(t: Board, seat: i64, choices: Choices) -> None:
    """W-85: four hand cards, named by kind in order."""
    named = Choices()
    named_cards(t, seat, t.top(CHOSEN), t.top(LAST), named)
    for i in range(named.count):
        kind = named.moves[i] - HAND
        if cards_from(t, seat, kind) >= t.top(LEFT_OVER):
            choices.add(named.moves[i])


def cards_from(t: Board, seat: i64, first: i64) -> i64:
    """Hand cards not yet named, of the kinds from `first` on."""
    cards: i64 = 0
    for kind in range(first, PEOPLE):
        cards += t.hand(seat, kind) - in_bag(t.top(CHOSEN), kind)
    return cards


def come_back(t: Board, seat: i64, move: i64) -> None:
    """W-85: when four are named, Baldr and they are discarded, and a full turn follows."""
    kind = move - HAND
    t.set_top(CHOSEN, t.top(CHOSEN) + ONE_OF[kind])
    t.set_top(LAST, kind)
    left = t.top(LEFT_OVER) - 1
    t.set_top(LEFT_OVER, left)
    if left > 0:
        return
    chosen = t.top(CHOSEN)
    t.pop()
    t.use_power(seat, BALDR)
    t.discard_deity(BALDR)
    discard_named(t, seat, chosen)
    t.come_back(seat)
    t.push(Frame.TURN, 1 << seat, seat)

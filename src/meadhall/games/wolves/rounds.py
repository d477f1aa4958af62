"""Rounds and turns: set-up, passing, the end of a round and of the game (W-10 … W-38, W-100 …)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.events import EVERYBODY
from ...kernel.outcome import Outcome
from .deities import BALDR, JORMUNGAND, OPEN, VICTORIES
from .glory import glory, pass_draw
from .happenings import (
    ACTOR,
    CHOSEN,
    LAST,
    LEFT_OVER,
    MAIN_DONE,
    MUST_PASS,
    SECOND,
    STEP,
    WINNER,
    Frame,
    Happening,
)
from .laying import lay_choices, lay_down
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
    VICTORY,
    unit,
    unit_line,
    unit_place,
)
from .offerings import (
    can_summon,
    cost,
    pay,
    refill_hall,
    sacrifice,
    sacrifice_choices,
    summon_choices,
)
from .people import EIWAZ, ONE_OF, PEOPLE, in_bag
from .powers import can_use_any, power_choices, use
from .strength import line_strength
from .table import NOBODY, Table
from .watching import Moment, jormungand_wins, notice, valkyrie_may_take_from

# --- set-up and rounds ------------------------------------------------------------------------


def set_up(t: Table, starter: i64) -> None:
    """W-11, W-12: the Hall opens, hands are drawn, the first round begins."""
    refill_hall(t)
    for seat in range(t.players):
        for card in range(t.numbers.first_hand):
            t.draw_card(seat)
    start_round(t, starter)


def start_round(t: Table, starter: i64) -> None:
    """W-20, W-21: the victory cards to fight for are opened."""
    t.begin_round(starter)
    for prize in range(t.numbers.prizes):
        if not t.open_victory():
            break
    start_turn(t, starter)


def start_turn(t: Table, seat: i64) -> None:
    """W-22, W-37, W-95: whoever's turn it is; a passed player has little to decide."""
    while True:
        t.begin_turn(seat)
        if jormungand_wins(t, seat):
            end_by_jormungand(t, seat)
            return
        if not t.has_passed(seat):
            must_pass = 1 if t.reshuffles >= t.numbers.reshuffles else 0  # W-26
            t.push(Frame.TURN, 1 << seat, seat, 0, must_pass)
            return
        if can_draw(t, seat) or can_return(t, seat):
            t.push(Frame.AFTER_PASS, 1 << seat, seat)
            return
        seat = t.clockwise(seat)


def can_draw(t: Table, seat: i64) -> bool:
    """W-37, W-39: a card to draw and room for it."""
    return t.room(seat) > 0 and t.deck_size + t.pile_size > 0


def can_return(t: Table, seat: i64) -> bool:
    """W-85: Baldr and four hand cards."""
    return t.owns(seat, BALDR) and t.hand_sizes[seat] >= 4


# --- a turn -----------------------------------------------------------------------------------


def turn_choices(t: Table, choices: Choices) -> None:
    """W-30: one main action, and extra actions before and after it."""
    seat = t.top(ACTOR)
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
    summon_choices(t, seat, choices)
    power_choices(t, seat, choices)
    manoeuvre_choices(t, seat, choices)
    choices.add(PASS)


def has_extra(t: Table, seat: i64) -> bool:
    """W-36: can anything be summoned or used?"""
    return can_summon(t, seat) or can_use_any(t, seat)


def act(t: Table, move: i64) -> None:
    """W-30 … W-36: what a player does on their turn."""
    seat = t.top(ACTOR)
    if move == END_TURN:
        end_turn(t)
        return
    if move == PASS:
        t.pop()
        pass_round(t, seat)
        return
    if SUMMON <= move < POWER:
        pay(t, seat, move - SUMMON, cost(t, seat, move - SUMMON))
        return
    if POWER <= move < NAME:
        use(t, seat, move - POWER)
        return
    t.set_top(MAIN_DONE, 1)
    if move < UNIT:
        lay_down(t, seat, move)
    elif move < JOIN:
        sacrifice(t, seat, move)
    else:
        play(t, seat, move)


def continue_turn(t: Table) -> bool:
    """W-30: a turn ends by itself when no extra action is left. False while there is a choice."""
    if t.top(MAIN_DONE) and not has_extra(t, t.top(ACTOR)):
        end_turn(t)
        return True
    return False


def end_turn(t: Table) -> None:
    seat = t.top(ACTOR)
    t.pop()
    start_turn(t, t.clockwise(seat))


# --- passing and after ------------------------------------------------------------------------


def pass_round(t: Table, seat: i64) -> None:
    """W-34: draw at once; the last pass ends the round."""
    t.mark_pass(seat)
    for card in range(pass_draw(t, seat)):
        t.draw_card(seat)
    if t.all_passed():
        t.push(Frame.ROUND_END, 0)
        notice(t, Moment.ALL_PASSED, NOBODY, 0)
    else:
        start_turn(t, t.clockwise(seat))


def after_pass_choices(t: Table, choices: Choices) -> None:
    """W-37: draw one and discard one, come back with Baldr (W-85), or nothing."""
    seat = t.top(ACTOR)
    if can_draw(t, seat):
        choices.add(DRAW)
    if can_return(t, seat):
        choices.add(RETURN_TO_ROUND)
    choices.add(DONE)


def after_pass(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move == DRAW:
        t.draw_card(seat)
        t.push(Frame.DISCARD_ONE, 1 << seat, seat)
    elif move == RETURN_TO_ROUND:
        t.push(Frame.RETURNING, 1 << seat, seat, 0, 4)
    else:
        start_turn(t, t.clockwise(seat))


def discard_one_choices(t: Table, choices: Choices) -> None:
    """W-37: any card, the drawn one too."""
    named_cards(t, t.top(ACTOR), 0, 0, choices)


def discard_one(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    t.discard_from_hand(seat, move - HAND)
    start_turn(t, t.clockwise(seat))


def returning_choices(t: Table, choices: Choices) -> None:
    """W-85: four hand cards, named by kind in order."""
    seat = t.top(ACTOR)
    named = Choices()
    named_cards(t, seat, t.top(CHOSEN), t.top(LAST), named)
    for i in range(named.count):
        kind = named.moves[i] - HAND
        if cards_from(t, seat, kind) >= t.top(LEFT_OVER):
            choices.add(named.moves[i])


def cards_from(t: Table, seat: i64, first: i64) -> i64:
    """Hand cards not yet named, of the kinds from `first` on."""
    cards: i64 = 0
    for kind in range(first, PEOPLE):
        cards += t.hand(seat, kind) - in_bag(t.top(CHOSEN), kind)
    return cards


def come_back(t: Table, move: i64) -> None:
    """W-85: when four are named, Baldr and they are discarded, and a full turn follows."""
    seat = t.top(ACTOR)
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


# --- the end of a round -----------------------------------------------------------------------


def end_by_jormungand(t: Table, seat: i64) -> None:
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


def continue_round_end(t: Table) -> None:
    """W-23, W-24: places and victory cards, then Valkyrie, then the table is cleared."""
    step = t.top(STEP)
    t.set_top(STEP, step + 1)
    if step == 0:
        award_prizes(t)
    elif step == 1:
        notice(t, Moment.PRIZES_TAKEN, NOBODY, 0)
    else:
        t.pop()
        t.clear_table()
        end_or_go_on(t)


def award_prizes(t: Table) -> None:
    """W-23: the highest takes a victory card, with two open the second place takes the other."""
    by_jormungand = t.top(WINNER) == 1
    first = t.top(ACTOR) if by_jormungand else best_but(t, NOBODY, NOBODY)
    second = best_but(t, first, first if by_jormungand else NOBODY)
    prizes = open_victories(t)
    t.take_places(first, second if prizes == 2 else NOBODY)
    if prizes == 2:
        t.push(Frame.PRIZE, 1 << first, first, second)
    elif prizes == 1:
        for victory in range(VICTORIES):
            if t.victory_at[victory] == OPEN:
                t.award(first, victory)


def open_victories(t: Table) -> i64:
    found: i64 = 0
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            found += 1
    return found


def best_but(t: Table, excluded: i64, clockwise_from: i64) -> i64:
    """W-23: the strongest line; ties to whoever passed earlier (W-95: sits earlier clockwise)."""
    best: i64 = NOBODY
    best_strength: i64 = 0
    best_order: i64 = 0
    for seat in range(t.players):
        if seat == excluded:
            continue
        power = line_strength(t, seat)
        order = t.pass_number[seat]
        if clockwise_from != NOBODY:
            order = (seat - clockwise_from + t.players) % t.players
        if (
            best == NOBODY
            or power > best_strength
            or (power == best_strength and order < best_order)
        ):
            best = seat
            best_strength = power
            best_order = order
    return best


def prize_choices(t: Table, choices: Choices) -> None:
    """W-23: first place chooses."""
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            choices.add(VICTORY + victory)


def take_prize(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    second = t.top(SECOND)
    t.pop()
    t.award(seat, move - VICTORY)
    for victory in range(VICTORIES):
        if t.victory_at[victory] == OPEN:
            t.award(second, victory)


def vidar_choices(t: Table, choices: Choices) -> None:
    """W-83: lay one more unit, or take an Eiwaz unit of the own line into hand, or neither."""
    seat = t.top(ACTOR)
    lay_choices(t, seat, choices)
    if t.room(seat) > 0:
        for place in range(t.lengths[seat]):
            if t.numbers.runes[t.unit_at(seat, place)] == EIWAZ:
                choices.add(unit(seat, place))
    choices.add(DONE)


def vidar(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move < UNIT:
        lay_down(t, seat, move)
    elif move != DONE:
        t.take(seat, seat, unit_place(move))


def valkyrie_choices(t: Table, choices: Choices) -> None:
    """W-86: one unit from any formation, or none."""
    seat = t.top(ACTOR)
    for line in range(t.players):
        if valkyrie_may_take_from(t, seat, line):
            choices.add_run(unit(line, 0), t.lengths[line])
    choices.add(DONE)


def valkyrie(t: Table, move: i64) -> None:
    seat = t.top(ACTOR)
    t.pop()
    if move != DONE:
        t.take(seat, unit_line(move), unit_place(move))


def end_or_go_on(t: Table) -> None:
    """W-25, W-100: enough glory or a Ragnarök ends the game; else first place starts the next."""
    over = t.last_round == 1
    for seat in range(t.players):
        if glory(t, seat) >= t.numbers.glory_to_end:
            over = True
    if over:
        t.tell(Happening.OVER, 0, 0, 0, 0, EVERYBODY)
    else:
        start_round(t, t.first)


def final_outcome(t: Table) -> Outcome:
    """W-101: most glory; the tied who won the last round come first, the others share."""
    standings: list[tuple[int, int]] = []
    for seat in range(t.players):
        won_last = 1 if seat == t.first or seat == t.second else 0
        standings.append((glory(t, seat), won_last))
    best = max(standings)
    scores: list[int] = []
    ranks: list[int] = []
    for mine in standings:
        scores.append(mine[0])
        if mine[0] == best[0]:
            ranks.append(1 + sum([1 for other in standings if other > mine]))
        else:
            ranks.append(1 + sum([1 for other in standings if other[0] > mine[0]]))
    return Outcome(tuple(scores), tuple(ranks))

"""Set-up, the five phases of a round, and turns (V-2 … V-5, V-20 … V-25)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from ...kernel.state import WHO
from .atoms import Board
from .attack import attack_choices, declare
from .buying import (
    build,
    build_choices,
    buy,
    buy_choices,
    buy_path,
    dismantle,
    dismantle_choices,
    upgrade,
    upgrade_choices,
)
from .cards import CARDS
from .defence import settle_attacks
from .end import finish, has_winner, is_last_round
from .frames import ACTOR, Frame
from .layout import HAND, KEPT, NOBODY
from .missions import claim, claim_choices, fill_slots, swap, swap_choices
from .moves import (
    ATTACK,
    BRING,
    BUILD,
    BUY,
    BUY_PATH,
    CLAIM,
    DISMANTLE,
    DONE,
    END_TURN,
    EXCHANGE,
    KEEP,
    PLACES,
    PLAY,
    SWAP,
    UPGRADE,
)
from .playing import play, play_choices
from .resources import bring, bring_choices, exchange, exchange_choices, production, storage
from .village import ACHIEVEMENTS, ACHIEVEMENTS_OPEN, GOLD, HALL, TAVERN

# --- set-up -----------------------------------------------------------------------------------


def set_up(t: Board, first: i64) -> None:
    """V-2 … V-5: all that is random about the beginning."""
    open_achievements(t)
    for place in range(2):
        if t.asgard_left > 0:
            t.open_asgard(place)
    for place in range(PLACES):
        shift_path(t)
    for step in range(t.players):
        fill_slots(t, (first + step) % t.players)
    if t.numbers.late_token:
        make_up(t, first)
    start_round(t, first)


def make_up(t: Board, first: i64) -> None:
    """V-5, played otherwise: a gold token for whoever doesn't begin. It lies on the Town Hall as
    loot does, so it pays in the first round or is lost (V-51)."""
    for step in range(1, t.players):
        t.loot((first + step) % t.players, GOLD, HALL)


def shift_path(t: Board) -> None:
    """The Path moves one place on and a card opens."""
    t.leave_path()
    t.open_path()


def open_achievements(t: Board) -> None:
    """V-4: four at random, or those chosen beforehand."""
    chosen = t.numbers.achievements
    left: i64 = ACHIEVEMENTS_OPEN
    for achievement in range(ACHIEVEMENTS):
        rest: i64 = ACHIEVEMENTS - achievement
        if chosen > 0:
            if (chosen >> achievement) & 1:
                t.open_achievement(achievement)
        elif t.chance.below(rest) < left:
            t.open_achievement(achievement)
            left -= 1


# --- a round ----------------------------------------------------------------------------------


def start_round(t: Board, first: i64) -> None:
    """V-20 … V-22: production, draw, missions; then the first turn."""
    t.begin_round(first)
    production(t)
    for step in range(t.players):
        draw_hand(t, (first + step) % t.players)
    for step in range(t.players):
        fill_slots(t, (first + step) % t.players)
    start_turn(t, first)


def draw_hand(t: Board, seat: i64) -> None:
    """V-21: five cards and one for each finished Tavern, on top of what a Drakkar kept."""
    for card in range(t.numbers.hand + t.count_finished(seat, TAVERN)):
        if not t.draw_card(seat):
            break


def start_turn(t: Board, seat: i64) -> None:
    """V-23: whole turns, clockwise from the first player."""
    t.begin_turn(seat)
    t.push(Frame.TURN, 1 << seat, seat)


def turn_choices(t: Board, choices: Choices) -> None:
    """V-23: any number of actions in any order."""
    seat = t.top(ACTOR)
    beer = t.all_beer(seat)
    gold = t.all_gold(seat)
    play_choices(t, seat, choices)
    buy_choices(t, seat, beer, gold, choices)
    build_choices(t, seat, beer, gold, choices)
    upgrade_choices(t, seat, gold, choices)
    dismantle_choices(t, seat, choices)
    exchange_choices(t, beer, gold, choices)
    bring_choices(t, seat, beer, gold, choices)
    attack_choices(t, seat, choices)
    claim_choices(t, seat, choices)
    swap_choices(t, seat, gold, choices)
    choices.add(END_TURN)


def act(t: Board, move: i64) -> None:
    """V-23: what a player does in their turn."""
    seat = t.top(ACTOR)
    if move < BUY:
        play(t, seat, move - PLAY)
    elif move < BUY_PATH:
        buy(t, seat, move - BUY)
    elif move < BUILD:
        buy_path(t, seat, move - BUY_PATH)
    elif move < UPGRADE:
        build(t, seat, move - BUILD)
    elif move == UPGRADE:
        upgrade(t, seat)
    elif move < EXCHANGE:
        dismantle(t, seat, move - DISMANTLE)
    elif move < BRING:
        exchange(t, seat, move - EXCHANGE)
    elif move < ATTACK:
        bring(t, seat, move - BRING)
    elif move < CLAIM:
        declare(t, seat, move)
    elif move < SWAP:
        claim(t, seat, move - CLAIM)
    elif move < END_TURN:
        swap(t, seat, move - SWAP)
    else:
        end_turn(t, seat)


def end_turn(t: Board, seat: i64) -> None:
    """V-48, V-49: attacks are settled; Asgard cards that are due come before the next turn."""
    t.pop()
    t.push(Frame.NEXT_TURN, 0, seat)
    settle_attacks(t, seat)
    t.end_turn(seat)


def go_on(t: Board) -> None:
    """V-23, V-24: the next turn; after the last one, the storage phase, unless the end comes before
    it (V-80, played otherwise)."""
    seat = t.clockwise(t.top(ACTOR))
    t.pop()
    if seat != t.first:
        start_turn(t, seat)
    elif t.numbers.no_last_storage and has_winner(t):
        t.end_round()
        finish(t)
    else:
        t.begin_storage()
        t.push(Frame.STORAGE, 0, t.first)


def continue_storage(t: Board) -> None:
    """V-24: clockwise from the first player, so that points and Asgard cards have an order."""
    seat = t.top(ACTOR)
    if seat == NOBODY:
        t.pop()
        t.end_round()
        if is_last_round(t):
            finish(t)
        else:
            end_of_round(t)
        return
    following = t.clockwise(seat)
    t.set_top(ACTOR, NOBODY if following == t.first else following)
    storage(t, seat)


# --- the end of a round (V-25) ----------------------------------------------------------------


def end_of_round(t: Board) -> None:
    """V-25: whoever has a finished Drakkar and a card may keep it; all choose at once."""
    asked: i64 = 0
    for seat in range(t.players):
        if t.may_keep(seat) > 0 and t.size(HAND, seat) > 0:
            asked |= 1 << seat
    if asked > 0:
        t.push(Frame.KEEP, asked, NOBODY)
    else:
        clear_up(t)


def keep_choices(t: Board, seat: i64, choices: Choices) -> None:
    """V-25: one hand card for each Drakkar, in rising order, or enough."""
    start = t.pile(HAND, seat)
    for kind in range(last_kept(t, seat), CARDS):
        if t.cards[start + kind] > 0:
            choices.add(KEEP + kind)
    choices.add(DONE)


def last_kept(t: Board, seat: i64) -> i64:
    """The highest kind among the cards kept so far."""
    for kind in range(CARDS - 1, -1, -1):
        if t.held(KEPT, seat, kind) > 0:
            return kind
    return 0


def keep(t: Board, seat: i64, move: i64) -> None:
    """V-25: secretly; the last one to choose opens the next round."""
    if move != DONE:
        t.keep(seat, move - KEEP)
        if t.size(KEPT, seat) < t.may_keep(seat) and t.size(HAND, seat) > 0:
            return
    left = t.waiting_mask() & ~(1 << seat)
    t.set_top(WHO, left)
    if left == 0:
        t.pop()
        t.show_choice()
        clear_up(t)


def clear_up(t: Board) -> None:
    """V-25: cards to the discard piles, tokens off, the Path moves on, so does the marker."""
    for step in range(t.players):
        t.clear_up((t.first + step) % t.players)
    shift_path(t)
    start_round(t, t.clockwise(t.first))

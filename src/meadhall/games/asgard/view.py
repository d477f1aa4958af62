"""What a seat may know, as plain data. Default deny: only what is written here is ever shown.

Hidden from everybody: the deck, the other heads of covered and face-down cards (A-4), what lies in
a score pile (A-5), and which goals are still face down. Hidden from the others: a hand (unless they
passed it on, A-26), a sealed pick, Sif's card, and the half of a choice that isn't finished.
"""

from __future__ import annotations

import json

from ...kernel.frames import seats_in
from .aesir import AESIR, NAMES, PAIRS
from .atoms import Board
from .awakening import highest_attention, leaders
from .frames import ACTOR, CHOSEN, GIVEN, GOD, LIMIT, Frame
from .layout import HIDDEN, MIDDLE, NONE
from .moves import DEPTH, HEAD_DOWN, HEAD_UP, card_depth, card_god
from .numbers import ROUNDS, ROWS
from .shown import QUESTIONS, CommonView, Decision, Lead, OwnView, Spot, Stack


def common_view(t: Board) -> CommonView:
    """What everybody sees alike."""
    return {
        "game": "asgard",
        "rules": int(t.numbers.rules),
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        "round": int(t.round),
        "waiting": list(t.waiting),
        "goals": goals(t),
        "limits": limits(t),
        "doubled": place_name(t.doubled),
        "deck": int(t.deck_size),
        "dealt": int(t.numbers.deal(t.round)),
        "hand_size": int(t.hand_size),
        "scores": [int(score) for score in t.scores],
        "chosen": [each for each in range(t.players) if t.sealed[each] != NONE],
        "stacks": [stacks(t, each) for each in range(t.players)],
        "leaders": leading(t),
    }


def own_view(t: Board, seat: int | None) -> OwnView:
    """What one seat, or an onlooker, sees in a way of its own."""
    if seat is not None:
        t.check_seat(seat)
    return {
        "seat": seat,
        "decision": decision(t, seat),
        "hand": None if seat is None else cards(t.hands[seat]),
        "pick": None if seat is None else pick_name(t.sealed[seat]),
        "drawn": drawn(t, seat),
        "handed_on": {} if seat is None else handed_on(t, seat),
    }


def stacks(t: Board, seat: int) -> dict[str, Stack]:
    """A-4: how many cards each stack has, and both heads of the top card only."""
    shown: dict[str, Stack] = {}
    for god in range(AESIR):
        if t.cards_in(seat, god) > 0:
            shown[NAMES[god]] = {
                "cards": int(t.face_up(seat, god)),
                "under": int(t.cards_in(seat, god) - t.face_up(seat, god)),
                "top": NAMES[t.other_head(seat, god, 0)],
                "attention": int(t.attention(seat, god)),
            }
    return shown


def leading(t: Board) -> dict[str, Lead]:
    """A-31: who leads with each Aesir of whom there are cards."""
    shown: dict[str, Lead] = {}
    for god in range(AESIR):
        best = highest_attention(t, god)
        if best > 0:
            seats = seats_in(leaders(t, god, best))
            shown[NAMES[god]] = {"attention": int(best), "seats": seats}
    return shown


def limits(t: Board) -> list[list[int]]:
    """A-13: how many cards each goal allows, by column and row."""
    return [[int(t.numbers.limit(c, r)) for r in range(c + 1)] for c in range(ROUNDS)]


def goals(t: Board) -> list[list[str | None]]:
    """A-10: the columns, row 1 first; None is a goal that is still face down."""
    columns: list[list[str | None]] = []
    for column in range(ROUNDS):
        places = [t.goals[column * ROWS + row] for row in range(column + 1)]
        columns.append([None if god == HIDDEN else NAMES[god] for god in places])
    return columns


def decision(t: Board, seat: int | None) -> Decision | None:
    """The question that is open; only who answers it sees what has been answered so far."""
    kind = t.kind()
    if kind not in QUESTIONS:
        return None
    if kind == Frame.BATTLE:
        return {"kind": "pick"}
    actor = t.top(ACTOR)
    asked: Decision = {"kind": QUESTIONS[kind], "seat": int(actor), "god": NAMES[t.top(GOD)]}
    if kind in (Frame.FAVOUR, Frame.SCORE_GOAL):
        asked["limit"] = int(t.top(LIMIT))
    if kind == Frame.SCORE_GOAL:
        chosen = t.top(CHOSEN) if actor == seat else 0
        asked["chosen"] = [depth for depth in range(DEPTH) if chosen >> depth & 1]
    if kind == Frame.BRAGI_TAKE:
        if actor == seat:
            given = t.top(GIVEN)
            asked["given"] = {"god": NAMES[card_god(given)], "place": int(card_depth(given))}
        else:
            asked["kind"] = QUESTIONS[Frame.BRAGI_GIVE]
    return asked


def drawn(t: Board, seat: int | None) -> str | None:
    """A-56: only its player sees the card drawn for Sif."""
    if t.drawn == NONE or t.top(ACTOR) != seat:
        return None
    return card_name(t.drawn)


def handed_on(t: Board, seat: int) -> dict[str, list[str]]:
    """A-26: what is left of the hands this seat has passed on, by who holds them now."""
    return {
        str(other): cards(t.hands[other])
        for other in range(t.players)
        if other != seat and t.hand_size > 0 and t.knows_hand(seat, other)
    }


def cards(hand: int) -> list[str]:
    """The cards of a hand, sorted."""
    names = []
    while hand:
        names.append(card_name((hand & 31) - 1))
        hand >>= 5
    return names


def card_name(kind: int) -> str:
    low, high = PAIRS[kind]
    return f"{NAMES[low]}/{NAMES[high]}"


def pick_name(move: int) -> str | None:
    """A pick as its two heads, the one that is up first."""
    if move == NONE:
        return None
    return f"{NAMES[HEAD_UP[move]]}/{NAMES[HEAD_DOWN[move]]}"


def place_name(spot: int) -> Spot | None:
    """Whose stack the doubling card lies at; None is the middle."""
    if spot == MIDDLE:
        return None
    return {"seat": int(spot // AESIR), "god": NAMES[spot % AESIR]}

"""Why a move is not allowed, with the rule that says so."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.texts import Key
from .aesir import AESIR, NAMES, THOR
from .atoms import Board
from .frames import ACTOR, CHOSEN, GOD, Frame
from .moves import (
    CARD,
    DONE,
    GOAL,
    RIVAL,
    WILL,
    card_depth,
    card_god,
    rival_depth,
    rival_god,
    rival_seat,
    stack_god,
)

PACKAGE = "meadhall.games.asgard"


def why_not(t: Board, seat: int, move: int) -> Reason:
    """The reason for a seat whose decision it is; the move is known not to be legal."""
    kind = int(t.kind())
    if move < WILL:
        if kind == Frame.BATTLE:
            return _because("not-in-hand", "A-21")
        if kind == Frame.SIF:
            return _because("not-drawn", "A-56")
        return _because("no-card-now", "A-25")
    if kind == Frame.BATTLE:
        return _because("pick-first", "A-21")
    if move in (WILL, GOAL):
        return _because("no-goal-now", "A-40")
    if move < CARD:
        return _stack(t, kind, stack_god(move))
    if move < RIVAL:
        return _own_card(t, kind, card_god(move), card_depth(move))
    if move < DONE:
        return _rival_card(t, kind, rival_seat(move), rival_god(move), rival_depth(move))
    return _because("must-choose", "A-40")


def _stack(t: Board, kind: int, god: int) -> Reason:
    if kind not in (Frame.ODIN, Frame.THOR, Frame.FREYA):
        return _because("not-a-stack", "A-25")
    if kind == Frame.THOR and god == THOR:
        return _because("thor-under-thor", "A-51")
    rule = {Frame.ODIN: "A-50", Frame.THOR: "A-51", Frame.FREYA: "A-53"}[kind]
    return _because("no-such-stack", rule, god)


def _own_card(t: Board, kind: int, god: int, depth: int) -> Reason:
    seat = t.top(ACTOR)
    if kind == Frame.BRAGI_GIVE:
        if depth < t.cards_in(seat, god):
            return _because("face-down-thor", "A-57")
        return _because("no-such-card", "A-57", god)
    if kind in (Frame.SCORE_GOAL, Frame.HEIMDALL, Frame.FINAL_SCORE):
        rule = {Frame.SCORE_GOAL: "A-41", Frame.HEIMDALL: "A-58", Frame.FINAL_SCORE: "A-70"}[kind]
        if god != t.top(GOD):
            return _because("other-stack", rule, t.top(GOD))
        if kind == Frame.SCORE_GOAL and t.top(CHOSEN) >> depth:
            return _because("from-the-top-down", rule)
        return _because("no-such-card", rule, god)
    return _because("not-own-card", "A-25")


def _rival_card(t: Board, kind: int, seat: int, god: int, depth: int) -> Reason:
    if kind not in (Frame.LOKI, Frame.BRAGI_TAKE):
        return _because("not-a-rivals-card", "A-25")
    rule = "A-55" if kind == Frame.LOKI else "A-57"
    if seat == t.top(ACTOR):
        return _because("own-card", rule)
    if seat >= t.players:
        return _because("no-such-player", rule)
    if depth < t.cards_in(seat, god):
        return _because("face-down-thor", rule)
    return _because("no-such-card", rule, god)


def _because(key: str, rule: str, god: int = AESIR) -> Reason:
    args = {"god": Key(f"asgard-god-{NAMES[god]}")} if god < AESIR else {}
    return Reason(PACKAGE, f"asgard-why-{key}", args, rule)

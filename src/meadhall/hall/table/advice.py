"""Advice at a table: what a bot is told for it, and its answer in words. Others do the thinking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .. import wire
from ..wire.errors import Refused
from ..wire.words import meaning_for, phrase_of
from .table import Table

Reconsidered = tuple[int, float, float, float, list[str], list[str]] | None
"""A better move, the chances with the one that was made and with it, the error of their difference,
and where the two are at home; None if nothing was surely better."""


class Wanted(NamedTuple):
    """Advice that somebody wants about a moment: all that a bot is told of it, and how what it
    answers is said."""

    told: tuple[Any, ...]
    said: Callable[[Any], Any]


def hint_wanted(table: Table, seat: int, lang: wire.Lang) -> Wanted:
    """What to do now; refuses where nobody is given advice, or nothing is asked."""
    refused = table.no_hints()
    if refused is not None:
        raise refused
    state = table.state
    legal = state.legal(seat) if table.phase == "playing" else []
    if not legal:
        raise Refused("over", "Nothing is asked of you now.")
    view, game = state.view(seat), table.game
    notations = {move: game.notation(state, seat, move) for move in legal}
    names, foreseen = table.names(lang), game.foresee(state, seat, legal)

    def said(answer: tuple[int, str]) -> wire.Advice:
        move, numbers = answer
        words = phrase_of(game, view, move, lang, names) or notations[move]
        why = meaning_for(game, view, move, foreseen.get(move, {}), lang, names)
        return wire.Advice(move, notations[move], _begun(words), why, numbers)

    return Wanted((game.name, seat, view, legal, lang), said)


def regret_wanted(table: Table, seat: int, lang: wire.Lang) -> Wanted | None:
    """Whether something would surely have been better than the last move, as long as that can be
    taken back; None if there is none."""
    refused = table.no_regrets()
    if refused is not None:
        raise refused
    last = table.session.before_last(seat) if table.session else None
    if last is None or table.phase != "playing":
        return None
    state, made = last
    view, legal, game = state.view(seat), state.legal(seat), table.game
    names, foreseen = table.names(lang), game.foresee(state, seat, legal)

    def said(found: Reconsidered) -> wire.Weak | None:
        if found is None:
            return None
        move, worth, better_worth, error, made_at, better_at = found
        return wire.Weak(
            made=_begun(phrase_of(game, view, made, lang, names)),
            better=_begun(phrase_of(game, view, move, lang, names)),
            why=meaning_for(game, view, move, foreseen.get(move, {}), lang, names),
            worth=round(worth, 3),
            better_worth=round(better_worth, 3),
            error=round(error, 3),
            made_at=made_at,
            better_at=better_at,
        )

    return Wanted((game.name, seat, view, legal, made), said)


def _begun(words: str) -> str:
    """Words as a sentence begins."""
    return words[:1].upper() + words[1:]

"""Puzzles as whoever tries them sees them. Nothing is kept: what is to be seen follows from what
was tried, and what is right is written in the puzzle."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadMove, IllegalMove
from ...kernel.game import Game
from ...kernel.puzzles import Attempt, Exact, Puzzle, problems, puzzle_texts, puzzles
from ...kernel.state import State
from ...kernel.texts import texts
from .. import wire
from ..wire.errors import Refused
from ..wire.words import phrase_of
from .messages import reason
from .showing import shown

MOST_SHOWN = 6
"""First moves whose worth is told in the end."""


def puzzles_of(game: Game[Any], lang: wire.Lang, at: int | None = None) -> wire.Puzzles:
    """The puzzles of a game, or one of them."""
    wanted = puzzles(game)
    said = puzzle_texts(game, lang) if wanted else None
    if wanted and at is not None:
        wanted = (wanted[at % len(wanted)],)
    return wire.Puzzles(
        [
            wire.PuzzleInfo(
                each.name,
                each.kind,
                said.say(each.key),
                said.say(f"{each.key}.asks"),
                each.level,
                _themes(game, each, lang),
                each.steps,
            )
            for each in wanted
            if said is not None
        ]
    )


def tried(game: Game[Any], name: str, at: wire.TryPuzzle) -> wire.PuzzleStep:
    """What somebody sees who has tried this much."""
    return _seen(_come_to(game, name, at), at.give_up, at.lang)


def why_not_tried(game: Game[Any], name: str, asked: wire.WhyNotInPuzzle) -> wire.Reason | None:
    """Why a move can't be made there; None if it can."""
    attempt = _come_to(game, name, asked.at)
    try:
        move = game.space.move(asked.what)
    except BadMove as unknown:
        raise Refused("malformed", str(unknown)) from unknown
    try:
        attempt.play(move)
    except IllegalMove as refused:
        return reason(refused.reason, asked.at.lang)
    return None


def puzzle_named(game: Game[Any], name: str) -> Puzzle:
    """A puzzle of a game; refuses a name that none has."""
    puzzle = next((each for each in puzzles(game) if each.name == name), None)
    if puzzle is None:
        raise Refused("not-found", f"{game.name} has no puzzle {name!r}.")
    return puzzle


def _come_to(game: Game[Any], name: str, at: wire.TryPuzzle) -> Attempt:
    attempt = Attempt(game, puzzle_named(game, name))
    for move in at.moves:
        if attempt.verdict == "wrong":
            raise Refused("malformed", "A wrong move is taken back before one goes on.")
        if attempt.verdict == "right":
            raise Refused("malformed", "It is solved.")
        try:
            attempt.play(move)
        except IllegalMove as refused:
            raise Refused("illegal-move", str(refused), refused.reason) from refused
    return attempt


def _seen(attempt: Attempt, give_up: bool, lang: wire.Lang) -> wire.PuzzleStep:
    game, puzzle, state = attempt.game, attempt.puzzle, attempt.state
    seat, said, names = puzzle.seat, puzzle_texts(game, lang), _names(puzzle, lang)
    over = give_up or attempt.verdict == "right"
    return wire.PuzzleStep(
        asks=said.say(f"{puzzle.key}.asks"),
        lit=_lit(attempt),
        verdict=attempt.verdict,
        remark=_remark(attempt, lang) if attempt.verdict == "wrong" else None,
        best=_best(game, puzzle, lang, names) if over else [],
        solution=_solution(game, puzzle, lang, names) if over else [],
        themes=_themes(game, puzzle, lang) if over else [],
        **shown(game, state, seat, attempt.offered, attempt.events, names, lang),
    )


def _lit(attempt: Attempt) -> list[str]:
    right = attempt.right_moves()
    if not right:
        return []
    what = attempt.game.space.structure(right[0])
    return attempt.problem.lit(what, attempt.puzzle.seat)


def _worth(game: Game[Any], puzzle: Puzzle, worth: int | None, lang: wire.Lang) -> str:
    said = puzzle_texts(game, lang)
    if worth is None:
        return said.say(f"{puzzle.key}.less", worth=puzzle.best)
    return said.say(f"{puzzle.key}.worth", worth=worth)


def _remark(attempt: Attempt, lang: wire.Lang) -> str:
    game, puzzle = attempt.game, attempt.puzzle
    return puzzle_texts(game, lang).say(
        f"{puzzle.key}.wrong",
        brings=_worth(game, puzzle, attempt.brings, lang),
        best=_worth(game, puzzle, puzzle.best, lang),
    )


def _best(
    game: Game[Any], puzzle: Puzzle, lang: wire.Lang, names: list[str]
) -> list[wire.PuzzleMove]:
    """The first moves by what they are worth; several with the same words are one."""
    attempt = Attempt(game, puzzle)
    view, right = attempt.state.view(puzzle.seat), attempt.right_moves()
    found: dict[str, wire.PuzzleMove] = {}
    worths = attempt.worths()
    for move in sorted(worths, key=lambda each: (each not in right, -_order(worths[each]))):
        words = phrase_of(game, view, move, lang, names)
        worth = _worth(game, puzzle, worths[move], lang)
        found.setdefault(words, wire.PuzzleMove(words, worth, move in right))
    return list(found.values())[:MOST_SHOWN]


def _order(worth: int | None) -> float:
    return float("-inf") if worth is None else worth


def _solution(
    game: Game[Any], puzzle: Puzzle, lang: wire.Lang, names: list[str]
) -> list[wire.SolutionMove]:
    """A right way in words; what others do is told with their names, unless it changes nothing."""
    state: State = game.from_json(puzzle.position)
    problem = problems(game)[puzzle.kind]
    pins = problem.pins(state, puzzle.line, puzzle.seat)
    found = []
    for (seat, move), at in zip(puzzle.line, pins, strict=True):
        if seat == puzzle.seat:
            words = phrase_of(game, state.view(seat), move, lang, names)
            found.append(wire.SolutionMove(words, at))
        elif not isinstance(problem, Exact) or problem.unmoved(state, seat) is None:
            words = phrase_of(game, state.view(seat), move, lang, names, aside=True)
            found.append(wire.SolutionMove(f"{names[seat]}: {words}", at))
        state.play(seat, move)
    return found


def _themes(game: Game[Any], puzzle: Puzzle, lang: wire.Lang) -> list[str]:
    said = puzzle_texts(game, lang)
    return [said.say(f"{game.name}-puzzle-theme-{each}") for each in puzzle.themes]


def _names(puzzle: Puzzle, lang: wire.Lang) -> list[str]:
    said = texts("meadhall.kernel", lang)
    return [said.say(f"kernel-learner-{each}") for each in puzzle.seats]

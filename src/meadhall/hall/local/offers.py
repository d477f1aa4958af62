"""What the hall offers: games, their rules, texts and numbers, lessons and puzzles; new tables."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ... import __version__
from ...bots import BOTS
from ...kernel.game import Game
from ...kernel.registry import game as game_named
from ...kernel.registry import game_names
from ...kernel.registry import games as all_games
from .. import wire
from ..table.learning import lessons_of, step_of, why_not
from ..table.number_form import checked, number_form
from ..table.offers import catalogue, game_info, rules_book
from ..table.puzzling import puzzle_named, puzzles_of, tried, why_not_tried
from ..wire.errors import Refused
from .asking import ROUTES, Asked, Spoken


class _Briefly(Spoken):
    brief: bool = False


class _OnePuzzle(Spoken):
    at: int | None = None


class _Page(msgspec.Struct):
    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    phase: wire.Phase = "waiting"
    before: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


def game_of(asked: Asked) -> Game[Any]:
    """The game that is asked about; refuses if there is none."""
    name = asked.named("game")
    if name not in game_names():
        raise Refused("not-found", f"There is no game {name!r} here.")
    return game_named(name)


@ROUTES.get("hall")
def offers(asked: Asked) -> wire.HallInfo:
    """Games with their titles in a language, and the levels of bots."""
    said = asked.query(_Briefly)
    games = [game_info(game, said.lang, said.brief) for game in all_games()]
    return wire.HallInfo(__version__, games, list(BOTS), [])


@ROUTES.get("games/{game}/rules")
def rules(asked: Asked) -> wire.RulesBook:
    """The numbered rules, and the numbers of the cards."""
    return rules_book(game_of(asked), asked.query(Spoken).lang)


@ROUTES.get("games/{game}/texts")
def texts(asked: Asked) -> wire.Catalogue:
    """A game's texts."""
    return catalogue(game_of(asked), asked.query(Spoken).lang)


@ROUTES.get("games/{game}/numbers")
def numbers(asked: Asked) -> wire.NumberForm:
    """Every number that a table can play otherwise."""
    return number_form(game_of(asked).name, asked.query(Spoken).lang)


@ROUTES.post("games/{game}/options", 200)
def options(asked: Asked) -> wire.GoodOptions:
    """Could it be played so?"""
    game, wanted = game_of(asked), asked.body(wire.TryOptions)
    return wire.GoodOptions(checked(game, wanted.options, wanted.players))


@ROUTES.get("games/{game}/lessons")
def lessons(asked: Asked) -> wire.Lessons:
    """What a game teaches, in order."""
    return lessons_of(game_of(asked), asked.query(Spoken).lang)


@ROUTES.post("games/{game}/lessons/{lesson}", 200)
def lesson_step(asked: Asked) -> wire.LessonStep:
    """What a learner sees who has done this much."""
    return step_of(game_of(asked), asked.named("lesson"), asked.body(wire.TakeStep))


@ROUTES.post("games/{game}/lessons/{lesson}/why", 200)
def why_not_in_lesson(asked: Asked) -> wire.Reason | None:
    """Why a move can't be made there."""
    return why_not(game_of(asked), asked.named("lesson"), asked.body(wire.WhyNot))


@ROUTES.get("games/{game}/puzzles")
def puzzles(asked: Asked) -> wire.Puzzles:
    """The puzzles of a game, or the one of a number."""
    said = asked.query(_OnePuzzle)
    return puzzles_of(game_of(asked), said.lang, said.at)


@ROUTES.post("games/{game}/puzzles/{puzzle}", 200)
def attempt(asked: Asked) -> wire.PuzzleStep:
    """What somebody sees who has tried this much."""
    return tried(game_of(asked), asked.named("puzzle"), asked.body(wire.TryPuzzle))


@ROUTES.post("games/{game}/puzzles/{puzzle}/why", 200)
def why_not_in_puzzle(asked: Asked) -> wire.Reason | None:
    """Why a move can't be made there."""
    return why_not_tried(game_of(asked), asked.named("puzzle"), asked.body(wire.WhyNotInPuzzle))


@ROUTES.post("games/{game}/puzzles/{puzzle}/play")
def play_puzzle(asked: Asked) -> wire.Created:
    """A table that begins from a puzzle's position."""
    game, wanted = game_of(asked), asked.body(wire.PlayPuzzle)
    return asked.hall.founding.play_out(game, puzzle_named(game, asked.named("puzzle")), wanted)


@ROUTES.get("announcements")
def announcements(asked: Asked) -> list[wire.Announcement]:
    """Nobody keeps this hall."""
    return []


@ROUTES.get("tables")
def lobby(asked: Asked) -> wire.Lobby:
    """Nobody else is here who could have laid a table to join."""
    wanted = asked.query(_Page)
    if wanted.game is not None and wanted.game not in game_names():
        raise Refused("not-found", "There is no such game.")
    return wire.Lobby([], None, [])


@ROUTES.post("tables")
def create(asked: Asked) -> wire.Created:
    """A new table."""
    return asked.hall.founding.create(asked.body(wire.NewTable))

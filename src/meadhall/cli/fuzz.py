"""`meadhall fuzz`: random games until something breaks, and a record of how to break it again."""

from __future__ import annotations

import random
import secrets
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.state import State
from .invariants import Broken, check_position, check_saga
from .screen import Screen, language_option

SAMPLE = 0.01
"""How many of the positions are looked at closely."""

SECONDS = 10.0
"""How long to go on if nobody says."""


@dataclass
class Run:
    """One random game and how far it has come."""

    game: Game[Any]
    players: int
    seed: int
    moves: list[tuple[int, int]] = field(default_factory=list)
    failing: tuple[int, int] | None = None
    """The move that was being made when it broke."""

    def play(self, lang: str) -> None:
        """Play to the end; whatever is wrong raises."""
        dice = random.Random(self.seed)
        state: State = self.game.start(self.players, self.seed)
        state.listen()
        most = self.game.max_decisions(self.players)
        while state.waiting:
            if len(self.moves) >= most:
                raise Broken(f"the game is not over after {most} decisions")
            seat = dice.choice(state.waiting)
            legal = state.legal(seat)
            if not legal:
                raise Broken(f"dead end: player {seat + 1} must decide and has no legal move")
            closely = dice.random() < SAMPLE
            if closely:
                check_position(self.game, state, lang)
            self.failing = (seat, dice.choice(legal))
            state.play(*self.failing)
            self.moves.append(self.failing)
            self.failing = None
            events = state.take_events()
            if closely:
                check_saga(self.game, state, events, lang)
        check_position(self.game, state, lang)


def runs(
    game: Game[Any], players: list[int], seed: int, games: int | None, seconds: float | None
) -> Iterator[Run]:
    """Random games one after the other, for as many, or for as long, as was asked."""
    if games is None and seconds is None:
        seconds = SECONDS
    end = time.monotonic() + seconds if seconds is not None else None
    number = 0
    while (games is None or number < games) and (end is None or time.monotonic() < end):
        yield Run(game, players[number % len(players)], seed + number)
        number += 1


def keep(run: Run, out: Path) -> Path:
    """Write the record up to the failure, and the traceback of the error at hand beside it."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{run.game.name}-{run.players}p-{run.seed}.meadhall"
    path.write_text(_record_text(run), encoding="utf-8")
    path.with_suffix(".txt").write_text(traceback.format_exc(), encoding="utf-8")
    return path


def _record_text(run: Run) -> str:
    """The moves before the failure as a record, then comments for what no record can hold."""
    record = Record(run.game.name, run.players, run.seed, moves=run.moves)
    comments = []
    if run.failing:
        comments.append(f"# then this broke: {_named(run, *run.failing)}")
    try:
        text = record.text()
        Record.from_text(text)
    except Exception as wrong:  # notation is what's broken: the bare numbers must do
        comments.append(f"# notation fails ({wrong!r}); the moves by their numbers:")
        comments += [f"# p{seat + 1} move {move}" for seat, move in run.moves]
        record.moves = []
        text = record.text()
    return "\n".join([text, *comments, ""])


def _named(run: Run, seat: int, move: int) -> str:
    """A move for people and for programs; notation itself may be what's broken."""
    try:
        state = Record(run.game.name, run.players, run.seed, moves=run.moves).end()
        return f"p{seat + 1} {run.game.notation(state, seat, move)} (move {move})"
    except Exception as wrong:
        return f"p{seat + 1} move {move} (no notation: {wrong!r})"


@click.command(epilog="Example: meadhall fuzz {game} --players all --seconds 60 --out broken")
@click.argument("game")
@click.option("--players", default="all", show_default=True, help="How many, or `all` numbers.")
@click.option("--games", type=click.IntRange(min=1), help="Stop after so many games.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    help=f"Stop after this time.  [default: {SECONDS:.0f}, unless --games is given]",
)
@click.option("--seed", type=int, help="The first game's seed.  [default: a new one each time]")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Folder for the record of a failure.  [default: here]",
)
@language_option
def fuzz(
    game: str,
    players: str,
    games: int | None,
    seconds: float | None,
    seed: int | None,
    out: Path,
    lang: str,
) -> int:
    """Play random games of GAME until one breaks.

    A game breaks if it crashes, comes to a dead end, goes on for ever, or if a position can't be
    shown, stored or written down. A record that leads to the failure is then written, with the
    traceback beside it, and the exit status is 1.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    first = secrets.randbelow(1_000_000_000) if seed is None else seed
    began = time.perf_counter()
    played = decisions = 0
    with screen.progress() as progress:
        task = progress.add_task(game, total=games)
        for run in runs(chosen, _players(chosen, players), first, games, seconds):
            try:
                run.play(lang)
            except Exception as wrong:
                progress.stop()
                path = keep(run, out)
                what = f"{type(wrong).__name__}: {wrong}"
                screen.line("cli-fuzz-broken", seed=str(run.seed), what=what, games=played)
                screen.line("cli-fuzz-kept", file=str(path), traces=str(path.with_suffix(".txt")))
                return 1
            played += 1
            decisions += len(run.moves)
            progress.update(task, completed=played)
    rate = played / (time.perf_counter() - began)
    screen.say(
        "cli-fuzz-fine", games=played, decisions=decisions, rate=f"{rate:.1f}", seed=str(first)
    )
    return 0


def _players(game: Game[Any], text: str) -> list[int]:
    numbers = list(range(game.min_players, game.max_players + 1))
    if text == "all":
        return numbers
    if text in map(str, numbers):
        return [int(text)]
    seats = f"{game.min_players} to {game.max_players}"
    raise BadOption(f"{game.name} is for {seats} players (or `all` of these), not {text!r}")

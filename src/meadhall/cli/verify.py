"""`meadhall verify`: does a record hold, and was its shuffle the one that was promised?"""

from __future__ import annotations

from pathlib import Path

import click

from ..kernel.errors import BadRecord, MeadhallError
from ..kernel.record import Record
from ..kernel.state import State
from . import records
from .screen import Screen, language_option


@click.command(epilog="Example: meadhall verify {game}-2026-01-31-1830.meadhall")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def verify(file: Path, lang: str) -> int:
    """Check the record in FILE: moves, hashes and result, then the proof of its shuffle.

    Exits with 0 if everything holds and with 1 if something does not.
    """
    screen = Screen(lang)
    text = records.text_of(file)
    try:
        record = Record.from_text(text)
        end = record.end()
        _check_complete(text, record, end)
    except MeadhallError as wrong:
        screen.line("cli-verify-bad", why=str(wrong))
        return 1
    players, moves = record.players, len(record.moves)
    screen.line("cli-verify-moves", game=record.game, players=players, moves=moves)
    if end.outcome is None:
        screen.line("cli-verify-unfinished")
    else:
        screen.line("cli-verify-result", scores=" ".join(map(str, end.outcome.scores)))
    if record.position is not None:
        screen.line("cli-verify-position")
    return _verify_shuffle(screen, record)


def _verify_shuffle(screen: Screen, record: Record) -> int:
    """The secret must be the one whose fingerprint was shown before the first card."""
    if not isinstance(record.seed, bytes):
        screen.line("cli-verify-seed", seed=str(record.seed))
        return 0
    if record.shuffled:
        screen.line("cli-verify-by-oneself")
        return 1
    if not record.commitment:
        screen.line("cli-verify-no-commitment")
        return 1
    if not record.shuffle_proved():
        screen.line("cli-verify-broken-promise", commitment=record.commitment)
        return 1
    screen.line("cli-verify-proved", commitment=record.commitment)
    given = [(seat, share) for seat, share in enumerate(record.shares) if share]
    if given:
        screen.line("cli-verify-shares", shares=len(given))
        for seat, share in given:
            name = record.names[seat] if record.names else f"p{seat + 1}"
            screen.line("cli-verify-share", name=name, share=share)
    return 0


def _check_complete(text: str, record: Record, end: State) -> None:
    """A record ends with a hash, and that of a finished game with its result: one that doesn't was
    cut short, though all its moves are legal."""
    said = [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    if record.moves and not said[-1].startswith(("=", "result:")):
        raise BadRecord("the record is cut short: the hash after its last move is missing")
    if end.outcome is not None and not _has_line(text, "result:"):
        raise BadRecord("the record is cut short: the game is over but the result is missing")


def _has_line(text: str, start: str) -> bool:
    return any(line.startswith(start) for line in text.split("\n"))

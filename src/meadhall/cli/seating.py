"""Who sits where: a new game or a resumed one, its bots and names, and how it is saved."""

from __future__ import annotations

import hashlib
import re
import secrets
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..bots import Bot, any_bot, check_any, check_kind, looks_own
from ..kernel.chance import SECRET_BYTES
from ..kernel.errors import BadOption, BadRecord
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.session import Session
from . import records
from .own_bots import look_here
from .screen import Screen

LONGEST_NAME = 20

_SEATING = re.compile(r"^# seating: (.+)$", re.MULTILINE)
_PERSON = "person"


@dataclass
class Seating:
    """A session and who plays each of its seats."""

    session: Session
    seat: int
    """Where the person sits."""
    bots: dict[int, str]
    """The kinds of the bots by seat."""

    def players(self) -> dict[int, Bot]:
        """The bots, ready to play. Their dice have nothing to do with the shuffle."""
        seed = self.session.record.seed
        salt = secrets.token_hex() if isinstance(seed, bytes) else str(seed)
        return {
            seat: any_bot(kind, self.session.game, seat, _bot_seed(salt, seat))
            for seat, kind in self.bots.items()
        }

    def to_resume(self, path: Path) -> list[str]:
        """What to type to go on with a saved game. Bots of one's own are to be named again."""
        words = ["play", self.session.game.name, "--resume", str(path)]
        if any(map(looks_own, self.bots.values())):
            words += ["--bots", ",".join(self.bots.values())]
        return words

    def save(self, path: Path) -> None:
        """Write the record, with a comment that says who plays, all of it or nothing."""
        order = [self.bots.get(seat, _PERSON) for seat in range(self.session.record.players)]
        self.session.record.save(path, f"seating: {' '.join(order)}")


def sit_down(
    game: Game[Any],
    players: int,
    seat: int,
    kinds: list[str],
    names: list[str],
    seed: int | None,
    options: dict[str, Any],
    screen: Screen,
) -> Seating:
    """A new game; without a seed its shuffle is sealed."""
    if not game.min_players <= players <= game.max_players:
        game.start(players)  # says so in its own words
    _check_seat(seat, players)
    secret: int | bytes = secrets.token_bytes(SECRET_BYTES) if seed is None else seed
    session = Session(game, players, secret, options, _names(names, players, seat, screen))
    return Seating(session, seat, _bots(kinds, players, seat))


def sit_down_again(
    game: Game[Any], path: Path, seat: int | None, kinds: list[str], screen: Screen
) -> Seating:
    """Go on with a record; who plays is as it was saved unless it is said anew."""
    text = records.text_of(path)
    record = Record.from_text(text)
    if record.game != game.name:
        raise BadRecord(f"{path} is a game of {record.game}, not of {game.name}")
    order = _saved_order(text, record.players)
    if seat is None:
        seat = order.index(_PERSON) if _PERSON in order else 0
    _check_seat(seat, record.players)
    bots = {each: kind for each, kind in enumerate(order) if each != seat}
    if not kinds and any(map(looks_own, bots.values())):
        # A file may come from anybody; what it names isn't run unless the person says so too.
        said = ",".join(kind for kind in bots.values() if kind != _PERSON)
        raise BadOption(f"{path} was played against bots of one's own: add --bots {said}")
    if kinds or not order or _PERSON in bots.values():
        bots = _bots(kinds or ["greedy"], record.players, seat)
    record.names = _names(record.names, record.players, seat, screen)
    return Seating(Session.resume(record), seat, bots)


def read_options(path: Path | None) -> dict[str, Any]:
    """The options file, if there is one."""
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as wrong:
        raise BadOption(f"{path} is not a text file") from wrong
    except tomllib.TOMLDecodeError as wrong:
        raise BadOption(f"{path} is not valid TOML: {wrong}") from wrong


def clean(name: str) -> str:
    """A name is untrusted text: nothing in it may steer a terminal."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def names_of(record: Record, screen: Screen) -> list[str]:
    """The names in a record, and names for those who have none."""
    return _names(record.names, record.players, None, screen)


def _names(given: list[str], players: int, seat: int | None, screen: Screen) -> list[str]:
    """Names for all seats: those given, a guest's, and Norse ones for the rest."""
    if len(given) > players:
        raise BadOption(f"{len(given)} names for {players} players")
    spare = screen.words("cli-names").split()
    names: list[str] = []
    for place in range(players):
        name = clean(given[place]) if place < len(given) else ""
        if not name and place == seat:
            name = screen.words("cli-name-guest")
        if not name:
            name = next((each for each in spare if each not in (*given, *names)), f"p{place + 1}")
        names.append(name)
    return names


def _bots(kinds: list[str], players: int, seat: int) -> dict[int, str]:
    """One kind for all, or one for each of the other seats in order."""
    look_here(kinds)
    for kind in kinds:
        check_any(kind)
    if len(kinds) == 1:
        kinds = kinds * (players - 1)
    if len(kinds) != players - 1:
        raise BadOption(f"{players} players: {players - 1} bots, not {len(kinds)}")
    others = [each for each in range(players) if each != seat]
    return dict(zip(others, kinds, strict=True))


def _check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadOption(f"there is no seat {seat + 1} at a table of {players}")


def _saved_order(text: str, players: int) -> list[str]:
    """Who plays each seat, as a saved record says; nothing if it doesn't."""
    found = _SEATING.search(text)
    order = found[1].split() if found else []
    known = all(kind == _PERSON or looks_own(kind) or _is_ours(kind) for kind in order)
    return order if known and len(order) == players else []


def _is_ours(kind: str) -> bool:
    try:
        check_kind(kind)
    except BadOption:
        return False
    return True


def _bot_seed(salt: str, seat: int) -> int:
    digest = hashlib.blake2b(f"bot {seat} {salt}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "little")

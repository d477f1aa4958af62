"""Making a table: the first entry of its log, and what settings must hold."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ...kernel.chance import SECRET_BYTES
from ...kernel.errors import MeadhallError
from ...kernel.game import Game
from ...kernel.puzzles import Puzzle
from ...kernel.registry import game as game_named
from .. import wire
from ..wire.errors import Refused
from .entries import Draft
from .laid import Laid, laid_again, laid_from
from .number_form import checked
from .rated import made_fair
from .seats import Claim, Seat, bot_name, free_name, new_token, token_hash
from .table import Table


def new_table(
    settings: wire.Settings,
    bots: list[str],
    name: str,
    token: str,
    invitation: str,
    sit: bool,
    longest_name: int,
    adds: bool = False,
) -> Draft:
    """The first entry of a table; refuses settings that make no sense."""
    plan = _checked(settings, bots)
    if sit and None not in plan:
        raise Refused("bad-option", "Bots have all the seats; there is none for you.")
    seats = [Seat() for _ in plan]
    if sit:
        place = plan.index(None)
        known = token_hash(token)
        seats[place] = Seat("person", free_name(name, [], longest_name), None, known, adds=adds)
    _seat_bots(seats, plan, longest_name)
    return _create(settings, seats, token_hash(token), token_hash(invitation))


def _checked(settings: wire.Settings, bots: list[str]) -> list[str | None]:
    """Who is to sit where: a level of bots, or None for people. Refuses what makes no sense."""
    try:
        game = game_named(settings.game)
    except MeadhallError as wrong:
        raise Refused("bad-option", str(wrong)) from wrong
    settings.options = checked(game, settings.options, settings.players)
    plan = [*settings.bots, *[None] * settings.players][: settings.players]
    if len(settings.bots) > settings.players:
        raise Refused("bad-option", f"{len(settings.bots)} bots for {settings.players} seats.")
    for level in (*plan, settings.takeover.level):
        if level is not None and level not in bots:
            raise Refused("bad-option", f"There is no bot {level!r}; there are {', '.join(bots)}.")
    if settings.watching == "delayed" and settings.delay < settings.players:
        # Sooner than that, what all choose in secret could be seen before it is laid open.
        raise Refused("bad-option", "All hands are shown after one turn of everybody at least.")
    if settings.rated:
        made_fair(settings, bots)
    settings.bots = plan
    return plan


def _seat_bots(seats: list[Seat], plan: list[str | None], longest_name: int) -> None:
    for place, level in enumerate(plan):
        if level is not None:
            taken = [seat.name for seat in seats if seat.name]
            seats[place] = Seat("bot", bot_name(taken, longest_name), level)


def found_table(
    settings: wire.Settings, bots: list[str], people: list[tuple[str, str]], longest_name: int
) -> Draft:
    """The first entry of a table for people who have found each other: their names and the hashes
    of the tokens of their seats, in the order they sit in; bots have the other seats, nobody is its
    host, and nobody else gets a seat."""
    plan = _checked(settings, bots)
    seats = [Seat() for _ in plan]
    places = [place for place, level in enumerate(plan) if level is None]
    taken: list[str] = []
    for place, (wanted, known) in zip(places, people, strict=True):
        name = free_name(wanted, taken, longest_name)
        seats[place] = Seat("person", name, None, known, adds=True)
        taken.append(name)
    _seat_bots(seats, plan, longest_name)
    return _create(settings, seats, token_hash(new_token()), token_hash(new_token()))


def kept_table(
    settings: wire.Settings, bots: list[str], kept: list[tuple[str, str]], longest_name: int
) -> Draft:
    """The first entry of a table that nobody is host of: its seats for people are kept for these
    names and hashes of tokens, in that order."""
    plan = _checked(settings, bots)
    seats = [Seat() for _ in plan]
    places = [place for place, level in enumerate(plan) if level is None]
    for place, (name, known) in zip(places, kept, strict=True):
        taken = [seat.name for seat in seats if seat.name]
        seats[place] = Seat("empty", free_name(name, taken, longest_name), kept=known)
    _seat_bots(seats, plan, longest_name)
    return _create(settings, seats, "", token_hash(new_token()))


def puzzle_table(
    game: Game[Any],
    puzzle: Puzzle,
    ask: wire.PlayPuzzle,
    bots: list[str],
    token: str,
    longest_name: int,
) -> Draft:
    """The first entry of a table where a puzzle is played out: whoever asks has its seat, bots have
    the others, and nobody is in a hurry."""
    players = puzzle.position["players"]
    settings = wire.Settings(
        game=game.name,
        players=players,
        options=puzzle.position["options"],
        bots=[None if seat == puzzle.seat else ask.level for seat in range(players)],
    )
    plan = _checked(settings, bots)
    seats = [Seat() for _ in plan]
    name = free_name(ask.name, [], longest_name)
    seats[puzzle.seat] = Seat("person", name, None, token_hash(token))
    _seat_bots(seats, plan, longest_name)
    secret = _new_secret()
    laid = laid_from(game, puzzle, secret)
    return _create(settings, seats, token_hash(token), token_hash(new_token()), secret, laid)


def rematch_of(table: Table, host: str) -> Draft:
    """The first entry of the table where the players of this one meet again: bots sit, people's
    seats are kept for them. Whoever was sent away has none. What was laid out is laid out again."""
    seats = [
        Seat("bot", seat.name, seat.level) if seat.who == "bot" else kept_for(seat)
        for seat in table.seats
    ]
    secret, laid = _new_secret(), table.laid
    if laid is not None and table.session is not None:
        laid = laid_again(table.game, laid, table.session.record.start(), secret)
    return _create(table.settings, seats, host, token_hash(new_token()), secret, laid)


def changed_of(
    table: Table, settings: wire.Settings, bots: list[str], host: Claim, longest_name: int
) -> tuple[Draft, str]:
    """The same by other settings, from the first card, and the invitation to it: whoever asks and
    the other people have their seats kept where there are seats for people."""
    plan = _checked(settings, bots)
    seats = [Seat() for _ in plan]
    places = [place for place, level in enumerate(plan) if level is None]
    others = [seat for seat in table.people() if seat != host.seat]
    people = [host.seat, *others]
    if not places:
        raise Refused("bad-option", "Bots have all the seats; there is none for you.")
    for place, seat in zip(places, people, strict=False):
        seats[place] = kept_for(table.seats[seat])
    _seat_bots(seats, plan, longest_name)
    invitation = new_token()
    return _create(settings, seats, host.hash, token_hash(invitation)), invitation


def kept_for(seat: Seat) -> Seat:
    """A seat of another game for whoever had this one. Who has added to the shuffle will again."""
    if not seat.hash:
        return Seat()
    return Seat("empty", seat.name, kept=seat.hash, kept_as=seat.who, adds=bool(seat.share))


def branch_of(
    table: Table, ask: wire.PlayOn, bots: list[str], token: str, longest_name: int
) -> tuple[Draft, list[list[int]]]:
    """A table where a finished game goes on differently from one moment on: its first entry, and
    the moves made so far. The shuffle stays, and with it everybody's share, so the same cards come;
    its secret is known by now, and bots see no more of it than ever."""
    session = table.session
    if table.phase != "over" or session is None:
        raise Refused("not-over", "The game isn't over.")
    if ask.seat >= len(table.seats):
        raise Refused("no-such-seat", "There is no such seat at this table.")
    played = len(session.record.moves)
    if ask.step > played or (ask.step == played and not session.state.waiting):
        raise Refused("over", "The game is over at this moment.")
    if ask.level not in bots:
        raise Refused("bad-option", f"There is no bot {ask.level!r}; there are {', '.join(bots)}.")
    seats: list[Seat] = []
    taken: list[str] = []
    for place, was in enumerate(table.seats):
        if place == ask.seat:
            name = free_name(ask.name or was.name, taken, longest_name)
            seats.append(Seat("person", name, None, token_hash(token), share=was.share))
        else:
            level = was.level if was.who == "bot" and was.level in bots else ask.level
            name = free_name(was.name, taken, longest_name)
            seats.append(Seat("bot", name, level, share=was.share))
        taken.append(seats[-1].name)
    settings = wire.Settings(
        game=table.settings.game,
        players=table.settings.players,
        options=table.settings.options,
        onlookers=table.settings.onlookers,
        autostart=False,
        bots=[seat.level for seat in seats],
    )
    host, invitation = token_hash(token), token_hash(new_token())
    draft = _create(settings, seats, host, invitation, table.secret, table.laid)
    return draft, [list(move) for move in session.record.moves[: ask.step]]


def _create(
    settings: wire.Settings,
    seats: list[Seat],
    host: str,
    invitation: str,
    secret: str | None = None,
    laid: Laid | None = None,
) -> Draft:
    data = {
        "settings": settings,
        "seats": seats,
        "secret": secret or _new_secret(),
        "host": host,
        "invitation": invitation,
        **({"laid": laid} if laid else {}),
    }
    return Draft("create", data=msgspec.to_builtins(data))


def _new_secret() -> str:
    return secrets.token_bytes(SECRET_BYTES).hex()

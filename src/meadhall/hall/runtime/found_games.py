"""The games that people find: what is agreed on for them, the bots that suit them, the tables."""

from __future__ import annotations

import hashlib
import random
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots import LEVELS
from ...kernel.registry import game as game_named
from ...kernel.registry import game_names
from .. import wire
from ..ops.logs import log
from ..store.seekers import Seeker, Seekers
from ..store.sittings import Sitting
from ..table.create import found_table
from ..table.ladder import of_bot
from ..table.matching import Waiting
from ..wire.errors import Refused

if TYPE_CHECKING:
    from .hall import Hall

FAIR = "karl"
CLOCKS: dict[wire.Pace, wire.Clock] = {
    "quick": wire.Clock("bank", bank=180, increment=10),
    "calm": wire.Clock("bank", bank=900, increment=20),
    "days": wire.Clock("days", days=3),
}
ABSENT: dict[wire.Pace, int | None] = {"quick": 60, "calm": 120, "days": None}
"""Seconds until a bot plays for somebody who has gone."""


async def lay(hall: Hall, seekers: Seekers, mates: list[Seeker]) -> None:
    """The table of those who have come, in any order; what is written down is so once."""
    first = mates[0]
    random.SystemRandom().shuffle(mates)
    bots: list[str | None] = [first.level] * (first.players - len(mates))
    plan = [*bots, *[None] * len(mates)]
    random.SystemRandom().shuffle(plan)
    level = "greedy" if "greedy" in hall.config.bots else next(iter(hall.config.bots))
    pace: wire.Pace = first.pace  # type: ignore[assignment]
    settings = wire.Settings(
        game=first.game,
        players=first.players,
        clock=CLOCKS[pace],
        open=True,
        rated=first.rated and not first.level,
        takeover=wire.Takeover(absent_after=ABSENT[pace], level=level),
        bots=plan,
    )
    draft = found_table(
        settings,
        list(hall.config.bots),
        [(each.name, each.seat_hash) for each in mates],
        hall.config.limits.name_length,
    )
    live, ask = hall.founding.laid(draft)
    places = [place for place, bot in enumerate(plan) if bot is None]
    now = hall.now()
    theirs = [
        Sitting(
            live.table.id,
            place,
            0,
            each.person,
            live.table.seats[place].name,
            True,
            now,
            each.home if settings.rated else None,
        )
        for place, each in zip(places, mates, strict=True)
        if each.person
    ]
    sit = hall.names.sittings.sitting(theirs)
    if await seekers.lay(mates, ask, sit, now):
        log.info("a game is found", game=first.game, people=len(mates))
        hall.founding.is_there(live)
        await hall.founding.start_if_full(live)


def level_for(bots: Sequence[str], game: str, players: int, group: Sequence[Waiting]) -> str:
    """The bots that suit these people: the nearest of those that are rated, else fair ones."""
    known = [level for level in LEVELS if level in bots]
    strength = sum(each.rating for each in group) / len(group)
    rated = {
        level: rating.shown
        for level in known
        if (rating := of_bot(game, players, level)) is not None
    }
    if rated:
        return min(rated, key=lambda level: abs(rated[level] - strength))
    return FAIR if FAIR in known else [*known, *bots][0]


def seat_token(token: str, found: str) -> str:
    """The token of the seat that somebody has found: their browser has it because it has the
    search's own, and nobody else can make it, the hall neither."""
    made = hashlib.blake2b(
        found.encode(), key=token.encode()[:64], digest_size=24, person=b"meadhall-seek"
    )
    return "s" + urlsafe_b64encode(made.digest()).decode()


def no_search(now: int) -> wire.Search:
    """Nobody looks for a game here."""
    return wire.Search(
        state="none",
        mark="none",
        now=now,
        game="",
        players=0,
        pace="quick",
        rated=False,
        since=0,
        waiting=0,
        rating=None,
        reach=0,
        wider=0,
        anybody=0,
        usual=None,
        bots_from=0,
        level="",
        ready=False,
        come=0,
        needed=0,
        until=0,
        missed=0,
        table="",
        seat=None,
        token="",
    )


def check(ask: wire.Seek) -> None:
    if ask.game not in game_names():
        raise Refused("not-found", "There is no such game.")
    game = game_named(ask.game)
    if not game.min_players <= ask.players <= game.max_players:
        raise Refused("bad-option", f"{game.min_players} to {game.max_players} play {ask.game}.")

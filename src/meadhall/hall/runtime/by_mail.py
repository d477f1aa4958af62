"""How people say that they want to be told by mail, and what the links in mails do.

An address is anybody's until whoever reads mail there says by a link that it is theirs. Till then
the hall writes to it once or twice, in its own words, and no more.
"""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection

from .. import wire
from ..notices import mail
from ..store import listeners
from ..store import notices as kept
from ..wire.errors import Refused
from .listening import MOST, Listening, way_info
from .sender import Ask, Parcel
from .signing import Asker

ASKED_OF_ADDRESS = 2
"""Mails a day that ask one address."""
ASKED_BY_ONE = 5
ASKED_FROM_NETWORK = 20
"""A day, from one network, under however many names."""
CONFIRM_WITHIN = 86_400_000


class Full(Exception):
    """No message more can wait."""


class ByMail(Listening):
    """What one hall does for those who want mail."""

    async def tell_address(self, asker: Asker, ask: wire.TellAddress) -> wire.Notices:
        """Tell them by mail, once they have said by a link that the address is theirs."""
        self._often(asker)
        who, config = await self._person(asker), self._hall.config
        if config.mail is None or not config.site:
            raise Refused("no-mail", "This hall sends no mail.")
        address = ask.address.strip()
        if not mail.is_address(address):
            raise Refused("bad-address", "This is no address for mail.")
        own = await self._read(lambda connection: listeners.ways_of(connection, who.id))
        way = self._way(who, "mail", address, "{}", "", confirmed=False)
        known = [each for each in own if each.mark == way.mark]
        mails = [each for each in own if each.kind == "mail"]
        if not known and len(mails) >= MOST["mail"]:
            raise Refused("bad-address", "You have so many addresses already; remove one first.")
        if known and known[0].confirmed:
            return await self._info(who, True)
        listener, now = self._listener(who, ask), self._hall.now()
        most, network = self._rates.mails_per_hour, self._hall.notices.network(asker.address)
        parcel = msgspec.json.encode(Parcel(ask=Ask(ask.lang))).decode()

        def job(connection: Connection) -> str | None:
            if not listeners.keep_listener(connection, listener):
                return "gone"
            counts = ASKED_OF_ADDRESS, ASKED_BY_ONE, ASKED_FROM_NETWORK, most
            why = listeners.may_ask(connection, way.mark, who.id, network, now, *counts)
            if why is None:
                there = listeners.add_way(connection, way, MOST["mail"])
                listeners.renew(connection, there.id, now)
                if not kept.queue(connection, there.id, secrets.token_urlsafe(15), now, parcel):
                    raise Full  # nothing was asked then: all of it is undone
            return why

        try:
            why = await self._write(job)
        except Full:
            raise Refused("rate-limited", "Too much waits to be sent; try again later.") from None
        if why == "refused":
            raise Refused("bad-address", "Whoever has this address wants no mail of this hall's.")
        if why is not None:
            raise Refused("rate-limited", "Enough mails for now; try again tomorrow.")
        await self._hall.notices.look_who()
        self._hall.notices.sender.wake()
        return await self._info(who, True)

    # --- links in mails ---------------------------------------------------------------------------

    async def confirm(self, token: str) -> wire.WayStopped:
        """The address is theirs who opened the link."""
        name, after = self._hall.notices.way_of("confirm", token), self._hall.now() - CONFIRM_WITHIN
        way = await self._write(lambda connection: listeners.confirm(connection, name, after))
        if way is None:
            raise Refused("not-found", "This link is too old.")
        return wire.WayStopped(way_info(way).where)

    async def stop_way(self, token: str) -> wire.WayStopped:
        """By a link, without signing in. Pressed twice it is as good."""
        name, now = self._hall.notices.way_of("stop", token), self._hall.now()

        def job(connection: Connection) -> str:
            way = listeners.way(connection, name)
            if way is None:
                return ""
            if not way.confirmed:
                listeners.refuse(connection, way.mark, now)
            listeners.remove_way(connection, name)
            return way_info(way).where

        return wire.WayStopped(await self._write(job))

    async def never(self, token: str) -> wire.WayStopped:
        """Whoever has this address never wants mail of this hall's."""
        mark, now = self._hall.notices.way_of("never", token), self._hall.now()
        await self._write(lambda connection: listeners.refuse(connection, mark, now))
        return wire.WayStopped("")

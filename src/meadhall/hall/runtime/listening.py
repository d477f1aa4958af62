"""How people say by which ways they want to be told, and of what.

Whoever has a name of their own is told of all their tables, on all their devices. A guest's browser
is told of the seats whose tokens it has shown; what it holds itself, to change that later, is one
more token, of which the hall keeps a hash.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from .. import wire
from ..notices import mail, webpush
from ..notices.outward import NotThere, target
from ..notices.quiet import zone
from ..notices.words import KINDS, Message, said
from ..ops.logs import log
from ..store import listeners
from ..store.listeners import Listener, Way
from ..store.notices import Sending
from ..table.seats import Claim, token_hash
from ..wire.errors import Refused
from .live import Live
from .names import SignedIn
from .rates import Rates
from .sender import Parcel
from .signing import Asker

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
MOST = {"push": 10, "mail": 3, "hook": 5}
"""Ways of each kind that one listener may have; of browsers the oldest go."""
SEATS_OF_GUEST = 50
_NOTHING = "Nothing here is told to you."


@dataclass(frozen=True)
class Who:
    """Whoever asks: somebody with a name, or a guest's browser."""

    id: str
    kind: str
    name: str
    sign_in: str
    token: str = ""
    """What a guest's browser is to keep; empty if it has it."""


class Listening:
    """What one hall does for those who want to be told."""

    def __init__(self, hall: Hall, rates: Rates) -> None:
        self._hall = hall
        self._rates = rates

    # --- who asks -------------------------------------------------------------------------------

    async def _who(self, asker: Asker, guest: str) -> tuple[Who | None, SignedIn | None]:
        signed_in = await self._hall.names.known(asker.token)
        if signed_in is not None:
            person = signed_in.person
            return Who(person.id, "person", person.name, signed_in.here.id), signed_in
        if 20 <= len(guest) <= 60:
            known = token_hash(guest)
            found = await self._read(lambda connection: listeners.listener(connection, known))
            if found is not None and found.kind == "guest":
                return Who(found.id, "guest", "", ""), None
        return None, None

    async def _must(self, asker: Asker, guest: str) -> Who:
        who, _ = await self._who(asker, guest)
        if who is None:
            raise Refused("not-signed-in", _NOTHING)
        return who

    async def _person(self, asker: Asker) -> Who:
        who, signed_in = await self._who(asker, "")
        if who is None or signed_in is None:
            raise Refused("not-signed-in", "This needs a name of your own.")
        return who

    def _often(self, asker: Asker) -> None:
        if not self._rates.notices.take(asker.address):
            raise Refused("rate-limited", "Too much of this; wait a while.")

    # --- how things stand -------------------------------------------------------------------------

    async def info(self, asker: Asker, guest: str) -> wire.Notices:
        """How one can be told here, and how whoever asks is."""
        who, signed_in = await self._who(asker, guest)
        return await self._info(who, signed_in is not None)

    async def _info(self, who: Who | None, signed_in: bool) -> wire.Notices:
        config = self._hall.config
        return wire.Notices(
            push=webpush.public_of(self._hall.notices.key),
            mail=config.mail is not None and bool(config.site),
            hooks=bool(config.site),
            signed_in=signed_in,
            kinds=list(KINDS),
            me=None if who is None else await self._listening(who.id),
            listener=who.token or None if who else None,
        )

    async def _listening(self, name: str) -> wire.Listening | None:
        def job(connection: Connection) -> tuple[Listener | None, list[Way]]:
            return listeners.listener(connection, name), listeners.ways_of(connection, name)

        found, ways = await self._read(job)
        if found is None:
            return None
        quiet = None
        if found.quiet_from is not None and found.quiet_to is not None:
            quiet = wire.Quiet(found.quiet_from, found.quiet_to)
        lang: wire.Lang = "ru" if found.lang == "ru" else "en"
        return wire.Listening(lang, found.zone, quiet, [way_info(each) for each in ways])

    # --- setting it up ----------------------------------------------------------------------------

    async def tell_browser(
        self,
        asker: Asker,
        guest: str,
        ask: wire.TellBrowser,
        live: Live | None = None,
        claim: Claim | None = None,
    ) -> wire.Notices:
        """Tell this browser. A guest has to show a seat's token."""
        self._often(asker)
        who, signed_in = await self._who(asker, guest)
        if who is None:
            if live is None or claim is None:
                raise Refused("not-signed-in", "A guest is told of a table they sit at.")
            token = secrets.token_urlsafe(32)
            who = Who(token_hash(token), "guest", "", "", token)
        self._may_ask(ask.push.endpoint, push=True)
        keys = ask.push
        if not webpush.is_good(webpush.Subscription(keys.endpoint, keys.p256dh, keys.auth)):
            raise Refused("bad-address", "These are no keys of a browser's.")
        data = _push_data(keys)
        way = self._way(who, "push", keys.endpoint, data, asker.device, confirmed=True)
        now, seat = self._hall.now(), ""
        if live is not None and claim is not None:
            seat = live.table.seats[live.table.seat_of(claim)].hash
        most = 1 if who.kind == "guest" else MOST["push"]
        listener = self._listener(who, ask)

        def job(connection: Connection) -> bool:
            if not listeners.keep_listener(connection, listener):
                return False
            listeners.add_way(connection, way, most)
            if seat:
                listeners.hear_seat(connection, seat, who.id, now, SEATS_OF_GUEST)
            return True

        if not await self._write(job):
            raise Refused("not-signed-in", _NOTHING)
        await self._hall.notices.look_who()
        return await self._info(who, signed_in is not None)

    async def push_moved(self, ask: wire.PushMoved) -> None:
        """A browser has another address now: it knows the one it had, and its keys."""
        self._may_ask(ask.new.endpoint, push=True)
        old, new = ask.old, ask.new
        if not webpush.is_good(webpush.Subscription(new.endpoint, new.p256dh, new.auth)):
            raise Refused("bad-address", "These are no keys of a browser's.")
        data, fresh = _push_data(old), _push_data(new)
        await self._write(
            lambda connection: listeners.moved(connection, old.endpoint, data, new.endpoint, fresh)
        )

    async def tell_hook(self, asker: Asker, ask: wire.TellHook) -> wire.Notices:
        """Tell a program of theirs."""
        self._often(asker)
        who = await self._person(asker)
        if not self._hall.config.site:
            raise Refused("no-mail", "This hall tells no webhooks.")
        self._may_ask(ask.url)
        data = msgspec.json.encode({"form": ask.form}).decode()
        way = self._way(who, "hook", ask.url, data, "", confirmed=True)
        listener = self._listener(who, ask)

        def job(connection: Connection) -> bool:
            if not listeners.keep_listener(connection, listener):
                return False
            own = [each for each in listeners.ways_of(connection, who.id) if each.kind == "hook"]
            if len(own) >= MOST["hook"] and way.mark not in {each.mark for each in own}:
                return False
            listeners.add_way(connection, way, MOST["hook"])
            return True

        if not await self._write(job):
            raise Refused("bad-address", "You have so many webhooks already; remove one first.")
        await self._hall.notices.look_who()
        return await self._info(who, True)

    def _may_ask(self, url: str, push: bool = False) -> None:
        """Is that an address the hall would ask at all? Where it leads, is looked at each time."""
        try:
            asked = target(url, self._hall.config.reach_inward)
        except NotThere as wrong:
            raise Refused("bad-address", f"The hall asks no such address: {wrong.code}.") from None
        if push and ":" in asked.host:  # a bare number is no push service, and can't be signed for
            raise Refused("bad-address", "A push service has a name.")

    def _way(
        self, who: Who, kind: str, address: str, data: str, device: str, confirmed: bool
    ) -> Way:
        return Way(
            secrets.token_urlsafe(16),
            who.id,
            kind,
            address,
            listeners.mark_of(kind, mail.box_of(address) if kind == "mail" else address),
            data,
            device,
            who.sign_in if kind == "push" else "",
            ",".join(KINDS),
            confirmed,
            self._hall.now(),
        )

    def _listener(self, who: Who, wishes: wire.Wishes) -> Listener:
        now = self._hall.now()
        return Listener(who.id, who.kind, wishes.lang, zone(wishes.zone), None, None, now, now)

    # --- changing it ------------------------------------------------------------------------------

    async def change_way(self, asker: Asker, guest: str, ask: wire.ChangeWay) -> wire.Notices:
        """What they are told by one of their ways."""
        who = await self._must(asker, guest)
        kinds = ",".join(each for each in KINDS if each in ask.kinds)
        if not await self._write(
            lambda connection: listeners.change_way(connection, ask.way, who.id, kinds)
        ):
            raise Refused("not-found", _NOTHING)
        return await self._info(who, who.kind == "person")

    async def remove_way(self, asker: Asker, guest: str, ask: wire.TheWay) -> wire.Notices:
        """They are told that way no longer."""
        who = await self._must(asker, guest)
        await self._write(lambda connection: listeners.remove_way(connection, ask.way, who.id))
        return await self._info(who, who.kind == "person")

    async def change_wishes(self, asker: Asker, guest: str, ask: wire.ChangeWishes) -> wire.Notices:
        """Quiet hours, the language, the clock."""
        who = await self._must(asker, guest)
        start, end = (ask.quiet.start, ask.quiet.end) if ask.quiet else (None, None)
        now = self._hall.now()
        wished = Listener(who.id, who.kind, ask.lang, zone(ask.zone), start, end, now, now)
        if not await self._write(
            lambda connection: listeners.keep_listener(connection, wished, change=True)
        ):
            raise Refused("not-signed-in", _NOTHING)
        return await self._info(who, who.kind == "person")

    async def stop(self, asker: Asker, guest: str) -> wire.Notices:
        """Nothing more, by no way."""
        who = await self._must(asker, guest)
        await self._write(lambda connection: listeners.forget_listener(connection, who.id))
        await self._hall.notices.look_who()
        return await self._info(who if who.kind == "person" else None, who.kind == "person")

    async def try_way(self, asker: Asker, guest: str, ask: wire.TheWay) -> wire.Tried:
        """Send something that way, now; did it arrive?"""
        self._often(asker)
        who = await self._must(asker, guest)

        def job(connection: Connection) -> tuple[Listener | None, Way | None]:
            return listeners.listener(connection, who.id), listeners.way(connection, ask.way)

        listener, way = await self._read(job)
        if listener is None or way is None or way.listener != who.id or not way.confirmed:
            raise Refused("not-found", _NOTHING)
        lang: wire.Lang = "ru" if listener.lang == "ru" else "en"
        line, title = said("notices-try", lang), said("notices-try.title", lang)
        told = Message(title, [line], "notices", "try", lang, [], ["notices"])
        data = msgspec.json.encode(Parcel(told)).decode()
        now, name = self._hall.now(), secrets.token_urlsafe(15)
        sending = Sending(0, name, 1, now, data, way, lang)
        try:
            answer = await self._hall.notices.sender.once(way, sending)
        except NotThere as wrong:
            return wire.Tried(False, wrong.code)
        except mail.NotSent:
            return wire.Tried(False, "mail")
        except Exception:
            log.error("a message couldn't be made", way=way.kind, exc_info=True)
            return wire.Tried(False, "keys")
        if answer is None:
            raise Refused("rate-limited", "Too much is tried at once; wait a moment.")
        return wire.Tried(answer.taken, "" if answer.taken else f"answer-{answer.status}")

    # --- the store --------------------------------------------------------------------------------

    async def _read(self, job: Callable[[Connection], T]) -> T:
        return await self._hall.store.read(job)

    async def _write(self, job: Callable[[Connection], T]) -> T:
        return await self._hall.store.write("notices", job)


def _push_data(keys: wire.PushKeys) -> str:
    return msgspec.json.encode({"p256dh": keys.p256dh, "auth": keys.auth}).decode()


def way_info(way: Way) -> wire.WayInfo:
    data = msgspec.json.decode(way.data)
    where = {"push": way.device, "mail": way.address}.get(way.kind)
    if where is None:  # the rest of a webhook's address is as good as a password
        where = urlsplit(way.address).hostname or ""
    return wire.WayInfo(
        id=way.id,
        kind=way.kind,  # type: ignore[arg-type]
        where=where,
        endpoint=way.address if way.kind == "push" else "",
        form=data.get("form"),
        kinds=[each for each in KINDS if each in way.kinds.split(",")],
        confirmed=way.confirmed,
        trouble=way.trouble,
    )

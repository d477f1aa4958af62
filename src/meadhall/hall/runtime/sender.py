"""Sends messages out, on the side: nobody at a table ever waits for it.

Each process takes some of what is to be sent, and holds it for a minute. Whatever happens to the
process meanwhile, another takes it then: each message is sent at least once. One that comes twice
takes the place of the first: a push has the same topic and tag, a mail the same id, a webhook's
data the same `id`.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from ..notices import hooks, mail, webpush
from ..notices.outward import Answer, NotThere, target
from ..notices.quiet import quiet_until
from ..notices.words import Message, Tiding, message, said
from ..ops.logs import log
from ..ops.metrics import NOTICES
from ..store import listeners
from ..store import notices as kept
from ..store.listeners import HALL, Listener, Way
from ..store.notices import Notice, Sending
from ..wire import Lang

if TYPE_CHECKING:
    from .hall import Hall

TICK = 1.0
AT_ONCE = 16
"""So many messages are on their way from one process."""
TO_ONE_HOST = 3
MAILS_AT_ONCE = 2
TRIES_AT_ONCE = 4
LISTENERS_AT_ONCE = 10
PAUSES = (30, 120, 600, 3_600, 14_400)
"""Seconds until it is tried again; after the last one it is given up."""
LONGEST_PAUSE = 86_400
MOST_FAILURES = 5
"""So many messages in a row that didn't arrive, and the way is one no more."""
HOPELESS = ("url", "not-https", "inside", "keys")
"""What waiting doesn't change: it may not be asked, or can't be."""


class Ask(msgspec.Struct):
    """A message that asks whether an address is somebody's. Who wants to know isn't in it: a name
    is a stranger's words."""

    lang: Lang


class Parcel(msgspec.Struct, omit_defaults=True):
    """What is stored of a message."""

    message: Message | None = None
    ask: Ask | None = None
    tidings: list[Tiding] = []
    """What the message says, for a later one to say again if this hasn't gone by then."""


class Sender:
    """What goes out of one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._under_way: dict[asyncio.Task[None], Sending] = {}
        self._hosts: Counter[str] = Counter()
        self._trying: set[str] = set()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """There is something to do."""
        self._woken.set()

    async def run(self) -> None:
        """Until cancelled. What is under way then, another process sends, or this one later."""
        try:
            while True:
                try:
                    await self._hall.notices.go_round()
                    if self._hall.notices.wanted:
                        await self._round()
                except Exception:
                    log.error("notices stumbled", exc_info=True)
                self._woken.clear()
                try:
                    async with asyncio.timeout(TICK):
                        await self._woken.wait()
                except TimeoutError:
                    pass
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _round(self) -> None:
        hall = self._hall
        now = hall.now()
        due = await hall.store.read(kept.due_at)
        if due is None or due > now:
            return

        def gather(connection: Connection) -> tuple[int, int]:
            return kept.gather(connection, now, LISTENERS_AT_ONCE, self._parcels, later)

        def later(who: Listener) -> int | None:
            return quiet_until(now, who.zone, who.quiet_from, who.quiet_to)

        _, lost = await hall.store.write("notices", gather)
        if lost:
            log.warning("too many messages wait; some are dropped", messages=lost)
            NOTICES.labels("any", "dropped").inc(lost)
        room = AT_ONCE - len(self._under_way)
        busy = list(self._under_way.values())
        mails = MAILS_AT_ONCE - sum(each.way.kind == "mail" for each in busy)
        if room > 0:
            taken = await hall.store.write(
                "notices",
                lambda connection: kept.take(
                    connection, now, room, mails, [each.id for each in busy]
                ),
            )
            for sending in taken:
                task = asyncio.create_task(self._send(sending))
                self._under_way[task] = sending
                task.add_done_callback(self._done)

    def _parcels(
        self,
        who: Listener,
        notices: Sequence[Notice],
        ways: Sequence[Way],
        waiting: Mapping[str, str],
    ) -> list[tuple[str, str, str]]:
        config = self._hall.config
        offered = {"push": True, "mail": config.mail is not None, "hook": bool(config.site)}
        good = [each for each in ways if offered[each.kind]]
        try:
            return parcels(who, notices, good, waiting)
        except Exception:  # what can't be said keeps nobody else from being told
            log.error("a notice can't be said", kind=who.kind, exc_info=True)
            return []

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.pop(task, None)
        self.wake()
        if not task.cancelled() and task.exception() is not None:
            log.error("a message couldn't be sent", exc_info=task.exception())

    # --- one message ----------------------------------------------------------------------------

    async def _send(self, sending: Sending) -> None:
        """Send it, and note what became of it."""
        way, hall = sending.way, self._hall
        host = way.address if way.kind == "mail" else way.address[:200].partition("?")[0]
        if way.kind != "mail":
            try:
                host = target(way.address, hall.config.reach_inward).origin
            except NotThere:
                host = ""
        if self._hosts[host] >= TO_ONE_HOST:
            # Others needn't wait while it hangs there; and this is no try.
            return await self._write(lambda each: kept.put_off(each, sending, hall.now() + 5_000))
        # From now on: else another process takes it while a slow server is talked to, and a mail
        # comes twice.
        if way.kind == "mail" and not await hall.store.write(
            "notices", lambda each: kept.hold(each, sending, hall.now())
        ):
            return None
        self._hosts[host] += 1
        why, for_good, pause = "", False, 0
        try:
            answer = await self.deliver(way, sending)
            if not answer.taken:
                why = f"answer-{answer.status}"
                for_good = 400 <= answer.status < 500 and answer.status not in (408, 425, 429)
                pause = min(LONGEST_PAUSE, answer.retry_after or 0)
            if answer.gone and way.kind == "push":
                NOTICES.labels(way.kind, "gone").inc()
                return await self._write(lambda each: listeners.remove_way(each, way.id))
        except NotThere as wrong:
            why, for_good = wrong.code, wrong.code in HOPELESS
        except mail.NotSent as wrong:
            why, for_good = "mail", wrong.for_good
            log.warning("a mail wasn't taken", for_good=for_good)
        except Exception:  # else it would come back for ever
            why, for_good = "keys", True
            log.error("a message couldn't be made", way=way.kind, exc_info=True)
        finally:
            self._hosts[host] -= 1
            if not self._hosts[host]:
                del self._hosts[host]
        if not why:
            NOTICES.labels(way.kind, "sent").inc()
            return await self._write(lambda each: kept.sent(each, sending))
        if for_good or sending.tries > len(PAUSES):
            NOTICES.labels(way.kind, "failed").inc()
            # The operator's own way stays, whatever becomes of a message.
            most = 10**6 if way.listener == HALL else MOST_FAILURES
            return await self._write(lambda each: kept.given_up(each, sending, why, most))
        NOTICES.labels(way.kind, "again").inc()
        due = hall.now() + 1_000 * max(pause, PAUSES[sending.tries - 1])
        return await self._write(lambda each: kept.again(each, sending, due, why))

    async def _write(self, job: Any) -> None:
        await self._hall.store.write("notices", job)

    async def once(self, way: Way, sending: Sending) -> Answer | None:
        """Try a way for somebody who waits for what comes back; None if too much is tried."""
        if way.listener in self._trying or len(self._trying) >= TRIES_AT_ONCE:
            return None
        self._trying.add(way.listener)
        try:
            return await self.deliver(way, sending)
        finally:
            self._trying.discard(way.listener)

    async def deliver(self, way: Way, sending: Sending) -> Answer:
        """Send it the way it goes; what came back."""
        parcel = msgspec.json.decode(sending.data, type=Parcel)
        if way.kind == "mail":
            return await self._mail(way, parcel, sending.name)
        assert parcel.message is not None
        if way.kind == "push":
            return await self._push(way, parcel.message)
        return await self._hook(way, parcel.message, sending.name)

    async def _push(self, way: Way, told: Message) -> Answer:
        hall = self._hall
        keys = msgspec.json.decode(way.data)
        browser = webpush.Subscription(way.address, keys["p256dh"], keys["auth"])
        topic = hashlib.blake2b(told.tag.encode(), digest_size=15).hexdigest()
        contact = hall.config.site or "mailto:hall@localhost"
        origin = target(way.address, hall.config.reach_inward).origin
        head = webpush.headers(hall.notices.key, origin, contact, hall.now() // 1_000, topic)
        try:
            body = webpush.sealed(browser, webpush.payload(told))
        except ValueError:
            raise NotThere("keys") from None
        return await hall.notices.outward.post(way.address, body, head)

    async def _hook(self, way: Way, told: Message, name: str) -> Answer:
        form = msgspec.json.decode(way.data)["form"]
        body = hooks.body(form, told, self._hall.config.site, name)
        head = {"Content-Type": "application/json"}
        return await self._hall.notices.outward.post(way.address, body, head)

    async def _mail(self, way: Way, parcel: Parcel, name: str) -> Answer:
        config = self._hall.config
        if config.mail is None:
            raise mail.NotSent("no mail here", for_good=True)
        if parcel.ask is not None:
            made = mail.letter(
                config.mail,
                way.address,
                said("notices-mail-confirm-title", parcel.ask.lang),
                self._asking(way, parcel.ask),
                name,
                self._hall.notices.link("stop", way.id),
            )
        else:
            assert parcel.message is not None
            stop = self._hall.notices.link("stop", way.id)
            made = mail.of_message(
                config.mail, way.address, parcel.message, config.site, stop, name
            )
        await asyncio.to_thread(mail.send, config.mail, made)
        return Answer(250)

    def _asking(self, way: Way, ask: Ask) -> list[str]:
        """Whoever set it up may be anybody: so it says what it is about, and how it ends."""
        link, site = self._hall.notices.link, self._hall.config.site
        return [
            said("notices-mail-confirm", ask.lang, site=site),
            "",
            f"  {link('confirm', way.id)}",
            "",
            said("notices-mail-confirm-not", ask.lang),
            "",
            f"  {link('never', way.mark)}",
        ]


def parcels(
    who: Listener,
    notices: Sequence[Notice],
    ways: Sequence[Way],
    waiting: Mapping[str, str] = MappingProxyType({}),
) -> list[tuple[str, str, str]]:
    """What somebody is told of all this, by each of their ways: of what they want to be told that
    way, in one message; and of what they were to be told before by one that still waits."""
    tidings = [msgspec.json.decode(each.data, type=Tiding) for each in notices]
    lang: Lang = "ru" if who.lang == "ru" else "en"
    found = []
    for way in ways:
        wanted = set(way.kinds.split(","))
        mine = [each for each in tidings if each.kind in wanted]
        if mine:
            new = {(each.about, each.kind) for each in mine}
            before = msgspec.json.decode(waiting.get(way.id, "{}"), type=Parcel).tidings
            mine = [each for each in before if (each.about, each.kind) not in new] + mine
            mine = mine[-kept.MOST_WAITING :]
            parcel = Parcel(message(mine, lang, hall=who.id == HALL), tidings=mine)
            data = msgspec.json.encode(parcel).decode()
            found.append((way.id, secrets.token_urlsafe(15), data))
    return found

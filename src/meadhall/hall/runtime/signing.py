"""Names that are somebody's own: how one gets one, proves it, and lets go of it.

Nobody needs a name to play. Whoever has one is known by a *sign-in*: 256 random bits in a cookie,
of which the hall keeps a hash. What could give the name away for good (another key, other words, a
code) asks for a proof once more, so that a stolen sign-in is worth no more than itself, and can be
ended from any other device.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, TypeVar

from msgspec import to_builtins

from .. import wire
from ..ops.logs import log
from ..people import keys as proving
from ..people.alike import bynames, looks_of, why_not
from ..people.keys import Made, Site, packed
from ..people.secrets import new_code, new_words, plain_code, right_words, words_hash
from ..store.people import Key, Person, SignIn
from ..table.seats import Claim, clean, token_hash
from ..wire.errors import Refused
from .live import Live
from .names import SignedIn
from .rates import Rates

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
TOKEN_BYTES = 32
CHALLENGE_SECONDS = 300
CODE_SECONDS = 300
FRESH_SECONDS = 600
"""So long after words or a code a key may be added."""
TAKING_OUT = 5.0
"""Seconds that whoever erases a name waits for its tables; the rest is done on the side."""
MOST_KEYS = 10
MOST_LINES = 10_000
"""Of chat that somebody is told they have written."""
_NOBODY = f"{bytes(16).hex()}$"
"""What the words are compared with where there are none."""
_WHY = {
    "short": "A name has two letters at least.",
    "long": "This name is too long.",
    "signs": "A name is made of letters, figures, spaces, and - ' . _",
    "scripts": "The letters of a name belong to one script.",
    "hall": "This name belongs to the hall.",
    "taken": "Somebody has this name, or one that looks like it.",
}


@dataclass(frozen=True)
class Asker:
    """Who asks something about people: from where, by which name of the hall, on what device."""

    address: str
    site: Site
    device: str
    token: str
    """What signs them in here; empty if nothing does."""


class Signing:
    """What one hall does for people who have a name, or want one."""

    def __init__(self, hall: Hall, rates: Rates) -> None:
        self._hall = hall
        self._rates = rates
        self._people = hall.names.people

    # --- who is it ----------------------------------------------------------------------------

    async def _must(self, asker: Asker) -> SignedIn:
        found = await self._hall.names.known(asker.token)
        if found is None:
            raise Refused("not-signed-in", "You are not signed in.")
        return found

    async def who(self, asker: Asker) -> wire.WhoAmI:
        """Who asks."""
        found = await self._hall.names.known(asker.token)
        return wire.WhoAmI(await self._me(found) if found else None)

    async def _me(self, who: SignedIn) -> wire.Me:
        person, here = who.person, who.here
        own = await self._people.keys_of(person.id)
        devices = await self._people.devices_of(person.id)
        return wire.Me(
            person.name,
            person.made,
            [wire.OwnKey(each.id, _kind(each), each.device, each.made, each.used) for each in own],
            [
                wire.Device(each.id, each.device, each.made, each.seen, each.id == here.id)
                for each in devices
            ],
            await self._hall.names.sittings.games_of(person.id),
            here.fresh > self._hall.now(),
        )

    # --- a name -------------------------------------------------------------------------------

    async def try_name(self, ask: wire.TryName) -> wire.NameTried:
        """Could somebody have this name? Else some that they could."""
        longest = self._hall.config.limits.name_length
        name = clean(ask.name, 100)
        why = why_not(name, longest)
        if why is None and await self._people.owners(looks_of(name)):
            why = "taken"
        instead: list[str] = []
        if why in ("taken", "hall"):
            for each in bynames(name, ask.lang, longest):
                if not await self._people.owners(looks_of(each)):
                    instead.append(each)
        return wire.NameTried(name, why, instead[:3])  # type: ignore[arg-type]

    async def sign_up(self, asker: Asker, ask: wire.SignUp) -> tuple[wire.SignedUp, str]:
        """A name becomes somebody's; the words that open it, and what signs them in."""
        tried = await self.try_name(wire.TryName(ask.name, ask.lang))
        if tried.why is not None:
            raise Refused("name-taken" if tried.why == "taken" else "bad-name", _WHY[tried.why])
        now, key, person = self._hall.now(), None, _new_id()
        if ask.key is not None:
            person = await self._taken(ask.challenge, "sign-up", "") or person
            made = self._made(ask.key, "sign-up", ask.challenge, asker.site)
            key = self._key(made, ask.key, person, asker)
        if not self._rates.new_names.take(asker.address):
            raise Refused("rate-limited", "Too many new names; wait a while.")
        words = new_words(ask.lang)
        owner = Person(person, tried.name, now, await self._slowly(words_hash, " ".join(words)))
        token, here = self._here(person, asker)
        instead = token_hash(asker.token) if asker.token else ""
        if not await self._people.make(owner, looks_of(owner.name), key, here, instead):
            raise Refused("name-taken", _WHY["taken"])
        return wire.SignedUp(await self._me(SignedIn(owner, here)), words), token

    # --- proofs -------------------------------------------------------------------------------

    async def challenge(self, asker: Asker, purpose: wire.Purpose) -> wire.Challenge:
        """Something to sign."""
        person, known = "", []
        if purpose == "sign-up":
            person = _new_id()
        elif purpose != "sign-in":
            person = (await self._must(asker)).person.id
            known = await self._people.keys_of(person)
        text = secrets.token_urlsafe(32)
        now = self._hall.now()
        until = now + CHALLENGE_SECONDS * 1_000
        await self._people.give(token_hash(text), purpose, person, now, until)
        return wire.Challenge(
            text,
            CHALLENGE_SECONDS,
            asker.site.name,
            packed(person.encode()),
            [each.credential for each in known if each.kind == "passkey"],
        )

    async def _taken(self, challenge: str | None, purpose: wire.Purpose, person: str) -> str:
        """A challenge comes back: for whom it was."""
        given = None
        if challenge is not None:
            given = await self._people.take(token_hash(challenge), purpose, self._hall.now())
        if given is None or (person and given != person):
            raise Refused("not-proved", "This proof came too late, or was used already; try again.")
        return given

    async def _proved(
        self, purpose: wire.Purpose, challenge: str | None, proof: wire.KeyProof, asker: Asker
    ) -> str:
        """Whose key has signed that; refuses what is no proof."""
        assert challenge is not None
        key = await self._people.key(_key_id(proof.id))
        kind = "passkey" if isinstance(proof, wire.PasskeyProof) else "browser"
        if key is None or key.kind != kind:
            raise Refused("not-proved", "Nobody here has this key.")
        count, now = key.count, self._hall.now()
        if isinstance(proof, wire.PasskeyProof):
            count = proving.passkey_proved(proof, challenge, asker.site, key.public, key.count)
        else:
            proving.browser_key_proved(proof, purpose, challenge, asker.site, key.public)
        if not await self._people.used(key, count, now):
            log.warning("a key is used twice at the same time")
            raise Refused("not-proved", "This key was used elsewhere just now; try again.")
        return key.person

    async def confirm(
        self, who: SignedIn, ask: wire.Confirm, purpose: wire.Purpose, by: Asker
    ) -> None:
        """Whoever is signed in proves once more that it is they."""
        if isinstance(ask.proof, wire.WordsProof):
            # Counted by itself: whoever isn't signed in can't use it up.
            await self._weigh(who.person, ask.proof.words, f"own words {who.person.id}")
            return
        await self._taken(ask.challenge, purpose, who.person.id)
        if await self._proved(purpose, ask.challenge, ask.proof, by) != who.person.id:
            raise Refused("not-proved", "This key opens another name.")

    async def _weigh(self, person: Person | None, words: str, by: str, whose: str = "") -> None:
        """Are these somebody's words? It takes as long if there is nobody. Wrong ones are counted
        of who tries, and far more of them of all who try at one name: else any stranger could keep
        its owner out."""
        few, many = self._rates.guesses, self._rates.guesses_by_all
        if not few.take(by) or (whose and not many.take(whose)):
            raise Refused("rate-limited", "Too many wrong words for this name; wait a while.")
        known = person.words if person else _NOBODY
        if not await self._slowly(right_words, words, known):
            raise Refused("not-proved", "These are not the words of this name.")
        few.give_back(by)
        many.give_back(whose)

    async def _slowly(self, job: Callable[..., T], *arguments: str) -> T:
        async with self._rates.weighing:
            return await asyncio.to_thread(job, *arguments)

    def _made(
        self, key: wire.KeyMade, purpose: wire.Purpose, challenge: str | None, site: Site
    ) -> Made:
        assert challenge is not None
        if isinstance(key, wire.PasskeyMade):
            return proving.passkey_made(key, challenge, site)
        return proving.browser_key_made(key, purpose, challenge, site)

    def _key(self, made: Made, ask: wire.KeyMade, person: str, asker: Asker) -> Key:
        kind = "passkey" if isinstance(ask, wire.PasskeyMade) else "browser"
        now, name = self._hall.now(), _key_id(made.credential)
        return Key(
            name, person, kind, made.credential, made.public, made.count, asker.device, now, now
        )

    # --- signing in and out -------------------------------------------------------------------

    async def sign_in(self, asker: Asker, ask: wire.SignIn) -> tuple[wire.WhoAmI, str]:
        """By a key."""
        await self._taken(ask.challenge, "sign-in", "")
        person = await self._proved("sign-in", ask.challenge, ask.proof, asker)
        return await self._let_in(person, asker)

    async def recover(self, asker: Asker, ask: wire.Recover) -> tuple[wire.WhoAmI, str]:
        """By the words that were written down."""
        name = clean(ask.name, 100)
        person = await self._people.called(looks_of(name), name)
        whose = person.id if person else min(looks_of(name), default="")
        by = f"words {whose} {asker.address}"
        await self._weigh(person, ask.words, by, f"words {whose}")
        assert person is not None
        return await self._let_in(person.id, asker, fresh=True)

    async def use_code(self, asker: Asker, ask: wire.UseCode) -> tuple[wire.WhoAmI, str]:
        """By a code from another device."""
        if not self._rates.guesses.take(f"codes {asker.address}"):
            raise Refused("rate-limited", "Too many codes; wait a while.")
        person = await self._people.take_code(token_hash(plain_code(ask.code)), self._hall.now())
        if person is None:
            raise Refused("not-proved", "This code is wrong, too old, or was used already.")
        return await self._let_in(person, asker, fresh=True)

    async def _let_in(
        self, person: str, asker: Asker, fresh: bool = False
    ) -> tuple[wire.WhoAmI, str]:
        token, here = self._here(person, asker, fresh)
        instead = token_hash(asker.token) if asker.token else ""
        found = await self._people.person(person)
        if found is None or not await self._people.sign_in(here, instead):
            raise Refused("not-proved", "There is no such name any more.")
        return wire.WhoAmI(await self._me(SignedIn(found, here))), token

    def _here(self, person: str, asker: Asker, fresh: bool = False) -> tuple[str, SignIn]:
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._hall.now()
        until = now + FRESH_SECONDS * 1_000 if fresh else 0
        return token, SignIn(token_hash(token), _new_id(), person, asker.device, now, now, until)

    async def sign_out(self, asker: Asker, device: str | None) -> wire.WhoAmI:
        """Here, or on another device; who is signed in here then."""
        who = await self._must(asker)
        await self._people.sign_out(who.person.id, device or who.here.id)
        return await self.who(asker)

    # --- keys, words, codes -------------------------------------------------------------------

    async def code(self, asker: Asker, ask: wire.Confirm) -> wire.DeviceCode:
        """A code for another device."""
        who = await self._must(asker)
        await self.confirm(who, ask, "code", asker)
        code, now = new_code(), self._hall.now()
        until = now + CODE_SECONDS * 1_000
        await self._people.give_code(token_hash(plain_code(code)), who.person.id, now, until)
        return wire.DeviceCode(code, until)

    async def words(self, asker: Asker, ask: wire.Confirm) -> wire.NewWords:
        """Other words to write down."""
        who = await self._must(asker)
        await self.confirm(who, ask, "words", asker)
        words = new_words(ask.lang)
        await self._people.set_words(who.person.id, await self._slowly(words_hash, " ".join(words)))
        return wire.NewWords(words)

    async def add_key(self, asker: Asker, ask: wire.AddKey) -> wire.WhoAmI:
        """One more key."""
        who = await self._must(asker)
        if ask.confirm is not None:
            await self.confirm(who, ask.confirm, "add", asker)
        elif who.here.fresh <= self._hall.now():
            raise Refused("not-proved", "Prove once more who you are, then add a key.")
        await self._taken(ask.challenge, "add", who.person.id)
        made = self._made(ask.key, "add", ask.challenge, asker.site)
        key = self._key(made, ask.key, who.person.id, asker)
        if not await self._people.add_key(key, MOST_KEYS, who.here.hash):
            raise Refused("too-many-keys", "You have this key already, or too many of them.")
        return await self.who(asker)

    async def remove_key(self, asker: Asker, ask: wire.RemoveKey) -> wire.WhoAmI:
        """A key opens the name no longer; the words still do."""
        who = await self._must(asker)
        await self.confirm(who, ask.confirm, "remove", asker)
        await self._people.remove_key(who.person.id, ask.key)
        return await self.who(asker)

    # --- what is kept of somebody -------------------------------------------------------------

    async def kept(self, asker: Asker) -> wire.KeptOfMe:
        """Everything the hall keeps of whoever asks."""
        who = await self._must(asker)
        me, own = await self._me(who), who.person.id
        tables = await self._hall.names.sittings.of(own)
        said = await self._hall.names.sittings.said_by(own, MOST_LINES)
        return wire.KeptOfMe(
            {
                "name": {"name": me.name, "made": me.made, "looks": sorted(looks_of(me.name))},
                "keys": [
                    {**asdict(key), "person": None, "public": packed(key.public)}
                    for key in await self._people.keys_of(own)
                ],
                "signed_in": [to_builtins(device) for device in me.devices],
                "words": "a hash of them, made slow; the words themselves are kept nowhere",
                "seats": [
                    {
                        "table": row.table_id,
                        "seat": row.seat,
                        "name": row.name,
                        "at": row.at,
                        "sat_there": row.own,
                    }
                    for row in tables
                ],
                **await self._hall.standings.kept(own),
                "notices": await self._hall.notices.kept_of(own),
                "leagues": await self._hall.evenings.leagues.kept_of(own),
                "chat": [{"table": table, "at": at, "text": text} for table, at, text in said],
                "finding_games": await self._hall.pairing.kept(own),
            }
        )

    async def erase(self, asker: Asker, ask: wire.Confirm) -> wire.WhoAmI:
        """The name is nobody's any more, and nothing says any more that it was somebody's."""
        who = await self._must(asker)
        await self.confirm(who, ask, "erase", asker)
        await self._hall.pairing.forget(who.person.id)
        await self._people.erase(who.person.id)
        await self._hall.names.taken_out(TAKING_OUT)
        return wire.WhoAmI(None)

    async def claim(self, asker: Asker, live: Live, claim: Claim) -> None:
        """A seat one has had as a guest is one's own."""
        who, keeper = await self._must(asker), self._hall.keeper
        # Another name is no way out of what holds for the one before, or for the new one.
        keeper.let_speak(live.table.seats[live.table.seat_of(claim)].name, None)
        keeper.admit(who.person.name, asker.address)
        await self._hall.names.claim(live, claim, who.person)


def _new_id() -> str:
    return secrets.token_urlsafe(16)


def _key_id(credential: str) -> str:
    """What a key is called here: as long for all."""
    return token_hash(credential)


def _kind(key: Key) -> wire.KeyKind:
    return "passkey" if key.kind == "passkey" else "browser"

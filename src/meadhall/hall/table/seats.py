"""Who sits at a table: tokens, names, and what the log remembers of a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, field

from msgspec import Struct

from ...kernel.shares import NO_SHARE
from ..wire import Lang, Who

TOKEN_BYTES = 24
"""192 bits: nobody guesses a seat, an invitation or a table."""
UNNAMED = "Guest"
GUEST_NAMES = {UNNAMED: "Гость"}
BOT_NAMES = {
    "Skald": "Скальд",
    "Ulf": "Ульф",
    "Ragna": "Рагна",
    "Mimir": "Мимир",
    "Torvald": "Торвальд",
    "Sigrun": "Сигрун",
    "Bjorn": "Бьёрн",
    "Yrsa": "Ирса",
}
"""What bots are called, and what that is in Russian."""


MOST_ACCENTS = 2
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that show nothing."""
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανυ" + "0" + "I1|ӏ",
    "ABESlJKMHOPCTYXaesijopcyxdqwh" + "ABEZHlKMNOPTYXoavu" + "o" + "llll",
)
"""Letters of other scripts, and figures, that are drawn like Latin letters."""


class Seat(Struct):
    """One seat, as the log tells it."""

    who: Who = "empty"
    name: str = ""
    level: str | None = None
    """Of the bot that sits here, or plays for whoever does."""
    hash: str = ""
    """Of the seat's token: the token itself is kept nowhere."""
    since: int = 0
    """The number of the entry by which it was taken; 0 if that was when the table was made."""
    adds: bool = False
    """Will whoever sits here add a share to the shuffle? Then the game waits for it a moment."""
    share: str = NO_SHARE
    origin: str = ""
    """Where they came from, as a hash: how many at this table came from the same place?"""
    kept: str = ""
    """The hash of somebody for whom the seat is kept: whoever had it in the game before."""
    kept_as: Who = "person"
    stand_in: str | None = None
    """Why a bot plays for the player; None if none does."""
    eyes: bool = False
    """Do they let onlookers see what they see?"""

    def called(self, lang: Lang) -> str:
        """The name as readers of a language read it: people's names are their own, bots and those
        who gave none have theirs from the hall."""
        name, space, number = self.name.partition(" ")
        if lang != "ru" or not (number or "0").isdecimal():
            return self.name
        known = BOT_NAMES if self.who == "bot" else GUEST_NAMES
        return known.get(name, name) + space + number

    @property
    def by_bot(self) -> bool:
        """Does a bot decide here now?"""
        return self.who == "bot" or self.stand_in is not None

    @property
    def by_person(self) -> bool:
        """Does somebody outside the hall decide here now?"""
        return self.who in ("person", "program") and self.stand_in is None


NOT_YOURS = "This seat is no longer yours."


@dataclass(frozen=True)
class Claim:
    """A seat that is somebody's, for as long as it is theirs. Whoever reads or acts holds this, and
    never a seat's number: the table answers for it each time something is sent or done."""

    seat: int
    hash: str
    since: int


@dataclass
class Here:
    """Who is at a table."""

    seats: set[int] = field(default_factory=set)
    away: dict[int, int] = field(default_factory=dict)
    """Since when those are away who have been here."""


def new_token() -> str:
    """A secret for a link or a cookie. None begins with a dash: for a command that is an option."""
    while (token := secrets.token_urlsafe(TOKEN_BYTES)).startswith("-"):
        pass
    return token


def token_hash(token: str) -> str:
    """What is stored of a token. It needs no salt: a token is as random as its hash."""
    return hashlib.blake2b(token.encode(), digest_size=24, person=b"meadhall-token").hexdigest()


def same(token: str | None, known_hash: str) -> bool:
    """Is this the token with that hash? Takes as long for a near miss as for a wild guess."""
    if not token or not known_hash:
        return False
    return hmac.compare_digest(token_hash(token), known_hash)


def clean(text: str, longest: int) -> str:
    """Untrusted text as one line of printable characters.

    Control characters, invisible marks and those that turn the writing direction become spaces, and
    no letter carries more accents than some language gives it; what is left may look like HTML and
    is harmless as long as it is shown as text."""
    normal = unicodedata.normalize("NFC", text)
    shown: list[str] = []
    accents = 0
    for letter in normal:
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= MOST_ACCENTS:
            shown.append(" " if not letter.isprintable() or letter in BLANK else letter)
    return " ".join("".join(shown).split())[:longest].strip()


def looks(name: str) -> str:
    """What a name looks like: two that look the same are the same to whoever reads them."""
    plain = unicodedata.normalize("NFKD", name).translate(ALIKE).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def free_name(wanted: str, taken: list[str], longest: int) -> str:
    """A name that nobody else at the table has, nor one that looks like it."""
    name = clean(wanted, longest) or UNNAMED
    seen = {looks(other) for other in taken}
    for number in range(2, len(taken) + 3):
        if name not in taken and (not looks(name) or looks(name) not in seen):
            break
        ending = f" {number}"
        name = (clean(wanted, longest) or UNNAMED)[: longest - len(ending)] + ending
    return name


def bot_name(taken: list[str], longest: int) -> str:
    """A name for a bot, that nobody has in any language; its level is told beside it."""
    free = [name for name, russian in BOT_NAMES.items() if not {name, russian} & set(taken)]
    return free_name(free[0] if free else next(iter(BOT_NAMES)), taken, longest)

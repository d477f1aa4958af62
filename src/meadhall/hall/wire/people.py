"""Names that are somebody's own: how one gets one, proves it, and what is kept of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .kinds import Lang, Name, Strict

Bytes = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", min_length=1, max_length=16_000)]
"""Bytes in the letters of base64 that a link may have."""
ChallengeText = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
Words = Annotated[str, Meta(min_length=1, max_length=400)]
KeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
KeyKind = Literal["passkey", "browser"]
Purpose = Literal["sign-up", "sign-in", "add", "code", "words", "remove", "erase"]
"""What a proof is for; it is good for nothing else."""


class AskChallenge(Strict):
    """Something to sign, for one purpose."""

    purpose: Purpose


class Challenge(Struct):
    """Something to sign: once, soon, and for what it was asked for."""

    challenge: str
    seconds: int
    """So long it is good for."""
    site: str
    """What the hall is called, for passkeys."""
    handle: str
    """What a new passkey is to know its person by, in base64."""
    keys: list[str]
    """The passkeys of whoever is signed in, by what their keepers call them."""


class PasskeyMade(Strict, tag_field="kind", tag="passkey"):
    """A passkey that was made a moment ago."""

    id: Bytes
    client_data: Bytes
    attestation: Bytes


class BrowserKeyMade(Strict, tag_field="kind", tag="browser"):
    """A key that a browser has made and keeps: P-256, the public half as SPKI, and a signature."""

    public: Bytes
    signature: Bytes


KeyMade = PasskeyMade | BrowserKeyMade


class PasskeyProof(Strict, tag_field="kind", tag="passkey"):
    """What a passkey has signed."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class BrowserKeyProof(Strict, tag_field="kind", tag="browser"):
    """What a browser's key has signed."""

    id: Bytes
    signature: Bytes


class WordsProof(Strict, tag_field="kind", tag="words"):
    """The words that were written down."""

    words: Words


KeyProof = PasskeyProof | BrowserKeyProof
Proof = PasskeyProof | BrowserKeyProof | WordsProof


class TryName(Strict):
    """Could this name be somebody's own?"""

    name: Name
    lang: Lang = "en"


class NameTried(Struct):
    """Whether a name is free, and else why not and what is."""

    name: str
    """As it would be written."""
    why: Literal["taken", "short", "long", "signs", "scripts", "hall"] | None
    """None: it is free."""
    instead: list[str]


class SignUp(Strict):
    """Make a name one's own. Without a key, where a browser can make none, only words open it."""

    name: Name
    challenge: ChallengeText | None = None
    key: KeyMade | None = None
    lang: Lang = "en"
    """Of the words."""


class SignIn(Strict):
    """Prove that one has a key."""

    challenge: ChallengeText
    proof: KeyProof


class Recover(Strict):
    """Sign in by the words that were written down."""

    name: Name
    words: Words


class UseCode(Strict):
    """Sign in by a code from a device that is signed in."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Confirm(Strict):
    """Prove once more who one is; words need no challenge."""

    proof: Proof
    challenge: ChallengeText | None = None
    lang: Lang = "en"


class AddKey(Strict):
    """Another key for one's name."""

    challenge: ChallengeText
    key: KeyMade
    confirm: Confirm | None = None
    """Proof by a key one has; not needed a moment after signing in by words or by a code."""


class RemoveKey(Strict):
    """A key that opens the name no longer."""

    key: KeyId
    confirm: Confirm


class SignOut(Strict):
    """Sign out here (None) or on another device."""

    device: KeyId | None = None


class OwnKey(Struct):
    """A key that opens one's name."""

    id: str
    kind: KeyKind
    device: str
    """Where it was made."""
    made: int
    used: int


class Device(Struct):
    """Somewhere one is signed in."""

    id: str
    device: str
    made: int
    seen: int
    here: bool


class Me(Struct):
    """Whoever asks: their name, and what opens it."""

    name: str
    made: int
    keys: list[OwnKey]
    devices: list[Device]
    tables: int
    """How many games of theirs the hall knows."""
    fresh: bool
    """May they add a key now without another's proof?"""


class WhoAmI(Struct):
    """Who is signed in, if anybody."""

    me: Me | None


class SignedUp(Struct):
    """A name is somebody's. The words are told this once."""

    me: Me
    words: list[str]


class NewWords(Struct):
    """New words to write down; those before open nothing any more. They are told this once."""

    words: list[str]


class DeviceCode(Struct):
    """A code that signs another device in, once, until then."""

    code: str
    until: int


class KeptOfMe(Struct):
    """Everything the hall keeps of somebody."""

    kept: dict[str, Any]

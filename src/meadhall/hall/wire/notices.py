"""Who is told what while they aren't here: what one asks for, and what the hall says of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .kinds import Lang, Strict

NoticeKind = Literal["move", "half", "rematch", "free", "round"]
"""It is your move; half of your time is gone; another game is asked for; a seat is free at your
table; a round of your league begins."""
WayKind = Literal["push", "mail", "hook"]
HookForm = Literal["discord", "text", "json"]
"""What a webhook is sent: as Discord takes it; `{"text": …}`, as bridges of Matrix, Mattermost and
Slack do; or data."""
WayId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Endpoint = Annotated[str, Meta(min_length=1, max_length=1_000)]
Minute = Annotated[int, Meta(ge=0, le=1_439)]


class PushKeys(Strict):
    """What a browser subscribed with."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Wishes(Strict):
    """In which language, and by which clock."""

    lang: Lang = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class TellBrowser(Wishes, kw_only=True):
    """Tell this browser; with a seat's token, of that seat."""

    push: PushKeys


class TellAddress(Wishes, kw_only=True):
    """Tell me by mail; the address is asked whether it is mine."""

    address: Annotated[str, Meta(max_length=254)]


class TellHook(Wishes, kw_only=True):
    """Tell a program of mine."""

    url: Endpoint
    form: HookForm = "json"


class PushMoved(Strict):
    """A browser has got itself another address."""

    old: PushKeys
    new: PushKeys


class ChangeWay(Strict):
    """What I am told by it."""

    way: WayId
    kinds: Annotated[list[NoticeKind], Meta(max_length=8)]


class TheWay(Strict):
    """One way to be told: to try it, or to be told that way no longer."""

    way: WayId


class Quiet(Struct, forbid_unknown_fields=True):
    """From when to when somebody is told nothing: minutes of the day where they are."""

    start: Minute
    end: Minute


class ChangeWishes(Wishes, kw_only=True):
    """Quiet hours, or none."""

    quiet: Quiet | None


class StopToken(Strict):
    """What a mail has in its link."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_.-]{1,120}$")]


class WayInfo(Struct):
    """How somebody is told."""

    id: str
    kind: WayKind
    where: str
    """A mail's address, a webhook's host, or the device."""
    endpoint: str
    """Of a browser, so that it knows itself again; else empty."""
    form: HookForm | None
    kinds: list[NoticeKind]
    confirmed: bool
    trouble: str
    """What went wrong the last time, in a word; empty if nothing did."""


class Listening(Struct):
    """Somebody who is told."""

    lang: Lang
    zone: str
    quiet: Quiet | None
    ways: list[WayInfo]


class Notices(Struct):
    """How one can be told here, and how one is."""

    push: str
    """The hall's key for push, as browsers ask for it."""
    mail: bool
    hooks: bool
    signed_in: bool
    kinds: list[NoticeKind]
    me: Listening | None
    listener: str | None = None
    """A guest's browser keeps this, to change it later. Told once."""


class Tried(Struct):
    """Did it arrive? Else why not, in a word."""

    ok: bool
    why: str


class WayStopped(Struct):
    """What a link in a mail has ended, or confirmed."""

    where: str

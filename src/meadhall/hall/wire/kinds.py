"""The small kinds of values that everything on the wire is made of, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Phase = Literal["waiting", "playing", "over"]
Who = Literal["empty", "person", "program", "bot"]
Lang = Literal["en", "ru"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)

Name = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
MoveId = Annotated[int, Meta(ge=0, le=1_000_000)]
What = Annotated[dict[str, str | int], Meta(max_length=16)]
"""A move by what it says: `{"kind": "lay", "unit": "archer", "line": 1, "side": "left"}`. Each game
declares what there is."""
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Eyes = SeatNumber | Literal["all"]
"""Through whose eyes an onlooker looks: a seat's, or at all hands as they were a while ago."""
Matter = Literal["end", "void", "bot", "kick"]
"""What people decide together: the game ends here and counts as it stands (`end`) or not at all
(`void`), a bot plays for somebody who is gone, somebody is sent away."""


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What clients send: a misspelt field is an error, not a silent default."""

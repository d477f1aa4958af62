"""Webhooks: a message as Discord takes it, as Matrix's bridges and Mattermost do, or as plain
data."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from .words import Message

Form = Literal["discord", "text", "json"]
"""`text` is what hookshot of Matrix, Mattermost and Slack read alike."""

_MARKS = re.compile(r"([\\`*_~|<>\[\]()#@:-])")
"""What Discord would take for markup, mentions or links."""
SUPPRESS_EMBEDS = 4


def body(form: Form, message: Message, site: str, name: str) -> bytes:
    """What is posted. Names are strangers' words: nothing in them is markup, and nobody is called
    by them. `name` is the same if it is sent twice."""
    if form == "discord":
        text = "\n".join(_discord(message, site))
        told = {"content": text[:1_900], "allowed_mentions": {"parse": []}}
        return msgspec.json.encode({**told, "flags": SUPPRESS_EMBEDS})
    if form == "text":
        return msgspec.json.encode({"text": "\n".join(_plain(message, site))[:3_000]})
    return msgspec.json.encode(
        {
            "id": name,
            "kinds": message.kinds,
            "title": message.title,
            "lines": message.lines,
            "url": f"{site}{message.path}",
            "lang": message.lang,
        }
    )


def _discord(message: Message, site: str) -> list[str]:
    said = [_MARKS.sub(r"\\\1", each) for each in message.lines]
    return _with_links(message, said, site)


def _plain(message: Message, site: str) -> list[str]:
    # Who reads Markdown there finds no markup, who reads HTML no tag.
    said = [each.replace("<", "‹").replace(">", "›").replace("@", "＠") for each in message.lines]
    said = [each.translate({ord(mark): " " for mark in "`*_[]|"}) for each in said]
    return _with_links(message, said, site)


def _with_links(message: Message, said: list[str], site: str) -> list[str]:
    links = [f"{site}{path}" for path in message.links]
    return [
        f"{each} {links[at]}" if at < len(links) else f"{each} {site}"
        for at, each in enumerate(said)
    ]

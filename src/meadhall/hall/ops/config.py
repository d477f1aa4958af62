"""How a hall is set up: one struct, handed to worker processes through an environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, Self

import msgspec

from ...bots import BOTS

VARIABLE = "MEADHALL_HALL"
"""Where `meadhall serve` leaves the configuration for the processes it starts."""
DATABASE_VARIABLE = "MEADHALL_DB"
"""Where an operator may leave the database's URL."""


def default_database() -> str:
    """An SQLite file where the system keeps what programs must not lose."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return f"sqlite:///{Path(home) / 'meadhall' / 'hall.db'}"


def cores() -> int:
    """How many bots this machine can let think at once; four at most, for each takes memory."""
    return min(4, os.cpu_count() or 1)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of everything one address, one seat or one message may have."""

    requests_per_second: float = 20.0
    """Of one address, over HTTP, on average."""
    requests_burst: int = 60
    files_per_second: float = 50.0
    """The same of the page's own files, which a first visit asks for a hundred at a time."""
    files_burst: int = 400
    tables_per_minute: float = 10.0
    """New tables of one address."""
    sockets_per_address: int = 50
    seats_per_address: int = 2
    """At one open table, for those who come without its invitation."""
    messages_per_second: float = 10.0
    """Of one socket, on average."""
    messages_burst: int = 40
    chat_per_minute: float = 20.0
    """Of one seat."""
    reports_per_hour: float = 5.0
    """Of one seat, to the keeper."""
    reports_of_address_per_hour: float = 10.0
    """Of one address, from however many seats."""
    keys_per_minute: float = 5.0
    """Of one address: tries at the door of the keeper's room."""
    hints_per_minute: float = 30.0
    """Of one address; asking the same again is free, for the answer is the same."""
    hints_at_once: int = 2
    """Of one address, waiting or thought about."""
    hints_in_all: int = 100
    """Of all addresses together: whoever comes later would wait too long."""
    analyses_at_once: int = 1
    """Of one address: finished games that are looked back at, or wait for it."""
    analyses_in_all: int = 10
    """Of all addresses together; they are looked back at one after the other."""
    people_per_minute: float = 60.0
    """Whatever one address asks about names of people's own: making one, signing in, keys."""
    names_per_day: float = 20.0
    """New names of one address."""
    leagues_per_day: float = 10.0
    """New leagues of one person."""
    guesses_per_hour: float = 20.0
    """Written words tried for one name, and codes for a device tried from one address."""
    searches_per_minute: float = 20.0
    """Of one address: games looked for, taken back, or filled with bots."""
    searches_per_address: int = 6
    """Of one address, at once."""
    notices_per_hour: float = 60.0
    """Ways to be told that one address sets up, and tries of them."""
    mails_per_hour: float = 100.0
    """Mails that ask whether an address is somebody's: of the whole hall. To one address go two a
    day, and one person asks for five a day."""
    chat_length: int = 500
    name_length: int = 24
    body_bytes: int = 65_536
    """The largest request; options files are the largest there are."""
    frame_bytes: int = 16_384
    """The largest message over a socket."""
    outbox: int = 256
    """So many messages may wait for a slow reader before it is let go."""
    connections: int = 4_096
    """Open at once in one process, sockets among them; fewer where the system allows less."""
    connections_per_address: int = 100
    """Of those; proxies that are named may have any number."""
    header_bytes: int = 32_768
    """The first line of a request and all its headers together."""
    header_count: int = 100
    header_seconds: float = 10.0
    """A request's headers must be there so soon after its first byte, or after connecting."""
    body_seconds: float = 30.0
    """And its body so soon after them."""
    keep_alive_seconds: float = 5.0
    """So long a connection may stay without another request."""
    reply_seconds: float = 60.0
    """So long a client may leave lying what it is sent."""


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the hall sends mail."""

    host: str
    port: int
    sender: str
    """Whom mails are from."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    ca: str = ""
    """A file with certificates to trust instead of the system's."""


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the hall itself tells what happens at tables that are open to all."""

    url: str
    form: Literal["discord", "text", "json"] = "json"
    lang: Literal["en", "ru"] = "en"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a hall needs to know before it opens."""

    database: str = ""
    """A SQLAlchemy URL, `sqlite:///…` or `postgresql://…`."""
    origins: tuple[str, ...] = ()
    """Other origins than the hall's own whose pages may talk to it."""
    hosts: tuple[str, ...] = ()
    """The names the hall is called by in a browser; none: see `hosts.Hosts`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies in front, whose word about who asks is believed."""
    secure_cookies: bool = False
    """Cookies over HTTPS only; set when a proxy does TLS."""
    log_level: str = "info"
    bots: dict[str, str] = msgspec.field(default_factory=lambda: {name: name for name in BOTS})
    """The bots on offer: kinds of the roster (`ismcts:3000` too), or `module:factory` of one's own,
    which is called with the game, the seat and a seed."""
    bot_workers: int = msgspec.field(default_factory=cores)
    """Processes in which bots think; where all seats decide at once, several think at once."""
    bot_seconds: float = 5.0
    """How long a bot may think about one move."""
    bot_pause: float = 0.5
    """Seconds before a bot begins: people want to see what happened, and may want to undo."""
    bot_megabytes: int = 1024
    """Address space a bot's process may take."""
    snapshot_every: int = 50
    """Entries between two snapshots of a table."""
    idle_seconds: float = 300.0
    """After so long without anybody connected a table leaves memory."""
    site: str = ""
    """The hall's address for people, as `https://games.example.org/`: for links in mails."""
    mail: Mail | None = None
    hook: Hook | None = None
    reach_inward: bool = False
    """May webhooks and push services be in our own network, and plain HTTP?"""
    notice_seconds: float = 10.0
    """Who doesn't come within so long after something happened is told of it."""
    limits: Limits = Limits()

    @property
    def postgres(self) -> bool:
        """Can several processes share this database?"""
        return self.database.startswith("postgresql")

    def to_environment(self) -> None:
        """Leave this for the worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        """What `to_environment` left. It is taken away, so that no process of a bot inherits it."""
        os.environ.pop(DATABASE_VARIABLE, None)
        return msgspec.json.decode(os.environ.pop(VARIABLE), type=cls)

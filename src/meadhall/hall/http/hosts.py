"""By which names the hall may be called.

A page from elsewhere can let its own name point to this machine (DNS rebinding): then the browser
takes the hall for that page's own server, and lets it read what it likes. But the request still
says whom the browser believes to talk to. So names that a stranger could own are refused.
"""

from __future__ import annotations

import ipaddress
import socket

from ..ops.config import Config

AT_HOME = (".local", ".lan", ".home.arpa", ".internal", ".localhost")
"""Nobody can register a name that ends so."""


class Hosts:
    """Which hosts are the hall.

    With names given, those, and without a proxy also addresses and `localhost`. With a proxy and no
    names, any: it speaks HTTPS, and a stranger's name fails on the certificate. With neither,
    addresses, `localhost`, this machine's name, and what can only be a name of the house.
    """

    def __init__(self, config: Config) -> None:
        self._names = {plain(name) for name in config.hosts}
        self._proxy = bool(config.proxies)
        self._own = plain(socket.gethostname())

    def know(self, host: str) -> bool:
        """Is that, from a request's `Host`, the hall?"""
        name = plain(host)
        if self._proxy:
            return not self._names or name in self._names
        if name in self._names or name == "localhost" or _is_address(name):
            return True
        return not self._names and (name == self._own or "." not in name or name.endswith(AT_HOME))


def plain(host: str) -> str:
    """Without port, brackets and a dot at the end, in small letters."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

"""The parts of meadhall that are installed on request, as in `pip install 'meadhall[hall]'`.

Which packages belong to an extra stands in pyproject.toml alone; here the installed metadata is
asked, so nothing has to be said twice.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution, requires

PACKAGE = "meadhall"
_REQUIREMENT = re.compile(r"""(?P<name>[\w.-]+)[^;]*;\s*extra\s*==\s*["'](?P<extra>\w+)["']$""")
"""A requirement of an extra under no other condition: those that hang on the system go along."""


class MissingExtra(ImportError):
    """Something needs more than is installed; the words say how to install it."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs {PACKAGE}[{extra}]: pip install '{PACKAGE}[{extra}]'")
        self.extra = extra


def need(extra: str, what: str) -> None:
    """Refuse with clear words what can't work without an extra."""
    if lacking(extra):
        raise MissingExtra(what, extra)


def lacking(extra: str) -> list[str]:
    """The packages of an extra that are not installed."""
    return [name for name in _packages(extra) if not _is_installed(name)]


def _packages(extra: str) -> list[str]:
    """The packages an extra asks for; the build has written out those of extras it includes."""
    try:
        lines = requires(PACKAGE) or []
    except PackageNotFoundError:  # the sources alone, on somebody's path: then imports will tell
        return []
    asked = filter(None, map(_REQUIREMENT.match, lines))
    return [each["name"] for each in asked if each["extra"] == extra]


def _is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True

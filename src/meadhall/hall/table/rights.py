"""Who may ask: what a token opens at a table."""

from __future__ import annotations

from ..wire.errors import Refused
from .basis import Basis
from .seats import Claim


def claim_at(table: Basis, token: str | None) -> Claim:
    """What whoever asks may claim; refuses those without a seat."""
    claim = table.claim_of(token)
    if claim is None:
        raise Refused("no-seat", "This needs the token of a seat at this table.")
    return claim


def reader_at(table: Basis, token: str | None) -> Claim | None:
    """What whoever asks may claim, None for an onlooker; a wrong token is no onlooker's."""
    if token and not table.is_host(token):
        return claim_at(table, token)
    claim = table.claim_of(token)
    if claim is None and not table.settings.onlookers and not table.is_host(token):
        raise Refused("no-onlookers", "This table has no room for onlookers.")
    return claim


def host_of(table: Basis, token: str | None) -> None:
    """Refuses everybody but the host."""
    if not table.is_host(token):
        raise Refused("not-host", "Only the host of the table can do this.")

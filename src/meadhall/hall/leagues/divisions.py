"""Divisions: so many people that each can meet each, the strongest in the first."""

from __future__ import annotations

from collections.abc import Sequence

from .plan import Entrant, Plan


def divided(plan: Plan, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    """As even as the numbers allow, and none too small for a table; those of like strength in the
    order in which they came."""
    order = sorted(entrants, key=lambda each: (-each.strength, each.joined, each.person))
    many = max(1, round(len(order) / plan.division))
    while many > 1 and len(order) // many < plan.seats:
        many -= 1
    each, more = divmod(len(order), many)
    found, start = [], 0
    for number in range(many):
        end = start + each + (number < more)
        found.append(order[start:end])
        start = end
    return found

"""Buying cards and buildings, the Town Hall, dismantling (V-30 … V-34)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import MARKET, NONE, SOLD, Role
from .events import PointsFor
from .layout import STATE
from .moves import BUILD, BUY, BUY_PATH, DISMANTLE, PLACES, UPGRADE
from .resources import pay
from .village import BUILDINGS, HALL, SITES, Deed


def buy_choices(t: Board, seat: i64, beer: i64, gold: i64, choices: Choices) -> None:
    """V-30: fighters, fortifications and open Path cards; `beer` and `gold` are all there is."""
    cost_beer = t.numbers.cards.cost_beer
    cost_gold = t.numbers.cards.cost_gold
    for i in range(SOLD):
        kind = MARKET + i
        if t.piles[i] > 0 and beer >= cost_beer[kind] and gold >= cost_gold[kind]:
            choices.add(BUY + i)
    for place in range(PLACES):
        kind = t.path[place]
        if kind == NONE or t.role(kind) == Role.UNDEAD:
            continue
        if beer >= cost_beer[kind] and gold >= cost_gold[kind]:
            choices.add(BUY_PATH + place)


def buy(t: Board, seat: i64, pile: i64) -> None:
    """V-30: pay; the card can't be used this round."""
    kind = MARKET + pile
    pay(t, seat, t.numbers.cards.cost_beer[kind], t.numbers.cards.cost_gold[kind])
    t.buy(seat, kind)


def buy_path(t: Board, seat: i64, place: i64) -> None:
    """V-31: a new card opens at once, and may be bought too."""
    kind = t.path[place]
    pay(t, seat, t.numbers.cards.cost_beer[kind], t.numbers.cards.cost_gold[kind])
    t.buy_path(seat, place)
    t.open_path()


def build_choices(t: Board, seat: i64, beer: i64, gold: i64, choices: Choices) -> None:
    """V-32: within the hall's limit and three of a kind."""
    if t.buildings(seat) >= t.limit(seat):
        return
    for building in range(BUILDINGS):
        if (
            t.piles[SOLD + building] > 0
            and beer >= t.numbers.building_beer[building]
            and gold >= t.numbers.building_gold[building]
            and t.free_site(seat, building) != NONE
        ):
            choices.add(BUILD + building)


def build(t: Board, seat: i64, building: i64) -> None:
    """V-32: it stands there, under construction until the round ends."""
    pay(t, seat, t.numbers.building_beer[building], t.numbers.building_gold[building])
    t.build(seat, t.free_site(seat, building))


def can_upgrade(t: Board, seat: i64, gold: i64) -> bool:
    """V-33: one upgrade a round."""
    level = t.level(seat)
    if level + 1 >= len(t.numbers.hall_limit) or not t.is_finished(seat, HALL):
        return False
    return gold >= t.numbers.hall_gold[level]


def upgrade_choices(t: Board, seat: i64, gold: i64, choices: Choices) -> None:
    if can_upgrade(t, seat, gold):
        choices.add(UPGRADE)


def upgrade(t: Board, seat: i64) -> None:
    """V-33: the third level gives points at once."""
    pay(t, seat, 0, t.numbers.hall_gold[t.level(seat)])
    t.upgrade(seat)
    t.score(seat, t.numbers.hall_reached[t.level(seat)], PointsFor.HALL)


def dismantle_choices(t: Board, seat: i64, choices: Choices) -> None:
    """V-34: once a round, any own building but the hall."""
    if t.deeds & Deed.DISMANTLED:
        return
    start = t.row(STATE, seat)
    for site in range(HALL + 1, SITES):
        if t.sites[start + site] != 0:
            choices.add(DISMANTLE + site)


def dismantle(t: Board, seat: i64, site: i64) -> None:
    """V-34: no refund."""
    t.dismantle(seat, site)

"""Resources: paying, exchange, loot, production and storage (V-10 … V-14, V-20, V-24, V-51)."""

from __future__ import annotations

from mypy_extensions import i64

from ...kernel.choices import Choices
from .atoms import Board
from .cards import NONE
from .events import PointsFor
from .layout import MARKED, TOKENS
from .moves import BRING, EXCHANGE, HALL_GOLD
from .village import (
    BEER,
    BEER_STORE,
    GOLD,
    GOLD_FACTORY,
    HALL,
    OF_A_KIND,
    building_on,
    first_site,
)

# --- paying -----------------------------------------------------------------------------------


def pay(t: Board, seat: i64, beer: i64, gold: i64) -> None:
    """V-11: a price is spent."""
    t.spend(seat, beer, gold)
    give(t, seat, beer, gold)


def pay_in_tokens(t: Board, seat: i64, resource: i64, price: i64) -> None:
    """V-61, played otherwise: a price for which temporary resources won't do."""
    t.spend(seat, price if resource == BEER else 0, price if resource == GOLD else 0)
    give_tokens(t, seat, resource, give_marked(t, seat, resource, price))


def give(t: Board, seat: i64, beer: i64, gold: i64) -> None:
    """V-12: first the tokens marked for it, then temporary resources, then other tokens."""
    if t.marks > 0:
        beer = give_marked(t, seat, BEER, beer)
        gold = give_marked(t, seat, GOLD, gold)
    own_beer = beer if beer < t.beer else t.beer
    own_gold = gold if gold < t.gold else t.gold
    if own_beer + own_gold > 0:
        t.pay_temporary(seat, own_beer, own_gold)
    give_tokens(t, seat, BEER, beer - own_beer)
    give_tokens(t, seat, GOLD, gold - own_gold)


def give_marked(t: Board, seat: i64, resource: i64, due: i64) -> i64:
    """Tokens the payer has marked; returns what is still to be paid."""
    for site in range(first_site(BEER_STORE + 2)):
        if site == HALL or resource_of(site) == resource:
            marked = t.marked(seat, resource, site)
            tokens = marked if marked < due else due
            if tokens > 0:
                t.pay_tokens(seat, resource, site, tokens)
                due -= tokens
    return due


def give_tokens(t: Board, seat: i64, resource: i64, due: i64) -> None:
    """V-12: from stores, the least filled first; then production; then the hall."""
    while due > 0:
        site = next_to_pay(t, seat, resource)
        there = t.on_site(seat, resource, site)
        tokens = there if there < due else due
        t.pay_tokens(seat, resource, site, tokens)
        due -= tokens


def next_to_pay(t: Board, seat: i64, resource: i64) -> i64:
    """V-12: where the next token to pay with lies."""
    best: i64 = NONE
    least: i64 = 0
    start = first_site(BEER_STORE + resource)
    for site in range(start, start + OF_A_KIND):
        there = t.at(TOKENS, seat, site)
        if there > 0 and (best == NONE or there < least):
            best = site
            least = there
    if best != NONE:
        return best
    start = first_site(resource)
    for site in range(start, start + OF_A_KIND):
        if t.at(TOKENS, seat, site) > 0:
            return site
    return HALL


def bring_choices(t: Board, seat: i64, all_beer: i64, all_gold: i64, choices: Choices) -> None:
    """V-12: the payer may choose; asked only where there is a choice."""
    beer = chooses(t, seat, BEER, all_beer - t.beer, t.beer)
    gold = chooses(t, seat, GOLD, all_gold - t.gold, t.gold)
    if not beer and not gold:
        return
    if beer and t.on_hall(seat, BEER) > t.marked(seat, BEER, HALL):
        choices.add(BRING + HALL)
    tokens = t.row(TOKENS, seat)
    marked = t.row(MARKED, seat)
    for site in range(1, first_site(BEER_STORE + 2)):
        chosen = beer if resource_of(site) == BEER else gold
        if chosen and t.sites[tokens + site] > t.sites[marked + site]:
            choices.add(BRING + site)
    if gold and t.on_hall(seat, GOLD) > t.marked(seat, GOLD, HALL):
        choices.add(BRING + HALL_GOLD)


def chooses(t: Board, seat: i64, resource: i64, tokens: i64, temporary: i64) -> bool:
    """Is there a choice of what pays that matters? Tokens in two places; or temporary resources,
    and tokens where they can be looted or stolen."""
    if tokens == 0:
        return False
    if temporary > 0 and tokens > t.on_hall(seat, resource):
        return True
    if tokens == 1:
        return False
    places: i64 = 1 if t.on_hall(seat, resource) > 0 else 0
    for building in range(resource, BEER_STORE + 2, 2):
        start = t.first_of(TOKENS, seat, building)
        for place in range(start, start + OF_A_KIND):
            if t.sites[place] > 0:
                places += 1
    return places > 1


def bring(t: Board, seat: i64, site: i64) -> None:
    """V-12: this token is to pay."""
    if site == HALL_GOLD:
        t.bring_out(seat, GOLD, HALL)
    elif site == HALL:
        t.bring_out(seat, BEER, HALL)
    else:
        t.bring_out(seat, resource_of(site), site)


def resource_of(site: i64) -> i64:
    """What the tokens on a production building or in a store are."""
    building = building_on(site)
    return building if building <= GOLD_FACTORY else building - BEER_STORE


def exchange_choices(t: Board, beer: i64, gold: i64, choices: Choices) -> None:
    """V-13: two of one kind; `beer` and `gold` are all there is."""
    if beer >= t.numbers.exchange:
        choices.add(EXCHANGE + BEER)
    if gold >= t.numbers.exchange:
        choices.add(EXCHANGE + GOLD)


def exchange(t: Board, seat: i64, resource: i64) -> None:
    """V-13: for one of the other, temporary."""
    if resource == BEER:
        give(t, seat, t.numbers.exchange, 0)
        t.gain(seat, 0, 1)
    else:
        give(t, seat, 0, t.numbers.exchange)
        t.gain(seat, 1, 0)


# --- loot -------------------------------------------------------------------------------------


def bring_home(t: Board, seat: i64, resource: i64) -> None:
    """V-51: into the fullest own finished store that has room, else onto the hall."""
    best: i64 = HALL
    most: i64 = -1
    start = first_site(BEER_STORE + resource)
    for site in range(start, start + OF_A_KIND):
        there = t.at(TOKENS, seat, site)
        if t.is_finished(seat, site) and there < t.numbers.capacity and there > most:
            best = site
            most = there
    t.loot(seat, resource, best)


# --- production and storage -------------------------------------------------------------------


def production(t: Board) -> None:
    """V-20: every finished Brewery and Gold Factory without a token gets one."""
    for seat in range(t.players):
        for site in range(1, first_site(BEER_STORE)):
            if t.is_finished(seat, site) and t.at(TOKENS, seat, site) == 0:
                t.produce(seat, site)


def store_room(t: Board, seat: i64, resource: i64) -> i64:
    """V-24: for so many tokens there is room in finished stores."""
    return t.count_finished(seat, BEER_STORE + resource) * t.numbers.capacity


def finding_room(t: Board, seat: i64, resource: i64) -> i64:
    """V-24, V-51: so many of the tokens find room; those on the hall may still, unless that is
    played otherwise."""
    tokens = t.tokens(seat, resource)
    if t.numbers.hall_loot_lost:
        tokens -= t.on_hall(seat, resource)
    room = store_room(t, seat, resource)
    return tokens if tokens < room else room


def storage(t: Board, seat: i64) -> None:
    """V-24: unused tokens fill the stores, the rest is lost; each full store gives a point."""
    full: i64 = 0
    for resource in range(2):
        if t.tokens(seat, resource) > 0:
            t.store(seat, resource, finding_room(t, seat, resource))
        start = first_site(BEER_STORE + resource)
        for site in range(start, start + OF_A_KIND):
            if t.is_finished(seat, site) and t.at(TOKENS, seat, site) == t.numbers.capacity:
                full += 1
    t.score(seat, full * t.numbers.store_points, PointsFor.STORES)

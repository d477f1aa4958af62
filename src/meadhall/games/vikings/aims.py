"""How an attack on each target would end if all that can go went: by what is known of the defence,
and by what the cards nobody has seen may add to it (V-44, V-45, V-54, V-55).

Only public knowledge is used, and the attacker's own hand: which of the defender's unseen cards are
in the hand is weighed over all ways to deal them, never looked up."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...kernel.alike import added
from .atoms import Board
from .attack import army_of, fighters_in, rally_of, strength_of, target_defence
from .cards import CARDS, Power, Role
from .defence import attack_points
from .frames import ACTOR, DRAGON_TARGET, SITE, UNDEAD_TARGET, VICTIM
from .layout import DECK, HAND, KNOWN, SENT
from .moves import ATTACK, FIGHT_DRAGON, FIGHT_UNDEAD
from .shown import Aim
from .view_attack import building_prize, monster_prize
from .village import HALL, SITES

Burdens = dict[int, float]
"""How likely a hand is to take so much off the attack, in defence added and strength lost."""

NOTHING: Final[Burdens] = {0: 1.0}


class Aims:
    """Every target in turn, for these cards in one attack. What several targets have in common is
    worked out once."""

    def __init__(self, t: Board, seat: i64, army: vec[u8]) -> None:
        self.t = t
        self.seat = seat
        self.army = army
        self.raised: i64 = t.rally + rally_of(t, army, 0)
        self.attackers = int(fighters_in(t, army, 0, True))
        self._hands: dict[tuple[int, bool], Burdens] = {}

    def strength(self, at_hall: bool) -> int:
        """V-40, V-56: all that can go, together."""
        return self._power(self.army, at_hall)

    def at(self, move: i64) -> Aim:
        """What the attack that a move declares is up against, and how likely it is to succeed."""
        if move == FIGHT_DRAGON:
            return self.on(DRAGON_TARGET, 0)
        if move >= FIGHT_UNDEAD:
            return self.on(UNDEAD_TARGET, move - FIGHT_UNDEAD)
        return self.on((move - ATTACK) // SITES, (move - ATTACK) % SITES)

    def on(self, victim: i64, site: i64) -> Aim:
        """The same for a building, or a monster, which nobody defends."""
        t = self.t
        on_building = victim < t.players
        at_hall = on_building and site == HALL
        power = self.strength(at_hall)
        against = int(target_defence(t, victim, site))
        burdens = self._burdens(victim, at_hall) if on_building else NOTHING
        later = attack_points(t.hits + 1) - attack_points(t.hits)
        return {
            "strength": power,
            "defence": against,
            "short": max(0, against - power),
            "hidden": hidden_cards(t, victim) if on_building else 0,
            "most": max(burdens),
            "chance": percent(burdens, power - against),
            "prize": building_prize(t, victim, site)
            if on_building
            else monster_prize(t, victim, site),
            "later": int(later) if on_building else 0,
            "repelled": self.attackers if on_building else 0,
        }

    def _burdens(self, victim: i64, at_hall: bool) -> Burdens:
        key = (int(victim), at_hall)
        if key not in self._hands:
            self._hands[key] = self._weigh(victim, at_hall)
        return self._hands[key]

    def _weigh(self, victim: i64, at_hall: bool) -> Burdens:
        """All hands the defender may have, by what they take off the attack."""
        found: Burdens = {}
        whole = self._power(self.army, at_hall)
        for forts, share in hands_of(self.t, victim):
            burden = self._worst(forts, self._assassins(), whole, at_hall)
            found[burden] = found.get(burden, 0.0) + share
        return found

    def _assassins(self) -> int:
        """V-54: so many fortifications the defender has to discard first."""
        cards = self.t.numbers.cards
        return sum(
            int(cards.amount[kind]) * int(self.army[kind])
            for kind in self.t.numbers.army
            if cards.power[kind] == Power.DISARM
        )

    def _worst(self, forts: tuple[int, ...], disarmed: int, whole: int, at_hall: bool) -> int:
        """What the defender can make of these fortifications, having chosen which to discard."""
        if disarmed and any(forts):
            return max(
                self._worst(
                    (*forts[:at], forts[at] - 1, *forts[at + 1 :]), disarmed - 1, whole, at_hall
                )
                for at in range(len(forts))
                if forts[at]
            )
        cards, kinds = self.t.numbers.cards, self.t.numbers.fortifications
        added = sum(int(cards.strength[kinds[at]]) * forts[at] for at in range(len(forts)))
        traps = sum(forts[at] for at in range(len(forts)) if cards.power[kinds[at]] == Power.TRAP)
        return added + whole - self._trapped(self.army, traps, at_hall)

    def _trapped(self, army: vec[u8], traps: int, at_hall: bool) -> int:
        """V-55: the strength that is left when so many have been taken out, each the worst to
        lose; Heroes go first."""
        heroes = fighters_in(self.t, army, 0, True) > fighters_in(self.t, army, 0, False)
        least = self._power(army, at_hall)
        if traps == 0:
            return least
        for kind in self.t.numbers.attackers:
            if army[kind] and (self.t.role(kind) == Role.HERO or not heroes):
                fewer = army[:]
                fewer[kind] -= 1
                least = min(least, self._trapped(fewer, traps - 1, at_hall))
        return least

    def _power(self, army: vec[u8], at_hall: bool) -> int:
        return int(strength_of(self.t, self.seat, army, 0, self.raised, at_hall))


def all_at_hand(t: Board, seat: i64) -> Aims:
    """V-40: for all that the active player could still send."""
    army = army_of(t, seat)
    if fighters_in(t, army, 0, False) == 0:  # V-53: nobody takes the boosters along
        for kind in range(CARDS):
            if t.role(kind) == Role.BOOSTER:
                army[kind] = 0
    return Aims(t, seat, army)


def chosen(t: Board) -> Aim:
    """V-53: for what has been chosen so far, in an attack that is being declared."""
    start = t.bag(SENT)
    aims = Aims(t, t.top(ACTOR), vec[u8]([t.cards[start + kind] for kind in range(CARDS)]))
    return aims.on(t.top(VICTIM), t.top(SITE))


def percent(burdens: Burdens, spare: int) -> int:
    """How likely nothing heavier than this is held: sure and hopeless are said of nothing else."""
    if min(burdens) > spare:
        return 0
    if max(burdens) <= spare:
        return 100
    share = added(each for burden, each in burdens.items() if burden <= spare)
    return min(99, max(1, round(100 * share)))


def hidden_cards(t: Board, seat: i64) -> int:
    """V-54: hand cards of which others know nothing."""
    return int(t.size(HAND, seat) - t.size(KNOWN, seat) - t.bare(seat))


def hands_of(t: Board, seat: i64) -> list[tuple[tuple[int, ...], float]]:
    """V-6, V-45: how many of each fortification may be in a hand, and how likely: every way to deal
    the unseen cards is as likely as any other."""
    kinds = t.numbers.fortifications
    known = tuple(int(t.held(KNOWN, seat, kind)) for kind in kinds)
    if (t.declines >> seat) & 1:
        return [((0,) * len(known), 1.0)]
    drawn = hidden_cards(t, seat)
    loose = [
        int(t.held(DECK, seat, kind) + t.held(HAND, seat, kind) - t.held(KNOWN, seat, kind))
        for kind in kinds
    ]
    cards = int(t.size(DECK, seat) + t.size(HAND, seat) - t.size(KNOWN, seat) - t.bare(seat))
    others = cards - sum(loose)
    ways = comb(cards, drawn)
    found: list[tuple[tuple[int, ...], float]] = []
    for dealt, many in deals(loose, drawn):
        rest = drawn - sum(dealt)
        if rest <= others:
            hand = tuple(known[at] + dealt[at] for at in range(len(known)))
            found.append((hand, many * comb(others, rest) / ways))
    return found


def deals(loose: list[int], most: int) -> list[tuple[tuple[int, ...], int]]:
    """So many of each kind at most, and all together no more than that; with the number of ways."""
    found: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for copies in loose:
        found = [
            ((*dealt, more), many * comb(copies, more))
            for dealt, many in found
            for more in range(min(copies, most - sum(dealt)) + 1)
        ]
    return found

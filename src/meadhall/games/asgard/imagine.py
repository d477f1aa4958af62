"""Imagining: a whole table drawn at random among all that look the same to one seat.

What a seat can't see: the other heads of covered and face-down cards (only *one* head of such a
card is known), hands it hasn't held, the deck, what lies in score piles. Every way of laying the
unseen cards into those places that fits the known heads is as likely as any other. There are too
many to count, so a first fit is found at random and then mixed by a walk whose steps are
symmetric: it spends the same time in every fitting arrangement. Places that show no head take any
card; which of them has which is left to a shuffle in the end.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ...kernel.chance import Chance, FastChance, shuffle
from ...kernel.state import KIND
from .aesir import AESIR, KINDS, PAIRS, THOR, kind_of
from .atoms import Board
from .frames import ACTOR, CHOSEN, GIVEN, Frame
from .layout import LOW_BITS, NONE, with_card
from .state import AsgardState

MIXING: Final = 6
"""Visits of the walk per place that shows a head. The first fit favours some tables;
`bench/games/asgard/imagine.py` shows how far it is from even and that nothing measurable is left
after this many."""

_FITS: Final = vec[i64]([1 if god in pair else 0 for pair in PAIRS for god in range(AESIR)])
_OTHER: Final = vec[i64](
    [pair[1] if god == pair[0] else pair[0] for pair in PAIRS for god in range(AESIR)]
)
_BLANK: Final = vec[i64]([0] * 128)


def blank(size: i64) -> vec[i64]:
    """A row of so many zeros."""
    row = _BLANK[:size]
    while len(row) < size:
        row = extend(row, _BLANK[: size - len(row)])
    return row


def below(chance: Chance, fast: FastChance | None, n: i64) -> i64:
    """A number from 0 to n - 1. Where a chance is known to be the fast one, compilers write what it
    does into the place where it is asked."""
    return chance.below(n) if fast is None else fast.below(n)


@final
class Unseen:
    """The cards a seat can't place and the places they may lie in, side by side: `cards[i]` lies in
    the place that shows the head `heads[i]`. There are more cards than heads: all further places
    are loose, any card may lie there."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.heads: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()

    def swap(self, i: i64, j: i64) -> None:
        card = self.cards[i]
        self.cards[i] = self.cards[j]
        self.cards[j] = card

    def fits(self, card: i64, place: i64) -> bool:
        return place >= len(self.heads) or _FITS[card * AESIR + self.heads[place]] == 1

    def arrange(self, chance: Chance, mixing: i64 = MIXING) -> None:
        """Any arrangement that fits, each as likely."""
        size: i64 = len(self.cards)
        tight: i64 = len(self.heads)
        shuffle(self.cards, chance)
        if tight == 0:
            return
        for place in range(tight):
            if not self.take_loose(place):
                for i in range(size):
                    self.tried[i] = 0
                if self.find(place, place) < 0:
                    raise ValueError("no arrangement of the unseen cards fits what is shown")
        # Of so many visits to all places, those in which a tight one has a part.
        self.mix(chance, mixing * (4 + tight * (2 * size - tight) // size))
        shuffle(self.cards, chance, tight)

    def take_loose(self, place: i64) -> bool:
        """Give `place` the first card from there on that fits, if there is one."""
        cards = self.cards
        head = self.heads[place]
        for i in range(place, len(cards)):
            card = cards[i]
            if _FITS[card * AESIR + head] == 1:
                cards[i] = cards[place]
                cards[place] = card
                return True
        return False

    def find(self, place: i64, loose: i64) -> i64:
        """Give `place` a card that fits: one of the loose ones (those from `loose` on), or one that
        another place gives up for another (an augmenting path). Returns where its old card went,
        -1 if there is no way."""
        for i in range(loose, len(self.cards)):
            if self.fits(self.cards[i], place):
                self.swap(place, i)
                return i
        for i in range(loose):
            if self.tried[i] == 0 and i != place and self.fits(self.cards[i], place):
                self.tried[i] = 1
                gone = self.find(i, loose)
                if gone >= 0:
                    self.swap(place, gone)
                    return gone
        return -1

    def mix(self, chance: Chance, visits: i64) -> None:
        """Walk with one place excused from fitting: a random card moves to the excused place if it
        fits there, and where it came from is excused next. Each step can be undone with the same
        probability, so it visits all arrangements in which everything fits equally often. It ends
        after so many visits, not so many steps: those ways out of a tangle that are easier to
        find would be favoured else.

        A visit begins with any two places, each pair as likely; but pairs of loose places are left
        out, for all those would do is what a shuffle does at once."""
        cards = self.cards
        heads = self.heads
        fits = _FITS
        size: i64 = len(cards)
        tight: i64 = len(heads)
        loose = size - tight
        fast = chance if isinstance(chance, FastChance) else None
        for visit in range(visits):
            excused = below(chance, fast, size + loose)
            if excused < size:
                other = excused
                excused = below(chance, fast, tight)
            else:
                excused -= loose
                other = below(chance, fast, tight)
            while True:
                # `fits` and `swap` are written out: most of the time goes by here.
                card = cards[other]
                if excused >= tight or fits[card * AESIR + heads[excused]] == 1:
                    cards[other] = cards[excused]
                    cards[excused] = card
                    excused = other
                if excused >= tight or fits[cards[excused] * AESIR + heads[excused]] == 1:
                    break
                other = below(chance, fast, size)

    def put(self, head: i64) -> None:
        """One more place that shows this head."""
        self.heads = append(self.heads, head)


def imagine_from(state: AsgardState, seat: int, chance: Chance) -> AsgardState:
    """A copy of the state in which everything hidden from the seat is drawn anew."""
    imagined = state.clone()
    hide_unfinished_choice(imagined, seat)
    redraw(imagined, seat, chance)
    imagined.chance = chance.clone()
    return imagined


def hide_unfinished_choice(t: Board, seat: i64) -> None:
    """Others don't know what a player has chosen so far: for them the choice begins anew."""
    if t.kind() == Frame.SCORE_GOAL and t.top(ACTOR) != seat:
        t.set_top(CHOSEN, 0)
    if t.kind() == Frame.BRAGI_TAKE and t.top(ACTOR) != seat:
        t.set_top(KIND, Frame.BRAGI_GIVE)
        t.set_top(GIVEN, 0)


def redraw(t: Board, seat: i64, chance: Chance) -> None:
    """Draw anew everything on the table that the seat can't see."""
    unseen = Unseen()
    gather_places(t, unseen)
    gather_cards(t, unseen, seat)
    unseen.arrange(chance)
    lay_out(t, unseen, seat, chance)


def gather_places(t: Board, unseen: Unseen) -> None:
    """A-4: all cards of a stack but the top one show one head only."""
    under, height = t.under, t.height
    tight: i64 = 0
    for spot in range(len(height)):
        covered = height[spot] - 1
        tight += covered if covered > under[spot] else under[spot]
    heads = blank(tight)
    at: i64 = 0
    for seat in range(t.players):
        for god in range(AESIR):
            spot = seat * AESIR + god
            for place in range(under[spot]):
                heads[at] = THOR
                at += 1
            for place in range(under[spot], height[spot] - 1):
                heads[at] = god
                at += 1
    unseen.heads = heads


def gather_cards(t: Board, unseen: Unseen, seat: i64) -> None:
    """All cards of the game, less those the seat sees both heads of."""
    left = t.numbers.copies[:]
    for each in range(t.players):
        for god in range(AESIR):
            if t.cards_in(each, god) > 0:
                left[kind_of(god, t.other_head(each, god, 0))] -= 1
        if sees_hand(t, seat, each):
            hand = t.hands[each]
            while hand:
                left[(hand & 31) - 1] -= 1
                hand >>= 5
    if t.drawn != NONE and sees_drawn(t, seat):
        left[t.drawn] -= 1
    size: i64 = 0
    for kind in range(KINDS):
        if left[kind] > 0:
            size += left[kind]
    cards = blank(size)
    at: i64 = 0
    for kind in range(KINDS):
        for copy in range(left[kind]):
            cards[at] = kind
            at += 1
    unseen.cards = cards
    unseen.tried = blank(size)


def lay_out(t: Board, unseen: Unseen, seat: i64, chance: Chance) -> None:
    """Put the arranged cards where they belong: stacks first, then hands, score piles, deck."""
    cards = unseen.cards
    stacks, height, under = t.stacks, t.height, t.under
    next_card: i64 = 0
    for each in range(t.players):
        for god in range(AESIR):
            spot = each * AESIR + god
            row = stacks[spot]
            for place in range(height[spot] - 1):
                up: i64 = THOR if place < under[spot] else god
                other = _OTHER[cards[next_card] * AESIR + up]
                above = row >> 3 * place + 3 << 3 * place + 3
                row = row & LOW_BITS[3 * place] | other << 3 * place | above
                next_card += 1
            stacks[spot] = row
    for each in range(t.players):
        if not sees_hand(t, seat, each):
            hand: i64 = 0
            for card in range(t.hand_size):
                hand = with_card(hand, cards[next_card])
                next_card += 1
            t.hands[each] = hand
        if each != seat and t.sealed[each] != NONE:
            t.sealed[each] = any_pick(t, each, chance)
    if t.drawn != NONE and not sees_drawn(t, seat):
        t.drawn = cards[next_card]
        next_card += 1
    deck, out_of_play = t.deck, t.out_of_play
    for kind in range(KINDS):
        deck[kind] = 0
        out_of_play[kind] = 0
    for each in range(t.players):
        for card in range(t.scores[each]):
            out_of_play[cards[next_card]] += 1
            next_card += 1
    while next_card < len(cards):
        deck[cards[next_card]] += 1
        next_card += 1


def sees_hand(t: Board, seat: i64, other: i64) -> bool:
    """The own hand, and those passed on (A-26)."""
    if seat == other:
        return True
    return t.hand_size > 0 and t.knows_hand(seat, other)


def sees_drawn(t: Board, seat: i64) -> bool:
    """A-56: only its player sees Sif's card."""
    return t.waiting_mask() == 1 << seat


def any_pick(t: Board, seat: i64, chance: Chance) -> i64:
    """A sealed pick that could be: any card of the hand, either head up."""
    hand = t.hands[seat] >> 5 * chance.below(t.hand_size)
    return 2 * ((hand & 31) - 1) + chance.below(2)

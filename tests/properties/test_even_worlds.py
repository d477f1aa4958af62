"""Imagined worlds are drawn evenly: every way of laying the unseen cards is as likely as any other.

Where the ways can be counted, the draws are held against the count. Where there are too many, they
are held against a walk fifty times as long.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import meadhall
from meadhall._build import is_compiled
from meadhall.games.asgard.aesir import NAMES, PAIRS, kind_of
from meadhall.games.asgard.imagine import ANY, MIXING, Unseen, gather_cards, gather_places
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import Chance, seeded
from meadhall.testing import LUCK, choose, distance, surprise

ASGARD = meadhall.game("asgard")
DRAWS = 20_000 if is_compiled() else 6_000

Arrangement = tuple[int, ...]

CASES = {
    "a triangle": ("odin/thor thor/freya freya/odin", "odin thor freya"),
    "two triangles": (
        "odin/thor thor/freya freya/odin loki/sif sif/bragi bragi/loki",
        "odin thor freya loki sif bragi",
    ),
    "a triangle and a loose place": ("odin/thor thor/freya freya/odin odin/loki", "odin thor freya ?"),
    "a ring of five": (
        "odin/thor thor/freya freya/loki loki/sif sif/odin",
        "odin thor freya loki sif",
    ),
    "a chain": ("odin/thor thor/freya freya/loki loki/sif sif/bragi", "thor freya loki sif ?"),
    "one head of two": ("odin/thor odin/freya thor/loki", "odin thor ?"),
    "two heads, two loose": ("odin/thor odin/freya thor/loki loki/sif", "odin thor ? ?"),
    "equal cards": ("odin/thor odin/thor odin/freya thor/freya", "odin thor ? ?"),
    "three of a head": ("odin/thor odin/freya odin/loki thor/freya sif/bragi", "odin odin thor ? ?"),
    "nothing to choose": ("odin/thor loki/sif bragi/heimdall", "thor loki heimdall"),
    "all loose": ("odin/thor odin/freya odin/loki odin/sif", "? ? ? ?"),
    "a tangle": (
        "odin/thor thor/freya freya/odin odin/loki loki/sif thor/bragi",
        "odin thor freya ? odin loki",
    ),
}
"""Unseen cards, and the heads that are seen where they lie (?: none)."""


def kind(name: str) -> int:
    up, other = name.split("/")
    return int(kind_of(NAMES.index(up), NAMES.index(other)))


def case(name: str) -> tuple[list[int], list[int]]:
    cards, heads = CASES[name]
    places = [ANY if head == "?" else NAMES.index(head) for head in heads.split()]
    return [kind(card) for card in cards.split()], places


def fits(card: int, head: int) -> bool:
    return head == ANY or head in PAIRS[card]


def ways(cards: list[int], heads: list[int]) -> Counter[Arrangement]:
    """Every arrangement that fits, and in how many ways equal cards give it."""
    return Counter(
        laid
        for laid in itertools.permutations(cards)
        if all(fits(card, head) for card, head in zip(laid, heads, strict=True))
    )


def arranged(cards: list[int], heads: list[int], chance: Chance, mixing: int) -> Arrangement:
    """One arrangement as `imagine` draws it."""
    unseen = Unseen()
    unseen.cards = vec[i64](cards)
    unseen.heads = vec[i64](heads)
    unseen.tried = vec[i64]([0] * len(cards))
    unseen.arrange(chance, mixing)
    return tuple(int(card) for card in unseen.cards)


@pytest.mark.parametrize("name", CASES)
def test_every_way_is_as_likely(name: str) -> None:
    cards, heads = case(name)
    exact = ways(cards, heads)
    chance = seeded(1)
    drawn = Counter(arranged(cards, heads, chance, MIXING) for _ in range(DRAWS))
    assert set(drawn) <= set(exact), "an arrangement doesn't fit"
    counts, weights = [drawn[way] for way in exact], [exact[way] for way in exact]
    off = distance(counts, weights)
    assert surprise(counts, weights) < LUCK, f"{off:.3f} from even: {dict(drawn)}"


def test_a_walk_from_the_worst_start_forgets_it() -> None:
    """Always from the same arrangement, without the shuffle: the walk alone must even things out."""
    cards, heads = case("a ring of five")
    chance = seeded(2)
    drawn = Counter[Arrangement]()
    for _ in range(DRAWS):
        unseen = Unseen()
        unseen.cards, unseen.heads = vec[i64](cards), vec[i64](heads)
        unseen.mix(chance, 50 * MIXING * len(cards))
        drawn[tuple(int(card) for card in unseen.cards)] += 1
    exact = ways(cards, heads)
    assert surprise([drawn[way] for way in exact], [1] * len(exact)) < LUCK


def test_places_that_no_card_fits_are_found_out() -> None:
    for names, heads in (("odin/thor", "loki"), ("odin/thor odin/freya", "thor thor")):
        cards = [kind(name) for name in names.split()]
        with pytest.raises(ValueError, match="no arrangement"):
            arranged(cards, [NAMES.index(head) for head in heads.split()], seeded(1), MIXING)


def test_a_fit_is_found_wherever_there_is_one() -> None:
    """Random places with a known fit, many of them tight."""
    chance = seeded(3)
    for _ in range(300):
        size = 1 + chance.below(20)
        cards = [int(chance.below(len(PAIRS))) for _ in range(size)]
        heads = [
            ANY if chance.below(4) == 0 else PAIRS[card][chance.below(2)] for card in cards
        ]
        laid = arranged(cards, heads, chance, 0)
        assert sorted(laid) == sorted(cards)
        assert all(fits(card, head) for card, head in zip(laid, heads, strict=True))


# --- whole positions --------------------------------------------------------------------------

SMALL = {
    "deals": {"2": [2, 1, 1]},
    "copies": {f"{NAMES[low]}/{NAMES[high]}": 0 for low, high in PAIRS}
    | {"odin/thor": 3, "odin/freya": 3, "thor/freya": 3, "loki/sif": 1},
}
"""A deck of ten cards for two players, so that all worlds can be counted."""


def small_positions() -> Iterator[AsgardState]:
    """Positions of small games: hands not held yet, covered cards, cards in the score piles."""
    for seed in range(60):
        state: AsgardState = ASGARD.start(2, seed, SMALL)
        chance = seeded(seed)
        while state.waiting:
            state.play(*choose(state, chance))
            if state.round == 3 and len(state.waiting) == 2:
                yield state
                break


def hidden(state: AsgardState) -> tuple[object, ...]:
    """All of a position that seat 0 may not know."""
    position = state.to_json()
    stacks = [
        (seat, god, tuple(stack["under"]), tuple(stack["cards"]))
        for seat, stacks in enumerate(position["stacks"])
        for god, stack in stacks.items()
    ]
    bags = [tuple(sorted(position[bag].items())) for bag in ("deck", "out_of_play")]
    return (*stacks, *map(tuple, position["hands"]), *bags)


def worlds(state: AsgardState) -> Counter[tuple[object, ...]]:
    """Every world that looks to seat 0 as this one does, and in how many ways it comes about: all
    cards that it can't see are laid into all places it can't see, and what fits is counted."""
    unseen = Unseen()
    gather_places(state, unseen)
    gather_cards(state, unseen, 0)
    return ways([int(card) for card in unseen.cards], [int(head) for head in unseen.heads])


def test_small_positions_are_imagined_evenly() -> None:
    """Each hidden place by itself, and all of them together, against the exact count."""
    tried = 0
    for state in small_positions():
        exact = worlds(state)
        if not 2 <= len(exact) <= 150 or tried == 6:
            continue
        tried += 1
        unseen = Unseen()
        gather_places(state, unseen)
        gather_cards(state, unseen, 0)
        cards, heads = list(map(int, unseen.cards)), list(map(int, unseen.heads))
        chance = seeded(tried)
        drawn = Counter(arranged(cards, heads, chance, MIXING) for _ in range(DRAWS))
        counts, weights = [drawn[way] for way in exact], [exact[way] for way in exact]
        assert surprise(counts, weights) < LUCK, f"{distance(counts, weights):.3f} from even"
    assert tried == 6

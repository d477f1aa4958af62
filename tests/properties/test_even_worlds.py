"""Imagined worlds are drawn evenly: every way of laying the unseen cards is as likely as any other.

Where the ways can be counted, the draws are held against the count. Where there are too many, they
are held against a walk fifty times as long.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from effort import only_long
from librt.vecs import vec
from mypy_extensions import i64

import meadhall
from meadhall._build import is_compiled
from meadhall.games.asgard.aesir import NAMES, PAIRS, kind_of
from meadhall.games.asgard.imagine import MIXING, Unseen, gather_cards, gather_places
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import Chance, seeded
from meadhall.testing import LUCK, choose, distance, surprise

ASGARD = meadhall.game("asgard")
DRAWS = 20_000 if is_compiled() else 6_000
WORLDS = 8_000 if is_compiled() else 3_000
"""A whole world costs more to draw than an arrangement of a few cards."""

Arrangement = tuple[int, ...]

CASES = {
    "a triangle": ("odin/thor thor/freya freya/odin", "odin thor freya"),
    "two triangles": (
        "odin/thor thor/freya freya/odin loki/sif sif/bragi bragi/loki",
        "odin thor freya loki sif bragi",
    ),
    "a triangle and a loose place": (
        "odin/thor thor/freya freya/odin odin/loki",
        "odin thor freya ?",
    ),
    "a ring of five": (
        "odin/thor thor/freya freya/loki loki/sif sif/odin",
        "odin thor freya loki sif",
    ),
    "a chain": ("odin/thor thor/freya freya/loki loki/sif sif/bragi", "thor freya loki sif ?"),
    "one head of two": ("odin/thor odin/freya thor/loki", "odin thor ?"),
    "two heads, two loose": ("odin/thor odin/freya thor/loki loki/sif", "odin thor ? ?"),
    "equal cards": ("odin/thor odin/thor odin/freya thor/freya", "odin thor ? ?"),
    "three of a head": (
        "odin/thor odin/freya odin/loki thor/freya sif/bragi",
        "odin odin thor ? ?",
    ),
    "nothing to choose": ("odin/thor loki/sif bragi/heimdall", "thor loki heimdall"),
    "all loose": ("odin/thor odin/freya odin/loki odin/sif", "? ? ? ?"),
    "a tangle": (
        "odin/thor thor/freya freya/odin odin/loki loki/sif thor/bragi",
        "odin thor freya odin loki ?",
    ),
}
"""Unseen cards, and the heads that are seen where they lie (?: none; such places come last)."""
ANY = -1
"""No head: any card fits."""


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
    unseen.heads = vec[i64]([head for head in heads if head != ANY])
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
    """Always from the same arrangement, without the shuffle: the walk alone evens things out."""
    cards, heads = case("a ring of five")
    chance = seeded(2)
    drawn = Counter[Arrangement]()
    for _ in range(DRAWS // 10):
        unseen = Unseen()
        unseen.cards, unseen.heads = vec[i64](cards), vec[i64](heads)
        unseen.mix(chance, 10 * MIXING * len(cards))
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
        tight = [PAIRS[card][chance.below(2)] for card in cards if chance.below(4)]
        heads = tight + [ANY] * (size - len(tight))
        laid = arranged(cards, heads, chance, 0)
        assert sorted(laid) == sorted(cards)
        assert all(fits(card, head) for card, head in zip(laid, heads, strict=True))


# --- whole positions --------------------------------------------------------------------------

SMALL: dict[str, Any] = {
    "deals": {"2": [2, 1, 1]},
    "copies": {f"{NAMES[low]}/{NAMES[high]}": 0 for low, high in PAIRS}
    | {"odin/thor": 3, "odin/freya": 3, "thor/freya": 3, "loki/sif": 1},
}
"""A deck of ten cards for two players, so that all worlds can be counted."""

World = tuple[object, ...]


def small_positions() -> Iterator[tuple[AsgardState, Counter[World]]]:
    """Positions of small games, early in their last round, with all the worlds they may be: a hand
    not held yet, covered cards, score piles and a deck. Not too many worlds to be drawn often."""
    found = 0
    for seed in itertools.count():
        state: AsgardState = ASGARD.start(2, seed, SMALL)
        chance = seeded(seed)
        while state.round < 3:
            state.play(*choose(state, chance))
        exact = worlds(state.view(0))
        rarest = min(exact.values()) / exact.total()
        if len(exact) > 1 and rarest * WORLDS >= 8:
            found += 1
            yield state, exact
        if found == 5:
            return


def worlds(view: dict[str, Any]) -> Counter[World]:
    """Every world that looks like this, and in how many ways it comes about: all cards that can't
    be seen are laid into all places that can't be, and what fits is counted."""
    seen = [*view["hand"]]
    places: list[tuple[Any, str]] = []
    for seat, stacks in enumerate(view["stacks"]):
        for god, stack in stacks.items():
            seen.append(f"{god}/{stack['top']}")
            heads = ["thor"] * stack["under"] + [god] * (stack["cards"] - 1)
            places += [((seat, god, at), head) for at, head in enumerate(heads)]
    places += [("hand", "?")] * view["hand_size"]
    places += [("piles", "?")] * sum(view["scores"])
    places += [("deck", "?")] * view["deck"]
    unseen = [kind(name) for name, copies in SMALL["copies"].items() for _ in range(copies)]
    for name in seen:
        unseen.remove(kind(name))
    heads = [ANY if head == "?" else NAMES.index(head) for _, head in places]
    found = Counter[World]()
    for laid, count in ways(unseen, heads).items():
        found[world_of(zip((place for place, _ in places), laid, strict=True))] += count
    return found


def hidden(state: AsgardState) -> World:
    """The same of a state: what lies where seat 0 can't see it."""
    position = state.to_json()
    laid: list[tuple[Any, int]] = []
    for seat, stacks in enumerate(position["stacks"]):
        for god, stack in stacks.items():
            cards = [f"thor/{head}" for head in stack["under"]]
            cards += [f"{god}/{head}" for head in stack["cards"][:-1]]
            laid += [((seat, god, at), kind(card)) for at, card in enumerate(cards)]
    laid += [("hand", kind(card)) for card in position["hands"][1]]
    for place, bag in (("piles", "out_of_play"), ("deck", "deck")):
        laid += [(place, kind(card)) for card, n in position[bag].items() for _ in range(n)]
    return world_of(laid)


def world_of(laid: Iterable[tuple[Any, int]]) -> World:
    """Cards by place; in a hand, a pile and the deck their order means nothing."""
    return tuple(sorted((str(place), card) for place, card in laid))


def test_small_positions_are_imagined_evenly() -> None:
    """All hidden places together, against the exact count."""
    for number, (state, exact) in enumerate(small_positions()):
        chance = seeded(number)
        drawn = Counter(hidden(ASGARD.imagine(state, 0, chance)) for _ in range(WORLDS))
        assert set(drawn) <= set(exact), "a world that can't be"
        counts, weights = [drawn[world] for world in exact], [exact[world] for world in exact]
        off = distance(counts, weights)
        assert surprise(counts, weights) < LUCK, f"position {number} is {off:.3f} from even"


def test_the_truth_is_imagined_no_more_often_than_chance_says() -> None:
    """Whichever of the worlds is the true one."""
    hits, expected, spread = 0, 0.0, 0.0
    for number, (state, exact) in enumerate(small_positions()):
        probability = exact[hidden(state)] / exact.total()
        assert probability > 0, "the truth is not among the worlds"
        chance = seeded(100 + number)
        draws = WORLDS // 4
        hits += sum(hidden(ASGARD.imagine(state, 0, chance)) == hidden(state) for _ in range(draws))
        expected += draws * probability
        spread += draws * probability * (1 - probability)
    assert abs(hits - expected) < LUCK * spread**0.5, f"{hits} times, {expected:.0f} expected"


# --- real positions ---------------------------------------------------------------------------


def late_position(players: int) -> AsgardState:
    """The awakening of round 3, when the most cards are covered."""
    state: AsgardState = ASGARD.start(players, players)
    chance = seeded(players)
    while state.round < 3 or len(state.waiting) > 1:
        state.play(*choose(state, chance))
    return state


def marginals(state: AsgardState, draws: int, mixing: int, seed: int) -> list[Counter[int]]:
    """How often each kind of card lies in each hidden place."""
    unseen = Unseen()
    gather_places(state, unseen)
    gather_cards(state, unseen, 0)
    cards, heads = list(map(int, unseen.cards)), list(map(int, unseen.heads))
    chance = seeded(seed)
    heads += [ANY] * (len(cards) - len(heads))
    laid = [arranged(cards, heads, chance, mixing) for _ in range(draws)]
    return [Counter(place) for place in zip(*laid, strict=True)]


def mean_distance(one: list[Counter[int]], other: list[Counter[int]]) -> float:
    """Total variation, the mean over all places."""
    kinds = range(len(PAIRS))
    apart = [
        distance([a[kind] for kind in kinds], [b[kind] for kind in kinds])
        for a, b in zip(one, other, strict=True)
    ]
    return sum(apart) / len(apart)


@pytest.mark.parametrize("players", [3, *only_long(2, 4, 5)])
def test_a_walk_fifty_times_as_long_draws_no_other_cards(players: int) -> None:
    """How far two long walks are apart is the noise; ours may be no farther from one of them."""
    state = late_position(players)
    draws = 2_000 if is_compiled() else 100
    long, again = (marginals(state, draws, 50 * MIXING, seed) for seed in (11, 12))
    ours = marginals(state, draws, MIXING, 13)
    noise = mean_distance(long, again)
    excess = mean_distance(long, ours) - noise
    assert excess < (0.006 if is_compiled() else 0.03), (
        f"{excess:.4f} beyond a noise of {noise:.4f}"
    )

"""What is true in every game of Vikings Gone Wild, whoever plays it and however it is shuffled."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall._build import is_compiled
from meadhall.games.vikings.cards import CARDS, NAMES
from meadhall.games.vikings.data import DATA
from meadhall.games.vikings.layout import DECK, HAND, KNOWN
from meadhall.games.vikings.state import VikingsState
from meadhall.kernel import seeded

from .rules import rule

VIKINGS = meadhall.game("vikings")
EXAMPLES = many(10, long=30) if is_compiled() else 6

players_and_seeds = given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**9))
somewhere = given(
    players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**9), stop=st.integers(0, 400)
)
some = settings(max_examples=EXAMPLES, deadline=None)

Choose = Callable[[VikingsState, int, list[int]], list[int]]


def any_move(state: VikingsState, seat: int, moves: list[int]) -> list[int]:
    return moves


def peacefully(state: VikingsState, seat: int, moves: list[int]) -> list[int]:
    """Never attack anything, as long as there is anything else to do."""
    quiet = [move for move in moves if words(state, seat, move)[0] not in ("attack", "fight")]
    return quiet or moves


def idly(state: VikingsState, seat: int, moves: list[int]) -> list[int]:
    """End the turn at once."""
    return [move for move in moves if words(state, seat, move)[0] == "end"] or moves


def words(state: VikingsState, seat: int, move: int) -> list[str]:
    return VIKINGS.notation(state, seat, move).split()


def positions(
    players: int, seed: int, choose: Choose = any_move
) -> Iterator[tuple[VikingsState, int, int]]:
    """Each position of a random game and the move made there; at the end -1. The (one) state, to
    which somebody listens, moves on afterwards."""
    state: VikingsState = VIKINGS.start(players, seed, listen=True)
    state.take_events()
    chance = seeded(seed + 1)
    while state.waiting:
        seat = state.waiting[int(chance.below(len(state.waiting)))]
        moves = choose(state, seat, state.legal(seat))
        move = moves[int(chance.below(len(moves)))]
        yield state, seat, move
        state.play(seat, move)
    yield state, -1, -1


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position by name, wherever it lies."""
    found = Counter[str]()
    for hand in position["hands"] + position["kept"]:
        found.update(hand)
    for shown, hand, kept in zip(
        position["seats"], position["hands"], position["kept"], strict=True
    ):
        deck = Counter(shown["unseen"]) + Counter(shown["known"])
        deck.subtract(Counter(hand) + Counter(kept))
        found.update({name: copies for name, copies in deck.items() if copies})
        found.update(shown["discard"])
        found.update(shown["played"])
        for site in shown["sites"].values():
            found.update(site["walls"])
    for pile in ("market", "path_unseen", "path_discard"):
        found.update(position[pile])
    found.update(name for name in position["path"] + position["asgard"] if name)
    found.update(position["asgard_unseen"])
    return +found


def all_cards(players: int) -> Counter[str]:
    """What a game is played with."""
    data = DATA.cards()
    wanted = Counter({name: card.get("copies", 0) for name, card in data["cards"].items()})
    for name in ("beer", "gold", "warrior"):
        wanted[name] = players * data["starting_deck"][name]
    for name, card in data["cards"].items():
        if card.get("players", 2) > players:
            wanted[name] = 0
    return +wanted


@rule("V-1", "V-3", "V-4", "V-21", "V-25", "V-30", "V-31", "V-70")
@some
@players_and_seeds
def test_no_card_is_ever_lost(players: int, seed: int) -> None:
    wanted = all_cards(players)
    for number, (state, _, _) in enumerate(positions(players, seed)):
        if number % 7 == 0:
            assert cards_of(state.to_json()) == wanted


@rule("V-32", "V-34", "V-2", "V-60", "V-61")
@some
@players_and_seeds
def test_no_building_and_no_mission_is_ever_lost(players: int, seed: int) -> None:
    data = DATA.cards()
    missions = sum(mission["copies"] for mission in data["missions"].values())
    for state, _, _ in positions(players, seed):
        view = state.view(None)
        for name, building in data["buildings"].items():
            sites = [site for shown in view["seats"] for site in shown["sites"]]
            built = [site for site in sites if site.rpartition("-")[0] == name]
            assert view["buildings"][name] + len(built) == building["copies"]
        count = sum(view["missions_unseen"].values()) + len(view["missions_under"])
        for shown in view["seats"]:
            count += shown["done"] + sum(mission is not None for mission in shown["missions"])
        assert count == missions


TOKENS: dict[str, Callable[[dict[str, Any]], int]] = {
    "produced": lambda event: 1,
    "looted": lambda event: 1,
    "lost-token": lambda event: -1,
    "paid-token": lambda event: -int(event["tokens"]),
    "stored": lambda event: -int(event["lost"]),
}
"""What an event that was told does to the tokens of its player."""


def tokens_of(view: dict[str, Any]) -> list[int]:
    return [
        shown["hall_beer"]
        + shown["hall_gold"]
        + sum(site["tokens"] for site in shown["sites"].values())
        for shown in view["seats"]
    ]


@rule("V-10", "V-12", "V-20", "V-24", "V-34", "V-47", "V-51", "V-90")
@some
@players_and_seeds
def test_no_token_comes_or_goes_untold(players: int, seed: int) -> None:
    before: list[int] | None = None
    razed: dict[str, Any] = {}
    for state, _, _ in positions(players, seed):
        view = state.view(None)
        if before is not None:
            for event in state.take_events():
                told = VIKINGS.tell(event, None)
                if told is None:  # a card being kept in secret
                    continue
                if told["event"] == "dismantled":
                    before[told["seat"]] -= razed["seats"][told["seat"]]["sites"][told["site"]][
                        "tokens"
                    ]
                elif told["event"] in TOKENS:
                    before[told["seat"]] += TOKENS[told["event"]](told)
            assert tokens_of(view) == before
        before, razed = tokens_of(view), view


@rule("V-20", "V-24", "V-32", "V-33")
@some
@players_and_seeds
def test_villages_keep_within_their_limits(players: int, seed: int) -> None:
    for state, _, _ in positions(players, seed):
        for shown in state.view(None)["seats"]:
            names = Counter(site.rpartition("-")[0] for site in shown["sites"] if site != "hall")
            assert all(copies <= 3 for copies in names.values())
            assert sum(names.values()) <= {1: 3, 2: 6, 3: 18}[shown["level"]]
            for name, site in shown["sites"].items():
                room = {"brewery": 1, "gold-factory": 1, "beer-store": 4, "gold-store": 4}
                assert site["tokens"] <= room.get(name.rpartition("-")[0], 0)
                assert site["state"] == "finished" or site["tokens"] == 0


@rule("V-48", "V-70", "V-81")
@some
@players_and_seeds
def test_points_never_fall_and_each_gate_opens_once(players: int, seed: int) -> None:
    points, gates = [0] * players, [0] * players
    for state, _, _ in positions(players, seed):
        seats = state.view(None)["seats"]
        assert all(new["points"] >= old for new, old in zip(seats, points, strict=True))
        assert all(new["gates"] >= old for new, old in zip(seats, gates, strict=True))
        asked = [
            frame["actor"] for frame in state.view(None)["frames"] if frame["frame"] == "asgard"
        ]
        for seat, shown in enumerate(seats):
            reached = sum(shown["points"] >= gate for gate in (5, 12, 20))
            if not asked and state.waiting:
                assert shown["gates"] == reached
            assert shown["gates"] <= reached
        points = [shown["points"] for shown in seats]
        gates = [shown["gates"] for shown in seats]


@rule("V-42", "V-43", "V-44", "V-50")
@some
@players_and_seeds
def test_no_attack_on_a_forbidden_target(players: int, seed: int) -> None:
    attacked: dict[int, int] = {}
    dragons: set[int] = set()
    round_now = 0
    for state, seat, move in positions(players, seed):
        view = state.view(None)
        if view["round"] != round_now:
            round_now, attacked, dragons = view["round"], {}, set()
        if seat < 0:
            break
        what, *on = words(state, seat, move)
        frame = view["frames"][-1]["frame"]
        if frame == "turn" and what == "attack":
            victim, site = int(on[0][1:]) - 1, view["seats"][int(on[0][1:]) - 1]["sites"][on[1]]
            assert victim != seat
            assert site["state"] == "finished"
            assert not site["damaged"]
            others = [other for other in range(players) if other != seat]
            mine = [other for other, by in attacked.items() if by == seat]
            assert not mine or victim == mine[0]
            if not mine and victim in attacked:
                assert all(other in attacked for other in others), "V-43"
        elif frame == "turn" and on[:1] == ["dragon"]:
            assert seat not in dragons
        elif frame == "attack" and what == "go":
            target = view["frames"][-1]["victim"]
            if target < players:
                attacked[target] = seat
            elif target == 9:
                dragons.add(seat)


@rule("V-80", "V-86")
@some
@players_and_seeds
def test_a_game_ends_though_nobody_ever_attacks(players: int, seed: int) -> None:
    for state, _, _ in positions(players, seed, peacefully):
        assert state.round <= 100
    assert state.outcome is not None


@rule("V-86")
@some
@players_and_seeds
def test_a_game_of_idlers_ends_with_the_tenth_round(players: int, seed: int) -> None:
    for state, _, _ in positions(players, seed, idly):
        pass
    assert state.round == 10
    assert state.outcome is not None


@rule("V-6", "V-45")
@some
@somewhere
def test_what_is_in_a_hand_and_what_in_a_deck_changes_nothing_that_others_see(
    players: int, seed: int, stop: int
) -> None:
    """Swap a hidden hand card for one of the own deck."""
    for number, (state, _, _) in enumerate(positions(players, seed)):
        if number < stop:
            continue
        for owner in range(players):
            hand, deck = int(state.pile(HAND, owner)), int(state.pile(DECK, owner))
            for mine in range(CARDS):
                for other in range(CARDS):
                    hidden = int(state.cards[hand + mine]) - int(state.held(KNOWN, owner, mine))
                    if mine == other or hidden <= 0 or state.cards[deck + other] == 0:
                        continue
                    twin = state.clone()
                    twin.cards[hand + mine] -= 1
                    twin.cards[hand + other] += 1
                    twin.cards[deck + mine] += 1
                    twin.cards[deck + other] -= 1
                    assert twin.waiting == state.waiting
                    for viewer in [None, *range(players)]:
                        if viewer != owner:
                            seen = json.dumps(state.view(viewer))
                            assert json.dumps(twin.view(viewer)) == seen, (
                                NAMES[mine],
                                NAMES[other],
                            )
        break


@rule("V-6")
@some
@given(
    players=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 10**9),
    stop=st.integers(0, 400),
    draw=st.integers(0, 99),
)
def test_imagined_worlds_fit_what_is_seen_and_nothing_more(
    players: int, seed: int, stop: int, draw: int
) -> None:
    for number, (state, _, _) in enumerate(positions(players, seed)):
        if number < stop:
            continue
        for seat in range(players):
            world = VIKINGS.imagine(state, seat, seeded(draw))
            assert world.view(seat) == state.view(seat)
            assert world.legal(seat) == state.legal(seat)
            assert VIKINGS.imagine(state.view(seat), seat, seeded(draw)).key() == world.key()
        break


@rule("V-6")
def test_unseen_cards_are_dealt_evenly() -> None:
    """Five of the ten starting cards are in a hand: each is there in half of all worlds."""
    state: VikingsState = VIKINGS.start(2, 5)
    draws = 4000
    beer = sum(
        int(VIKINGS.imagine(state, 0, seeded(seed)).held(HAND, 1, 0)) for seed in range(draws)
    )
    assert abs(beer / draws - 3) < 0.1

"""What was learned: counted as written down, at every table, and refused where it doesn't fit."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from effort import many
from librt.vecs import vec

import meadhall
from meadhall.bots import GreedyBot, LearnedBot, PolicyBot, SearchBot, bot
from meadhall.bots.inputs import Inputs
from meadhall.bots.learned import Learned, Unfit, learned
from meadhall.bots.net import Judge, lead_of
from meadhall.bots.weights import BadNet, Weights, read, write
from meadhall.kernel import Game, Reason, State, seeded
from meadhall.kernel.choices import Choices
from meadhall.testing import random_course
from meadhall.testing.nets import random_weights

TABLES = [
    (name, players)
    for name in meadhall.game_names()
    for players in range(meadhall.game(name).min_players, meadhall.game(name).max_players + 1)
]


def points_of(judge: Judge, state: State) -> list[float]:
    """Where every seat stands."""
    points = vec[float]([0.0] * judge.players)
    judge.write_standings(state, points)
    return list(points)


def positions(game: Game[Any], players: int, seed: int) -> list[State]:
    """All positions of a random game."""
    return [state.clone() for state, _, _ in random_course(game, players, seed).replay()]


def told_by_first(weights: Weights, fed: list[tuple[int, int]]) -> list[int]:
    """What the units of the first layer tell, number by number: `fed` says of each input that isn't
    0 how much it is."""
    about = weights.about
    sums = list(weights.first_begin)
    for which, much in fed:
        for unit in range(about.hidden):
            sums[unit] += much * weights.first[which * about.hidden + unit]
    return [min(max(each >> about.shifts[0], 0), 255) for each in sums]


def answer(weights: Weights, fed: list[tuple[int, int]]) -> int:
    """What a net answers, number by number."""
    about = weights.about
    sums = list(weights.second_begin)
    for which, much in enumerate(told_by_first(weights, fed)):
        for unit in range(about.second):
            sums[unit] += much * weights.second[which * about.second + unit]
    told = [min(max(each >> about.shifts[1], 0), 255) for each in sums]
    return sum(a * b for a, b in zip(told, weights.last, strict=True))


def fed_by(game: Game[Any], weights: Weights, state: State, seat: int) -> list[tuple[int, int]]:
    """What a net is told of a seat, by the plain reckoning of `inputs.py`."""
    inputs = Inputs(game)
    players = int(state.players)
    row = bytearray(game.observation_size(players))
    state.write_observation(seat, row)
    assert game.observations
    table = game.observations.table_size
    most = weights.most[: len(row) - table] + weights.most[-table:]
    hand = vec[float](game.standings(state))
    fed = [(inputs.lead, int(lead_of(hand, players, seat, game.spread(state))))]
    for number, limit, place in zip(row, most, inputs.of_row(players), strict=True):
        counts = min(number, limit)
        if counts and place.names_one:
            fed.append((place.first + counts - 1, 1))
        elif counts:
            fed.append((place.first, counts))
    on = inputs.of_table(players, {})
    assert on is not None
    return [*fed, *((each, 1) for each in on)]


def leaning(game: Game[Any], weights: Weights, state: State, seat: int, move: int) -> int:
    """How strongly a net leans to a move of a seat: the move is told as that seat sees it."""
    about = weights.about
    seen = game.space.seen_from(seat, int(state.players))[move]
    units = weights.leaning[seen * about.hidden : (seen + 1) * about.hidden]
    told = told_by_first(weights, fed_by(game, weights, state, seat))
    return weights.leaning_begin[seen] + sum(a * b for a, b in zip(told, units, strict=True))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_is_judged_as_the_weights_say(name: str, players: int) -> None:
    game = meadhall.game(name)
    weights = random_weights(game, players)
    judge = Learned(game, weights).judge(players, {})
    states = positions(game, players, 3)
    dice = random.Random(1)
    for _ in range(many(25, long=200)):
        state = dice.choice(states)  # jumping about, so that much changes from row to row
        if state.waiting:
            points = points_of(judge, state)
            hand, spread = game.standings(state), game.spread(state)
            for seat in range(players):
                fed = fed_by(game, weights, state, seat)
                learned = answer(weights, fed) / weights.about.unit
                assert points[seat] == weights.about.hand * hand[seat] / spread + learned


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_moves_are_leaned_to_as_the_weights_say(name: str, players: int) -> None:
    """Also between judgements, which share the sums of the first layer with it."""
    game = meadhall.game(name)
    weights = random_weights(game, players)
    judge = Learned(game, weights).judge(players, {})
    states = [state for state in positions(game, players, 4) if state.waiting]
    dice = random.Random(2)
    choices = Choices()
    for _ in range(many(15, long=150)):
        state = dice.choice(states)
        seat = dice.choice(state.waiting)
        legal = state.legal(seat)
        choices.clear()
        for move in legal:
            choices.add(move)
        if dice.random() < 0.5:
            points_of(judge, dice.choice(states))
        assert judge.lean(state, seat, choices) == [
            leaning(game, weights, state, seat, move) / weights.about.moves_unit for move in legal
        ]


# --- the bot that doesn't search ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_policy_makes_the_move_that_the_net_leans_to_most(name: str, players: int) -> None:
    game = meadhall.game(name)
    weights = random_weights(game, players)
    known = Learned(game, weights)
    for state in positions(game, players, 6)[:: many(9, long=2)]:
        for seat in state.waiting:
            legal = state.legal(seat)
            for source in (state.view(seat), state):  # what a bot gets, and what a search holds
                imagined = partial(game.imagine, source, seat)
                table = imagined(seeded(5))
                best = max(legal, key=lambda move: leaning(game, weights, table, seat, move))
                policy = PolicyBot(game, seat, 5, known)
                assert policy.choose_from(imagined, legal) == best
            policy = PolicyBot(game, seat, 5, known)
            assert policy.choose(state.view(seat), legal) in legal
            assert policy.explain("en") != policy.explain("ru")


@pytest.mark.parametrize(
    ("version", "moves", "why"),
    [(99, None, "by other rules"), (0, 0, "taught to judge tables here, not moves")],
)
def test_without_a_net_of_moves_the_policy_is_greedy_and_says_so(
    version: int, moves: int | None, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = meadhall.game("asgard")
    weights = random_weights(
        game, **({"rules": version} if version else {}), **({} if moves is None else {"moves": 0})
    )
    monkeypatch.setattr("meadhall.bots.learned._in_package", lambda _: weights)
    learned.cache_clear()
    state = game.start(2, 1)
    legal = state.legal(0)
    policy, greedy = PolicyBot(game, 0, 7), GreedyBot(game, 0, 7)
    assert policy.choose(state.view(0), legal) == greedy.choose(state.view(0), legal)
    assert why in policy.explain()
    learned.cache_clear()


# --- what is refused, and said --------------------------------------------------------------------


def test_a_bot_that_learned_nothing_judges_by_hand_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meadhall.bots.learned._in_package", lambda _: None)
    learned.cache_clear()
    game = meadhall.game("asgard")
    state = game.start(2, 1)
    taught, plain = LearnedBot(game, 0, 7, 30), SearchBot(game, 0, 7, 30)
    legal = state.legal(0)
    assert taught.choose(state.view(0), legal) == plain.choose(state.view(0), legal)
    assert taught.explain("en") == (
        f"{plain.explain('en')} Nobody has taught me this game yet: I judged by the hand-written"
        " value."
    )
    assert "ещё не учили" in taught.explain("ru")
    learned.cache_clear()


def explained(weights: Weights, options: dict[str, Any] | None = None, version: int = 0) -> str:
    """What a bot says at a table that it may not have been taught for."""
    game = meadhall.game("asgard")
    game = game.by_rules(version or game.rules_version)
    state = game.start(2, 1, options)
    bot = LearnedBot(game, 0, 7, 10, known=Learned(game, weights))
    bot.choose(state.view(0), state.legal(0))
    return bot.explain()


def test_other_numbers_are_judged_by_hand_but_house_rules_it_knows_are_not() -> None:
    weights = random_weights(meadhall.game("asgard"))
    assert "hand" not in explained(weights)
    assert "hand" not in explained(weights, {"variants": {"any_goal": True}})
    assert "with other numbers: I judged" in explained(weights, {"deals": {"2": [6, 5, 4]}})


@pytest.mark.parametrize(
    ("other", "key"),
    [
        ({"rules": 99}, "bots-net-rules"),
        ({"data": "other"}, "bots-net-numbers"),
        ({"layout": "other"}, "bots-net-layout"),
    ],
)
def test_a_net_made_for_something_else_is_refused(other: dict[str, Any], key: str) -> None:
    game = meadhall.game("asgard")
    with pytest.raises(Unfit) as refused:
        Learned(game, random_weights(game, **other))
    assert refused.value.reason == Reason("meadhall.bots", key)


def test_a_house_rule_changes_the_judgement() -> None:
    """It is one of the inputs, so that one net serves them all."""
    game = meadhall.game("asgard")
    known = Learned(game, random_weights(game))
    state = game.start(3, 4)
    plain = points_of(known.judge(3, {}), state)
    assert points_of(known.judge(3, {"variants": {"any_goal": False}}), state) == plain
    assert points_of(known.judge(3, {"variants": {"any_goal": True}}), state) != plain


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_judge_remembers_nothing_but_what_saves_time(name: str) -> None:
    """Whatever it saw before, a position is judged the same."""
    game = meadhall.game(name)
    players = game.min_players
    known = Learned(game, random_weights(game))
    states = [state for state in positions(game, players, 5) if state.waiting]
    judge = known.judge(players, {})
    first = [points_of(judge, state) for state in states[:60]]
    again = [points_of(judge, state) for state in reversed(states[:60])]
    fresh = [points_of(known.judge(players, {}), state) for state in states[:60]]
    assert first == fresh == again[::-1]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_seat_is_judged_by_what_it_observes_alone(name: str) -> None:
    """What a net is given is the row, the lead and the table's size; so where two worlds look alike
    to a seat, and its points by hand are alike, so is what was learned of it."""
    game = meadhall.game(name)
    players = game.min_players
    weights = random_weights(game, hand=0.0)
    judge = Learned(game, weights).judge(players, {})
    chance = seeded(3)
    for state in positions(game, players, 8)[5::9]:
        if not state.waiting:
            continue
        world = game.imagine(state, 0, chance)
        chance.word()
        rows = [
            (bytes(each.observed_by_all()), bytes(each.observed_alone(0)))
            for each in (state, world)
        ]
        assert rows[0] == rows[1]
        assert judge.answer(0, *rows[0], 100) == judge.answer(0, *rows[1], 100)


# --- the file -------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written() -> None:
    weights = random_weights(meadhall.game("vikings"), trained={"games": 5})
    again = read(write(weights))
    assert again.about == weights.about
    assert list(again.first) == list(weights.first)
    assert list(again.last) == list(weights.last)
    assert again.most == weights.most
    assert write(again) == write(weights)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_file_is_no_larger_than_a_megabyte(name: str) -> None:
    assert len(write(random_weights(meadhall.game(name)))) < 1_000_000


def test_a_broken_file_is_told_in_a_sentence() -> None:
    """Any byte changed, any end cut off: it is said, and nothing else happens."""
    whole = write(random_weights(meadhall.game("asgard")))
    dice = random.Random(4)
    for _ in range(many(60, long=600)):
        broken = bytearray(whole)
        if dice.random() < 0.5:
            del broken[dice.randrange(len(broken)) :]
        else:
            at = dice.randrange(len(broken) if dice.random() < 0.5 else 400)
            broken[at] ^= 1 << dice.randrange(8)
        with pytest.raises(BadNet, match=r"^this (is no net|net is broken)[^\n]*$"):
            read(bytes(broken))


def test_a_broken_file_in_the_package_leaves_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(package: str) -> Weights:
        raise BadNet("this is no net")

    monkeypatch.setattr("meadhall.bots.learned._in_package", broken)
    learned.cache_clear()
    game = meadhall.game("asgard")
    state = game.start(2, 1)
    bot = LearnedBot(game, 0, 7, 10)
    bot.choose(state.view(0), state.legal(0))
    assert "is damaged: I judged by the hand-written value." in bot.explain()
    learned.cache_clear()


def test_a_learned_bot_is_found_by_its_name() -> None:
    game = meadhall.game("asgard")
    assert isinstance(bot("learned:40", game, 0), LearnedBot)
    assert bot("learned:40", game, 0).iterations == 40  # type: ignore[attr-defined]
    assert bot("learned:0.5s", game, 0).seconds == 0.5  # type: ignore[attr-defined]
    assert type(bot("ismcts:40", game, 0)) is SearchBot
    assert isinstance(bot("policy", game, 0), PolicyBot)

"""Puzzles: the solver is held against brute force, equal searches are equal, and each puzzle of
the data holds by the rules as they are now."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from asgard.table import asgard
from effort import is_long, many
from vikings.table import vikings
from wolves.table import wolves

import meadhall
from meadhall.kernel import IllegalMove, seeded
from meadhall.kernel.puzzles import (
    Attempt,
    Exact,
    Puzzle,
    Searched,
    place_name,
    problems,
    puzzles,
)
from meadhall.kernel.state import State
from meadhall.lab.puzzles import keeping
from meadhall.lab.puzzles.checking import faults, lead_of
from meadhall.lab.puzzles.finding import find, found_in
from meadhall.lab.puzzles.making import Poor, check_few
from meadhall.lab.puzzles.solver import Script, Solver, TooLarge
from meadhall.lab.puzzles.weighing import FINAL, MARGIN, weighed

from .brute import brute, brute_move


def is_weighed(puzzle: Puzzle) -> bool:
    return isinstance(problems(meadhall.game(puzzle.game))[puzzle.kind], Searched)


EVERY = [each for name in meadhall.game_names() for each in puzzles(meadhall.game(name))]
SOME = EVERY if is_long() else EVERY[::8]


def problem_of(game: str, kind: str) -> Exact:  # type: ignore[type-arg]
    found = problems(meadhall.game(game))[kind]
    assert isinstance(found, Exact)
    return found


def solved(
    game: str, kind: str, state: State, seat: int
) -> tuple[int | None, dict[str, int | None]]:
    """What a position is worth, and each of its moves in notation."""
    chosen, problem = meadhall.game(game), problem_of(game, kind)
    assert problem.arises(state, seat)
    solver = Solver(chosen, problem, state, seat, most_places=200_000)
    best = solver.best()
    assert best is not None
    moves = problem.offers(state, seat)
    texts = [chosen.notation(state, seat, move) for move in moves]
    return best, dict(zip(texts, solver.worths(state, best), strict=True))


# --- the data ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.game_names())
def test_each_game_has_enough_of_every_level(game: str) -> None:
    found = puzzles(meadhall.game(game))
    assert len(found) >= 60
    assert len({each.name for each in found}) == len(found)
    assert {each.level for each in found} == {1, 2, 3, 4}
    levels = Counter(each.level for each in found)
    assert max(levels.values()) < 0.7 * len(found)
    assert keeping.file_of(meadhall.game(game)).stat().st_size < 320_000


@pytest.mark.parametrize("game", meadhall.game_names())
def test_every_puzzle_is_solved_again(game: str) -> None:
    chosen = meadhall.game(game)
    assert {each.name: faults(chosen, each, worlds=0) for each in puzzles(chosen)} == {
        each.name: [] for each in puzzles(chosen)
    }


@pytest.mark.parametrize("puzzle", SOME, ids=lambda each: f"{each.game}-{each.name}")
def test_an_answer_is_the_same_in_every_world_that_looks_the_same(puzzle: Puzzle) -> None:
    assert faults(meadhall.game(puzzle.game), puzzle, worlds=many(2, long=10)) == []


@pytest.mark.parametrize(
    "puzzle",
    [each for each in EVERY if is_weighed(each)],
    ids=lambda each: each.name,
)
def test_the_best_move_of_a_weighed_one_leads_by_ten(puzzle: Puzzle) -> None:
    assert puzzle.second is not None
    assert puzzle.best - puzzle.second >= round(100 * MARGIN) - 1
    state = meadhall.game(puzzle.game).from_json(puzzle.position)
    worths = puzzle.nodes[place_name(state)]
    assert max(each for each in worths if each is not None) == puzzle.best
    assert FINAL >= 20_000


@pytest.mark.long
@pytest.mark.parametrize(
    "puzzle",
    [each for each in EVERY if is_weighed(each)],
    ids=lambda each: each.name,
)
def test_other_dice_weigh_it_alike(puzzle: Puzzle) -> None:
    game = meadhall.game(puzzle.game)
    assert lead_of(game, problems(game)[puzzle.kind], puzzle, 3_000, seed=99) > MARGIN / 2


def test_a_puzzle_tells_nothing_of_the_game_it_comes_from() -> None:
    """What the seat can't see was drawn anew."""
    game = meadhall.game("asgard")
    problem = problem_of("asgard", "count")
    for seed in range(1, 60):
        for puzzle in found_in(game, problem, seed, Counter()):
            begun = game.from_json(puzzle.position)
            world = game.imagine(begun.view(puzzle.seat), puzzle.seat, seeded(5))
            assert world.view(puzzle.seat) == begun.view(puzzle.seat)
            assert world.key() != begun.key()
            return
    pytest.fail("no puzzle in so many games")


# --- the solver -------------------------------------------------------------------------------


def test_the_final_count_is_solved_as_by_brute_force() -> None:
    game, problem = meadhall.game("asgard"), problem_of("asgard", "count")
    looked = Counter[int]()
    for seed in range(many(30, long=200)):
        state, chance = game.start(2, seed), seeded(seed)
        while state.waiting:
            seat = state.waiting[0]
            legal = state.legal(seat)
            frame = state.view(seat)["decision"]
            if problem.arises(state, seat) and frame["god"] in ("sif", "bragi", "heimdall"):
                solver = Solver(game, problem, state.clone(), seat)
                wanted = [brute_move(problem, state, seat, move, state) for move in legal]
                assert solver.worths(state, solver.best() or 0) == wanted
                looked[max(wanted)] += 1
            state.play(seat, legal[chance.below(len(legal))])
    assert sum(looked.values()) > 20


def test_scoring_nothing_can_win_the_final_count() -> None:
    """Three Odins keep the dispute for Sif equal; with two it is Anna's."""
    table = asgard(
        erik="3 Odin; 3 Freya; 4 Sif",
        anna="3 Odin; 2 Thor; 4 Sif",
        final="Odin",
        round=3,
    )
    state, problem = table.state, problem_of("asgard", "count")
    seat = state.waiting[0]
    solver = Solver(meadhall.game("asgard"), problem, state, seat)
    wanted = brute(problem, state, seat, state)
    assert solver.best() == wanted


@pytest.mark.parametrize("hand", ["2 archer", "traitor, berserk", "plague, thrall"])
def test_a_round_is_won_as_by_brute_force(hand: str) -> None:
    table = wolves(
        anna=f"hirdman; hand: {hand}",
        erik="huscarl hirdman; passed 1",
        mark="bond; passed 2",
    )
    problem, state = problem_of("wolves", "round"), table.state
    assert problem.arises(state, 0)
    solver = Solver(meadhall.game("wolves"), problem, state, 0)
    wanted = brute(problem, state, 0, state)
    assert (solver.best() or 0) == wanted


def test_a_huscarl_is_reckoned_with() -> None:
    """The Plague may take him, or the Priest whom he can't guard then; after the Berserk he guards
    the Priest, and all is lost."""
    table = wolves(
        anna="konung; hand: assassin, plague",
        erik="huscarl hirdman berserk priest; passed 1",
        mark="; passed 2",
    )
    best, worths = solved("wolves", "round", table.state, 0)
    right = {text for text, worth in worths.items() if worth == best}
    assert best == 1  # the round, with an empty hand
    assert {"plague 2", "plague 8"} <= right
    assert not {"plague 5", "pass"} & right


def test_nobody_with_vidar_is_asked_for_a_last_word() -> None:
    table = wolves(
        anna="hirdman; hand: bond", erik="bond; passed 1; deities: vidar", mark="; passed 2"
    )
    assert not problem_of("wolves", "round").arises(table.state, 0)


@pytest.mark.parametrize(
    ("hand", "village"),
    [
        ("2 warrior", "brewery, gold-factory"),
        ("warrior, elf-archer", "brewery, beer-store(2)"),
        ("warrior, elf-archer, odins-boost", "brewery, gold-store(1)"),
    ],
)
def test_a_raid_is_solved_as_by_brute_force(hand: str, village: str) -> None:
    table = vikings(ragnar=f"hand: {hand}", lagerta=f"hand: 2 beer; village: {village}")
    problem, state = problem_of("vikings", "raid"), table.state
    assert problem.arises(state, 0)
    solver = Solver(meadhall.game("vikings"), problem, state, 0)
    best = solver.best()
    assert best is not None
    moves = problem.offers(state, 0)
    wanted = [brute_move(problem, state, 0, move, state) for move in moves]
    assert solver.worths(state, best) == wanted


def test_nobody_is_raided_who_might_defend() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: cannon; village: brewery")
    assert not problem_of("vikings", "raid").arises(table.state, 0)


def test_a_position_that_takes_too_long_is_turned_away() -> None:
    table = wolves(
        anna="hirdman; hand: 2 archer, assassin, bond, raider",
        erik="2 huscarl 3 hirdman; passed 1",
        mark="bond; passed 2",
    )
    solver = Solver(meadhall.game("wolves"), problem_of("wolves", "round"), table.state, 0, 50)
    with pytest.raises(TooLarge):
        solver.best()


def test_a_script_gives_what_it_is_told() -> None:
    script = Script([2])
    assert [script.below(5), script.below(3)] == [2, 0]
    assert script.asked == [5, 3]


# --- finding and keeping ----------------------------------------------------------------------


def test_where_every_idea_is_right_there_is_no_puzzle() -> None:
    game, problem = meadhall.game("wolves"), problem_of("wolves", "round")
    ends = [game.space.move({"kind": "lay", "unit": "bond", "line": 0, "side": s}) for s in SIDES]
    with pytest.raises(Poor, match="every idea"):
        check_few(game, problem, ends, ends)


SIDES = ("left", "right")


def test_what_is_found_is_named_rated_kept_and_read_again(tmp_path: Path) -> None:
    game = meadhall.game("asgard")
    found = [
        each
        for each in find(game, problem_of("asgard", "count"), 3, 1, [], Counter())
        if each is not None
    ]
    assert [each.name for each in found] == ["count-1", "count-2", "count-3"]
    assert all(1 <= each.level <= 4 and each.seed for each in found)
    file = tmp_path / "puzzles.json"
    keeping.write(file, found)
    assert sorted(keeping.read(game, file), key=lambda each: each.name) == found
    broken = replace(found[0], best=found[0].best - 50)
    assert faults(game, broken)


def test_equal_searches_look_into_the_same_worlds() -> None:
    """So two covered cards of one stack, which nobody can tell apart, are worth the same."""
    table = asgard(erik="3 Loki; 2 Odin", anna="4 Sif; 2 Thor; Bragi", awakening="Loki", round=2)
    game, state = meadhall.game("asgard"), table.state
    moves = [game.parse(state, 0, f"turn p2 sif {depth}") for depth in (2, 3)]
    found = weighed(game, state, 0, moves, 400, seed=3)
    assert abs(found[moves[0]] - found[moves[1]]) < 0.05
    assert found == weighed(game, state, 0, moves, 400, seed=3)


def test_what_a_move_weighs_depends_on_nothing_hidden() -> None:
    """Worlds are imagined from what the seat sees: whichever table one begins from, they are the
    same ones."""
    puzzle = next(each for each in EVERY if is_weighed(each))
    game = meadhall.game(puzzle.game)
    begun = game.from_json(puzzle.position)
    other = game.imagine(begun.view(puzzle.seat), puzzle.seat, seeded(77))
    assert other.key() != begun.key()
    moves = [puzzle.line[0][1], puzzle.tries[0].line[0][1]]
    weighings = [weighed(game, each, puzzle.seat, moves, 300, seed=5) for each in (begun, other)]
    assert weighings[0] == weighings[1]


# --- trying -----------------------------------------------------------------------------------


def test_a_puzzle_is_about_the_moves_it_offers() -> None:
    for puzzle in puzzles(meadhall.game("wolves")):
        attempt = Attempt(meadhall.game("wolves"), puzzle)
        others = set(attempt.state.legal(puzzle.seat)) - set(attempt.offered)
        if others:
            before = attempt.state.key()
            with pytest.raises(IllegalMove, match="about something else"):
                attempt.play(min(others))
            assert attempt.state.key() == before
            return
    pytest.fail("no puzzle leaves a move out")


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda each: f"{each.game}-{each.name}")
def test_every_wrong_first_move_can_be_played_and_is_worth_less(puzzle: Puzzle) -> None:
    game = meadhall.game(puzzle.game)
    begun = Attempt(game, puzzle)
    right, worths = begun.right_moves(), begun.worths()
    for move in begun.offered:
        if move not in right:
            attempt = Attempt(game, puzzle)
            assert attempt.play(move) == "wrong"
            assert attempt.brings is None or attempt.brings < puzzle.best
            assert attempt.offered == []
    assert right
    assert all(worths[move] is not None for move in right)

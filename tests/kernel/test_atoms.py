"""Every change of a table is made by an atom, and told."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from meadhall._build import PACKAGE

from .atoms import changes_in, silent_changes, state_classes

GAMES = sorted(folder.parent for folder in (PACKAGE / "games").glob("*/game.py"))
KERNEL_STATE = (PACKAGE / "kernel/state.py").read_text(encoding="utf-8")

EXEMPT = {
    "position.py": "it builds a table from data; nobody plays there",
    "imagine.py": "it lays a table anew for one seat; nobody plays there",
}
"""Whole modules that change tables and tell nobody, each with the reason."""

EXEMPT_FUNCTIONS = {
    "__init__": "it fills a table before anybody sees it",
    "copy_onto": "it writes a copy over a table that nobody looks at any more",
    "copy_rest": "it fills a copy before anybody sees it",
}


def sources(game: Path) -> dict[str, str]:
    return {
        file.relative_to(game).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(game.rglob("*.py"))
    }


@cache
def states_of(game: Path) -> frozenset[str]:
    return state_classes([KERNEL_STATE, *sources(game).values()])


def atoms_source(game: Path) -> str:
    """The module with the atoms; a big game has several, whose names begin with `atoms`."""
    return "\n".join(source for name, source in sources(game).items() if holds_atoms(name))


def holds_atoms(module: str) -> bool:
    return module == "atoms.py" or (module.startswith("atoms_") and "/" not in module)


def exempt(function: str) -> bool:
    return function.rpartition(".")[2] in EXEMPT_FUNCTIONS


def test_there_are_games_to_read() -> None:
    assert "asgard" in [game.name for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reader_knows_the_state_of_the_game(game: Path) -> None:
    assert len(states_of(game)) >= 2, "no class derives from State"
    found = changes_in(atoms_source(game), states_of(game))
    assert len({change.function for change in found}) >= 5, "atoms.py has hardly any atoms"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_change_nothing_themselves(game: Path) -> None:
    wrong = [
        f"{name}, {change}"
        for name, source in sources(game).items()
        if not holds_atoms(name) and name not in EXEMPT
        for change in changes_in(source, states_of(game))
        if not exempt(change.function)
    ]
    assert not wrong, "only atoms, in atoms.py, may change a table"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_atom_tells_what_it_does(game: Path) -> None:
    found = silent_changes(atoms_source(game), states_of(game))
    wrong = [str(change) for change in found if not exempt(change.function)]
    assert not wrong, "an atom changes the table and tells no event"


def test_every_exemption_is_needed() -> None:
    """Else somebody would change a table there one day and nobody would notice."""
    modules, names = set(), set()
    for game in GAMES:
        for name, source in sources(game).items():
            found = changes_in(source, states_of(game))
            if name in EXEMPT and found:
                modules.add(name)
            names |= {change.function.rpartition(".")[2] for change in found}
    assert set(EXEMPT) == modules
    assert set(EXEMPT_FUNCTIONS) <= names


# --- the reader itself ------------------------------------------------------------------------

TABLE = """
class Table(State):
    pass
"""
STATES = state_classes([TABLE, "class Deep(meadhall.Table): ...", "class Other(Base): ..."])


def planted(source: str) -> list[str]:
    return [change.what for change in changes_in(dedent(source), STATES)]


def test_the_reader_knows_states_by_their_bases() -> None:
    assert {"State", "Table", "Deep"} == STATES


@pytest.mark.parametrize(
    "line",
    [
        "t.round = 2",
        "t.round += 1",
        "t.round: int = 1",
        "t.hands[0] = 5",
        "t.hands[0] += 5",
        "t.hands[0][1] = 5",
        "t.hands[:] = ()",
        "t.numbers.deal = 3",
        "t.round, other = 1, 2",
        "[other, *t.rest] = 1, 2",
        "del t.hands[0]",
        "del t.round",
        "t.hands.append(1)",
        "t.hands[0].pop()",
        "t.bag.update(a=1)",
        "for t.round in range(3): pass",
        "with open(t) as t.file: pass",
        "setattr(t, 'round', 2)",
        "draw(t.deck, 3, t.chance)",
        "chance.draw(t.deck, 3, t.chance)",
        "if True:\n        while True:\n            t.round = 1",
        "hands = t.hands\n    hands[0] = 1",
        "hands = t.hands\n    hands.append(1)",
        "stack = t.stacks[3]\n    stack.sort()",
        "other = t\n    other.round = 1",
        "same = other = t\n    same.round = 1",
        "if (hands := t.hands):\n        hands[0] = 1",
        "for hand in t.hands:\n        hand.append(1)",
        "later = lambda: t.hands.append(1)",
        "def inner() -> None:\n        t.round = 1",
        "copy: Table = make()\n    copy.round = 1",
        "copy = Table(3)\n    copy.round = 1",
        "copy = t.clone()\n    copy.round = 1",
        "t[0] = 1",
    ],
)
def test_a_planted_change_is_found(line: str) -> None:
    assert planted(f"def rule(t: Table, chance: Chance) -> None:\n    {line}\n")


@pytest.mark.parametrize(
    "head",
    [
        "def rule(t: Table) -> None:",
        "def rule(t: 'Table') -> None:",
        "def rule(t: Table | None) -> None:",
        "def rule(t: table.Table) -> None:",
        "def rule(t: Optional[Deep]) -> None:",
        "def rule(*, t: State) -> None:",
        "async def rule(t: Deep) -> None:",
        "class Deep(Table):\n  def rule(t) -> None:",
    ],
)
def test_a_table_is_known_however_it_is_given(head: str) -> None:
    assert planted(f"{head}\n    t.round = 1\n") == ["t.round"]


@pytest.mark.parametrize(
    "line",
    [
        "round_ = t.round",
        "hands = t.hands[:]\n    hands[0] = 1",
        "t.push(1, 2)",
        "t.pop()",
        "t.set_top(1, 2)",
        "t.tell(1, 2, 3, 4, 5, 6)",
        "t.lay(1, 2, 3)",
        "choices.moves[0] = t.round",
        "choices.count = 3",
        "moves = choices.moves\n    moves[0] = t.round",
        "own = [t.round]\n    own.append(t.hands[0])",
        "own = {}\n    own[t.round] = 1",
        "for seat in range(t.players):\n        seat += 1",
        "hand = t.hands[0] + 1\n    hand >>= 5",
        "best = t.scores[0]\n    best += 1",
    ],
)
def test_what_changes_nothing_is_not_found(line: str) -> None:
    assert planted(f"def rule(t: Table, choices: Choices) -> None:\n    {line}\n") == []


def test_other_classes_may_change_themselves() -> None:
    assert (
        planted("class Numbers:\n    def __init__(self) -> None:\n        self.deals = 1\n") == []
    )
    assert planted("class Deep(Table):\n    def rule(self) -> None:\n        self.deals = 1\n")


def silent(methods: str) -> list[str]:
    source = TABLE.replace("    pass\n", dedent(methods).replace("\n", "\n    "))
    return [change.function for change in silent_changes(source, STATES)]


def test_an_atom_that_tells_nothing_is_found() -> None:
    assert silent(
        """
        def double(self) -> None:
            self.doubled = 1

        def lay(self) -> None:
            self.height[0] += 1
            self.tell(1, 2, 3, 4, 5, 6)
        """
    ) == ["Table.double"]


def test_a_private_helper_may_leave_the_telling_to_its_callers() -> None:
    helper = """
        def _close_gap(self) -> None:
            self.height[0] -= 1

        def lift(self) -> None:
            self._close_gap()
            self.tell(1, 2, 3, 4, 5, 6)
        """
    assert silent(helper) == []
    assert silent(helper.replace("_close_gap", "close_gap")) == ["Table.close_gap"]
    assert silent(helper.replace("self.tell(1, 2, 3, 4, 5, 6)", "pass")) == ["Table._close_gap"]
    assert silent(helper.replace("self._close_gap()", "pass")) == ["Table._close_gap"]


def test_a_helper_called_by_one_that_tells_and_one_that_does_not_is_found() -> None:
    assert silent(
        """
        def _close_gap(self) -> None:
            self.height[0] -= 1

        def lift(self) -> None:
            self._close_gap()
            self.tell(1, 2, 3, 4, 5, 6)

        def steal(self) -> None:
            self._close_gap()
        """
    ) == ["Table._close_gap"]


def test_reading_and_carrying_on_need_no_telling() -> None:
    assert (
        silent(
            """
            def settle(self) -> None:
                if self.height[0] == 0:
                    self.push(1, 2)
                    self.raise_thor()
            """
        )
        == []
    )

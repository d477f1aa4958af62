"""A study's games in a folder: written down as they end, and gone on with where they stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ...bots import BotFailed
from ...kernel.errors import BadOption
from ..balance import Counts, counted
from ..book import Sheet, check_end, in_a_cell, whole_numbers
from ..many import HERE, Backend, BrokenOff
from ..match import play_game
from ..tournament import GAMES, PLAN, FolderTaken, read_plan, replace_text
from .ban import Ban
from .course import Course
from .plan import AGAINST, EVEN, WITHOUT, Study

COLUMNS = (
    *("number", "deal", "variant", "trial", "seat", "scores", "ranks", "decisions"),
    *("choices", "legal", "most", "together", "changes", "decided", "lowest", "course"),
    *("barred", "lifted", "counts", "end"),
)
NOT_WATCHED: dict[str, Any] = {
    **dict.fromkeys(("choices", "legal", "most", "together", "changes"), 0),
    **dict.fromkeys(("decided", "lowest"), 0.0),
    "course": (),
}
"""How a game went, column by column, where nobody has looked."""
MUST_BE_THE_SAME = ("study", "bots", "players", "seed", "variants", "forbidden")
"""Of a plan; there may be more deals than before."""
READ: dict[str, Callable[[str], Any]] = {
    "int": int,
    "float": float,
    "str": str,
    "tuple[int, ...]": whole_numbers,
}
"""How a cell is read, by the type of its column."""


@dataclass(frozen=True)
class Row:
    """One game that was played. How it went is told of even games only, and `barred` and `lifted`
    (of decisions, by the ban) of those without a card only."""

    number: int
    deal: int
    variant: str
    trial: str
    seat: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    choices: int
    legal: int
    most: int
    together: int
    changes: int
    decided: float
    lowest: float
    course: tuple[int, ...]
    barred: int
    lifted: int
    counts: str
    """As JSON: by gauge and row, how much and of how many."""
    end: str

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1.0 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def counted(self) -> Counts:
        """What its tally has counted."""
        return {
            (gauge, row): (much, of)
            for gauge, rows in json.loads(self.counts).items()
            for row, (much, of) in rows.items()
        }


class Games(Sheet[Row]):
    """The games of a study."""

    columns = COLUMNS

    def cells(self, row: Row) -> list[Any]:
        return [in_a_cell(getattr(row, column)) for column in COLUMNS]

    def read(self, named: dict[str, str]) -> Row:
        found: dict[str, Any] = {
            column: READ[Row.__annotations__[column]](cell) for column, cell in named.items()
        }
        row = Row(**found)
        check_end(row.end)
        if not len(row.scores) == len(row.ranks) > row.seat >= -1 or 1 not in row.ranks:
            raise ValueError("scores, ranks and seat don't fit together")
        try:
            row.counted()
        except (AttributeError, TypeError, ValueError):
            raise ValueError(f"counts {row.counts!r}") from None
        return row


def play_number(study: Study, number: int) -> Row:
    """Play one game of a study."""
    sitting, deal = study.sitting_of(number), study.deal_of(number)
    game, trial, options = study.rules, sitting.trial, sitting.variant.options
    kinds = [study.bots[0]] * study.players
    course = ban = None
    if trial.kind == EVEN:
        course = Course(game)
    elif trial.kind == AGAINST:
        kinds = [trial.name] * study.players
        kinds[sitting.seat] = study.bots[0]
    elif trial.kind == WITHOUT:
        ban = Ban(game.tally(), trial.name, sitting.seat)
    try:
        played = play_game(game, kinds, deal, options=options, watch=course, allowed=ban)
    except (BadOption, BotFailed) as wrong:
        raise BrokenOff(f"in deal {deal} {wrong}; what was played before is kept") from None
    how = {name: getattr(course, name) for name in NOT_WATCHED} if course else NOT_WATCHED
    return Row(
        number=number,
        deal=deal,
        variant=sitting.variant.name,
        trial=str(trial),
        seat=sitting.seat,
        scores=played.scores,
        ranks=played.ranks,
        decisions=played.decisions,
        **how,
        barred=ban.barred if ban else 0,
        lifted=ban.lifted if ban else 0,
        counts=_as_json(counted(course.tally, played, course.first)) if course else "{}",
        end=played.end,
    )


def _as_json(counts: Counts) -> str:
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for (gauge, row), (much, of) in sorted(counts.items()):
        found.setdefault(gauge, {})[row] = float(much), float(of)
    return json.dumps(found, separators=(",", ":"))


class Kept:
    """A study and the folder that its games are kept in. What was played there before must be the
    beginning of the same study; it may have more deals now."""

    def __init__(self, study: Study, folder: Path) -> None:
        study.check()
        self.study = study
        self.folder = folder
        self._games = Games(folder / GAMES)
        self._said = json.loads(json.dumps(study.said()))
        self._check_plan()
        self._check_games()

    @property
    def rows(self) -> list[Row]:
        """The games so far."""
        return self._games.rows

    @property
    def left(self) -> int:
        """How many games are still to be played."""
        return max(0, self.study.total - len(self.rows))

    def whole_deals(self) -> Iterator[list[Row]]:
        """The games of each deal that is finished, in order."""
        size = len(self.study.sittings)
        for start in range(0, len(self.rows) - size + 1, size):
            yield self.rows[start : start + size]

    def play(self, backend: Backend = HERE) -> Generator[Row, None, None]:
        """Play what is left, handing over each game as it ends."""
        if not self.left:
            return
        with self._games.alone():
            replace_text(self.folder / PLAN, json.dumps(self._said, indent=2) + "\n")
            left = range(len(self.rows), self.study.total)
            yield from self._games.play(partial(play_number, self.study), left, backend)

    def _check_plan(self) -> None:
        """Refuse to add to the games of another study, of other code or of other options."""
        path = self.folder / PLAN
        found: Mapping[str, Any] | None = read_plan(path) if path.exists() else None
        if found is None:
            if self.rows:
                raise FolderTaken(f"{self.folder} has games but no {PLAN}: who knows what they are")
            return
        for key in MUST_BE_THE_SAME:
            if found.get(key) != self._said[key]:
                kept, asked = json.dumps(found.get(key)), json.dumps(self._said[key])
                raise FolderTaken(
                    f"{self.folder} holds something else: its {key} is {kept}, not {asked}"
                )
        if self.rows and self.left:
            for key in ("code", "budgets"):
                if found.get(key) != self._said[key]:
                    raise FolderTaken(
                        f"{self.folder} has games of other code: bots, rules or measures have "
                        "changed since, and the two must not be mixed"
                    )

    def _check_games(self) -> None:
        """Refuse games that the study doesn't have."""
        for number, row in enumerate(self.rows):
            sitting = self.study.sitting_of(number)
            planned = (sitting.variant.name, str(sitting.trial), sitting.seat)
            deal = self.study.deal_of(number)
            found = (row.variant, row.trial, row.seat)
            if (row.number, row.deal) != (number, deal) or found != planned:
                said = " ".join(map(str, planned))
                raise FolderTaken(
                    f"{self._games.path}, line {number + 2} doesn't follow the plan: it should be "
                    f"game {number}, deal {deal}, {said}"
                )

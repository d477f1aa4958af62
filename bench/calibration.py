"""Do chances come true: of all that a search calls 70 %, how many are won?

Bots of one level play games to the end, and at each decision what the search tells of every seat's
chance is kept. For each game and number of players it is told how surprised one is by how the games
ended, believing an equal's chance, the search as it sees it, and what people are told (*sureness*
in `game.toml`: the power to which chances are raised); the power that would have been best; and how
far off what is told is on the average, in points of a hundred. For *crossed* each power is found on
the even games and tried on the odd ones, and the other way round: no game judges what it taught.

`--plot docs/pictures/calibration.svg` draws what was called and what happened.

Run: `python bench/calibration.py [GAME …] [--games 100] [--level jarl] [--workers 2] [--plot FILE]`
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from html import escape
from math import log, sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import meadhall
from meadhall.bots import SearchBot, bot, sureness
from meadhall.bots.roster import judges_by_net
from meadhall.kernel.about import SUREST
from meadhall.lab.many import play_many
from meadhall.lab.match import dice
from meadhall.lab.sources import digest, player_of
from meadhall.lab.where import where_to_play

FOLDER = Path(__file__).parent / "games"
"""Games are kept here, by a digest of the sources that decide how they are played; started again it
goes on where it stopped."""
TENTHS = 10
POWERS = [each / 20 for each in range(4, 1 + round(20 * SUREST))]
LEAST = 1e-3
"""Nothing is less likely: a single miracle isn't to outweigh a thousand games."""
WIDE, HIGH, MARGIN = 220, 200, 30
"""A panel of the plot, and what is left free around it."""


@dataclass(frozen=True)
class Course:
    """One game: all that was seen, and each seat's share of the win."""

    seen: tuple[tuple[float, ...], ...]
    """At each decision every seat's chance, as the search sees it."""
    won: tuple[float, ...]


def play(name: str, players: int, level: str, number: int) -> Course:
    """A game of bots of one level."""
    game = meadhall.game(name)
    state = game.start(players, number)
    bots = [bot(level, game, seat, dice(number, seat, level)) for seat in range(players)]
    undone = 1 / told_by(name, players, level)
    seen: list[tuple[float, ...]] = []
    while waiting := state.waiting:
        seat = waiting[0]
        asked, legal = bots[seat], state.legal(seat)
        move = asked.choose(state.view(seat), legal)
        if isinstance(asked, SearchBot) and len(asked.findings) > 1:
            seen.append(tuple(sureness.of_all(asked.chances(), undone)))
        state.play(seat, move)
    return Course(tuple(seen), tuple(game.win_chances(state)))


def told_by(name: str, players: int, level: str) -> float:
    """How sure of itself this level is taken to be."""
    game = meadhall.game(name)
    return sureness.sureness_of(game, players, by_net=judges_by_net(level, game))


def surprise(courses: Sequence[Course], power: float) -> float:
    """What is told to the winner on the average, as the negative of its logarithm."""
    total, count = 0.0, 0
    for course in courses:
        for chances in course.seen:
            told = sureness.of_all([max(each, LEAST) for each in chances], power)
            total -= sum(won * log(each) for won, each in zip(course.won, told, strict=True))
            count += 1
    return total / max(1, count)


def best_power(courses: Sequence[Course]) -> float:
    """The power that surprises least."""
    return min(POWERS, key=lambda power: surprise(courses, power))


@dataclass
class Tenth:
    """All chances between two tenths."""

    count: int = 0
    said: float = 0.0
    won: float = 0.0


def tenths(courses: Sequence[Course], power: float) -> list[Tenth]:
    """What was called so much, and how often it happened."""
    found = [Tenth() for _ in range(TENTHS)]
    for course in courses:
        for chances in course.seen:
            for each, won in zip(sureness.of_all(chances, power), course.won, strict=True):
                tenth = found[min(TENTHS - 1, int(each * TENTHS))]
                tenth.count += 1
                tenth.said += each
                tenth.won += won
    return found


def far_off(found: Sequence[Tenth]) -> float:
    """By how much what is told misses what happens, on the average."""
    count = sum(each.count for each in found)
    return sum(abs(each.said - each.won) for each in found) / max(1, count)


def both_halves(courses: Sequence[Course]) -> Iterator[tuple[Sequence[Course], float]]:
    """Each half of the games, and the power that the other one taught."""
    for half in (0, 1):
        yield courses[half::2], best_power(courses[1 - half :: 2])


def measure(name: str, players: int, level: str, games: int, workers: int) -> list[Course]:
    """Play the games, but those that were played before."""
    sources = digest(name, player_of(level, meadhall.game(name)))
    kept = FOLDER / f"calls-{name}-{players}-{level.replace(':', '_')}-{sources}.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    courses = [course_of(line) for line in lines[:games]]
    left = range(len(courses), games)
    with where_to_play(workers, False, None) as backend, kept.open("a", encoding="utf-8") as file:
        told = play_many(partial(play, name, players, level), left, backend)
        with closing(told) as played:
            said = f"{name}, {players} players"
            for course in track(played, said, len(left), console=Console(stderr=True)):
                file.write(json.dumps([course.seen, course.won]) + "\n")
                courses.append(course)
    return courses


def course_of(line: str) -> Course:
    """A game that was kept."""
    seen, won = json.loads(line)
    return Course(tuple(tuple(each) for each in seen), tuple(won))


def row(name: str, players: int, level: str, courses: Sequence[Course]) -> list[str]:
    """What the games of one table size say."""
    told = told_by(name, players, level)
    crossed = [
        (surprise(half, power), far_off(tenths(half, power)), sum(len(each.seen) for each in half))
        for half, power in both_halves(courses)
    ]
    count = sum(each[2] for each in crossed) or 1
    return [
        name,
        str(players),
        str(len(courses)),
        str(count),
        f"{log(players):.3f}",
        f"{surprise(courses, 1.0):.3f}",
        f"{surprise(courses, told):.3f}",
        f"{sum(each[0] * each[2] for each in crossed) / count:.3f}",
        f"{best_power(courses):.2f}",
        f"{told:.2f}",
        f"{100 * far_off(tenths(courses, 1.0)):.1f}",
        f"{100 * far_off(tenths(courses, told)):.1f}",
    ]


def panel(name: str, level: str, tables: dict[int, list[Course]], left: float) -> str:
    """One game's plot: what was called across, what happened upwards; as seen, and as told."""
    title = escape(meadhall.game(name).title("en"))

    def at(x: float, y: float) -> tuple[float, float]:
        return round(left + x * WIDE, 1), round(MARGIN + (1 - y) * HIGH, 1)

    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    drawn = [
        f'<text class="title" x="{x0}" y="{MARGIN - 12}">{title}</text>',
        f'<rect class="frame" x="{x0}" y="{y1}" width="{WIDE}" height="{HIGH}"/>',
        f'<line class="true" x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}"/>',
    ]
    for part in (0, 50, 100):
        x, y = at(part / 100, 0)
        drawn.append(f'<text class="tick" x="{x}" y="{y + 16}" text-anchor="middle">{part}</text>')
        x, y = at(0, part / 100)
        drawn.append(f'<text class="tick" x="{x - 6}" y="{y + 4}" text-anchor="end">{part}</text>')
    for kind in ("seen", "told"):
        found = [Tenth() for _ in range(TENTHS)]
        for players, courses in tables.items():
            power = told_by(name, players, level) if kind == "told" else 1.0
            for all_of, each in zip(found, tenths(courses, power), strict=True):
                all_of.count += each.count
                all_of.said += each.said
                all_of.won += each.won
        points = [
            (at(each.said / each.count, each.won / each.count), each.count)
            for each in found
            if each.count
        ]
        line = " ".join(f"{x},{y}" for (x, y), _ in points)
        drawn.append(f'<polyline class="{kind}" points="{line}"/>')
        most = max(count for _, count in points)
        drawn += [
            f'<circle class="{kind}" cx="{x}" cy="{y}" r="{2 + 4 * sqrt(count / most):.1f}"/>'
            for (x, y), count in points
        ]
    return "".join(drawn)


STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#3b4252}.title{font-size:14px;font-weight:600}"
    ".frame{fill:none;stroke:#9aa3b2}.true{stroke:#9aa3b2;stroke-dasharray:4 4}"
    "polyline{fill:none;stroke-width:2}polyline.seen{stroke:#c2683a;stroke-opacity:.7}"
    "polyline.told{stroke:#2f7d5b}circle.seen{fill:#c2683a;fill-opacity:.7}circle.told{fill:#2f7d5b}"
    "@media(prefers-color-scheme:dark){text{fill:#d8dee9}polyline.told{stroke:#63c49a}"
    "circle.told{fill:#63c49a}polyline.seen{stroke:#e39a6f}circle.seen{fill:#e39a6f}}"
)


def plotted(level: str, found: dict[str, dict[int, list[Course]]]) -> str:
    """The picture of all games side by side."""
    across = len(found) * (WIDE + 2 * MARGIN) + MARGIN
    down = HIGH + 3 * MARGIN + 10
    panels = [
        panel(name, level, tables, MARGIN + 10 + number * (WIDE + 2 * MARGIN))
        for number, (name, tables) in enumerate(found.items())
    ]
    y = HIGH + 2 * MARGIN + 24
    legend = (
        f'<text x="{MARGIN + 10}" y="{y - 10}">across: the chance that was called, %; upwards: how'
        f' often it was won, %</text><circle class="seen" cx="{MARGIN + 16}" cy="{y + 6}" r="5"/>'
        f'<text x="{MARGIN + 28}" y="{y + 10}">as the search sees it</text>'
        f'<circle class="told" cx="{MARGIN + 196}" cy="{y + 6}" r="5"/>'
        f'<text x="{MARGIN + 208}" y="{y + 10}">as it is told</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{across}"'
        f' height="{down}" role="img"><title>What was called and what happened</title>'
        f"<style>{STYLE}</style>{''.join(panels)}{legend}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=100, help="of each number of players")
    parser.add_argument("--level", default="jarl", help="of the bots that play")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it, too")
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error("two games are the fewest: one half judges the other")
    table = Table(title=f"What {asked.level} calls, and what happens")
    for title in ("game", "players", "games", "decisions", "equal", "seen", "told", "best, crossed",
                  "best power", "sureness", "seen: off by", "told: off by"):  # fmt: skip
        table.add_column(title, justify="left" if title == "game" else "right")
    found: dict[str, dict[int, list[Course]]] = {}
    for name in asked.games_named or meadhall.game_names():
        game = meadhall.game(name)
        for players in range(game.min_players, game.max_players + 1):
            courses = measure(name, players, asked.level, asked.games, asked.workers)
            found.setdefault(name, {})[players] = courses
            table.add_row(*row(name, players, asked.level, courses))
    Console(width=140).print(table)
    if asked.plot:
        asked.plot.write_text(plotted(asked.level, found), encoding="utf-8")


if __name__ == "__main__":
    main()

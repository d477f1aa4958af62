"""A person at the terminal for tests: sees what is printed, answers what it likes."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.console import Console

import meadhall
from meadhall.cli import main
from meadhall.cli.face import face_of
from meadhall.cli.play import Play
from meadhall.cli.screen import Screen
from meadhall.cli.seating import Seating, sit_down
from meadhall.kernel.game import Game
from meadhall.kernel.session import Session
from meadhall.kernel.texts import texts

Answer = Callable[[str], str | None]
"""From what has been printed since the last answer to the next answer; None ends the input."""


def run(*args: str, answers: Iterable[str] = (), **environ: str) -> Result:
    """The command as a user calls it, with these lines of input."""
    env = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80", **environ}
    return CliRunner().invoke(main, args, input="".join(f"{each}\n" for each in answers), env=env)


class TalkScreen(Screen):
    """A screen that keeps what is printed, and gets its lines from a function."""

    def __init__(self, lang: str, answer: Answer, width: int = 80) -> None:
        super().__init__(lang)
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=width, highlight=False)
        self.answer = answer
        self.read = 0
        self.talk: list[tuple[str, str]] = []

    def ask(self) -> str:
        seen = self.paper.getvalue()
        answer = self.answer(seen[self.read :])
        if answer is None:
            raise EOFError
        self.talk.append((seen[self.read :], answer))
        self.read = len(seen)
        return answer


def seat_at_table(screen: Screen, players: int = 3, seed: int = 1, **kwargs: Any) -> Seating:
    """A game of asgard against random bots."""
    settings: dict[str, Any] = {"seat": 0, "kinds": ["random"], "names": [], "options": {}}
    settings |= kwargs
    return sit_down(meadhall.game("asgard"), players, seed=seed, screen=screen, **settings)


def talk(answer: Answer, *, lang: str = "en", width: int = 80, **table: Any) -> TalkScreen:
    """Play in this process; returns the screen with everything that was said."""
    screen = TalkScreen(lang, answer, width)
    play = Play(seat_at_table(screen, **table), screen)
    play.run()
    return screen


def table_of(
    game: Game[Any], answer: Answer, *, lang: str = "en", width: int = 80, **settings: Any
) -> Play:
    """A person against random bots, in this process."""
    screen = TalkScreen(lang, answer, width)
    defaults: dict[str, Any] = {"players": 3, "seed": 1, "seat": 0, "kinds": ["random"]}
    defaults |= {"names": [], "options": {}}
    return Play(sit_down(game, screen=screen, **(defaults | settings)), screen)


def shown(play: Play) -> str:
    """All that was printed."""
    assert isinstance(play.screen, TalkScreen)
    return play.screen.paper.getvalue()


def any_number_in(game: Game[Any], seed: int, lang: str = "en") -> Answer:
    """Somebody who takes any of the numbers offered, until the game is over."""
    dice = random.Random(seed)
    over = texts(game.package, lang).say(f"{game.name}-event-over")

    def answer(seen: str) -> str | None:
        choices = seen.rpartition("\n\n")[2]
        numbers = [int(each) for each in re.findall(r"(?<![(\d])(\d+)\) ", choices)]
        return None if over in seen else str(dice.randint(1, max(numbers)))

    return answer


def check_question(session: Session, names: list[str], lang: str) -> str:
    """What is asked of the first who owes a decision is asked in words, and every legal move is a
    choice once. Returns the kind of question."""
    face, words = face_of(session.game), texts(session.game.package, lang)
    seat = session.state.waiting[0]
    view, legal = session.state.view(seat), session.state.legal(seat)
    assert face.question(view, words, names)
    rows = face.choices(view, legal, words, names)
    assert sorted(move for row in rows for move, _ in row.choices) == sorted(legal)
    assert all(text for row in rows for _, text in row.choices)
    return str(view["frames"][-1]["frame"])


def check_drawing(session: Session, names: list[str], lang: str) -> None:
    """The table can be drawn, for a player and for onlookers."""
    face, words = face_of(session.game), texts(session.game.package, lang)
    console = Console(width=80, file=io.StringIO())
    for seat, width in ((session.state.waiting[0], 80), (None, 120)):
        console.print(face.render(session.state.view(seat), words, names, width))
    assert console.file.getvalue()  # type: ignore[attr-defined]


def saved_game(path: Path, *args: str) -> Path:
    """A finished game against random bots in a file."""
    played = run("play", "asgard", "--bots", "random", *args, answers=["1"] * 70 + [f"save {path}"])
    assert played.exit_code == 0, played.output
    assert path.exists(), played.output
    return path

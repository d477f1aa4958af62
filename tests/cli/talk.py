"""A person at the terminal for tests: sees what is printed, answers what it likes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.console import Console

import meadhall
from meadhall.cli import main
from meadhall.cli.play import Play
from meadhall.cli.screen import Screen
from meadhall.cli.seating import Seating, sit_down

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


def saved_game(path: Path, *args: str) -> Path:
    """A finished game against random bots in a file."""
    played = run("play", "asgard", "--bots", "random", *args, answers=["1"] * 70 + [f"save {path}"])
    assert played.exit_code == 0, played.output
    assert path.exists(), played.output
    return path

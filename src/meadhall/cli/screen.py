"""A terminal, or a file that output goes to, in a language."""

from __future__ import annotations

import contextlib
import io
import itertools
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..kernel.face import Row
from ..kernel.texts import LANGUAGES, texts
from .telling import Drawn

PACKAGE = "meadhall.cli"

_GAP = 2
_LABEL = 15
"""Columns for the labels of the saga, so that lines of different moves stand in line."""


def system_language(environ: Mapping[str, str] | None = None) -> str:
    """The language of the system's locale if there are texts in it, else English."""
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            lang = environ[name][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=lambda: system_language(),
    show_default="by $LANG",
    help="Language of the texts.",
)


class Screen:
    """Prints the command's texts, and what the games draw."""

    def __init__(self, lang: str, stderr: bool = False) -> None:
        for stream in (sys.stdin, sys.stderr if stderr else sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # better a question mark than a crash
        self.lang = lang
        self.texts = texts(PACKAGE, lang)
        self.console = Console(stderr=stderr, highlight=False, soft_wrap=False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def interactive(self) -> bool:
        """Does a person sit at both ends?"""
        return self.console.is_terminal and sys.stdin.isatty()

    def progress(self) -> Progress:
        """A bar for people; nothing where nobody watches."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        watched = self.console.is_terminal
        return Progress(*columns, console=self.console, transient=True, disable=not watched)

    def words(self, key: str, **args: Any) -> str:
        """A text of the command's own."""
        return self.texts.say(key, **args)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """Print a text of the command's own; no part of it is taken for markup."""
        self.console.print(Text(self.words(key, **args), style=style))

    def line(self, key: str, **args: Any) -> None:
        """Print a text in one line, however long: something in it is to be copied or compared."""
        self.console.print(Text(self.words(key, **args)), soft_wrap=True)

    def command(self, key: str, *words: str) -> None:
        """Print how to call us, so that it works as it stands."""
        program = "meadhall" if shutil.which("meadhall") else sys.argv[0]
        self.line(key, command=shlex.join([program, *words, "--lang", self.lang]))

    def show(self, *parts: RenderableType) -> None:
        """Print what a game drew; no part of a plain string is taken for markup."""
        for part in parts:
            self.console.print(Text(part) if isinstance(part, str) else part)

    def height_of(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part))

    def rule(self, title: str) -> None:
        """A line across, with a title."""
        self.console.print(Rule(Text(title, style="bold"), align="left", style="dim"))

    def saga(self, lines: Sequence[Drawn]) -> None:
        """Print lines of the saga: headlines by themselves, the others beside their labels."""
        for line in lines:
            if line.words:
                beside = Table.grid(padding=(0, 1, 0, 0))
                beside.add_column(min_width=_LABEL, no_wrap=True)
                beside.add_column()
                beside.add_row(line.label, line.words)
                self.console.print(beside)
            else:
                self.console.print()
                self.console.print(line.label)

    def glossary(self, entries: Mapping[str, str]) -> None:
        """Print words and, beside each, what it means."""
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for word, meaning in entries.items():
            grid.add_row(Text(f"  {word}"), Text(meaning))
        self.console.print(grid)

    def ask(self) -> str:
        """A line from whoever sits there; EOFError if nobody does any more."""
        if self.interactive:
            with contextlib.suppress(
                ImportError
            ):  # not everywhere; where it is, lines can be edited
                import readline  # noqa: F401
        try:
            line = input("› ")
        except EOFError:
            self.console.print()
            raise
        if not sys.stdin.isatty():  # nobody has seen it being typed
            self.console.print(Text(line))
        return line

    def choices(
        self,
        rows: Sequence[Row],
        notations: Mapping[int, str],
        paint: Callable[[str], Text] = Text,
    ) -> None:
        """Print the choices, numbered from 1 through all rows, each line with its notation; the
        headings in the game's colours."""
        headings = max(cell_len(row.heading) for row in rows) + _GAP
        cells, noted = _cells(rows), _noted(rows, notations)
        notes = max(cell_len(_first_of(line)) for line in noted)
        widest = max(cell.cell_len for row in cells for cell in row) + _GAP
        if headings + widest + notes > self.width:
            notes = 0  # on a very narrow screen the numbers must do
        widths = _columns(cells, self.width - headings - notes)
        room = max(notes, self.width - headings - sum(widths))
        section = ""
        for row, its_cells, its_notes in zip(rows, cells, noted, strict=True):
            if row.section != section:
                section = row.section
                self.console.print(Text(section, style="bold"))
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(min_width=headings - _GAP, no_wrap=True, style="bold")
            for width in widths:
                grid.add_column(min_width=width - _GAP)
            grid.add_column(style="dim", no_wrap=True)
            for first in range(0, len(its_cells), len(widths)):
                line = its_cells[first : first + len(widths)]
                note = _notation(its_notes[first : first + len(widths)], room) if notes else Text()
                line += [Text()] * (len(widths) - len(line))
                grid.add_row(Text() if first else paint(row.heading), *line, note)
            self.console.print(grid)


def _columns(cells: list[list[Text]], room: int) -> list[int]:
    """The widths, gaps included, of as many columns of choices as there is room for."""
    for count in range(max(map(len, cells)), 0, -1):
        widths = [0] * count
        for row in cells:
            for place, cell in enumerate(row):
                widths[place % count] = max(widths[place % count], cell.cell_len + _GAP)
        if sum(widths) <= room:
            return widths
    return [min(widths[0], max(room, 1))]


def _cells(rows: Sequence[Row]) -> list[list[Text]]:
    """Each choice as its number and its words."""
    numbers = itertools.count(1)
    return [
        [Text.assemble((f"{next(numbers):>2})", "bold"), f" {words}") for _, words in row.choices]
        for row in rows
    ]


Notes = Sequence[tuple[int, str]]
"""The numbers of choices and what can be typed instead of them."""


def _noted(rows: Sequence[Row], notations: Mapping[int, str]) -> list[Notes]:
    numbers = itertools.count(1)
    return [[(next(numbers), f"‹{notations[move]}›") for move, _ in row.choices] for row in rows]


def _notation(notes: Notes, room: int) -> Text:
    """What can be typed instead of the numbers in a line: all of it if there is room, else the
    first, which shows how the others go."""
    together = " ".join(note for _, note in notes)
    return Text(together if cell_len(together) <= room else _first_of(notes))


def _first_of(notes: Notes) -> str:
    """What the first of several choices is typed as, so that nobody takes it for the last one's."""
    number, note = notes[0]
    return f"{number}: {note}" if len(notes) > 1 else note

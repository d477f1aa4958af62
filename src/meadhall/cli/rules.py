"""`meadhall rules`: the rule books, whole, by number, or by words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.registry import game_names as installed
from ..kernel.registry import games
from ..kernel.rulebook import Rule, Rulebook
from .games import show_games
from .screen import Screen, language_option

WIDEST = 96
"""Longer lines are hard to read."""

FEW = 3
"""Rules that can be taken in at a glance."""

_LOOKALIKES = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
"""Cyrillic letters that look like Latin ones: a rule's number may be typed in either."""


@click.command(epilog="Examples: meadhall rules {game} · meadhall rules {game} end of the game")
@click.argument("words", nargs=-1, metavar="[GAME] [RULE | WORDS...]")
@language_option
def rules(words: tuple[str, ...], lang: str) -> int:
    """Read the rule books.

    With a GAME alone the whole book, with the number of a RULE that rule, with WORDS every rule
    that contains them all. Without a GAME all books are searched; without anything the games are
    listed.
    """
    screen = Screen(lang)
    if not words:
        show_games(screen)
        return 0
    if words[0] in installed():
        return look_up(screen, [game_named(words[0])], " ".join(words[1:]), screen.interactive)
    return look_up(screen, games(), " ".join(words), paged=False)


def look_up(screen: Screen, games: Sequence[Game[Any]], query: str, paged: bool) -> int:
    """Print the rule of that number, the rules with these words, or (no query) the whole books."""
    found = 0
    for game in games:
        title = game.title(screen.lang)
        book = game.rulebook(screen.lang)
        if not query:
            _print_book(screen, title, book, paged)
            return 0
        matches = find(book, query)
        found += len(matches)
        if matches and len(games) > 1:
            screen.rule(title)
        for rule in matches:
            screen.show(_rule(rule, screen))
    if not found:
        screen.say("cli-rules-none", words=query)
    return 0 if found else 1


def find(book: Rulebook, query: str) -> list[Rule]:
    """The one rule of this number, or all rules that contain the words."""
    number = query.upper().translate(_LOOKALIKES)
    if number in book.rules:
        return [book.rules[number]]
    return book.search(query)


def example(game: Game[Any], lang: str) -> dict[str, str]:
    """A rule of the game to ask for by number, or by its title, which is short and finds little
    else."""
    book = game.rulebook(lang)

    def awkwardness(rule: Rule) -> tuple[bool, int]:
        return len(book.search(rule.title)) > FEW, len(rule.title)

    rule = min(book.rules.values(), key=awkwardness)
    return {"rule": rule.id, "words": rule.title.lower()}


def _print_book(screen: Screen, title: str, book: Rulebook, paged: bool) -> None:
    parts: list[RenderableType] = [Line(Text(title, style="bold"), style="dim"), Text()]
    for section in book.sections:
        parts.append(Text(section.title.upper(), style="bold underline"))
        parts.append(Text())
        parts += [_rule(rule, screen) for rule in section.rules]
    if any(rule.ruling for rule in book.rules.values()):
        parts.append(Text(screen.words("cli-rules-ruling-note"), style="dim"))
    width = min(screen.width, WIDEST)
    if not paged:
        screen.console.print(Group(*parts), width=width)
        return
    with screen.console.capture() as printed:
        screen.console.print(Group(*parts), width=width)
    os.environ.setdefault("LESS", "-RFX")  # colour, and no paging of what fits
    click.echo_via_pager(printed.get(), color=None if screen.console.no_color else True)


def _rule(rule: Rule, screen: Screen) -> RenderableType:
    head = Text.assemble((rule.id, "bold"), "  ", (rule.title, "bold"))
    if rule.ruling:
        head.append(f"  ◆ {screen.words('cli-rules-ruling')}", style="italic dim")
    if rule.why is None:
        return Group(head, Padding(Text(rule.text), (0, 2, 1, 2)))
    parts = {"book": rule.why.book, "reason": rule.why.reason, "other": rule.why.other}
    if rule.switch:
        parts["switch"] = screen.words("cli-rules-variant", title=rule.why.switch, name=rule.switch)
    told = [
        Text.assemble((f"{screen.words(f'cli-rules-{part}')} ", "italic"), text, style="dim")
        for part, text in parts.items()
    ]
    return Group(head, Padding(Text(rule.text), (0, 2)), Padding(Group(*told), (0, 2, 1, 4)))

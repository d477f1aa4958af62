"""The own hand, by kind: on a wide screen with what each card does."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ....kernel.texts import Texts
from ..people import NAMES, UNITS
from ..shown import View
from ..words.teller import Teller
from .board import INDENT, WIDE
from .painter import paint


def own(
    view: View, texts: Texts, names: Sequence[str], asked: bool = False
) -> list[RenderableType]:
    """What this seat alone knows; it is shown to whoever is asked too, for the choices of the
    moment don't name every card."""
    if view["hand"] is None:
        return []
    return [_Hand(view, Teller(texts, names, view["seat"]))]


class _Hand:
    """Cards of the own hand, as the width allows."""

    def __init__(self, view: View, teller: Teller) -> None:
        self.view = view
        self.teller = teller

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        hand = self.view["hand"] or {}
        if not hand:
            yield Text(self.teller.say("wolves-own-empty"))
            return
        label = Text(self.teller.say("wolves-own-hand", cards=sum(hand.values())), style="bold")
        if options.max_width >= WIDE:
            yield label
            yield self._spelled_out(hand)
        else:
            yield label.append(" ").append(self._in_short(hand))

    def _plate(self, name: str, count: int) -> Text:
        plate = paint(self.teller.plate(self.view, name), self.teller.texts)
        return plate.append(f" ×{count}", style="bold") if count > 1 else plate

    def _in_short(self, hand: dict[str, int]) -> Text:
        """Units, then manoeuvres."""
        units = [self._plate(name, hand[name]) for name in NAMES[:UNITS] if name in hand]
        others = [self._plate(name, hand[name]) for name in NAMES[UNITS:] if name in hand]
        words = Text(", ", style="not bold").join(units)
        if others:
            words.append(" · " if units else "")
            words.append(f"{self.teller.say('wolves-own-manoeuvres')} ")
            words.append(Text(", ").join(others))
        words.stylize_before("not bold")
        return words

    def _spelled_out(self, hand: dict[str, int]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=INDENT - 2)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, count in hand.items():
            grid.add_row("", self._plate(name, count), Text(self.teller.card_text(self.view, name)))
        return grid

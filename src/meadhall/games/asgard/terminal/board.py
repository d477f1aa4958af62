"""The table as a seat sees it: goals, the hint card, everybody's stacks, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....kernel.texts import Texts
from ..aesir import NAMES
from ..data import DATA
from ..shown import View
from ..words.saga import limits_in
from ..words.teller import RUNES, Teller
from .painter import COLOURS, badge, sign

WIDE = 120
"""From this many columns on there is room for full names and for the hint card in sentences."""

_NARROW_STACK = 9  # the last column needs no gap after it: room for the longest name
_NARROW_PLAYER = 16
_WIDE_PLAYER = 20


def render(view: View, texts: Texts, names: Sequence[str], width: int = 80) -> RenderableType:
    """Everything that lies open on the table, for a terminal of this width."""
    teller = Teller(texts, names, view["seat"])
    wide = width >= WIDE
    parts: list[RenderableType] = [_headline(view, teller, width)]
    if wide:
        top = Table.grid(padding=(0, 4, 0, 0))
        top.add_row(_goals(view, teller, wide), _hint_card(view, teller))
        parts += [top, Text()]
    else:  # few columns mostly means few lines too
        parts.append(_goals(view, teller, wide))
    parts += [_stacks(view, teller, width, wide), _legend(view, teller)]
    return Group(*parts)


def own(view: View, texts: Texts, names: Sequence[str], asked: bool = False) -> list[Text]:
    """What this seat alone knows. Whoever is asked sees the hand among the choices."""
    teller = Teller(texts, names, view["seat"])
    lines: list[Text] = []
    if view["hand"] and not asked:
        lines.append(_cards_line(teller.say("asgard-own-hand"), view["hand"], teller))
    if view["pick"]:
        lines.append(_cards_line(teller.say("asgard-own-pick"), [view["pick"]], teller))
    if view["drawn"]:
        lines.append(_cards_line(teller.say("asgard-own-drawn"), [view["drawn"]], teller))
    for holder, cards in view["handed_on"].items():
        label = teller.say("asgard-own-handed-on", seat=int(holder))
        lines.append(_cards_line(label, cards, teller))
    return lines


# --- the headline and the goals ---------------------------------------------------------------


def _headline(view: View, teller: Teller, width: int) -> Text:
    """Round and phase on the left, deck and doubling card on the right, a line between them."""
    left = f" {_round(view, teller)} · {_phase(view, teller)} "
    right = f" {_deck(view, teller)} · {_doubling(view, teller)} "
    fill = width - cell_len(left) - cell_len(right) - 4
    line = Text("──", style="dim")
    line.append(left, style="bold not dim")
    if fill < 1:  # too narrow for one line
        return line.append(f"{'─' * (width - line.cell_len)}\n").append(
            right.strip(), style="not dim"
        )
    return line.append("─" * fill).append(right, style="not dim").append("──")


def _round(view: View, teller: Teller) -> str:
    return teller.say("asgard-table-round", round=view["round"], rounds=len(view["goals"]))


def _phase(view: View, teller: Teller) -> str:
    asked = view["decision"]
    if asked is None:
        return teller.say("asgard-phase-over")
    if asked["kind"] == "pick":
        return teller.say("asgard-phase-battle")
    key = "asgard-phase-final" if asked["kind"] == "final-score" else "asgard-phase-awakening"
    return teller.say(key, god=asked["god"], seat=asked["seat"])


def _deck(view: View, teller: Teller) -> str:
    return teller.say("asgard-table-deck", cards=view["deck"])


def _doubling(view: View, teller: Teller) -> str:
    place = view["doubled"]
    if place is None:
        return teller.say("asgard-table-doubling-middle")
    return teller.say("asgard-table-doubling-at", god=place["god"], seat=place["seat"])


def _deals(view: View) -> list[int]:
    """A-20: how many cards everybody gets in each round."""
    deals: list[int] = DATA.in_force(view["options"])["deals"][str(view["players"])]
    return deals


def _goals(view: View, teller: Teller, wide: bool) -> Table:
    """The three columns; the current round's is the one that counts."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for round_, cards in enumerate(_deals(view), start=1):
        now = round_ == view["round"]
        key = "asgard-table-goals" if wide else "asgard-table-goals-deal"
        head = teller.say(key, round=round_, cards=cards)
        head = f"{head} ◂" if now else head
        table.add_column(Text(head, style="bold" if now else "dim"), min_width=20)
    limits = limits_in(view)
    for row in range(len(limits)):
        cells = [
            _goal(column[row], limits[place][row], teller) if row < len(column) else Text()
            for place, column in enumerate(view["goals"])
        ]
        table.add_row(*cells)
    return table


def _goal(god: str | None, limit: int, teller: Teller) -> Text:
    allowed = (teller.say("asgard-table-goal-limit", limit=limit), "dim")
    if god is None:
        return Text.assemble((teller.say("asgard-table-goal-hidden"), "dim"), " ", allowed)
    return Text.assemble(badge(god, teller.texts), " ", allowed)


def _hint_card(view: View, teller: Teller) -> Table:
    """A-3, A-15: the order of awakening, the wills, and the deals."""
    card = Table.grid(padding=(0, 2, 0, 0))
    for name in NAMES:
        card.add_row(badge(name, teller.texts), Text(teller.say(f"asgard-will-{name}")))
    cards = " · ".join(map(str, _deals(view)))
    card.add_row(
        teller.say("asgard-table-deals"), teller.say("asgard-table-deals-cards", cards=cards)
    )
    return card


# --- the stacks -------------------------------------------------------------------------------


def _stacks(view: View, teller: Teller, width: int, wide: bool) -> Table:
    """A-4: a row for each player, a column for each Aesir in awakening order."""
    player_width = _WIDE_PLAYER if wide else _NARROW_PLAYER
    stack_width = (min(width, 140) - player_width) // len(NAMES) if wide else _NARROW_STACK
    table = Table(box=None, padding=0, pad_edge=False)
    table.add_column(width=player_width, no_wrap=True, overflow="ellipsis")
    for name in NAMES:
        table.add_column(_column_head(name, teller, wide), width=stack_width, no_wrap=True)
    for seat in range(view["players"]):
        row = [_stack(view, seat, name, teller, wide) for name in NAMES]
        table.add_row(_player(view, seat, teller), *row)
    return table


def _column_head(name: str, teller: Teller, wide: bool) -> Text:
    """Number, rune and name; where there is no room for the hint card, the will in a word."""
    if wide:
        return Text(f"{sign(name)} {teller.god(name)}", style=f"bold {COLOURS[name]}")
    short = teller.say(f"asgard-god-{name}.short")
    head = Text(f"{sign(name, '')} {short}\n", style=f"bold {COLOURS[name]}")
    return head.append(teller.say(f"asgard-will-{name}.short"), style="not bold")


def _player(view: View, seat: int, teller: Teller) -> Text:
    me = seat == view["seat"]
    cell = Text(teller.numbered(seat), style="bold" if me else "")
    if me:
        cell.append(f" {teller.say('asgard-table-you')}")
    cell.append("\n" + teller.say("asgard-table-points", points=view["scores"][seat]))
    if seat in view["chosen"]:
        cell.append(" ✓", style="bold")
    return cell


def _stack(view: View, seat: int, god: str, teller: Teller, wide: bool) -> Text:
    """The attention, what doubles it, the top card's other head, and the Thor cards beneath."""
    stack = view["stacks"][seat].get(god)
    if stack is None:
        return Text("·", style="dim")
    cell = Text(str(stack["attention"]), style=f"bold {COLOURS[god]}")
    if view["doubled"] == {"seat": seat, "god": god}:
        cell.append(" (×2)")
    other = stack["top"]
    name = teller.god(other) if wide else teller.say(f"asgard-god-{other}.short")
    cell.append(f"\n/{RUNES[other]} {name}" if wide else f"\n/{name}", style="not bold")
    cell.stylize(COLOURS[other], cell.plain.index("/"))
    if stack["under"]:
        beneath = teller.say("asgard-table-under", cards=stack["under"])
        cell.append(f"\n{beneath}", style=f"not bold {COLOURS['thor']}")
    return cell


def _legend(view: View, teller: Teller) -> RenderableType:
    """What the marks in the stacks mean; only those that are there."""
    stacks = [stack for mine in view["stacks"] for stack in mine.values()]
    marks = []
    if stacks:
        marks += ["asgard-legend-attention", "asgard-legend-other"]
    if any(stack["under"] for stack in stacks):
        marks.append("asgard-legend-under")
    if view["chosen"]:
        marks.append("asgard-legend-chosen")
    return Text(" · ".join(teller.say(mark) for mark in marks), style="dim")


# --- the own hand -----------------------------------------------------------------------------


def _cards_line(label: str, cards: list[str], teller: Teller) -> Text:
    """A label and cards after it, equal ones counted."""
    line = Text.assemble((label, "bold"))
    for place, card in enumerate(dict.fromkeys(cards)):
        up, _, other = card.partition("/")
        line.append(", " if place else " ")
        line.append(teller.god(up), style=COLOURS[up]).append("/")
        line.append(teller.god(other), style=COLOURS[other])
        if cards.count(card) > 1:
            line.append(f"×{cards.count(card)}")
    return line

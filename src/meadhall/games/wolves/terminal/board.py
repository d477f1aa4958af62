"""The table as a seat sees it: the Hall, the prizes, everybody's line and what lies before them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....kernel.texts import Texts
from ..shown import Player, View
from ..words.teller import Teller
from .painter import paint

WIDE = 120
"""From this many columns on there is room for what each deity of the Hall does."""
INDENT = 3
_PLAYER = 24


def render(view: View, texts: Texts, names: Sequence[str], width: int = 80) -> RenderableType:
    """Everything that lies open on the table, for a terminal of this width."""
    teller = Teller(texts, names, view["seat"])
    wide = width >= WIDE
    parts: list[RenderableType] = [_headline(view, teller, width)]
    parts += [_middle(view, teller, wide), *_discards(view, teller)]
    for seat in range(view["players"]):
        parts += _player(view, seat, teller, width)
    if any(player["line"] for player in view["seats"]):
        parts.append(Text(teller.say("wolves-table-legend"), style="dim"))
    return Group(*parts)


# --- the headline and the middle --------------------------------------------------------------


def _headline(view: View, teller: Teller, width: int) -> Text:
    """Round and turn on the left, the decks on the right, a line between them."""
    left = f" {' · '.join(_phase(view, teller))} "
    people, deities, victories = view["deck"], view["deities_left"], view["victories_left"]
    decks = teller.say("wolves-table-decks", people=people, deities=deities, victories=victories)
    right = f" {decks} "
    line = Text("──", style="dim").append(left, style="bold not dim")
    fill = width - line.cell_len - cell_len(right) - 2
    if fill < 1:  # too narrow for one line
        line.append("─" * max(0, width - line.cell_len))
        return line.append("\n").append(right.strip(), style="not dim")
    return line.append("─" * fill).append(right, style="not dim").append("──")


def _phase(view: View, teller: Teller) -> list[str]:
    phase = [teller.say("wolves-table-round", round=view["round"])]
    if view["last_round"]:
        phase.append(teller.say("wolves-table-last"))
    if not view["waiting"]:
        return [*phase, teller.say("wolves-table-over")]
    phase.append(teller.say("wolves-table-turn", seat=view["active"]))
    if view["active"] not in view["waiting"]:
        phase.append(teller.say("wolves-table-answers", seat=view["waiting"][0]))
    return phase


def _middle(view: View, teller: Teller, wide: bool) -> Table:
    """The Hall and the prizes, beside their names."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row(teller.say("wolves-table-hall"), _hall(view, teller, wide))
    prizes = "\n".join(
        teller.say("wolves-table-prize", victory=name, text=teller.victory_text(view, name))
        for name in view["prizes"]
    )
    none = teller.say("wolves-table-prizes-none")
    grid.add_row(teller.say("wolves-table-prizes"), Text(prizes or none))
    return grid


def _discards(view: View, teller: Teller) -> list[Text]:
    """What lies in the two discard piles."""
    lines: list[Text] = []
    if view["pile"]:
        label = teller.say("wolves-table-pile", cards=sum(view["pile"].values()))
        lines.append(Text(f"{label} {teller.bag(view['pile'])}", style="dim"))
    if view["deities_gone"]:
        gone = ", ".join(map(teller.deity, view["deities_gone"]))
        lines.append(Text(f"{teller.say('wolves-table-gone')} {gone}", style="dim"))
    return lines


def _hall(view: View, teller: Teller, wide: bool) -> Text:
    """W-70, W-72: who can be summoned, and what that costs this seat."""
    plates: list[Text] = []
    for name in view["hall"]:
        remarks = []
        if view["seat"] is not None:
            cost = view["seats"][view["seat"]]["costs"][name]
            remarks.append(teller.say("wolves-table-cost", cost=cost))
        if name in view["used"]:
            remarks.append(teller.say("wolves-table-used"))
        plate = paint(teller.deity_plate(name, *remarks), teller.texts)
        if wide:
            plate.append(f": {teller.deity_text(view, name)}", style="not bold default")
        plates.append(plate)
    if view["ragnarok_in_hall"]:
        plates.append(Text(teller.say("wolves-table-ragnarok"), style="bold"))
    if not plates:
        return Text(teller.say("wolves-table-hall-empty"))
    return Text("\n" if wide else " · ").join(plates)


# --- the players ------------------------------------------------------------------------------


def _player(view: View, seat: int, teller: Teller, width: int) -> list[RenderableType]:
    """Name and numbers, the line, and what else lies before a player."""
    player = view["seats"][seat]
    parts: list[RenderableType] = [_summary(view, seat, teller)]
    parts += _line(view, player, teller, width - INDENT)
    belongings = _belongings(view, player, teller)
    if belongings:
        parts.append(Padding(Text(" · ").join(belongings), (0, 0, 0, INDENT)))
    return parts


def _summary(view: View, seat: int, teller: Teller) -> Text:
    player = view["seats"][seat]
    name = f"{'▶' if seat == view['active'] else ' '} {teller.numbered(seat)}"
    if seat == view["seat"]:
        name += f" {teller.say('wolves-table-you')}"
    name += " " * (_PLAYER - cell_len(name))
    words = [teller.say("wolves-table-strength", strength=_signed(player["strength"]))]
    units = sum(player["strengths"])
    if units != player["strength"]:
        change = player["strength"] - units
        deities = f"{'+' if change > 0 else '−'} {abs(change)}"
        words[0] += f" {teller.say('wolves-table-parts', units=units, deities=deities)}"
    words.append(teller.say("wolves-table-hand", cards=player["hand"]))
    words.append(teller.say("wolves-table-glory", glory=player["glory"]))
    if player["pass"]:
        words.append(teller.say("wolves-table-passed", number=player["pass"]))
    if player["protected"]:
        words.append(teller.say("wolves-table-protected"))
    if seat in view["declines"]:
        words.append(teller.say("wolves-table-declines"))
    line = Text(name, style="bold").append(f" {words[0]}")
    line.append("".join(f" · {each}" for each in words[1:]), style="not bold")
    if not player["line"]:
        line.append(f" · {teller.say('wolves-table-empty')}", style="not bold dim")
    return line


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _line(view: View, player: Player, teller: Teller, width: int) -> list[Text]:
    """Cards from left to right, under each its strength now; as many rows as it takes."""
    rows: list[Text] = []
    above, below = Text(), Text()
    for name, strength in zip(player["line"], player["strengths"], strict=True):
        title = Text(teller.card(name))
        worth = paint(teller.worth(view, name, strength), teller.texts)
        size = max(title.cell_len, worth.cell_len)
        if above and above.cell_len + size > width:
            rows += [above, below]
            above, below = Text(), Text()
        for half, cell in ((above, title), (below, worth)):
            half.append(cell).append(" " * (size - cell.cell_len + 2))
    if above:
        rows += [above, below]
    return [Text(" " * INDENT).append(row[: max(0, width)]) for row in rows]


def _belongings(view: View, player: Player, teller: Teller) -> list[Text]:
    """Sacrifices, deities, victory cards, and cards that were seen going to the hand."""
    parts: list[Text] = []
    if player["sacrifices"]:
        label = teller.say("wolves-table-sacrifices", worth=player["offering"])
        parts.append(Text(f"{label} {teller.bag(player['sacrifices'])}"))
    if player["deities"]:
        used = teller.say("wolves-table-used")
        plates = [
            paint(teller.deity_plate(name, *([used] if name in view["used"] else [])), teller.texts)
            for name in player["deities"]
        ]
        label = teller.say("wolves-table-deities")
        parts.append(Text(f"{label} ").append(Text(", ").join(plates)))
    if player["victories"]:
        cards = [f"{teller.victory(name)} {worth}" for name, worth in player["victories"].items()]
        parts.append(Text(f"{teller.say('wolves-table-victories')} {', '.join(cards)}"))
    if player["known"]:
        parts.append(Text(f"{teller.say('wolves-table-known')} {teller.bag(player['known'])}"))
    return parts

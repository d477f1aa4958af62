"""The table: what is for sale, Odin's Path, Asgard, achievements, and every player's village."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....kernel.texts import Texts
from ..cards import NAMES
from ..village import BUILDING_NAMES
from ..words.teller import Teller
from .missions import missions
from .painter import flow, plate
from .village import village

WIDE = 120
"""From this many columns on there is room for what each building does, every round."""
INDENT = 3
LABELS = (
    "fighters",
    "fortifications",
    "buildings",
    "halls",
    "dragon",
    "path",
    "asgard",
    "achievements",
)
"""What lies in the middle."""
MARKS = ("first", "attacked", "declines")
"""What can be remarked of a player."""
_PLAYER = 18


def render(
    view: dict[str, Any], texts: Texts, names: Sequence[str], width: int = 80
) -> RenderableType:
    """Everything that lies open on the table, for a terminal of this width; one's own village comes
    last, next to the hand and the question."""
    teller = Teller(texts, names, view)
    spelled_out = width >= WIDE or view["round"] == 1  # newcomers, and while villages are small
    parts: list[RenderableType] = [_headline(teller, width), _middle(teller, width, spelled_out)]
    parts.append(Text(teller.say("vikings-table-legend"), style="dim"))
    players = range(view["players"])
    last = players[-1] if view["seat"] is None else view["seat"]
    for step in players:
        parts += _player(teller, (last + 1 + step) % len(players), width)
    return Group(*parts)


# --- the headline and the middle --------------------------------------------------------------


def _headline(teller: Teller, width: int) -> Text:
    """Round and turn on the left, the goal on the right, a line between them."""
    left = f" {' · '.join(_phase(teller))} "
    gates = ", ".join(map(str, teller.numbers["table"]["gates"]))
    goal = {"goal": teller.view["goal"], "gates": gates}
    right = f" {teller.say('vikings-table-goal', **goal)} "
    line = Text("──", style="dim").append(left, style="bold not dim")
    fill = width - line.cell_len - cell_len(right) - 2
    if fill < 1:  # too narrow for one line
        line.append("─" * max(0, width - line.cell_len))
        return line.append("\n").append(right.strip(), style="not dim")
    return line.append("─" * fill).append(right, style="not dim").append("──")


def _phase(teller: Teller) -> list[str]:
    view = teller.view
    phase = [teller.say("vikings-table-round", round=view["round"])]
    if not view["waiting"]:
        return [*phase, teller.say("vikings-table-over")]
    if view["last_round"]:
        phase.append(teller.say("vikings-table-last"))
    if view["active"] is None:
        phase.append(teller.say("vikings-table-storage"))
    else:
        phase.append(teller.say("vikings-table-turn", seat=view["active"]))
    if len(view["waiting"]) == 1 and view["waiting"][0] != view["active"]:
        phase.append(teller.say("vikings-table-answers", seat=view["waiting"][0]))
    return phase


def _middle(teller: Teller, width: int, spelled_out: bool) -> Table:
    """What is for sale and what is to be won, beside their names."""
    words = {name: teller.say(f"vikings-table-{name}") for name in LABELS}
    room = width - max(map(cell_len, words.values())) - 1
    market = list(teller.view["market"])
    buildings = _buildings(teller)
    if spelled_out:
        buildings = _explained(teller, buildings)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row(words["fighters"], flow(_sold(teller, market[:3]), room))
    grid.add_row(words["fortifications"], flow(_sold(teller, market[3:]), room))
    grid.add_row(words["buildings"], flow(buildings, 1 if spelled_out else room))
    if spelled_out:
        grid.add_row(words["halls"], flow(_hall_levels(teller), room))
        grid.add_row(words["dragon"], _dragon(teller))
    grid.add_row(_path_label(teller, words["path"]), _path(teller))
    grid.add_row(words["asgard"], flow(_asgard(teller, width >= WIDE), room))
    grid.add_row(words["achievements"], flow(_achievements(teller), room))
    return grid


def _sold(teller: Teller, names: list[str]) -> list[Text]:
    """V-30: a pile, its price, how many are left."""
    plates = []
    for name in names:
        words = plate(teller.plate(name)).append(f" ({teller.price_of(name)}) ")
        plates.append(words.append(f"×{teller.view['market'][name]}", style="dim"))
    return plates


def _buildings(teller: Teller) -> list[Text]:
    """V-32: a kind of building, its defence and price, how many are left."""
    plates = []
    for name in BUILDING_NAMES:
        numbers = teller.numbers["buildings"][name]
        price = teller.amount(numbers["beer"], numbers["gold"])
        words = Text(teller.building(name)).append(f" [{numbers['defence']}]", style="bold")
        words.append(f" ({price}) ")
        plates.append(words.append(f"×{teller.view['buildings'][name]}", style="dim"))
    return plates


def _explained(teller: Teller, plates: list[Text]) -> list[Text]:
    """The same with what each is good for."""
    texts = map(teller.building_text, BUILDING_NAMES)
    return [each.append(f": {text}") for each, text in zip(plates, texts, strict=True)]


def _hall_levels(teller: Teller) -> list[Text]:
    """V-33: what the next levels of a Town Hall cost and allow."""
    halls = teller.numbers["halls"]
    plates = []
    for level in (2, 3):
        price = teller.amount(0, halls[str(level - 1)]["gold"])
        words = Text(teller.hall(level)).append(f" [{halls[str(level)]['defence']}]", style="bold")
        plates.append(words.append(f" ({price}): {teller.hall_text(level)}"))
    return plates


def _dragon(teller: Teller) -> Text:
    """V-50: it is always there."""
    bare = teller.numbers["table"]["dragon_defence"]
    return Text(teller.say("vikings-dragon.text", defence=bare))


def _path_label(teller: Teller, label: str) -> Text:
    """V-31: the deck lies at the first place."""
    deck = teller.say("vikings-table-path-deck", cards=sum(teller.view["path_unseen"].values()))
    return Text(label).append(f"\n{deck}", style="not bold dim")


def _path(teller: Teller) -> Table:
    """V-30: place, card, price and what it does; the first place is next to the deck, the last
    leaves at the end of the round."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    places = teller.view["path"]
    for place, name in enumerate(places):
        mark = f"{'→' if place == len(places) - 1 else ' '}{place + 1}"
        if name is None:
            grid.add_row(mark, "–")
            continue
        words = plate(teller.plate(name))
        if "cost_beer" in teller.numbers["cards"][name]:
            words.append(f" ({teller.price_of(name)})")
        grid.add_row(mark, words.append(f": {teller.card_text(name)}"))
    return grid


def _asgard(teller: Teller, wide: bool) -> list[Text]:
    """V-70: the open Asgard cards and how many are left; who may choose is told what they do."""
    cards = [name for name in teller.view["asgard"] if name is not None]
    plates = [plate(teller.plate(name)) for name in cards]
    if wide:
        plates = [
            each.append(f": {teller.card_text(name)}")
            for each, name in zip(plates, cards, strict=True)
        ]
    deck = teller.say("vikings-table-deck", cards=teller.view["asgard_left"])
    return [*plates, Text(deck, style="dim")]


def _achievements(teller: Teller) -> list[Text]:
    """V-81: what will count at the end, and who leads."""
    view = teller.view
    plates = []
    for name in view["achievements"]:
        counts = [player["counts"][name] for player in view["seats"]]
        best = max(counts)
        leaders = [f"p{seat + 1}" for seat, count in enumerate(counts) if count == best]
        if best == 0:
            standing = "–"
        elif len(leaders) == len(counts):
            standing = teller.say("vikings-table-level", count=best)
        else:
            standing = f"{', '.join(leaders)}: {best}"
        if view["seat"] is not None and counts[view["seat"]] < best:
            standing += teller.say("vikings-table-behind", count=counts[view["seat"]])
        words = Text(teller.say(f"vikings-achievement-{name}"))
        words.append(f" ({teller.say(f'vikings-achievement-{name}.text')}) ", style="dim")
        plates.append(words.append(standing, style="bold"))
    return plates


# --- the players ------------------------------------------------------------------------------


def _player(teller: Teller, seat: int, width: int) -> list[RenderableType]:
    """Name and numbers, the village, missions, and to oneself what is in the own deck."""
    room = width - INDENT
    lines = [village(teller, seat, room), missions(teller, seat, room)]
    if seat == teller.seat:
        lines.append(_own_cards(teller, seat))
    return [
        _summary(teller, seat),
        *(Padding(line, (0, 0, 0, INDENT)) for line in lines if line),
    ]


def _summary(teller: Teller, seat: int) -> Text:
    view = teller.view
    player = view["seats"][seat]
    name = f"{'▶' if seat == view['active'] else ' '} {teller.numbered(seat)}"
    if seat == view["seat"]:
        name += f" {teller.say('vikings-table-you')}"
    name += " " * (_PLAYER - cell_len(name))
    words = [teller.say("vikings-table-points", points=player["points"]) + _gate(teller, player)]
    cards = {"hand": player["hand"], "deck": player["deck"]}
    cards["discard"] = sum(player["discard"].values())
    words.append(teller.say("vikings-table-cards", **cards))
    turn = view["turn"]
    if seat == view["active"] != view["seat"] and turn["beer"] + turn["gold"]:
        have = teller.amount(turn["beer"], turn["gold"])
        words.append(teller.say("vikings-table-has", have=have))
    marked = ([view["first"]], view["attacked"], view["declines"])
    for mark, seats in zip(MARKS, marked, strict=True):
        if seat in seats:
            words.append(teller.say(f"vikings-table-{mark}"))
    if player["known"]:
        words.append(teller.say("vikings-table-known", cards=teller.bag(player["known"])))
    return Text(name, style="bold").append(f" {' · '.join(words)}", style="not bold")


def _gate(teller: Teller, player: dict[str, Any]) -> str:
    """V-70: the points at which the next Asgard card is due."""
    gates = teller.numbers["table"]["gates"]
    if player["gates"] >= len(gates) or not teller.view["waiting"]:
        return ""
    return teller.say("vikings-table-gate", gate=gates[player["gates"]])


def _own_cards(teller: Teller, seat: int) -> Text:
    """What oneself can work out: what will be drawn, from the deck and then from the discard pile;
    as much of it as fits into a line."""
    player, view = teller.view["seats"][seat], teller.view
    deck = {
        name: player["unseen"].get(name, 0)
        + player["known"].get(name, 0)
        - view["hand"].get(name, 0)
        - view["kept"].get(name, 0)
        for name in NAMES
    }
    words = []
    for key, cards in (("deck", deck), ("discard", player["discard"])):
        there = {name: count for name, count in cards.items() if count > 0}
        if there:
            words.append(teller.say(f"vikings-table-in-{key}", cards=teller.bag(there)))
    return Text(" · ".join(words), style="dim", no_wrap=True, overflow="ellipsis")

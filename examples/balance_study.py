"""Does a house rule make a game fairer? A study of one switch, on the same deals with and without.

python balance_study.py GAME [SWITCH [DEALS [BOT [FOLDER]]]]

The switch is one of the game's variants, the first if none is named. The games are kept in the
folder, so asking for more deals later goes on from there; `meadhall balance` measures much more of
the same, with a page of plots.
"""

from __future__ import annotations

import sys
from pathlib import Path

import meadhall
from meadhall.lab.study import USUAL, Figures, Kept, Study, Variant


def plan(name: str, switch: str, deals: int, bot: str) -> Study:
    """The game as it is, and with the switch on."""
    game = meadhall.game(name)
    house_rule = Variant(switch, {"variants": {switch: True}})
    return Study(name, (bot,), game.min_players, deals, variants=(USUAL, house_rule))


def play(study: Study, folder: Path) -> Figures:
    """Play what the folder doesn't hold yet, and add all of it up."""
    kept = Kept(study, folder)
    for played, _ in enumerate(kept.play(), 1):
        if played % 100 == 0:
            print(f"{played} games, {kept.left} left", file=sys.stderr)
    return Figures(kept)


def tell(figures: Figures) -> None:
    """Who wins from where by both, and whether the difference is more than chance."""
    gauges = {gauge.name: gauge for gauge in figures.gauges()}
    for variant in figures.study.variants:
        print(f"{variant.name}, {figures.deals} deals:")
        for each in figures.rows(variant.name, gauges["seat"]):
            wins, low, high = each.share.wins, each.share.low, each.share.high
            print(f"  seat {each.row} wins {wins:.1%} ({low:.1%} to {high:.1%}): {each.verdict}")
    changes = list(figures.differences())
    for change in changes:
        if change.gauge.name in ("seat", "length"):
            told = f"{change.value:+.3f} ({change.low:+.3f} to {change.high:+.3f})"
            sure = "sure" if change.is_sure else "open"
            print(f"{change.gauge.name} {change.row}: {told}, {sure}")
    differ, by_chance = sum(change.is_sure for change in changes), len(changes) / 20
    print(f"{differ} of {len(changes)} figures differ; chance alone makes {by_chance:.0f} look so")


def main(arguments: list[str]) -> Figures:
    """What the command line says."""
    name, *rest = arguments or [meadhall.game_names()[0]]
    switches = meadhall.game(name).about.variants
    usual = [switches[0] if switches else "", "400", "karl"]
    switch, deals, bot, *folder = [*rest, *usual[len(rest) :]]
    if switch not in switches:
        raise SystemExit(f"{name} has no switch {switch!r}; it has {', '.join(switches) or 'none'}")
    place = Path(folder[0] if folder else f"{name}-{switch}")
    figures = play(plan(name, switch, int(deals), bot), place)
    tell(figures)
    return figures


if __name__ == "__main__":
    main(sys.argv[1:])

"""How somebody plays Wolves in the browser: with the mouse, the keys, or a thumb.

The player reads what glows on the table, nothing else, and presses it as a person would: pick a
card up, choose an end, confirm.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, TimeoutError

from meadhall.games.wolves.moves import (
    DECLINE_ALL,
    DEITY,
    DONE,
    DRAW,
    END_TURN,
    FLANK_DRAW,
    HAND,
    JOIN,
    NAME,
    PASS,
    PILE,
    POWER,
    SPEND,
    SUMMON,
    UNIT,
    VICTORY,
    WALL,
    lay_line,
)
from meadhall.games.wolves.people import NAMES

from .playing import to_bench

PATIENCE = 240.0
HURRY: dict[str, Any] = {
    "glory": {"to_end": 2},
    "people": {
        **{name: {"copies": 15} for name in ("assassin", "raider")},
        **{name: {"copies": 4} for name in ("bond", "hirdman", "huscarl", "shield-wall")},
        **{name: {"copies": 2} for name in ("archer", "berserk", "thrall", "traitor", "priest")},
        **{name: {"copies": 1} for name in ("hovding", "konung", "plague", "flank")},
    },
}
"""Options for a short game of many attacks: there is always something to react to."""
ATTACKERS = ("hand/assassin", "hand/raider")
PEACE: dict[str, Any] = {
    "glory": {"to_end": 3},
    "hands": {"first": 12},
    "people": {
        **{name: {"copies": 1} for name in NAMES},
        **{name: {"copies": 12} for name in ("flank", "bond", "hirdman", "huscarl")},
    },
}
"""Options for a game in which nobody is in the way of big choices: hands are full of Flanks, lines
stand until they are sacrificed, and two sacrifices have to be named for a deity."""
FLANKS = ("hand/flank",)

LOOK = """() => {
  const there = (node) => !node.closest('[inert]') && node.checkVisibility();
  const all = (what) => [...document.querySelectorAll(what)].filter(there);
  const dialog = document.querySelector('dialog[open]');
  const main = all(dialog ? 'dialog[open] .btn.main' : '.prompt .btn.main')[0];
  return {
    over: !!document.querySelector('.veil'),
    asked: !!document.querySelector('.prompt.asked'),
    react: all('.act.big').length > 0,
    dialog: !!dialog,
    confirm: main ? !main.disabled : null,
    held: all('.hc.held').length > 0,
    opens: all('.wanted > .open').map((node) => node.ariaLabel),
    hall: all('.part.wanted .open').slice(0, 1).map((node) => node.ariaLabel),
    targets: all(dialog ? 'dialog[open] .target.legal' : 'main .target.legal').map((node) => ({
      move: node.dataset.move === undefined ? null : Number(node.dataset.move),
      place: node.dataset.place ?? null,
      key: node.dataset.key ?? null,
    })),
  };
}"""


def lay_table(page: Page, lang: str = "en", name: str = "Astrid", friend: bool = False) -> None:
    """Lay a table for three in the lobby: for oneself and two bots, or a friend and one bot."""
    wolves, guest, start = {
        "en": ("Wolves", "Friend", "Start"),
        "ru": ("Волки", "Друг", "Начать"),
    }[lang]
    to_bench(page)
    page.locator(".cover", has_text=wolves).click()
    page.locator(".seat.me input").fill(name)
    if friend:
        page.locator(".seat").get_by_role("button", name=guest, exact=True).first.click()
    page.get_by_role("button", name=start, exact=True).click()
    if not friend:
        page.locator(".hc").first.wait_for()


def quick_table(page: Page, players: int = 3, options: dict[str, Any] = HURRY) -> None:
    """A table with other numbers, which no button of the lobby lays."""
    bots = [None, *["thrall"] * (players - 1)]
    settings = {"game": "wolves", "players": players, "bots": bots, "options": options}
    new = {"name": "Astrid", "settings": settings}
    answer = page.request.post("/api/tables", data=new, headers={"hall-base": "/"})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    page.locator(".hc").first.wait_for()


def kind_of(move: int) -> str:
    """What sort of thing a move does."""
    if move in (PASS, END_TURN, WALL, DONE, DECLINE_ALL):
        return {PASS: "pass", END_TURN: "end", WALL: "wall", DONE: "done"}.get(move, "never")
    bounds = (UNIT, JOIN, HAND, PILE, SPEND, SUMMON, POWER, DEITY, VICTORY, NAME, FLANK_DRAW)
    names = ("lay", "unit", "join", "hand", "pile", "spend", "summon", "power", "deity")
    for bound, name in zip(bounds, (*names, "victory", "plague"), strict=True):
        if move < bound:
            return name
    return "other"


@dataclass
class Player:
    """Somebody in front of a page. `met` counts what they have pressed, by its kind."""

    page: Page
    touch: bool = False
    keys: bool = False
    turns: int = 3
    """Main actions before one passes, if nothing else comes between."""
    seed: int = 1
    seat: int = 0
    first: tuple[str, ...] = ATTACKERS
    """Cards that are played before others,"""
    until: str = "react"
    """until this has been pressed."""
    met: Counter[str] = field(default_factory=Counter)
    last: str = ""
    """The kind of what was pressed last."""
    _made: int = 0
    _offered: int = 0

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.deadline = time.monotonic() + PATIENCE

    def play(self) -> Counter[str]:
        """Play to the end."""
        while self.once():
            pass
        return self.met

    def once(self) -> bool:
        """Look at the table and press one thing, if there is any; False when the game is over."""
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return False
        assert time.monotonic() < self.deadline, self.story(seen)
        choice = self.choose(seen) if seen["asked"] else None
        if choice is None:
            self.page.wait_for_timeout(25)
            return True
        self.page.set_default_timeout(1500)  # what vanishes while we reach for it was answered
        try:
            (self.press_key if self.keys else self.press)(*choice)
        except TimeoutError:
            pass
        finally:
            self.page.set_default_timeout(15_000)
        return True

    def story(self, seen: dict[str, Any]) -> str:
        """Where the game got stuck."""
        said = " / ".join(self.page.locator(".ask").all_inner_texts())
        return f"stuck at: {said!r}\n{seen}\n{dict(self.met)}"

    # --- what to do -----------------------------------------------------------------------------

    def choose(self, seen: dict[str, Any]) -> tuple[str, str | None] | None:
        """What to press, as a selector, and the digit that presses it too."""
        where = "dialog[open]" if seen["dialog"] else "main"
        if seen["confirm"] is not None:
            return (f"{where} .btn.main", None) if seen["confirm"] else None
        targets = {each["move"]: each for each in seen["targets"] if each["move"] is not None}
        places = {each["place"]: each for each in seen["targets"] if each["move"] is None}
        if seen["hall"] and not seen["held"] and {PASS, END_TURN} & set(targets):
            return (f'.open[aria-label="{seen["hall"][0]}"]', None)
        move = self.move(seen, sorted(targets))
        if move is not None:
            self.last = "react" if seen["react"] else kind_of(move)
            self.met[self.last] += 1
            return (f'{where} [data-move="{move}"]:visible', targets[move]["key"])
        hand = sorted(place for place in places if place and place.startswith("hand/"))
        if PASS in targets and (not hand or self._made >= self.turns):
            self._made = self._offered = 0
            self.met["pass"] += 1
            return (f'[data-move="{PASS}"]:visible', targets[PASS]["key"])
        if hand and not seen["held"]:
            self._made += 1
            wanted = [place for place in hand if place.startswith(self.first)]
            place = self.chance.choice(hand if self.met[self.until] else wanted or hand)
            return (f'[data-place="{place}"]:visible', places[place]["key"])
        if seen["dialog"]:
            return ("dialog[open] .x", None)
        if seen["opens"]:
            return (f'.open[aria-label="{self.chance.choice(seen["opens"])}"]', None)
        # Everything that is left means to stop: the last is as good as any.
        return (f'{where} [data-move="{max(targets)}"]:visible', None) if targets else None

    def move(self, seen: dict[str, Any], moves: list[int]) -> int | None:
        """A move worth making, or None: then a card is picked up, or one passes."""
        by_kind: dict[str, list[int]] = {}
        for each in moves:
            by_kind.setdefault(kind_of(each), []).append(each)
        if seen["react"]:
            order = ["wall", "unit", "done"]
        elif PASS in moves and not seen["held"]:
            # Two sacrifices call the first deity.
            order = ["summon"]
            if self._made >= 2 and self._offered < 2 and "unit" in by_kind:
                self._offered += 1
                order = ["summon", "unit"]
        elif END_TURN in moves:
            order = ["summon", "end"]
        else:
            order = ["summon", "lay", "join", "spend", "victory", "plague", "unit", "hand", "pile"]
            order += ["deity", "other", "done", "power"]
            enough = self.met[self.until] and self.chance.random() < 0.3
            if "done" in by_kind and (DRAW in moves or enough):
                return DONE  # also whoever has passed: no more drawing
            if FLANK_DRAW in moves:
                return FLANK_DRAW
        if not self.met[self.until]:  # an attack on oneself will do
            own = [each for each in by_kind.get("lay", ()) if lay_line(each) == self.seat]
            by_kind["lay"] = own or by_kind.get("lay", [])
        for kind in order:
            if by_kind.get(kind):
                return self.chance.choice(by_kind[kind])
        return None

    # --- how to do it ---------------------------------------------------------------------------

    def press(self, what: str, key: str | None) -> None:
        """With the mouse or a thumb."""
        node = self.page.locator(what).first
        if self.touch:
            node.tap()
        else:
            node.click()

    def press_key(self, what: str, key: str | None) -> None:
        """With a digit where there is one, else by walking there."""
        if what.endswith(".btn.main"):
            self.page.keyboard.press("Enter")
            return
        if key is not None:
            self.page.keyboard.press(key)
            return
        bare = what.removesuffix(":visible")
        for _ in range(80):
            if self.page.evaluate("what => document.activeElement.matches(what)", bare):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")

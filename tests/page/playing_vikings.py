"""How somebody plays Vikings Gone Wild in the browser: with the mouse, a thumb, or the keys."""

from __future__ import annotations

import re
import time
from collections import Counter
from typing import Any

from hall.client import Api
from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as TooSlow

PATIENCE = 240.0

WORDS = {
    "en": {
        "attack": r"Attack( A)?$",
        "go": r"Attack with \d",
        "end": "End turn",
        "confirm": "Do it",
        "take back": "Take back",
        "let be": "Let it be|Enough",
        "gather": "Gather your strike",
        "strength": r"attack with: (\d+)",
        "defence": r"defence (\d+)",
        "start": "Start",
        "join": "Sit down",
    },
    "ru": {
        "attack": r"Атака( A)?$",
        "go": r"Атаковать силой \d",
        "end": "Завершить ход",
        "confirm": "Подтвердить",
        "take back": "Вернуть ход",
        "let be": "Не защищать|Достаточно",
        "gather": "Собирайте удар",
        "strength": r"для атаки: (\d+)",
        "defence": r"защита (\d+)",
        "start": "Начать",
        "join": "Сесть за стол",
    },
}

AIMS = ":is(.opened .target, .targets .row).legal"
"""What can be attacked: in a village that lies open, or in the list of all targets."""
BUTTONS = ":is(.act .btn:not(.bare), .ab .btn:not(.pl), dialog[open] .btn):visible:enabled"

# All that a decision needs, in one look: what is asked, what the buttons say, what can be pressed.
LOOK = r"""() => {
  const text = (node) => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
  const all = (where) => [...document.querySelectorAll(where)].filter((node) => node.offsetWidth);
  const number = (where) => Number(text(document.querySelector(where)) || NaN);
  return {
    over: all('.veil').length > 0,
    asked: all('.prompt.asked').length > 0,
    question: text(document.querySelector('.prompt .q')),
    line: text(document.querySelector('.prompt .s')),
    busy: all('.act .btn:not(.war), .ab .btn:not(.war)').some((node) => node.disabled),
    buttons: all('.act .btn, .ab .btn:not(.pl), dialog[open] .btn')
      .filter((node) => !node.disabled && !node.classList.contains('bare'))
      .map(text),
    hand: all('.hc.legal').length,
    ready: all('.played .target.legal').length,
    claim: all('[data-claim]').length,
    badge: all('.seg u').length,
    astray: all('.seg button')[0]?.ariaSelected === 'false',
    fight: all('.fight').length > 0,
    strength: number('.fight .num.s b'),
    defence: number('.fight .num.d b'),
    aims: all(':is(.opened .target, .targets .row).legal').map(text),
    asks: all('.ask .target.legal, .fight .target.legal').length,
    dragon: all('[data-place="dragon"].legal').length,
    raise: all('.work.legal').length,
    market: all('[data-place^="market/"].legal').map((node) => node.dataset.place.slice(7)),
    path: all('[data-place^="path/"].legal').length,
  };
}"""

WISHES = ("cannon", "bone-crusher", "elf-archer", "brewery", "gold-factory")
"""What is bought first; after that, whatever there is."""

SHORT: dict[str, Any] = {
    "goal": {"2": 12, "3": 10},
    "starting_deck": {"beer": 4, "gold": 3, "warrior": 4},
    "cards": {"warrior": {"strength": 3}, "cannon": {"cost_gold": 1}},
    "missions": {"thirsty": {"copies": 12, "need": 1}},
}
"""A game of a few rounds: its end is near, there is something to fight with from the start, a
Cannon to defend with is cheap, and a mission is soon done."""


def lay(address: str, people: int = 1, bots: int = 1, options: Any = None) -> str:
    """Lay a table for so many people and bots; where its invitation leads."""
    made = Api(address).create(
        sit=False,
        game="vikings",
        players=people + bots,
        bots=[None] * people + ["karl"] * bots,
        options=SHORT if options is None else options,
    )
    return f"/t/{made['table']}#i={made['invitation']}"


class Player:
    """Somebody with a mouse. `did` counts what they have done."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = WORDS[lang]
        self.did: Counter[str] = Counter()
        self.seen: dict[str, Any] = {}
        self._peaceful = False
        self._army = 0

    # --- sitting down, and playing on ------------------------------------------------------------

    def sit(self, name: str) -> None:
        """Sit down where one is invited to."""
        self.page.locator("form input").fill(name)
        self.page.get_by_role("button", name=self.words["join"]).click()

    def play(self, until: str = "", patience: float = PATIENCE) -> Counter[str]:
        """Play to the end, or until something has been done (once more)."""
        deadline = time.monotonic() + patience
        before = self.did[until]
        while not self.look()["over"] and (not until or self.did[until] == before):
            assert time.monotonic() < deadline, f"stuck at {self.seen}, having done {self.did}"
            if not self.step():
                self.page.wait_for_timeout(25)
        return self.did

    def look(self) -> dict[str, Any]:
        self.seen = self.page.evaluate(LOOK)
        return self.seen

    def step(self) -> bool:
        """Do one thing if one is asked; False if there was nothing to do."""
        if not self.seen["asked"] or self.seen["busy"]:
            return False
        self.page.set_default_timeout(1_200)  # what vanishes while we reach for it: look again
        try:
            did = self.decide()
        except TooSlow:
            did = ""
        finally:
            self.page.set_default_timeout(15_000)
        if did:
            self.did[did] += 1
        return bool(did)

    # --- how something is pressed ----------------------------------------------------------------

    def press(self, where: str, which: int = 0) -> None:
        """Press something on the table."""
        self.page.locator(where).nth(which).click(position=self.at(where))

    def at(self, where: str) -> Position | None:
        """Cards overlap, but their left edge is free; the rest is pressed in the middle."""
        return {"x": 7, "y": 24} if where.startswith((".hc", ".played")) else None

    def button(self, word: str) -> None:
        """Press a button by what it says."""
        wanted = re.compile(rf"^\s*({self.words[word]})")
        self.page.locator(BUTTONS).filter(has_text=wanted).last.click()

    def refuse(self) -> None:
        """Press whatever says no."""
        self.page.locator(BUTTONS).last.click()

    def close(self) -> None:
        """Close what shows the targets."""
        self.page.keyboard.press("Escape")

    def can(self, word: str) -> bool:
        return any(re.match(self.words[word], text) for text in self.seen["buttons"])

    # --- what to do ------------------------------------------------------------------------------

    def decide(self) -> str:
        """Do the next thing; the word for what it was, nothing if there was none."""
        seen = self.seen
        if self.can("confirm"):
            self.button("confirm")
            return "confirm"
        if re.match(self.words["gather"], seen["question"]):
            return self.strike()
        if seen["aims"]:
            return self.aim()
        if self.can("let be"):
            return self.defend()
        if self.can("end"):
            return self.turn()
        if seen["asks"]:
            self.press(".ask .target.legal, .fight .target.legal")
            return "choose"
        if seen["hand"]:
            self.press(".hc.legal")
            return "hand over"
        if seen["buttons"]:
            self.refuse()
            return "refuse"
        return ""

    def turn(self) -> str:
        """One deed of the open turn."""
        seen = self.seen
        if seen["claim"]:
            self.press("[data-claim]")
            return "claim"
        if self.did["play"] and not self.did["take back"] and self.can("take back"):
            self.button("take back")
            return "take back"
        if seen["hand"]:
            self.press(".hc.legal")
            return "play"
        if seen["ready"] and self.did["play"] < 60:
            self.press(".played .target.legal")
            return "play"
        if self.army() and not self._peaceful and self.can("attack"):
            return self.attack()
        for wish in (*WISHES, *seen["market"]):
            if wish in seen["market"]:
                self.press(f'[data-place="market/{wish}"]')
                return "buy"
        if seen["raise"]:
            self.press(".work.legal")
            return "raise"
        self._peaceful = False
        self.button("end")
        return "end"

    def army(self) -> int:
        """What the prompt says one could attack with."""
        found = re.search(self.words["strength"], self.seen["line"])
        return int(found[1]) if found else 0

    def attack(self) -> str:
        """Open a village to attack; the Dragon if we are too weak for more."""
        if self.seen["dragon"] and self.army() < 3:
            self.press('[data-place="dragon"]')
            return "fight dragon"
        if self._army:  # pressed before, and no village has opened
            self._army, self._peaceful = 0, True
            return ""
        self._army = self.army()
        self.button("attack")
        return "attack"

    def aim(self) -> str:
        """Aim at the weakest building, or let them be if none is weak enough."""
        defences = [int(re.findall(self.words["defence"], text)[0]) for text in self.seen["aims"]]
        army, self._army = self._army, 0
        if min(defences) > army:
            self._peaceful = True
            self.close()
            return "spare"
        self.press(AIMS, defences.index(min(defences)))
        return "aim"

    def strike(self) -> str:
        """Send forces while they are too weak, then go."""
        seen = self.seen
        if seen["hand"] and (seen["strength"] < seen["defence"] or not self.can("go")):
            self.press(".hc.legal")
            return "send"
        if seen["ready"] and (seen["strength"] < seen["defence"] or not self.can("go")):
            self.press(".played .target.legal")
            return "send"
        self.button("go")
        return "go"

    def defend(self) -> str:
        """Add fortifications while they are needed."""
        seen = self.seen
        if seen["hand"] and seen["strength"] >= seen["defence"]:
            self.press(".hc.legal")
            return "defend"
        self.button("let be")
        return "let be"


class Thumb(Player):
    """Somebody with a phone."""

    def press(self, where: str, which: int = 0) -> None:
        self.page.locator(where).nth(which).tap(position=self.at(where))

    def button(self, word: str) -> None:
        wanted = re.compile(rf"^\s*({self.words[word]})")
        self.page.locator(BUTTONS).filter(has_text=wanted).last.tap()

    def refuse(self) -> None:
        self.page.locator(BUTTONS).last.tap()

    def close(self) -> None:
        self.page.locator("dialog[open] .x").tap()

    def turn(self) -> str:
        """The middle of the table is behind tabs: missions are claimed on theirs."""
        seen = self.seen
        if not seen["aims"] and seen["badge"] and not seen["claim"]:
            self.page.locator(".seg button", has=self.page.locator("u")).tap()
            return "tab"
        if not seen["aims"] and seen["astray"] and not seen["claim"]:
            self.page.locator(".seg button").first.tap()
            return "tab"
        return super().turn()


KEYS = {"attack": "a", "go": "Enter", "end": "e", "confirm": "Enter", "take back": "Escape"}
"""What presses which button; the rest is refusing."""


class Keys(Player):
    """Somebody with a keyboard and nothing else."""

    def press(self, where: str, which: int = 0) -> None:
        wanted = self.page.locator(where).nth(which)
        if "data-claim" in where:
            self.page.keyboard.press("c")
        elif digit := wanted.get_attribute("data-key"):
            self.page.keyboard.press(digit)
        else:
            self.walk(wanted)
            self.page.keyboard.press("Enter")

    def walk(self, wanted: Locator) -> None:
        """Go there by arrows, as the eye would; by Tab if they don't lead there."""
        for step in range(200):
            way = wanted.evaluate(WAY)
            if not way:
                return
            self.page.keyboard.press(way if step < 12 else "Tab")
        raise AssertionError(f"no key leads to {wanted}")

    def button(self, word: str) -> None:
        self.page.keyboard.press(KEYS.get(word, "0"))

    def refuse(self) -> None:
        self.page.keyboard.press("0")
        if not self.page.locator(BUTTONS).filter(has_text=re.compile(r"0\s*$")).count():
            self.press(BUTTONS)


# The arrow that leads from where the focus is to something; nothing if it is there.
WAY = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return '';
  if (!here?.classList.contains('target')) return 'ArrowRight';
  const [a, b] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  if (Math.abs(y) > a.height / 2) return y > 0 ? 'ArrowDown' : 'ArrowUp';
  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""

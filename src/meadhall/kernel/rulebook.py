"""The numbered rules of a game: the structure from `rulebook.toml`, the words from Fluent."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from .texts import Texts, texts


@dataclass(frozen=True)
class Ruling:
    """Why a rule is our own decision."""

    book: str
    """What the printed rules say, in our words, and where."""
    reason: str
    other: str
    """The other reading that is possible."""
    switch: str = ""
    """What the variant is called that plays it so, if there is one."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule; `ruling` marks what the book leaves open and we decided."""

    id: str
    title: str
    text: str
    ruling: bool
    why: Ruling | None = None
    """Of a ruling, if its texts tell."""
    switch: str = ""
    """Of a ruling, the variant of the game that plays it by the other reading, if there is one."""


@dataclass(frozen=True)
class Section:
    """A chapter of the rule book."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All chapters, in order."""

    sections: tuple[Section, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its number."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def search(self, words: str) -> list[Rule]:
        """The rules that contain all the words, in order."""
        wanted = words.casefold().split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.id} {rule.title} {rule.text}".casefold() for word in wanted)
        ]


def structure(package: str) -> list[dict[str, Any]]:
    """The chapters in order (`key`), each with its `rules`: `id`, whether it is a `ruling`, and
    perhaps the variant that plays it the other way (`switch`). A game without a file
    `rulebook.toml` has none."""
    file = resources.files(package) / "rulebook.toml"
    if not file.is_file():
        return []
    chapters: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["section"]
    return chapters


def read_rulebook(package: str, name: str, lang: str) -> Rulebook:
    """The rule book of a game in a language."""
    words = texts(package, lang)
    sections = []
    for section in structure(package):
        rules = []
        for entry in section["rules"]:
            key = f"{name}-rule-{entry['id']}"
            title = words.say(f"{key}.title")
            switch = entry.get("switch", "")
            called = words.say(f"{name}-variant-{switch}") if switch else ""
            why = _why(words, f"{name}-ruling-{entry['id']}", called)
            rules.append(Rule(entry["id"], title, words.say(key), entry["ruling"], why, switch))
        sections.append(Section(words.say(f"{name}-section-{section['key']}"), tuple(rules)))
    return Rulebook(tuple(sections))


def _why(words: Texts, key: str, switch: str) -> Ruling | None:
    if not words.has(key):
        return None
    book, reason, other = (words.say(f"{key}.{part}") for part in ("book", "reason", "other"))
    return Ruling(book, reason, other, switch)

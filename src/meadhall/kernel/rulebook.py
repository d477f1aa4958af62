"""The numbered rules of a game: the structure from `rulebook.toml`, the words from Fluent."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
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
class Paragraph:
    """A part of a minute's read: some words, and where there is a picture of what they say."""

    text: str
    lesson: str
    """The name of a lesson,"""
    step: int
    """and one of its steps, counted from 0."""
    rule: str
    """Where the book tells it exactly."""


@dataclass(frozen=True)
class Rulebook:
    """All chapters, in order; before them, for people: the aim in three sentences, and a minute's
    read. Both may be missing."""

    sections: tuple[Section, ...]
    aim: str = ""
    minute: tuple[Paragraph, ...] = ()

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
    chapters: list[dict[str, Any]] = _file(package).get("section", [])
    return chapters


def minute(package: str) -> list[dict[str, Any]]:
    """The parts of a minute's read, in order: `key`, and of the picture `lesson` and `step`; `rule`
    is where the book tells it exactly."""
    parts: list[dict[str, Any]] = _file(package).get("minute", [])
    return parts


def asks(package: str) -> dict[str, str]:
    """By the kind of a question the rule it comes from."""
    found: dict[str, str] = _file(package).get("asks", {})
    return found


def rule_asked(package: str, view: Mapping[str, Any]) -> str | None:
    """The rule that the open question of a view comes from, if the game says so. A view shows its
    frames, the open one last, or only the `decision` that is due."""
    rules = asks(package)
    if not rules:  # then its views may look like anything
        return None
    frames, decision = view.get("frames"), view.get("decision")
    kind = frames[-1]["frame"] if frames else decision["kind"] if decision else None
    return rules.get(kind) if kind else None


@cache
def _file(package: str) -> dict[str, Any]:
    file = resources.files(package) / "rulebook.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


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
    read = tuple(
        Paragraph(
            words.say(f"{name}-minute-{part['key']}"), part["lesson"], part["step"], part["rule"]
        )
        for part in minute(package)
    )
    return Rulebook(tuple(sections), words.maybe(f"{name}-aim"), read)


def _why(words: Texts, key: str, switch: str) -> Ruling | None:
    if not words.has(key):
        return None
    book, reason, other = (words.say(f"{key}.{part}") for part in ("book", "reason", "other"))
    return Ruling(book, reason, other, switch)

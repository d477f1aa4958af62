"""The numbered rules of a game: the structure from `rulebook.toml`, the words from Fluent."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from .texts import texts


@dataclass(frozen=True)
class Rule:
    """One numbered rule; `ruling` marks what the book leaves open and we decided."""

    id: str
    title: str
    text: str
    ruling: bool


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
    """The chapters in order (`key`), each with its `rules`: `id`, and whether it is a `ruling`. A
    game without a file `rulebook.toml` has none."""
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
            rules.append(Rule(entry["id"], title, words.say(key), entry["ruling"]))
        sections.append(Section(words.say(f"{name}-section-{section['key']}"), tuple(rules)))
    return Rulebook(tuple(sections))

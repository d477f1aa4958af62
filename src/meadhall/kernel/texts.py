"""Texts in every language: Project Fluent catalogues that lie beside the code they belong to.

A package that says something has a folder `locale/<language>/*.ftl`. The terminal and the page use
the same catalogues.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "ru")
"""English first: it is the language of errors in the library."""


class Key(str):
    """An argument of a text that is itself a key: a name to be said in the same language."""


class Texts:
    """One package's texts in one language."""

    def __init__(self, package: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle, FluentResource  # slow, and not needed at once

        self.package = package
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = resources.files(package) / "locale" / lang
        files = folder.iterdir() if folder.is_dir() else []  # a game may have no texts
        self.source = "\n".join(
            file.read_text(encoding="utf-8")
            for file in sorted(files, key=lambda each: each.name)
            if file.name.endswith(".ftl")
        )
        """All of it, as Fluent writes it down."""
        self._bundle.add_resource(FluentResource(self.source))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def maybe(self, key: str, otherwise: str = "") -> str:
        """The text of a key that need not be there, else something else."""
        return self.say(key) if self.has(key) else otherwise

    def say(self, key: str, /, **args: Any) -> str:
        """The text of a key, or of a key's attribute (`key.title`)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise LookupError(f"{self.package} has no text {key!r} in {self.lang}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.package} has no text {key!r} in {self.lang}")
        args = {
            each: self.say(value) if isinstance(value, Key) else value
            for each, value in args.items()
        }
        words, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"{self.package}: text {key!r} in {self.lang}: {problems[0]}")
        return str(words)


@lru_cache(maxsize=64)
def texts(package: str, lang: str = "en") -> Texts:
    """The texts of a package, read once."""
    return Texts(package, lang)

"""What a game says of itself in a language: in the lobby, in its rules book, in all its texts."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from ...kernel.game import Game
from ...kernel.rulebook import Rule
from .. import wire


def game_info(game: Game[Any], lang: str) -> wire.GameInfo:
    """What is to be known of it before it is played."""
    about, say = game.about, game.texts(lang).say
    switched = {rule.switch: rule.id for rule in game.rulebook(lang).rules.values()}
    variants = []
    for name in about.variants:
        key = f"{game.name}-variant-{name}"
        variants.append(wire.Variant(name, say(key), say(f"{key}.how"), switched.get(name, "")))
    return wire.GameInfo(
        game.name,
        game.title(lang),
        game.blurb(lang),
        game.min_players,
        game.max_players,
        game.rules_version,
        about.minutes,
        variants,
        about.example,
    )


def catalogue(game: Game[Any], lang: str) -> wire.Catalogue:
    """All its texts."""
    return wire.Catalogue(game.texts(lang).source)


def _rule_info(rule: Rule) -> wire.RuleInfo:
    why = rule.why
    told = None if why is None else wire.RulingInfo(why.book, why.reason, why.other, why.switch)
    return wire.RuleInfo(rule.id, rule.title, rule.text, rule.ruling, told)


def rules_book(game: Game[Any], lang: str) -> wire.RulesBook:
    """A game's rules in a language, and its numbers."""
    chapters = [
        wire.ChapterInfo(
            chapter.title,
            [_rule_info(rule) for rule in chapter.rules],
        )
        for chapter in game.rulebook(lang).sections
    ]
    file = resources.files(game.package) / "cards.toml"
    data = file.read_text(encoding="utf-8") if file.is_file() else ""  # it need not have any
    return wire.RulesBook(game.name, chapters, tomllib.loads(data))

"""What a game says of itself in a language: in the lobby, in its rules book, in all its texts."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from ...kernel.game import Game
from ...kernel.lessons import lesson_texts, lessons
from ...kernel.rulebook import Rule
from .. import wire
from .learning import enough_of


def game_info(game: Game[Any], lang: str, brief: bool = False) -> wire.GameInfo:
    """What is to be known of it before it is played; briefly, without its variants."""
    about, say = game.about, game.texts(lang).say
    switched = {rule.switch: rule.id for rule in game.rulebook(lang).rules.values()}
    variants = []
    for name in () if brief else about.variants:
        key = f"{game.name}-variant-{name}"
        variants.append(wire.Variant(name, say(key), say(f"{key}.how"), switched.get(name, "")))
    taught, axes = lessons(game), about.axes
    named = lesson_texts(game, lang).say if taught else say
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
        [wire.LessonTitle(each.name, named(each.key), each.minutes) for each in taught],
        enough_of(game),
        wire.AxesInfo(axes.learn, axes.master, axes.bite) if axes else None,
        game.min_players - 1 if about.bots is None else about.bots,
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
    book = game.rulebook(lang)
    chapters = [
        wire.ChapterInfo(
            chapter.title,
            [_rule_info(rule) for rule in chapter.rules],
        )
        for chapter in book.sections
    ]
    file = resources.files(game.package) / "cards.toml"
    data = file.read_text(encoding="utf-8") if file.is_file() else ""  # it need not have any
    read = [wire.MinuteInfo(part.text, part.lesson, part.step, part.rule) for part in book.minute]
    return wire.RulesBook(game.name, book.aim, read, chapters, tomllib.loads(data))

"""What must be right before a game is played: its numbers, options, texts and rule book."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast

from ..kernel import BadOption, Game
from ..kernel.face import words_in
from ..kernel.rulebook import minute, structure
from ..kernel.saga import words_of
from ..kernel.state import MOST_SEATS
from ..kernel.texts import LANGUAGES


def check_papers(game: Game[Any]) -> None:
    """Everything that needs no play."""
    check_numbers(game)
    check_options(game)
    check_texts(game)
    check_rulebook(game)


def check_numbers(game: Game[Any]) -> None:
    """A name to ask for, a version for records, a number of players, a size of the action space."""
    name = game.name
    assert name.isidentifier(), f"game: the name {name!r} is not one word"
    assert name == name.lower(), f"game: the name {name!r} is not lower-case"
    assert game.rules_version >= 1, f"game: rules version {game.rules_version}"
    least, most = game.min_players, game.max_players
    assert 1 <= least <= most <= MOST_SEATS, (
        f"game: {least} to {most} players, at most {MOST_SEATS}"
    )
    assert game.actions > 0, f"game: an action space of {game.actions}"


def check_options(game: Game[Any]) -> None:
    """What can't be played is refused: too few players, too many, options that don't exist."""
    least, most = game.min_players, game.max_players
    for wrong in (least - 1, most + 1, -1, 2**70, float(least), str(least), None, True):
        refuse_start(game, wrong, {}, f"{wrong!r} players")
    for players in range(least, most + 1):
        refuse_start(game, players, {"no such option": 1}, "an unknown option")
        checked = game.check_options({}, players)
        assert checked == {}, f"options: none were given and {checked} came back"
    for variant in game.about.variants:
        accept(game, {"variants": {variant: True}}, f"the variant {variant} of game.toml")
    if game.about.example:
        accept(game, json.loads(game.about.example), "the example of game.toml")
    first, second = game.data_hash({}), game.data_hash({})
    assert first == second, f"options: the hash of the same card data is {first!r} and {second!r}"


def accept(game: Game[Any], options: dict[str, Any], what: str) -> None:
    """Such options can be played with, by some number of players at least."""
    refusals = []
    for players in range(game.min_players, game.max_players + 1):
        try:
            game.check_options(options, players)
        except BadOption as refusal:
            refusals.append(refusal)
        else:
            return
    raise AssertionError(f"options: {what} is refused: {refusals[0]}")


def refuse_start(game: Game[Any], players: Any, options: dict[str, Any], what: str) -> None:
    """Such a game can't be started."""
    try:
        game.start(players, 0, options)
    except BadOption as refusal:
        said = str(refusal)
    except Exception as wrong:
        raise AssertionError(f"options: {what} raises {wrong!r}, not BadOption") from wrong
    else:
        raise AssertionError(f"options: {what} is accepted")
    assert said.strip(), f"options: {what}: refused without a word"


def check_texts(game: Game[Any]) -> None:
    """The first language says everything that is needed, and every other one the same; what is
    missing is said with where to write it."""
    first, *rest = LANGUAGES
    said = texts_of(game, first)
    for key, what in needed(game).items():
        assert key in said, f"texts: add `{key}` to locale/{first}/{game.name}.ftl: {what}"
    for lang in rest:
        there = texts_of(game, lang)
        for key in said:
            assert key in there, f"texts: add `{key}` to locale/{lang}/{said[key]}: {first} has it"
        for key in there:
            assert key in said, f"texts: add `{key}` to locale/{first}/{there[key]}: {lang} has it"
    if not words_in(game.package):
        for lang in LANGUAGES:
            check_plain_words(game, lang)


def needed(game: Game[Any]) -> dict[str, str]:
    """The texts that lobby, terminal and rules page say, and what each is for. A game that has a
    module `words` says its moves and events itself; else there is a text for each."""
    name = game.name
    keys = {
        f"{name}-title": "what the game is called",
        f"{name}-blurb": "what it is about, in a sentence",
        f"{name}-intro": "how it is played, in a few sentences for somebody who sits down",
    }
    for variant in game.about.variants:
        keys[f"{name}-variant-{variant}"] = "what the lobby calls this way to play"
        keys[f"{name}-variant-{variant}.how"] = "what is different then"
    for part in minute(game.package):
        keys[f"{name}-minute-{part['key']}"] = "a part of a minute's read before the rules"
    for section in structure(game.package):
        keys[f"{name}-section-{section['key']}"] = "the title of the chapter"
        for rule in section["rules"]:
            keys[f"{name}-rule-{rule['id']}"] = "what the rule says"
            keys[f"{name}-rule-{rule['id']}.title"] = "the rule in a word or two"
    if not words_in(game.package):
        for group in game.space.groups:
            keys[f"{name}-move-{group.kind}"] = "such a move in words"
        for event, _, _ in game.teller.types():
            keys[f"{name}-event-{event}"] = "such an event in words"
    return keys


def check_plain_words(game: Game[Any], lang: str) -> None:
    """Each move and each event can be said with what it says itself."""
    texts, names = game.texts(lang), [f"p{seat + 1}" for seat in range(MOST_SEATS)]
    for group in game.space.groups:
        with sayable(f"{game.name}-move-{group.kind}", lang):
            game.words.phrase({}, group.first, texts, names)
    for event, fields, secret in game.teller.types():
        for hidden in (set(), secret):
            told = {"event": event} | {field: 0 for field in fields if field not in hidden}
            (line,) = game.words.saga([told], {})
            with sayable(line.key, lang):
                words_of(line, texts, names, None)


@contextmanager
def sayable(key: str, lang: str) -> Iterator[None]:
    """A text needs nothing but what it is filled with."""
    try:
        yield
    except LookupError as wrong:
        raise AssertionError(f"texts: `{key}` can't be said in {lang}: {wrong}") from wrong


def texts_of(game: Game[Any], lang: str) -> dict[str, str]:
    """The keys of all texts in a language, `key.attribute` for attributes, and their files."""
    folder = resources.files(game.package) / "locale" / lang
    assert folder.is_dir(), (
        f"texts: {game.package} has no folder locale/{lang}; put {game.name}.ftl into it"
    )
    keys: dict[str, str] = {}
    for file in folder.iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            where = f"locale/{lang}/{file.name}"
            assert not isinstance(entry, ast.Junk), f"texts: {where}: can't read {entry.content!r}"
            if isinstance(entry, ast.Message):
                key = entry.id.name
                assert key not in keys, f"texts: {where} says {key} a second time"
                # A page speaks for all games at once.
                ours = key.startswith(f"{game.name}-")
                assert ours, f"texts: {where}: `{key}` must begin with `{game.name}-`"
                keys[key] = file.name
                keys |= {f"{key}.{each.id.name}": file.name for each in entry.attributes}
    assert all(map(game.texts(lang).has, (key.partition(".")[0] for key in keys)))
    return keys


def check_rulebook(game: Game[Any]) -> None:
    """It can be read in every language, has the same rules in all, and each has words."""
    numbered = set()
    for lang in LANGUAGES:
        try:
            book = game.rulebook(lang)
        except Exception as wrong:
            raise AssertionError(f"rulebook: it can't be read in {lang}: {wrong}") from wrong
        assert book.sections, "rulebook: write one: rulebook.toml with a section and its rules"
        for section in book.sections:
            assert section.title.strip(), f"rulebook: a section without a title in {lang}"
        for rule in book.rules.values():
            worded = rule.title.strip() and rule.text.strip()
            assert worded, f"rulebook: rule {rule.id} has no words in {lang}"
        ids = tuple(rule.id for section in book.sections for rule in section.rules)
        assert len(set(ids)) == len(ids), f"rulebook: a number is used twice: {ids}"
        numbered.add(ids)
    assert len(numbered) == 1, "rulebook: the languages have different rules"

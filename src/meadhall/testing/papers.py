"""What must be right before a game is played: its numbers, options, texts and rule book."""

from __future__ import annotations

from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast

from ..kernel import BadOption, Game
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
    first, second = game.data_hash({}), game.data_hash({})
    assert first == second, f"options: the hash of the same card data is {first!r} and {second!r}"


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
    """Every language says everything that the first one says."""
    first, *rest = LANGUAGES
    said = texts_of(game, first)
    assert said, f"texts: there are none in {first}"
    for lang in rest:
        lacking = sorted(said - texts_of(game, lang))
        beyond = sorted(texts_of(game, lang) - said)
        assert not lacking, f"texts: {lang} lacks {', '.join(lacking)}"
        assert not beyond, f"texts: {lang} has {', '.join(beyond)} and {first} does not"


def texts_of(game: Game[Any], lang: str) -> set[str]:
    """The keys of all texts in a language, `key.attribute` for attributes."""
    folder = resources.files(game.package) / "locale" / lang
    assert folder.is_dir(), f"texts: {game.package} has no folder locale/{lang}"
    keys: set[str] = set()
    for file in folder.iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            where = f"{lang}/{file.name}"
            assert not isinstance(entry, ast.Junk), f"texts: {where}: can't read {entry.content!r}"
            if isinstance(entry, ast.Message):
                key = entry.id.name
                assert key not in keys, f"texts: {where} says {key} a second time"
                keys.add(key)
                keys |= {f"{key}.{attribute.id.name}" for attribute in entry.attributes}
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
        assert book.sections, f"rulebook: it is empty in {lang}"
        for section in book.sections:
            assert section.title.strip(), f"rulebook: a section without a title in {lang}"
        for rule in book.rules.values():
            worded = rule.title.strip() and rule.text.strip()
            assert worded, f"rulebook: rule {rule.id} has no words in {lang}"
        ids = tuple(rule.id for section in book.sections for rule in section.rules)
        assert len(set(ids)) == len(ids), f"rulebook: a number is used twice: {ids}"
        numbered.add(ids)
    assert len(numbered) == 1, "rulebook: the languages have different rules"

"""Every text is there in every language, says the same, and is used."""

from __future__ import annotations

import ast
import itertools
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.bots import BOTS
from meadhall.bots.roster import FROZEN
from meadhall.cli.answers import COMMANDS
from meadhall.games.asgard.aesir import NAMES
from meadhall.games.asgard.parts import SOURCES as ASGARD_SOURCES
from meadhall.games.asgard.shown import QUESTIONS
from meadhall.games.asgard.words.saga import PLAIN
from meadhall.games.vikings.cards import NAMES as VIKINGS_CARDS
from meadhall.games.vikings.events import REASONS as VIKINGS_REASONS
from meadhall.games.vikings.parts import SOURCES as VIKINGS_SOURCES
from meadhall.games.vikings.reasons import ANSWERS as VIKINGS_ANSWERS
from meadhall.games.vikings.terminal.board import LABELS, MARKS
from meadhall.games.vikings.village import (
    ACHIEVEMENT_NAMES,
    BUILDING_NAMES,
    MISSION_NAMES,
    RESOURCES,
)
from meadhall.games.vikings.words.questions import PLAIN as VIKINGS_ASKED
from meadhall.games.vikings.words.saga import LISTED as VIKINGS_LISTED
from meadhall.games.vikings.words.saga import OPENED, PLACED
from meadhall.games.vikings.words.saga import PLAIN as VIKINGS_PLAIN
from meadhall.games.wolves.deities import COLOURS, DEITY_NAMES, VICTORY_NAMES
from meadhall.games.wolves.frames import EFFECTS, SIDES
from meadhall.games.wolves.people import NAMES as PEOPLE
from meadhall.games.wolves.people import RUNES
from meadhall.games.wolves.words.questions import INTRUDERS
from meadhall.games.wolves.words.questions import PLAIN as WOLVES_ASKED
from meadhall.games.wolves.words.saga import LISTED
from meadhall.games.wolves.words.saga import PLAIN as WOLVES_PLAIN
from meadhall.games.wolves.words.teller import FORMERLY_OTHERS
from meadhall.hall.notices.words import KINDS
from meadhall.hall.table.number_form import number_form
from meadhall.kernel.lessons import lessons
from meadhall.kernel.puzzles import problems
from meadhall.kernel.registry import game_names
from meadhall.kernel.remarks import key_of, remarks
from meadhall.kernel.rulebook import minute
from meadhall.kernel.tally import TAKEN, USED
from meadhall.kernel.texts import LANGUAGES, Texts
from meadhall.lab.study.figures import ALL, NONE, OF_ALL, SOME
from meadhall.lab.study.skill import PARTS
from meadhall.lab.study.tiles import TILES
from meadhall.lab.training.rounds import PARTS as STEPS

SOURCE = Path(meadhall.__file__).parent
CATALOGUES = sorted(folder.parent for folder in SOURCE.rglob("locale") if folder.is_dir())
PACKAGES = {
    ".".join((SOURCE.name, *folder.relative_to(SOURCE).parts)): folder for folder in CATALOGUES
}

FORMS = {
    "god-of": "god",
    "other-of": "other",
    "card-acc": "card",
    "deity-acc": "deity",
    "deity-of": "deity",
    "site-acc": "site",
}
"""Forms of one name: each language takes those that its grammar needs."""

NUMBERS = (0, 1, 2, 5, 21)
"""One of each kind that English and Russian plurals tell apart."""


def rule_keys() -> list[str]:
    """Each rule's text and its title, which is asked for by `{key}.title`."""
    return [
        f"{name}-rule-{rule}{attribute}"
        for name in game_names()
        for rule in meadhall.game(name).rulebook().rules
        for attribute in ("", ".title")
    ]


def ruling_keys() -> list[str]:
    """Of a ruling: what the printed rules say, our reason, the other reading."""
    return [
        f"{name}-ruling-{rule.id}.{part}"
        for name in game_names()
        for rule in meadhall.game(name).rulebook().rules.values()
        if rule.why
        for part in ("book", "reason", "other")
    ]


def section_keys() -> list[str]:
    keys = []
    for name in game_names():
        book = (SOURCE / f"games/{name}/rulebook.toml").read_text(encoding="utf-8")
        keys += [f"{name}-section-{section['key']}" for section in tomllib.loads(book)["section"]]
    return keys


def minute_keys() -> list[str]:
    return [
        f"{name}-minute-{part['key']}"
        for name in game_names()
        for part in minute(meadhall.game(name).package)
    ]


def variant_keys() -> list[str]:
    """What the lobby says of each, and how it plays (`{key}.how`)."""
    return [
        f"{name}-variant-{variant}{attribute}"
        for name in game_names()
        for variant in meadhall.game(name).about.variants
        for attribute in ("", ".how")
    ]


SEATED = {
    who for name in game_names() for each in lessons(meadhall.game(name)) for who in each.seats
}
"""At the tables of lessons."""


def remark_keys() -> list[str]:
    """Of remarks for first games, each with its heading."""
    games = [meadhall.game(name) for name in game_names()]
    found = [key_of(game, each) for game in games for each in remarks(game)]
    return [*found, *(f"{key}.title" for key in found)]


def lesson_keys() -> list[str]:
    return [
        key for name in game_names() for each in lessons(meadhall.game(name)) for key in each.keys
    ]


def problem_keys() -> list[str]:
    """A problem's title; what is asked and said of worths are its attributes."""
    return [
        f"{name}-puzzle-{kind}{attribute}"
        for name in game_names()
        for kind in problems(meadhall.game(name))
        for attribute in ("", ".asks", ".worth", ".less", ".wrong")
    ]


def theme_keys() -> list[str]:
    return [
        f"{name}-puzzle-theme-{theme}"
        for name in game_names()
        for problem in problems(meadhall.game(name)).values()
        for theme in problem.shows
    ]


OF_EVERY_GAME = ("seat", "shared", "length", *(gauge.name for gauge in OF_ALL))
"""Gauges that the lab has the texts of."""


def gauge_keys() -> list[str]:
    """Of the gauges that a game has for itself."""
    return [
        f"{name}-gauge-{gauge.name}"
        for name in game_names()
        for gauge in meadhall.game(name).tally().gauges
        if gauge.name not in OF_EVERY_GAME
    ]


def row_keys() -> list[str]:
    """Of what games count under names that are no cards'."""
    rows = {
        "asgard": [f"will-{name}" for name in NAMES],
        "wolves": ["a-game", "glory", "ragnarok"],
        "vikings": [
            *("hall-2", "hall-3", "player", "undead", "dragon", "all", "achievements"),
            *VIKINGS_REASONS,
        ],
    }
    return list(dict.fromkeys(f"{name}-row-{row}" for name in rows for row in rows[name]))


def refusals(game: str) -> list[str]:
    """What `reasons.py` passes to `_because`: a string, one of two, or a name for such."""
    tree = ast.parse((SOURCE / f"games/{game}/reasons.py").read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    named = {
        target.id: node.value
        for node in nodes
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    keys: set[str] = set()
    for call in nodes:
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        if call.func.id == "_because":
            first = call.args[0]
            first = named[first.id] if isinstance(first, ast.Name) else first
            ends = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            keys |= {str(end.value) for end in ends if isinstance(end, ast.Constant)}
    return sorted(keys)


def number_keys() -> list[str]:
    """What the lobby's form of other numbers asks for."""
    asked: set[str] = set()

    def say(texts: Texts, key: str, /, **args: object) -> str:
        asked.add(key)
        return key

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Texts, "say", say)
        for name in game_names():
            number_form.__wrapped__(name, "en")
    return sorted(key for key in asked if "-number-" in key)


FAMILIES: dict[str, list[str]] = {
    "notices-{}": [f"notices-{kind}{part}" for kind in KINDS for part in ("", ".title")],
    "notices-hall-{}": [
        f"notices-hall-{kind}{part}"
        for kind in ("move", "free", "round")
        for part in ("", ".title")
    ],
    "lab-gauge-{}": [f"lab-gauge-{name}" for name in OF_EVERY_GAME],
    "lab-row-{}": [f"lab-row-{how}" for how in (ALL, SOME, NONE)],
    "lab-study-part-{}": [f"lab-study-part-{part}" for part in PARTS],
    "lab-study-legend-{}": [f"lab-study-legend-{kind}" for kind in ("good", "bad", "even")],
    "lab-study-tile-{}": [f"lab-study-tile-{name}" for name in TILES],
    "lab-study-{}": [
        f"lab-study-{name}" for name in (TAKEN, USED, "won", "loss-points", "barred", "lifted")
    ],
    "{}-gauge-{}": gauge_keys(),
    "{}-row-{}": row_keys(),
    "lab-bot-{}": [f"lab-bot-{kind}" for kind in (*BOTS, *FROZEN, "own")],
    "lab-train-{}": ["lab-train-quick", "lab-train-slow"],
    "{}-how": [f"lab-train-{part}-how" for part in ("games", "curves", "gates")],
    "cli-train-{}": [f"cli-train-{step}" for step in STEPS],
    "asgard-god-{}": [f"asgard-god-{name}" for name in NAMES],
    "asgard-god-{}.of": [f"asgard-god-{name}.of" for name in NAMES],
    "asgard-god-{}.short": [f"asgard-god-{name}.short" for name in NAMES],
    "asgard-will-{}": [f"asgard-will-{name}" for name in NAMES],
    "asgard-will-{}.short": [f"asgard-will-{name}.short" for name in NAMES],
    "asgard-ask-{}": [f"asgard-ask-{kind}" for kind in QUESTIONS.values()],
    "asgard-event-{}": [f"asgard-event-{kind}" for kind in PLAIN],
    # In Wolves every point is a card's that lies on the table: none is from before.
    "{}-part-before": ["asgard-part-before", "vikings-part-before"],
    "asgard-part-{}": [f"asgard-part-{source}" for source in ASGARD_SOURCES],
    "asgard-why-{}": [f"asgard-why-{key}" for key in refusals("asgard")],
    "wolves-card-{}": [f"wolves-card-{name}" for name in PEOPLE],
    "wolves-card-{}.acc": [f"wolves-card-{name}.acc" for name in PEOPLE],
    "wolves-card-{}.text": [f"wolves-card-{name}.text" for name in PEOPLE],
    "wolves-deity-{}": [f"wolves-deity-{name}" for name in DEITY_NAMES],
    "wolves-deity-{}.acc": [f"wolves-deity-{name}.acc" for name in DEITY_NAMES],
    "wolves-deity-{}.of": [f"wolves-deity-{name}.of" for name in DEITY_NAMES],
    "wolves-deity-{}.text": [f"wolves-deity-{name}.text" for name in DEITY_NAMES],
    "wolves-victory-{}": [f"wolves-victory-{name}" for name in VICTORY_NAMES],
    "wolves-victory-{}.text": [f"wolves-victory-{name}.text" for name in VICTORY_NAMES],
    "wolves-victory-{}.former": [f"wolves-victory-{name}.former" for name in FORMERLY_OTHERS],
    "wolves-rune-{}": [f"wolves-rune-{name}" for name in RUNES],
    "wolves-colour-{}": [f"wolves-colour-{name}" for name in COLOURS],
    "wolves-ask-{}": [f"wolves-ask-{kind}" for kind in WOLVES_ASKED],
    "wolves-ask-target-{}": [f"wolves-ask-target-{name}" for name in ("archer", *INTRUDERS)],
    "wolves-ask-deity-{}": [
        f"wolves-ask-deity-{name}" for name in ("odin", "thor", "fenrir", "fafnir", "baldr")
    ],
    "wolves-react-{}": [f"wolves-react-{name}" for name in EFFECTS],
    "wolves-choice-{}": [f"wolves-choice-{side}" for side in SIDES],
    "wolves-choice-keep-{}": ["wolves-choice-keep-blue", "wolves-choice-keep-red"],
    "wolves-event-{}": [f"wolves-event-{kind}" for kind in (*WOLVES_PLAIN, *LISTED)],
    "wolves-event-ragnarok-{}": [
        f"wolves-event-ragnarok-{deck}" for deck in ("deities", "victories")
    ],
    "wolves-event-deity-discarded{}": [
        f"wolves-event-deity-discarded{where}" for where in ("", "-hall")
    ],
    "wolves-why-{}": [f"wolves-why-{key}" for key in refusals("wolves")],
    "vikings-card-{}": [f"vikings-card-{name}" for name in VIKINGS_CARDS],
    "vikings-card-{}.acc": [f"vikings-card-{name}.acc" for name in VIKINGS_CARDS],
    "vikings-card-{}.text": [f"vikings-card-{name}.text" for name in VIKINGS_CARDS],
    "vikings-building-{}": [f"vikings-building-{name}" for name in ("hall", *BUILDING_NAMES)],
    "vikings-building-{}.acc": [
        f"vikings-building-{name}.acc" for name in ("hall", *BUILDING_NAMES)
    ],
    "vikings-building-{}.text": [f"vikings-building-{name}.text" for name in BUILDING_NAMES],
    "vikings-part-{}": [f"vikings-part-{source}" for source in VIKINGS_SOURCES],
    "vikings-mission-{}": [f"vikings-mission-{name}" for name in MISSION_NAMES],
    "vikings-mission-{}.text": [f"vikings-mission-{name}.text" for name in MISSION_NAMES],
    "vikings-achievement-{}": [f"vikings-achievement-{name}" for name in ACHIEVEMENT_NAMES],
    "vikings-achievement-{}.text": [
        f"vikings-achievement-{name}.text" for name in ACHIEVEMENT_NAMES
    ],
    "vikings-resource-{}": [f"vikings-resource-{name}" for name in RESOURCES],
    "vikings-table-{}": [f"vikings-table-{name}" for name in (*LABELS, *MARKS)],
    "vikings-table-in-{}": ["vikings-table-in-deck", "vikings-table-in-discard"],
    "vikings-ask-{}": [f"vikings-ask-{kind}" for kind in VIKINGS_ASKED],
    "vikings-event-{}": [
        f"vikings-event-{kind}" for kind in (*VIKINGS_PLAIN, *VIKINGS_LISTED, *OPENED, *PLACED)
    ],
    "vikings-why-{}": [
        f"vikings-why-{key}"
        for key in (*refusals("vikings"), *(only for _, only in VIKINGS_ANSWERS.values()))
    ],
    "cli-command-{}": [f"cli-command-{name}" for name in COMMANDS],
    "cli-help-{}": [f"cli-help-{name}" for name in COMMANDS],
    "{}-player": [f"{name}-player" for name in game_names()],
    "{}-list": [f"{name}-list" for name in game_names()],
    "{}-title": [f"{name}-title" for name in game_names()],
    "{}-intro": [f"{name}-intro" for name in game_names()],
    "{}-blurb": [f"{name}-blurb" for name in game_names()],
    "{}-aim": [f"{name}-aim" for name in game_names()],
    "{}-minute-{}": minute_keys(),
    "{}-rule-{}": rule_keys(),
    "{}-variant-{}": variant_keys(),
    "{}-number-{}": number_keys(),
    "{}-number-{}.n": number_keys(),
    "{}-number-{}.{}": number_keys(),
    "{}-rule-{}.title": rule_keys(),
    "{}-ruling-{}": ruling_keys(),
    "cli-rules-{}": [f"cli-rules-{part}" for part in ("book", "reason", "other", "switch")],
    "{}-section-{}": section_keys(),
    "{}-lesson-{}": lesson_keys(),
    "{}-remark-{}": remark_keys(),
    "{}-puzzle-{}": problem_keys(),
    "{}-puzzle-theme-{}": theme_keys(),
    "kernel-learner-{}": [f"kernel-learner-{who}" for who in SEATED],
    "{}-variant-{}.how": variant_keys(),
    # Of games without a module `words`, or `terminal`; ours have both.
    **{key: list[str]() for key in ("{}-ask", "{}-move-{}", "{}-event-{}", "{}-view-{}")},
}
"""Keys that the code puts together, every one of them, by the shape it puts them together in."""


# --- reading the catalogues -------------------------------------------------------------------


class _Found(Visitor):
    """The variables and the other messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")


def found_in(pattern: ftl.Pattern | None) -> _Found:
    found = _Found()
    if pattern:
        found.visit(pattern)
    return found


@cache
def files(package: str, lang: str) -> dict[str, ftl.Resource]:
    folder = PACKAGES[package] / "locale" / lang
    return {
        file.name: FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("*.ftl"))
    }


def patterns(package: str, lang: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every text by its key; an attribute's key is `message.attribute`."""
    for resource in files(package, lang).values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.value:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def keys(package: str, lang: str = "en") -> dict[str, _Found]:
    return {key: found_in(pattern) for key, pattern in patterns(package, lang)}


def all_keys() -> set[str]:
    return {key for package in PACKAGES for key in keys(package)}


packages = pytest.mark.parametrize("package", PACKAGES)
languages = pytest.mark.parametrize("lang", LANGUAGES)
others = pytest.mark.parametrize("lang", LANGUAGES[1:])


def test_the_catalogues_are_found() -> None:
    games = {f"meadhall.games.{name}" for name in game_names()}
    assert {"meadhall.cli", "meadhall.kernel", *games} <= set(PACKAGES)


@packages
def test_every_language_has_the_same_files(package: str) -> None:
    folder = PACKAGES[package] / "locale"
    assert sorted(each.name for each in folder.iterdir()) == sorted(LANGUAGES)
    for lang in LANGUAGES:
        assert list(files(package, lang)) == list(files(package, "en")), lang


@packages
@languages
def test_every_line_can_be_read(package: str, lang: str) -> None:
    for name, resource in files(package, lang).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert junk == [], f"{lang}/{name}"


@packages
@languages
def test_no_key_is_given_twice(package: str, lang: str) -> None:
    given = [key for key, _ in patterns(package, lang)]
    assert sorted(set(given)) == sorted(given)


@packages
@others
def test_no_key_is_missing_in_a_language(package: str, lang: str) -> None:
    assert sorted(keys(package, lang)) == sorted(keys(package))


@packages
@others
def test_every_language_says_it_with_the_same_variables(package: str, lang: str) -> None:
    def names(found: _Found) -> set[str]:
        return {FORMS.get(name, name) for name in found.variables}

    here, there = keys(package), keys(package, lang)
    differing = {key: names(here[key]) ^ names(there[key]) for key in here if key in there}
    assert {key: odd for key, odd in differing.items() if odd} == {}


@packages
@languages
def test_every_text_can_be_said(package: str, lang: str) -> None:
    """With every kind of number and whoever it is about; nothing stays unresolved."""
    texts = Texts(package, lang)
    for key, found in keys(package, lang).items():
        for number, who in itertools.product(NUMBERS, ("you", "self", "other")):
            args = {name: who if name == "who" else number for name in found.variables}
            assert texts.say(key, **args).strip()


def test_a_catalogue_has_keys_of_its_own_only() -> None:
    """One prefix for each package, so that a key says where it belongs."""
    for package in PACKAGES:
        prefixes = {key.partition("-")[0] for key in keys(package)}
        assert prefixes == {prefix(package)}


# --- reading the code -------------------------------------------------------------------------


def prefix(package: str) -> str:
    """Lessons and puzzles are the game's, though they lie apart."""
    return package.removesuffix(".lessons").removesuffix(".puzzles").rpartition(".")[2]


def prefixes() -> str:
    return "|".join({prefix(package): None for package in PACKAGES})


def strings_in_code() -> Iterator[tuple[str, str]]:
    """Every string in the code with its file; what is filled in by f-strings reads `{}`."""
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parts: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts |= {id(each) for each in node.values}
                shape = "".join(
                    str(each.value) if isinstance(each, ast.Constant) else "{}"
                    for each in node.values
                )
                yield str(file.relative_to(SOURCE)), shape
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in parts
            ):
                yield str(file.relative_to(SOURCE)), node.value


def is_of_another_game(file: str, text: str) -> bool:
    """Whose words begin like another game's keys, as the event `asgard-taken` does: no game says
    another's texts."""
    own, prefix = Path(file).parts[1], text.partition("-")[0]
    return file.startswith("games") and prefix in game_names() and prefix != own


def used_keys() -> dict[str, str]:
    """Every key that the code names, in full or by a declared family, and a file that does."""
    whole = re.compile(rf"(?:{prefixes()})-[a-z-]+(?:\.[a-z]+)?")
    used: dict[str, str] = {}
    for file, text in strings_in_code():
        if whole.fullmatch(text) and not is_of_another_game(file, text):
            used[text] = file
        for key in FAMILIES.get(text, []):
            used[key] = file
    return used


def test_every_key_the_code_puts_together_is_of_a_declared_family() -> None:
    shape = re.compile(
        rf"(?:(?:{prefixes()})-[a-z{{}}-]*|\{{\}}-[a-z-]+(?:\{{\}})?)(?:\.[a-z{{}}]+)?"
    )
    undeclared = {
        (file, text)
        for file, text in strings_in_code()
        if "{}" in text and shape.fullmatch(text) and text not in FAMILIES
    }
    assert undeclared == set()


def test_every_declared_family_is_used() -> None:
    shapes = {text for _, text in strings_in_code()}
    assert sorted(set(FAMILIES) - shapes) == []


def test_every_key_in_use_is_there() -> None:
    there = all_keys()
    assert {key: file for key, file in used_keys().items() if key not in there} == {}


def test_every_key_that_is_there_is_in_use() -> None:
    by_texts = {
        message
        for package in PACKAGES
        for found in keys(package).values()
        for message in found.messages
    }
    assert sorted(all_keys() - set(used_keys()) - by_texts) == []

"""Games that lack words: each is told what to write next."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from horns import Horns

from .cage import caught_with


def retold(name: str, lang: str, without: str = "", more: str = "") -> str:
    """A package with the papers of horns, but for a text in one language."""
    top = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, top)
    sys.path.append(str(top))
    with resources.as_file(resources.files(Horns.package)) as papers:
        shutil.copytree(papers, top / name, ignore=shutil.ignore_patterns("*.py"))
    (top / name / "__init__.py").touch()
    file = top / name / "locale" / lang / "horns.ftl"
    said = FluentParser().parse(file.read_text(encoding="utf-8"))
    said.body = [
        each
        for each in said.body
        if not (isinstance(each, ast.Message) and each.id.name == without)
    ]
    file.write_text(FluentSerializer().serialize(said) + more, encoding="utf-8")
    return name


@caught_with("texts: .* has no folder locale/en")
class NoTexts(Horns):
    package = "meadhall.games"


@caught_with("texts: add `horns-why-not-now` to locale/ru/horns.ftl")
class HalfTold(Horns):
    package = retold("half_told", "ru", "horns-why-not-now")


@caught_with("texts: add `horns-title` to locale/en/horns.ftl: what the game is called")
class Untitled(Horns):
    package = retold("untitled", "en", "horns-title")


@caught_with("texts: add `horns-move-pour` to locale/en/horns.ftl: such a move in words")
class Wordless(Horns):
    package = retold("wordless", "en", "horns-move-pour")


@caught_with("texts: add `horns-event-drew` to locale/en/horns.ftl: such an event in words")
class Untold(Horns):
    package = retold("untold", "en", "horns-event-drew")


@caught_with("texts: add `horns-rule-H-2` to locale/en/horns.ftl: what the rule says")
class RuleWithoutWords(Horns):
    package = retold("rule_without_words", "en", "horns-rule-H-2")


@caught_with("texts: locale/en/horns.ftl: `mead` must begin with `horns-`")
class StrangeKey(Horns):
    package = retold("strange_key", "en", more="mead = Mead\n")


@caught_with("texts: `horns-event-drew` can't be said in ru")
class UnfilledText(Horns):
    package = retold(
        "unfilled", "ru", "horns-event-drew", "horns-event-drew = { $who } берёт { $horn }\n"
    )

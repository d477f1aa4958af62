"""The saga as data: which line an event gives, that it can be said, and that it tells no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.bots import bot
from meadhall.kernel import Group, Space
from meadhall.kernel.events import EVERYBODY, Event
from meadhall.kernel.face import PlainWords, words_in
from meadhall.kernel.saga import Line, words_of
from meadhall.kernel.session import Session
from meadhall.kernel.telling import Teller
from meadhall.kernel.texts import LANGUAGES

NAMES = ["Anna", "Erik", "Mark", "Olga", "Ivar"]
BOARDS = Path(__file__).parent.parent / "web/src/boards"
SILENT = {
    "asgard": {"awakens", "changed", "dealt", "laid", "over", "round"},
    "vikings": {"over", "paid", "paid-token", "round", "spent", "storage", "turn"},
    "wolves": {"buried", "over", "round", "stood", "turn", "unit-stood"},
}
"""What says nothing by itself, or is a headline."""
NUMBERS = {
    "asgard": ((2, 1, 1, 1), (2, 2, 1, 0)),
    "vikings": ((0, 1, 1, 1), (2, 1, 1, 0)),
    "wolves": ((0, 0, 0, 0), (1, 2, 0, 1), (2, 1, 1, 0)),
}
"""What events of any kind may carry."""
games = pytest.mark.parametrize("name", SILENT)


def every_event(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """One of each kind, in a few ways, as seat 0 is told it."""
    game = meadhall.game(name)
    for kind, (shape, _) in import_module(f"{game.package}.telling").SHAPES.items():
        for numbers in NUMBERS[name]:
            told = game.tell(Event(kind, *numbers, EVERYBODY), 0)
            assert told is not None
            yield shape.rpartition(" ")[2], told


def everybody_sees(name: str) -> dict[str, Any]:
    view: dict[str, Any] = meadhall.game(name).start(3, 1).common_view()
    return view


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_or_silent(name: str, lang: str) -> None:
    game, view = meadhall.game(name), everybody_sees(name)
    for kind, told in every_event(name):
        lines = game.words.saga([told], view)
        assert any(not line.headline for line in lines) == (kind not in SILENT[name]), kind
        for line, me in ((line, me) for line in lines for me in (None, 0, 1)):
            words = words_of(line, game.texts(lang), NAMES, me)
            assert words
            assert not re.search(r"[{}$]|-event-", words), words


@games
def test_the_page_knows_every_picture(name: str) -> None:
    source = (BOARDS / name / "pictures.ts").read_text(encoding="utf-8")
    view = everybody_sees(name)
    for _, told in every_event(name):
        for line in meadhall.game(name).words.saga([told], view):
            kind, _, card = line.picture.partition("/")
            wanted = rf"\b{re.escape(kind)}\b.?[:,]" if not card else rf"\b{kind}\b"
            assert not line.picture or re.search(wanted, source), line


def saga(name: str, *told: dict[str, Any]) -> list[Line]:
    return meadhall.game(name).words.saga(told, everybody_sees(name))


def said(name: str, *told: dict[str, Any], me: int | None = None) -> list[str]:
    texts = meadhall.game(name).texts("en")
    return [words_of(line, texts, NAMES, me) for line in saga(name, *told)]


LAID = {"event": "laid", "seat": 0, "kind": "archer", "line": 1, "side": "right"}


def test_a_line_of_wolves() -> None:
    assert saga("wolves", LAID) == [
        Line(
            "wolves-event-laid",
            {
                "card": {"key": "wolves-card-archer"},
                "card-acc": {"key": "wolves-card-archer.acc"},
                "side": "right",
                "seat": 1,
            },
            seat=0,
            places=("unit/1/-1",),
            picture="card/archer",
        )
    ]


@pytest.mark.parametrize(("me", "whose"), [(None, "Erik's"), (0, "Erik's"), (1, "your")])
def test_the_line_of_whoever_reads_is_yours(me: int | None, whose: str) -> None:
    assert said("wolves", LAID, me=me) == [f"lays Archer at the right end of {whose} line"]
    own = said("wolves", {**LAID, "line": 0}, me=0)
    assert own == ["lays Archer at the right end of their own line"]


def test_what_belongs_together_is_one_line() -> None:
    drew = [{"event": "drew", "seat": 1, "kind": kind} for kind in ("thrall", "bond", "thrall")]
    assert said("wolves", *drew) == ["draws Bond, Thrall×2"]
    assert said("wolves", *({"event": "drew", "seat": 1},) * 3) == ["draws 3 cards"]
    aimed = {"event": "targeted", "seat": 0, "effect": "archer", "line": 1, "place": 2}
    fell = {"event": "destroyed", "line": 1, "place": 2, "kind": "bond"}
    assert said("wolves", {**aimed, "kind": "bond"}, fell) == ["loses Bond: destroyed"]


def test_lines_of_asgard() -> None:
    awakens = {"event": "awakens", "god": "odin", "final": False}
    favoured = {"event": "favoured", "god": "odin", "seat": 1, "attention": 4}
    will = {"event": "will", "god": "odin", "seat": 1}
    headline, line = saga("asgard", awakens, favoured, will)
    assert headline == Line("asgard-event-awakening", {}, headline=True)
    assert (line.title, line.picture) == ("asgard-god-odin", "god/odin")
    assert line.places == ("stack/1/odin",)
    assert said("asgard", favoured, me=1) == ["the favour goes to you (attention 4)"]
    assert said("asgard", will) == ["Erik chooses Odin's will"]
    compared = [
        {"event": "compared", "god": god, "seats": [0, 1, 2], "attention": 1}
        for god in ("odin", "thor")
    ]
    assert said("asgard", *compared, me=2) == [
        "Odin's and Thor's attention: Anna, Erik and you stay in"
    ]
    (sealed,) = saga("asgard", {"event": "sealed", "seat": 0, "pick": "odin/thor"})
    assert (sealed.args, sealed.tone) == ({"seat": 0}, "faint")


def test_a_turn_of_vikings() -> None:
    told: list[dict[str, Any]] = [
        {"event": "round", "round": 3, "seat": 0},
        {"event": "played", "seat": 0, "card": "beer"},
        {"event": "gained", "seat": 0, "beer": 1, "gold": 0},
        {"event": "paid", "seat": 0, "beer": 2, "gold": 0},
        {"event": "gained", "seat": 0, "beer": 0, "gold": 1},
        {"event": "spent", "seat": 0, "beer": 3, "gold": 0},
        {"event": "paid", "seat": 0, "beer": 3, "gold": 0},
        {"event": "bought", "seat": 0, "card": "elf-archer", "place": None},
        {"event": "declared", "seat": 0, "victim": 1, "site": "hall"},
        {"event": "built", "seat": 0, "site": "brewery-2"},
        {"event": "awarded", "achievement": "builder", "seats": [0, 1], "points": 3},
    ]
    assert said("vikings", *told, me=1) == [
        "Round 3: Anna is first",
        "plays Beer: +1 beer",
        "exchanges 2 beer for 1 gold",
        "buys Elf Archer for 3 beer",
        "attacks your Town Hall",
        "builds Brewery 2 for ?",
        "Builder: Anna and you share, +3 VP each",
    ]
    assert saga("vikings", told[8])[0].places == ("site/1/hall",)


# --- what a reader may know -------------------------------------------------------------------


def moments(name: str) -> Iterator[tuple[Session, list[Event]]]:
    game = meadhall.game(name)
    session = Session(game, 3, 5, {}, NAMES[:3])
    bots = [bot("random", game, seat, 5) for seat in range(3)]
    yield session, session.opening
    while session.state.waiting:
        seat = session.state.waiting[0]
        move = bots[seat].choose(session.state.view(seat), session.state.legal(seat))
        yield session, session.play(seat, move)


CARD = re.compile(r'"\w+-(?:card|deity|god|victory|mission|achievement|building)-([\w-]+)')


@games
def test_lines_tell_no_more_than_the_events_did(name: str) -> None:
    """Every thing that a line names was in what the reader was told, and nothing but what everybody
    sees plays a part besides: whoever was told the same gets the same lines."""
    game = meadhall.game(name)
    for session, events in moments(name):
        common = session.state.common_view()
        for seat in (None, 0, 1):
            for heard in (game.tell, game.recall):
                told = [each for event in events if (each := heard(event, seat))]
                lines = game.words.saga(told, common)
                assert lines == game.words.saga(told, session.state.view(seat))
                text = msgspec.json.encode(told).decode()
                written = msgspec.json.encode([line.args for line in lines]).decode()
                named = {each.partition(".")[0] for each in CARD.findall(written)}
                assert {each for each in named if each not in text} == set()


def test_a_game_without_words_is_told_by_the_names_of_its_events() -> None:
    assert words_in("meadhall.kernel") is None
    words = PlainWords(
        "meadhall.kernel", "stones", Space(1, Group("pass", first=0)), Teller({}, {})
    )
    told = [{"event": "took", "seat": 1, "stones": 2}, {}]
    (line,) = words.saga(told, {})
    assert line == Line("took", {"stones": 2}, 1)
    assert words_of(line, meadhall.game("asgard").texts("en"), NAMES, 0) == "took"

"""Bots of one's own, by `module:factory`: found, asked, and told where they failed."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import BotFailed, OwnBot, RandomBot, any_bot, bot, check_any, looks_own
from meadhall.bots.own import LONGEST_WORDS, words_of
from meadhall.kernel import BadOption
from meadhall.testing.bad_bots import BAD_BOTS, KINDS, WHISPER

ASGARD = meadhall.game("asgard")
STATE = ASGARD.start(2, 1)
FAILING = [
    name
    for name, each in BAD_BOTS.items()
    if each.why in ("crashed", "illegal") and name not in ("dying", "hungry", "interrupting")
]
SOURCE = """
from meadhall.bots import Bot, RandomBot

class First(Bot):
    def __init__(self, game, seat, seed): ...
    def choose(self, view, legal):
        return legal[0]
    def explain(self, lang="en"):
        return "the first will do"

class Stumbling(First):
    def choose(self, view, legal):
        from meadhall.kernel import seeded
        seeded("no number")

class Astray(First):
    def choose(self, view, legal):
        import random
        random.choice([])

class Shy(First):
    def __init__(self): ...

def dice(game, seat, seed):
    return RandomBot(seed)

number = 7
"""


@pytest.fixture(autouse=True)
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots, found like any other."""
    (tmp_path / "workshop.py").write_text(SOURCE)
    (tmp_path / "broken_workshop.py").write_text("this is no Python\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "workshop", raising=False)


def test_what_a_factory_makes_plays() -> None:
    first = any_bot("workshop:First", ASGARD, 0)
    assert first.choose(STATE.view(0), STATE.legal(0)) == STATE.legal(0)[0]
    assert first.explain() == "the first will do"
    made, ours = any_bot("workshop:dice", ASGARD, 0, 5), RandomBot(5)
    assert made.choose(STATE.view(0), STATE.legal(0)) == ours.choose({}, STATE.legal(0))
    assert type(any_bot("random", ASGARD, 0)) is RandomBot


def test_the_roster_alone_imports_nothing() -> None:
    with pytest.raises(BadOption, match="there is no bot 'workshop:First'"):
        bot("workshop:First", ASGARD, 0)
    assert looks_own("workshop:First")
    assert "workshop" not in sys.modules
    for kind in ("greedy", "ismcts:30", "ismcts:nonsense", "odin", "a-b:c", ":", "a:", "../a:b"):
        assert not looks_own(kind)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("odin", "there is no bot 'odin'; there are thrall, karl"),
        ("ismcts:many", "after the colon comes a number"),
        ("nowhere.at.all:Bot", "importing nowhere.at.all fails: ModuleNotFoundError: No module"),
        ("broken_workshop:Bot", "importing broken_workshop fails: SyntaxError"),
        ("workshop:Nobody", "workshop has no factory Nobody"),
        ("workshop:number", "workshop has no factory number"),
    ],
)
def test_a_name_with_nothing_behind_it_is_refused(kind: str, words: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_any(kind)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("workshop:Shy", "can't be made with a game, a seat and a seed: TypeError"),
        ("builtins:print", "made something that is no meadhall.bots.Bot: NoneType"),
        ("meadhall.testing.bad_bots:BadBot", "TypeError: Can't instantiate abstract class"),
    ],
)
def test_what_makes_no_bot_is_refused(kind: str, words: str) -> None:
    check_any(kind)
    with pytest.raises(BadOption) as refused:
        any_bot(kind, ASGARD, 0)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("kind", "where"), [("Stumbling", 'seeded("no number")'), ("Astray", "random.choice([])")]
)
def test_a_fault_is_told_with_the_line_of_the_bots_own_code(kind: str, where: str) -> None:
    """Not with one of ours or of Python's, though it was there that it came to light."""
    with pytest.raises(BotFailed) as failed:
        any_bot(f"workshop:{kind}", ASGARD, 0).choose(STATE.view(0), STATE.legal(0))
    line = SOURCE.splitlines().index(f"        {where}") + 1
    assert str(failed.value).startswith(f"the bot workshop:{kind} failed: ")
    assert str(failed.value).endswith(f"(workshop.py, line {line})")


@pytest.mark.parametrize("name", FAILING)
def test_whatever_a_bot_does_instead_of_answering_it_has_failed(name: str) -> None:
    player = OwnBot(KINDS[name], ASGARD, 0)
    with pytest.raises(BotFailed) as failed:
        player.choose(STATE.view(0), STATE.legal(0))
    assert len(str(failed.value)) < LONGEST_WORDS + 200
    sent = pickle.loads(pickle.dumps(BotFailed(str(failed.value))))
    assert str(sent) == str(failed.value)


def test_a_real_interrupt_goes_through() -> None:
    with pytest.raises(KeyboardInterrupt, match=WHISPER):
        OwnBot(KINDS["interrupting"], ASGARD, 0).choose(STATE.view(0), STATE.legal(0))


def test_what_cant_be_told_is_named_by_python() -> None:
    class Mute(ValueError):
        def __str__(self) -> str:
            raise SystemExit

    assert words_of(Mute()) == "ValueError"
    assert words_of(ValueError("two\nlines")) == "ValueError: two lines"

"""Games by name, options that can't be, texts and rule books in every language."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from horns import GAME as HORNS
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.kernel import BadNotation, BadOption, Reason, UnknownGame, registry
from meadhall.kernel.game import fingerprint
from meadhall.kernel.texts import LANGUAGES, Key, Texts, texts
from meadhall.testing import at_hand

ASGARD = meadhall.game("asgard")
TOY = HORNS.package


# --- the registry -----------------------------------------------------------------------------


def test_installed_games_are_found_by_name() -> None:
    assert "asgard" in meadhall.game_names()
    assert all(meadhall.game(name).name == name for name in meadhall.game_names())
    assert meadhall.game("asgard") is meadhall.game("asgard")


@pytest.mark.parametrize("name", ["chess", "", "Asgard", "asgard ", "../asgard"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_listed(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"installed: .*asgard"):
        meadhall.game(name)


def test_a_game_that_is_not_installed_can_be_at_hand_for_a_while() -> None:
    with at_hand(HORNS):
        assert meadhall.game("horns") is HORNS
        assert meadhall.game_names() == sorted({*meadhall.game_names(), "asgard", "horns"})
        assert meadhall.game("asgard") is ASGARD
    with pytest.raises(UnknownGame):
        meadhall.game("horns")


def test_a_game_that_cannot_be_loaded_is_said_so_and_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = EntryPoint("horns", "no_such_package:GAME", "meadhall.games")
    whole = EntryPoint("asgard", "meadhall.games.asgard:GAME", "meadhall.games")

    def offers(group: str, name: str | None = None) -> list[EntryPoint]:
        return [point for point in (broken, whole) if name in (None, point.name)]

    monkeypatch.setattr("meadhall.kernel.registry.entry_points", offers)
    registry.game.cache_clear()
    with pytest.raises(UnknownGame, match=r"'horns' can't be loaded: .*no_such_package"):
        meadhall.game("horns")
    assert registry.games() == [ASGARD]


# --- options ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 6, -1, 2**70, True, 2.0, "2", None])
def test_too_few_too_many_and_no_number_of_players_are_refused(players: Any) -> None:
    with pytest.raises(BadOption):
        ASGARD.start(players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"speed": 2}, "unknown option 'speed'"),
        ({"copies": 5}, "must be a table"),
        ({"copies": {"odin/odin": 1}}, "no entry 'odin/odin'"),
        ({"copies": {"thor/odin": 1}}, "no entry 'thor/odin'"),
        ({"copies": {"odin/thor": -1}}, "from 0 to"),
        ({"copies": {"odin/thor": 2.0}}, "whole number"),
        ({"copies": {"odin/thor": True}}, "whole number"),
        ({"copies": {"odin/thor": "3"}}, "whole number"),
        ({"copies": {"odin/thor": 10**30}}, "from 0 to"),
        ({"deals": {"6": [1, 1, 1]}}, "no entry '6'"),
        ({"deals": {"2": [1, 1]}}, "a list of 3"),
        ({"deals": {"2": "711"}}, "a list of 3"),
        ({"deals": {"2": [0, 1, 1]}}, "from 1 to"),
        ({"deals": {"2": [13, 1, 1]}}, "from 1 to"),
        ({"deals": {"2": [12, 12, 12]}}, "need a deck|room for"),
        ({"deals": {"5": [7, 6, 5]}}, "need a deck of at least 92"),
        ({"goal_limits": {"columns": [[3], [3, 2]]}}, "columns: a list of 3"),
        ({"goal_limits": {"columns": [[3], [3], [3, 2, 1]]}}, r"columns\[2\]"),
        ({"goal_limits": {"columns": [[0], [3, 2], [3, 2, 1]]}}, r"columns\[1\]"),
        ({"goal_limits": {"rows": []}}, "no entry 'rows'"),
    ],
)
def test_an_impossible_option_is_refused_with_what_is_wrong(
    options: dict[str, Any], said: str
) -> None:
    players = 5 if "5" in options.get("deals", ()) else 2
    with pytest.raises(BadOption, match=said):
        ASGARD.start(players, 0, options)


PAIRS = ("odin/thor", "thor/freya", "bragi/heimdall")
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.floats(allow_nan=False)
    | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*PAIRS, "2", "columns"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    options=st.dictionaries(st.sampled_from(["copies", "deals", "goal_limits", "x"]), JSON),
    players=st.integers(2, 5),
)
def test_whatever_the_options_they_are_refused_or_played_with(
    options: dict[str, Any], players: int
) -> None:
    try:
        checked = ASGARD.check_options(options, players)
    except BadOption:
        return
    assert ASGARD.check_options(checked, players) == checked
    state = ASGARD.start(players, 1, checked)
    assert state.to_json()["options"] == checked
    assert ASGARD.data_hash(checked) == ASGARD.data_hash(options)


def test_options_that_change_nothing_are_dropped() -> None:
    assert ASGARD.check_options({"copies": {"odin/thor": 3}, "deals": {"2": [7, 6, 5]}}, 2) == {}


def test_a_fingerprint_follows_the_data_and_not_its_order() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert ASGARD.data_hash({}) != ASGARD.data_hash({"copies": {"odin/thor": 4}})


# --- notation ---------------------------------------------------------------------------------


def test_notation_is_read_whatever_its_case_and_spaces() -> None:
    state = ASGARD.start(2, 1)
    move = state.legal(0)[0]
    text = ASGARD.notation(state, 0, move)
    assert ASGARD.parse(state, 0, f"  {text.upper().replace(' ', '   ')} ") == move


def test_a_slip_of_the_pen_is_answered_with_what_was_meant() -> None:
    state = ASGARD.start(2, 1)
    text = ASGARD.notation(state, 0, state.legal(0)[0])
    with pytest.raises(BadNotation, match=f"did you mean '{text}'"):
        ASGARD.parse(state, 0, text[:-1])


@given(text=st.text())
def test_no_text_does_harm(text: str) -> None:
    state = ASGARD.start(2, 1)
    try:
        move = ASGARD.parse(state, 0, text)
    except BadNotation:
        return
    assert move in state.legal(0)


# --- texts ------------------------------------------------------------------------------------


def test_texts_are_said_in_every_language() -> None:
    assert texts(TOY, "en").say("horns-why-not-now") == "that can't be done now"
    assert texts(TOY, "ru").say("horns-why-not-now") == "сейчас так нельзя"


def test_an_attribute_of_a_text_is_said_too() -> None:
    assert texts(TOY, "ru").say("horns-rule-H-2.title") == "Тост"


@pytest.mark.parametrize(
    "key", ["no-such-key", "horns-rule-H-1.colour", "horns-section-play.title", ""]
)
def test_a_missing_text_is_an_error_that_names_it(key: str) -> None:
    with pytest.raises(LookupError, match=f"{TOY} has no text '{key}' in en"):
        texts(TOY, "en").say(key)
    assert not texts(TOY, "en").has(key)


@pytest.mark.parametrize("lang", ["de", "", "EN", "../en"])
def test_an_unknown_language_is_refused(lang: str) -> None:
    with pytest.raises(LookupError, match="there are en, ru"):
        Texts(TOY, lang)


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_text() -> None:
    with pytest.raises(LookupError, match="kernel-why-no-such-move"):
        texts("meadhall.kernel", "en").say("kernel-why-no-such-move")


def test_an_argument_that_is_a_key_is_said_in_the_same_language() -> None:
    key = "asgard-why-other-stack"
    for lang in LANGUAGES:
        god = texts(ASGARD.package, lang).say("asgard-god-loki")
        said = texts(ASGARD.package, lang).say(key, god=Key("asgard-god-loki"))
        assert god in said
        assert "asgard-god" not in said
    with pytest.raises(LookupError):
        texts(ASGARD.package, "en").say(key, god=Key("no-such-key"))


def test_a_reason_begins_with_its_rule() -> None:
    reason = Reason(TOY, "horns-why-not-now", rule="H-1")
    assert str(reason) == "H-1: that can't be done now"
    assert reason.text("ru") == "H-1: сейчас так нельзя"
    assert Reason(TOY, "horns-why-not-now").text() == "that can't be done now"


def test_the_rule_book_is_searched_in_every_language() -> None:
    assert [rule.id for rule in HORNS.rulebook("en").search("WINNER draws")] == ["H-2"]
    assert [rule.id for rule in HORNS.rulebook("ru").search("рогов")] == ["H-1"]
    assert HORNS.rulebook().search("no such words") == []
    assert [rule.ruling for rule in HORNS.rulebook().rules.values()] == [False, True]

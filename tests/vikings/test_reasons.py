"""Every move that is not allowed is refused with a rule, whatever is going on."""

from __future__ import annotations

import re

import pytest

from meadhall.games.vikings.reasons import ANSWERS
from meadhall.hall.wire.words import words_for
from meadhall.kernel import IllegalMove
from meadhall.kernel.texts import LANGUAGES

from .rules import rule
from .table import GAME, Table, new_game, vikings

NAMES = ("ragnar", "lagerta", "bjorn", "floki")
RULES = set(GAME.rulebook().rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_names_a_rule_of_the_book(players: int) -> None:
    table = new_game(*NAMES[:players], seed=players, options={"table": {"hand": 9}})
    met: set[str] = set()

    def refused_with_a_rule(table: Table) -> bool:
        what = table.asked[1]
        if what != "turn" or table.state.knots % 5 == 0:
            met.add(what)
            for seat in table.state.waiting:
                check(table, seat)
        return table.round > 12

    table.play_until(refused_with_a_rule, seed=players)
    assert {"turn", "attack"} <= met


def check(table: Table, seat: int) -> None:
    """All moves a seat may not make now."""
    legal = set(table.state.legal(seat))
    for move in range(GAME.actions):
        if move not in legal:
            with pytest.raises(IllegalMove) as refusal:
                table.state.play(seat, move)
            reason = refusal.value.reason
            assert reason.rule in RULES
            assert reason.key.startswith("vikings-why-")


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = new_game("ragnar", "lagerta", options={"first": 0})
    with pytest.raises(IllegalMove) as refusal:
        table.lagerta("end")
    assert refusal.value.reason.key == "kernel-why-not-your-decision"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_refusal_speaks_of_answers_or_of_the_terminal(language: str) -> None:
    texts = GAME.texts(language)
    said = [texts.say(f"vikings-why-{only}") for _, only in ANSWERS.values()]
    assert len(set(said)) == len(ANSWERS)  # each question says what can answer it
    terminal = ("undo", "among", "answers", "отмен", "ответа на этот вопрос")
    asked = [*said, texts.say("vikings-why-in-order"), texts.say("vikings-why-declared")]
    assert not [words for words in asked if any(each in words.lower() for each in terminal)]


@rule("V-53")
def test_what_is_asked_names_people_and_nothing_to_type() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: drakkar")
    table.ragnar("attack lagerta drakkar-1")
    names = ["Ragnar", "Lagerta"]
    for language in LANGUAGES:
        view, legal = table.view("ragnar"), table.state.legal(0)
        question, moves = words_for(GAME, view, legal, language, names)
        assert question
        assert not re.search(r"\bp\d\b|undo|отмен", " ".join([question, *moves.values()]))

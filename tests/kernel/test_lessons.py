"""Lessons: the engine plays every one of them through, mistakes and all, and the guide has words
for it in every language. A rule that changes under a lesson is noticed here."""

from __future__ import annotations

from functools import cache

import pytest

import meadhall
from meadhall.kernel import BadNotation
from meadhall.kernel.lessons import Course, Lesson, Step, lesson_texts, lessons
from meadhall.kernel.texts import LANGUAGES

LONGEST = 30
"""Words of a sentence that one reads while looking at a table."""

LINE = 66
"""Letters of what a list says of a lesson."""


@cache
def taught() -> list[Lesson]:
    return [lesson for name in meadhall.game_names() for lesson in lessons(meadhall.game(name))]


EVERY = pytest.mark.parametrize("lesson", taught(), ids=lambda each: each.key)


def entered(lesson: Lesson, at: int) -> Course:
    """A learner who has come to this step."""
    course = Course(meadhall.game(lesson.game), lesson)
    while course.at < at:
        course.show()
        course.next()
    return course


def make(course: Course, text: str) -> str:
    """The learner plays what a lesson tells, as it is told there."""
    game, seat = course.game, course.lesson.learner
    for move in course.state.legal(seat):
        if course.means(game.notation(course.state, seat, move), text):
            return course.play(move)
    pytest.fail(f"{text!r} can't be played here")


@pytest.mark.parametrize("game", meadhall.game_names())
def test_each_game_teaches_itself(game: str) -> None:
    assert 5 <= len(lessons(meadhall.game(game))) <= 8


@EVERY
def test_what_is_right_leads_through_the_lesson(lesson: Lesson) -> None:
    course = entered(lesson, 0)
    while (step := course.step) is not None:
        if step.ask:
            assert course.answer(step.right) == "right"
        verdict = "right"
        while course.awaited is not None:
            verdict = make(course, course.awaited)
            assert verdict in ("on", "right"), (step.key, verdict)
        assert verdict == "right"
        course.next()


@EVERY
def test_a_mistake_can_be_made_is_noticed_and_taken_back(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        for name, moves in step.wrong.items():
            course = entered(lesson, at)
            before = course.state.key()
            verdicts = [make(course, each.strip()) for each in moves.split(";")]
            assert verdicts == ["on"] * (len(verdicts) - 1) + ["wrong"], (step.key, name)
            assert course.mistake == name
            course.again()
            assert course.state.key() == before
            assert course.awaited is not None
        for answer in step.ask:
            course = entered(lesson, at)
            assert course.answer(answer) == ("right" if answer == step.right else "wrong")


@EVERY
def test_each_way_that_a_lesson_calls_right_can_be_gone(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        mine = [each for each in step.play if ":" not in each]
        for before, told in enumerate(mine):
            for way in told.split(" or "):
                course = entered(lesson, at)
                for each in mine[:before]:
                    make(course, each)
                assert make(course, way) in ("on", "right"), (step.key, way)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_has_words_for_everything(lesson: Lesson, lang: str) -> None:
    said = lesson_texts(meadhall.game(lesson.game), lang)
    for key in lesson.keys:
        assert 0 < len(said.say(key).split()) <= LONGEST, key
    assert len(said.say(f"{lesson.key}.about")) <= LINE


@EVERY
def test_it_teaches_rules_that_there_are(lesson: Lesson) -> None:
    rules = meadhall.game(lesson.game).rulebook().rules
    assert [each for each in lesson.teaches if each not in rules] == []


def test_another_move_is_no_mistake_with_a_name() -> None:
    lesson = taught()[0]
    course = entered(lesson, 0)
    told = [*lesson.steps[0].play, *lesson.steps[0].wrong.values()]
    seat = lesson.learner
    other = next(
        move
        for move in course.state.legal(seat)
        if not any(
            course.means(course.game.notation(course.state, seat, move), each) for each in told
        )
    )
    assert course.play(other) == "astray"
    assert course.mistake is None


def test_a_lesson_that_the_rules_no_longer_allow_says_where() -> None:
    lesson = taught()[0]
    broken = Lesson(
        lesson.game,
        lesson.name,
        lesson.teaches,
        lesson.seats,
        lesson.minutes,
        (Step(lesson.steps[0].key, lesson.steps[0].position, play=("play nothing",)),),
    )
    with pytest.raises(BadNotation, match=rf"{lesson.key}-1: no 'play nothing' among"):
        Course(meadhall.game(lesson.game), broken).show()

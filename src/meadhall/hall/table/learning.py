"""Lessons as a learner sees them. Nothing is kept: where a learner is follows from the step and
from what was done there, and the engine is quick enough to come there anew each time."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadMove, IllegalMove
from ...kernel.game import Game
from ...kernel.lessons import YOU, Course, Lesson, Verdict, lesson_texts, lessons
from ...kernel.registry import game as game_named
from ...kernel.texts import texts
from .. import wire
from ..wire.errors import Refused
from .messages import reason
from .showing import shown


def lessons_of(game: Game[Any], lang: wire.Lang) -> wire.Lessons:
    """What a game teaches."""
    said = lesson_texts(game, lang).say if lessons(game) else str
    enough = enough_of(game)
    return wire.Lessons(
        [
            wire.LessonInfo(
                each.name,
                said(each.key),
                said(f"{each.key}.about"),
                said(f"{each.key}.won"),
                list(each.picture),
                at < enough,
                each.minutes,
                len(each.steps),
                list(each.teaches),
                wire.FirstGame(**{"options": {}, **each.then}) if each.then else None,
            )
            for at, each in enumerate(lessons(game))
        ]
    )


def enough_of(game: Game[Any]) -> int:
    """So many of its lessons, the first ones, are enough to play."""
    enough = game.about.enough
    return len(lessons(game)) if enough is None else enough


def step_of(game: Game[Any], name: str, at: wire.TakeStep) -> wire.LessonStep:
    """What a learner sees who has come this far."""
    course, verdict = _come_to(game, name, at)
    return _seen(course, verdict, at.lang)


def why_not(game: Game[Any], name: str, asked: wire.WhyNot) -> wire.Reason | None:
    """Why a move can't be made there; None if it can."""
    course, _ = _come_to(game, name, asked.at)
    try:
        move = game.space.move(asked.what)
    except BadMove as unknown:
        raise Refused("malformed", str(unknown)) from unknown
    try:
        course.state.clone().play(course.lesson.learner, move)
    except IllegalMove as refused:
        return reason(refused.reason, asked.at.lang)
    return None


def _come_to(game: Game[Any], name: str, at: wire.TakeStep) -> tuple[Course, Verdict | None]:
    lesson = next((each for each in lessons(game) if each.name == name), None)
    if lesson is None:
        raise Refused("not-found", f"{game.name} has no lesson {name!r}.")
    if at.step >= len(lesson.steps):
        raise Refused("malformed", f"This lesson has {len(lesson.steps)} steps.")
    course = Course(game, lesson)
    while course.at < at.step:
        course.show()
        course.next()
    verdict: Verdict | None = None
    for move in at.moves:
        if verdict in ("wrong", "astray"):
            raise Refused("malformed", "A mistake is taken back before one goes on.")
        try:
            verdict = course.play(move)
        except IllegalMove as refused:
            raise Refused("illegal-move", str(refused), refused.reason) from refused
    if at.answer is not None:
        if at.answer not in lesson.steps[at.step].ask:
            raise Refused("malformed", "Nobody asked that.")
        verdict = course.answer(at.answer)
    return course, verdict


def _seen(course: Course, verdict: Verdict | None, lang: wire.Lang) -> wire.LessonStep:
    game, lesson, step, state = course.game, course.lesson, course.step, course.state
    assert step is not None
    seat, said, names = lesson.learner, lesson_texts(game, lang), _names(lesson, lang)
    mistake = f"{step.key}.{course.mistake}" if course.mistake else None
    spoken = step.done if verdict == "right" else mistake
    return wire.LessonStep(
        step=course.at,
        steps=len(lesson.steps),
        says=said.say(step.key),
        lit=list(step.lit),
        answers=[
            wire.LessonAnswer(each, _answer(lesson, f"{step.key}.answer-{each}", each, lang))
            for each in step.ask
        ],
        verdict=verdict,
        remark=said.say(spoken) if spoken else None,
        right=course.right_moves(),
        **shown(game, state, seat, course.legal, course.events, names, lang),
    )


def _answer(lesson: Lesson, key: str, answer: str, lang: wire.Lang) -> str:
    """An answer in words: somebody at the table, or what the guide calls it."""
    if answer == YOU:
        return texts("meadhall.kernel", lang).say("kernel-learner-you.answer")
    if answer in lesson.seats:
        return _names(lesson, lang)[lesson.seats.index(answer)]
    return lesson_texts(game_named(lesson.game), lang).say(key)


def _names(lesson: Lesson, lang: wire.Lang) -> list[str]:
    said = texts("meadhall.kernel", lang)
    return [said.say(f"kernel-learner-{each}") for each in lesson.seats]

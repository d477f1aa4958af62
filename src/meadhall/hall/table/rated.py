"""Tables that change what people are rated: what must hold there, and who may sit down.

A rating says how well somebody plays the game as it is, alone. So such a table is played by the
book, against a clock, without advice or anybody who looks over a shoulder; and a bot that stands in
for somebody is one that nobody would rather have play.
"""

from __future__ import annotations

from collections.abc import Collection

from .. import wire
from ..wire.errors import Refused
from .ladder import of_bot

STAND_IN = "karl"
"""Who plays for whoever is away."""
MOST_DAYS, MOST_BANK, MOST_INCREMENT = 3, 3600, 60
"""Longer clocks would let whoever loses put it off."""
FEWEST_TO_AGREE = 2
"""So many must agree to end a game early: nobody stops alone while they are ahead of the bots."""


def made_fair(settings: wire.Settings, bots: Collection[str]) -> None:
    """Have the settings of a rated table hold what must; refuses what somebody wants otherwise."""
    if settings.clock.kind == "none":
        raise _refused("A rated table needs a clock.", "За рейтинговым столом нужны часы.")
    clock = settings.clock
    if clock.days > MOST_DAYS or clock.bank > MOST_BANK or clock.increment > MOST_INCREMENT:
        raise _refused(
            f"A rated game is not put off: {MOST_DAYS} days a turn at most, or an hour for the"
            " game and a minute for each turn.",
            f"Рейтинговую игру не откладывают: не больше {MOST_DAYS} дней на ход или часа на игру"
            " и минуты на каждый ход.",
        )
    if settings.options:
        raise _refused(
            "A rated table is played by the rules, with no other numbers.",
            "За рейтинговым столом играют по правилам, без своих чисел.",
        )
    if settings.players < FEWEST_TO_AGREE:
        raise _refused("A rated table needs two players.", "За рейтинговым столом нужны двое.")
    for level in settings.bots:
        if level is not None and of_bot(settings.game, settings.players, level) is None:
            raise _refused(
                f"The bot {level!r} is not rated in this game.",
                f"У бота {level!r} нет рейтинга в этой игре.",
            )
    settings.hints = "never"
    settings.watching = "public"
    settings.takeover.timeout = "bot"
    settings.takeover.concede = "last"
    if STAND_IN in bots:
        settings.takeover.level = STAND_IN


def needs_name() -> Refused:
    """What whoever has no name of their own is told, who wants to sit down at a rated table."""
    return Refused(
        "needs-name",
        "This table is rated: it takes a name of your own. Make one, or sign in.",
        russian="Этот стол рейтинговый: за ним сидят под своим именем. Заведите имя или войдите.",
    )


def needs_people() -> Refused:
    """The same of programs."""
    return _refused(
        "Programs don't sit down at a rated table.", "Программы не садятся за рейтинговый стол."
    )


def only_once() -> Refused:
    """And of those who sit there already."""
    return Refused(
        "seated-already",
        "You sit at this table already, and it is rated.",
        russian="Вы уже сидите за этим столом, а он рейтинговый.",
    )


def not_alone() -> Refused:
    """Why somebody can't end a game by themselves."""
    return Refused(
        "not-alone",
        "A rated game isn't ended by one player alone; you can give up.",
        russian="Рейтинговую игру нельзя закончить в одиночку; можно сдаться.",
    )


def not_at_rated() -> Refused:
    """Why nobody is sent away, and nobody lets a bot play for them for a while."""
    return Refused(
        "not-at-rated",
        "At this table everybody plays for themselves; the clock sees to whoever is gone.",
        russian="За этим столом каждый играет сам; об ушедших заботятся часы.",
    )


def _refused(english: str, russian: str) -> Refused:
    return Refused("bad-option", english, russian=russian)

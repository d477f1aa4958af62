"""What a move is good for: how an attack would stand, what it gives, what it leaves to spend."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.texts import Texts
from ..shown import Amount, Foreseen, View


def meaning(view: View, move: int, foreseen: Foreseen, texts: Texts, names: Sequence[str]) -> str:
    """What the game foresees of the move; empty if that is nothing."""
    if "succeeds" in foreseen:
        key = "vikings-meaning-holds" if foreseen["succeeds"] else "vikings-meaning-weak"
        return texts.say(key, strength=foreseen["strength"], defence=foreseen["defence"])
    if foreseen.get("draws"):
        return texts.say("vikings-meaning-draws", cards=foreseen["draws"])
    gains = foreseen.get("gains")
    if gains and gains["beer"] + gains["gold"]:
        return texts.say("vikings-meaning-gains", amount=_amount(gains, texts))
    left = foreseen.get("left")
    if "price" in foreseen and left is not None:
        return texts.say("vikings-meaning-left", amount=_amount(left, texts))
    return ""


def _amount(amount: Amount, texts: Texts) -> str:
    return texts.say("vikings-amount", beer=amount["beer"], gold=amount["gold"])

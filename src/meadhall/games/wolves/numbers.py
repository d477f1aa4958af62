"""The numbers a game is played with: the card data, with the options laid over them."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from .deities import DEITIES, VICTORY_NAMES
from .people import NAMES, RUNES, UNITS


@final
class Numbers:
    """Set once for a game and shared by all copies of its state; never changed."""

    def __init__(self, data: dict[str, Any], players: int, options: str) -> None:
        people = data["people"]
        units = [people[name] for name in NAMES[:UNITS]]
        self.copies: vec[i64] = vec[i64]([people[name]["copies"] for name in NAMES])
        self.deck_size: i64 = sum(self.copies)
        self.strengths: vec[i64] = vec[i64]([unit.get("strength", 0) for unit in units])
        """Of units whose strength is fixed; a lone Hirdman's for Hirdmen."""
        self.runes: vec[i64] = vec[i64]([RUNES.index(unit["rune"]) for unit in units])
        self.hirdmen_together: i64 = people["hirdman"]["together"]
        self.hovding_each: i64 = people["hovding"]["each"]
        self.konung_alone: i64 = people["konung"]["alone"]
        self.priest_shuns: i64 = people["priest"]["shuns"]
        self.assassin_weak: i64 = people["assassin"]["weak"]

        self.first_hand: i64 = data["hands"]["first"]
        self.hand_limit: i64 = data["hands"]["limit"]
        self.pass_draw: i64 = data["hands"]["pass_draw"]
        self.reshuffles: i64 = data["rounds"]["reshuffles"]
        """After so many in a round everybody must pass (W-26)."""
        self.prizes: i64 = data["prizes"][str(players)]
        """Victory cards fought for in a round (W-21)."""
        self.glory_to_end: i64 = data["glory"]["to_end"]

        deities = data["deities"]
        self.hall: i64 = deities["hall"]
        self.first_cost: i64 = deities["first_cost"]
        self.more_cost: i64 = deities["more_cost"]
        self.upper_deities: i64 = DEITIES - deities["with_ragnarok"]
        """Deities above those that are mixed with the Ragnarök (W-10)."""
        self.thor: i64 = data["modifiers"]["thor"]
        self.fenrir: i64 = data["modifiers"]["fenrir"]

        victories = [data["victories"][name] for name in VICTORY_NAMES]
        self.glory: vec[i64] = vec[i64]([card["glory"] for card in victories])
        self.victory_draw: vec[i64] = vec[i64]([card.get("pass_draw", 0) for card in victories])
        self.each: vec[i64] = vec[i64]([card.get("each", 0) for card in victories])
        self.most: vec[i64] = vec[i64]([card.get("most", 0) for card in victories])
        self.fulfilled: vec[i64] = vec[i64]([card.get("fulfilled", 0) for card in victories])
        self.crowded_hall: i64 = data["victories"]["crowded-hall"]["cards"]

        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""

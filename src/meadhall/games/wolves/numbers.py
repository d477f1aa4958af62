"""The numbers a game is played with: the card data, with the options laid over them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .deities import DEITIES, VICTORY_NAMES
from .people import NAMES, RUNES, UNITS

RULES_VERSION: Final = 5
"""2: nothing is asked without a choice. 3: Odin can't be used on himself alone (W-80);
a standing answer is nobody else's to know (W-65). 4: rulings can be played the other way.
5: other victory cards (W-103)."""
OLDEST_RULES: Final = 2
"""The oldest that records are still replayed by."""


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

        variants = data["variants"]
        self.fenrir_stopped: bool = variants["fenrir_stopped"]
        """Fenrir's −5 doesn't reach a protected line (W-76)."""
        self.odin_returns_free: bool = variants["odin_returns_free"]
        """Odin takes a sacrifice only for discarding a deity (W-80)."""
        self.other_unit: bool = variants["other_unit"]
        """An Archer or Assassin can't be aimed at itself (W-52)."""
        self.flank_discards: bool = variants["flank_discards"]
        """Flank has to discard a card at least (W-61)."""
        self.hel_takes_back: bool = variants["hel_takes_back"]
        """Hel may take what was just discarded for her (W-91)."""
        self.powers_anew: bool = variants["powers_anew"]
        """A deity that comes to a player has an unused power (W-74)."""
        self.first_breaks_ties: bool = variants["first_breaks_ties"]
        """Of the last round only the first place decides a tie (W-101)."""

        self.rules: i64 = data["rules"]
        """By which version of the rules the game is played."""
        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""

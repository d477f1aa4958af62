"""The numbers a game is played with: the card data, with the options laid over them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import ASGARD, CARDS, GIFTS_OF_ASGARD, NAMES, PATH, POWERS, ROLES, STARTERS, Power, Role
from .village import ACHIEVEMENT_NAMES, BUILDING_NAMES, MISSION_NAMES
from .worth import worths

RULES_VERSION: Final = 6
"""2: a booster counts only beside a Fighter that no trap has taken (V-55);
a standing answer is nobody else's to know (V-57). 3: rulings can be played the other way.
4, 5, 6: numbers of ours that measured games spoke for (docs/balance.md); in 6 also a token for
those who don't begin, as a house rule."""
OLDEST_RULES: Final = 1
"""The oldest that records are still replayed by."""
FIRST_GAME = ("defender", "conqueror", "builder", "beer-tycoon")
ATTACKERS = (Role.FIGHTER, Role.HERO)


@final
class CardNumbers:
    """What each kind of card costs and does, by kind."""

    def __init__(self, cards: list[dict[str, Any]]) -> None:
        self.copies: vec[i64] = vec[i64]([card.get("copies", 0) for card in cards])
        self.role: vec[i64] = vec[i64]([ROLES.index(card["role"]) for card in cards])
        self.cost_beer: vec[i64] = vec[i64]([card.get("cost_beer", 0) for card in cards])
        self.cost_gold: vec[i64] = vec[i64]([card.get("cost_gold", 0) for card in cards])
        self.strength: vec[i64] = vec[i64]([card.get("strength", 0) for card in cards])
        """Of a Fighter or Hero; what a booster or a fortification adds; an undead's defence."""
        self.beer: vec[i64] = vec[i64]([card.get("beer", 0) for card in cards])
        self.gold: vec[i64] = vec[i64]([card.get("gold", 0) for card in cards])
        self.draw: vec[i64] = vec[i64]([card.get("draw", 0) for card in cards])
        self.power: vec[i64] = vec[i64]([power_of(card) for card in cards])
        self.amount: vec[i64] = vec[i64]([card.get("amount", 0) for card in cards])
        self.playable: vec[i64] = vec[i64]([1 if playable(card) else 0 for card in cards])
        """1 for what can be played on its own in the own turn (V-26), else 0."""


def power_of(card: dict[str, Any]) -> int:
    """What the record of a card can't say."""
    return POWERS.index(card.get("power", "plain"))


def playable(card: dict[str, Any]) -> bool:
    """V-26: resources and actions, and Fighters and Heroes that have another effect."""
    role = ROLES.index(card["role"])
    if role in (Role.RESOURCE, Role.ACTION):
        return True
    return role in ATTACKERS and ("draw" in card or power_of(card) == Power.CALL_FIGHTER)


@final
class Numbers:
    """Set once for a game and shared by all copies of its state; never changed."""

    def __init__(self, data: dict[str, Any], players: int, options: str) -> None:
        cards = [data["cards"][name] for name in NAMES]
        roles = [ROLES.index(card["role"]) for card in cards]
        self.cards = CardNumbers(cards)
        self.worth: vec[float] = worths(cards, players)
        """What cards are worth to whoever plays greedily."""
        attackers = [kind for kind in range(CARDS) if roles[kind] in ATTACKERS]
        boosters = [kind for kind in range(CARDS) if roles[kind] == Role.BOOSTER]
        self.attackers: vec[i64] = vec[i64](attackers)
        """Fighters and Heroes (V-40)."""
        self.army: vec[i64] = vec[i64](sorted(attackers + boosters))
        """What can be sent into an attack."""
        order = attackers + boosters
        self.rank: vec[i64] = vec[i64](
            [order.index(kind) if kind in order else 0 for kind in range(CARDS)]
        )
        """In which order they are sent: Fighters and Heroes, then boosters (V-53)."""
        self.playable: vec[i64] = vec[i64](
            [kind for kind in range(CARDS) if self.cards.playable[kind]]
        )
        """What can be played on its own in the own turn (V-26)."""
        self.fortifications: vec[i64] = vec[i64](
            [kind for kind in range(CARDS) if roles[kind] == Role.FORTIFICATION]
        )
        self.path_cards: i64 = sum(card["copies"] for card in cards[PATH:ASGARD])
        starters = data["starting_deck"]
        self.starting_deck: vec[i64] = vec[i64]([starters[name] for name in NAMES[:STARTERS]])

        buildings = [data["buildings"][name] for name in BUILDING_NAMES]
        self.building_copies: vec[i64] = vec[i64]([each["copies"] for each in buildings])
        self.building_beer: vec[i64] = vec[i64]([each["beer"] for each in buildings])
        self.building_gold: vec[i64] = vec[i64]([each["gold"] for each in buildings])
        self.building_defence: vec[i64] = vec[i64]([each["defence"] for each in buildings])
        self.building_points: vec[i64] = vec[i64]([each["points"] for each in buildings])
        """Damage bonus in points (V-47)."""
        self.building_loot: vec[i64] = vec[i64]([each["loot"] for each in buildings])
        """Damage bonus in tokens out of that store (V-47)."""

        halls = [data["halls"][level] for level in ("1", "2", "3")]
        self.hall_limit: vec[i64] = vec[i64]([hall["limit"] for hall in halls])
        self.hall_gold: vec[i64] = vec[i64]([hall.get("gold", 0) for hall in halls])
        """What the next level costs."""
        self.hall_defence: vec[i64] = vec[i64]([hall["defence"] for hall in halls])
        self.hall_points: vec[i64] = vec[i64]([hall["points"] for hall in halls])
        self.hall_reached: vec[i64] = vec[i64]([hall["reached"] for hall in halls])
        """Points for reaching the level."""

        missions = [data["missions"][name] for name in MISSION_NAMES]
        self.mission_copies: vec[i64] = vec[i64]([each["copies"] for each in missions])
        self.mission_points: vec[i64] = vec[i64]([each["points"] for each in missions])
        self.mission_need: vec[i64] = vec[i64]([each.get("need", 0) for each in missions])

        table = data["table"]
        self.hand: i64 = table["hand"]
        self.capacity: i64 = table["capacity"]
        self.store_points: i64 = table["store_points"]
        self.exchange: i64 = table["exchange"]
        self.swap_gold: i64 = table["swap_gold"]
        self.dragon_defence: i64 = table["dragon_defence"]
        self.undead_points: i64 = table["undead_points"]
        self.full_defence: i64 = table["full_defence"]
        self.quiet_rounds: i64 = table["quiet_rounds"]
        self.last_round: i64 = table["last_round"]
        self.gates: vec[i64] = vec[i64](table["gates"])
        """The points at which an Asgard card is taken (V-70)."""
        self.shares: vec[i64] = vec[i64](table["shares"])
        """What each gets when an achievement is shared by 1, 2, 3, 4 (V-81)."""

        variants = data["variants"]
        self.goal: i64 = data["goal"]["long" if variants["long_game"] else str(players)]
        """The points that end the game (V-80)."""
        self.achievements: i64 = 0
        """Mask of the achievements chosen beforehand; 0 leaves them to chance (V-4)."""
        if variants["first_game"]:
            self.achievements = sum(1 << ACHIEVEMENT_NAMES.index(name) for name in FIRST_GAME)
        self.take_from_open: bool = variants["take_from_open"]
        """An empty Asgard deck still gives its two open cards (V-70)."""
        self.one_kept: bool = variants["one_kept"]
        """Any number of Drakkars keep one card (V-25)."""
        self.hall_loot_lost: bool = variants["hall_loot_lost"]
        """Loot on the hall never gets into a store (V-51)."""
        self.swap_tokens: bool = variants["swap_tokens"]
        """Only tokens pay for another mission (V-61)."""
        self.no_last_storage: bool = variants["no_last_storage"]
        """Once somebody has the points, the game ends with the last turn (V-80)."""
        self.heroes_conquer: bool = variants["heroes_conquer"]
        """Heroes count for Conqueror (V-81)."""
        self.tied_only: bool = variants["tied_only"]
        """A tie is decided among the tied alone (V-82)."""
        self.late_token: bool = variants["late_token"]
        """Whoever doesn't begin starts with a gold token on the Town Hall (V-5)."""
        given = [
            place
            for place in range(GIFTS_OF_ASGARD)
            if cards[ASGARD + place]["copies"] and cards[ASGARD + place]["players"] <= players
        ]
        self.asgard_mask: i64 = sum(1 << place for place in given)
        """The Asgard cards that may be in the game, a bit each (V-3)."""
        self.asgard_cards: i64 = min(len(given), table["asgard_each"] * players)
        """How many of them are."""

        self.rules: i64 = data["rules"]
        """By which version of the rules the game is played."""
        self.options = options
        """The overridden numbers as canonical JSON, so that a position can say what it is."""

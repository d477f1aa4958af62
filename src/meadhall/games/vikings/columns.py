"""What a seat observes of the game, declared: :mod:`.observe` writes it in this order."""

from __future__ import annotations

from typing import Final

from ...kernel.observations import (
    SAME_ALL_GAME,
    Column,
    Observations,
    counts,
    flag,
    number,
    one_of,
    some_of,
    which,
)
from .cards import (
    ASGARD,
    CANNON,
    CHICKEN_TOWER,
    HERO_TRAP,
    MARKET,
    NAMES,
    PATH,
    PATHS,
    SHEEP_CANNON,
    SHOCKWAVE_TOWER,
    SOLD,
)
from .frames import FRAMES, Frame
from .moves import PLACES, SEATS
from .village import (
    ACHIEVEMENT_NAMES,
    BUILDING_NAMES,
    DEEDS,
    MISSION_NAMES,
    MISSION_SLOTS,
    RESOURCES,
    SITE_NAMES,
    TOKEN_PLACES,
)

SEEN_FROM = [str(turn) for turn in range(SEATS)]
KINDS = [FRAMES[kind].name for kind in range(len(FRAMES))]
FORTIFICATIONS = (CANNON, CHICKEN_TOWER, SHEEP_CANNON, SHOCKWAVE_TOWER, HERO_TRAP)
PATH_NAMES = NAMES[PATH : PATH + PATHS]
# What `observe.py` takes from here is Final: compiled, it would be looked up by name else.
OPEN_ASGARD: Final = 3

DEEPEST: Final = 5
"""Of the open questions so many are observed, from the one that is to be answered downwards."""
PLAIN: Final = 4
"""Numbers that a question can say besides the actor."""
UNDER: Final = 40
"""Of the missions under the deck so many are observed, the upper first."""

_ABOUT = {
    Frame.ATTACK: "victim",
    Frame.RESOLVE: "victim",
    Frame.DEFEND: "victim",
    Frame.STEAL: "from",
}


def plain_numbers() -> str:
    """Which numbers each kind of question says, in their order."""
    said = []
    for kind, shape in FRAMES.items():
        names = ["–" if field == _ABOUT.get(kind) else field for field in shape.fields[1:]]
        if names and names != ["–"]:
            said.append(f"{shape.name} {' '.join(names)}")
    return "; ".join(said)


def question(depth: int) -> list[Column]:
    """The columns of one of the open questions."""
    at = f"question_{depth}"
    what = "what is asked" if depth == 0 else f"the question {depth} below"
    return [
        one_of(at, what, KINDS),
        some_of(f"{at}_waits", "who owes it an answer, from the observer on", SEEN_FROM),
        one_of(f"{at}_actor", "whose it is", SEEN_FROM),
        one_of(f"{at}_victim", "who is attacked or stolen from", SEEN_FROM),
        one_of(f"{at}_monster", "what is attacked", ["undead", "dragon"]),
        Column(f"{at}_numbers", f"what else it says: {plain_numbers()}" if depth == 0
               else "what else it says, as above", PLAIN, 255),
    ]  # fmt: skip


def each_with(names: tuple[str, ...], others: list[str]) -> list[str]:
    """Each of some with each of others."""
    return [f"{name} {other}" for name in names for other in others]


COLUMNS = Observations(
    seats=[
        flag("waits", "a decision of this seat is waited for"),
        flag("active", "it is this seat's turn"),
        flag("first", "has the first player's marker"),
        flag("victim", "is attacked by the active player in this turn"),
        flag("attacked", "was attacked this round"),
        flag("dragon", "has tried the Dragon this round"),
        flag("claimed", "has done a mission this round"),
        flag("declines", "won't defend this round"),
        flag("winner", "has won"),
        number("points", "victory points"),
        number("gates", "Asgard thresholds passed"),
        number("level", "level of the Town Hall", 3),
        number("done", "missions done"),
        number("built", "buildings without the hall"),
        number("limit", "how many buildings there may be"),
        counts("tokens_in_all", "tokens of each resource", RESOURCES),
        counts("hall_tokens", "tokens of each resource on the hall", RESOURCES),
        some_of("begun", "what stands at each site, finished or not", SITE_NAMES),
        some_of("finished", "what is finished", SITE_NAMES),
        some_of("damaged", "what is damaged", SITE_NAMES),
        counts("tokens", "tokens at each site", SITE_NAMES),
        counts("walls", "fortifications at each site",
               each_with(SITE_NAMES, [NAMES[kind] for kind in FORTIFICATIONS]), 15),
        counts("marked", "tokens that are to pay first", TOKEN_PLACES),
        *(
            one_of(f"mission_{slot}", "an open mission", MISSION_NAMES)
            for slot in range(MISSION_SLOTS)
        ),
        number("deck_size", "cards in the deck"),
        number("hand_size", "cards in the hand"),
        number("bare", "hand cards that everybody knows to be no fortifications"),
        counts("discard", "the discard pile", NAMES),
        counts("played", "cards played this turn", NAMES),
        counts("known", "cards that everybody knows to be in the hand", NAMES),
        counts("unseen", "other cards in deck or hand", NAMES),
    ],
    table=[
        number("round", "the round"),
        number("goal", "points that end the game"),
        number("quiet", "rounds in a row without a point"),
        flag("gained", "somebody has gained a point this round"),
        counts("market", "cards in the open piles", NAMES[MARKET : MARKET + SOLD]),
        counts("buildings", "buildings that can be bought", BUILDING_NAMES),
        *(
            one_of(f"path_{place}", "an open card of Odin's Path", PATH_NAMES)
            for place in range(PLACES)
        ),
        counts("path_unseen", "cards in the Path's deck", PATH_NAMES),
        counts("path_discard", "cards in the Path's discard", PATH_NAMES),
        *(
            one_of(f"asgard_{place}", "an open Asgard card", NAMES[ASGARD:])
            for place in range(OPEN_ASGARD)
        ),
        number("asgard_left", "cards in the Asgard deck"),
        some_of("asgard_unseen", "Asgard cards that nobody has seen", NAMES[ASGARD:]),
        counts("missions_unseen", "missions that nobody has seen", MISSION_NAMES),
        which("missions_under", f"the upper {UNDER} of the missions under the deck, the uppermost "
              "first: its number in the column before, plus 1", UNDER, len(MISSION_NAMES)),
        some_of("achievements", "the achievements of this game", ACHIEVEMENT_NAMES),
        counts("turn", "resources of this turn", RESOURCES),
        counts("spent", "resources spent this turn", RESOURCES),
        number("hits", "buildings damaged this turn"),
        number("rally", "what each Fighter's strength is raised by"),
        number("trapped", "cards taken out of the attack by traps"),
        some_of("deeds", "what was done this turn, as missions ask for it", DEEDS),
        one_of("lens", "what Loki's Lens is", NAMES),
        counts("ready", "cards played that may still attack", NAMES),
        counts("owed", "cards that have attacked and whose other effect is to be had", NAMES),
        counts("sent", "cards in the attack", NAMES),
        counts("hand", "the observer's own hand", NAMES),
        counts("kept", "hand cards that the observer keeps", NAMES),
        counts("deck", "the observer's own deck, in no order", NAMES),
        *(column for depth in range(DEEPEST) for column in question(depth)),
    ],
    own=(
        "hand", "kept", "deck",
        *(each.name for depth in range(DEEPEST) for each in question(depth)),
    ),
    left_out=SAME_ALL_GAME,
)  # fmt: skip

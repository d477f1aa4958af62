"""Positions as plain data, and back: complete (`to_json`) or as far as a view knows them."""

from __future__ import annotations

import json
from typing import Any

from ...kernel.chance import Chance, chance_from_json
from ...kernel.errors import BadOption, BadPosition
from ...kernel.frames import FrameShape, frames_to_json, push_frames
from ...kernel.state import OVER, WHO
from .aesir import AESIR, KINDS, NAMES, THOR, kind_of
from .data import PAIR_NAMES, check_options, numbers_for
from .happenings import ACTOR, CHOSEN, GIVEN, GOD, LIMIT, Frame
from .moves import DEPTH, card, card_depth, card_god, pick
from .numbers import ROUNDS, ROWS
from .state import AsgardState, empty_table
from .table import LARGEST_HAND, MIDDLE, NONE, with_card
from .view import RULES_VERSION, card_name, cards, goals, pick_name, place_name

ACTING = ("actor", "god")

FRAMES = {
    Frame.BATTLE: FrameShape("pick"),
    Frame.AWAKENING: FrameShape("awakening", ("actor", "next")),
    Frame.FAVOUR: FrameShape("favour", (*ACTING, "limit")),
    Frame.SCORE_GOAL: FrameShape("score-goal", (*ACTING, "limit", "chosen")),
    Frame.ODIN: FrameShape("odin", ACTING),
    Frame.THOR: FrameShape("thor", ACTING),
    Frame.FREYA: FrameShape("freya", ACTING),
    Frame.LOKI: FrameShape("loki", ACTING),
    Frame.SIF: FrameShape("sif", ACTING),
    Frame.BRAGI_GIVE: FrameShape("bragi-give", ACTING),
    Frame.BRAGI_TAKE: FrameShape("bragi-take", (*ACTING, "given")),
    Frame.HEIMDALL: FrameShape("heimdall", ACTING),
    Frame.FINAL_COUNT: FrameShape("final-count", ("actor", "next")),
    Frame.FINAL_SCORE: FrameShape("final-score", ACTING),
}


def position_of(t: AsgardState) -> dict[str, Any]:
    """Everything there is to know about a position."""
    return {
        "game": "asgard",
        "rules": RULES_VERSION,
        "options": json.loads(t.numbers.options),
        "players": int(t.players),
        "round": int(t.round),
        "goals": goals(t),
        "doubled": place_name(t.doubled),
        "drawn": None if t.drawn == NONE else card_name(t.drawn),
        "hands": [cards(t.hands[seat]) for seat in range(t.players)],
        "picks": [pick_name(t.sealed[seat]) for seat in range(t.players)],
        "stacks": [_stacks(t, seat) for seat in range(t.players)],
        "scores": [int(score) for score in t.scores],
        "out_of_play": _bag(t.out_of_play),
        "deck": _bag(t.deck),
        "frames": frames_to_json(t, FRAMES),
        "chance": t.chance.to_json(),
    }


def _stacks(t: AsgardState, seat: int) -> dict[str, dict[str, list[str]]]:
    """Each stack as the other heads of its cards, bottom first."""
    found = {}
    for god in range(AESIR):
        height = t.cards_in(seat, god)
        if height > 0:
            heads = [NAMES[t.other_head(seat, god, depth)] for depth in range(height - 1, -1, -1)]
            under = height - t.face_up(seat, god)
            found[NAMES[god]] = {"under": heads[:under], "cards": heads[under:]}
    return found


def _bag(bag: Any) -> dict[str, int]:
    return {PAIR_NAMES[kind]: int(bag[kind]) for kind in range(KINDS) if bag[kind]}


def state_from_json(data: Any) -> AsgardState:
    """The position that `position_of` described. Nothing is believed: every card is counted."""
    try:
        state = _read(data, chance_from_json(data["chance"]))
        if not all(isinstance(entry, dict) for entry in data["stacks"]):
            raise BadPosition("stacks: one table for each player")
        for seat, entry in enumerate(data["stacks"]):
            for god, stack in entry.items():
                _lay_stack(state, seat, _god(god), stack)
        _read_bag(state.out_of_play, data["out_of_play"])
        _read_bag(state.deck, data["deck"])
        state.deck_size = sum(state.deck)
        for seat, hand in enumerate(data["hands"]):
            state.hands[seat] = _hand(hand)
        state.hand_size = len(data["hands"][0])
        for seat, picked in enumerate(data["picks"]):
            state.sealed[seat] = NONE if picked is None else pick(*_heads(picked))
        if data["drawn"] is not None:
            state.drawn = kind_of(*_heads(data["drawn"]))
        push_frames(state, data["frames"], FRAMES)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise BadPosition(
            f"this is no position of asgard: {type(wrong).__name__} {wrong}"
        ) from wrong
    _check(state)
    return state


def table_from_view(view: dict[str, Any], chance: Chance) -> AsgardState:
    """What a view shows, on a table whose hidden places are still blank (see `imagine`)."""
    try:
        state = _read(view, chance)
        for seat, shown in enumerate(view["stacks"]):
            for god, stack in shown.items():
                spot = seat * AESIR + _god(god)
                state.height[spot] = stack["cards"] + stack["under"]
                state.under[spot] = stack["under"]
                state.stacks[spot] = _god(stack["top"]) << 3 * (state.height[spot] - 1)
        state.hand_size = view["hand_size"]
        state.deck_size = view["deck"]
        seat = view["seat"]
        if seat is not None:
            state.hands[seat] = _hand(view["hand"])
            for other, hand in view["handed_on"].items():
                state.hands[int(other)] = _hand(hand)
            if view["pick"] is not None:
                state.sealed[seat] = pick(*_heads(view["pick"]))
        for other in view["chosen"]:
            if other != seat:
                state.sealed[other] = 0
        _push_decision(state, view)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise BadPosition(f"this is no view of asgard: {type(wrong).__name__} {wrong}") from wrong
    return state


def _push_decision(state: AsgardState, view: dict[str, Any]) -> None:
    """The frames that a view's open question stands for."""
    asked = view["decision"]
    who = sum(1 << seat for seat in view["waiting"])
    if asked is None:
        return
    if asked["kind"] == "pick":
        state.push(Frame.BATTLE, who)
        return
    kinds = {shape.name: kind for kind, shape in FRAMES.items()}
    kind = kinds[asked["kind"]]
    god = _god(asked["god"])
    carrying_on = Frame.FINAL_COUNT if kind == Frame.FINAL_SCORE else Frame.AWAKENING
    state.push(carrying_on, 0, 0, god + 1)
    extra = asked.get("limit", 0)
    if kind == Frame.BRAGI_TAKE:
        given = asked["given"]
        extra = card(_god(given["god"]), given["place"])
    chosen = sum(1 << place for place in asked.get("chosen", ()))
    state.push(kind, who, asked["seat"], god, extra, chosen)
    if kind == Frame.SIF:
        state.drawn = 0 if view["drawn"] is None else kind_of(*_heads(view["drawn"]))


def _read(data: Any, chance: Chance) -> AsgardState:
    """What positions and views have in common."""
    if not isinstance(data, dict) or data.get("game") != "asgard":
        raise BadPosition("this is no position of asgard")
    if data["rules"] != RULES_VERSION:
        raise BadPosition(f"rules version {data['rules']}; this is version {RULES_VERSION}")
    players = data["players"]
    if players not in (2, 3, 4, 5):
        raise BadPosition(f"asgard is for 2 to 5 players, not {players!r}")
    try:
        options = check_options(data["options"], players)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    state = empty_table(numbers_for(options, players), players, chance)
    if data["round"] not in range(1, ROUNDS + 1):
        raise BadPosition(f"there is no round {data['round']!r}")
    state.round = data["round"]
    for column in range(ROUNDS):
        for row in range(column + 1):
            name = data["goals"][column][row]
            if name is not None:
                god = _god(name)
                if not state.goals_left >> god & 1:
                    raise BadPosition(f"{name} has only one goal card")
                state.goals[column * ROWS + row] = god
                state.goals_left &= ~(1 << god)
    if len(data["scores"]) != players or len(data["stacks"]) != players:
        raise BadPosition(f"{players} players need as many scores and stacks")
    for seat in range(players):
        score = data["scores"][seat]
        if not isinstance(score, int) or not 0 <= score <= DEPTH:
            raise BadPosition(f"a score of {score!r}")
        state.scores[seat] = score
    if data["doubled"] is not None:
        place = data["doubled"]
        if place["seat"] not in range(players):
            raise BadPosition(f"there is no seat {place['seat']!r}")
        state.doubled = place["seat"] * AESIR + _god(place["god"])
    return state


def _lay_stack(state: AsgardState, seat: int, god: int, stack: Any) -> None:
    heads = [*stack["under"], *stack["cards"]]
    if not stack["cards"] or len(heads) > DEPTH or (god == THOR and stack["under"]):
        raise BadPosition(f"player {seat + 1} can't have such a {NAMES[god]} stack: {stack!r}")
    spot = seat * AESIR + god
    for place, name in enumerate(heads):
        other = _god(name)
        up = THOR if place < len(stack["under"]) else god
        if other == up:
            raise BadPosition(f"no card has {name} at both ends")
        state.stacks[spot] |= other << 3 * place
    state.height[spot] = len(heads)
    state.under[spot] = len(stack["under"])


def _check(state: AsgardState) -> None:
    """All cards are there exactly once, and whoever is asked can answer."""
    count = [int(state.deck[kind] + state.out_of_play[kind]) for kind in range(KINDS)]
    for seat in range(state.players):
        hand = cards(state.hands[seat])
        if len(hand) != state.hand_size:
            raise BadPosition("hands must have the same number of cards")
        for name in hand:
            count[PAIR_NAMES.index(name)] += 1
        for god in range(AESIR):
            for depth in range(state.cards_in(seat, god)):
                up = THOR if state.is_thor_under(seat, god, depth) else god
                count[kind_of(up, state.other_head(seat, god, depth))] += 1
        picked = state.sealed[seat]
        if picked != NONE and not state.hand_has(seat, picked >> 1):
            raise BadPosition(f"player {seat + 1} has picked a card that is not in the hand")
    if state.drawn != NONE:
        count[state.drawn] += 1
    for kind in range(KINDS):
        if count[kind] != state.numbers.copies[kind]:
            has, wants = count[kind], int(state.numbers.copies[kind])
            raise BadPosition(f"{has} cards {card_name(kind)} on the table, there are {wants}")
    if sum(state.out_of_play) != sum(state.scores):
        raise BadPosition("the score piles don't hold as many cards as the scores say")
    if (state.drawn != NONE) != (state.kind() == Frame.SIF):
        raise BadPosition("a drawn card and Sif's question go together")
    if state.doubled != MIDDLE and state.height[state.doubled] == 0:
        raise BadPosition("the doubling card lies at no stack")
    _check_supply(state)
    _check_frames(state)


def _check_supply(state: AsgardState) -> None:
    """What the rules never have to ask themselves: room on the table, cards for the next deals."""
    for seat in range(state.players):
        before = sum(state.cards_in(seat, god) for god in range(AESIR))
        if before + state.hand_size > DEPTH:
            raise BadPosition(f"player {seat + 1} has more than {DEPTH} cards")
    to_deal = sum(state.numbers.deal(each) for each in range(state.round + 1, ROUNDS + 1))
    if state.deck_size < state.players * to_deal:
        raise BadPosition("the deck is too small for the deals to come")


def _check_frames(state: AsgardState) -> None:
    """The question fits the table, and whoever is asked can answer."""
    rows = state.frame_rows()
    kinds = [row[0] for row in rows]
    if kinds == [Frame.BATTLE]:
        unpicked = [seat for seat in range(state.players) if state.sealed[seat] == NONE]
        if list(state.waiting) != unpicked or state.hand_size == 0:
            raise BadPosition("whoever has not picked yet must be asked to")
    elif rows:
        _check_question(state, rows)
    if state.kind() != OVER and not (state.waiting and all(map(state.legal, state.waiting))):
        raise BadPosition("nobody can decide anything here")


def _check_question(state: AsgardState, rows: list[list[int]]) -> None:
    """An awakening or the final count, and above it one question to one player."""
    carrying_on = (Frame.AWAKENING, Frame.FINAL_COUNT)
    if len(rows) != 2 or rows[0][0] not in carrying_on or rows[1][0] in carrying_on:
        raise BadPosition("a question needs an awakening or the final count below it, no more")
    counting = rows[0][0] == Frame.FINAL_COUNT
    if counting != (rows[1][0] == Frame.FINAL_SCORE) or not 0 <= rows[0][GOD] <= AESIR:
        raise BadPosition("the question doesn't belong to this awakening")
    actor, god = rows[1][ACTOR], rows[1][GOD]
    if not 0 <= actor < state.players or rows[1][WHO] != 1 << actor or not 0 <= god < AESIR:
        raise BadPosition("the question is put to nobody at the table")
    if state.hand_size > 0:
        raise BadPosition("no Aesir awakens while there are cards in hand")
    chosen = rows[1][CHOSEN] if rows[1][0] == Frame.SCORE_GOAL else 0
    if chosen >> state.cards_in(actor, god) or chosen.bit_count() > rows[1][LIMIT]:
        raise BadPosition("more cards are chosen than there are")
    if rows[1][0] == Frame.BRAGI_TAKE:
        given = rows[1][GIVEN]
        if not card(0, 0) <= given < card(AESIR, 0):
            raise BadPosition("the given card is none")
        if card_depth(given) >= state.face_up(actor, card_god(given)):
            raise BadPosition("the given card is not there")


def _read_bag(bag: Any, data: Any) -> None:
    for kind in range(KINDS):
        bag[kind] = 0
    for name, copies in data.items():
        if not isinstance(copies, int) or not 0 <= copies <= 62:
            raise BadPosition(f"{copies!r} cards {name}")
        bag[PAIR_NAMES.index(name)] = copies


def _hand(names: Any) -> int:
    if len(names) > LARGEST_HAND:
        raise BadPosition(f"a hand of {len(names)} cards")
    hand = 0
    for name in names:
        hand = with_card(hand, kind_of(*_heads(name)))
    return hand


def _heads(name: Any) -> tuple[int, int]:
    up, _, other = name.partition("/")
    if up == other:
        raise BadPosition(f"no card has {up} at both ends")
    return _god(up), _god(other)


def _god(name: Any) -> int:
    if name not in NAMES:
        raise BadPosition(f"there is no Aesir {name!r}")
    return NAMES.index(name)

"""Positions as plain data, and back: complete (`to_json`) or as far as a view knows them."""

from __future__ import annotations

import json
from typing import Any

from ...kernel.chance import Chance, chance_from_json
from ...kernel.errors import BadPosition
from ...kernel.frames import frames_to_json, mask_of, push_frames
from ...kernel.positions import check_question, number_of, read_head, reading, whole
from ...kernel.state import WHO
from .aesir import AESIR, KINDS, NAMES, SIF, THOR, kind_of
from .data import DATA, PAIR_NAMES
from .frames import ACTOR, CHOSEN, FRAMES, GIVEN, GOD, LIMIT, Frame
from .imagine import imagine_from
from .layout import LARGEST_HAND, MIDDLE, NONE, with_card
from .moves import DEPTH, card, card_depth, card_god, pick
from .numbers import OLDEST_RULES, ROUNDS, ROWS, RULES_VERSION
from .state import AsgardState, empty_table
from .view import card_name, cards, goals, pick_name, place_name


def position_of(t: AsgardState) -> dict[str, Any]:
    """Everything there is to know about a position."""
    return {
        "game": "asgard",
        "rules": int(t.numbers.rules),
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
    with reading("position of asgard"):
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
    _check(state)
    return state


def table_from_view(view: dict[str, Any], chance: Chance) -> AsgardState:
    """What a view shows, on a table whose hidden places are still blank (see `imagine`)."""
    with reading("view of asgard"):
        state = _read(view, chance)
        for seat, shown in enumerate(view["stacks"]):
            for god, stack in shown.items():
                spot = seat * AESIR + _god(god)
                if stack["top"] == god:
                    raise BadPosition(f"no card has {god} at both ends")
                under = whole(stack["under"], 0, DEPTH - 1)
                height = whole(stack["cards"], 1, DEPTH - under) + under
                state.height[spot] = height
                state.under[spot] = under
                state.stacks[spot] = _god(stack["top"]) << 3 * (height - 1)
        state.hand_size = whole(view["hand_size"], 0, LARGEST_HAND)
        state.deck_size = whole(view["deck"], 0, int(state.numbers.deck_size))
        seat = view["seat"]
        state.hands[seat] = _hand(view["hand"])
        for other, hand in view["handed_on"].items():
            state.hands[int(other)] = _hand(hand)
        if view["pick"] is not None:
            state.sealed[seat] = pick(*_heads(view["pick"]))
        for other in view["chosen"]:
            if other != seat:
                state.sealed[whole(other, 0, int(state.players) - 1)] = 0
        _push_decision(state, view)
    return state


def imagine_from_view(view: dict[str, Any], seat: int, chance: Chance) -> AsgardState:
    """A world that gives this view; BadPosition if there is none."""
    if view["seat"] is None:
        raise BadPosition("an onlooker has no seat to imagine from")
    table = table_from_view(view, chance)
    try:
        world = imagine_from(table, seat, chance)
    except (ValueError, IndexError) as wrong:
        raise BadPosition(f"no table looks like this view: {wrong}") from wrong
    if sum(world.deck) != world.deck_size:
        raise BadPosition("the cards of this view don't add up")
    return world


def _push_decision(state: AsgardState, view: dict[str, Any]) -> None:
    """The frames that a view's open question stands for."""
    asked = view["decision"]
    who = mask_of(view["waiting"], int(state.players))
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
    extra = whole(asked.get("limit", 0), 0, DEPTH)
    if kind == Frame.BRAGI_TAKE:
        given = asked["given"]
        extra = card(_god(given["god"]), whole(given["place"], 0, DEPTH - 1))
    chosen = sum(1 << whole(place, 0, DEPTH - 1) for place in asked.get("chosen", ()))
    actor = whole(asked["seat"], 0, int(state.players) - 1)
    state.push(kind, who, actor, god, extra, chosen)
    if kind == Frame.SIF:
        state.drawn = 0 if view["drawn"] is None else kind_of(*_heads(view["drawn"]))


def _read(data: Any, chance: Chance) -> AsgardState:
    """What positions and views have in common."""
    numbers, players = read_head(data, DATA, RULES_VERSION, 2, 5, OLDEST_RULES)
    state = empty_table(numbers, players, chance)
    state.round = whole(data["round"], 1, ROUNDS)
    for column in range(ROUNDS):
        for row in range(column + 1):
            name = data["goals"][column][row]
            if (name is None) != (row > 0 and column >= data["round"]):
                raise BadPosition(f"goal {row + 1} of column {column + 1} is open or it isn't")
            if name is not None:
                god = _god(name)
                if not state.goals_left >> god & 1:
                    raise BadPosition(f"{name} has only one goal card")
                state.goals[column * ROWS + row] = god
                state.goals_left &= ~(1 << god)
    if len(data["scores"]) != players or len(data["stacks"]) != players:
        raise BadPosition(f"{players} players need as many scores and stacks")
    for seat in range(players):
        state.scores[seat] = whole(data["scores"][seat], 0, 200)
    if data["doubled"] is not None:
        place = data["doubled"]
        state.doubled = whole(place["seat"], 0, players - 1) * AESIR + _god(place["god"])
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
    _check_frames(state)
    _check_supply(state)


def _check_supply(state: AsgardState) -> None:
    """What the rules never have to ask themselves: room on the table, cards for the next deals."""
    to_deal = sum(state.numbers.deal(each) for each in range(state.round + 1, ROUNDS + 1))
    sif_now = int(_sif_may_draw(state))
    for seat in range(state.players):
        cards_before = sum(state.cards_in(seat, god) for god in range(AESIR))
        sif_later = ROUNDS - state.round
        if cards_before + state.hand_size + to_deal + sif_now + sif_later > DEPTH:
            raise BadPosition(f"player {seat + 1} has, or will have, more than {DEPTH} cards")
    sif_before_last_deal = sif_now + ROUNDS - state.round - 1
    if to_deal > 0 and state.deck_size < state.players * to_deal + sif_before_last_deal:
        raise BadPosition("the deck is too small for the deals to come")


def _sif_may_draw(state: AsgardState) -> bool:
    """Can Sif still take a card from the deck in this round?"""
    rows = state.frame_rows()
    if not rows or rows[0][0] == Frame.FINAL_COUNT or state.deck_size == 0:
        return False
    if rows[0][0] == Frame.BATTLE or rows[0][GOD] <= SIF:
        return True
    return rows[-1][0] == Frame.FAVOUR and rows[-1][GOD] == SIF


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
    check_question(state)


def _check_question(state: AsgardState, rows: list[list[int]]) -> None:
    """An awakening or the final count, and above it one question to one player."""
    carrying_on = (Frame.AWAKENING, Frame.FINAL_COUNT)
    if len(rows) != 2 or rows[0][0] not in carrying_on or rows[1][0] in carrying_on:
        raise BadPosition("a question needs an awakening or the final count below it, no more")
    counting = rows[0][0] == Frame.FINAL_COUNT
    if rows[0][WHO] != 0 or rows[0][ACTOR] != 0:
        raise BadPosition("an awakening asks nobody by itself")
    actor, god = rows[1][ACTOR], rows[1][GOD]
    # Next is the Aesir after this one, or, at the start of a puzzle, this one again.
    if counting != (rows[1][0] == Frame.FINAL_SCORE) or rows[0][GOD] not in (god, god + 1):
        raise BadPosition("the question doesn't belong to this awakening")
    if not 0 <= actor < state.players or rows[1][WHO] != 1 << actor or not 0 <= god < AESIR:
        raise BadPosition("the question is put to nobody at the table")
    if state.hand_size > 0:
        raise BadPosition("no Aesir awakens while there are cards in hand")
    if rows[1][0] == Frame.FAVOUR and (
        state.cards_in(actor, god) == 0 or rows[1][LIMIT] != state.goal_limit(god)
    ):
        raise BadPosition("there is no such choice between a will and a goal")
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
        bag[PAIR_NAMES.index(name)] = whole(copies, 0, 1000)


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
    return number_of(name, NAMES)

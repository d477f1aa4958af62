"""Whole games and odd positions, kept twice: by the engine and by `book`, which must agree after
every move about the question, the answers to it, and where every card lies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.kernel import State
from meadhall.kernel.events import Event

from .book import Book, Card, Deals, Questions
from .rules import rule
from .table import GAME, asgard
from .words import AESIR

GAMES = 40
"""Of each kind."""


@rule("A-22", "A-23", "A-24", "A-25", "A-30", "A-31", "A-32", "A-41", "A-59", "A-70", "A-71")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_go_by_the_book(players: int) -> None:
    happened = set()
    for seed in range(GAMES):
        state = GAME.start(players, seed)
        state.listen()
        book = Book(players, state.to_json)
        keep_both(state, book, book.play(), random.Random(seed))
        assert_ended_alike(state, book)
        happened |= names_of(state.take_events())
    rare = {"disputed", "rose", "undoubled", "declined", "slipped", "scored"}
    assert rare <= happened, "these games are too tame to prove anything"


@rule("A-43", "A-51", "A-55", "A-57")
@pytest.mark.parametrize(("players", "deals"), [(2, (1, 1, 1)), (2, (2, 1, 1)), (3, (1, 2, 1))])
def test_games_with_hardly_any_cards_go_by_the_book(players: int, deals: Deals) -> None:
    """Here many a will finds nothing it can be done to."""
    happened = set()
    for seed in range(4 * GAMES):
        state = GAME.start(players, seed, {"deals": {str(players): list(deals)}})
        state.listen()
        book = Book(players, state.to_json, deals)
        keep_both(state, book, book.play(), random.Random(seed))
        assert_ended_alike(state, book)
        happened |= names_of(state.take_events())
    assert "skipped" in happened


@rule("A-25", "A-32", "A-52", "A-54", "A-59")
@pytest.mark.parametrize("god", AESIR)
def test_awakenings_of_odd_positions_go_by_the_book(god: str) -> None:
    """Positions with Thor cards under anything and the doubling card anywhere, whether or not a
    game could get there."""
    for seed in range(4 * GAMES):
        luck = random.Random(seed)
        names = ["erik", "anna", "mark"][: luck.choice([2, 3])]
        places: dict[str, Any] = {name: odd_place(luck) for name in names}
        owner, doubled = luck.choice(names), luck.choice([None, "Sif", "Loki"])
        if doubled:
            places[owner] += f"; {doubled} over Thor, doubled"
        table = asgard(awakening=god, round=3, seed=seed, **places)
        book = Book(len(names), table.state.to_json)
        book.round = 3
        book.doubling_card = (names.index(owner), doubled) if doubled else None
        take_over_cards(book, table.position)
        keep_both(table.state, book, awakening_and_end(book, god), luck)
        assert_same_table(table.state, book)


def odd_place(luck: random.Random) -> str:
    """Anything that may lie before a player, with up to five Thor cards."""
    parts = [f"{luck.randint(0, 2)} points"]
    thors = 5
    for god in luck.sample(AESIR, luck.randint(0, len(AESIR))):
        cards, under = luck.randint(1, 2), luck.choice([0, 0, 1, 2])
        if god == "Thor" or under > thors - 2:
            under = 0
        thors -= under
        parts.append(f"{cards} {god} over {under} Thor" if under else f"{cards} {god}")
    return "; ".join(parts)


def take_over_cards(book: Book, position: dict[str, Any]) -> None:
    """Lay out the cards as in a position of the engine."""
    book.points = list(position["scores"])
    for stacks, shown in zip(book.stacks, position["stacks"], strict=True):
        for god, stack in shown.items():
            under = [Card("Thor", other.capitalize(), face_down=True) for other in stack["under"]]
            cards = [Card(god.capitalize(), other.capitalize()) for other in stack["cards"]]
            stacks[god.capitalize()] = under + cards


def awakening_and_end(book: Book, god: str) -> Questions:
    """From an awakening to the end of the round, and of the game if it is the last."""
    yield from book.awakening(god)
    if book.round == 3:
        yield from book.final_count()


# --- keeping and comparing ----------------------------------------------------------------------


def keep_both(state: State, book: Book, questions: Questions, luck: random.Random) -> None:
    """Answer the book's questions, and let the engine answer too. Players are fond of a few Aesir,
    which makes for high stacks and quarrels."""
    fond_of = [luck.sample(AESIR, 3) for _ in range(book.players)]
    try:
        seat, choices = next(questions)
        while True:
            assert_same_question(state, book, seat, choices)
            legal = {GAME.notation(state, seat, move): move for move in state.legal(seat)}
            answer = choose(sorted(legal), fond_of[seat], luck)
            state.play(seat, legal[answer])
            seat, choices = questions.send(answer)
    except StopIteration:
        return


def choose(answers: list[str], fond_of: list[str], luck: random.Random) -> str:
    wanted = tuple(f"play {god.lower()}" for god in fond_of)
    liked = [each for each in answers if each.startswith(wanted)]
    return luck.choice(liked if liked and luck.random() < 0.8 else answers)


def assert_same_question(state: State, book: Book, seat: int, choices: list[str]) -> None:
    assert state.waiting[0] == seat
    assert state.view(seat)["decision"]["kind"] == book.asked
    legal = [GAME.notation(state, seat, move) for move in state.legal(seat)]
    assert sorted(legal) == sorted(choice.lower() for choice in choices)
    position = state.to_json()
    assert position["round"] == book.round
    assert list(map(sorted, position["hands"])) == list(map(sorted, book.hands))
    assert_same_table(state, book)


def assert_same_table(state: State, book: Book) -> None:
    position = state.to_json()
    assert position["stacks"] == [lying(stacks) for stacks in book.stacks]
    assert position["scores"] == book.points
    place = position["doubled"]
    where = None if place is None else (place["seat"], place["god"].capitalize())
    assert where == book.doubling_card


def assert_ended_alike(state: State, book: Book) -> None:
    assert_same_table(state, book)
    assert state.outcome is not None
    assert list(state.outcome.ranks) == book.places()
    assert list(state.outcome.scores) == book.points


def lying(stacks: dict[str, list[Card]]) -> dict[str, dict[str, list[str]]]:
    """Stacks of the book as a position writes them."""
    return {
        god.lower(): {
            "under": [card.down.lower() for card in cards if card.face_down],
            "cards": [card.down.lower() for card in cards if not card.face_down],
        }
        for god, cards in stacks.items()
        if cards
    }


def names_of(events: list[Event]) -> set[str]:
    told = (GAME.tell(event, None) for event in events)
    return {event["event"] for event in told if event}

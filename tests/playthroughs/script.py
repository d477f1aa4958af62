"""Writing a game down, step by step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import Any

import meadhall
from meadhall.kernel import Game, State, seeded
from meadhall.testing import canonical, choose

FOLDER = Path(__file__).parent
SEEDS = {
    "asgard": {2: 98, 3: 10, 4: 45, 5: 110},
    "vikings": {2: 64, 3: 165, 4: 23},
    "wolves": {3: 14, 4: 26, 5: 28},
}
"""By game and number of players: games in which much happens."""
GAMES = [(name, players) for name, seeds in SEEDS.items() for players in seeds]
LOOK_EVERY = {"asgard": 12, "vikings": 400, "wolves": 150}
"""Steps between two looks at what everybody sees."""
WIDTH = 110


def file_of(name: str, players: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}-{players}.txt"


def written(name: str, players: int) -> str:
    """A whole random game as text, the same every time."""
    return "\n".join(lines(name, players)) + "\n"


def lines(name: str, players: int) -> Iterator[str]:
    """The playthrough, line by line."""
    game = meadhall.game(name)
    seed = SEEDS[name][players]
    chance = seeded(seed)
    state: State = game.start(players, seed, listen=True)
    digest = hashlib.blake2b(digest_size=8)
    yield f"game: {name}, players: {players}, seed: {seed}"
    yield f"rules: {game.rules_version}, actions: {game.actions}, cards: {game.data_hash({})}"
    step = 0
    while True:
        yield from told(game, state)
        digest.update(state.key())
        yield f"hash: {digest.hexdigest()}"
        if step % LOOK_EVERY[name] == 0 or not state.waiting:
            yield from looks(state)
        if not state.waiting:
            break
        step += 1
        yield ""
        yield f"step {step}, waiting: {' '.join(f'p{seat + 1}' for seat in state.waiting)}"
        seat, move = choose(state, chance)
        yield fill(f"legal p{seat + 1}: {legal(game, state, seat)}", WIDTH, subsequent_indent="  ")
        yield f"move p{seat + 1}: {move} = {game.notation(state, seat, move)}"
        state.play(seat, move)
    assert state.outcome is not None
    yield f"scores: {list(state.outcome.scores)}, places: {list(state.outcome.ranks)}"


def legal(game: Game[Any], state: State, seat: int) -> str:
    """All legal moves; a verb they share is written once."""
    moves = [game.notation(state, seat, move).partition(" ") for move in state.legal(seat)]
    groups = groupby(moves, key=lambda parts: parts[0])
    return " | ".join(f"{verb} {', '.join(rest for *_, rest in group)}" for verb, group in groups)


def told(game: Game[Any], state: State) -> Iterator[str]:
    """What happened, as onlookers are told; below it, what a seat is told beyond that."""
    for event in state.take_events():
        public = game.tell(event, None)
        if public is not None:
            yield f"told: {in_words(public)}"
        for seat in range(state.players):
            own = game.tell(event, seat)
            if own is not None and own != public:
                yield f"told p{seat + 1}: {in_words(own)}"


def in_words(event: dict[str, Any]) -> str:
    """An event in a line."""
    name, *fields = [f"{field}={value}" for field, value in event.items()]
    return " ".join([name.partition("=")[2], *fields])


def looks(state: State) -> Iterator[str]:
    """What an onlooker sees, and what each seat sees beyond that."""
    public = state.view(None)
    yield f"view: {canonical(public)}"
    for seat in range(state.players):
        own = {key: value for key, value in state.view(seat).items() if value != public.get(key)}
        yield f"view p{seat + 1}: {canonical(own)}"

"""What a seat may know: views, imagined worlds, foresight, sealed choices, told events.

One thing can't be found out from outside: whether a fact that a view shows, and imagined worlds
keep, should have been hidden by the rules. A game's own tests must say what its views may show.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from ..kernel import Chance, Game, State, seeded
from ..kernel.events import EVERYBODY
from .play import canonical, choose
from .positions import check_plain, picture

VARIANTS = 3
"""So many other shuffles, and other moves, of one decision are compared."""
FUTURE = 8
"""If so many draws of two generators are equal, they are the same."""


def check_secrets(game: Game[Any], state: State, chance: Chance) -> None:
    """Views show what they may; imagined worlds keep them and nothing else."""
    before = picture(state)
    for seat in (None, *range(state.players)):
        check_view(state, seat)
    for seat in range(state.players):
        imagined = check_imagine(game, state, seat, fresh(chance))
        other = chance.below(state.players)
        far = game.imagine(imagined, other, fresh(chance))
        keeps_view(imagined, far, other)
    play_on(game.imagine(state, chance.below(state.players), fresh(chance)), fresh(chance))
    check_sealed(game, state)
    for seat in state.waiting:
        check_foresight(game, state, seat, chance)
    assert picture(state) == before, "imagine: it has changed the state it started from"


def fresh(chance: Chance) -> Chance:
    """A new generator that has nothing to do with the game's."""
    return seeded(chance.word())


def check_view(state: State, seat: int | None) -> None:
    """Plain data, the same each time, and nobody's to change the state with."""
    view = state.view(seat)
    check_plain(view, "view")
    told = view.get("seat", "nothing")
    assert told == seat, f'view: add `"seat": seat` to it; for seat {seat} it says {told}'
    text = canonical(view)
    common, own = state.common_view(), state.own_view(seat)
    for part in (common, own):
        check_plain(part, "view")
    assert not set(common) & set(own), "view: what is common to all is also each seat's own"
    assert canonical({**common, **own}) == text, f"view: the parts of seat {seat}'s are not it"
    overwrite(view)
    assert canonical(state.view(seat)) == text, f"view: asked again, seat {seat} sees other things"


def overwrite(data: Any) -> None:
    """Spoil everything in plain data that can be changed."""
    if isinstance(data, dict):
        for value in data.values():
            overwrite(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            overwrite(value)
        data.clear()


# --- imagining --------------------------------------------------------------------------------


def check_imagine(game: Game[Any], state: State, seat: int, chance: Chance) -> State:
    """One imagined world; it is returned."""
    view = state.view(seat)
    text = canonical(view)
    imagined: State = game.imagine(state, seat, chance.clone())
    keeps_view(state, imagined, seat)
    keeps_view(state, imagined, None)
    mine, theirs = imagined.legal(seat), state.legal(seat)
    assert mine == theirs, f"imagine: seat {seat} may do {mine} there, {theirs} here"
    assert imagined.waiting == state.waiting, f"imagine: {imagined.waiting} are waited for there"
    assert imagined.outcome == state.outcome, f"imagine: it ends with {imagined.outcome} there"
    given = json.loads(text)
    from_view = game.imagine(given, seat, chance.clone())
    assert canonical(given) == text, "imagine: it has changed the view it was given"
    same = canonical(from_view.to_json()) == canonical(imagined.to_json())
    assert same, f"imagine: from the view of seat {seat} it draws another world than from the state"
    assert imagined.chance is not state.chance, "imagine: the world shares the state's chance"
    known = future(imagined.chance) == future(state.chance)
    assert not known, "imagine: the imagined chance is the real one, so the next card is known"
    again = game.from_json(json.loads(canonical(imagined.to_json())))
    assert again.key() == imagined.key(), "imagine: the imagined world is no valid position"
    return imagined


def keeps_view(state: State, imagined: State, seat: int | None) -> None:
    """Whatever is hidden from the seat, it sees the same."""
    mine, theirs = state.view(seat), imagined.view(seat)
    changed = [key for key in mine | theirs if mine.get(key) != theirs.get(key)]
    assert not changed, (
        f"view: hidden changes show in the view of seat {seat}: {', '.join(changed)}"
    )
    assert canonical(mine) == canonical(theirs), f"view: not byte-equal for seat {seat}"


def future(chance: Chance) -> list[int]:
    """The next draws of a generator."""
    copy = chance.clone()
    return [copy.word() for _ in range(FUTURE)]


def play_on(state: State, chance: Chance) -> None:
    """An imagined world can be played to its end."""
    for _ in range(10_000):
        if not state.waiting:
            return
        state.play(*choose(state, chance))
    raise AssertionError("end: no end after 10,000 moves in an imagined world")


# --- foreseeing -------------------------------------------------------------------------------


def check_foresight(game: Game[Any], state: State, seat: int, chance: Chance) -> None:
    """What is foreseen of a seat's moves follows from what the seat knows, from nothing else."""
    legal = state.legal(seat)
    foreseen = game.foresee(state, seat, legal)
    illegal = [move for move in foreseen if move not in legal]
    assert not illegal, f"foresee: {illegal} are no legal moves of seat {seat}"
    for data in foreseen.values():
        check_plain(data, "foresee")
    for _ in range(VARIANTS):
        world: State = game.imagine(state, seat, fresh(chance))
        there = game.foresee(world, seat, legal)
        for move in legal:
            same = canonical(foreseen.get(move)) == canonical(there.get(move))
            assert same, (
                f"foresee: what seat {seat} foresees of {game.notation(state, seat, move)} "
                f"depends on what it can't know: {foreseen.get(move)}, {there.get(move)}"
            )


# --- choosing in secret -----------------------------------------------------------------------


def check_sealed(game: Game[Any], state: State) -> None:
    """While somebody else still decides, nobody sees, or is told, what a seat has chosen."""
    if len(state.waiting) == 1:
        return
    for seat in state.waiting:
        first: dict[int | None, str] = {}
        for move in state.legal(seat)[: VARIANTS + 1]:
            for reader, *learned in told(game, state.clone(), seat, move):
                if reader != seat:
                    same = first.setdefault(reader, str(learned)) == str(learned)
                    assert same, (
                        f"sealed: seat {reader} learns what seat {seat} has chosen in secret"
                    )


# --- telling ----------------------------------------------------------------------------------


def check_move_tells_no_secrets(
    game: Game[Any],
    state: State,
    seat: int,
    move: int,
    chance: Chance,
    fleeting: Collection[int] = (),
) -> None:
    """Events tell nobody more than they see.

    The move is made in many worlds: the real one, others with another chance, others as each seat
    imagines them. Whoever sees the same before and after must have been told the same, but for
    `fleeting` kinds of events. And if another move shows nothing else in public, what the others
    are told of its secrets must be the same.
    """
    worlds = [state.clone() for _ in range(VARIANTS)]
    for world in worlds[1:]:
        world.chance = fresh(chance)
    for each in range(state.players):
        worlds.append(game.imagine(state, each, fresh(chance)))
    told_after: dict[tuple[Any, ...], set[str]] = defaultdict(set)
    for world in worlds:
        if move in world.legal(seat):
            for reader, seen, public, secret in told(game, world, seat, move, fleeting):
                told_after[reader, seen].add(public + secret)
    for (reader, _), versions in told_after.items():
        why = f"events: seat {reader} is told what its view does not show: {sorted(versions)}"
        assert len(versions) == 1, why
    secrets_after: dict[tuple[Any, ...], set[str]] = defaultdict(set)
    for other in {move, *state.legal(seat)[:VARIANTS]}:
        for reader, seen, public, secret in told(game, state.clone(), seat, other):
            secrets_after[reader, seen, public].add(secret)
    for (reader, *_), versions in secrets_after.items():
        why = f"events: seat {reader} is told a secret of seat {seat}: {sorted(versions)}"
        assert len(versions) == 1, why


def check_recall(told: Any, recalled: Any, reader: int | None) -> None:
    """A log leaves things out, and adds none."""
    check_plain(recalled, "events")
    less = recalled is None or (told is not None and set(recalled) <= set(told))
    why = f"events: recalled to seat {reader}, it says more than when it was told: {recalled}"
    assert less, why


def told(
    game: Game[Any], world: State, seat: int, move: int, without: Collection[int] = ()
) -> list[tuple[Any, str, str, str]]:
    """Play, and for everybody: who, what they saw before and see then, the public and the
    restricted events as told to them."""
    seen = {reader: canonical(world.view(reader)) for reader in (None, *range(world.players))}
    world.listen()
    world.play(seat, move)
    happened = world.take_events()
    heard: list[tuple[Any, str, str, str]] = []
    for reader, before in seen.items():
        public: list[Any] = []
        secret: list[Any] = []
        for event in happened:
            data = game.tell(event, reader)
            check_plain(data, "events")
            check_recall(data, game.recall(event, reader), reader)
            if event.audience == EVERYBODY:
                alike = data == game.tell(event, None)
                assert alike, f"events: for everybody, but seat {reader} is told otherwise: {data}"
            if data is None or (event.kind in without and event.known_to(reader)):
                continue
            (public if event.known_to(reader) else secret).append(data)
        both = f"{before} {canonical(world.view(reader))}"
        heard.append((reader, both, canonical(public), canonical(secret)))
    return heard

"""Tables to write tests at: state one in words, play, say what chance gives, look.

Whoever writes a game derives a table of its own from what is here, and writes a function that
states one in the game's words. Then a test of a rule is a few lines that people at a table would
say:

    table = stated(anna="archer; hand: archer", erik="bond 2 hirdman", mark="")
    table.fate("konung")
    table.anna("lay archer anna right", "unit erik 2")
    assert table.asked == ("erik", "react")
    assert table.erik.line == ["bond", "hirdman"]
    assert "destroyed erik 2 hirdman" in table.saga
    with refused("W-46", "may-not-stand"):
        table.anna("lay priest anna left")

The least that a game needs is

    class Table(Scenario[Player]):
        game = GAME
        player = Player

    table = Table.new_game("anna", "erik", seed=3)

**Stating.** `Table(names, state)` is a game in progress; players sit clockwise in the order they
are named. A stated table is mostly a position made from words and read with `game.from_json`:
:func:`cards_in` reads "2 archer, bond", and a :class:`Supply` sees to it that every card of the
game has one place.

**Playing.** `table.anna("pass", "hand thrall")` plays moves in the game's notation with names for
players. An illegal one raises IllegalMove, and must change nothing; :func:`refused` says by which
rule. After every move the whole position is written, read back and compared.

**Chance.** `table.fate("archer", 0)` says what chance gives next, in this order; then it goes on by
itself. Numbers answer any lot. For names a game derives its own :class:`Fate`, which says what lies
in the decks.

**Looking.** `table.asked` is who is asked what, `table.choices("anna")` what she can do,
`table.saga` what happened, as an onlooker is told, one line an event, `table.saw("erik")` the same
as told to a player, `table.view("erik")` his view. `table.all_see("erik")` is all that everybody
but erik knows, to compare tables that differ in something hidden. What lies on the table, and what
there is of each player, is the game's own: properties of its table and its :class:`Player`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any, Generic, Self, TypeVar

from ..kernel import BadNotation, Chance, Game, IllegalMove, Outcome, State, seeded
from ..kernel.events import Event

P = TypeVar("P", bound="Player")
T = TypeVar("T")


class Player:
    """Somebody at a table; call it to play: `table.anna("pass")`."""

    def __init__(self, table: Scenario[Any], seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(self, *moves: str) -> None:
        for move in moves:
            self.table.play(self.seat, move)

    @property
    def place(self) -> int:
        """Once the game is over: 1 is the winner's."""
        assert self.table.outcome is not None, "the game is not over"
        return self.table.outcome.ranks[self.seat]

    def _shown(self, key: str, _: type[T]) -> T:
        """What the position says of this seat under `seats`."""
        value: T = self.table.position["seats"][self.seat][key]
        return value


class Fate(Chance):
    """Chance that gives what a test says, and goes on by itself when nothing is said.

    A number is the answer to any lot. A name is what comes out of a deck next, with a word in front
    where that says which deck: "path scroll". Copies of a state have a fate of their own."""

    def __init__(self, table: Scenario[Any], said: tuple[str | int, ...]) -> None:
        self.table = table
        self.said = list(said)
        self.otherwise: Chance = seeded(0)

    def decks(self, where: str, card: str) -> list[list[str]]:
        """The decks that may be meant, each in the order the game counts its cards; the game knows
        them. Of several, the one is meant that has as many cards as chance chooses among."""
        raise NotImplementedError("this game's fate knows no names, only numbers")

    def below(self, n: int) -> int:
        if not self.said:
            return self.otherwise.below(n)
        said = self.said.pop(0)
        if isinstance(said, int):
            assert said < n, f"a lot below {n} is drawn, not {said}"
            return said
        where, _, card = said.rpartition(" ")
        decks = [deck for deck in self.decks(where, card) if len(deck) == n]
        assert decks, f"{said} is to come, but chance chooses among {n} other things"
        places = {deck.index(card) for deck in decks if card in deck}
        assert places, f"no {card} is there, only {', '.join(decks[0])}"
        somebody = self.table.names[0]
        assert len(places) == 1, f"say whose deck the {card} is to come from: '{somebody} {card}'"
        return places.pop()

    def word(self) -> int:
        return self.otherwise.word()

    def clone(self) -> Chance:
        return self.otherwise.clone()

    def to_json(self) -> dict[str, Any]:
        return self.otherwise.to_json()


class Scenario(Generic[P]):
    """Players around a game in progress. `table.erik` is a :class:`Player`."""

    game: Game[Any]
    player: type[P]
    """What those who sit here are."""
    chance: type[Fate] = Fate
    """What :meth:`fate` makes."""
    seat_fields: Collection[str] = ("seat",)
    """Which fields of an event are a seat: the saga says its name."""
    place_fields: Collection[str] = ("place",)
    """Which are a place: the saga counts from 1."""
    seats_joined: str = " "
    """What stands between several names in the saga."""
    unsaid_fields: Collection[str] = ()
    """Fields of events that lines of the saga leave out."""

    def __init__(self, names: list[str], state: State) -> None:
        self.names = names
        self.state = state
        self.events: list[Event] = state.take_events()
        self.players = [self.player(self, seat) for seat in range(len(names))]
        state.listen()

    @classmethod
    def new_game(cls, *names: str, seed: int = 0, options: dict[str, Any] | None = None) -> Self:
        """A game that has just been set up, its saga included."""
        return cls(list(names), cls.game.start(len(names), seed, options, listen=True))

    def __getattr__(self, name: str) -> P:
        if name not in self.__dict__.get("names", ()):
            raise AttributeError(f"nobody at this table is called {name}")
        return self.players[self.names.index(name)]

    def fate(self, *said: str | int) -> None:
        """What chance gives next."""
        self.state.chance = self.chance(self, said)

    # --- what is going on ---------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str]:
        """Who has to decide what: ("erik, anna", "pick"), ("nobody", "over")."""
        if not self.state.waiting:
            return ("nobody", "over")
        return (", ".join(self.names[seat] for seat in self.state.waiting), self.question())

    def question(self) -> str:
        """The open question by name: that of the top frame, as positions write it."""
        return str(self.position["frames"][-1]["frame"])

    def choices(self, name: str) -> list[str]:
        """What a player may do now, as notation with names."""
        seat = self.names.index(name)
        texts = [self.game.notation(self.state, seat, move) for move in self.state.legal(seat)]
        return [" ".join(map(self._with_name, text.split())) for text in texts]

    @property
    def saga(self) -> list[str]:
        """What happened so far, as an onlooker is told."""
        return self.saw(None)

    def saw(self, name: str | None) -> list[str]:
        """What happened so far, as a player is told."""
        seat = None if name is None else self.names.index(name)
        told = (self.game.tell(event, seat) for event in self.events)
        return [self._said(event) for event in told if event is not None]

    def view(self, name: str | None) -> dict[str, Any]:
        """What a player (None: an onlooker) may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def all_see(self, *but: str) -> list[Any]:
        """All views and all that was told, onlookers included, of everybody but those named."""
        onlookers = [name for name in (*self.names, None) if name not in but]
        return [(name, self.view(name), self.saw(name)) for name in onlookers]

    @property
    def position(self) -> dict[str, Any]:
        """Everything, as the game writes it."""
        return self.state.to_json()

    @property
    def outcome(self) -> Outcome | None:
        """Scores and places, once the game is over."""
        return self.state.outcome

    def _named(self, key: str, _: type[T]) -> T:
        """What the position says under a name."""
        value: T = self.position[key]
        return value

    # --- playing ------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a move in notation, legal or not: an illegal one raises IllegalMove and, this is
        checked, changes nothing."""
        move = self.move_named(seat, text)
        before = self.state.key()
        try:
            self.state.play(seat, move)
        except IllegalMove:
            assert self.state.key() == before, f"{text!r} was refused, yet something changed"
            raise
        self.events += self.state.take_events()
        again = self.game.from_json(self.position)
        assert again.key() == self.state.key(), "the position can't be stored"

    def play_until(self, reached: Callable[[Self], bool], seed: int = 0) -> None:
        """Let everybody do anything that is allowed until something is reached (or all is over)."""
        anything = random.Random(seed)
        while self.state.waiting and not reached(self):
            seat = self.state.waiting[0]
            self.state.play(seat, anything.choice(self.state.legal(seat)))
            self.events += self.state.take_events()

    def play_to_the_end(self, seed: int = 0) -> Outcome:
        """Let everybody do anything that is allowed until the game is over."""
        self.play_until(lambda table: False, seed)
        assert self.outcome is not None
        return self.outcome

    def foreseen(self, seat: int, text: str) -> Any:
        """What the game foresees of a legal move."""
        move, legal = self.move_named(seat, text), self.state.legal(seat)
        assert move in legal, f"{text!r} is not legal"
        return self.game.foresee(self.state, seat, legal).get(move, {})

    def move_named(self, seat: int, text: str) -> int:
        """The move that a text means to a player, legal or not."""
        wanted = " ".join(map(self._without_name, text.lower().split()))
        for move in chain(self.state.legal(seat), range(self.game.actions)):
            if self.game.notation(self.state, seat, move) == wanted:
                return move
        choices = ", ".join(self.choices(self.names[seat])) or "nothing"
        raise BadNotation(f"{text!r} means nothing here; {self.names[seat]} can play: {choices}")

    def _without_name(self, word: str) -> str:
        return f"p{self.names.index(word) + 1}" if word in self.names else word

    def _with_name(self, word: str) -> str:
        return self.names[int(word[1:]) - 1] if word[0] == "p" and word[1:].isdecimal() else word

    def _said(self, event: dict[str, Any]) -> str:
        """An event as a line: its name, then its fields. Of yes-or-no fields those that are so;
        nothing for what there isn't."""
        words = []
        for field, value in event.items():
            if value is None or value is False or field in self.unsaid_fields:
                continue
            if value is True:
                words.append(field)
            elif field == "seats":
                words.append(self.seats_joined.join(self.names[seat] for seat in value) or "nobody")
            elif field in self.seat_fields:
                words.append(self.names[value])
            else:
                words.append(str(value + 1 if field in self.place_fields else value))
        return " ".join(words)


@contextmanager
def refused(rule: str, why: str | None = None) -> Iterator[None]:
    """`with refused("W-46", "may-not-stand"): …` holds that a move is not allowed, that this rule
    says so, and that the key of the reason ends in -why-may-not-stand. What no rule of the game but
    the table's order forbids goes by its key instead of a rule: `kernel-why-game-over`."""
    try:
        yield
    except IllegalMove as refusal:
        reason = refusal.reason
        assert rule in (reason.rule, reason.key), f"refused by {reason.rule}, {reason.key}"
        said = reason.key.partition("-why-")[2]
        assert why is None or said == why, f"refused by {reason.key}"
    else:
        raise AssertionError(f"{rule} doesn't refuse it")


# --- stating ----------------------------------------------------------------------------------


def cards_in(words: str, names: Collection[str]) -> list[str]:
    """Cards by name, in order; a number stands for several of the next one."""
    cards: list[str] = []
    several = 1
    for word in words.replace(",", " ").split():
        if word.isdecimal():
            several = int(word)
            continue
        if word not in names:
            raise ValueError(f"there is no {word!r} there; only {', '.join(names)}")
        cards += [word] * several
        several = 1
    return cards


class Supply:
    """The cards of a game that have not been given a place yet."""

    def __init__(self, copies: dict[str, int]) -> None:
        self.left = Counter(copies)

    def take(self, cards: Iterable[str]) -> None:
        """These have been given a place."""
        for card in cards:
            if self.left[card] == 0:
                raise ValueError(f"there are not that many cards {card}")
            self.left[card] -= 1

    def rest(self) -> dict[str, int]:
        """How many there are left of each."""
        return dict(+self.left)

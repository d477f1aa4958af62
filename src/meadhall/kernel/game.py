"""What a game is, apart from any one state of it."""

from __future__ import annotations

import difflib
import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from .about import About, about
from .alike import added, exp
from .chance import SECRET_BYTES, Chance, chance_for
from .errors import BadNotation, BadOption, BadPosition, BadRecord
from .events import Event
from .face import PlainWords, Words, words_in
from .observations import Observations
from .options import CardData, overridden
from .outcome import Part, SoFar
from .reckoning import Reckoning, Told
from .rulebook import Rulebook, read_rulebook
from .space import Space
from .state import State
from .tally import Tally
from .telling import Teller
from .texts import Texts, texts

S = TypeVar("S", bound=State)

MOST_DECISIONS = 10_000
"""A game has an end before so many decisions."""


class Game(ABC, Generic[S]):
    """A game that can be played: how it starts, is written down, imagined and valued."""

    name: str
    """Short and lower-case: what `meadhall.game(name)` is asked for."""
    package: str
    """The package with its texts, rule book and card data."""
    rules_version: int
    """Raised whenever an old record might replay differently."""
    oldest_rules: int = 0
    """The oldest version it still plays by, so that old records replay; 0: the newest alone."""
    min_players: int
    max_players: int
    space: Space
    """All its moves."""
    teller: Teller = Teller({}, {})
    """All its events; a game may `tell` them in its own way instead."""
    data: CardData[Any] | None = None
    """Its numbers and the options that override them; a game without any has no options."""
    shows: Any = None
    """The type of its views (a TypedDict), if it has one: then the page has types too."""
    foresees: Any = None
    """The type of what it foresees of a move (a TypedDict), if it does."""
    observations: Observations | None = None
    """The columns of its observations, if it has any: then its states have `observed`."""

    @property
    def actions(self) -> int:
        """Size of the action space."""
        return self.space.size

    def max_decisions(self, players: int, options: Mapping[str, Any] | None = None) -> int:
        """A bound on the decisions of one game, second thoughts of seats nobody waits for apart. A
        game that can say a number does; any other promises :data:`MOST_DECISIONS`, and `api_test`
        and `meadhall fuzz` take a game that goes on for longer as one without an end."""
        self.check_players(players)
        return MOST_DECISIONS

    def by_rules(self, version: int) -> Self:
        """The game as this version of its rules has it; :class:`BadRecord` if it can't be played
        so any more, or not yet."""
        if version == self.rules_version:
            return self
        newest = type(self).rules_version
        if not (self.oldest_rules or newest) <= version <= newest:
            raise BadRecord(
                f"this record was played by version {version} of the rules of {self.name}; "
                f"installed is version {newest}"
            )
        other = copy(self)
        other.rules_version = version
        return other

    # --- starting and storing -----------------------------------------------------------------

    def start(
        self,
        players: int,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        listen: bool = False,
    ) -> S:
        """A new game. An int seeds a fast shuffle; 32 bytes are a sealed shuffle's secret. With
        `listen` the state collects events from the set-up on."""
        self.check_players(players)
        _check_seed(seed)
        checked = {} if options is None else self.check_options(options, players)
        return self.deal(players, chance_for(seed), checked, listen)

    def begin_from(
        self,
        position: Mapping[str, Any],
        players: int,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        listen: bool = False,
    ) -> S:
        """A game that begins from a position instead of an empty table. The position says what lies
        there and nothing else (so `to_json` must call the rest as `positions.HEAD` does); what is
        drawn from then on follows from the seed, as ever."""
        self.check_players(players)
        _check_seed(seed)
        checked = {} if options is None else self.check_options(options, players)
        head = {
            "game": self.name,
            "rules": self.rules_version,
            "players": players,
            "options": checked,
            "chance": chance_for(seed).to_json(),
        }
        state = self.from_json({**position, **head})
        if listen:
            state.listen()
        return state

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game isn't made for."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadOption(f"the number of players must be a whole number, not {players!r}")
        if not self.min_players <= players <= self.max_players:
            seats = f"{self.min_players} to {self.max_players}"
            raise BadOption(f"{self.name} is for {seats} players, not {players}")

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """The options in canonical form; :class:`BadOption` says what is wrong with them."""
        if self.data is None:
            return overridden(self.name, options, {}, {})
        return self.data.check(options, players, self.rules_version)

    @abstractmethod
    def deal(self, players: int, chance: Chance, options: Mapping[str, Any], listen: bool) -> S:
        """Set up a game whose players and options have been checked."""

    @abstractmethod
    def from_json(self, data: Any) -> S:
        """The position that `state.to_json()` described, also in the middle of a decision."""

    def data_hash(self, options: Mapping[str, Any]) -> str:
        """A fingerprint of the card data a game is played with."""
        return fingerprint(
            {} if self.data is None else self.data.written(options, self.rules_version)
        )

    # --- moves as text ------------------------------------------------------------------------

    def notation(self, state: S, seat: int, move: int) -> str:
        """Short text for one move, unique among the legal ones."""
        return self.space.text(move)

    def parse(self, state: S, seat: int, text: str) -> int:
        """The legal move that this text names."""
        wanted = " ".join(text.casefold().split())
        named = {self.notation(state, seat, move): move for move in state.legal(seat)}
        if wanted in named:
            return named[wanted]
        near = difflib.get_close_matches(wanted, named, n=3, cutoff=0.0)
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        raise BadNotation(f"{text!r} is no legal move of player {seat + 1} here{hint}")

    # --- what a seat may know -----------------------------------------------------------------

    def imagine(self, view_or_state: dict[str, Any] | S, seat: int, chance: Chance) -> S:
        """A full state drawn at random among those consistent with what `seat` knows."""
        if isinstance(view_or_state, State):
            view_or_state.check_seat(seat)
            return self.imagine_state(view_or_state, seat, chance)
        if view_or_state.get("seat") != seat:
            raise BadPosition(f"this is not the view of seat {seat}")
        return self.imagine_view(view_or_state, seat, chance)

    def imagine_view(self, view: dict[str, Any], seat: int, chance: Chance) -> S:
        """A state that gives the seat this view, all of them as likely."""
        raise NotImplementedError(f"{self.name} has no `imagine_view`")

    def imagine_state(self, state: S, seat: int, chance: Chance) -> S:
        """The same from a state, for speed: nothing may be taken from it that the view of the seat
        doesn't show. A game that needn't hurry leaves it at this."""
        return self.imagine_view(state.view(seat), seat, chance)

    def observation_size(self, players: int) -> int:
        """How many bytes :meth:`State.write_observation` writes."""
        self.check_players(players)
        if self.observations is None:
            raise NotImplementedError(f"{self.name} has no observations")
        return self.observations.size(players)

    def tell(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        """An event as plain data, holding only what this seat (None: an onlooker) may know; None if
        the seat may not even know that it happened. What is for everybody is told to all alike."""
        return self.teller.tell(event, seat)

    def recall(self, event: Event, seat: int | None) -> dict[str, Any] | None:
        """The event as it is told later, in a log: what people are meant to forget is left out."""
        return self.tell(event, seat)

    def foresee(self, state: S, seat: int, moves: Sequence[int]) -> Mapping[int, Mapping[str, Any]]:
        """What some of the seat's legal moves would do, as far as the seat knows for certain: for
        whoever draws the table, so that no rule has to be written there again. Moves of which
        there is nothing to say are left out; a game needn't foresee anything. The state stays as it
        is, and what is foreseen must be the same in every world that looks alike to the seat."""
        return {}

    def parts(self, state: S, events: Sequence[Event]) -> list[list[Part]]:
        """What the points of each seat came from at the end, given all that happened; the parts of
        a seat sum up to its score. Nothing for a game that doesn't say. Of one that began from a
        position the points it began with are left out: `<name>-part-before` says those."""
        return []

    # --- for bots and people ------------------------------------------------------------------

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """A hand-written guess of how well a seat stands (only differences mean anything)."""

    def standings(self, state: S) -> list[float]:
        """The same guess for all seats at once, in points that can be compared between seats."""
        return [self.value(state, seat) for seat in range(state.players)]

    def reckoning(self) -> Reckoning:
        """The same for whoever asks for it often: a game that hurries has it compiled."""
        return Told(self.standings)

    def spread(self, state: S) -> float:
        """How far ahead, in the points of `standings`, a seat must stand now to be e times as
        likely to win as another."""
        return 3.0

    def win_chances(self, state: S) -> list[float]:
        """A guess of every seat's chance to win (its share of the win, once the game is over)."""
        outcome = state.outcome
        if outcome is not None:
            share = 1.0 / len(outcome.winners)
            return [share if rank == 1 else 0.0 for rank in outcome.ranks]
        points = self.standings(state)
        best = max(points)
        spread = self.spread(state)
        odds = [exp((each - best) / spread) for each in points]
        total = added(odds)
        return [each / total for each in odds]

    def so_far(self, view: Mapping[str, Any]) -> SoFar | None:
        """How it stands and how far it is, told by an onlooker's view; None if that says nothing of
        it. `bench/so_far.py` measures what points are worth in a game."""
        return None

    def ends_turn(self, move: int) -> bool:
        """Is this the move by which a player says that enough is done? What follows is the others'
        doing, so a bot that looks one move ahead takes it when nothing else helps."""
        return False

    def standing(self, state: S, move: int) -> tuple[int, int] | None:
        """For a move that also answers the same question whenever it comes again: the plain answer
        it stands for, and until when (it ends as soon as this number is another). The question is
        asked all the same, or others would notice; so whoever plays the seat for a person gives
        the answer, and stops when the person says so."""
        return None

    def unasked(self, state: S, seat: int) -> int | None:
        """The answer to a question that a seat is asked by the rules but that hardly anybody wants
        to hear: whoever plays the seat for a person gives it, unless the person has asked for the
        question."""
        return None

    def tally(self) -> Tally:
        """What weighs the game's balance while one game is played."""
        return Tally()

    def is_obvious(self, move: int) -> bool:
        """Is this a move that can only help, whenever it can be made? A search makes it without
        thinking, and so has more time for the others."""
        return False

    @cached_property
    def turn_enders(self) -> list[bool]:
        """:meth:`ends_turn` of every move, for whoever asks often."""
        return [self.ends_turn(move) for move in range(self.actions)]

    @cached_property
    def obvious_moves(self) -> list[bool]:
        """:meth:`is_obvious` of every move."""
        return [self.is_obvious(move) for move in range(self.actions)]

    @property
    def about(self) -> About:
        """What is to be known of it besides its rules: `game.toml` in the game's package."""
        return about(self.package)

    @cached_property
    def words(self) -> Words:
        """Questions, moves and the saga in words: the module `words` in the game's package, or what
        its texts say by themselves."""
        own = words_in(self.package)
        return own or PlainWords(self.package, self.name, self.space, self.teller)

    def title(self, lang: str) -> str:
        """What it is called in a language: `<name>-title` among its texts."""
        return self.texts(lang).maybe(f"{self.name}-title", self.name)

    def blurb(self, lang: str) -> str:
        """What it is about, in a sentence: `<name>-blurb`."""
        return self.texts(lang).maybe(f"{self.name}-blurb")

    def texts(self, lang: str) -> Texts:
        """The game's texts in a language."""
        return texts(self.package, lang)

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The numbered rules, in our own words."""
        return read_rulebook(self.package, self.name, lang)


def _check_seed(seed: Any) -> None:
    if isinstance(seed, bytes):
        if len(seed) != SECRET_BYTES:
            raise BadOption(f"a secret has {SECRET_BYTES} bytes, not {len(seed)}")
    elif isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"a seed is a whole number or {SECRET_BYTES} bytes, not {seed!r}")


def fingerprint(data: Any) -> str:
    """A short hash of plain data."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


def state_hash(state: State) -> str:
    """A short hash of a position, as records carry it."""
    return hashlib.blake2b(state.key(), digest_size=8).hexdigest()

"""A game as a text file: set-up, secret and moves, readable by people and replayed by the engine.

    meadhall record 1
    game: horns
    …
    1 p1 pick 3
    2 p2 pick 5
    = 5f0c1a9be2d34776

A line that starts with `=` is the hash of the position at that point, so a record that no longer
replays the same way says where. A game that didn't begin with an empty table has a line `position`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .chance import SECRET_BYTES, commitment_of, verify_commitment
from .errors import BadPosition, BadRecord, MeadhallError
from .game import Game, state_hash
from .positions import bare
from .registry import game as game_named
from .shares import NO_SHARE, SHARE_BYTES, is_share, mixed
from .state import State

FORMAT = "meadhall record 1"
HASH_EVERY = 20

OF_THE_SECRET = "the secret's own"
"""Stands for a commitment that is yet to be made."""

_NEEDED = ("game", "rules", "cards", "players")
_OPTIONAL = ("names", "options", "seed", "secret", "commitment", "shuffled", "shares", "position")

ONESELF = "by whoever played"
"""Who shuffled, where there was no hall that could have promised anything."""


@dataclass
class Record:
    """One game, finished or not."""

    game: str
    players: int
    seed: int | bytes
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)
    rules: int = 0
    cards: str = ""
    commitment: str = OF_THE_SECRET
    """What was promised before the first card; "" if nothing was."""
    shares: list[str] = field(default_factory=list)
    """What each player has added to the shuffle, "" where that is nothing; empty if nobody has."""
    position: Mapping[str, Any] | None = None
    """What lay on the table when it began (as :func:`bare` has it); None: nothing did."""
    shuffled: str = ""
    """Who shuffled, if the record says so: then nobody else could have been promised anything."""

    def __post_init__(self) -> None:
        game = game_named(self.game)
        self.rules = self.rules or game.rules_version
        self.cards = self.cards or game.by_rules(self.rules).data_hash(self.options)
        self.names = _names(self.names, self.players)
        if self.commitment == OF_THE_SECRET:
            self.commitment = commitment_of(self.seed) if isinstance(self.seed, bytes) else ""
        self.shares = _shares(self.shares, self.players, self.seed)
        self.position = _position(self.position)
        if self.shuffled and self.commitment:
            raise BadRecord("whoever shuffles for themselves has promised nobody anything")

    # --- replaying ----------------------------------------------------------------------------

    def start(self) -> State:
        """The game before its first move."""
        game = game_named(self.game).by_rules(self.rules)
        if self.cards != game.data_hash(self.options):
            raise BadRecord(
                f"this record was played with other card data ({self.cards}) than is installed"
            )
        return self.begun(game)

    def begun(self, game: Game[Any], listen: bool = False) -> State:
        """The same by rules that are known to be those of the record."""
        seed = mixed(self.seed, self.shares)
        if self.position is None:
            dealt: State = game.start(self.players, seed, self.options, listen)
            return dealt
        try:
            laid: State = game.begin_from(self.position, self.players, seed, self.options, listen)
        except BadPosition as wrong:
            raise BadRecord(f"the game can't begin from its position: {wrong}") from wrong
        return laid

    def replay(self) -> Iterator[tuple[int, int, State]]:
        """Every move in turn: seat, move, and the (one, changing) state after it."""
        return self._play_on(self.start())

    def end(self) -> State:
        """The game after its last move."""
        state = self.start()
        for _ in self._play_on(state):
            pass
        return state

    def _play_on(self, state: State) -> Iterator[tuple[int, int, State]]:
        for number, (seat, move) in enumerate(self.moves, start=1):
            try:
                state.play(seat, move)
            except MeadhallError as wrong:
                raise BadRecord(f"move {number} of the record is not legal: {wrong}") from wrong
            yield seat, move, state

    def shuffle_proved(self) -> bool:
        """Was this played with the secret that was promised before the first card?"""
        if not isinstance(self.seed, bytes) or not self.commitment:
            return False
        return verify_commitment(self.seed, self.commitment)

    def by_oneself(self) -> Record:
        """The same as whoever plays with no hall but their own may show it: it says who shuffled,
        and claims no promise."""
        return replace(self, commitment="", shuffled=ONESELF)

    # --- text ---------------------------------------------------------------------------------

    def text(self) -> str:
        """The record as it is stored."""
        game = game_named(self.game)
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"cards: {self.cards}",
            f"players: {self.players}",
        ]
        if self.names:
            lines.append(f"names: {_json(self.names)}")
        if self.options:
            lines.append(f"options: {json.dumps(self.options, sort_keys=True)}")
        if isinstance(self.seed, bytes):
            lines += [f"commitment: {self.commitment}"] if self.commitment else []
            lines.append(f"secret: {self.seed.hex()}")
            lines += [f"shuffled: {self.shuffled}"] if self.shuffled else []
            lines += [f"shares: {_json(self.shares)}"] if self.shares else []
        else:
            lines.append(f"seed: {self.seed}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, sort_keys=True)}")
        lines.append("")
        state = self.start()
        for number, (seat, move) in enumerate(self.moves, start=1):
            lines.append(f"{number} p{seat + 1} {game.notation(state, seat, move)}")
            state.play(seat, move)
            if number % HASH_EVERY == 0 or number == len(self.moves):
                lines.append(f"= {state_hash(state)}")
        if state.outcome is not None:
            lines += ["", f"result: {' '.join(map(str, state.outcome.scores))}"]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record, replaying it: every move must be legal and every hash must match."""
        lines = text.split("\n")  # not splitlines: a name may hold what Unicode calls a line end
        if lines[0].strip() != FORMAT:
            raise BadRecord(f"a record starts with the line {FORMAT!r}")
        head, body = _split(lines)
        record = _from_head(cls, head)
        game = game_named(record.game)
        state = record.start()
        for number, line in body:
            if line.startswith("="):
                _check_hash(number, line, state)
                continue
            if line.startswith("result:"):
                _check_result(number, line, state)
                continue
            count, seat, notation = _move_line(number, line, record.players)
            if count != len(record.moves) + 1:
                raise BadRecord(f"line {number}: move {count} follows move {len(record.moves)}")
            try:
                move = game.parse(state, seat, notation)
                state.play(seat, move)
            except MeadhallError as wrong:
                raise BadRecord(f"line {number}: {wrong}") from wrong
            record.moves.append((seat, move))
        return record

    def save(self, path: str | Path, remark: str = "") -> None:
        """Write the record, and perhaps a remark, to a file: all of it or, if it fails, nothing."""
        path = Path(path)
        unfinished = path.with_name(path.name + ".part")
        text = self.text() + (f"\n# {remark}\n" if remark else "")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            return cls.from_text(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as wrong:
            raise BadRecord(f"{path} is not a text file") from wrong
        except OSError as wrong:
            raise BadRecord(f"{path} can't be read: {wrong.strerror}") from wrong


def _json(data: Any) -> str:
    """Readable where it can be; a lone surrogate has no UTF-8 and is escaped."""
    text = json.dumps(data, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(data)
    return text


def _split(lines: list[str]) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The head as a table, and the numbered lines of the body."""
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            if number == len(lines):
                break  # the end of the text, not the empty line that ends a head
            rest = enumerate(lines[number:], start=number + 1)
            body = [(at, line.strip()) for at, line in rest]
            return head, [(at, line) for at, line in body if line and not line.startswith("#")]
        name, colon, value = line.partition(":")
        if not colon or name.strip() in head:
            raise BadRecord(f"line {number}: expected 'name: value', each once, got {line!r}")
        head[name.strip()] = value.strip()
    raise BadRecord("the head of the record is cut off")


def _from_head(cls: type[Record], head: dict[str, str]) -> Record:
    unknown = set(head) - {*_NEEDED, *_OPTIONAL}
    if unknown:
        raise BadRecord(f"unknown line in the head of the record: {min(unknown)!r}")
    for name in _NEEDED:
        if not head.get(name):
            raise BadRecord(f"the head of the record lacks the line {name!r}")
    if ("secret" in head) == ("seed" in head):
        raise BadRecord("the head of the record needs either the line 'seed' or the line 'secret'")
    try:
        game = game_named(head["game"])
        players = int(head["players"])
        game.check_players(players)
        seed = bytes.fromhex(head["secret"]) if "secret" in head else int(head["seed"])
        if isinstance(seed, bytes) and len(seed) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(seed)}")
        for name, digits in (("cards", 16), ("commitment", 64)):
            if name in head and not re.fullmatch(f"[0-9a-f]{{{digits}}}", head[name]):
                raise ValueError(f"{name}: {digits} hexadecimal digits, not {head[name]!r}")
        rules = int(head["rules"])
        if rules < 1:
            raise ValueError(f"there is no version {rules} of the rules")
        options = json.loads(head.get("options", "{}"))
        return cls(
            game=head["game"],
            players=players,
            seed=seed,
            options=game.by_rules(rules).check_options(options, players),
            names=json.loads(head.get("names", "[]")),
            rules=rules,
            cards=head["cards"],
            commitment=head.get("commitment", ""),
            shares=json.loads(head.get("shares", "[]")),
            position=json.loads(head.get("position", "null")),
            shuffled=head.get("shuffled", ""),
        )
    except (MeadhallError, ValueError, RecursionError) as wrong:
        raise BadRecord(f"the head of the record can't be read: {wrong}") from wrong


def _names(names: Any, players: int) -> list[str]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("names are a list of texts")
    if len(names) not in (0, players):
        raise BadRecord(f"{len(names)} names for {players} players")
    return names


def _shares(shares: Any, players: int, seed: int | bytes) -> list[str]:
    if not isinstance(shares, list) or not all(isinstance(share, str) for share in shares):
        raise BadRecord("shares are a list of texts")
    if not any(shares):
        return []
    if len(shares) != players or not isinstance(seed, bytes):
        raise BadRecord("every player of a sealed shuffle has a share, or an empty one")
    if not all(share == NO_SHARE or is_share(share) for share in shares):
        raise BadRecord(f"a share has {2 * SHARE_BYTES} hexadecimal digits")
    return shares


def _position(position: Any) -> dict[str, Any] | None:
    if position is not None and not isinstance(position, Mapping):
        raise BadRecord("a position is a table of what lies where")
    return None if position is None else bare(position)


def _check_hash(number: int, line: str, state: State) -> None:
    if line[1:].strip() != state_hash(state):
        raise BadRecord(
            f"line {number}: the position here is {state_hash(state)}, "
            f"the record says {line[1:].strip()!r}"
        )


def _move_line(number: int, line: str, players: int) -> tuple[int, int, str]:
    found = re.fullmatch(r"(\d{1,9}) p(\d) (.+)", line)
    if found and 1 <= int(found[2]) <= players:
        return int(found[1]), int(found[2]) - 1, found[3]
    raise BadRecord(f"line {number}: expected a move such as '7 p2 play odin/thor', got {line!r}")


def _check_result(number: int, line: str, state: State) -> None:
    outcome = state.outcome
    said = line.partition(":")[2].split()
    if outcome is None or said != [str(score) for score in outcome.scores]:
        raise BadRecord(f"line {number}: the result is not what the moves lead to")

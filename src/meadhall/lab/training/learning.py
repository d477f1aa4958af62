"""What a net learns from positions: every seat's chance to win, beside the hand-written points.

The points are a part of the answer, so the net learns only what they don't know. It is told how the
game ended and, where a deep search looked at the position, mostly what that thought; and which
moves the search tried. Some games are kept from it: by some is decided when it has learned enough,
by others how good it is. The only module that knows torch.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn.functional import dropout, embedding, embedding_bag

from ...bots.inputs import Inputs
from ...bots.learned import Learned
from ...bots.weights import Weights
from ...kernel.errors import BadOption
from ...kernel.game import Game
from .positions import Positions
from .rounding import CLIP, Floats, rounded

HIDDEN, SECOND = 48, 24
MOVES_COUNT = 0.3
"""How much it counts to foresee the moves of a search, beside foreseeing who wins."""
NEVER = -1e4
"""How strongly it leans to what is no move."""
OUTLOOK = 0.7
"""What a search thought counts so much of what is to be learned, how the game ended the rest."""
SURENESS = [each / 20 for each in range(6, 31)]
"""To one of these powers chances are raised that a search saw (`meadhall.bots.sureness`)."""
LEAST_CHANCE = 1e-3
"""Nothing is less likely."""
BATCH = 2048
"""Positions looked at before the net changes."""
RATE = 3e-3
DROPPED = 0.1
"""While it learns, so much of what the first layer tells is left out, so that nothing hangs on one
unit."""
DECAYS = (1.0, 5.0)
"""How strongly weights are drawn towards 0; fewer games want more of it. All are tried."""
PARTS = 12
"""One game in so many decides when it is enough, another one how good it is."""
AT_LEAST = 20
"""A byte that says something in fewer rows counts for nothing."""
CHECKED = 4000
"""Positions by which the rounded net is held against the one that was learned."""

Told = dict[str, float]
"""How good a net is by now: `own` on what it learns from, `net` on games it doesn't, `by_hand`
without it."""


@dataclass(frozen=True)
class Lesson:
    """Positions at tables of one size as they are learned from."""

    fed: torch.Tensor
    """By position and seat, the inputs that aren't 0; filled up with inputs that count nothing."""
    much: torch.Tensor
    """How much each of them is."""
    hand: torch.Tensor
    target: torch.Tensor
    won: torch.Tensor
    seat: torch.Tensor
    moves: torch.Tensor
    tried: torch.Tensor

    def __len__(self) -> int:
        return len(self.fed)


class Model(torch.nn.Module):
    """The net while it learns."""

    def __init__(self, inputs: int, scale: torch.Tensor, parts: list[list[int]]) -> None:
        """`parts` are what each move is made of (:meth:`Space.parts`)."""
        super().__init__()
        self.scale: torch.Tensor
        self.register_buffer("scale", scale)
        most = max(len(each) for each in parts)
        nothing = 1 + max(max(each) for each in parts)
        self.parts: torch.Tensor
        self.register_buffer(
            "parts", torch.tensor([each + [nothing] * (most - len(each)) for each in parts])
        )
        self.first = torch.nn.Parameter(torch.empty(inputs, HIDDEN))
        self.first_begin = torch.nn.Parameter(torch.empty(HIDDEN))
        self.second = torch.nn.Parameter(torch.empty(HIDDEN, SECOND))
        self.second_begin = torch.nn.Parameter(torch.empty(SECOND))
        self.last = torch.nn.Parameter(torch.empty(SECOND))
        self.hand = torch.nn.Parameter(torch.empty(()))
        self.leaning = torch.nn.Parameter(torch.empty(nothing + 1, HIDDEN + 1))
        """By part of a move: what each unit says for it, and what speaks for it anyway."""
        self.begin()

    def begin(self) -> None:
        """Know nothing: then it says what the hand-written points say."""
        with torch.no_grad():
            self.first.normal_(0, 0.1)
            self.first_begin.fill_(0.5)
            self.second.normal_(0, 1 / math.sqrt(HIDDEN))
            self.second_begin.fill_(0.2)
            self.last.zero_()
            self.hand.fill_(1.0)
            self.leaning.zero_()

    def moves(self) -> torch.Tensor:
        """By move what all of its parts say together."""
        return embedding_bag(
            self.parts, self.leaning, mode="sum", padding_idx=len(self.leaning) - 1
        )

    def forward(
        self, lesson: Lesson, which: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, int]:
        """The logarithm of each seat's chance to win; how surprised it is by the moves that were
        tried, in all; and in how many positions any were."""
        fed, hand = lesson.fed[which].int(), lesson.hand[which]
        positions, seats, width = fed.shape
        fed = fed.reshape(positions * seats, width)
        much = lesson.much[which].reshape(positions * seats, width) * self.scale[fed]
        sums = embedding_bag(fed, self.first, per_sample_weights=much, mode="sum")
        told = dropout((sums + self.first_begin).clamp(0, CLIP), DROPPED, self.training)
        second = (told @ self.second + self.second_begin).clamp(0, CLIP)
        points = (second @ self.last).reshape(positions, seats) + self.hand * hand
        chances = torch.log_softmax(points, 1)
        searched = (lesson.moves[which, 0] >= 0).nonzero().squeeze(1)  # the best of them is first
        if not len(searched):
            return chances, points.new_zeros(()), 0
        there = which[searched]
        moves, mover = lesson.moves[there], searched * seats + lesson.seat[there]
        speaks = embedding(moves.clamp(min=0).int(), self.moves())
        leanings = torch.bmm(speaks[:, :, :-1], told[mover].unsqueeze(2)).squeeze(2)
        leanings = (leanings + speaks[:, :, -1]).masked_fill(moves < 0, NEVER)
        missed = -(lesson.tried[there] * torch.log_softmax(leanings, 1)).sum()
        return chances, missed, len(searched)

    def floats(self) -> Floats:
        """What it has learned."""
        first = self.first * self.scale[:, None]
        parts = (first, self.first_begin, self.second, self.second_begin, self.last)
        moves = (self.moves()[:, :-1], self.moves()[:, -1])
        one, one_begin, two, two_begin, last, leaning, leaning_begin = (
            each.detach().double().cpu().numpy() for each in (*parts, *moves)
        )
        hand = self.hand.item()
        return Floats(one, one_begin, two, two_begin, last, hand, leaning, leaning_begin)


def learn(
    game: Game[Any],
    tables: Mapping[int, Positions],
    epochs: int,
    said: dict[str, Any],
    seed: int = 0,
) -> Generator[Told, None, Weights]:
    """A net for a game; tells after every round through the positions how good it is by now."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    inputs = Inputs(game)
    most = limits(inputs, tables)
    own, tried, kept = (
        {
            players: lesson(game, inputs, part.some(mask), most, device)
            for players, part in tables.items()
            if (mask := np.isin(part.game % PARTS, chosen)).any()
        }
        for chosen in ([*range(2, PARTS)], [0], [1])
    )
    if not (own and tried and kept):
        games = sum(len(np.unique(part.game)) for part in tables.values())
        raise BadOption(
            f"{games} games are too few to learn from: one in {PARTS} decides when it is enough,"
            " and another one how good the net is; let some hundreds be played"
        )
    scale = torch.from_numpy(scales(inputs, most))
    model = Model(inputs.size, scale, game.space.parts()).to(device)
    best, best_loss, best_decay = model.state_dict(), math.inf, 0.0
    for decay in DECAYS:
        torch.manual_seed(seed)
        model.begin()
        for epoch, loss in enumerate(times_through(model, own, epochs, decay, device), 1):
            found = {"decay": decay, "epoch": epoch, "own": loss, **losses(model, tried)}
            yield {key: round(each, 5) for key, each in found.items()}
            all_missed = found["net"] + MOVES_COUNT * found["moves"]
            if all_missed < best_loss:
                best_loss, best_decay = all_missed, decay
                best = copy.deepcopy(model.state_dict())
    model.load_state_dict(best)
    end = {"decay": best_decay, **losses(model, kept)}
    end = {key: round(each, 5) for key, each in end.items()}
    said = {**said, "positions": sum(map(len, tables.values())), "learned": end}
    weights = rounded(model.floats(), inputs, most, {**made_for(game, inputs), "trained": said})
    yield {**end, "apart": apart(game, inputs, model, tables, weights)}
    return weights


def times_through(
    model: Model, lessons: Mapping[int, Lesson], times: int, decay: float, device: str
) -> Iterator[float]:
    """Let a net learn from all positions so many times; how surprised it was, each time."""
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=decay)
    steps = times * sum(-(-len(each) // BATCH) for each in lessons.values())
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
    for _ in range(times):
        model.train()
        total = torch.zeros((), device=device)
        for part, which in batches(lessons, device):
            chances, missed, searched = model(part, which)
            surprise = -(part.target[which] * chances).sum(1).mean()
            loss = surprise + MOVES_COUNT * missed / max(1, searched)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            pace.step()
            total += surprise.detach() * len(which)
        yield float(total) / sum(map(len, lessons.values()))


def made_for(game: Game[Any], inputs: Inputs) -> dict[str, Any]:
    """What binds a net to what it was learned of."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "data": game.data_hash({}),
        "layout": inputs.layout,
    }


def limits(inputs: Inputs, tables: Mapping[int, Positions]) -> bytes:
    """Of each byte of the largest row, the most that was seen; 0 where hardly anything was."""
    row = inputs.of_row()
    most = np.zeros(len(row), np.uint8)
    times = np.zeros(len(row), np.int64)
    for players, part in tables.items():
        rows = part.rows.reshape(-1, part.rows.shape[2])
        where = inputs.places(players)
        most[where] = np.maximum(most[where], rows.max(axis=0))
        times[where] += np.count_nonzero(rows, axis=0)
    most[times < AT_LEAST] = 0
    return most.tobytes()


def scales(inputs: Inputs, most: bytes) -> npt.NDArray[np.float32]:
    """What each input is multiplied by, so that all are about as large."""
    found = np.ones(inputs.size, np.float32)
    for place, limit in zip(inputs.of_row(), most, strict=True):
        if limit and not place.names_one:
            found[place.first] = 1.0 / math.sqrt(limit)
    found[inputs.lead] = 1.0 / 64.0
    return found


def lesson(game: Game[Any], inputs: Inputs, part: Positions, most: bytes, device: str) -> Lesson:
    """Positions as tensors."""
    players = part.players
    turned = np.array([game.space.seen_from(seat, players) for seat in range(players)], np.int16)
    fed, much = sparse(inputs, part, most)
    seen = OUTLOOK * borne_out(part) + (1 - OUTLOOK) * part.won
    target = np.where(np.isnan(part.outlook), part.won, seen)
    target = target / target.sum(axis=1, keepdims=True)
    shape = (len(part), players, -1)
    return Lesson(
        *(
            torch.from_numpy(each).to(device)
            for each in (
                fed.reshape(shape),
                much.reshape(shape),
                part.hand,
                target.astype(np.float32),
                part.won,
                part.seat.astype(np.int64),
                np.where(part.moves < 0, part.moves, turned[part.seat[:, None], part.moves]),
                part.tried,
            )
        )
    )


def borne_out(part: Positions) -> npt.NDArray[np.float32]:
    """What searches thought, brought nearer to what came true: a search is too sure of itself."""
    known = part.outlook[:, 0] >= 0
    if not known.any():
        return part.outlook
    seen, won = np.maximum(part.outlook[known], LEAST_CHANCE), part.won[known]

    def raised(sureness: float) -> npt.NDArray[np.float32]:
        chances = seen**sureness
        found: npt.NDArray[np.float32] = chances / chances.sum(axis=1, keepdims=True)
        return found

    best = min(SURENESS, key=lambda each: float(-(won * np.log(raised(each))).sum()))
    found = part.outlook.copy()
    found[known] = raised(best)
    return found


def sparse(
    inputs: Inputs, part: Positions, most: bytes
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.uint8]]:
    """The inputs of every row that aren't 0, side by side, and how much they are."""
    players, positions = part.players, len(part)
    row = inputs.of_row(players)
    first = np.array([place.first for place in row])
    names_one = np.array([place.names_one for place in row])
    limit = np.frombuffer(inputs.cut(most, players), np.uint8)
    rows = np.minimum(part.rows.reshape(positions * players, -1), limit)
    at, place = np.nonzero(rows)
    number = rows[at, place]
    which = np.where(names_one[place], first[place] + number - 1, first[place])
    count = np.bincount(at, minlength=len(rows))
    always = 2 + len(inputs.switches)
    width = int(count.max()) + always
    fed = np.zeros((len(rows), width), np.int16)
    much = np.zeros((len(rows), width), np.uint8)
    ordinal = np.arange(len(at)) - np.repeat(np.cumsum(count) - count, count)
    fed[at, always + ordinal] = which
    much[at, always + ordinal] = np.where(names_one[place], 1, number)
    (table,) = inputs.of_table(players, {}) or (0,)
    fed[:, 0], much[:, 0] = inputs.lead, part.leads.ravel()
    fed[:, 1], much[:, 1] = table, 1
    fed[:, 2:always] = inputs.size - len(inputs.switches) + np.arange(len(inputs.switches))
    much[:, 2:always] = np.repeat(part.switches, players, axis=0)
    return fed, much


def batches(lessons: Mapping[int, Lesson], device: str) -> Iterator[tuple[Lesson, torch.Tensor]]:
    """All positions once, in any order, so many at a time of one number of players."""
    parts = [
        (each, which)
        for each in lessons.values()
        for which in torch.randperm(len(each)).to(device).split(BATCH)
    ]
    for place in torch.randperm(len(parts)).tolist():
        yield parts[place]


def losses(model: Model, lessons: Mapping[int, Lesson]) -> dict[str, float]:
    """How surprised the net is by how games ended, and how surprised the hand-written value is,
    both by the logarithm of what they gave the winner; the same of the moves that a search tried,
    beside who would find all as likely."""
    model.eval()
    net = hand = count = missed = blind = searched = 0.0
    with torch.no_grad():
        for each in lessons.values():
            for which in torch.arange(len(each), device=each.fed.device).split(BATCH):
                won = each.won[which]
                chances, surprise, some = model(each, which)
                net -= float((won * chances).sum())
                hand -= float((won * torch.log_softmax(each.hand[which], 1)).sum())
                count += len(which)
                there = each.moves[which] >= 0
                missed += float(surprise)
                blind += float(there.sum(1).clamp(min=1).log().sum())
                searched += some
    searched = max(1.0, searched)
    return {
        "net": net / count,
        "by_hand": hand / count,
        "moves": missed / searched,
        "all_alike": blind / searched,
    }


def apart(
    game: Game[Any],
    inputs: Inputs,
    model: Model,
    tables: Mapping[int, Positions],
    weights: Weights,
) -> float:
    """By how much the chances of the net in whole numbers, as bots count it, differ from those it
    learned, on the average."""
    known = Learned(game, weights)
    differences: list[float] = []
    for players, part in tables.items():
        plain = part.some(~part.switches.any(axis=1)).some(slice(CHECKED // len(tables)))
        if not len(plain):
            continue
        judge = known.judge(players, {})
        points = [
            [
                judge.answer(
                    seat,
                    *known.parts(plain.rows[at, seat].tobytes(), players, seat),
                    int(plain.leads[at, seat]),
                )
                / weights.about.unit
                + weights.about.hand * plain.hand[at, seat]
                for seat in range(players)
            ]
            for at in range(len(plain))
        ]
        with torch.no_grad():
            device = str(model.scale.device)
            own, _, _ = model(
                lesson(game, inputs, plain, weights.most, device),
                torch.arange(len(plain), device=device),
            )
        theirs = torch.softmax(torch.tensor(points), 1)
        differences.append(float((theirs - own.exp().cpu()).abs().mean()))
    return round(sum(differences) / max(1, len(differences)), 5)

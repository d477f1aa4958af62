"""Learn a game for two from nothing: PPO with masked moves, by JAX, through a batch of games.

    pip install 'meadhall[env]' jax
    python examples/ppo.py GAME --updates 200

Both seats are played by the same network, which sees each seat's own observation and nothing else.
After every tenth update it plays against random moves, and soon wins most games.
"""

from __future__ import annotations

import argparse
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from meadhall.env.batch import Batch

LANES, STEPS, EPOCHS, PARTS = 256, 32, 3, 4
DISCOUNT, TRACE, CLIP, CURIOSITY, RATE = 1.0, 0.95, 0.2, 0.01, 1e-3
Weights = Any


def begin(key: Any, sizes: list[int]) -> Weights:
    keys = jax.random.split(key, len(sizes))
    return [
        (jax.random.normal(k, (a, b)) * (2 / a) ** 0.5, jnp.zeros(b))
        for k, a, b in zip(keys, sizes, sizes[1:], strict=False)
    ]


@jax.jit
def think(weights: Weights, rows: Any, masks: Any) -> tuple[Any, Any]:
    """What the network would do, as logarithms of chances, and what it expects to come of it."""
    x = jnp.minimum(rows.astype(jnp.float32), 8.0) / 4.0
    for w, b in weights[:-1]:
        x = jax.nn.relu(x @ w + b)
    out = x @ weights[-1][0] * 0.1 + weights[-1][1]
    return jax.nn.log_softmax(jnp.where(masks > 0, out[:, 1:], -1e9)), jnp.tanh(out[:, 0])


def loss(weights: Weights, part: Any) -> Any:
    rows, masks, moves, before, gains, targets = part
    logs, values = think(weights, rows, masks)
    now = jnp.take_along_axis(logs, moves[:, None], 1)[:, 0]
    ratio = jnp.exp(now - before)
    kept = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    unsure = -jnp.sum(jnp.where(masks > 0, jnp.exp(logs) * logs, 0.0), 1)
    return jnp.mean(-kept + 0.5 * (values - targets) ** 2 - CURIOSITY * unsure)


@jax.jit
def improve(weights: Weights, memory: Any, count: Any, part: Any) -> tuple[Any, Any]:
    """One step of Adam."""
    slopes = jax.grad(loss)(weights, part)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, memory[0], slopes)
    square = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, memory[1], slopes)
    size = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    moved = jax.tree.map(lambda w, m, s: w - size * m / (jnp.sqrt(s) + 1e-5), weights, mean, square)
    return moved, (mean, square)


def gather(batch: Batch, weights: Weights, key: Any) -> tuple[Any, ...]:
    """Some steps of all games, and what each decision turned out to be worth to who made it."""
    shape = STEPS, batch.size
    rows = np.zeros((*shape, batch.row), np.uint8)
    masks = np.zeros((*shape, batch.actions), np.uint8)
    moves, seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    logs, values = np.zeros(shape, np.float32), np.zeros((STEPS + 1, batch.size), np.float32)
    ended = np.zeros((*shape, batch.players), np.float32)
    over = np.zeros(shape, bool)
    for t in range(STEPS):
        batch.observe(rows[t])
        batch.masks(masks[t])
        seats[t] = batch.seats()
        log, values[t] = think(weights, rows[t], masks[t])
        key, own = jax.random.split(key)
        moves[t] = jax.random.categorical(own, log)
        logs[t] = np.take_along_axis(np.asarray(log), moves[t][:, None], 1)[:, 0]
        lanes, _, returns, *_ = batch.step(moves[t])
        over[t, lanes], ended[t, lanes] = True, returns
    gains = advantages(batch, weights, seats, values, ended, over)
    flat = (rows, masks, moves, logs, gains, gains + values[:-1])
    return tuple(each.reshape(STEPS * batch.size, *each.shape[2:]) for each in flat)


def advantages(batch: Batch, weights: Any, seats: Any, values: Any, ended: Any, over: Any) -> Any:
    """Generalised advantages, for each seat from one of its own decisions to its next."""
    lane = np.arange(batch.size)
    last = np.asarray(think(weights, batch.observe(), batch.masks())[1])
    ahead = np.zeros((batch.size, batch.players), np.float32)  # of each seat's next decision
    trace = np.zeros_like(ahead)
    # Two seats: what is good for one is as bad for the other.
    ahead[:] = -last[:, None]
    ahead[lane, batch.seats()] = last
    gains = np.zeros_like(values[:-1])
    for t in reversed(range(STEPS)):
        ahead[over[t]], trace[over[t]] = ended[t][over[t]], 0.0
        who = lane, seats[t]
        surprise = DISCOUNT * ahead[who] - values[t]
        trace[who] = surprise + DISCOUNT * TRACE * trace[who]
        gains[t], ahead[who] = trace[who], values[t]
    return gains


def match(game: str, weights: Weights, games: int) -> float:
    """The share of games won against random moves, from both seats."""
    batch, won, played = Batch(game, 2, games, seed=99), 0.0, 0
    ours = np.arange(games) % 2
    while played < games:
        logs, _ = think(weights, batch.observe(), batch.masks())
        best = np.asarray(logs).argmax(1)
        chosen = np.where(batch.seats() == ours, best, batch.random())
        lanes, number, returns, *_ = batch.step(chosen)
        first = number < games  # of each lane the first game only
        won += float((returns[first, ours[lanes[first]]] + 1).sum() / 2)
        played += int(first.sum())
    return won / games


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="one for two players")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--lanes", type=int, default=LANES)
    parser.add_argument("--games", type=int, default=200, help="of each match against random")
    told = parser.parse_args(arguments)
    batch = Batch(told.game, 2, told.lanes, seed=1)
    key, mix = jax.random.key(0), np.random.default_rng(0)
    weights = begin(key, [batch.row, 128, 64, batch.actions + 1])
    memory = tuple(jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    share, count = match(told.game, weights, told.games), 0
    print(f"before: {share:.0%} against random moves")
    for update in range(1, told.updates + 1):
        key, own = jax.random.split(key)
        data = gather(batch, weights, own)
        for _ in range(EPOCHS):
            for part in np.array_split(mix.permutation(len(data[0])), PARTS):
                count += 1
                weights, memory = improve(weights, memory, count, tuple(d[part] for d in data))
        if update % 10 == 0 or update == told.updates:
            share = match(told.game, weights, told.games)
            print(f"update {update}: {share:.0%}", flush=True)
    return share


if __name__ == "__main__":
    main()

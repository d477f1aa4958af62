"""The numbers of `cards.toml` as a board gets them: exact types, and where each comes from."""

from __future__ import annotations

import tomllib

from horns import Horns

from meadhall.hall.wire.board_numbers import numbers_module
from meadhall.hall.wire.board_types import board_module

CARDS = """
[table]
hand = 5
gates = [5, 12]
long = false
origin = { hand = "ours", default = "book" }

[halls.1]
gold = 3
origin = "book"

[halls.2]
origin = "ours"
limit = 6

[cards.sword]
role = "booster"
strength = 2
note = "Said in words."
origin = { strength = "ours", effect = "picture", default = "book" }

[cards.shield-wall]
role = "wall"
strength = "as many as there are"

[deals]
2 = [7, 6]

[deals_origin]
origin = "book"
"""

MADE = """\
/** The game's numbers; options change some of them. */
export interface Numbers {
  table: { hand: number; gates: number[]; long: boolean };
  halls: Record<number, { gold?: number; limit?: number }>;
  cards: Record<Card, { role: 'booster' | 'wall'; strength?: number }>;
  deals: { 2: number[] };
}

/** As they stand in cards.toml. */
export const NUMBERS: Numbers = {
  table: { hand: 5, gates: [5, 12], long: false },
  halls: {
    1: { gold: 3 },
    2: { limit: 6 },
  },
  cards: {
    sword: { role: 'booster', strength: 2 },
    'shield-wall': { role: 'wall' },
  },
  deals: { 2: [7, 6] },
};

/** Where each of them comes from, and each effect and condition. */
export const ORIGINS = {
  table: { hand: 'ours', gates: 'book', long: 'book' },
  halls: {
    1: { gold: 'book' },
    2: { limit: 'ours' },
  },
  cards: {
    sword: { strength: 'ours', effect: 'picture' },
  },
  deals: { 2: 'book' },
} as const;
"""


def test_every_number_has_its_type_and_its_origin() -> None:
    names = {"Card": ("sword", "shield-wall"), "Site": ("hall",)}
    assert numbers_module(tomllib.loads(CARDS), names) == MADE


def test_a_game_without_card_data_has_no_numbers() -> None:
    assert numbers_module({}, {}) == ""
    made = board_module(Horns())
    assert "export type Move" in made
    assert "NUMBERS" not in made
    assert "ORIGINS" not in made

// Made by `./dev wire` from src/meadhall/games/asgard/. Edit that, not this.

export type God = 'odin' | 'thor' | 'freya' | 'loki' | 'sif' | 'bragi' | 'heimdall';

/** Every move of the game, by what it says. */
export type Move =
  | { kind: 'play'; up: God; down: God }
  | { kind: 'will' }
  | { kind: 'goal' }
  | { kind: 'stack'; god: God }
  | { kind: 'card'; god: God; depth: number }
  | { kind: 'rival'; seat: number; god: God; depth: number }
  | { kind: 'done' };

/** Pictures to be sent to others, of how a game ended or how one fared with a puzzle: nothing on them but
 *  what everybody may know. */

import type { CoverModule } from './board';
import type { Try } from './daily';

interface Shared {
  /** What the game is called. */
  title: string;
  cover: Pick<CoverModule, 'icon' | 'sky' | 'stars'>;
}
export interface Ending extends Shared {
  /** How it ended, in a few words. */
  verdict: string;
  /** By place. */
  players: readonly { name: string; score: number; first: boolean }[];
}
/** Not a word of the answer. */
export interface Fared extends Shared {
  /** Whether it is the puzzle of the day. */
  kind: string;
  puzzle: string;
  /** As many as there were to have; null for one that wasn't needed. */
  tries: readonly (Try | null)[];
  /** What else is to be said: a hint, days in a row. */
  notes: readonly string[];
}

export const WIDE = 1200;
export const HIGH = 630;
const BONE = '#efe6d2';
const GOLD = '#f0cb86';

/** A canvas of WIDE × HIGH with what every picture has: the game's sky, whose it is, which game. */
function begin(canvas: HTMLCanvasElement, { title, cover }: Shared) {
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  ground(pen, cover);
  pen.fillStyle = GOLD;
  write(pen, 'Meadhall', 64, 84, 34, 400);
  pen.fillStyle = BONE;
  write(pen, title, 64, 128, 26, 640, 'Alegreya Sans');
  return pen;
}

/** Draw how a game ended. */
export function drawEnding(canvas: HTMLCanvasElement, ending: Ending): void {
  const pen = begin(canvas, ending);
  if (!pen) return;
  pen.fillStyle = '#fff8ea';
  write(pen, ending.verdict, 64, 262, 68, 720);
  const step = Math.min(54, 280 / ending.players.length);
  ending.players.forEach(({ name, score, first }, at) => {
    const y = 336 + at * step;
    pen.fillStyle = first ? GOLD : BONE;
    write(pen, name, 64, y, 34, 500, 'Alegreya Sans');
    pen.textAlign = 'right';
    write(pen, String(score), 700, y, 38, 120, 'Alegreya Sans', 700);
    pen.textAlign = 'left';
  });
}

/** Draw how one fared with a puzzle. */
export function drawPuzzle(canvas: HTMLCanvasElement, fared: Fared): void {
  const pen = begin(canvas, fared);
  if (!pen) return;
  pen.fillStyle = GOLD;
  write(pen, fared.kind, 64, 244, 34, 640, 'Alegreya Sans');
  pen.fillStyle = '#fff8ea';
  write(pen, fared.puzzle, 64, 318, 64, 720);
  fared.tries.forEach((each, at) => mark(pen, each, 100 + at * 96, 414));
  pen.fillStyle = BONE;
  fared.notes.forEach((note, at) => {
    write(pen, note, 64, 524 + at * 46, 34, 700, 'Alegreya Sans');
  });
}

/** A try: a disc with a cross or a tick, or a ring where there was none, or none was found. */
function mark(pen: CanvasRenderingContext2D, tried: Try | null, x: number, y: number): void {
  const looks = { miss: ['#9c3418', '#fff3ec', '✕'], found: ['#a9cf85', '#12200a', '✓'] } as const;
  pen.beginPath();
  pen.arc(x, y, 34, 0, 2 * Math.PI);
  if (tried !== 'miss' && tried !== 'found') {
    pen.strokeStyle = tried ? BONE : '#efe6d266';
    pen.lineWidth = 4;
    pen.stroke();
    return;
  }
  const [ground, ink, sign] = looks[tried];
  pen.fillStyle = ground;
  pen.fill();
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  write(pen, sign, x, y + 14, 40, 60, 'Alegreya Sans', 800);
  pen.textAlign = 'left';
}

/** Words no wider than there is room: a long name is written smaller. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  room: number,
  font = 'Forum',
  weight = 400,
): void {
  const set = (high: number) =>
    (pen.font = `${weight} ${high}px '${font}', 'PT Sans', 'Philosopher', serif`);
  set(size);
  set(size * Math.min(1, room / Math.max(1, pen.measureText(words).width)));
  pen.fillText(words, x, y);
}

/** The game's sky with its sign before the moon, dark where words are to stand. */
function ground(pen: CanvasRenderingContext2D, { sky, stars, icon }: Ending['cover']): void {
  const light = pen.createLinearGradient(0, 0, 0, HIGH);
  sky.forEach((colour, at) => light.addColorStop([0, 0.62, 1][at]!, colour));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = '#efe6d2';
  for (let at = 0; stars && at < 60; at += 1) {
    pen.globalAlpha = 0.25 + (at % 4) * 0.15;
    pen.fillRect((at * 331) % WIDE, ((at * 187) % 330) + 10, 3, 3);
  }
  pen.globalAlpha = 0.22;
  pen.beginPath();
  pen.arc(950, 300, 235, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = '#0c1416';
  pen.save();
  pen.translate(950 - 190, 300 - 190);
  pen.scale(380 / 512, 380 / 512);
  pen.fill(new Path2D(icon));
  pen.restore();
  const shade = pen.createLinearGradient(0, 0, WIDE, 0);
  shade.addColorStop(0, '#060b0ce6');
  shade.addColorStop(0.6, '#060b0c99');
  shade.addColorStop(1, '#060b0c00');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDE, HIGH);
}

/** Hand the picture over: to whatever the device shares with, else as a file. */
export async function share(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const file = new File([blob], name, { type: 'image/png' });
  if (matchMedia('(hover: none)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // they may think better of it
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

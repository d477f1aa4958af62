/** Pictures to be sent to others, of how a game ended or how one fared with a puzzle: nothing on them but
 *  what everybody may know. */

import type { CoverModule } from './board';

export interface Shared {
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

export const WIDE = 1200;
export const HIGH = 630;
export const BONE = '#efe6d2';
export const GOLD = '#f0cb86';

/** A canvas of WIDE × HIGH with what every picture has: the game's sky, whose it is, which game. */
export function begin(canvas: HTMLCanvasElement, { title, cover }: Shared) {
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

/** Words no wider than there is room: a long name is written smaller. */
export function write(
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

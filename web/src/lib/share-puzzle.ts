/** A picture of how one fared with a puzzle. */

import type { Try } from './daily';
import { begin, BONE, GOLD, write, type Shared } from './share';

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

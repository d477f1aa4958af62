/** Outlines of game-icons, as small as the eye allows: whole numbers on their grid of 512. */

const ARGUMENTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The commands of a path with their numbers. */
function commands(path: string): [string, number[]][] {
  const found: [string, number[]][] = [];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = ARGUMENTS[letter!.toLowerCase()]!;
    const numbers: number[] = [];
    let at = 0;
    while (at < rest!.length) {
      // The flags of an arc may stand without anything between them: a1 1 0 011 2.
      const flag = count === 7 && [3, 4].includes(numbers.length % 7);
      const pattern = flag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
      pattern.lastIndex = at;
      const next = pattern.exec(rest!);
      if (!next) break;
      numbers.push(Number(next[1]));
      at = pattern.lastIndex;
    }
    if (!count) found.push([letter!, []]);
    for (let k = 0; count && k < numbers.length; k += count) {
      // Further pairs after a move are lines.
      const again = k && letter!.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter!;
      found.push([again, numbers.slice(k, k + count)]);
    }
  }
  return found;
}

/** The same outline in whole numbers. Points are rounded where they lie, so that nothing drifts. */
export function trimmed(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen is
  let [rx, ry, rStartX, rStartY] = [0, 0, 0, 0]; // where the rounded pen is
  let out = '';
  let last = '';
  const put = (letter: string, numbers: number[]) => {
    const text = numbers.map((number, at) => `${number < 0 || !at ? '' : ' '}${number}`).join('');
    out += (letter === last && letter !== 'm' ? (text.startsWith('-') ? '' : ' ') : letter) + text;
    last = letter;
  };
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    if (kind === 'z') {
      put('z', []);
      [x, y, rx, ry] = [startX, startY, rStartX, rStartY];
      continue;
    }
    const points: [number, number][] = [];
    if (kind === 'h') points.push([(relative ? x : 0) + numbers[0]!, y]);
    else if (kind === 'v') points.push([x, (relative ? y : 0) + numbers[0]!]);
    else {
      for (let at = kind === 'a' ? 5 : 0; at < numbers.length; at += 2)
        points.push([(relative ? x : 0) + numbers[at]!, (relative ? y : 0) + numbers[at + 1]!]);
    }
    const [endX, endY] = points.at(-1)!;
    const flat = points.flatMap(([px, py]) => [Math.round(px) - rx, Math.round(py) - ry]);
    if (kind === 'h') put('h', [flat[0]!]);
    else if (kind === 'v') put('v', [flat[1]!]);
    else if (kind === 'a') {
      const radii = [numbers[0]!, numbers[1]!].map((radius) => Math.round(radius * 10) / 10);
      put('a', [...radii, numbers[2]!, numbers[3]!, numbers[4]!, ...flat]);
    } else put(kind, flat);
    [x, y] = [endX, endY];
    [rx, ry] = [Math.round(endX), Math.round(endY)];
    if (kind === 'm') [startX, startY, rStartX, rStartY] = [x, y, rx, ry];
  }
  return out;
}

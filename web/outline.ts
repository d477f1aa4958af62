/** Outlines of figures with whole numbers: half the weight, and nobody sees half a unit of 512. */

const SIZES: Record<string, number> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** The numbers after a command; the two flags of an arc may stand without anything between them. */
function numbers(text: string, arc: boolean): number[] {
  const found: number[] = [];
  const any = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gy;
  const flag = /[01]/y;
  for (let at = 0; at < text.length;) {
    const place = found.length % 7;
    const pattern = arc && (place === 3 || place === 4) ? flag : any;
    pattern.lastIndex = at;
    const hit = pattern.exec(text);
    if (hit) found.push(Number(hit[0]));
    at = hit ? pattern.lastIndex : at + 1;
  }
  return found;
}

/** Numbers as short as an outline allows. */
const joined = (values: number[]) =>
  values.map((value, at) => (at && value >= 0 ? ' ' : '') + value).join('');

/** The same outline, each corner at the nearest whole place, written from corner to corner. */
export function rounded(outline: string): string {
  let written = '';
  let last = '';
  // Where the pen is in the outline as it was, and where in the outline as it is written.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0];
  for (const [, letter, text] of outline.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter!.toLowerCase();
    const absolute = letter !== kind;
    const size = SIZES[kind];
    if (size === undefined) return outline;
    if (kind === 'z') {
      written += 'z';
      last = 'z';
      [x, y, penX, penY] = [startX, startY, penStartX, penStartY];
      continue;
    }
    const values = numbers(text!, kind === 'a');
    if (!values.length || values.length % size) return outline;
    for (let at = 0; at < values.length; at += size) {
      const step = values.slice(at, at + size);
      const [baseX, baseY] = absolute ? [0, 0] : [x, y];
      const places = kind === 'a' ? step.slice(5) : step;
      const out: number[] = kind === 'a' ? step.slice(0, 5).map((each) => Math.round(each)) : [];
      if (kind === 'a') {
        out[0] = Math.max(1, out[0]!);
        out[1] = Math.max(1, out[1]!);
      }
      if (kind === 'h') {
        x = baseX + places[0]!;
        out.push(Math.round(x) - penX);
      } else if (kind === 'v') {
        y = baseY + places[0]!;
        out.push(Math.round(y) - penY);
      } else {
        for (let k = 0; k < places.length; k += 2) {
          const [px, py] = [baseX + places[k]!, baseY + places[k + 1]!];
          out.push(Math.round(px) - penX, Math.round(py) - penY);
          if (k + 2 === places.length) [x, y] = [px, py];
        }
      }
      [penX, penY] = [Math.round(x), Math.round(y)];
      // Further pairs after a move are lines.
      const name = kind === 'm' && at ? 'l' : kind;
      if (kind === 'm' && !at) {
        [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
      }
      if (name === 'l' && !out.some(Boolean)) continue;
      const joint = name === last && name !== 'm' ? (out[0]! < 0 ? '' : ' ') : name;
      written += joint + joined(out);
      last = name;
    }
  }
  return written;
}

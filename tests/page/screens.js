// What is wrong with the screen shown now: regions that overlap, things to press that are too small,
// cut, covered or out of reach, words that are cut off. `least` is the least side of a target.
({ least, regions }) => {
  const found = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const name = (node) =>
    `${node.tagName.toLowerCase()}.${[...node.classList].filter((c) => !c.startsWith('svelte-')).join('.')}` +
    ` "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}"`;
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.height > 1 &&
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !node.closest('.quiet, [inert], dialog:not([open])')
    );
  };
  const scrolls = (node, axis) => {
    const style = getComputedStyle(node)[axis === 'y' ? 'overflowY' : 'overflowX'];
    const more =
      axis === 'y'
        ? node.scrollHeight > node.clientHeight + 1
        : node.scrollWidth > node.clientWidth + 1;
    return /auto|scroll/.test(style) && more;
  };
  /** A box as far as what scrolls around it lets it be seen. */
  const seen = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let up = node.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      if (node.closest('dialog[open]') && !up.closest('dialog[open]')) break; // it lies over all
      if (getComputedStyle(up).overflow === 'visible' || up === document.body) continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };

  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);

  const boxes = regions
    .flatMap((each) => [...top.querySelectorAll(each)])
    .filter(shown)
    .map((node) => ({ node, ...seen(node) }))
    .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) found.push(`${name(one.node)} overlaps ${name(other.node)}`);
    }

  const PRESSED = 'a[href], button, summary, select, textarea, input:not(.quiet), label:has(input)';
  const targets = [...top.querySelectorAll(PRESSED)].filter(shown).filter((node) => {
    // A box in a label is pressed by the label; a link in a sentence is as high as its line.
    if (node.matches('input') && node.closest('label')) return node.type !== 'checkbox';
    return !(node.matches('a') && node.closest('p'));
  });
  for (const node of targets) {
    const before = node.getBoundingClientRect();
    // A field that stands in a label is as large as both.
    if (Math.min(before.width, before.height) < least - 0.5)
      found.push(`${name(node)} is ${before.width.toFixed(1)} × ${before.height.toFixed(1)}`);
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const part = seen(node);
    const tall = Math.min(box.height, innerHeight - 4);
    if (part.right - part.left < box.width - 1.5 || part.bottom - part.top < Math.min(tall, 60) - 1.5)
      found.push(`${name(node)} is cut: ${JSON.stringify(part)} of ${JSON.stringify(box)}`);
    if (box.left < -1 || box.right > innerWidth + 1)
      found.push(`${name(node)} leaves the window: ${box.left} to ${box.right}`);
    const x = (Math.max(part.left, 0) + Math.min(part.right, innerWidth)) / 2;
    const y = (Math.max(part.top, 0) + Math.min(part.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const same = hit && (node.contains(hit) || hit.contains(node) || hit.closest('label')?.contains(node));
    if (!same) found.push(`${name(node)} is covered by ${hit ? name(hit) : 'nothing: it is out of reach'}`);
  }

  for (const node of top.querySelectorAll('*')) {
    if (!shown(node) || node.matches('svg *, svg, textarea, input, select')) continue;
    const words = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    const style = getComputedStyle(node);
    if (words && style.overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1)
      found.push(`the words of ${name(node)} are cut`);
    if (scrolls(node, 'x') && !node.matches('.deed')) found.push(`${name(node)} scrolls sideways`);
  }
  return [...new Set(found)];
};

// What is wrong with what is shown: regions that overlap, spill or are cut; targets too small, covered
// or out of reach; texts cut. A region is what a screen is made of: `data-region="prompt"`. Targets are
// whatever can be pressed. `data-brief` marks text that is an extract of something shown whole elsewhere.
(least) => {
  const wrong = [];
  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  const name = (el) =>
    el.dataset.region ?? (el.getAttribute('aria-label') ?? el.textContent ?? '')
      .trim().replace(/\s+/g, ' ').slice(0, 40) + ' <' + el.tagName.toLowerCase()
      + (el.className && typeof el.className === 'string' ? '.' + el.className.split(' ')[0] : '') + '>';
  const box = (el) => {
    const r = el.getBoundingClientRect();
    return { l: r.left, t: r.top, r: r.right, b: r.bottom };
  };
  const meet = (a, b) =>
    ({ l: Math.max(a.l, b.l), t: Math.max(a.t, b.t), r: Math.min(a.r, b.r), b: Math.min(a.b, b.b) });
  const some = (r) => r.r - r.l > 1.5 && r.b - r.t > 1.5;
  const scrolls = (el) => {
    const { overflowX: x, overflowY: y } = getComputedStyle(el);
    const may = (v) => v === 'auto' || v === 'scroll';
    return (may(y) && el.scrollHeight > el.clientHeight + 1)
      || (may(x) && el.scrollWidth > el.clientWidth + 1);
  };
  // Most elements share most of what is above them, so each is asked once.
  const clips = new Map();
  /** What the inside of an element leaves to be seen, and whether one can scroll in it. */
  const inside = (el) => {
    if (!el || el === document.body) return { rect: { l: 0, t: 0, r: width, b: height }, reach: false };
    let found = clips.get(el);
    if (!found) {
      found = inside(el.parentElement);
      const style = getComputedStyle(el);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
        found = { rect: meet(found.rect, box(el)), reach: found.reach || scrolls(el) };
      clips.set(el, found);
    }
    return found;
  };
  /** What is left of an element inside everything that clips it, and whether one can scroll to it. */
  const seen = (el) => {
    const { rect, reach } = inside(el.parentElement);
    return { rect: meet(box(el), rect), reach };
  };
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const root = dialog ?? document.body;
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && some(box(el)) && !el.closest('[inert]');
  const regions = [...root.querySelectorAll('[data-region]')].filter(shown);
  regions.forEach((a, at) => {
    const { rect, reach } = seen(a);
    const whole = box(a);
    const lost = whole.r - whole.l - (rect.r - rect.l) > 1.5 || whole.b - whole.t - (rect.b - rect.t) > 1.5;
    if (lost && (!reach || ['prompt', 'hand'].includes(a.dataset.region)))
      wrong.push(`${name(a)} is cut: ${JSON.stringify(whole)} in ${JSON.stringify(rect)}`);
    if (getComputedStyle(a).overflowY === 'visible' && a.scrollHeight > a.clientHeight + 2)
      wrong.push(`${name(a)} spills below by ${a.scrollHeight - a.clientHeight}`);
    if (getComputedStyle(a).overflowX === 'visible' && a.scrollWidth > a.clientWidth + 2)
      wrong.push(`${name(a)} spills aside by ${a.scrollWidth - a.clientWidth}`);
    for (const b of regions.slice(at + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      if (some(meet(rect, seen(b).rect))) wrong.push(`${name(a)} and ${name(b)} overlap`);
    }
  });
  const pressed = 'button, a[href], input, select, textarea, [role=button], [role=option], [tabindex="0"]';
  for (const el of root.querySelectorAll(pressed)) {
    if (!shown(el) || el.disabled || el.closest('[aria-hidden=true]')) continue;
    const own = el.matches('input[type=checkbox], input[type=radio]') ? el.closest('label') ?? el : el;
    const whole = box(own);
    if (whole.b < 0 || whole.r < 0) continue; // a skip link, or for screen readers alone
    const { rect, reach } = seen(own);
    const small = Math.min(whole.r - whole.l, whole.b - whole.t);
    // What may be pressed in the middle of a sentence is as high as the sentence (WCAG 2.5.8).
    const inline = getComputedStyle(own).display === 'inline';
    const scroller = scrolls(own) && own.getAttribute('tabindex') === '0';
    if (!inline && !scroller && small < least - 0.6)
      wrong.push(`${name(el)} is only ${small.toFixed(1)} px`);
    if (!some(rect)) {
      if (!reach) wrong.push(`${name(el)} is out of reach at ${JSON.stringify(whole)}`);
      continue;
    }
    let hits = 0;
    for (let x = 0.5; x < 6 && hits < 5; x++) for (let y = 0.5; y < 6 && hits < 5; y++) {
      const at = document.elementFromPoint(
        rect.l + ((rect.r - rect.l) * x) / 6, rect.t + ((rect.b - rect.t) * y) / 6);
      if (at && (own.contains(at) || at.contains(own) && at.closest('label') === own)) hits++;
    }
    if (hits < 5 && !scroller) wrong.push(`${name(el)} is covered: ${hits} of 36 points are free`);
  }
  for (const el of root.querySelectorAll('*')) {
    const text = [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!text || !shown(el) || el.closest('[data-brief], select, textarea, svg')) continue;
    if (el.clientWidth < 3) continue; // for screen readers alone
    const style = getComputedStyle(el);
    const cut = style.overflowX !== 'visible' && !scrolls(el)
      && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 3);
    if (cut) wrong.push(`the text "${name(el)}" is cut`);
  }
  if (document.documentElement.scrollWidth > width + 1) wrong.push('the page scrolls sideways');
  return wrong;
}

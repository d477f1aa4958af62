/** Places of a table in the page: what is marked with `data-place`, at the table that is played at. */

/** Not in a picture of a table, such as rules books have. */
export const LIVE = ':not([inert] *)';

/** All that is spoken of by the name of a place: a region, a place, or what lies in it. */
export function nodesOf(place: string, within: ParentNode = document): HTMLElement[] {
  const name = CSS.escape(place);
  return [
    ...within.querySelectorAll<HTMLElement>(
      `[data-region="${name}"], [data-place="${name}"], [data-place^="${name}/"]`,
    ),
  ];
}

/** What lies at a place; the one that is seen, where a layout has it twice. */
export function nodeAt(place: string): HTMLElement | null {
  const nodes = document.querySelectorAll<HTMLElement>(
    `[data-place="${CSS.escape(place)}"]${LIVE}`,
  );
  return [...nodes].find((node) => node.getClientRects().length) ?? nodes[0] ?? null;
}

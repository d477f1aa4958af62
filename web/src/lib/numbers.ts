/** The numbers a game is played with: those of its cards.toml (`wire.gen.ts`), and over them what a
 *  table's options change. The only place where the two come together. */

export type Options = Record<string, unknown>;

const isTable = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function overlaid(under: Options, over: Options): Options {
  const found: Options = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const usual = found[name];
    found[name] = isTable(usual) && isTable(value) ? overlaid(usual, value) : value;
  }
  return found;
}

/** All numbers in force with some options: a function to ask for them, as it remembers the answers. */
export function inForce<Numbers extends object>(usual: Numbers): (options: Options) => Numbers {
  const known = new Map<string, Numbers>();
  return (options) => {
    const key = JSON.stringify(options);
    let found = known.get(key);
    if (!found) {
      // Options have been checked against the same cards.toml, so nothing changes its shape.
      found = overlaid(usual as Options, options) as Numbers;
      known.set(key, found);
    }
    return found;
  };
}

/** The switches among a table's options that are on. */
export function variantsOf(options: Options): Record<string, boolean> {
  const chosen = options.variants;
  return isTable(chosen) ? (chosen as Record<string, boolean>) : {};
}

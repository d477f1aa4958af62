/** Python in a worker: Pyodide and meadhall, from the files beside the page. */

import type { PyodideAPI } from 'pyodide';

/** Workers lie in `<prefix>page/assets/`. */
const ENGINE = new URL('../../engine/', self.location.href);
const PACKAGES = '/lib/python3.14/site-packages';

interface Listing {
  files: Record<string, number>;
  total: number;
}

/** Load it, and say how many bytes are here. The files are kept by the browser: they come once. */
export async function engine(tell: (loaded: number, total: number) => void): Promise<PyodideAPI> {
  const listing = (await (await got('engine.json')).json()) as Listing;
  let loaded = 0;
  const parts = Object.keys(listing.files).map(async (name) => {
    const answer = await got(name);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body!.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      loaded += value.length;
      if (name === 'meadhall.tar.xz') pieces.push(value);
      tell(Math.min(loaded, listing.total), listing.total);
    }
    return [name, pieces] as const;
  });
  const here = Object.fromEntries(await Promise.all(parts));
  // As it is: bundled it would bring along what it needs elsewhere than in a browser.
  const module = (await import(/* @vite-ignore */ new URL('pyodide.mjs', ENGINE).href)) as {
    loadPyodide(how: { indexURL: string }): Promise<PyodideAPI>;
  };
  const python = await module.loadPyodide({ indexURL: ENGINE.href });
  const packed = await new Blob(here['meadhall.tar.xz']).arrayBuffer();
  python.unpackArchive(packed, 'xztar', { extractDir: PACKAGES });
  return python;
}

async function got(name: string): Promise<Response> {
  const answer = await fetch(new URL(name, ENGINE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

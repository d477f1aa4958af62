/** Python in a worker: Pyodide and meadhall, from the files beside the page. */

import type { PyodideAPI } from 'pyodide';

/** Workers lie in `<prefix>page/assets/`. */
const SITE = new URL('../../', self.location.href).href;
const ENGINE = `${SITE}engine/`;
const PACKAGES = '/lib/python3.14/site-packages';
const SCRIPT = 'text/javascript';
const KINDS: Record<string, string> = {
  mjs: SCRIPT,
  wasm: 'application/wasm',
  json: 'application/json',
};

interface Listing {
  files: Record<string, { size: number; digest: string }>;
  total: number;
}

/** What of Pyodide's options its types keep to themselves. */
interface Options {
  indexURL: string;
  createPyodideModule: unknown;
}

/** Load it, and say how many bytes are here. Each file comes once: it is put where the service worker
 *  (`precache.mjs`) looks for it, and the second worker finds it there. */
export async function engine(tell: (loaded: number, total: number) => void): Promise<PyodideAPI> {
  const listing = (await (await got('engine.json')).json()) as Listing;
  const cache = await precache();
  let loaded = 0;
  const more = (bytes: number) => tell(Math.min((loaded += bytes), listing.total), listing.total);
  const parts = Object.entries(listing.files).map(async ([name, { size, digest }]) => {
    const key = `${ENGINE}${name}?__WB_REVISION__=${digest}`;
    const kept = await cache?.match(key);
    if (kept) {
      more(size);
      return [ENGINE + name, kept] as const;
    }
    const content = await read(await got(name), more);
    if (content.size !== size) throw new Error(`${name}: ${content.size} of ${size} bytes`);
    const type = KINDS[name.split('.').pop()!] ?? 'application/octet-stream';
    const answer = new Response(content, { headers: { 'content-type': type } });
    // Without room it is loaded anew each time.
    await cache?.put(key, answer.clone()).catch(() => {});
    return [ENGINE + name, answer] as const;
  });
  const here = new Map(await Promise.all(parts));
  return await begun(here);
}

/** Pyodide asks for its files by their addresses: here they are. */
async function begun(here: Map<string, Response>): Promise<PyodideAPI> {
  const ask = self.fetch;
  self.fetch = (what, how) => {
    const answer = here.get(what instanceof Request ? what.url : String(what));
    return answer ? Promise.resolve(answer.clone()) : ask.call(self, what, how);
  };
  try {
    const { loadPyodide } = (await script(here, 'pyodide.mjs')) as {
      loadPyodide(how: Options): Promise<PyodideAPI>;
    };
    const asm = (await script(here, 'pyodide.asm.mjs')) as { default: unknown };
    const how = { indexURL: ENGINE, createPyodideModule: asm.default };
    const python = await loadPyodide(how);
    const packed = await here.get(`${ENGINE}meadhall.tar.xz`)!.arrayBuffer();
    python.unpackArchive(packed, 'xztar', { extractDir: PACKAGES });
    return python;
  } finally {
    self.fetch = ask;
  }
}

/** One of its scripts, as it is: bundled it would bring along what it needs elsewhere. */
async function script(here: Map<string, Response>, name: string): Promise<unknown> {
  const address = URL.createObjectURL(await here.get(ENGINE + name)!.blob());
  try {
    return await import(/* @vite-ignore */ address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Where the service worker keeps files; its name is Workbox's way to name it. */
async function precache(): Promise<Cache | null> {
  if (!('caches' in self)) return null; // not over HTTPS
  return await caches.open(`meadhall-precache-v2-${SITE}`).catch(() => null);
}

async function read(answer: Response, more: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces);
    more(value.length);
    pieces.push(value);
  }
}

/** Never an old one that happened to be kept along the way. */
async function got(name: string): Promise<Response> {
  const answer = await fetch(ENGINE + name, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** The hall in the page itself: what is asked goes to its worker, what it wants thought to another. */

import type { Answer, Ear, Hall, Line } from '../lib/line';
import { file } from '../lib/router.svelte';
import { laid } from './laid';
import HallWorker from './hall.worker?worker';
import ThinkerWorker from './thinker.worker?worker';
import type { FromHall, Rows, ToHall } from './messages';
import { progress } from './progress.svelte';
import { Thinker } from './thinker';

const asked = new Map<number, (answer: Answer) => void>();
const wanted = new Map<number, (rows: Rows | null) => void>();
const ears = new Map<number, Ear>();
let count = 0;

const worker = new HallWorker();
const post = (message: ToHall) => worker.postMessage(message);
const thinker = new Thinker(
  () => new ThinkerWorker(),
  (thought, outcome) => post({ say: 'thought', thought, outcome }),
);

worker.onerror = () => progress.trouble(progress.state === 'ready' ? 'stumbled' : 'engine');
worker.onmessage = (event: MessageEvent<FromHall>) => {
  const message = event.data;
  switch (message.say) {
    case 'loading':
      progress.load(message.loaded, message.total);
      break;
    case 'ready':
      progress.ready();
      thinker.prepare();
      // Not before: what it keeps, too, has come by now and comes no second time.
      void keepPage();
      break;
    case 'trouble':
      progress.trouble(message.why);
      break;
    case 'answer':
      asked.get(message.id)?.(message);
      asked.delete(message.id);
      break;
    case 'said':
      ears.get(message.line)?.heard(message.text);
      break;
    case 'closed':
      hangUp(message.line, message.code);
      break;
    case 'think':
      thinker.think(message);
      break;
    case 'drop':
      thinker.drop(message.thought);
      break;
    case 'rows':
      wanted.get(message.id)?.(message.rows);
      wanted.delete(message.id);
  }
};

async function keepPage(): Promise<void> {
  const { keep } = await import('../lib/keeper');
  const renew = keep(file(''), () => (progress.newer = renew));
}

function hangUp(line: number, code: number): void {
  const ear = ears.get(line);
  ears.delete(line);
  ear?.closed(code);
}

async function ask(method: string, path: string, body: string | undefined, lang: string) {
  const early = progress.state === 'loading' ? await laid(method, path) : null;
  if (early) return early;
  if (method !== 'GET') progress.owe();
  return await new Promise<Answer>((resolve) => {
    const id = (count += 1);
    asked.set(id, resolve);
    post({ say: 'ask', id, method, path, body: body ?? '', lang });
  });
}

function call(table: string, ear: Ear): Line {
  const line = (count += 1);
  let open = false;
  ears.set(line, ear);
  progress.owe();
  post({ say: 'open', line, table });
  queueMicrotask(() => {
    open = ears.has(line);
    if (open) ear.opened();
  });
  return {
    get open() {
      return open && ears.has(line);
    },
    send: (text) => post({ say: 'hear', line, text }),
    close: () => {
      post({ say: 'close', line });
      hangUp(line, 1000);
    },
  };
}

/** All that is kept here, as it is; null if it can't be read. */
export function exported(): Promise<Rows | null> {
  return new Promise((resolve) => {
    const id = (count += 1);
    wanted.set(id, resolve);
    post({ say: 'export', id });
  });
}

/** Take in what was kept elsewhere; what could be read of it. */
export function imported(rows: Rows): Promise<Rows> {
  return new Promise((resolve) => {
    const id = (count += 1);
    wanted.set(id, (taken) => resolve(taken ?? {}));
    post({ say: 'import', id, rows });
  });
}

export const hall: Hall = { ask, call, forget: (table) => post({ say: 'forget', table }) };

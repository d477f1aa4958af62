/** The worker that has the hall: messages in, messages out, and rows into the drawer. */

import type { PyProxy } from 'pyodide/ffi';
import { Drawer } from './drawer';
import { engine } from './engine';
import type { FromHall, Rows, ToHall, Trouble } from './messages';

/** `LocalHall` of Python, as far as it is called from here. */
interface LocalHall extends PyProxy {
  restore(table: string, row: unknown): string;
  forget(table: string): void;
  request(id: number, method: string, path: string, body: string, lang: string): void;
  open(line: number, table: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  thought(thought: number, outcome: string): void;
  due(): number | undefined;
  tick(): void;
}

/** A table that is due may be due again at once. */
const SHORTEST = 30;
const LONGEST = 60_000;
/** What went wrong isn't tried again before. */
const AGAIN = 5_000;

let drawer: Drawer | null = null;
/** Whatever is said waits until what came before it is kept. */
let kept: Promise<void> = Promise.resolve();
let told = false;

function post(message: FromHall): void {
  self.postMessage(message);
}
function trouble(why: Trouble): void {
  post({ say: 'trouble', why });
}
/** What goes wrong is told, and what comes after it goes on. */
function next(step: () => void | Promise<void>, wrong = (): void => trouble('stumbled')): void {
  kept = kept.then(step).catch((reason: unknown) => {
    console.warn(reason);
    wrong();
  });
}
function say(message: FromHall): void {
  next(() => post(message));
}
/** Something of Python's; did it go well? */
function done(step: () => void): boolean {
  try {
    step();
    return true;
  } catch (reason) {
    console.warn(reason);
    trouble('stumbled');
    return false;
  }
}

/** Bytes of Python's, as a copy that is ours. */
const bytes = (row: PyProxy): Uint8Array => (row as unknown as { toJs(): Uint8Array }).toJs();

async function write(table: string, row: Uint8Array): Promise<void> {
  try {
    await drawer?.put(table, row);
    told = false;
  } catch (wrong) {
    // Said once; the game goes on, and what was kept before is still there.
    if (!told) trouble((wrong as Error).name === 'QuotaExceededError' ? 'quota' : 'no-drawer');
    told = true;
  }
}

const outside = {
  answer: (id: number, status: number, text: string, kind: string) =>
    say({ say: 'answer', id, status, text, json: kind === 'json' }),
  say: (line: number, text: string) => say({ say: 'said', line, text }),
  hang_up: (line: number, code: number) => say({ say: 'closed', line, code }),
  keep: (table: string, row: PyProxy) => {
    const own = bytes(row);
    next(() => write(table, own));
  },
  think: (thought: number, task: string) => say({ say: 'think', thought, task }),
  drop: (thought: number) => say({ say: 'drop', thought }),
};

async function openDrawer(): Promise<void> {
  try {
    drawer = await Drawer.open();
  } catch (wrong) {
    trouble((wrong as Error).name === 'VersionError' ? 'newer-drawer' : 'no-drawer');
  }
}

/** What was kept; nothing if that can't be read, which is told. */
async function all(): Promise<Rows> {
  try {
    return (await drawer?.all()) ?? {};
  } catch {
    trouble('no-drawer');
    return {};
  }
}

async function begin(): Promise<(message: ToHall) => void> {
  const [python] = await Promise.all([
    engine((loaded, total) => post({ say: 'loading', loaded, total })),
    openDrawer(),
  ]);
  const module = python.pyimport('meadhall.hall.local.hall') as {
    LocalHall(outside: object): LocalHall;
  };
  const hall = module.LocalHall(outside);
  const restore = (table: string, row: Uint8Array): boolean => {
    const complaint = hall.restore(table, python.toPy(row));
    if (complaint) trouble((JSON.parse(complaint) as { why: Trouble }).why);
    return !complaint;
  };
  for (const [table, row] of Object.entries(await all())) restore(table, row);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (shortest = SHORTEST) => {
    clearTimeout(timer);
    let due: number | undefined;
    if (!done(() => (due = hall.due()))) due = Date.now() + AGAIN;
    if (due === undefined) return;
    const wait = Math.min(LONGEST, Math.max(shortest, Number(due) - Date.now()));
    timer = setTimeout(() => wake(done(() => hall.tick()) ? SHORTEST : AGAIN), wait);
  };
  wake();
  const hear = (message: ToHall) => {
    switch (message.say) {
      case 'ask':
        hall.request(message.id, message.method, message.path, message.body, message.lang);
        break;
      case 'open':
        hall.open(message.line, message.table);
        break;
      case 'hear':
        hall.hear(message.line, message.text);
        break;
      case 'close':
        hall.close(message.line);
        break;
      case 'thought':
        hall.thought(message.thought, message.outcome);
        break;
      case 'forget':
        hall.forget(message.table);
        next(
          () => drawer?.remove(message.table),
          () => trouble('not-forgotten'),
        );
        break;
      case 'export':
        next(
          async () => post({ say: 'rows', id: message.id, rows: (await drawer?.all()) ?? {} }),
          () => post({ say: 'rows', id: message.id, rows: null }),
        );
        break;
      case 'import': {
        const taken = Object.entries(message.rows).filter(([table, row]) => restore(table, row));
        for (const [table, row] of taken) next(() => write(table, row));
        say({ say: 'rows', id: message.id, rows: Object.fromEntries(taken) });
      }
    }
  };
  return (message) => {
    if (!done(() => hear(message)) && message.say === 'ask') refuse(message.id);
    wake();
  };
}

/** Whoever asked doesn't wait for ever. What was said in time counts. */
function refuse(id: number): void {
  const text = JSON.stringify({ code: 'internal', text: 'Something went wrong here.' });
  say({ say: 'answer', id, status: 500, text, json: true });
}

/** Two tabs with a hall each would write over what the other has kept: the second waits. */
function alone(): Promise<void> {
  return new Promise((go) => {
    if (!('locks' in navigator)) return go();
    const held = () => new Promise<never>(() => go());
    void navigator.locks.request('meadhall-hall', { ifAvailable: true }, (lock) => {
      if (lock) return held();
      trouble('elsewhere');
      void navigator.locks.request('meadhall-hall', held);
    });
  });
}

const early: ToHall[] = [];
let hear: (message: ToHall) => void = (message) => early.push(message);
self.onmessage = (event: MessageEvent<ToHall>) => hear(event.data);

if (typeof WebAssembly !== 'object') trouble('no-wasm');
else
  void alone()
    .then(begin)
    .then((ready) => {
      hear = ready;
      post({ say: 'ready' });
      early.forEach(ready);
    })
    .catch((wrong: unknown) => {
      console.warn(wrong); // who reads the page is told in words
      trouble('engine');
    });

/** How somebody is told what happens while no page of theirs is open: by this browser, by mail, by a
 *  program of theirs. What the hall knows of it, and what this browser does for it. */

import type { Notices, PushKeys, Quiet, Tried, WayInfo } from '../wire';
import { get, post } from './api';
import { LISTENER } from './line';
import { file } from './router.svelte';
import { settings } from './settings.svelte';

export type NoticeKind = WayInfo['kinds'][number];

/** Why this browser can't be told: it doesn't know how, it isn't asked over HTTPS, or was forbidden to;
 *  or it can't get an address. */
export type Hindrance = 'unsupported' | 'insecure' | 'denied' | 'no-service' | '';

const DECLINED = 'meadhall.untold';

class Told {
  info = $state.raw<Notices | null>(null);
  /** Where messages for this browser go, if it has subscribed. */
  endpoint = $state('');
  hindrance = $state<Hindrance>('');
  #tables = new Set<string>();
  #declined = $state(stored(DECLINED) !== null);

  /** The way that is this browser. */
  get here(): WayInfo | null {
    return (
      this.info?.me?.ways.find((way) => way.endpoint && way.endpoint === this.endpoint) ?? null
    );
  }

  /** Has somebody said that they don't want to be asked at tables? */
  get declined(): boolean {
    return this.#declined;
  }

  decline(): void {
    this.#declined = true;
    store(DECLINED, '1');
  }

  /** How things stand. */
  async look(): Promise<void> {
    this.hindrance = hindered();
    if (!this.hindrance) this.endpoint = (await subscription())?.endpoint ?? '';
    this.is(await get<Notices>('notices'));
  }

  /** The hall has said how things stand. */
  is(info: Notices): void {
    if (info.listener) store(LISTENER, info.listener);
    else if (!info.me && !info.signed_in) store(LISTENER, null);
    this.info = info;
  }

  /** Have this browser told; of a table where one sits, if one has no name. The browser asks first
   *  whether it may: after a press, and never else. */
  async tellHere(table: string | null): Promise<boolean> {
    if ((this.hindrance = hindered())) return false;
    if ((await Notification.requestPermission()) !== 'granted') {
      this.hindrance = 'denied';
      return false;
    }
    let push: PushKeys;
    try {
      push = await subscribed(this.info?.push ?? (await get<Notices>('notices')).push);
    } catch {
      this.hindrance = 'no-service';
      return false;
    }
    const path = table ? `tables/${table}/notices` : 'notices/push';
    this.is(await post<Notices>(path, { push, ...wishes() }));
    this.endpoint = push.endpoint;
    return true;
  }

  async tellAddress(address: string): Promise<void> {
    this.is(await post<Notices>('notices/mail', { address, ...wishes() }));
  }

  async tellHook(url: string, form: string): Promise<void> {
    this.is(await post<Notices>('notices/hook', { url, form, ...wishes() }));
  }

  async change(way: string, kinds: NoticeKind[]): Promise<void> {
    this.is(await post<Notices>('notices/way', { way, kinds }));
  }

  async remove(way: WayInfo): Promise<void> {
    this.is(await post<Notices>('notices/way/remove', { way: way.id }));
    if (way.endpoint === this.endpoint) await this.#unsubscribe();
  }

  try = (way: WayInfo): Promise<Tried> => post<Tried>('notices/way/try', { way: way.id });

  async quiet(quiet: Quiet | null): Promise<void> {
    this.is(await post<Notices>('notices/wishes', { quiet, ...wishes() }));
  }

  /** From now on in the language that is spoken here. */
  async speak(): Promise<void> {
    const me = this.info?.me;
    if (!me || me.lang === settings.lang) return;
    const { quiet, zone } = me;
    this.is(await post<Notices>('notices/wishes', { quiet, zone, lang: settings.lang }));
  }

  /** Whoever is told here already is told of this table's seat, too: theirs as a guest, perhaps. */
  async alsoOf(table: string): Promise<void> {
    if (!this.here || this.#tables.has(table)) return;
    this.#tables.add(table);
    await this.tellHere(table);
  }

  /** Nothing more, by no way. */
  async stop(): Promise<void> {
    this.is(await post<Notices>('notices/stop'));
    await this.#unsubscribe();
  }

  async #unsubscribe(): Promise<void> {
    this.endpoint = '';
    await (await subscription())?.unsubscribe().catch(() => false);
  }
}

/** The clock on the wall here. */
export const zoneHere = (): string => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
};

const wishes = () => ({ lang: settings.lang, zone: zoneHere() });

function hindered(): Hindrance {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : '';
}

async function subscription(): Promise<PushSubscription | null> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(file(''));
    return (await worker?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** An address for this browser, for messages that this hall has signed. */
async function subscribed(key: string): Promise<PushKeys> {
  await navigator.serviceWorker.register(file('sw.js'), { scope: file('') });
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  let found = await worker.pushManager.getSubscription();
  const before = found?.options.applicationServerKey;
  if (found && before && !same(new Uint8Array(before), applicationServerKey)) {
    await found.unsubscribe(); // of another hall that was here once
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

const same = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing is told until it is closed.
  }
}

export const told = new Told();

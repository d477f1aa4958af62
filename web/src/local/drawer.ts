/** Where tables are kept: IndexedDB, one row of bytes each. What is in a row only the hall knows. */

import type { Rows } from './messages';

const NAME = 'meadhall';
const STORE = 'tables';
/** Of how rows lie in the drawer; what is in them has a version of its own. */
const VERSION = 1;

export class Drawer {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page in another tab wants to renew the drawer: out of its way.
    database.onversionchange = () => database.close();
  }

  /** Rejects with a `VersionError` if a newer page has been here. */
  static async open(): Promise<Drawer> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Drawer(await done(request));
  }

  async all(): Promise<Rows> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const keys = done(store.getAllKeys());
    const rows = done(store.getAll());
    const found: Rows = {};
    const [names, bytes] = await Promise.all([keys, rows]);
    names.forEach((name, at) => (found[String(name)] = bytes[at] as Uint8Array));
    return found;
  }

  /** It is on the disk when this resolves. Rejects with a `QuotaExceededError` if there is no room. */
  put(table: string, row: Uint8Array): Promise<void> {
    return this.#change((store) => store.put(row, table));
  }

  remove(table: string): Promise<void> {
    return this.#change((store) => store.delete(table));
  }

  #change(change: (store: IDBObjectStore) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.#database.transaction(STORE, 'readwrite');
      writing.oncomplete = () => resolve();
      writing.onabort = writing.onerror = () => reject(writing.error ?? new Error('not written'));
      change(writing.objectStore(STORE));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}

/**
 * Where the secrets of sealed dice are kept: in IndexedDB, so that a page that is loaded anew, or opened again another day in the same
 * browser, goes on with its games. They leave the browser only value by value.
 */

import { type Kept, Pocket, type Vault } from "../dice/client.ts";

const NAME = "alea";
const STORE = "secrets";

/** How long a secret that nothing was given up of is kept, in milliseconds: a game nobody has touched for half a year is not gone on with. */
const KEPT = 183 * 24 * 60 * 60 * 1000;

/** With the time of its last use. */
type Stored = Kept & { readonly used?: number };

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Takes secrets away that are of no use any more; one that has no time yet is given this one. */
function sweep(database: IDBDatabase, now: number): void {
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return;
    const { used } = cursor.value as Stored;
    if (used === undefined) cursor.update({ ...(cursor.value as Stored), used: now });
    else if (now - used > KEPT) cursor.delete();
    cursor.continue();
  };
}

class Database implements Vault {
  constructor(private readonly database: IDBDatabase) {}

  keep(game: string, make: () => Kept): Promise<Kept> {
    return this.#change(game, (kept) => kept ?? make());
  }

  find(game: string): Promise<Kept | undefined> {
    return this.#change(game, (kept) => kept);
  }

  async send(game: string): Promise<void> {
    await this.#change(game, (kept) => (kept === undefined ? undefined : { ...kept, sent: true }));
  }

  async release(game: string, n: number): Promise<void> {
    await this.#change(game, (kept) => (kept === undefined ? undefined : { ...kept, released: Math.max(n, kept.released) }));
  }

  /** Changes what is kept of a game, in one go for every page of this browser; done when it is on the disk. */
  #change<T extends Kept | undefined>(game: string, change: (kept: Kept | undefined) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      const request = store.get(game) as IDBRequest<Kept | undefined>;
      let changed: T;
      request.onsuccess = () => {
        changed = change(request.result);
        if (changed !== undefined) store.put({ ...changed, used: Date.now() } satisfies Stored, game);
      };
      transaction.oncomplete = () => resolve(changed);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  }
}

/** The vault of this browser. Where it keeps nothing, as some do in private windows, secrets last as long as the page. */
export const vault = (): Promise<Vault> => open().then(
    (database) => {
      sweep(database, Date.now());
      return new Database(database);
    },
    () => new Pocket(),
  );

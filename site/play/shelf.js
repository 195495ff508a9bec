// @ts-check
// What is kept in this browser: texts under names, each with a version, in IndexedDB. Tabs tell each other of changes.

const NAME = "godsplay";
const TABLES = "tables";

/** @typedef {{ name: string, version: number, text: string }} Kept */

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openShelf() {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES, { keyPath: "name" });
  return new Shelf(await done(opening));
}

export class Shelf {
  channel = new BroadcastChannel(NAME);

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** @param {string} name */
  async get(name) {
    const found = await done(this.database.transaction(TABLES).objectStore(TABLES).get(name));
    return found?.text;
  }

  async all() {
    const found = await done(this.database.transaction(TABLES).objectStore(TABLES).getAll());
    return found.map((/** @type {Kept} */ kept) => kept.text);
  }

  /**
   * Write a text if its version is still the expected one; the promise is kept once it is on the disk.
   * @param {string} name
   * @param {number} expected 0 for a text that does not exist yet
   * @param {number} version
   * @param {string} text
   * @returns {Promise<boolean>}
   */
  put(name, expected, version, text) {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(TABLES, "readwrite", { durability: "strict" });
      const store = change.objectStore(TABLES);
      let written = false;
      const reading = store.get(name);
      reading.onsuccess = () => {
        written = (reading.result?.version ?? 0) === expected;
        if (written) store.put({ name, version, text });
      };
      change.oncomplete = () => {
        if (written) this.channel.postMessage(name);
        resolve(written);
      };
      change.onabort = () => reject(change.error);
    });
  }

  /** @param {string} name */
  async remove(name) {
    await done(this.database.transaction(TABLES, "readwrite").objectStore(TABLES).delete(name));
    this.channel.postMessage(name);
  }

  /** @param {{ copy: () => (name: string) => void }} receive a function of Python */
  listen(receive) {
    const kept = receive.copy(); // what Python passes lives no longer than the call
    this.channel.onmessage = ({ data }) => kept(data);
  }
}

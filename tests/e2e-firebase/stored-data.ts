import type { Page } from '@playwright/test';
import { expect } from '../e2e/steps';

export type StoredData = {
  /** Names of the browser's databases. */
  readonly databases: ReadonlyArray<string>;
  /** Everything that the browser keeps for the app, as one text. */
  readonly text: string;
};

/** What the browser keeps for the app: databases, local and tab storage, cookies and caches. */
export const storedDataOf = async (page: Page): Promise<StoredData> => {
  const cookies = await page.context().cookies();
  const { databases, text } = await page.evaluate(async () => {
    const done = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const held: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of names) {
      const opening = indexedDB.open(name);
      // One that has gone in the meantime must not come back by being looked for.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await done(opening).catch(() => null);
      if (database === null) continue;
      for (const store of database.objectStoreNames) {
        const opened = database.transaction(store).objectStore(store);
        held.push(name, store, await done(opened.getAllKeys()), await done(opened.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) held.push(name, (await (await caches.open(name)).keys()).map(({ url }) => url));
    return { databases: names, text: JSON.stringify(held) };
  });
  return { databases, text: text + JSON.stringify(cookies) };
};

/** Waits until the browser keeps no documents any more, not even an empty place for them. */
export const expectNoDocuments = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith('firestore')))).toEqual([]);

import type { Page } from '@playwright/test';
import { expect } from '../e2e/steps';

export type StoredData = {
  /** Names of the IndexedDB databases. */
  readonly databases: ReadonlyArray<string>;
  /** All stored data as one text. */
  readonly text: string;
};

/** Returns the data that the browser stores for the app: IndexedDB, local and session storage, cookies and cache URLs. */
export const storedDataOf = async (page: Page): Promise<StoredData> => {
  const cookies = await page.context().cookies();
  const { databases, text } = await page.evaluate(async () => {
    const toPromise = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const values: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of names) {
      const openRequest = indexedDB.open(name);
      // Aborts the upgrade: opening a database that was deleted in the meantime must not re-create it.
      openRequest.onupgradeneeded = () => openRequest.transaction?.abort();
      const database = await toPromise(openRequest).catch(() => null);
      if (database === null) continue;
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store);
        values.push(name, store, await toPromise(objectStore.getAllKeys()), await toPromise(objectStore.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) values.push(name, (await (await caches.open(name)).keys()).map(({ url }) => url));
    return { databases: names, text: JSON.stringify(values) };
  });
  return { databases, text: text + JSON.stringify(cookies) };
};

/** Waits until the browser has no Firestore database, not even an empty one. */
export const expectNoDocuments = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith('firestore'))),
    )
    .toEqual([]);

/** Lets the time of the stored token be over, as after an hour without the app. No page may run the app: it would renew the token. */
export const expireToken = async (page: Page): Promise<void> => {
  const expired = await page.evaluate(async () => {
    type Stored = { readonly fbase_key: string; readonly value: { readonly stsTokenManager?: { expirationTime: number } } };
    const toPromise = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await toPromise(indexedDB.open('firebaseLocalStorageDb'));
    const users = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    let count = 0;
    for (const stored of (await toPromise(users.getAll())) as Stored[]) {
      if (!stored.fbase_key.startsWith('firebase:authUser:') || stored.value.stsTokenManager === undefined) continue;
      stored.value.stsTokenManager.expirationTime = Date.now() - 3_600_000;
      await toPromise(users.put(stored));
      count += 1;
    }
    database.close();
    return count;
  });
  expect(expired).toBe(1);
};

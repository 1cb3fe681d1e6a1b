import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';

/** Documents of one read. */
const PART = 500;

/** Reads all documents of a query in parts, by path. */
const readAllParts = async (query: Query, onDocument: (document: DocumentSnapshot) => void): Promise<void> => {
  let after: DocumentSnapshot | undefined;
  do {
    const { docs } = await (after === undefined ? query : query.startAfter(after)).limit(PART).get();
    docs.forEach(onDocument);
    after = docs.length < PART ? undefined : docs.at(-1);
  } while (after !== undefined);
};

export type TitleListCountDifference = { readonly itemKey: string; readonly stored: number; readonly counted: number };

/** Compares the stored counts of titles with all items. Costs one read for each item and each title. */
export const findTitleListCountDifferences = async (store: Firestore): Promise<ReadonlyArray<TitleListCountDifference>> => {
  const counted = new Map<string, number>();
  await readAllParts(store.collectionGroup('items').select(), (item) => void counted.set(item.id, (counted.get(item.id) ?? 0) + 1));
  const stored = new Map<string, number>();
  await readAllParts(store.collection('titleCounts').select('lists'), (title) => {
    stored.set(title.id, Number(title.get('lists') ?? 0));
  });
  return [...new Set([...counted.keys(), ...stored.keys()])]
    .map((itemKey) => ({ itemKey, stored: stored.get(itemKey) ?? 0, counted: counted.get(itemKey) ?? 0 }))
    .filter((difference) => difference.stored !== difference.counted);
};

/** Stores the count of a title. @param now ms since 1970. */
export const writeTitleListCount = async (store: Firestore, { itemKey, counted }: TitleListCountDifference, now: number): Promise<void> => {
  await store.doc(`titleCounts/${itemKey}`).set({ schemaVersion: 1, changedAt: now, itemKey, lists: counted }, { merge: true });
};

/** Returns the uids of users without a directory entry, and those of entries without a user. */
export const findDirectoryDifferences = async (
  store: Firestore,
): Promise<{ readonly users: ReadonlyArray<string>; readonly differing: ReadonlyArray<string> }> => {
  const [users, entries] = [new Set<string>(), new Set<string>()];
  await readAllParts(store.collection('users').select(), ({ id }) => users.add(id));
  await readAllParts(store.collection('directory').select(), ({ id }) => entries.add(id));
  const all = [...new Set([...users, ...entries])];
  return { users: all, differing: all.filter((uid) => users.has(uid) !== entries.has(uid)) };
};

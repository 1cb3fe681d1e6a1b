import { FieldPath, Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as t from 'io-ts';

/**
 * Names of all collections with data that cannot be made again, wherever they are. Left out: token buckets, marks of running counts,
 * events that were counted, challenges of passkeys and recent sign-ins, all of which are temporary; reminders, whose devices take messages
 * of this site's keys only.
 */
export const COLLECTION_NAMES = [
  'users', 'listNames', 'history', 'ratings', 'titles', 'imports', 'unmatched', 'lists', 'items', 'shares', 'calendarFeeds', 'passkeys',
  'settings',
  'access', 'directory', 'stats', 'titleCounts', 'audit', 'feedback',
] as const;

const PAGE = 500;

/** A document with its path; times are `{"$time": ms}`. */
export const BackupDocument = t.strict({ path: t.string, data: t.record(t.string, t.unknown) });
export type BackupDocument = t.TypeOf<typeof BackupDocument>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const mapObject = (value: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]));

const toJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { $time: value.toMillis() };
  if (Array.isArray(value)) return value.map(toJson);
  return isObject(value) ? mapObject(value, toJson) : value;
};

/** @param replaceText adapts texts to the new project: addresses of stored files contain the bucket. */
const fromJson = (replaceText: (text: string) => string) => {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceText(value);
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return typeof value['$time'] === 'number' ? Timestamp.fromMillis(value['$time']) : mapObject(value, convert);
  };
  return convert;
};

/** Reads all documents of the collections, page by page, by their paths. */
export async function* readDocuments(store: Firestore): AsyncGenerator<BackupDocument> {
  for (const name of COLLECTION_NAMES) {
    const all = store.collectionGroup(name).orderBy(FieldPath.documentId()).limit(PAGE);
    for (let last: QueryDocumentSnapshot | undefined; ; ) {
      const { docs } = await (last === undefined ? all : all.startAfter(last)).get();
      for (const document of docs) yield { path: document.ref.path, data: mapObject(document.data(), toJson) };
      last = docs.at(-1);
      if (docs.length < PAGE) break;
    }
  }
}

/** Returns whether the database has no user, list or access record. */
export const isEmptyDatabase = async (store: Firestore): Promise<boolean> => {
  const found = await Promise.all(['users', 'lists', 'access'].map((name) => store.collection(name).limit(1).get()));
  return found.every(({ empty }) => empty);
};

/** Writes documents. A document that exists is replaced, so that an interrupted restore can be repeated. */
export const writeDocuments = async (
  store: Firestore, documents: AsyncIterable<BackupDocument>,
  replaceText: (text: string) => string,
): Promise<number> => {
  const convert = fromJson(replaceText);
  const writer = store.bulkWriter();
  const failures: unknown[] = [];
  let count = 0;
  for await (const { path, data } of documents) {
    count += 1;
    writer.set(store.doc(path), mapObject(data, convert)).catch((error: unknown) => failures.push(error));
    // Bounds what waits in memory.
    if (count % PAGE === 0) await writer.flush();
  }
  await writer.close();
  if (failures.length > 0) throw new Error(`${failures.length} documents could not be written: ${String(failures[0])}`);
  return count;
};

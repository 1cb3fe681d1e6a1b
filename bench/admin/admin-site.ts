import { doc, writeBatch, type Firestore } from 'firebase/firestore';
import { newList } from '#domain/lists/list';
import { shardNames } from '#domain/site-stats/stats-documents';
import { toDirectoryEntry } from '#domain/users/directory/directory-entry';
import { UserId } from '#domain/users/user-id';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
/** Users of one write, and writes at the same time. A write has at most 500 documents. */
const BATCH = 125;
const PARALLEL = 8;

const FIRST = ['Ada', 'Bao', 'Chidi', 'Dora', 'Émile', 'Farah', 'Goran', 'Hana', 'Ivo', 'Maya'];
const LAST = ['Abara', 'Bauer', 'Costa', 'Dupont', 'Eriksen', 'Fofana', 'Grün', 'Haddad', 'Ito', 'Jansen'];

type StoredDocument = { readonly path: string; readonly data: object };

/** Returns the uid of a user. */
export const idOf = (index: number): UserId => {
  const decoded = UserId.decode(`user-${String(index).padStart(6, '0')}`);
  if (decoded._tag === 'Left') throw new Error('not a user id');
  return decoded.right;
};

/**
 * The documents of a user that admins read: an entry of the directory and a list; every tenth user is disabled, and every tenth sent a
 * message and is in the audit log.
 */
const documentsOf = (index: number): ReadonlyArray<StoredDocument> => {
  const uid = idOf(index);
  const name = `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]} ${String(index).padStart(6, '0')}`;
  const [role, disabled, createdAt] = ['user' as const, index % 10 === 3, START + (index % 300) * DAY];
  const listID = `${uid}-list`;
  const entry = toDirectoryEntry({
    uid,
    profile: { name, email: `${uid}@marquee.example`, phoneNumber: null, photoURL: null, createdAt, lists: [], role, disabled },
    access: null,
    account: { emailVerified: index % 3 > 0, lastSignInAt: createdAt },
  });
  const common = [
    { path: `directory/${uid}`, data: entry },
    { path: `lists/${listID}`, data: newList(uid, { listName: `evening_films_${index}`, listID }, createdAt) },
  ];
  if (index % 10 > 0) return common;
  return [
    ...common,
    {
      path: `feedback/message-${uid}`,
      data: { id: `message-${uid}`, message: 'More westerns, please.', email: null, sentAt: createdAt + index, state: 'new' },
    },
    {
      path: `audit/request-${uid}`,
      data: {
        requestId: `request-${uid}`, at: createdAt + index, by: 'ada', action: 'setUserRole',
        target: { kind: 'user', id: uid, name },
        input: { userRole: 'user' },
        outcome: { status: 'succeeded', before: { role: 'admin' }, after: { role: 'user' } },
      },
    },
    { path: `titleCounts/movie-${index}`, data: { lists: index, itemKey: `movie-${index}` } },
  ];
};

const write = async (store: Firestore, documents: ReadonlyArray<StoredDocument>): Promise<void> => {
  const batch = writeBatch(store);
  for (const { path, data } of documents) batch.set(doc(store, path), data);
  await batch.commit();
};

/** Adds the users from one number to another. */
export const addUsers = async (store: Firestore, from: number, until: number): Promise<void> => {
  let next = from;
  const work = async (): Promise<void> => {
    while (next < until) {
      const first = next;
      next = Math.min(until, next + BATCH);
      await write(store, Array.from({ length: next - first }, (_, index) => documentsOf(first + index)).flat());
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
};

/** Writes the admin's access record, the counters of a year and the banners. */
export const addSite = (store: Firestore): Promise<void> =>
  write(store, [
    { path: 'access/ada', data: { disabled: false, role: 'admin', since: START } },
    ...['users', 'admins', 'files', 'refused', ...(['access', 'feedback', 'lists'] as const).flatMap(shardNames)].map((name) => ({
      path: `stats/${name}`,
      data: { total: 1, count: 1, lists: 1, items: 1, changedAt: START },
    })),
    ...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`).map((month) => ({
      path: `stats/users-${month}`,
      data: { month, days: { '05': { created: 3, deleted: 1 } } },
    })),
    { path: 'settings/banners', data: { schemaVersion: 1, content: [] } },
  ]);

import { pipe } from 'fp-ts/function';
import { putDocument, removeDocuments, type CollectionName, type MemoryState } from '#adapters/memory/storage/state';

/** Matches the Firestore paths of the collections that the memory backend stores. */
const PATHS: ReadonlyArray<readonly [collection: CollectionName, path: RegExp, toPath: (key: string) => string]> = [
  ['accounts', /^accounts\/([^/]+)$/, (key) => `accounts/${key}`],
  ['users', /^users\/([^/]+)$/, (key) => `users/${key}`],
  ['access', /^access\/([^/]+)$/, (key) => `access/${key}`],
  ['lists', /^lists\/([^/]+)$/, (key) => `lists/${key}`],
  ['listNames', /^users\/([^/]+)\/listNames\/([^/]+)$/, (key) => `users/${key.replace('/', '/listNames/')}`],
  ['actionEmails', /^actionEmails\/([^/]+)$/, (key) => `actionEmails/${key}`],
];

/** Returns the documents of a state by Firestore path, sorted. Sessions are left out. */
export const documentsByPath = (state: MemoryState): ReadonlyMap<string, unknown> =>
  new Map(
    PATHS.flatMap(([collection, , toPath]) => [...state[collection]].map(([key, document]) => [toPath(key), document] as const)).sort(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  );

/** Returns the paths of all documents that belong to a user. */
export const pathsOfUser = (state: MemoryState, uid: string): ReadonlyArray<string> =>
  [...documentsByPath(state).keys()].filter((path) => path.includes(uid));

/** Removes the document at a Firestore path. */
export const withoutDocument =
  (path: string) =>
  (state: MemoryState): MemoryState =>
    PATHS.reduce((before, [collection, pattern]) => {
      const key = pattern.exec(path)?.slice(1).join('/');
      return key === undefined ? before : removeDocuments(collection, (_, other) => other === key)(before);
    }, state);

/** Stores the access record of a user and copies role and disabled flag to nothing else. */
export const withAccess =
  (uid: string, access: Partial<{ disabled: boolean; role: 'user' | 'admin'; since: number; deleting: boolean }>) =>
  (state: MemoryState): MemoryState =>
    pipe(state, putDocument('access', uid, { disabled: false, role: 'user', since: 0, ...access }));

/** Confirms the address of an account, or takes that back. */
export const withConfirmedAddress =
  (uid: string, emailVerified = true) =>
  (state: MemoryState): MemoryState => {
    const account = state.accounts.get(uid);
    return account === undefined ? state : putDocument('accounts', uid, { ...account, emailVerified })(state);
  };

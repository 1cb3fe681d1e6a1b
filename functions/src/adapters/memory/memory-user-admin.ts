import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { isActiveAdmin, type ServerAccessRecord } from '#domain/users/access/access-record';
import type { User } from '#domain/users/user';
import { createListDocument } from '../list-document';
import { tryRun, pathsBelow, commitChanges, type DocumentStore } from './document-store';

const ADMINS = 'stats/admins';

/** User administration in memory, with Firestore's document paths. */
export const memoryUserAdmin = (store: DocumentStore, now: () => number): UserAdminRepository => {
  const read = (path: string): unknown => store.docs.get(path) ?? null;
  const readConfig = (uid: string): User | null => read(`users/${uid}`) as User | null;
  const readAccess = (uid: string): ServerAccessRecord | null => read(`access/${uid}`) as ServerAccessRecord | null;
  const admins = (): number =>
    (read(ADMINS) as { readonly count: number } | null)?.count ??
    pathsBelow(store, 'access/').filter((path) => isActiveAdmin(read(path) as ServerAccessRecord)).length;
  return {
    getAccess: (uid) => tryRun(() => E.right(O.fromNullable(readAccess(uid)))),
    getProfile: (uid) => tryRun(() => E.right(O.fromNullable(readConfig(uid)))),
    updateAccess: (callerUid, targetUid, policy) =>
      tryRun(() => {
        const before = readAccess(targetUid);
        return pipe(
          policy({ caller: readAccess(callerUid), target: before, adminCount: admins() }),
          E.map((update) => {
            const profile = readConfig(targetUid);
            const profileChanges: ReadonlyArray<readonly [string, unknown]> = profile === null ? [] : [[`users/${targetUid}`, { ...profile, ...update.profile }]];
            store.commit([[`access/${targetUid}`, update.access], [ADMINS, { schemaVersion: 1, count: update.adminCount }], ...profileChanges]);
            return { before, after: update.access };
          }),
        );
      }),
    initialize: (uid, plan) =>
      tryRun(() => {
        const listNames = DEFAULT_LISTS.map((name) => [name, read(`users/${uid}/listNames/${name}`) as { readonly listID: string } | null] as const);
        const names: Record<string, string> = Object.fromEntries(listNames.flatMap(([name, document]) => (document === null ? [] : [[name, document.listID]])));
        return pipe(
          plan({ profile: readConfig(uid), access: readAccess(uid), names }),
          E.map(({ profile, access, lists }) => {
            const missing = lists.filter(({ listID }) => !store.docs.has(`lists/${listID}`));
            store.commit([
              [`users/${uid}`, profile],
              [`access/${uid}`, access],
              ...lists.map(({ listName, listID }) => [`users/${uid}/listNames/${listName}`, { schemaVersion: 1, listID }] as const),
              ...missing.map((entry) => [`lists/${entry.listID}`, createListDocument(uid, entry, now())] as const),
            ]);
            return profile;
          }),
        );
      }),
    deleteData: (uid) =>
      tryRun(() => {
        const lists = pathsBelow(store, 'lists/').filter(
          (path) => path.split('/').length === 2 && (read(path) as { readonly userID: string }).userID === uid,
        );
        for (const list of lists) for (const path of [...pathsBelow(store, `${list}/`), list]) store.commit([[path, null]]);
        for (const path of [...pathsBelow(store, `users/${uid}/`), `users/${uid}`]) store.commit([[path, null]]);
        return E.right(undefined);
      }),
    deleteAccess: (uid) => commitChanges(store, [[`access/${uid}`, null]]),
  };
};

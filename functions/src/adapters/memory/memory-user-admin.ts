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

/** Members' documents with nothing outside, under the paths that they have everywhere. */
export const memoryUserAdmin = (store: DocumentStore, now: () => number): UserAdminRepository => {
  const read = (path: string): unknown => store.docs.get(path) ?? null;
  const profileOf = (uid: string): User | null => read(`users/${uid}`) as User | null;
  const standingOf = (uid: string): ServerAccessRecord | null => read(`access/${uid}`) as ServerAccessRecord | null;
  const admins = (): number =>
    (read(ADMINS) as { readonly count: number } | null)?.count ??
    pathsBelow(store, 'access/').filter((path) => isActiveAdmin(read(path) as ServerAccessRecord)).length;
  return {
    getAccess: (uid) => tryRun(() => E.right(O.fromNullable(standingOf(uid)))),
    getProfile: (uid) => tryRun(() => E.right(O.fromNullable(profileOf(uid)))),
    updateAccess: (by, of, decision) =>
      tryRun(() => {
        const before = standingOf(of);
        return pipe(
          decision({ caller: standingOf(by), target: before, adminCount: admins() }),
          E.map((ruling) => {
            const profile = profileOf(of);
            const written: ReadonlyArray<readonly [string, unknown]> = profile === null ? [] : [[`users/${of}`, { ...profile, ...ruling.profile }]];
            store.commit([[`access/${of}`, ruling.access], [ADMINS, { schemaVersion: 1, count: ruling.adminCount }], ...written]);
            return { before, after: ruling.access };
          }),
        );
      }),
    initialize: (uid, plan) =>
      tryRun(() => {
        const named = DEFAULT_LISTS.map((name) => [name, read(`users/${uid}/listNames/${name}`) as { readonly listID: string } | null] as const);
        const names: Record<string, string> = Object.fromEntries(named.flatMap(([name, kept]) => (kept === null ? [] : [[name, kept.listID]])));
        return pipe(
          plan({ profile: profileOf(uid), access: standingOf(uid), names }),
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

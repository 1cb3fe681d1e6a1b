import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Members } from '../../../../src/domain/user/members';
import { DEFAULT_LISTS } from '../../../../src/domain/user/new-user';
import { isActingAdmin, type Standing } from '../../../../src/domain/user/standing';
import type { User } from '../../../../src/domain/user/user';
import { newList } from '../new-list';
import { doing, pathsBelow, writing, type Store } from './store';

const ADMINS = 'stats/admins';

/** Members' documents with nothing outside, under the paths that they have everywhere. */
export const inMemoryMembers = (store: Store, now: () => number): Members => {
  const read = (path: string): unknown => store.docs.get(path) ?? null;
  const profileOf = (uid: string): User | null => read(`users/${uid}`) as User | null;
  const standingOf = (uid: string): Standing | null => read(`access/${uid}`) as Standing | null;
  const admins = (): number =>
    (read(ADMINS) as { readonly count: number } | null)?.count ??
    pathsBelow(store, 'access/').filter((path) => isActingAdmin(read(path) as Standing)).length;
  return {
    standing: (uid) => doing(() => E.right(O.fromNullable(standingOf(uid)))),
    profile: (uid) => doing(() => E.right(O.fromNullable(profileOf(uid)))),
    decide: (by, of, decision) =>
      doing(() => {
        const before = standingOf(of);
        return pipe(
          decision({ by: standingOf(by), of: before, admins: admins() }),
          E.map((ruling) => {
            const profile = profileOf(of);
            const written: ReadonlyArray<readonly [string, unknown]> = profile === null ? [] : [[`users/${of}`, { ...profile, ...ruling.profile }]];
            store.commit([[`access/${of}`, ruling.standing], [ADMINS, { schemaVersion: 1, count: ruling.admins }], ...written]);
            return { before, after: ruling.standing };
          }),
        );
      }),
    establish: (uid, plan) =>
      doing(() => {
        const named = DEFAULT_LISTS.map((name) => [name, read(`users/${uid}/listNames/${name}`) as { readonly listID: string } | null] as const);
        const names: Record<string, string> = Object.fromEntries(named.flatMap(([name, kept]) => (kept === null ? [] : [[name, kept.listID]])));
        return pipe(
          plan({ profile: profileOf(uid), standing: standingOf(uid), names }),
          E.map(({ profile, standing, lists }) => {
            const missing = lists.filter(({ listID }) => !store.docs.has(`lists/${listID}`));
            store.commit([
              [`users/${uid}`, profile],
              [`access/${uid}`, standing],
              ...lists.map(({ listName, listID }) => [`users/${uid}/listNames/${listName}`, { schemaVersion: 1, listID }] as const),
              ...missing.map((entry) => [`lists/${entry.listID}`, newList(uid, entry, now())] as const),
            ]);
            return profile;
          }),
        );
      }),
    clear: (uid) =>
      doing(() => {
        const lists = pathsBelow(store, 'lists/').filter(
          (path) => path.split('/').length === 2 && (read(path) as { readonly userID: string }).userID === uid,
        );
        for (const list of lists) for (const path of [...pathsBelow(store, `${list}/`), list]) store.commit([[path, null]]);
        for (const path of [...pathsBelow(store, `users/${uid}/`), `users/${uid}`]) store.commit([[path, null]]);
        return E.right(undefined);
      }),
    forget: (uid) => writing(store, [[`access/${uid}`, null]]),
  };
};

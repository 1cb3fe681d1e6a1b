import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AuditEntry } from '#domain/audit/audit';
import { UserId } from '#domain/users/user-id';
import { useAdminQuery } from '../shared/use-admin-query';

/** Most names that are asked for at once; the others are shown as ids. */
const MAX_NAMES = 60;

/** Returns the users of entries whose names the entries do not contain: all callers, and subjects of calls that failed. */
export const unnamedUsers = (entries: ReadonlyArray<AuditEntry>): ReadonlyArray<UserId> => {
  const targets = entries.flatMap(({ target }) => (target?.kind === 'user' && target.name === null && UserId.is(target.id) && target.id !== '' ? [target.id] : []));
  return [...new Set([...entries.map(({ by }) => by), ...targets])].slice(0, MAX_NAMES);
};

export type UserNames = {
  readonly names: ReadonlyMap<string, string>;
  /** No more names will come: they are loaded, or they could not be. */
  readonly isSettled: boolean;
};

/** Returns the names of users by uid. One answer for each set of users is kept in the query cache; users that are gone have no name. */
export const useUserNames = (uids: ReadonlyArray<UserId>): UserNames => {
  const sorted = [...uids].sort();
  const { value, failure } = useAdminQuery(`users/names/${sorted.join(',')}`, ({ users }) =>
    pipe(
      TE.traverseArray((uid: UserId) => pipe(users.find(uid), TE.map(O.match(() => [], ({ name }) => [[uid, name] as const]))))(sorted),
      TE.map((found) => new Map<string, string>(found.flat())),
    ),
  );
  return { names: value ?? new Map<string, string>(), isSettled: value !== null || failure !== null };
};

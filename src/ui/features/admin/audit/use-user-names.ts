import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { AuditEntry } from '#domain/audit/audit';
import type { Answer } from '#domain/shared/answer';
import type { UserDirectory } from '#domain/users/directory/user-directory';
import { UserId } from '#domain/users/user-id';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { unnamedBulkUserIds } from './audit-values';

/** Most names that are asked for at once; the others are shown as ids. */
const MAX_NAMES = 60;

/**
 * Returns the users of entries whose names the entries do not contain: all callers, subjects of calls that failed, and some of those of
 * bulk calls.
 */
export const unresolvedUserIds = (entries: ReadonlyArray<AuditEntry>): ReadonlyArray<UserId> => {
  const targets = entries.flatMap(({ target }) =>
    target?.kind === 'user' && target.name === null && UserId.is(target.id) && target.id !== '' ? [target.id] : [],
  );
  const several = entries.flatMap(unnamedBulkUserIds).filter(UserId.is);
  return [...new Set([...entries.map(({ by }) => by), ...targets, ...several])].slice(0, MAX_NAMES);
};

export type UserNames = {
  readonly names: ReadonlyMap<string, string>;
  /** No more names will come: they are loaded, or they could not be. */
  readonly isSettled: boolean;
};

const findNames = ({ find }: UserDirectory, uids: ReadonlyArray<UserId>): Answer<ReadonlyMap<string, string>> => async () => {
  const answers = await Promise.all(uids.map((uid) => find(uid)()));
  const names = new Map<string, string>();
  for (const answer of answers) {
    if (E.isLeft(answer)) return answer;
    if (O.isSome(answer.right)) names.set(answer.right.value.uid, answer.right.value.name);
  }
  return E.right(names);
};

/** Returns the names of users by uid. One answer for each set of users is kept in the query cache; users that are gone have no name. */
export const useUserNames = (uids: ReadonlyArray<UserId>): UserNames => {
  const sorted = [...uids].sort();
  const { value, failure } = useAdminQuery(`users/names/${sorted.join(',')}`, ({ users }) => findNames(users, sorted));
  return { names: value ?? new Map<string, string>(), isSettled: value !== null || failure !== null };
};

import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { roleAndStateOf, toDirectoryEntry, type DirectoryEntry } from '#domain/users/directory/directory-entry';
import { directorySearchKeys, toDirectorySearchKey } from '#domain/users/directory/directory-search';
import { compareUsers, matchesUserQuery, type UserDirectory, type UserQuery } from '#domain/users/directory/user-directory';
import { UserId } from '#domain/users/user-id';
import type { MemoryState } from '#adapters/memory/storage/state';
import type { ReadAsAdmin } from './memory-tables';
import { selectPageInChunks } from './select-page-in-chunks';
import { createUserRowsCache, type UserRow } from './user-rows-cache';

/** Returns the directory entry of a user; null without a profile. */
export const directoryEntryOf = (state: MemoryState, uid: string): DirectoryEntry | null => {
  const profile = state.users.get(uid);
  if (profile === undefined || !UserId.is(uid)) return null;
  return toDirectoryEntry({ uid, profile, access: state.access.get(uid) ?? null, account: state.accounts.get(uid) ?? null });
};

/** Returns whether a row is shown. Makes an entry's search keys, which is slow, only for users whose text contains the key. */
const isRowShown = (state: MemoryState, query: UserQuery): ((row: UserRow) => boolean) => {
  const key = toDirectorySearchKey(query.text);
  const matches = matchesUserQuery(query);
  return (row) => {
    const profile = state.users.get(row.uid);
    if (profile === undefined || !UserId.is(row.uid) || (key !== null && !row.hasText(key))) return false;
    return matches({
      ...roleAndStateOf({ profile, access: state.access.get(row.uid) ?? null }),
      get searchKeys() {
        return directorySearchKeys({ uid: row.uid, name: profile.name, email: profile.email });
      },
    });
  };
};

/**
 * User directory on the memory backend's profiles, access records and accounts. Pages are made in chunks: they may be taken from 100,000
 * users.
 */
export const memoryUserDirectory = (read: ReadAsAdmin): UserDirectory => {
  const rowsOf = createUserRowsCache();
  return {
    page: (query, range, limit) =>
      pipe(
        read,
        TE.flatMapTask((state) => async () => {
          const source = {
            all: await rowsOf(state),
            isShown: isRowShown(state, query),
            compare: compareUsers(query),
            idOf: ({ uid }: UserRow) => uid,
          };
          const { rows, ...place } = await selectPageInChunks(source, range, limit);
          return { ...place, rows: rows.flatMap(({ uid }) => directoryEntryOf(state, uid) ?? []) };
        }),
      ),
    find: (uid) => pipe(read, TE.map((state) => O.fromNullable(directoryEntryOf(state, uid)))),
  };
};

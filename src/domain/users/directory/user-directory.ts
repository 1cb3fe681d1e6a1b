import type { Option } from 'fp-ts/Option';
import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor, SortDirection } from '#domain/shared/row-page';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import { toDirectorySearchKey } from './directory-search';
import type { DirectoryEntry } from './directory-entry';

export const USER_SORTS = ['name', 'email', 'createdAt', 'role', 'disabled', 'listCount', 'lastSignInAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const USER_STATES = ['enabled', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Conditions and order of a table of users; null is no condition. */
export type UserQuery = {
  /**
   * Beginning of a name, of an address, of its domain, of one of their words, a uid, or three letters and more of a word; empty for all
   * users. A search is sorted by name.
   */
  readonly text: string;
  readonly role: Role | null;
  readonly state: UserState | null;
  readonly sort: UserSort;
  readonly direction: SortDirection;
};

export const allUsersQuery: UserQuery = { text: '', role: null, state: null, sort: 'name', direction: 'asc' };

/** Users as admins see them. `forbidden` for everybody else. */
export interface UserDirectory {
  /** Reads one page; rows are identified by uid. Costs about one read a row, however many users there are. */
  readonly page: (query: UserQuery, range: RowCursor, limit: number) => Answer<RowPage<DirectoryEntry>>;
  readonly find: (uid: UserId) => Answer<Option<DirectoryEntry>>;
}

/** Returns the field by which a query sorts: a search is sorted by name. */
export const effectiveUserSort = (query: UserQuery): UserSort => (toDirectorySearchKey(query.text) === null ? query.sort : 'name');

/** Values by which users are sorted. */
export type UserSortKeys = Pick<
  DirectoryEntry,
  'nameKey' | 'emailKey' | 'createdAt' | 'role' | 'disabled' | 'listCount' | 'lastSignInAt'
> & { readonly uid: string };

/** Fields by which each order sorts, the first one first. Orders with many equal values go on with the name. */
export const USER_SORT_FIELDS = {
  name: ['nameKey'],
  email: ['emailKey'],
  createdAt: ['createdAt'],
  role: ['role', 'nameKey'],
  disabled: ['disabled', 'nameKey'],
  listCount: ['listCount', 'nameKey'],
  lastSignInAt: ['lastSignInAt', 'nameKey'],
} as const satisfies Readonly<Record<UserSort, ReadonlyArray<keyof UserSortKeys>>>;

/**
 * Compares two users in the order of a query; equal values by uid. Texts compare as plain strings, false is before true, and null before
 * every number.
 */
export const compareUsers = (query: UserQuery): ((one: UserSortKeys, other: UserSortKeys) => number) => {
  const sort = effectiveUserSort(query);
  const sign = query.direction === 'asc' ? 1 : -1;
  return (one, other) => {
    for (const field of USER_SORT_FIELDS[sort])
      if (one[field] !== other[field]) return (one[field] ?? -1) < (other[field] ?? -1) ? -sign : sign;
    return one.uid === other.uid ? 0 : one.uid < other.uid ? -sign : sign;
  };
};

/** Returns whether a user meets all conditions of a query. */
export const matchesUserQuery = ({
  text, role, state,
}: UserQuery): ((entry: Pick<DirectoryEntry, 'role' | 'disabled' | 'searchKeys'>) => boolean) => {
  const key = toDirectorySearchKey(text);
  return (entry) =>
    (role === null || entry.role === role) &&
    (state === null || entry.disabled === (state === 'disabled')) &&
    (key === null || entry.searchKeys.includes(key));
};

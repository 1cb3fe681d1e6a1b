import type { Answer } from '#domain/shared/answer';
import type { RowPage, RowCursor, SortDirection } from '#domain/shared/row-page';
import type { UserId } from '#domain/users/user-id';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { normalizeListName } from '#domain/lists/list-name';

export const LIST_DIRECTORY_SORTS = ['updatedAt', 'name', 'itemCount'] as const;
export type ListDirectorySort = (typeof LIST_DIRECTORY_SORTS)[number];

/** Conditions and order of a table of all members' lists; null is no condition. */
export type ListDirectoryQuery = {
  /** Beginning of a list's name; empty for all lists. A search is sorted by name. */
  readonly text: string;
  readonly owner: UserId | null;
  /** True: only lists in the bin; false: only others. */
  readonly isDeleted: boolean;
  /** True: only lists with a share link; not used in the bin. */
  readonly isShared: boolean;
  readonly sort: ListDirectorySort;
  readonly direction: SortDirection;
};

export const allListsQuery: ListDirectoryQuery = {
  text: '', owner: null, isDeleted: false, isShared: false, sort: 'updatedAt', direction: 'desc',
};

/** A list of a table with its owner; `owner` is null if the account is gone. */
export type ListRow = { readonly list: List; readonly owner: { readonly name: string; readonly email: string } | null };

/** A title of a list as admins see it: without what the member wrote, rated or watched. */
export type AdminListItem = Pick<
  ListItem,
  'itemKey' | 'mediaType' | 'movieID' | 'title' | 'posterPath' | 'releaseYear' | 'genres' | 'runtime' | 'vote' | 'addedAt'
>;

/** A list with one page of its titles. */
export type ListContents = { readonly row: ListRow; readonly items: RowPage<AdminListItem> };

/** All members' lists as admins see them, without notes. `forbidden` for everybody else. */
export interface ListDirectory {
  /** Reads one page; rows are identified by list id. Lists that were never changed sort by `updatedAt` as the oldest. */
  readonly page: (query: ListDirectoryQuery, range: RowCursor, limit: number) => Answer<RowPage<ListRow>>;
  /**
   * Reads a list, also one in the bin, and a page of its titles, last added first; titles are identified by item key. `not-found` for an
   * unknown list.
   */
  readonly items: (listID: string, range: RowCursor, limit: number) => Answer<ListContents>;
}

/** Returns what admins see of a title on a list. */
export const toAdminListItem = ({
  itemKey, mediaType, movieID, title, posterPath, releaseYear, genres, runtime, vote, addedAt,
}: ListItem): AdminListItem => ({
  itemKey, mediaType, movieID, title, posterPath, releaseYear, genres, runtime, vote, addedAt,
});

/** Returns the stored beginning that a typed text looks for; null for an empty text. */
export const toListNamePrefix = (text: string): string | null => {
  const key = normalizeListName(text);
  return key === '' ? null : key;
};

/** Returns the field by which a query sorts: a search is sorted by name. */
export const effectiveListDirectorySort = (query: ListDirectoryQuery): ListDirectorySort =>
  toListNamePrefix(query.text) === null ? query.sort : 'name';

/** Returns whether a query leaves out lists without a share link. */
export const isSharedListsQuery = ({ isDeleted, isShared }: ListDirectoryQuery): boolean => isShared && !isDeleted;

/** Returns the fields by which a query sorts, before the id: equal values sort by the field that a condition compares. */
export const listDirectorySortFields = (query: ListDirectoryQuery): ReadonlyArray<ListDirectorySort | 'deletedAt' | 'shareId'> => [
  effectiveListDirectorySort(query),
  ...(query.isDeleted ? (['deletedAt'] as const) : []),
  ...(isSharedListsQuery(query) ? (['shareId'] as const) : []),
];

const compareValues = (a: string | number | null, b: string | number | null): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1;

/** Compares two lists in the order of a query; equal values by id. Null sorts before everything else. */
export const compareListRows = (query: ListDirectoryQuery): ((one: List, other: List) => number) => {
  const sign = query.direction === 'asc' ? 1 : -1;
  const fields = [...listDirectorySortFields(query), 'listID'] as const;
  return (one, other) => {
    for (const field of fields) {
      const order = compareValues(one[field], other[field]);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
};

/** Returns whether a list meets all conditions of a query. */
export const matchesListDirectoryQuery = (query: ListDirectoryQuery): ((list: List) => boolean) => {
  const { text, owner, isDeleted } = query;
  const key = toListNamePrefix(text);
  const isMissingShare = ({ shareId }: List): boolean => isSharedListsQuery(query) && shareId === null;
  return (list) =>
    !isMissingShare(list) &&
    (owner === null || list.userID === owner) &&
    (list.deletedAt !== null) === isDeleted &&
    (key === null || list.name.startsWith(key));
};

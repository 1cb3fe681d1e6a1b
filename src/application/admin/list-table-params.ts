import { cutText } from '#domain/shared/cut-text';
import type { SortDirection } from '#domain/shared/row-page';
import { allListsQuery, type ListDirectoryQuery, type ListDirectorySort } from '#domain/lists/directory/list-directory';
import { UserId } from '#domain/users/user-id';

const MAX_TEXT_LENGTH = 100;
const BIN = 'bin';
const SHARED = 'shared';

/** Names of the sort fields in the address, with the direction that is used without a suffix. */
const SORTS: ReadonlyArray<readonly [name: string, field: ListDirectorySort, direction: SortDirection]> = [
  ['changed', 'updatedAt', 'desc'],
  ['name', 'name', 'asc'],
  ['titles', 'itemCount', 'desc'],
];

/** Returns the name of an order in the address: "titles", "name.desc". */
export const listDirectorySortParam = ({ sort, direction }: Pick<ListDirectoryQuery, 'sort' | 'direction'>): string => {
  const [name, , usual] = SORTS.find(([, field]) => field === sort) ?? ['changed', 'updatedAt', 'desc'];
  return direction === usual ? name : `${name}.${direction}`;
};

/** Returns the order for a name in the address; the order by last change if it is unknown. */
export const parseListDirectorySort = (text: string | null): Pick<ListDirectoryQuery, 'sort' | 'direction'> => {
  const [, name, suffix] = /^([a-z]+)(?:\.(asc|desc))?$/.exec(text ?? '') ?? [];
  const found = SORTS.find(([other]) => other === name);
  if (found === undefined) return { sort: allListsQuery.sort, direction: allListsQuery.direction };
  return { sort: found[1], direction: suffix === 'asc' || suffix === 'desc' ? suffix : found[2] };
};

/** Reads conditions and order of the table of lists from the address; unknown values are left out. */
export const parseListDirectoryQuery = (parameters: URLSearchParams): ListDirectoryQuery => {
  const owner = parameters.get('owner');
  return {
    text: cutText(parameters.get('text') ?? '', MAX_TEXT_LENGTH),
    owner: UserId.is(owner) && owner !== '' ? owner : null,
    isDeleted: parameters.get('in') === BIN,
    isShared: parameters.get('in') === SHARED,
    ...parseListDirectorySort(parameters.get('order')),
  };
};

/** Returns the parameters of a query; defaults are left out. `parseListDirectoryQuery` is the inverse. */
export const listDirectoryQueryParams = (query: ListDirectoryQuery): URLSearchParams => {
  const order = listDirectorySortParam(query);
  const values = {
    text: query.text, owner: query.owner, in: query.isDeleted ? BIN : query.isShared ? SHARED : null,
    order: order === listDirectorySortParam(allListsQuery) ? null : order,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])));
};

/** Returns whether a query leaves out lists, beside those in the bin. */
export const isListDirectoryFiltered = ({ text, owner, isDeleted, isShared }: ListDirectoryQuery): boolean =>
  text !== '' || owner !== null || isDeleted || isShared;

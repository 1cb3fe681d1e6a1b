import { sortParam, toParams } from '#application/lists/view-params';
import { cutText } from '#domain/shared/cut-text';
import { allListsQuery, type ListDirectoryQuery, type ListDirectorySort } from '#domain/lists/directory/list-directory';
import { UserId } from '#domain/users/user-id';

const MAX_TEXT_LENGTH = 100;
const BIN = 'bin';
const SHARED = 'shared';

/** The order of the table in the address; usually by last change. */
export const listDirectorySort = sortParam<ListDirectorySort>(
  [['changed', 'updatedAt', 'desc'], ['name', 'name', 'asc'], ['titles', 'itemCount', 'desc']], allListsQuery,
);

/** Reads conditions and order of the table of lists from the address; unknown values are left out. */
export const parseListDirectoryQuery = (parameters: URLSearchParams): ListDirectoryQuery => {
  const owner = parameters.get('owner');
  return {
    text: cutText(parameters.get('text') ?? '', MAX_TEXT_LENGTH),
    owner: UserId.is(owner) && owner !== '' ? owner : null,
    isDeleted: parameters.get('in') === BIN,
    isShared: parameters.get('in') === SHARED,
    ...listDirectorySort.read(parameters.get('order')),
  };
};

/** Returns the parameters of a query; defaults are left out. `parseListDirectoryQuery` is the inverse. */
export const listDirectoryQueryParams = (query: ListDirectoryQuery): URLSearchParams => {
  const order = listDirectorySort.write(query);
  return toParams({
    text: query.text, owner: query.owner, in: query.isDeleted ? BIN : query.isShared ? SHARED : null,
    order: order === listDirectorySort.write(allListsQuery) ? null : order,
  });
};

/** Returns whether a query leaves out lists, beside those in the bin. */
export const isListDirectoryFiltered = ({ text, owner, isDeleted, isShared }: ListDirectoryQuery): boolean =>
  text !== '' || owner !== null || isDeleted || isShared;

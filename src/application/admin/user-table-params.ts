import { sortParam, toParams, type SortNames } from '#application/lists/view-params';
import { cutText } from '#domain/shared/cut-text';
import { Role } from '#domain/users/role';
import { allUsersQuery, effectiveUserSort, USER_STATES, type UserQuery, type UserSort } from '#domain/users/directory/user-directory';

const MAX_TEXT_LENGTH = 100;

const SORTS: SortNames<UserSort> = [
  ['name', 'name', 'asc'],
  ['email', 'email', 'asc'],
  ['joined', 'createdAt', 'desc'],
  ['role', 'role', 'asc'],
  ['status', 'disabled', 'desc'],
  ['lists', 'listCount', 'desc'],
  ['signin', 'lastSignInAt', 'desc'],
];

/** The order of the table in the address; usually by name. */
export const userSort = sortParam(SORTS, allUsersQuery);

/** Reads conditions and order of the table of users from the address; unknown values are left out. */
export const parseUserQuery = (parameters: URLSearchParams): UserQuery => {
  const role = parameters.get('role');
  return {
    text: cutText(parameters.get('text') ?? '', MAX_TEXT_LENGTH),
    role: Role.is(role) ? role : null,
    state: USER_STATES.find((state) => state === parameters.get('state')) ?? null,
    ...userSort.read(parameters.get('order')),
  };
};

/** Returns the parameters of a query; defaults are left out. */
export const userQueryParams = (query: UserQuery): URLSearchParams => {
  const order = userSort.write(query);
  return toParams({
    text: query.text, role: query.role, state: query.state, order: order === userSort.write(allUsersQuery) ? null : order,
  });
};

/** Returns whether a query leaves out users. */
export const isUserQueryFiltered = ({ text, role, state }: UserQuery): boolean => text !== '' || role !== null || state !== null;

/** Returns the query that is sent: a search is sorted by name, from A to Z unless Z to A was chosen for names. */
export const effectiveUserQuery = (query: UserQuery): UserQuery =>
  effectiveUserSort(query) === query.sort ? query : { ...query, sort: effectiveUserSort(query), direction: 'asc' };

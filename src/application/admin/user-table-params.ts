import { cutText } from '#domain/shared/cut-text';
import type { SortDirection } from '#domain/shared/row-page';
import { Role } from '#domain/users/role';
import { allUsersQuery, effectiveUserSort, USER_STATES, type UserQuery, type UserSort } from '#domain/users/directory/user-directory';

const MAX_TEXT_LENGTH = 100;

/** Names of the sort fields in the address, with the direction that is used without a suffix. */
const SORTS: ReadonlyArray<readonly [name: string, field: UserSort, direction: SortDirection]> = [
  ['name', 'name', 'asc'],
  ['email', 'email', 'asc'],
  ['joined', 'createdAt', 'desc'],
  ['role', 'role', 'asc'],
  ['status', 'disabled', 'desc'],
  ['lists', 'listCount', 'desc'],
  ['signin', 'lastSignInAt', 'desc'],
];

/** Returns the name of an order in the address: "joined", "name.desc". */
export const userSortParam = ({ sort, direction }: Pick<UserQuery, 'sort' | 'direction'>): string => {
  const [name, , usual] = SORTS.find(([, field]) => field === sort) ?? ['name', 'name', 'asc'];
  return direction === usual ? name : `${name}.${direction}`;
};

/** Returns the order for a name in the address; the order by name if it is unknown. */
export const parseUserSort = (text: string | null): Pick<UserQuery, 'sort' | 'direction'> => {
  const [, name, suffix] = /^([a-z]+)(?:\.(asc|desc))?$/.exec(text ?? '') ?? [];
  const found = SORTS.find(([other]) => other === name);
  if (found === undefined) return { sort: allUsersQuery.sort, direction: allUsersQuery.direction };
  return { sort: found[1], direction: suffix === 'asc' || suffix === 'desc' ? suffix : found[2] };
};

/** Reads conditions and order of the table of users from the address; unknown values are left out. */
export const parseUserQuery = (parameters: URLSearchParams): UserQuery => {
  const role = parameters.get('role');
  return {
    text: cutText(parameters.get('text') ?? '', MAX_TEXT_LENGTH),
    role: Role.is(role) ? role : null,
    state: USER_STATES.find((state) => state === parameters.get('state')) ?? null,
    ...parseUserSort(parameters.get('order')),
  };
};

/** Returns the parameters of a query; defaults are left out. */
export const userQueryParams = (query: UserQuery): URLSearchParams => {
  const order = userSortParam(query);
  const values = { text: query.text, role: query.role, state: query.state, order: order === userSortParam(allUsersQuery) ? null : order };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])));
};

/** Returns whether a query leaves out users. */
export const isUserQueryFiltered = ({ text, role, state }: UserQuery): boolean => text !== '' || role !== null || state !== null;

/** Returns the query that is sent: a search is sorted by name, from A to Z unless Z to A was chosen for names. */
export const effectiveUserQuery = (query: UserQuery): UserQuery =>
  effectiveUserSort(query) === query.sort ? query : { ...query, sort: effectiveUserSort(query), direction: 'asc' };

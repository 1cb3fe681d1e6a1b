import type { AuditFilter } from '#domain/audit/audit-log';
import type { FeedbackState } from '#domain/feedback/feedback-inbox';
import {
  isSharedListsQuery, listDirectorySortFields, toListNamePrefix, type ListDirectoryQuery,
} from '#domain/lists/directory/list-directory';
import type { SortDirection } from '#domain/shared/row-page';
import { toDirectorySearchKey } from '#domain/users/directory/directory-search';
import { effectiveUserSort, USER_SORT_FIELDS, type UserQuery } from '#domain/users/directory/user-directory';
import { DOCUMENT_ID, type QuerySpec } from '#adapters/firebase/firestore/lists/query-spec';

/** A query without its place and size. */
export type TableSpec = Omit<QuerySpec, 'limit' | 'from' | 'after' | 'until'>;

const equal = (field: string, value: unknown): QuerySpec['filters'] => (value === null ? [] : [{ field, by: '==', value }]);
const sorted = (fields: ReadonlyArray<string>, direction: SortDirection): QuerySpec['order'] =>
  [...fields, DOCUMENT_ID].map((field) => [field, direction] as const);

/** Users. A search is one filter of an array, so that it finds the beginning of each word. */
export const usersQuerySpec = (query: UserQuery): TableSpec => {
  const key = toDirectorySearchKey(query.text);
  const chosen = [...equal('role', query.role), ...equal('disabled', query.state === null ? null : query.state === 'disabled')];
  // Firestore sorts by no field that has one value.
  const order = USER_SORT_FIELDS[effectiveUserSort(query)].filter((field) => !chosen.some((filter) => filter.field === field));
  return {
    path: 'directory',
    filters: [...chosen, ...(key === null ? [] : [{ field: 'searchKeys', by: 'array-contains' as const, value: key }])],
    order: sorted(order, query.direction),
  };
};

/** The last character: no name that begins with a text sorts behind the text and this. */
const LAST = '\u{10FFFF}';

/** Lists of all members. Null is no number, so that the bin is what has a time of deletion. */
export const listsQuerySpec = (query: ListDirectoryQuery): TableSpec => {
  const key = toListNamePrefix(query.text);
  return {
    path: 'lists',
    filters: [
      ...equal('userID', query.owner),
      query.isDeleted ? { field: 'deletedAt', by: '>', value: 0 } : { field: 'deletedAt', by: '==', value: null },
      // Null sorts before every text.
      ...(isSharedListsQuery(query) ? [{ field: 'shareId', by: '>' as const, value: '' }] : []),
      ...(key === null ? [] : [{ field: 'name', by: '>=' as const, value: key }, { field: 'name', by: '<=' as const, value: key + LAST }]),
    ],
    order: sorted(listDirectorySortFields(query), query.direction),
  };
};

/** Titles of a list, last added first. */
export const adminItemsQuerySpec = (listID: string): TableSpec => ({
  path: `lists/${listID}/items`,
  filters: [],
  order: sorted(['addedAt'], 'desc'),
});

/** Entries of the audit log, last call first. */
export const auditQuerySpec = ({ by, target, action, from, before }: AuditFilter): TableSpec => ({
  path: 'audit',
  filters: [
    ...equal('by', by),
    ...equal('action', action),
    ...(target === null ? [] : [{ field: 'targetIds', by: 'array-contains' as const, value: target }]),
    ...(from === null ? [] : [{ field: 'at', by: '>=' as const, value: from }]),
    ...(before === null ? [] : [{ field: 'at', by: '<' as const, value: before }]),
  ],
  order: sorted(['at'], 'desc'),
});

/** Feedback messages, last one first. */
export const feedbackQuerySpec = (state: FeedbackState | null): TableSpec => ({
  path: 'feedback',
  filters: equal('state', state),
  order: sorted(['sentAt'], 'desc'),
});

/** The titles that are on most lists. */
export const mostListedQuerySpec = (limit: number): QuerySpec => ({
  path: 'titleCounts',
  filters: [],
  order: [['lists', 'desc']],
  limit: Math.min(limit, 100),
});

/** Returns the same rows from the last to the first. */
export const reversedSpec = (spec: TableSpec): TableSpec => ({
  ...spec,
  order: spec.order.map(([field, direction]) => [field, direction === 'asc' ? 'desc' : 'asc'] as const),
});

import {
  collection, documentId, endAt, limit, orderBy, query, startAfter, startAt, where, type FieldPath, type Firestore, type Query,
  type QueryConstraint, type WhereFilterOp,
} from 'firebase/firestore';
import type { SortDirection } from '#domain/shared/row-page';

/** Values of the sort fields at one place of the results. */
export type QueryCursor = ReadonlyArray<string | number | null>;

/** A query as data, so that a test can list the shapes of all queries and look for their indexes. */
export type QuerySpec = {
  /** Path of the collection. */
  readonly path: string;
  readonly filters: ReadonlyArray<{ readonly field: string; readonly by: WhereFilterOp; readonly value: unknown }>;
  readonly order: ReadonlyArray<readonly [field: string, direction: SortDirection]>;
  /** Results begin at this place. */
  readonly from?: QueryCursor;
  /** Results begin behind this place. */
  readonly after?: QueryCursor;
  /** Results end with this place. */
  readonly until?: QueryCursor;
  /** At most 100: the rules refuse larger pages. */
  readonly limit: number;
};

/** Name of the document id in filters and orders. */
export const DOCUMENT_ID = '__name__';

/** Most values of an `in` filter. */
export const MAX_VALUES = 30;

const fieldOf = (field: string): string | FieldPath => (field === DOCUMENT_ID ? documentId() : field);

/** Creates the query. The file is left out where tests read queries from source text: all specs are tested as data. */
export const toFirestoreQuery = (db: Firestore, spec: QuerySpec): Query => {
  const constraints: ReadonlyArray<QueryConstraint> = [
    ...spec.filters.map(({ field, by, value }) => where(fieldOf(field), by, value)),
    ...spec.order.map(([field, direction]) => orderBy(fieldOf(field), direction)),
    ...(spec.from === undefined ? [] : [startAt(...spec.from)]),
    ...(spec.after === undefined ? [] : [startAfter(...spec.after)]),
    ...(spec.until === undefined ? [] : [endAt(...spec.until)]),
    limit(spec.limit),
  ];
  return query(collection(db, spec.path), ...constraints);
};

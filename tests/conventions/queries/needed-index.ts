import type { QueryShape } from './query-shapes';

export type IndexField = { readonly fieldPath: string; readonly order?: 'ASCENDING' | 'DESCENDING'; readonly arrayConfig?: 'CONTAINS' };
export type Index = {
  readonly collectionGroup: string;
  readonly queryScope: QueryShape['scope'];
  readonly fields: ReadonlyArray<IndexField>;
};
/** Index settings of one field. With `ttl`, documents are deleted at the time in the field. */
export type Override = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: ReadonlyArray<{ readonly queryScope?: QueryShape['scope'] }>;
};
export type IndexFile = { readonly indexes: ReadonlyArray<Index>; readonly fieldOverrides: ReadonlyArray<Override> };

const fieldsOf = ({ equal, contains = [], other, order }: QueryShape): ReadonlyArray<string> => [
  ...new Set([...equal, ...contains, ...other, ...order.map(([field]) => field)]),
];

const sortedOf = ({ equal, other, order }: QueryShape): QueryShape['order'] => {
  const sorted = order.filter(([field]) => !equal.includes(field));
  return sorted.length > 0 ? sorted : other.map((field) => [field, 'ASCENDING'] as const);
};

const fits = (index: Index, shape: QueryShape): boolean => {
  if (index.collectionGroup !== shape.collection || index.queryScope !== shape.scope) return false;
  const [contains, sorted] = [shape.contains ?? [], sortedOf(shape)];
  const equal = new Set([...shape.equal, ...contains]);
  const front = index.fields
    .slice(0, equal.size)
    .flatMap(({ fieldPath, arrayConfig }) => (contains.includes(fieldPath) === (arrayConfig === 'CONTAINS') ? [fieldPath] : []));
  const back = index.fields.slice(equal.size).filter(({ fieldPath }) => fieldPath !== '__name__');
  return front.every((field) => equal.has(field)) && front.length === equal.size && back.length === sorted.length
    && back.every(({ fieldPath, order }, at) => fieldPath === sorted[at]?.[0] && order === sorted[at][1]);
};

/** Returns the parts of a query that have one filter each: Firestore merges their indexes, which have the same order. */
const partsOf = (shape: QueryShape): ReadonlyArray<QueryShape> => [
  ...shape.equal.map((field): QueryShape => ({ ...shape, equal: [field], contains: [] })),
  ...(shape.contains ?? []).map((field): QueryShape => ({ ...shape, equal: [], contains: [field] })),
];

/**
 * Returns whether a query has its indexes in production. A single field has an automatic index for its collection. A collection group
 * needs a field override, which replaces the automatic index. Equality filters alone are merged from single-field indexes. Every other
 * query needs a composite index, or one for each of its filters.
 */
export const isServed = (shape: QueryShape, { indexes, fieldOverrides }: IndexFile): boolean => {
  const fields = fieldsOf(shape).filter((field) => field !== '__name__');
  const isPlain = fields.length <= 1 || sortedOf(shape).length === 0;
  const hasIndex = (part: QueryShape): boolean => indexes.some((index) => fits(index, part));
  if (!isPlain) return hasIndex(shape) || (partsOf(shape).length > 1 && partsOf(shape).every(hasIndex));
  const isIndexed = (field: string): boolean => {
    const own = fieldOverrides.find(({ collectionGroup, fieldPath }) => collectionGroup === shape.collection && fieldPath === field);
    return own === undefined
      ? shape.scope === 'COLLECTION'
      : own.indexes.some(({ queryScope = 'COLLECTION' }) => queryScope === shape.scope);
  };
  return fields.every(isIndexed);
};

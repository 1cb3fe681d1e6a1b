import type { QueryShape } from './query-shapes';

export type IndexField = { readonly fieldPath: string; readonly order?: 'ASCENDING' | 'DESCENDING'; readonly arrayConfig?: 'CONTAINS' };
export type Index = { readonly collectionGroup: string; readonly queryScope: QueryShape['scope']; readonly fields: ReadonlyArray<IndexField> };
export type Override = { readonly collectionGroup: string; readonly fieldPath: string; readonly indexes: ReadonlyArray<{ readonly queryScope: QueryShape['scope'] }> };
export type IndexFile = { readonly indexes: ReadonlyArray<Index>; readonly fieldOverrides: ReadonlyArray<Override> };

const fieldsOf = ({ equal, other, order }: QueryShape): ReadonlyArray<string> => [...new Set([...equal, ...other, ...order.map(([field]) => field)])];

const sortedOf = ({ equal, other, order }: QueryShape): QueryShape['order'] => {
  const sorted = order.filter(([field]) => !equal.includes(field));
  return sorted.length > 0 ? sorted : other.map((field) => [field, 'ASCENDING'] as const);
};

const fits = (index: Index, shape: QueryShape): boolean => {
  if (index.collectionGroup !== shape.collection || index.queryScope !== shape.scope) return false;
  const [equal, sorted] = [new Set(shape.equal), sortedOf(shape)];
  const front = index.fields.slice(0, equal.size).map(({ fieldPath }) => fieldPath);
  const back = index.fields.slice(equal.size).filter(({ fieldPath }) => fieldPath !== '__name__');
  return front.every((field) => equal.has(field)) && front.length === equal.size && back.length === sorted.length
    && back.every(({ fieldPath, order }, at) => fieldPath === sorted[at]?.[0] && order === sorted[at][1]);
};

/**
 * Whether a query can be answered in production. One field has an index by itself, but across collections of a name only when that
 * is asked for; equalities alone are joined from those; everything else needs an index of its own.
 */
export const isServed = (shape: QueryShape, { indexes, fieldOverrides }: IndexFile): boolean => {
  const fields = fieldsOf(shape).filter((field) => field !== '__name__');
  const isPlain = fields.length <= 1 || sortedOf(shape).length === 0;
  if (!isPlain) return indexes.some((index) => fits(index, shape));
  if (shape.scope === 'COLLECTION') return true;
  const isOverridden = (field: string): boolean =>
    fieldOverrides.some(({ collectionGroup, fieldPath, indexes: made }) => collectionGroup === shape.collection && fieldPath === field && made.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'));
  return fields.every(isOverridden);
};

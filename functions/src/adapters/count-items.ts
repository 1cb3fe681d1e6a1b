import { isDeepStrictEqual } from 'node:util';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { SUMMARY_POSTERS, type List } from '#domain/lists/list';
import type { CountTask } from './counting-mark';

/** The fields of a list that follow from its items. */
export type ListItemCounts = Pick<List, 'itemCount'> & { readonly summary: NonNullable<List['summary']> };

/** Counts the items of a list again. Costs one read per 1,000 items for each of three aggregations, and four reads for the posters. */
export const countItems = async (store: Firestore, listID: string): Promise<ListItemCounts> => {
  const list = store.doc(`lists/${listID}`);
  const [all, watched, first] = await Promise.all([
    list.collection('items').aggregate({ count: AggregateField.count(), runtime: AggregateField.sum('runtime') }).get(),
    list.collection('items').where('watched', '==', true).count().get(),
    list.collection('items').orderBy('order').limit(SUMMARY_POSTERS).select('posterPath').get(),
  ]);
  const posters = first.docs.flatMap((item) => {
    const path: unknown = item.get('posterPath');
    return typeof path === 'string' ? [path] : [];
  });
  return { itemCount: all.data().count, summary: { runtime: all.data().runtime, watched: watched.data().count, posters } };
};

/** Returns what counts a list. */
export const listCountTask = (store: Firestore, listID: string): CountTask<ListItemCounts> => ({
  count: () => countItems(store, listID),
  document: store.doc(`lists/${listID}`),
  write: (transaction, list, counted, changedAt) => {
    if (!list.exists) return;
    const updatedAt: unknown = list.get('updatedAt');
    const before = { itemCount: list.get('itemCount') as unknown, summary: list.get('summary') as unknown, updatedAt };
    const after = { ...counted, updatedAt: changedAt > (typeof updatedAt === 'number' ? updatedAt : 0) ? changedAt : updatedAt };
    if (!isDeepStrictEqual(before, after)) transaction.update(list.ref, after);
  },
});

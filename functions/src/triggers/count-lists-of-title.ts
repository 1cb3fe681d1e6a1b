import type { Firestore } from 'firebase-admin/firestore';
import { pickTitleDisplayFields } from '../adapters/admin/title-counts';
import type { WriteEvent } from './count-totals';
import { countOnce } from './idempotent-counter';

/**
 * Counts the lists that contain a title, in `titleCounts/{itemKey}`. A document a title: the items that one member adds at once are
 * different titles, so their events do not wait for one another.
 */
export const countListsOfTitle = (store: Firestore, itemKey: string, { event, before, after }: WriteEvent): Promise<void> => {
  const by = Number(after !== undefined) - Number(before !== undefined);
  if (by === 0) return Promise.resolve();
  return countOnce(store, 'titles', event, [{ collection: 'titleCounts', name: itemKey, add: { lists: by }, ...(after === undefined ? {} : { also: pickTitleDisplayFields(after) }) }]);
};

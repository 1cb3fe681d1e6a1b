import type { Firestore } from 'firebase-admin/firestore';
import type { WriteEvent } from './count-totals';
import { countOnce } from './idempotent-counter';

/**
 * Counts the lists that contain a title, in `titleCounts/{itemKey}`. A document a title: the items that one member adds at once are
 * different titles, so their events do not wait for one another. Names of titles are not copied: any member could change what admins read.
 */
export const countListsOfTitle = (store: Firestore, itemKey: string, { event, before, after }: WriteEvent): Promise<void> => {
  const by = Number(after !== undefined) - Number(before !== undefined);
  if (by === 0) return Promise.resolve();
  return countOnce(store, 'titles', event, [{ collection: 'titleCounts', name: itemKey, add: { lists: by }, also: { itemKey } }]);
};

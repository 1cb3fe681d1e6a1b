import type { Firestore } from 'firebase-admin/firestore';
import type { WriteEvent } from './count-totals';
import { countOnce } from './idempotent-counter';

/** Deletes the count of a title that is in no list: any member can add and remove titles that nobody else has. */
const deleteZero = (store: Firestore, itemKey: string): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const title = await transaction.get(store.doc(`titleCounts/${itemKey}`));
    if (title.get('lists') === 0) transaction.delete(title.ref);
  });

/**
 * Counts the lists that contain a title, in `titleCounts/{itemKey}`. A document a title: the items that one member adds at once are
 * different titles, so their events do not wait for one another. Names of titles are not copied: any member could change what admins read.
 */
export const countListsOfTitle = async (store: Firestore, itemKey: string, { event, before, after }: WriteEvent): Promise<void> => {
  const by = Number(after !== undefined) - Number(before !== undefined);
  if (by === 0) return;
  await countOnce(store, 'titles', event, [{ collection: 'titleCounts', name: itemKey, add: { lists: by }, also: { itemKey } }]);
  if (by < 0) await deleteZero(store, itemKey);
};

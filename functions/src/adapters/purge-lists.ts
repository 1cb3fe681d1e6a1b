import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { BIN_MS } from '#domain/lists/list';

/** Items of one batch; each is two writes. */
const ITEMS_PER_PART = 200;
const LISTS_PER_READ = 20;

/** Deletes a part of a list's items and removes the list from their titles' states. @returns whether items may be left. */
const purgeItems = async (store: Firestore, list: DocumentReference, uid: string): Promise<boolean> => {
  const items = await list.collection('items').limit(ITEMS_PER_PART).select().get();
  if (items.empty) return false;
  const states = await store.getAll(...items.docs.map(({ id }) => store.doc(`users/${uid}/titles/${id}`)), { fieldMask: [] });
  const batch = store.batch();
  for (const { ref } of items.docs) batch.delete(ref);
  for (const state of states) if (state.exists) batch.update(state.ref, { listIDs: FieldValue.arrayRemove(list.id) });
  await batch.commit();
  return items.size === ITEMS_PER_PART;
};

/**
 * Deletes the lists that were deleted over 30 days ago, in parts. A list's document goes last, so that the next run finds what is left of it.
 * @param now ms since 1970. @param hasTime returns whether another part may begin.
 * @returns whether all of them are gone.
 */
export const purgeLists = async (store: Firestore, now: number, hasTime: () => boolean): Promise<boolean> => {
  for (;;) {
    const lists = await store.collection('lists').where('deletedAt', '<', now - BIN_MS).limit(LISTS_PER_READ).select('userID').get();
    for (const list of lists.docs) {
      let isLeft = true;
      while (isLeft) {
        if (!hasTime()) return false;
        isLeft = await purgeItems(store, list.ref, String(list.get('userID')));
      }
      await list.ref.delete();
    }
    if (lists.size < LISTS_PER_READ) return true;
  }
};

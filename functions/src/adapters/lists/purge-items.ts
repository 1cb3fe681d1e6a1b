import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { OwnedList } from '#domain/lists/server/list-admin-repository';

/** Items of one batch; each is two writes. */
const ITEMS_PER_PART = 200;

/** Deletes a part of a list's items and removes the list from their titles' states. @returns whether items may be left. */
export const purgeItems = async (store: Firestore, { listID, userID }: OwnedList): Promise<boolean> => {
  const items = await store.collection(`lists/${listID}/items`).limit(ITEMS_PER_PART).select().get();
  if (items.empty) return false;
  const states = await store.getAll(...items.docs.map(({ id }) => store.doc(`users/${userID}/titles/${id}`)), { fieldMask: [] });
  const batch = store.batch();
  for (const { ref } of items.docs) batch.delete(ref);
  for (const state of states) if (state.exists) batch.update(state.ref, { listIDs: FieldValue.arrayRemove(listID) });
  await batch.commit();
  return items.size === ITEMS_PER_PART;
};

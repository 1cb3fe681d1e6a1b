import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { toIsoDate } from '#domain/shared/dates';
import { isEmptyTitleState, MemberTitleState, titleCopies } from '#domain/lists/member-title-state';
import { ListId } from '#domain/lists/server/list-payload';

type Fields = Readonly<Record<string, unknown>> | undefined;

/** Returns whether items can have copies of the state: the title has a viewing or a rating. */
export const hasViewingOrRating = (state: Fields): boolean =>
  (Array.isArray(state?.['viewings']) && state['viewings'].length > 0) || typeof state?.['rating'] === 'number';

const stateOf = (document: DocumentSnapshot): MemberTitleState | null => {
  const decoded = MemberTitleState.decode(document.data());
  return decoded._tag === 'Right' ? decoded.right : null;
};

/** Returns whether a written state may have become empty: it is in no list. A deleted one is no state. */
export const isInNoList = (state: Fields): boolean => Array.isArray(state?.['listIDs']) && state['listIDs'].length === 0;

/**
 * Deletes a title's state that says nothing. Every removal from a list, by whomever, leaves the state behind, and who edits a list of
 * others could add and remove titles without end. Reads the present state in the transaction: one with a list or a viewing by now stays.
 */
export const deleteEmptyTitleState = (store: Firestore, uid: string, itemKey: string): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const document = await transaction.get(store.doc(`users/${uid}/titles/${itemKey}`));
    const state = stateOf(document);
    if (state !== null && isEmptyTitleState(state)) transaction.delete(document.ref);
  });

/**
 * Copies viewing and rating of a title to its items in the member's lists, so that queries can filter and sort by them. Reads the present
 * state in the transaction: the order of events does not matter, and a repeated event changes nothing.
 */
export const copyTitleState = (store: Firestore, uid: string, itemKey: string): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const state = stateOf(await transaction.get(store.doc(`users/${uid}/titles/${itemKey}`)));
    // Firestore fails for ids that it reserves.
    const listIDs = state?.listIDs.filter(ListId.is) ?? [];
    if (state === null || listIDs.length === 0) return;
    const copies = titleCopies(state, toIsoDate(Date.now()));
    const items = await transaction.getAll(...listIDs.map((listID) => store.doc(`lists/${listID}/items/${itemKey}`)));
    const outdated = items.filter(
      (item) => item.get('userID') === uid && (item.get('watched') !== copies.watched || item.get('ownRating') !== copies.ownRating),
    );
    for (const item of outdated) transaction.update(item.ref, copies);
  });

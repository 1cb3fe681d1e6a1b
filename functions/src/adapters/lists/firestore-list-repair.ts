import { randomUUID } from 'node:crypto';
import { FieldPath, type CollectionReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { List } from '#domain/lists/list';
import { titleSortFields } from '#domain/lists/list-item';
import { ListId } from '#domain/lists/server/list-payload';
import type { ListRepairRepository, StoredSortFields, StoredTitleReference } from '#domain/lists/server/list-repair-repository';
import { decode } from '#domain/shared/decode';
import type { UserId } from '#domain/users/user-id';
import type { CountDeps } from '../../triggers/count-exclusively';
import { recountList } from '../../triggers/recount-list';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { countItems } from '../count-items';
import { firestoreListAdmin, listIDsOf } from './firestore-list-admin';

const SORT_FIELDS = ['imdbID', 'title', 'titleKey', 'wordPrefixes'] as const;

const toSortFields = (item: DocumentSnapshot): StoredSortFields => {
  const [imdbID, title, titleKey, wordPrefixes] = SORT_FIELDS.map((field): unknown => item.get(field));
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    itemKey: item.id, imdbID: typeof imdbID === 'string' ? imdbID : null, title: textOf(title), titleKey: textOf(titleKey),
    wordPrefixes: Array.isArray(wordPrefixes) ? wordPrefixes.map(textOf) : [],
  };
};

const rebuildSortFields = (store: Firestore, listID: string, itemKey: string): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const item = await transaction.get(store.doc(`lists/${listID}/items/${itemKey}`));
    if (!item.exists) return;
    const { titleKey, wordPrefixes } = titleSortFields({ title: toSortFields(item).title, releaseYear: null });
    transaction.update(item.ref, { titleKey, wordPrefixes });
  });

/** Reads a part of a collection by ascending document id. */
const readPart = async (
  collection: CollectionReference, after: string | null, limit: number,
  ...fields: ReadonlyArray<string>
): Promise<ReadonlyArray<DocumentSnapshot>> => {
  const all = collection.orderBy(FieldPath.documentId()).select(...fields);
  return (await (after === null ? all : all.startAfter(after)).limit(limit).get()).docs;
};

const rebuildTitle = (
  store: Firestore, uid: UserId,
  { itemKey, imdbID }: StoredTitleReference,
  listIDs: ReadonlyArray<string>,
): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const state = await transaction.get(store.doc(`users/${uid}/titles/${itemKey}`));
    // Firestore fails for ids that it reserves.
    const candidates = [...new Set([...listIDs, ...listIDsOf(state)])].filter(ListId.is);
    const items =
      candidates.length === 0 ? [] : await transaction.getAll(...candidates.map((listID) => store.doc(`lists/${listID}/items/${itemKey}`)));
    const found = items.filter((item) => item.get('userID') === uid).map((item) => item.get('listID') as string);
    if (!state.exists && found.length === 0) return;
    // An unknown IMDb id does not replace a known one.
    transaction.set(state.ref, { schemaVersion: 1, itemKey, ...(imdbID === null ? {} : { imdbID }), listIDs: found }, { merge: true });
  });

/** List repair on Firestore. */
export const firestoreListRepair = (deps: CountDeps): ListRepairRepository => {
  const { store } = deps;
  return {
    titlesAfter: firestoreListAdmin(store).titlesAfter,
    membersAfter: (after, limit) =>
      tryAdminSdk(async () => E.right((await readPart(store.collection('users'), after, limit)).map(({ id }) => id as UserId))),
    findAll: (uid) =>
      tryAdminSdk(async () =>
        E.traverseArray((list: DocumentSnapshot) => decode(List, 'lists')(list.data()))(
          (await store.collection('lists').where('userID', '==', uid).get()).docs,
        ),
      ),
    itemsAfter: (listID, after, limit) =>
      tryAdminSdk(async () =>
        E.right((await readPart(store.collection(`lists/${listID}/items`), after, limit, ...SORT_FIELDS)).map(toSortFields)),
      ),
    count: (listID) => tryAdminSdk(async () => E.right(await countItems(store, listID))),
    // Like an event: at most one worker counts a list at a time, and later changes are counted again.
    recount: (listID) =>
      tryVoid(() => recountList(deps, { key: listID, event: `recount-${randomUUID()}`, attempt: randomUUID(), changedAt: 0 })),
    rebuildSortFields: (listID, itemKey) => tryVoid(() => rebuildSortFields(store, listID, itemKey)),
    rebuildTitle: (uid, title, listIDs) => tryVoid(() => rebuildTitle(store, uid, title, listIDs)),
  };
};

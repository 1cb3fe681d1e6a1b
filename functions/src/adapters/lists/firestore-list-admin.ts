import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BIN_RETENTION_MS, List } from '#domain/lists/list';
import { planListCommand } from '#domain/lists/plan-list-command';
import { planPermanentListDeletion } from '#domain/lists/server/plan-permanent-list-deletion';
import type { ListAdminRepository, TitleMembership } from '#domain/lists/server/list-admin-repository';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { decodeStored } from '../stored-rows';
import { runListPlan } from './run-list-plan';
import { purgeItems } from './purge-items';

const decodeList = (document: DocumentSnapshot): E.Either<Failure, List> => decode(List, 'lists')(document.data());

/** Returns the lists in a title's state; none for a missing state. */
export const listIDsOf = (state: DocumentSnapshot): ReadonlyArray<string> => {
  const listIDs: unknown = state.get('listIDs');
  return Array.isArray(listIDs) ? listIDs.filter((listID): listID is string => typeof listID === 'string') : [];
};

const toMembership = (state: DocumentSnapshot): TitleMembership => ({ itemKey: state.id, listIDs: listIDsOf(state) });

/** List administration on Firestore. */
export const firestoreListAdmin = (store: Firestore): ListAdminRepository => {
  const lists = store.collection('lists');
  const titlesOf = (uid: UserId) => store.collection(`users/${uid}/titles`);
  const find: ListAdminRepository['find'] = (listID) =>
    tryAdminSdk(async () => {
      const document = await lists.doc(listID).get();
      return document.exists ? E.map((list: List) => O.some(list))(decodeList(document)) : E.right(O.none);
    });
  return {
    find,
    findActive: (uid) =>
      tryAdminSdk(async () =>
        E.right(
          decodeStored(
            List, 'lists',
          )(
            (await store.collection('lists').where('userID', '==', uid).where('deletedAt', '==', null).get()).docs.map((list) =>
              list.data(),
            ),
          ),
        ),
      ),
    findTitles: (uid, itemKeys) =>
      tryAdminSdk(async () => {
        if (itemKeys.length === 0) return E.right([]);
        const documents = await store.getAll(...itemKeys.map((itemKey) => titlesOf(uid).doc(itemKey)), { fieldMask: ['listIDs'] });
        return E.right(documents.filter(({ exists }) => exists).map(toMembership));
      }),
    titlesAfter: (uid, after, limit) =>
      tryAdminSdk(async () => {
        const all = titlesOf(uid).orderBy(FieldPath.documentId()).select('listIDs');
        return E.right((await (after === null ? all : all.startAfter(after)).limit(limit).get()).docs.map(toMembership));
      }),
    countItems: (listID) => tryAdminSdk(async () => E.right((await lists.doc(listID).collection('items').count().get()).data().count)),
    apply: (command, now) => tryAdminSdk(() => runListPlan(store, command, (documents) => planListCommand(command, documents, now))),
    expire: (listID, now) => {
      const expired = (uid: UserId): Answer<void> =>
        tryAdminSdk(() =>
          runListPlan(store, { uid, change: { kind: 'delete-list', listID } }, ({ list }) => planPermanentListDeletion(list(listID), now)),
        );
      return pipe(
        find(listID),
        TE.flatMap(
          O.match(
            () => TE.right(undefined),
            ({ userID }) => expired(userID),
          ),
        ),
      );
    },
    findExpired: (now, limit) =>
      tryAdminSdk(async () => {
        const expired = await store.collection('lists').where('deletedAt', '<', now - BIN_RETENTION_MS).limit(limit).select('userID').get();
        return E.right(expired.docs.map((list) => ({ listID: list.id, userID: list.get('userID') as UserId })));
      }),
    purgeItems: (list) => tryAdminSdk(async () => E.right(await purgeItems(store, list))),
    deleteList: (listID) =>
      tryVoid(async () => {
        const document = lists.doc(listID);
        const shareId: unknown = (await document.get()).get('shareId');
        const batch = store.batch();
        if (typeof shareId === 'string') batch.delete(store.doc(`shares/${shareId}`));
        await batch.delete(document).commit();
      }),
  };
};

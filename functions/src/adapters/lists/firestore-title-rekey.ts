import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { planStoredRekey } from '#application/server/lists/plan-stored-rekey';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { parseMarks } from '#domain/history/viewing-mark';
import { ListItem } from '#domain/lists/list-item';
import { MemberTitleState } from '#domain/lists/member-title-state';
import { ListId } from '#domain/lists/server/list-payload';
import type { TitleRekeyRepository } from '#domain/lists/server/title-rekey-repository';
import { calendarDay } from '#domain/shared/dates';
import { isDocumentId } from '#domain/shared/document-id';
import { applyChangedTitleIds } from '#domain/users/recent-titles';
import { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { decodeStored } from '../stored-rows';
import { writeDocuments } from '../write-documents';
import { firestoreListRepair } from './firestore-list-repair';
import type { CountDeps } from '../../triggers/count-exclusively';

const decoded = <A>(codec: t.Type<A, unknown>, documents: ReadonlyArray<DocumentSnapshot>): ReadonlyArray<A> =>
  decodeStored(codec, 'titles')(documents.filter(({ exists }) => exists).map((document) => document.data()));

/** Longest id of a viewing. */
const MAX_ENTRY_ID = 64;

/** Returns the ids of a state's viewings. Firestore fails for ids that it reserves. */
const entryIdsOf = ({ viewings }: MemberTitleState): ReadonlyArray<string> =>
  parseMarks(viewings).map(({ entryId }) => entryId).filter((entryId) => isDocumentId(entryId, MAX_ENTRY_ID));

const move = (store: Firestore, uid: UserId, formerKey: string, present: TitleId, today: string): Promise<void> =>
  store.runTransaction(async (transaction) => {
    const read = async <A>(codec: t.Type<A, unknown>, paths: ReadonlyArray<string>): Promise<ReadonlyArray<A>> =>
      paths.length === 0 ? [] : decoded(codec, await transaction.getAll(...paths.map((path) => store.doc(path))));
    const keys = [formerKey, itemKey(present)];
    const states = await read(MemberTitleState, keys.map((key) => `users/${uid}/titles/${key}`));
    const stored = states.find((state) => state.itemKey === formerKey);
    if (stored === undefined) return;
    const former = { ...stored, listIDs: stored.listIDs.filter(ListId.is) };
    const ratings = await read(TitleRating, keys.map((key) => `users/${uid}/ratings/${key}`));
    const viewings = await read(Viewing, entryIdsOf(former).map((entryId) => `users/${uid}/history/${entryId}`));
    const items = await read(ListItem, former.listIDs.flatMap((listID) => keys.map((key) => `lists/${listID}/items/${key}`)));
    const ratingOf = (key: string | undefined): TitleRating | null => ratings.find(({ item }) => item.itemKey === key) ?? null;
    const writes = planStoredRekey(
      uid,
      {
        former,
        present: states.find((state) => state !== stored) ?? null,
        items: new Map(former.listIDs.map((listID) => [listID, items.filter((item) => item.listID === listID && item.userID === uid)])),
        viewings: viewings.filter(({ item }) => item.itemKey === formerKey),
        ratings: { former: ratingOf(formerKey), present: ratingOf(keys[1]) },
      },
      present, today,
    );
    writeDocuments(store, transaction, writes);
  });

/** Moves stored titles on Firestore. Triggers count and copy afterwards, as after a member's changes. */
export const firestoreTitleRekey = (deps: CountDeps): TitleRekeyRepository => {
  const { store, now } = deps;
  return {
    membersAfter: firestoreListRepair(deps).membersAfter,
    ownNumbersAfter: (uid, after, limit) =>
      tryAdminSdk(async () => {
        const found: DocumentSnapshot[] = [];
        for (const first of ['movie--', 'tv--']) {
          const all = store.collection(`users/${uid}/titles`).orderBy(FieldPath.documentId());
          const begin = after !== null && after > first ? after : first;
          // A colon comes after the digits of the numbers.
          if (begin < `${first}:`) found.push(...(await all.startAfter(begin).endAt(`${first}:`).limit(limit).get()).docs);
        }
        return E.right(decoded(MemberTitleState, found).slice(0, limit));
      }),
    recentTitles: (uid) =>
      tryAdminSdk(async () => E.right(decoded(User, [await store.doc(`users/${uid}`).get()]).flatMap(({ content }) => content))),
    move: (uid, formerKey, present) => tryVoid(() => move(store, uid, formerKey, present, calendarDay(now()))),
    updateRecentIds: (uid, changed) =>
      tryVoid(() => store.runTransaction(async (transaction) => {
        const document = await transaction.get(store.doc(`users/${uid}`));
        const [user] = decoded(User, [document]);
        const content = user === undefined ? [] : applyChangedTitleIds(user.content, changed);
        if (user !== undefined && content !== user.content) transaction.update(document.ref, { content });
      })),
  };
};

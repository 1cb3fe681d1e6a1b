import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { newList } from '#domain/lists/list';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { tryAdminSdk } from './admin-sdk';
import { bothRight, decodeProfile, decodeAccessRecord, encodeAccessRecord } from './user-admin-codecs';

/** Returns the fields that differ from the stored ones. */
const changedFields = (stored: object | null, target: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(target).filter(([field, value]) => !isDeepStrictEqual(stored === null ? undefined : Reflect.get(stored, field), value)),
  );

/** Writes the differing fields, if any. */
const writeChanges = (transaction: Transaction, reference: DocumentReference, stored: object | null, target: object): void => {
  const changed = changedFields(stored, target);
  if (Object.keys(changed).length > 0) transaction.set(reference, changed, { merge: true });
};

const getAll = (transaction: Transaction, references: ReadonlyArray<DocumentReference>) =>
  Promise.all(references.map((reference) => transaction.get(reference)));

/** Creates a user's missing documents in one transaction; existing ones are not written. */
export const initializeUserDocuments =
  (store: Firestore, now: () => number): UserAdminRepository['initialize'] =>
  (uid, plan) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [profile, accessDocument] = await Promise.all([
          transaction.get(store.doc(`users/${uid}`)),
          transaction.get(store.doc(`access/${uid}`)),
        ]);
        const listNames = await getAll(
          transaction,
          DEFAULT_LISTS.map((name) => store.doc(`users/${uid}/listNames/${name}`)),
        );
        const stored = bothRight(decodeProfile(profile), decodeAccessRecord(accessDocument));
        if (E.isLeft(stored)) return stored;
        const names = Object.fromEntries(
          listNames.filter(({ exists }) => exists).map((document) => [document.id, String(document.get('listID'))]),
        );
        const planned = plan({ profile: stored.right[0], access: stored.right[1], names });
        if (E.isLeft(planned)) return planned;
        const { lists, access } = planned.right;
        const listDocuments = await getAll(
          transaction,
          lists.map(({ listID }) => store.doc(`lists/${listID}`)),
        );
        // Firestore requires all reads of a transaction before its writes.
        lists.forEach((entry, index) => {
          if (listDocuments[index]?.exists === false) transaction.create(store.doc(`lists/${entry.listID}`), newList(uid, entry, now()));
          if (names[entry.listName] !== entry.listID)
            transaction.set(store.doc(`users/${uid}/listNames/${entry.listName}`), { schemaVersion: 1, listID: entry.listID });
        });
        writeChanges(transaction, profile.ref, stored.right[0], planned.right.profile);
        if (stored.right[1] === null) transaction.create(accessDocument.ref, encodeAccessRecord(access));
        else if (stored.right[1].since !== access.since) transaction.update(accessDocument.ref, { since: access.since });
        return E.right(planned.right.profile);
      }),
    );

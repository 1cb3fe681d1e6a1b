import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { tryAdminSdk } from './admin-sdk';
import { createListDocument } from './list-document';
import { bothRight, decodeProfile, decodeAccess, encodeAccess } from './user-admin-codecs';

/** The fields that differ from what was found. */
const changes = (found: object | null, wanted: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isDeepStrictEqual(found === null ? undefined : Reflect.get(found, field), value)),
  );

/** Writes what differs; nothing at all where nothing does. */
const settle = (transaction: Transaction, reference: DocumentReference, found: object | null, wanted: object): void => {
  const changed = changes(found, wanted);
  if (Object.keys(changed).length > 0) transaction.set(reference, changed, { merge: true });
};

const allOf = (transaction: Transaction, references: ReadonlyArray<DocumentReference>) =>
  Promise.all(references.map((reference) => transaction.get(reference)));

/** Lays somebody's foundation in one transaction; what is there already is not written again. */
export const initializeUserDocuments =
  (store: Firestore, now: () => number): UserAdminRepository['initialize'] =>
  (uid, plan) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [profile, marker] = await Promise.all([transaction.get(store.doc(`users/${uid}`)), transaction.get(store.doc(`access/${uid}`))]);
        const named = await allOf(
          transaction,
          DEFAULT_LISTS.map((name) => store.doc(`users/${uid}/listNames/${name}`)),
        );
        const found = bothRight(decodeProfile(profile), decodeAccess(marker));
        if (E.isLeft(found)) return found;
        const names = Object.fromEntries(named.filter(({ exists }) => exists).map((document) => [document.id, String(document.get('listID'))]));
        const planned = plan({ profile: found.right[0], access: found.right[1], names });
        if (E.isLeft(planned)) return planned;
        const { lists, access } = planned.right;
        const held = await allOf(
          transaction,
          lists.map(({ listID }) => store.doc(`lists/${listID}`)),
        );
        // All is read: now it is written.
        lists.forEach((entry, at) => {
          if (held[at]?.exists === false) transaction.create(store.doc(`lists/${entry.listID}`), createListDocument(uid, entry, now()));
          if (names[entry.listName] !== entry.listID)
            transaction.set(store.doc(`users/${uid}/listNames/${entry.listName}`), { schemaVersion: 1, listID: entry.listID });
        });
        settle(transaction, profile.ref, found.right[0], planned.right.profile);
        if (found.right[1] === null) transaction.create(marker.ref, encodeAccess(access));
        return E.right(planned.right.profile);
      }),
    );

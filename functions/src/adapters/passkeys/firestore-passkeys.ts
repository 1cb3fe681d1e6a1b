import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { PasskeyRepository } from '#domain/users/passkeys/passkey-repository';
import { PasskeyChallenge, StoredPasskey, type StoredPasskeys } from '#domain/users/passkeys/stored-passkey';
import { noAccount, readAccount } from '../accounts/read-account';
import { tryAdminSdk, tryVoid } from '../admin-sdk';

/** The document `passkeys/{uid}`, which only the server reads and writes. `ids` repeats the ids, to find the owner of one. */
const StoredDocument = t.type({ passkeys: validElements(StoredPasskey) }, 'Passkeys');

const toPasskeys = (document: DocumentSnapshot): E.Either<Failure, StoredPasskeys> =>
  document.exists
    ? E.map(({ passkeys }: t.TypeOf<typeof StoredDocument>) => passkeys)(decode(StoredDocument, 'passkeys')(document.data()))
    : E.right([]);

/**
 * Passkeys on Firestore, in `passkeys/{uid}`, and their challenges in `passkeyChallenges/{text}`. `deleteAt` is the field of the TTL
 * policy, which may take a day: the use cases check `expiresAt`.
 */
export const firestorePasskeys = (store: Firestore): PasskeyRepository => {
  const members = store.collection('passkeys');
  const challenges = store.collection('passkeyChallenges');
  return {
    find: (uid) => tryAdminSdk(async () => toPasskeys(await members.doc(uid).get())),
    isKnown: (id) =>
      tryAdminSdk(async () => E.right(!(await store.collection('passkeys').where('ids', 'array-contains', id).limit(1).get()).empty)),
    change: (uid, plan) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const [document, account] = [await transaction.get(members.doc(uid)), await readAccount(store, transaction, uid)];
          if (account === null) return E.left(noAccount);
          const next = E.flatMap(plan)(toPasskeys(document));
          if (E.isLeft(next)) return next;
          if (next.right.length === 0) transaction.delete(document.ref);
          else transaction.set(document.ref, { schemaVersion: 1, passkeys: next.right, ids: next.right.map(({ id }) => id) });
          return next;
        }),
      ),
    addChallenge: (text, challenge) =>
      tryVoid(() =>
        challenges.doc(text).create({ schemaVersion: 1, ...challenge, deleteAt: Timestamp.fromMillis(challenge.expiresAt) })),
    takeChallenge: (text) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const document = await transaction.get(challenges.doc(text));
          if (!document.exists) return E.right(null);
          transaction.delete(document.ref);
          return decode(PasskeyChallenge, 'passkeyChallenges')(document.data());
        }),
      ),
  };
};

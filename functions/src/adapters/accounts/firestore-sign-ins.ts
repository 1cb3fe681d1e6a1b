import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { validElements } from '#domain/shared/codecs/valid-elements';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { SignInRecord, type SignInRecords } from '#domain/users/sign-ins/sign-in';
import { SIGN_IN_RETENTION_MS } from '#domain/users/sign-ins/with-sign-in';
import type { SignInRepository } from '#domain/users/sign-ins/sign-in-repository';
import { tryAdminSdk } from '../admin-sdk';
import { noAccount, readAccount } from './read-account';

const StoredDocument = t.type({ signIns: validElements(SignInRecord) }, 'SignIns');

const toRecords = (document: DocumentSnapshot): E.Either<Failure, SignInRecords> =>
  document.exists ? pipe(decode(StoredDocument, 'signIns')(document.data()), E.map(({ signIns }) => signIns)) : E.right([]);

/**
 * Sign-ins on Firestore, in `signIns/{uid}`, which only the server reads and writes. `deleteAt` is the field of the TTL policy: the
 * document goes when its newest sign-in is too old, also if nobody signs in again.
 */
export const firestoreSignIns = (store: Firestore): SignInRepository => ({
  change: (uid, plan) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const [document, account] = [
          await transaction.get(store.doc(`signIns/${uid}`)), await readAccount(store, transaction, uid),
        ];
        if (account === null) return E.left(noAccount);
        return pipe(
          toRecords(document),
          E.map((present) => {
            const next = plan(present);
            const [newest] = next;
            if (next === present) return present;
            if (newest === undefined) transaction.delete(document.ref);
            else {
              const deleteAt = Timestamp.fromMillis(newest.at + SIGN_IN_RETENTION_MS);
              transaction.set(document.ref, { schemaVersion: 1, signIns: next, deleteAt });
            }
            return next;
          }),
        );
      }),
    ),
});

import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { decode } from '#domain/shared/decode';
import { notFound, type Failure } from '#domain/shared/failure';
import type { EveningRepository } from '#domain/shared-evening/evening-repository';
import { StoredEvening } from '#domain/shared-evening/stored-evening';
import { tryAdminSdk, tryVoid } from '../admin-sdk';
import { decodeStored } from '../stored-rows';

const read = decode(StoredEvening, 'evenings');

/** `deleteAt` is the field of the TTL policy, which may take a day: readers check `expiresAt`. */
const toDocument = (evening: StoredEvening) => ({
  schemaVersion: 1, ...StoredEvening.encode(evening), deleteAt: Timestamp.fromMillis(evening.expiresAt),
});

/** Shared evenings on Firestore, in `evenings/{id}`. No client reads them: the rules name no such collection. */
export const firestoreEvenings = (store: Firestore): EveningRepository => {
  const referenceOf = (id: string): DocumentReference => store.doc(`evenings/${id}`);
  return {
    add: (evening) => tryVoid(() => referenceOf(evening.id).create(toDocument(evening))),
    find: (id) =>
      tryAdminSdk(async () => {
        const document = await referenceOf(id).get();
        return document.exists ? pipe(read(document.data()), E.map((evening) => O.some(evening))) : E.right(O.none);
      }),
    findByCode: (code) =>
      tryAdminSdk(async () => {
        const { docs } = await store.collection('evenings').where('code', '==', code).limit(10).get();
        return E.right(decodeStored(StoredEvening, 'evenings')(docs.map((evening) => evening.data())));
      }),
    update: (id, change) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction): Promise<E.Either<Failure, StoredEvening>> => {
          const document = await transaction.get(referenceOf(id));
          if (!document.exists) return E.left(notFound('evening'));
          const present = read(document.data());
          const changed = pipe(present, E.flatMap(change));
          if (E.isRight(changed) && E.isRight(present) && changed.right !== present.right)
            transaction.set(referenceOf(id), toDocument(changed.right));
          return changed;
        }),
      ),
  };
};

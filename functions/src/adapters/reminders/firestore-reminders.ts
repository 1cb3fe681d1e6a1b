import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { Reminder } from '#domain/reminders/reminder';
import type { ReminderRepository } from '#domain/reminders/reminder-repository';
import type { Answer } from '#domain/shared/answer';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { tryAdminSdk } from '../admin-sdk';
import { noAccount, readAccount } from '../accounts/read-account';

/** Members with the same device: one, unless a device has changed hands without a sign-out. */
const MAX_OWNERS = 10;

const toReminder = (document: DocumentSnapshot): E.Either<Failure, Reminder | null> =>
  document.exists ? decode(Reminder, 'reminders')(document.data()) : E.right(null);

const findIds = (query: Query): Answer<ReadonlyArray<UserId>> =>
  tryAdminSdk(async () => E.right((await query.select().get()).docs.map(({ id }) => id as UserId)));

/** Reminders on Firestore: the document `reminders/{uid}`, which only the server reads and writes. */
export const firestoreReminders = (store: Firestore): ReminderRepository => {
  const reminders = store.collection('reminders');
  return {
    find: (uid) => tryAdminSdk(async () => toReminder(await reminders.doc(uid).get())),
    change: (uid, plan) =>
      tryAdminSdk(() =>
        store.runTransaction(async (transaction) => {
          const document = await transaction.get(reminders.doc(uid));
          const found = toReminder(document);
          if (E.isLeft(found)) return found;
          const present = found.right;
          const next = plan(present);
          if (present === null && next !== null && (await readAccount(store, transaction, uid)) === null) return E.left(noAccount);
          if (next === null) transaction.delete(document.ref);
          else if (next !== present)
            transaction.set(document.ref, { schemaVersion: 1, ...next, endpoints: next.devices.map(({ endpoint }) => endpoint) });
          return E.right(next);
        }),
      ),
    findByEndpoint: (endpoint) =>
      findIds(store.collection('reminders').where('endpoints', 'array-contains', endpoint).limit(MAX_OWNERS)),
    findDue: (now, most) => findIds(store.collection('reminders').where('dueAt', '<=', now).orderBy('dueAt').limit(most)),
  };
};

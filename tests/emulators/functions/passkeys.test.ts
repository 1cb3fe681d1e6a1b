import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepsPasskeyRepositoryContract } from '#domain/users/passkeys/passkey-repository.contract';
import { withPasskeyAdded } from '#domain/users/passkeys/stored-passkey';
import { aUserId } from '#domain/users/user.fixture';
import { deleteUserData } from '../../../functions/src/adapters/delete-user-data';
import { firestorePasskeys } from '../../../functions/src/adapters/passkeys/firestore-passkeys';
import { expectRight, store, unique } from './functions-testbed';

const newText = (): string => randomBytes(32).toString('hex');

keepsPasskeyRepositoryContract('Admin SDK on the emulator', () =>
  ({ passkeys: firestorePasskeys(store), uid: aUserId(unique('keeper')), newText }));

it('deletes the passkeys with the account', async () => {
  const [uid, passkeys] = [aUserId(unique('keeper')), firestorePasskeys(store)];
  const passkey = { id: newText(), name: 'Phone', createdAt: 1, lastUsedAt: null, publicKey: 'a-key', counter: 0, transports: [] };
  await expectRight(passkeys.change(uid, (present) => withPasskeyAdded(present, passkey)));
  await expectRight(deleteUserData(store)(uid));
  expect([await expectRight(passkeys.find(uid)), await expectRight(passkeys.isKnown(passkey.id))]).toEqual([[], false]);
});

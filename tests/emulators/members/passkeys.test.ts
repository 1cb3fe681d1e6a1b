import { randomBytes } from 'node:crypto';
import { keepsPasskeyRepositoryContract } from '#domain/users/passkeys/passkey-repository.contract';
import { aUserId } from '#domain/users/user.fixture';
import { firestorePasskeys } from '../../../functions/src/adapters/passkeys/firestore-passkeys';
import { store, unique } from '../functions/functions-testbed';

const newText = (): string => randomBytes(32).toString('hex');

keepsPasskeyRepositoryContract('Admin SDK on the emulator', async () => {
  const uid = aUserId(unique('keeper'));
  await store.doc(`access/${uid}`).set({ disabled: false, role: 'user', since: 0 });
  return { passkeys: firestorePasskeys(store), uid, newText };
});

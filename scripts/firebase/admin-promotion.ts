// Makes an existing user an admin, for `make-admin.ts` and its tests.
import * as E from 'fp-ts/Either';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { selfAccessPolicy, withRole } from '#domain/users/access/access-policy';
import type { UserId } from '#domain/users/user-id';
import { firestoreUserAdmin } from '../../functions/src/adapters/firestore-user-admin';

/** Returns a message for an error of the Admin SDK. */
const messageFor = (error: unknown, email: string): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'auth/user-not-found') return `Nobody has an account with ${email}: register in the app first.`;
  if (code === 'auth/invalid-email') return `${email} is not an e-mail address.`;
  if (code === 'app/invalid-credential') return 'No credentials: run "gcloud auth application-default login" first (docs/deploying.md).';
  return `make-admin failed: ${error instanceof Error ? error.message : String(error)}`;
};

const promote = async (app: App, email: string): Promise<E.Either<string, string>> => {
  const account = await getAuth(app).getUserByEmail(email);
  if (account.disabled) return E.left(`${email} is disabled: enable the account first.`);
  const uid = account.uid as UserId;
  const store = getFirestore(app);
  if (!(await store.doc(`access/${uid}`).get()).exists)
    return E.left(`${email} has an account, but was never signed in to the app: sign in once, then run this again.`);
  // Updates access record, profile and number of admins in one transaction, then the claim, as the app does.
  const result = await firestoreUserAdmin(store, () => Date.now()).updateAccess(uid, uid, selfAccessPolicy(withRole('admin')))();
  if (E.isLeft(result)) return E.left(`make-admin failed: ${JSON.stringify(result.left)}`);
  await getAuth(app).setCustomUserClaims(uid, { ...account.customClaims, role: 'admin' });
  return E.right(`${email} is an admin now. The app notices within a minute, or at the next sign-in.`);
};

/**
 * Makes the user with this address an admin. Idempotent.
 * @returns a sentence about the success, or on the left one about the failure; never rejects.
 */
export const promoteToAdmin = (app: App, email: string): Promise<E.Either<string, string>> =>
  promote(app, email).catch((error: unknown) => E.left(messageFor(error, email)));

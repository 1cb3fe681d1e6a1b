import * as E from 'fp-ts/Either';
import { UserId } from '#domain/users/user-id';
import { deleteAccount, type DeleteAccountDeps } from '#application/server/delete-account';

/** Finishes an interrupted deletion of an account. Rejects on failure, so that the platform retries. */
export const resumeDeletion = async (deps: DeleteAccountDeps, uid: string): Promise<void> => {
  if (!UserId.is(uid)) return;
  const deleted = await deleteAccount(deps, uid)();
  if (E.isLeft(deleted)) throw new Error(`An account could not be deleted: ${deleted.left._tag}.`);
};

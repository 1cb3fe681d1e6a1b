import * as E from 'fp-ts/Either';
import { UserId } from '#domain/users/user-id';
import { deleteAccount, type DeletedAccount } from '../handlers/delete-account';

/** Finishes the removal of an account, should whoever began it have been interrupted. Throws what stands in the way, so that it is tried again. */
export const resumeDeletion = async (world: DeletedAccount, uid: string): Promise<void> => {
  if (!UserId.is(uid)) return;
  const removed = await deleteAccount(world, uid)();
  if (E.isLeft(removed)) throw new Error(`An account could not be removed: ${removed.left._tag}.`);
};

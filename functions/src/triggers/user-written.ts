import * as E from 'fp-ts/Either';
import type { Firestore } from 'firebase-admin/firestore';
import type { UserDirectoryWriter } from '#domain/users/directory/user-directory-writer';
import { UserId } from '#domain/users/user-id';
import { changedFieldNames } from './changed-fields';
import type { WriteEvent } from './count-totals';
import { updateUserCount } from './update-user-count';

/** Fields of a profile that change often and that the directory does not show. */
const UNSHOWN: ReadonlySet<string> = new Set(['content', 'settings']);

export type DirectoryTriggerDeps = { readonly store: Firestore; readonly directory: UserDirectoryWriter };

/** Writes the directory entry of a user. Rejects on failure, so that the platform retries. */
export const refreshDirectoryEntry = async ({ directory }: Pick<DirectoryTriggerDeps, 'directory'>, uid: string): Promise<void> => {
  if (!UserId.is(uid)) return;
  const refreshed = await directory.refresh(uid)();
  if (E.isLeft(refreshed)) throw new Error(`A directory entry could not be written: ${refreshed.left._tag}.`);
};

/** Counts a created or deleted profile, and writes the directory entry of a changed one. */
export const onProfileWritten = async (deps: DirectoryTriggerDeps, uid: string, { event, before, after }: WriteEvent): Promise<void> => {
  if ((before === undefined) !== (after === undefined))
    await updateUserCount(deps.store, after === undefined ? 'deleted' : 'created', event);
  if (changedFieldNames(before, after).some((field) => !UNSHOWN.has(field))) await refreshDirectoryEntry(deps, uid);
};

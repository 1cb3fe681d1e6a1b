import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** Writes the directory that admins search, for the server. */
export interface UserDirectoryWriter {
  /**
   * Writes a user's entry from the profile, the access record and the account, or deletes it if the user is gone or is being deleted. An
   * unchanged entry is not written. Refreshes may run at the same time: the entry is then of the newest of these.
   */
  readonly refresh: (uid: UserId) => Answer<void>;
}

import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** Writes the directory that admins search, for the server. */
export interface UserDirectoryWriter {
  /**
   * Writes a user's entry from the profile, the access record and the account, in one transaction, or deletes it if the user is gone or is
   * being deleted. An unchanged entry is not written.
   */
  readonly refresh: (uid: UserId) => Answer<void>;
}

import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { Reminder } from './reminder';

/** Server-side access to the reminders of members. Permissions are checked by the use cases. */
export interface ReminderRepository {
  /** Null without reminders. */
  readonly find: (uid: UserId) => Answer<Reminder | null>;
  /**
   * Replaces the reminders by what `plan` returns for the present ones; null deletes them, and the same value changes nothing. No other
   * change comes between, so that `plan` may be called several times. `forbidden` for the first reminders of an account that is gone or
   * being deleted. @returns the new ones.
   */
  readonly change: (uid: UserId, plan: (present: Reminder | null) => Reminder | null) => Answer<Reminder | null>;
  /** Returns the members who receive reminders at an address of a push service. */
  readonly findByEndpoint: (endpoint: string) => Answer<ReadonlyArray<UserId>>;
  /** Returns the members whose digest is due, the longest due first, at most `most`. @param now ms since 1970. */
  readonly findDue: (now: number, most: number) => Answer<ReadonlyArray<UserId>>;
}

import type { Answer } from '#domain/shared/answer';
import type { PushDevice } from './push-device';
import type { MemberPlace } from './reminder';

/** A member's reminders as one device sees them. */
export type ReminderState = {
  /** Public key of the site, with which a browser requests an address from its push service; null on a site that sends no reminders. */
  readonly publicKey: string | null;
  /** Whether this device receives them. */
  readonly isHere: boolean;
  /** Number of the member's other devices. */
  readonly others: number;
};

/**
 * Calls of the server for the reminders of the signed-in member. Needs the network and a session (`unauthenticated`); `unavailable` on a
 * site without a server.
 */
export interface ReminderApi {
  /** @param endpoint this device's address at its push service; null for none. */
  readonly findReminders: (endpoint: string | null) => Answer<ReminderState>;
  /** Turns them on for a device. Fails with `not-found` on a site that sends none. */
  readonly startReminders: (device: PushDevice, place: MemberPlace) => Answer<void>;
  /** Turns them off for a device, with or without a session. Succeeds for an unknown one. */
  readonly endReminders: (endpoint: string) => Answer<void>;
  /** Turns them off for all devices of the member. */
  readonly endAllReminders: () => Answer<void>;
}

import type { PushDevice } from '#domain/reminders/push-device';
import type { Answer } from '#domain/shared/answer';

/** Whether the browser lets this site show notifications: `default` before the member was asked. */
export type PushPermission = 'unsupported' | NotificationPermission;

/** Notifications that reach this browser through its push service while no page is open. */
export interface BrowserPush {
  readonly permission: () => PushPermission;
  /** This device at its push service; null while it receives no notifications. */
  readonly device: Answer<PushDevice | null>;
  /** Whether this device was subscribed with this key of the site: push services refuse messages with another. True where it is unknown. */
  readonly hasKey: (publicKey: string) => Answer<boolean>;
  /**
   * Asks the member, then subscribes. Fails with `forbidden` if the member or the browser says no, with `invalid-data` for a push
   * service that is not on the site's list, with `unavailable` if the service does not answer.
   * @param publicKey the key of the site.
   */
  readonly subscribe: (publicKey: string) => Answer<PushDevice>;
  /** Ends notifications on this device. Succeeds without them. */
  readonly unsubscribe: Answer<void>;
}

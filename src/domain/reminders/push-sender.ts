import type { Answer } from '#domain/shared/answer';
import type { Digest } from './digest';
import type { PushDevice } from './push-device';

/** Sends notifications through the push services of browsers. */
export interface PushSender {
  /**
   * Sends a notification. `gone` says that the device accepts no more of them and has to be deleted. Fails with `unavailable` if the
   * service did not take it; nothing is repeated.
   * @param ttlSeconds how long the service keeps it for a device that is switched off.
   */
  readonly send: (device: PushDevice, digest: Digest, ttlSeconds: number) => Answer<'sent' | 'gone'>;
}

/** The sender of a site with its public key, which browsers request. */
export type SitePush = { readonly publicKey: string; readonly sender: PushSender };

import * as E from 'fp-ts/Either';
import webPush from 'web-push';
import { TURN_OFF_LABEL } from '#domain/reminders/digest';
import { isPushEndpoint } from '#domain/reminders/push-device';
import type { PushSender } from '#domain/reminders/push-sender';
import { unavailable } from '#domain/shared/failure';

/** Longest wait, in ms, for a push service. */
const TIMEOUT_MS = 10_000;
/** Answers to a subscription that has ended. */
const GONE = new Set([404, 410]);

type SenderOptions = {
  readonly publicKey: string;
  /** Returns the private key, which is readable only while a function runs. */
  readonly privateKey: () => string;
  /** The site's address, which push services get as a contact. */
  readonly subject: string;
  /** Returns whether the server may call an address; default: those of known push services. Tests allow a server of their own. */
  readonly isAllowed?: (endpoint: string) => boolean;
};

/**
 * Sends notifications by the library web-push, which encrypts and signs them; the request is the platform's own. Redirects are refused:
 * they would lead to other hosts.
 */
export const webPushSender = ({ publicKey, privateKey, subject, isAllowed = isPushEndpoint }: SenderOptions): PushSender => ({
  send: ({ endpoint, ...keys }, digest, ttlSeconds) => async () => {
    // A stored address was checked when it was stored, and may be older than the check.
    if (!isAllowed(endpoint)) return E.right('gone');
    let request;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify({ ...digest, off: TURN_OFF_LABEL }), {
        TTL: ttlSeconds, topic: 'digest', urgency: 'low', vapidDetails: { subject, publicKey, privateKey: privateKey() },
      });
    } catch (error) {
      // Keys of the right form that are no point of the curve; the library's text names no key.
      return E.left(unavailable(null, error instanceof Error ? error.message : 'encryption'));
    }
    const { method, headers, body } = request;
    try {
      const { status } = await fetch(endpoint, {
        method, headers: headers as Record<string, string>, body: new Uint8Array(body), redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (GONE.has(status)) return E.right('gone');
      return status >= 200 && status < 300 ? E.right('sent') : E.left(unavailable(status, 'push service'));
    } catch {
      return E.left(unavailable(null, 'network'));
    }
  },
});

import type { Observable } from 'rxjs';

export type SessionHintValue = {
  /** Uid of the signed-in user; null: no user. Empty if an earlier version stored that a user was signed in, but not which one. */
  readonly uid: string | null;
  /** Whether the demo mailbox has e-mails. */
  readonly hasEmails: boolean;
  /** Whether the memory backend shows a banner; absent otherwise. */
  readonly hasBanners?: true;
};

/**
 * Returns synchronously what is known of this browser's session before the backend is loaded. The hint decides what is loaded; it is no
 * proof of identity.
 */
export interface SessionHint {
  /** Emits the hint and every change of it, in this or another tab. */
  readonly value$: Observable<SessionHintValue>;
  readonly get: () => SessionHintValue;
  readonly set: (hint: SessionHintValue) => void;
}

export const noSessionHintValue: SessionHintValue = { uid: null, hasEmails: false };

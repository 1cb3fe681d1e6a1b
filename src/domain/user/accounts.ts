import type { Answer, Watch } from '../answer';
import type { Session } from './session';

/** The identity service. */
export interface Accounts {
  /** The session, from the moment it is known, and every change of it in this or another tab. */
  readonly session: Watch<Session>;
  /** Ends the session; doing so twice is harmless. */
  readonly signOut: Answer<void>;
}

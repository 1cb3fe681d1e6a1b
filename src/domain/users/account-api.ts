import type { Answer } from '../shared/answer';

/** What the server does for the member who is signed in. Each may be repeated without harm. */
export interface AccountApi {
  /** Sees to it that there are a profile, the default lists, the claim `role` and the marker, and that the profile's e-mail is the token's. */
  readonly initializeUser: (name: string | null) => Answer<void>;
  /** Ends all sessions of the member that began before now, this one too: prove again who is there afterwards. */
  readonly endOtherSessions: Answer<void>;
  /**
   * Removes the account and everything of it. `forbidden` unless the password was given within the last five minutes; `conflict`
   * for the last who can act as an admin.
   */
  readonly deleteMyAccount: Answer<void>;
}

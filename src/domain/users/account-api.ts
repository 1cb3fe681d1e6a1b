import type { Answer } from '#domain/shared/answer';

/** Server functions for the signed-in user. All calls are idempotent; without a session they fail with `unauthenticated`. */
export interface AccountApi {
  /** Creates whatever is missing of profile, default lists, claim `role` and access record; sets the profile's e-mail to the token's. */
  readonly initializeUser: (name: string | null) => Answer<void>;
  /** Ends all earlier sessions of the user, including the current one: re-authenticate afterwards. */
  readonly endOtherSessions: Answer<void>;
  /**
   * Keeps the user's passkeys, which end with a new password that an e-mail sets, through one of the user's own: called after it and before
   * `endOtherSessions`. `forbidden` if the last sign-in is older than five minutes. Null on a site without passkeys.
   */
  readonly keepPasskeys: Answer<void> | null;
  /**
   * Deletes the account and all its data. `forbidden` if the last sign-in is older than five minutes; `conflict` for the last active admin.
   */
  readonly deleteMyAccount: Answer<void>;
}

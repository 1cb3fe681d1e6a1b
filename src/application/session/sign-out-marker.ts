import type { BrowserStorage } from '#application/ports/browser-storage';

/** Key in local storage: exists from a requested sign-out until the next sign-in. The value is the time in ms. */
const SIGN_OUT_REQUESTED_KEY = 'marquee.sign-out-requested';

/**
 * Marks the session of this browser as ended by the user, for all tabs. Set it before the request: another tab may see the end of the
 * session before this tab receives the answer.
 */
export const markSignOut = (storage: BrowserStorage): void => void storage.local.set(SIGN_OUT_REQUESTED_KEY, String(Date.now()));

/** Removes the mark: the request failed, or a session has begun. */
export const unmarkSignOut = (storage: BrowserStorage): void => void storage.local.set(SIGN_OUT_REQUESTED_KEY, null);

/** Returns whether the user ended the session, in any tab of this browser. False where storage is forbidden. */
export const isSignOutMarked = (storage: BrowserStorage): boolean => storage.local.get(SIGN_OUT_REQUESTED_KEY) !== null;

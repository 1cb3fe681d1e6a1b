import type { BrowserStorage } from '#application/ports/browser-storage';

/** Key in local storage: exists from a requested sign-out until the next sign-in. The value is the time in ms. */
const SIGN_OUT_REQUESTED_KEY = 'marquee.sign-out-requested';

/**
 * Records for all tabs of this browser that the user ends the session. Call it before the request: another tab may see the end of the
 * session before this tab receives the answer.
 */
export const recordSignOutRequest = (storage: BrowserStorage): void => void storage.local.set(SIGN_OUT_REQUESTED_KEY, String(Date.now()));

/** Removes the record: the request failed, or a session has begun. */
export const clearSignOutRequest = (storage: BrowserStorage): void => void storage.local.set(SIGN_OUT_REQUESTED_KEY, null);

/** Returns whether the user ended the session, in any tab of this browser. False where storage is forbidden. */
export const wasSignOutRequested = (storage: BrowserStorage): boolean => storage.local.get(SIGN_OUT_REQUESTED_KEY) !== null;

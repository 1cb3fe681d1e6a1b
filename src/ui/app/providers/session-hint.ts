/**
 * Local storage key of the session hint: set if a user was signed in when this browser was last used. `theme.js` reads the same key
 * before the first paint and sets `data-member` on the document; style sheets hide what only visitors see until the session is known.
 */
const STORAGE_KEY = 'marquee.member';

/** True if a signed-in user is expected; false without a document (prerender). */
export const readSessionHint = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset['member'] === 'expected';

/** Stores whether a user is signed in, and clears `data-member`: the session is known now. */
export const writeSessionHint = (hasSession: boolean): void => {
  delete document.documentElement.dataset['member'];
  try {
    if (hasSession) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the visitor's page is shown briefly at the next start.
  }
};

/**
 * Whether somebody was signed in at this browser when it was last used. `theme.js` reads the same name before the first paint and
 * writes it on the document, where style sheets find it: until it is known who is there, nothing that only visitors see is shown.
 */
const STORED_AS = 'marquee.member';

/** False where there is no document to say so. */
export const expectsSession = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset['member'] === 'expected';

/** Remembers whether somebody is signed in; from now on it is known and no longer expected. */
export const rememberSession = (isThere: boolean): void => {
  delete document.documentElement.dataset['member'];
  try {
    if (isThere) localStorage.setItem(STORED_AS, 'yes');
    else localStorage.removeItem(STORED_AS);
  } catch {
    // A browser that forbids storage shows the visitor's page for a moment.
  }
};

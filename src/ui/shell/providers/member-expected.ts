/**
 * Returns whether a signed-in user is expected: `theme-start.ts` reads the session hint before the first paint and sets `data-member` on
 * the document; style sheets hide what only visitors see until the session is known. False without a document (prerender).
 */
export const isMemberExpected = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset['member'] === 'expected';

/** Clears `data-member`: the session is known now. */
export const clearMemberExpected = (): void => {
  delete document.documentElement.dataset['member'];
};

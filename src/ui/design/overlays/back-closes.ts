/**
 * Registers what is open, so that the browser's Back closes it before it leaves the page. @param isPanel a menu or panel beside its button:
 * where a mouse opens it, Back leaves the page. @returns a function to call when it is closed.
 */
export type RegisterOpen = (close: () => void, isPanel?: boolean) => () => void;

/** The function of the app, which loads after the first view. Until then Back closes nothing. */
export const backCloses: { register: RegisterOpen } = { register: () => () => {} };

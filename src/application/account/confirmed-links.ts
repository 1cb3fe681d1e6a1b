import type { BrowserStorage } from '#application/ports/browser-storage';

/** Key in local storage: the code of the last link that confirmed an address in this browser. The code is used and opens nothing. */
const CONFIRMED_KEY = 'marquee.confirmed-link';

/** Records that the link with this code has confirmed an address, so that opening it again can say so. */
export const recordConfirmedLink = ({ local }: BrowserStorage, code: string): void => void local.set(CONFIRMED_KEY, code);

/** Returns whether the link with this code has confirmed an address in this browser. */
export const isConfirmedLink = ({ local }: BrowserStorage, code: string): boolean => code !== '' && local.get(CONFIRMED_KEY) === code;

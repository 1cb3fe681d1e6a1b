import type { Answer } from '#domain/shared/answer';

/**
 * Calls of the server for the private address of the signed-in member's calendar. Needs the network and a session (`unauthenticated`);
 * `unavailable` on a site without a server that other calendars could call.
 */
export interface CalendarAddressApi {
  /** Returns the secret of the address; null without an address. */
  readonly getCalendarAddress: () => Answer<string | null>;
  /** Makes an address with a new secret and returns the secret. The former address ends. */
  readonly renewCalendarAddress: () => Answer<string>;
  /** Ends the address. Succeeds without one. */
  readonly removeCalendarAddress: () => Answer<void>;
}

/** Returns whether a text has the form of a secret: 128 random bits in hexadecimal. */
export const isCalendarSecret = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

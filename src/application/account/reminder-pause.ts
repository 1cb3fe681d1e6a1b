import type { BrowserStorage } from '#application/ports/browser-storage';

/** Key in local storage: until when the reminder to confirm the e-mail address is put away, in ms since 1970. */
const PAUSED_UNTIL_KEY = 'marquee.reminder-paused';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts the reminder away for a day. @param now ms since 1970. */
export const pauseReminder = ({ local }: BrowserStorage, now: number): void => void local.set(PAUSED_UNTIL_KEY, String(now + DAY_MS));

/** Returns whether the reminder is put away. A time of more than a day ahead is of a clock that was wrong. @param now ms since 1970. */
export const isReminderPaused = ({ local }: BrowserStorage, now: number): boolean => {
  const until = Number(local.get(PAUSED_UNTIL_KEY) ?? 0);
  return until > now && until <= now + DAY_MS;
};

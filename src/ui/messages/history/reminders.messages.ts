import type { Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';

/** Reminders by notifications of the browser. */
export const REMINDERS_MESSAGES = {
  heading: 'Reminders',
  intro: (first: number, last: number): string =>
    `One notification a day at most, between ${first}:00 and ${last}:00 your time, when an episode or a release is due.`,
  streaming: (country: string): string =>
    `It also says when a film of this or last year on your watchlist starts streaming in ${country}.`,
  ofServices: (titles: number, country: string): string =>
    `It also says when one of the ${titles} titles that you added last to your watchlist comes to one of your services (${country}).`,
  noRegion: 'To hear when new films on your watchlist start streaming, choose your region in the settings.',
  switchLabel: 'Remind me on this device',
  begins: 'The first one can come tomorrow.',
  ends: (hasButton: boolean): string =>
    hasButton ? 'Notifications have a button that turns reminders off.' : 'You can turn reminders off here.',
  limit: (devices: number): string => `You can use up to ${devices} devices. One more replaces the oldest.`,
  unsupported:
    'This browser can’t show notifications from this site. On an iPhone or iPad, add Marquee to the Home Screen and open it there.',
  denied:
    'Your browser blocks notifications from this site. Allow them in the site’s settings, next to the address, and reload this page.',
  others: (count: number): string =>
    count === 1 ? 'Reminders are on for 1 other device.' : `Reminders are on for ${count} other devices.`,
  endAll: 'Turn off on all devices',
  loading: 'Loading your reminders',
  inBrowser: 'This site keeps your data in this browser, so it can’t remind you while it’s closed.',
  turnedOn: 'Reminders are on for this device',
  turnedOff: 'Reminders are off for this device',
  allOff: 'Reminders are off on all devices',
} as const;

/** Returns why reminders have not changed. */
export const reminderFailureText = (failure: Failure): string => {
  if (failure._tag === 'rate-limited') return `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`;
  if (failure._tag === 'forbidden') return 'Your browser didn’t allow notifications. Nothing was changed.';
  if (failure._tag === 'invalid-data') return 'We can’t reach this browser’s notification service. Try another browser.';
  if (failure._tag === 'offline') return 'You’re offline. Try again when you’re online.';
  return 'Something went wrong. Reminders stay as they were. Try again.';
};

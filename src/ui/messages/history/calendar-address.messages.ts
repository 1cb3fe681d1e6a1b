import type { Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';

/** The private address of a member's calendar. */
export const CALENDAR_ADDRESS_MESSAGES = {
  heading: 'Private address',
  intro: 'Calendar apps that subscribe to a private address show your calendar. We ask them to update every six hours.',
  warning: 'Anyone with this address can read your calendar. It holds titles and days, not your name. It ends when you end your other sessions or set a new password.',
  inBrowser: 'This site keeps your data in this browser, so other apps can’t subscribe to your calendar. Download it as a file.',
  loading: 'Loading your address',
  create: 'Create address',
  field: 'Address of your calendar',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'Couldn’t copy the address. Select it and copy it yourself.',
  renew: { button: 'New address', question: 'Replace the address of your calendar?', confirm: 'Replace address' },
  remove: { button: 'Turn off', question: 'Turn the address of your calendar off?', confirm: 'Turn off' },
  formerEnds: 'Apps that subscribe to the current address can’t read your calendar any more.',
  keep: 'Keep it',
  made: 'Your calendar has a new address',
  ended: 'The address of your calendar is off',
} as const;

/** Returns why the address has not changed. @param hasAddress whether the calendar has had one. */
export const addressFailureText = (failure: Failure, hasAddress: boolean): string => {
  if (failure._tag === 'rate-limited') return `Too many requests. ${waitAdviceText(failure.retryAfterMs)}`;
  if (failure._tag === 'offline')
    return hasAddress
      ? 'You’re offline. The address still works. Try again when you’re online.'
      : 'You’re offline. Try again when you’re online.';
  return hasAddress
    ? 'Something went wrong. The address may still work. Try again.'
    : 'Something went wrong. There may be no address yet. Try again.';
};

import type { UnsentCount } from '#application/lists/outbox/outbox';
import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** "2 changes are not sent yet" */
const unsentTitle = (count: number): string =>
  (count === 1 ? 'One change is not sent yet' : `${formatNumber(count)} changes are not sent yet`);

/** "2 changes couldn’t be saved" @param count changes that the server refused, and those that wait for them. */
const refusedTitle = (count: number): string => `${formatCountWithNoun(count, 'change', 'changes')} couldn’t be saved`;

/** Texts of the question before a sign-out. */
export const unsentChangesQuestion = (
  { toSend, refused }: UnsentCount,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string } => ({
  title: toSend === 0 ? refusedTitle(refused) : unsentTitle(toSend),
  subtitle: toSend === 0 ? 'You can try again the next time you sign in here: this browser keeps what you changed.'
    : `They are kept in this browser and sent the next time you sign in here.${refused === 0 ? '' : ` ${refusedTitle(refused)}.`}`,
  confirmText: 'Sign out anyway',
});

/** Returns the question as one text, for the browser's own dialog. */
export const plainUnsentChangesQuestion = (unsent: UnsentCount): string => {
  const { title, subtitle, confirmText } = unsentChangesQuestion(unsent);
  return `${title}. ${subtitle}\n\n${confirmText}?`;
};

/** The notice while the browser is online and changes are not sent. */
export const UNSENT_NOTICE_MESSAGES = {
  retry: 'Try again',
  refused: (count: number): string => `${refusedTitle(count)}.`,
  see: 'See why',
} as const;

const reasonText = (failure: Failure | null): string => {
  if (failure === null) return 'We’re waiting for the server’s answer.';
  if (failure._tag === 'offline') return 'We can’t reach the server.';
  if (failure._tag === 'rate-limited') return 'There were too many requests.';
  if (failure._tag === 'unauthenticated') return 'Your session has ended. Sign in again.';
  return 'The server doesn’t answer.';
};

/** Returns the notice. @param failure why the last attempt got no answer; null while the first one goes on. */
export const unsentNoticeText = (count: number, failure: Failure | null): string =>
  `${unsentTitle(count)}. ${reasonText(failure)} ${count === 1 ? 'It is' : 'They are'} kept in this browser.`;

/** Returns what the notice without a network adds. @param count changes that only this browser has. */
export const waitingChangesText = (count: number): string =>
  `${formatCountWithNoun(count, 'change is', 'changes are')} saved on this device and will be sent when you’re online.`;

/** Returns what a check says while changes are not sent: "2 changes are not sent yet." */
export const unsentText = ({ toSend, refused }: UnsentCount): string => `${toSend === 0 ? refusedTitle(refused) : unsentTitle(toSend)}.`;

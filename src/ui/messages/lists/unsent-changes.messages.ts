import type { UnsentCount } from '#application/lists/outbox/outbox';
import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** "2 changes are not sent yet", or "2 changes couldn’t be saved" if there are no others: pages name these anyway. */
export const unsentTitle = ({ toSend, refused }: UnsentCount): string =>
  toSend === 0 ? `${formatCountWithNoun(refused, 'change', 'changes')} couldn’t be saved`
    : toSend === 1 ? 'One change is not sent yet' : `${toSend} changes are not sent yet`;

/** Texts of the question before a sign-out. */
export const unsentChangesQuestion = (
  { toSend, refused }: UnsentCount,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string } => ({
  title: unsentTitle({ toSend, refused }),
  subtitle: toSend === 0 ? 'This browser keeps them. Try again the next time you sign in here.'
    : 'They are kept in this browser and sent the next time you sign in here.',
  confirmText: 'Sign out anyway',
});

/** Returns the question as one text, for the browser's own dialog. */
export const plainUnsentChangesQuestion = (unsent: UnsentCount): string => {
  const { title, subtitle, confirmText } = unsentChangesQuestion(unsent);
  return `${title}. ${subtitle}\n\n${confirmText}?`;
};

/** The notice while the browser is online and changes are not sent. */
export const UNSENT_NOTICE_MESSAGES = { retry: 'Try again', see: 'See why' } as const;

const reasonText = (failure: Failure | null): string => {
  if (failure === null) return 'We’re waiting for the server’s answer.';
  if (failure._tag === 'offline') return 'We can’t reach the server.';
  if (failure._tag === 'rate-limited') return 'There were too many requests.';
  if (failure._tag === 'unauthenticated') return 'Your session has ended. Sign in again.';
  return 'The server doesn’t answer.';
};

/** Returns the notice. @param failure why the last attempt got no answer; null while the first one goes on. */
export const unsentNoticeText = (count: number, failure: Failure | null): string =>
  `${unsentTitle({ toSend: count, refused: 0 })}. ${reasonText(failure)} ${count === 1 ? 'It is' : 'They are'} kept in this browser.`;

/** Returns what the notice without a network adds. @param count changes that only this browser has. */
export const waitingChangesText = (count: number): string =>
  `${formatCountWithNoun(count, 'change is', 'changes are')} saved on this device and will be sent when you’re online.`;

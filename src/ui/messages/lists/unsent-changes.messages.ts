import type { Failure } from '#domain/shared/failure';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** Texts of the question before a sign-out. @param count changes of lists that only this browser has. */
export const unsentChangesQuestion = (
  count: number,
): { readonly title: string; readonly subtitle: string; readonly confirmText: string } => ({
  title: count === 1 ? 'One change is not sent yet' : `${count} changes are not sent yet`,
  subtitle: 'They are kept in this browser and sent the next time you sign in here.',
  confirmText: 'Sign out anyway',
});

/** Returns the question as one text, for the browser's own dialog. @param count changes of lists that only this browser has. */
export const plainUnsentChangesQuestion = (count: number): string => {
  const { title, subtitle, confirmText } = unsentChangesQuestion(count);
  return `${title}. ${subtitle}\n\n${confirmText}?`;
};

/** The notice while the browser is online and changes are not sent. */
export const UNSENT_NOTICE_MESSAGES = { retry: 'Try again' } as const;

const reasonText = (failure: Failure | null): string => {
  if (failure === null) return 'We’re waiting for the server’s answer.';
  if (failure._tag === 'offline') return 'We can’t reach the server.';
  if (failure._tag === 'rate-limited') return 'There were too many requests.';
  if (failure._tag === 'unauthenticated') return 'Your session has ended. Sign in again.';
  return 'The server doesn’t answer.';
};

/** Returns the notice. @param failure why the last attempt got no answer; null while the first one goes on. */
export const unsentNoticeText = (count: number, failure: Failure | null): string =>
  `${unsentChangesQuestion(count).title}. ${reasonText(failure)} ${count === 1 ? 'It is' : 'They are'} kept in this browser.`;

/** Returns what the notice without a network adds. @param count changes that only this browser has. */
export const waitingChangesText = (count: number): string =>
  `${formatCountWithNoun(count, 'change is', 'changes are')} saved on this device and will be sent when you’re online.`;

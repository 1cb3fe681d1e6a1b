import { offline } from '#domain/shared/failure';
import { once } from '#ui/design/utils/once.ts';
import { failureMessage } from './failure.messages';
import { daysAgoText } from '#ui/messages/format/relative-time.ts';

const clock = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** Returns the notice without a network. @param lastOnline, now in ms since 1970; null if it is unknown when there was a network. */
export const offlineText = (lastOnline: number | null, now: number): string => {
  const { sentence } = failureMessage(offline);
  return lastOnline === null ? sentence : `${sentence} Last connected ${daysAgoText(lastOnline, now)} at ${clock().format(lastOnline)}.`;
};

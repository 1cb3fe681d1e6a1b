import { offline } from '#domain/shared/failure';
import { once } from '#ui/design/utils/once.ts';
import { failureMessage } from './failure.messages';

// Every page has this notice: one format of the browser instead of the words for days.
const moment = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }));

/** Returns the notice without a network. @param lastOnline ms since 1970; null if it is unknown when there was a network. */
export const offlineText = (lastOnline: number | null): string => {
  const { sentence } = failureMessage(offline);
  return lastOnline === null ? sentence : `${sentence} Last connected ${moment().format(lastOnline)}.`;
};

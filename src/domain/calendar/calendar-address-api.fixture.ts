import * as TE from 'fp-ts/TaskEither';
import type { CalendarAddressApi } from './calendar-address-api';

/** Keeps one address. Each new secret counts up from the last one. @param initial the secret; null for none. */
export const testCalendarAddress = (initial: string | null = null): CalendarAddressApi => {
  let [secret, count] = [initial, 0];
  return {
    getCalendarAddress: () => TE.fromIO(() => secret),
    renewCalendarAddress: () => TE.fromIO(() => (secret = String((count += 1)).padStart(32, '0'))),
    removeCalendarAddress: () => TE.fromIO(() => void (secret = null)),
  };
};

import * as TE from 'fp-ts/TaskEither';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import { unavailable } from '#domain/shared/failure';

const noServer = TE.left(unavailable(null, 'this backend has no server'));

/** Refuses every call: data in one browser has no address that other calendars could ask. */
export const memoryCalendarAddressApi: CalendarAddressApi = {
  getCalendarAddress: () => noServer, renewCalendarAddress: () => noServer, removeCalendarAddress: () => noServer,
};

import * as TE from 'fp-ts/TaskEither';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import { unavailable } from '#domain/shared/failure';

const noServer = TE.left(unavailable(null, 'this backend has no server'));
const refuse = (): typeof noServer => noServer;

/** Refuses every call: data in one browser has no address that other calendars could request, and nothing sends reminders. */
export const memoryCalendarApi: CalendarAddressApi & ReminderApi = {
  getCalendarAddress: refuse, renewCalendarAddress: refuse, removeCalendarAddress: refuse,
  findReminders: refuse, startReminders: refuse, endReminders: refuse, endAllReminders: refuse,
};

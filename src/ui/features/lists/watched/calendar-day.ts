import { toViewingTime } from '#application/history/history-use-cases';

/** Returns the day of the member's calendar, `YYYY-MM-DD`. @param now ms since 1970. */
export const calendarDay = (now: number): string => toViewingTime({ kind: 'now' }, now).day ?? '';

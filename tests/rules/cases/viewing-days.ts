import { FIRST_VIEWING_DAY } from '#domain/history/viewing';
import { toIsoDate } from '#domain/shared/dates';
import { cases } from '../case-builder';
import { aTitle } from '../rules-documents';
import { ACCESS_RECORDS, DAY, MAYA, NOW } from '../rules-users';

const FIRST_TIME = Date.parse(FIRST_VIEWING_DAY);
const doc = {
  schemaVersion: 1, entryId: 'one', item: aTitle, season: null, episode: null, episodeCount: null, episodes: null, minutes: 136,
  decade: 1990,
};

/** Days of viewings: the day is that of the time in some local calendar. `isTimeOfDay` of the domain has the same rule. */
export const viewingDays = cases('users.history', {
  allows: 'a member may store a viewing on a day that is past',
  facts: { time: { day: '2024-03-01', watchedAt: Date.UTC(2024, 2, 1, 12) } },
  attempt: ({ time }) => ({
    by: MAYA, given: ACCESS_RECORDS,
    step: { write: [{ set: 'users/maya/history/one', data: { ...doc, ...time } }] },
  }),
  alsoAllows: [
    ['on 29 February, the UTC day before its time', 'time.day', '2024-02-29'],
    ['on the UTC day after its time', 'time.day', '2024-03-02'],
    ['at the first time of the day', 'time.watchedAt', Date.UTC(2024, 1, 29)],
    ['at the last time of the day', 'time.watchedAt', Date.UTC(2024, 2, 3) - 1],
    ['before 1970', 'time', { day: '1969-12-31', watchedAt: -DAY / 2 }],
    ['on the first day', 'time', { day: FIRST_VIEWING_DAY, watchedAt: FIRST_TIME }],
  ],
  denies: [
    ['on a day before that', 'time.day', '2024-02-28'],
    ['on a day after that', 'time.day', '2024-03-03'],
    ['on 30 February', 'time.day', '2024-02-30'],
    ['on the day 0 of a month', 'time.day', '2024-03-00'],
    ['on the same day of another year', 'time.day', '2023-03-01'],
    ['on a day of the year 1066', 'time.day', '1066-10-14'],
    ['on a day far in the future', 'time.day', '2099-01-01'],
    ['on a day that no calendar has', 'time.day', '2026-99-99'],
    ['on 29 February of a year that is no leap year', 'time', { day: '2025-02-29', watchedAt: Date.UTC(2025, 2, 1) }],
    ['on a day without hyphens', 'time.day', '20240301'],
    ['at a time before that', 'time.watchedAt', Date.UTC(2024, 1, 29) - 1],
    ['at a time after that', 'time.watchedAt', Date.UTC(2024, 2, 3)],
    ['before the first day', 'time', { day: '1899-12-31', watchedAt: FIRST_TIME - 1 }],
    ['in the future', 'time', { day: toIsoDate(NOW + DAY), watchedAt: NOW + DAY }],
  ],
});

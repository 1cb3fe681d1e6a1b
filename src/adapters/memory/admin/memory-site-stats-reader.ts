import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { toIsoDate } from '#domain/shared/dates';
import type { TimestampedCount, DailyAccountCounts, SiteStatsReader } from '#domain/site-stats/site-stats';
import type { Clock } from '#application/ports/clock';
import type { RowStorage } from '#adapters/memory/storage/row-storage';
import type { MemoryState } from '#adapters/memory/storage/state';
import { findMostListedTitles } from './find-most-listed-titles';
import type { ReadAsAdmin } from './memory-tables';

/** Counts the characters of uploaded pictures, which are data URLs: three bytes in four characters. */
const bytesOf = (url: string): number => (url.startsWith('data:') ? Math.floor(((url.length - url.indexOf(',') - 1) * 3) / 4) : 0);

const filesOf = (state: MemoryState): ReadonlyArray<number> =>
  [
    ...[...state.users.values()].map(({ photoURL }) => photoURL ?? ''),
    ...[...state.settings.values()].flatMap(({ content }) => content.map(({ url }) => url)),
  ]
    .map(bytesOf)
    .filter((bytes) => bytes > 0);

const dayCounts = (state: MemoryState): ReadonlyArray<DailyAccountCounts> => {
  const days = new Map(state.deletedAccounts);
  for (const { createdAt } of state.users.values()) {
    const day = toIsoDate(createdAt);
    const { created, deleted } = days.get(day) ?? { created: 0, deleted: 0 };
    days.set(day, { created: created + 1, deleted });
  }
  return [...days].map(([day, counts]) => ({ day, ...counts })).sort((one, other) => (one.day < other.day ? -1 : 1));
};

/**
 * Numbers of the memory backend, counted when they are read: a browser has few users. Deleted accounts were counted at their deletion;
 * refused calls are not kept.
 */
export const memorySiteStatsReader = (read: ReadAsAdmin, clock: Clock, items: Pick<RowStorage, 'select'>): SiteStatsReader => ({
  totals: pipe(
    read,
    TE.map((state) => {
      const now = clock.now();
      const counted = (value: number): TimestampedCount => ({ value, countedAt: now });
      const records = [...state.users.keys()].map((uid) => state.access.get(uid));
      const lists = [...state.lists.values()].filter(({ deletedAt }) => deletedAt === null);
      const files = filesOf(state);
      return {
        members: counted(state.users.size),
        disabled: counted(records.filter((access) => access?.disabled === true).length),
        admins: counted(records.filter((access) => access?.role === 'admin' && !access.disabled).length),
        lists: counted(lists.length),
        items: counted(lists.reduce((sum, { itemCount }) => sum + itemCount, 0)),
        files: counted(files.length),
        bytes: counted(files.reduce((sum, bytes) => sum + bytes, 0)),
        unreadFeedback: counted([...state.feedback.values()].filter((message) => message.state === 'new').length),
        refusedCalls: counted(0),
      };
    }),
  ),
  days: (from, until) => pipe(read, TE.map((state) => dayCounts(state).filter(({ day }) => day >= from && day <= until))),
  mostListed: (limit) => pipe(read, TE.flatMap((state) => findMostListedTitles(items, state, limit))),
});

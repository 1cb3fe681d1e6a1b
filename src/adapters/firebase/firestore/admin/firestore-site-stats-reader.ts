import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { parseItemKey } from '#domain/catalogue/title-id';
import { invalid } from '#domain/shared/failure';
import type { TimestampedCount, DailyAccountCounts, MostListedTitle, SiteStatsReader } from '#domain/site-stats/site-stats';
import {
  CounterDocument, monthsBetween, MonthDocument, shardNames, monthDocumentName, type ShardedCounter,
} from '#domain/site-stats/stats-documents';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readByIdsFromServer } from '#adapters/firebase/firestore/read-documents';
import { mostListedQuerySpec } from './admin-query-specs';
import { queryRows, tryAdminRead } from './read-table-page';

const PARTS: ReadonlyArray<ShardedCounter> = ['access', 'feedback', 'lists'];
const TOTALS = ['users', 'admins', 'files', 'refused', ...PARTS.flatMap(shardNames)];

type Field = Exclude<keyof CounterDocument, 'changedAt'>;

/** Sums a field of some counters; the time is that of the last change. */
const sumOf = (counters: ReadonlyMap<string, CounterDocument>, names: ReadonlyArray<string>, field: Field): TimestampedCount => {
  const found = names.flatMap((name) => counters.get(name) ?? []);
  const times = found.flatMap(({ changedAt }) => changedAt ?? []);
  return { value: found.reduce((sum, counter) => sum + counter[field], 0), countedAt: times.length === 0 ? null : Math.max(...times) };
};

/** Most months of one question: 366 days touch 13. */
const MAX_MONTHS = 13;

const TitleCount = t.type({ lists: t.number, itemKey: t.string }, 'TitleCount');

const toMostListed = ({ itemKey, lists }: t.TypeOf<typeof TitleCount>): ReadonlyArray<MostListedTitle> => {
  const title = parseItemKey(itemKey);
  return lists > 0 && O.isSome(title) ? [{ title: title.value, lists }] : [];
};

const daysOf = ({ month, days }: MonthDocument): ReadonlyArray<DailyAccountCounts> =>
  Object.entries(days).map(([day, { created, deleted }]) => ({ day: `${month}-${day}`, created, deleted }));

/** Numbers of the site on the documents of `stats` and `titleCounts`. */
export const firestoreSiteStatsReader = (store: FirestoreConnection): SiteStatsReader => ({
  totals: tryAdminRead(store, 'stats', async (reader) => {
    const counters = await readByIdsFromServer(reader, 'stats', TOTALS, CounterDocument);
    const single = (name: string, field: Field) => sumOf(counters, [name], field);
    const inParts = (counter: ShardedCounter, field: Field) => sumOf(counters, shardNames(counter), field);
    return {
      members: single('users', 'total'),
      disabled: inParts('access', 'disabled'),
      admins: single('admins', 'count'),
      lists: inParts('lists', 'lists'),
      items: inParts('lists', 'items'),
      files: single('files', 'files'),
      bytes: single('files', 'bytes'),
      unreadFeedback: inParts('feedback', 'unread'),
      refusedCalls: single('refused', 'count'),
    };
  }),
  days: (from, until) => {
    const months = monthsBetween(from, until);
    if (months.length > MAX_MONTHS) return TE.left(invalid('until', 'too-long'));
    return tryAdminRead(store, 'stats', async (reader) => {
      const found = await readByIdsFromServer(reader, 'stats', months.map(monthDocumentName), MonthDocument);
      return [...found.values()]
        .flatMap(daysOf)
        .filter(({ day }) => day >= from && day <= until)
        .sort((one, other) => (one.day < other.day ? -1 : 1));
    });
  },
  mostListed: (limit) =>
    tryAdminRead(store, 'titleCounts', async (reader) =>
      (await queryRows(reader, mostListedQuerySpec(limit), TitleCount)).flatMap(toMostListed),
    ),
});

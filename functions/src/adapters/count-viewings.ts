import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { Viewing } from '#domain/history/viewing';
import { countMonthStats, statsMonthOf, UNKNOWN_YEAR, YearStats, type MonthStats, type StatsMonth } from '#domain/history/watch-stats';
import { isDay } from '#domain/history/days';
import type { CountTask } from './counting-mark';
import { decodeStored } from './stored-rows';

/** Returns the month that a viewing's document counts for; null for a missing document and a day that does not exist. */
export const monthOfViewing = (viewing: DocumentSnapshot | undefined): StatsMonth | null => {
  if (viewing?.exists !== true) return null;
  const day: unknown = viewing.get('day');
  return day === null || (typeof day === 'string' && isDay(day)) ? statsMonthOf({ day }) : null;
};

/** Counts the viewings of a month again. Costs one read for each of them. Damaged documents count as none. */
const countViewings = async (store: Firestore, uid: string, { year, month }: StatsMonth): Promise<MonthStats> => {
  const found =
    year === UNKNOWN_YEAR
      ? await store.doc(`users/${uid}`).collection('history').where('day', '==', null).get()
      : await store
          .doc(`users/${uid}`)
          .collection('history')
          .where('day', '>=', `${year}-${month}-00`)
          .where('day', '<=', `${year}-${month}-99`)
          .get();
  return countMonthStats(decodeStored(Viewing, 'history')(found.docs.map((document) => document.data())));
};

/** Returns what counts a month of a member's history. A year without viewings has no document. */
export const monthCountTask = (store: Firestore, uid: string, { year, month }: StatsMonth): CountTask<MonthStats> => ({
  count: () => countViewings(store, uid, { year, month }),
  document: store.doc(`users/${uid}/stats/${year}`),
  write: (transaction, stats, counted) => {
    const stored = YearStats.decode(stats.data());
    const before = E.isRight(stored) ? stored.right.months : {};
    const after = Object.fromEntries(Object.entries({ ...before, [month]: counted }).filter(([, { viewings }]) => viewings > 0));
    if (Object.keys(after).length === 0) transaction.delete(stats.ref);
    else if (!isDeepStrictEqual(before, after)) transaction.set(stats.ref, { schemaVersion: 1, year, months: after });
  },
});

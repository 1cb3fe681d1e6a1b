import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { map, of } from 'rxjs';
import { compareHistory, historyCursorOf, noHistoryFilter, type HistoryCursorRange } from '#domain/history/history-query';
import type { HistoryRepository, ViewingsPage } from '#domain/history/history-repository';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { YearStats } from '#domain/history/watch-stats';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import type { ListRepositoryDeps } from '#adapters/firebase/firestore/lists/firestore-list-repository';
import { ownerOnly } from '#adapters/firebase/firestore/lists/owner-only';
import { watchQuery, watchRows, type QueryRows } from '#adapters/firebase/firestore/lists/watch-query';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import { readPage } from '#adapters/firebase/firestore/read-documents';
import { lastRatingsQuerySpec, ratingsQuerySpec, viewingsQuerySpec, yearStatsQuerySpec } from './history-query-specs';
import { commitHistoryCommand } from './commit-history-command';

const toPage = ({ rows: viewings, isFull }: QueryRows<Viewing>, { until }: HistoryCursorRange): ViewingsPage => {
  const last = viewings.at(-1);
  return { viewings, next: last === undefined || !isFull || last.entryId === until?.entryId ? null : historyCursorOf(last) };
};

/** Firestore refuses bounds in the wrong order. */
const isEmptyRange = ({ after, until }: HistoryCursorRange): boolean =>
  after !== null && until !== null && compareHistory(after, until) >= 0;

/** Reads the last ratings page by page. A page of damaged documents alone is the last one. */
const readLast = (store: FirestoreConnection, ...[uid, mediaType, limit]: Parameters<HistoryRepository['readLastRatings']>) => async () => {
  const ratings: TitleRating[] = [];
  for (let isMore = true; isMore;) {
    const page = await readPage(store, lastRatingsQuerySpec(uid, mediaType, ratings.at(-1) ?? null, limit - ratings.length), TitleRating)();
    // Without a network, an empty page counts as one that was never read.
    if (E.isLeft(page)) return page.left._tag === 'offline' && ratings.length > 0 ? E.right(ratings) : page;
    const { rows, isFull } = page.right;
    ratings.push(...rows);
    isMore = isFull && rows.length > 0 && ratings.length < limit;
  }
  return E.right(ratings);
};

/** Repository of a member's viewings, ratings and year statistics, for their owner. */
export const firestoreHistoryRepository = ({ store, identity, renewed, clock }: ListRepositoryDeps): HistoryRepository => {
  const { watch: ownerWatch, answer: ownerAnswer } = ownerOnly(identity);
  return {
    watchViewings: (uid, filter, range, limit) =>
      ownerWatch(uid, isEmptyRange(range)
        ? of(E.right({ viewings: [], next: null }))
        : watchRows(store, viewingsQuerySpec(uid, filter, range, limit), Viewing, renewed).pipe(map(E.map((page) => toPage(page, range))))),
    readViewings: (uid, after) => {
      const range = { after, until: null };
      const page = readPage(store, viewingsQuerySpec(uid, noHistoryFilter, range, MAX_ITEMS_READ), Viewing, 'server');
      return ownerAnswer(uid, pipe(page, TE.map((rows) => toPage(rows, range))));
    },
    watchStats: (uid) => ownerWatch(uid, watchQuery(store, yearStatsQuerySpec(uid), YearStats, renewed)),
    readRatings: (uid, after, source) =>
      ownerAnswer(uid, pipe(
        readPage(store, ratingsQuerySpec(uid, after), TitleRating, source),
        TE.map(({ rows, isFull }) => ({ ratings: rows, next: isFull ? (rows.at(-1)?.item.itemKey ?? null) : null })),
      )),
    readLastRatings: (uid, ...query) => ownerAnswer(uid, readLast(store, uid, ...query)),
    apply: (command) => ownerAnswer(command.uid, commitHistoryCommand(store, clock, command)),
  };
};

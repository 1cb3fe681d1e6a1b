import type { Firestore } from 'firebase/firestore';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concernedTitles, type HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { planHistoryChange, type HistoryPlanDocuments, type HistoryWrite } from '#domain/history/plan-history-command';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { FirestoreConnection } from '../firestore-connection';
import { titleStatesPath } from '../lists/list-query-specs';
import type { ServerClock } from '../lists/server-clock';
import { readByIdsFromServer, readFromServer } from '../read-documents';
import { sendBatches } from '../send-batches';
import { historyPath, ratingsPath } from './history-query-specs';
import { toHistoryBatches } from './history-writes';

const entryIdsOf = (change: HistoryChange): ReadonlyArray<string> => {
  if (change.kind === 'rate-title') return [];
  return (change.kind === 'change-viewing' ? [change.viewing] : change.viewings).map(({ entryId }) => entryId);
};

/** Reads the documents that a change's plan needs, all from the server. */
const readHistoryDocuments = async (db: Firestore, uid: string, change: HistoryChange): Promise<HistoryPlanDocuments> => {
  const [viewings, titles, rating] = await Promise.all([
    readByIdsFromServer(db, historyPath(uid), entryIdsOf(change), Viewing),
    readByIdsFromServer(db, titleStatesPath(uid), concernedTitles(change).map(({ itemKey }) => itemKey), MemberTitleState),
    change.kind === 'rate-title' ? readFromServer(db, `${ratingsPath(uid)}/${change.title.itemKey}`, TitleRating) : null,
  ]);
  return { viewing: (entryId) => viewings.get(entryId) ?? null, title: (itemKey) => titles.get(itemKey) ?? null, rating: () => rating };
};

/** Moves times of a fast clock back to now: the rules refuse times in the future. */
const withPastTimes = (write: HistoryWrite, now: number): HistoryWrite => {
  if (write.kind === 'put-viewing' && write.viewing.watchedAt !== null) return { ...write, viewing: { ...write.viewing, watchedAt: Math.min(write.viewing.watchedAt, now) } };
  return write.kind === 'put-rating' ? { ...write, rating: { ...write.rating, ratedAt: Math.min(write.rating.ratedAt, now) } } : write;
};

/** Applies a command of the history, planned from the present documents. */
export const commitHistoryCommand = (store: FirestoreConnection, clock: ServerClock, { uid, change }: HistoryCommand): Answer<void> =>
  sendBatches(store, clock, 'history', async (db, now) =>
    pipe(
      planHistoryChange(change, await readHistoryDocuments(db, uid, change)),
      E.map((plan) => plan.map((write) => withPastTimes(write, now))),
      E.map((writes) => toHistoryBatches(uid, writes)),
    ),
  );

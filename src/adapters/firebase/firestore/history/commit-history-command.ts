import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concernedTitles, ratingsOf, viewingsOf, type HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { planHistoryChange, withPastTimes, type HistoryPlanDocuments } from '#domain/history/plan-history-command';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { titleStatesPath } from '#domain/lists/documents/list-paths';
import { MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import type { ServerClock } from '#adapters/firebase/firestore/lists/server-clock';
import { readByIdsFromServer, type Reader } from '#adapters/firebase/firestore/read-documents';
import { sendBatches } from '#adapters/firebase/firestore/send-batches';
import { historyPath, ratingsPath } from './history-query-specs';
import { toHistoryBatches } from './history-writes';

/** Reads the documents that a change's plan needs, all from the server. */
const readHistoryDocuments = async (reader: Reader, uid: string, change: HistoryChange): Promise<HistoryPlanDocuments> => {
  const [viewings, titles, ratings] = await Promise.all([
    readByIdsFromServer(reader, historyPath(uid), viewingsOf(change).map(({ entryId }) => entryId), Viewing),
    readByIdsFromServer(reader, titleStatesPath(uid), concernedTitles(change).map(({ itemKey }) => itemKey), MemberTitleState),
    readByIdsFromServer(reader, ratingsPath(uid), ratingsOf(change).map(({ title }) => title.itemKey), TitleRating),
  ]);
  return {
    viewing: (entryId) => viewings.get(entryId) ?? null, title: (itemKey) => titles.get(itemKey) ?? null,
    rating: (itemKey) => ratings.get(itemKey) ?? null,
  };
};

/** Applies a command of the history, planned from the present documents. */
export const commitHistoryCommand = (store: FirestoreConnection, clock: ServerClock, { uid, change }: HistoryCommand): Answer<void> =>
  sendBatches(store, clock, 'history', async (db, now) =>
    pipe(
      planHistoryChange(change, await readHistoryDocuments({ db, log: store.log }, uid, change)),
      E.map((plan) => plan.map((write) => withPastTimes(write, now))),
      E.map((writes) => toHistoryBatches(uid, writes)),
    ),
  );

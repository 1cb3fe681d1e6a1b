import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concernedTitles, type HistoryChange, type HistoryCommand } from '#domain/history/history-change';
import { planHistoryChange, withPastTimes, type HistoryPlanDocuments } from '#domain/history/plan-history-command';
import { TitleRating } from '#domain/history/rating';
import { Viewing } from '#domain/history/viewing';
import { titleStatesPath } from '#domain/lists/documents/list-paths';
import { MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { FirestoreConnection } from '#adapters/firebase/firestore/firestore-connection';
import type { ServerClock } from '#adapters/firebase/firestore/lists/server-clock';
import { readByIdsFromServer, readFromServer, type Reader } from '#adapters/firebase/firestore/read-documents';
import { sendBatches } from '#adapters/firebase/firestore/send-batches';
import { historyPath, ratingsPath } from './history-query-specs';
import { toHistoryBatches } from './history-writes';

const entryIdsOf = (change: HistoryChange): ReadonlyArray<string> => {
  if (change.kind === 'rate-title') return [];
  return (change.kind === 'change-viewing' ? [change.viewing] : change.viewings).map(({ entryId }) => entryId);
};

/** Reads the documents that a change's plan needs, all from the server. */
const readHistoryDocuments = async (reader: Reader, uid: string, change: HistoryChange): Promise<HistoryPlanDocuments> => {
  const [viewings, titles, rating] = await Promise.all([
    readByIdsFromServer(reader, historyPath(uid), entryIdsOf(change), Viewing),
    readByIdsFromServer(reader, titleStatesPath(uid), concernedTitles(change).map(({ itemKey }) => itemKey), MemberTitleState),
    change.kind === 'rate-title' ? readFromServer(reader.db, `${ratingsPath(uid)}/${change.title.itemKey}`, TitleRating) : null,
  ]);
  return { viewing: (entryId) => viewings.get(entryId) ?? null, title: (itemKey) => titles.get(itemKey) ?? null, rating: () => rating };
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

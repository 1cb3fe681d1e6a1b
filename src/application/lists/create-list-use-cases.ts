import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { firstValueFrom, map, ReplaySubject, share } from 'rxjs';
import { createActor } from 'xstate';
import type { BackendLists } from '#application/ports/backend';
import type { Clock } from '#application/ports/clock';
import type { Log } from '#application/ports/log';
import type { NetworkStatus } from '#application/ports/network-status';
import { emptyOutbox, type OutboxStore } from '#application/ports/outbox-store';
import type { TabLock } from '#application/ports/tab-lock';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { HistoryRepository } from '#domain/history/history-repository';
import { isHistoryChange, isListCommand } from '#domain/lists/member-command';
import type { UserId } from '#domain/users/user-id';
import { applyCommand } from './outbox/apply-command';
import { createCommandQueue } from './outbox/command-queue';
import { createItemsWindows } from './items/items-windows';
import { createHistoryUseCases } from '#application/history/create-history-use-cases';
import type { EpisodesReader } from '#application/history/with-catalogue-episodes';
import { toNewItems, watchlistRemovals, withImdbIds } from './title-changes';
import { createMemberChanges } from './member-changes';
import type { ListUseCases } from './list-use-cases';
import type { SessionListUseCases } from './member-lists-loader';
import { createNewListUseCases } from './changes/create-new-list-use-cases';
import { createEditJointList } from './together/edit-joint-list-command';
import { createPlaceItem } from './changes/place-item';
import { createEditList } from './changes/edit-list';
import { createPlaceList } from './changes/place-list';
import { createPutTitles } from './changes/put-titles';
import { activeListsOf, watchBinWhileRestoring, watchListsView } from './lists-view';
import { outboxSenderMachine } from './outbox/outbox-sender-machine';
import { createRefusedChangeUseCases } from './outbox/create-refused-change-use-cases';
import { createTitleStateCache, peekShownState, watchShownState } from './titles/title-states';

export type ListUseCasesDeps = {
  readonly lists: BackendLists;
  readonly history: HistoryRepository;
  readonly outboxStore: OutboxStore;
  readonly lock: TabLock;
  readonly network: NetworkStatus;
  readonly log: Log;
  readonly clock: Clock;
  /** Returns a new unguessable id of letters, digits, `-` and `_`. */
  readonly newId: () => string;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  readonly importJournal: ListUseCases['importJournal'];
  readonly episodesOf: EpisodesReader;
  readonly getImdbId: Catalogue['getImdbId'];
};

/** Creates a member's list use cases and starts sending the outbox. `close` ends sending and every watch; unsent changes stay stored. */
export const createListUseCases = (
  { lists, history, outboxStore, lock, network, log, clock, newId, random, importJournal, episodesOf, getImdbId }: ListUseCasesDeps,
  uid: UserId,
): SessionListUseCases => {
  const queue = createCommandQueue(outboxStore, lock, uid);
  const apply = applyCommand({ lists, history, joint: lists.api });
  const sender = createActor(outboxSenderMachine({ store: outboxStore, apply, lock, network, log }), { input: { uid } });
  sender.start();
  const active$ = lists.watchLists(uid).pipe(share({ connector: () => new ReplaySubject(1) }));
  const listCommands$ = queue.pending$.pipe(map((pending) => pending.filter(isListCommand)));
  const outbox$ = queue.outbox.pipe(map(E.getOrElse(() => emptyOutbox)));
  const bin$ = lists.watchBin(uid);
  const view$ = watchListsView(active$, watchBinWhileRestoring(bin$, outbox$), outbox$, clock.now).pipe(
    share({ connector: () => new ReplaySubject(1) }),
  );
  const subscription = view$.subscribe();
  const viewWithBin$ = watchListsView(active$, bin$, outbox$, clock.now).pipe(share({ connector: () => new ReplaySubject(1) }));
  const changes$ = listCommands$.pipe(map((pending) => pending.map(({ change }) => change)));
  const titleStates = createTitleStateCache((titles) => lists.watchTitles(uid, titles));
  const peekShown = peekShownState(titleStates.peek, queue.pending);
  const windows = createItemsWindows(uid, lists, changes$);
  const changes = createMemberChanges({
    uid,
    queue,
    now: clock.now,
    newId,
    view: (withBin) => firstValueFrom(withBin ? viewWithBin$ : view$),
    readItems: windows.readItems,
    knownState: peekShown,
    findItems: (listID, keys) => lists.findItems(uid, listID, keys),
  });
  const makeForGood: ListUseCases['makeForGood'] = (made) => changes.makeForGood({ changes: made });
  const titleState = watchShownState(titleStates.watch, queue.pending$, view$);
  const complete = withImdbIds(getImdbId);
  const historyUseCases = createHistoryUseCases({
    uid,
    history,
    pending$: queue.pending$.pipe(map((pending) => pending.map(({ change }) => change).filter(isHistoryChange))),
    clock,
    newId,
    make: changes.make,
    titleState,
    complete,
    peekState: peekShown,
    episodesOf,
    leaveWatchlist: async (titles) => ({
      changes: watchlistRemovals(await firstValueFrom(view$), titles, peekShown),
      titles: toNewItems(titles, clock.now(), random),
    }),
  });
  return {
    uid,
    lists: view$.pipe(map(E.map(({ active }) => active))),
    bin: viewWithBin$.pipe(map(E.map(({ deleted }) => deleted))),
    outbox: queue.outbox,
    editOutbox: queue.edit,
    unsentCount: queue.unsentCount,
    titleState,
    storedStates: (titles) => lists.watchTitles(uid, titles),
    findStates: (titles) => lists.findTitles(uid, titles),
    items: windows.items,
    firstItems: windows.firstItems,
    allItems: windows.allItems,
    randomItem: (listID) => pipe(lists.randomItem(uid, listID, random()), TE.map((item) => (O.isSome(item) ? item : O.none))),

    ...createPutTitles(changes, { clock, random, complete, knownState: peekShown }),
    ...createEditList(changes),
    ...createNewListUseCases(changes, { clock, newId, random }),
    ...createPlaceList(changes, () => firstValueFrom(view$)),
    placeItem: createPlaceItem(changes, windows),
    findItems: (listID, itemKeys) => lists.findItems(uid, listID, itemKeys),
    deleteForever: lists.api.deleteList,
    shareList: lists.api.shareList,
    unshareList: lists.api.unshareList,
    joint: lists.api, editJointList: createEditJointList(changes),
    history: historyUseCases,
    calendarAddress: lists.api, reminders: lists.api, signIns: lists.api, unmatched: lists.api,

    importJournal, makeForGood,
    undo: changes.undo,
    ...createRefusedChangeUseCases(queue),
    rekeyDeps: {
      lists, history,
      activeLists: async () => new Set(activeListsOf(await firstValueFrom(view$)).map(({ listID }) => listID)),
      make: makeForGood, log,
    },
    close: () => {
      sender.stop();
      queue.close();
      titleStates.close();
      subscription.unsubscribe();
    },
  };
};

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, of } from 'rxjs';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsLoader } from '#application/lists/member-lists-loader';
import type { OutboxStore } from '#application/ports/outbox-store';
import type { BackendLists } from '#application/ports/backend';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import type { HistoryRepository } from '#domain/history/history-repository';
import { isHistoryCommand, isListCommand, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { Failure } from '#domain/shared/failure';
import { testCalendarAddress } from '#domain/calendar/calendar-address-api.fixture';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import { testReminderApi } from '#domain/reminders/reminder-api.fixture';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import type { ImportJournal } from '#application/ports/import-journal';
import type { Answer } from '#domain/shared/answer';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import type { UserId } from '#domain/users/user-id';
import { withAnswerNetwork, withWatchNetwork, type NetworkCondition } from '#storybook/fault-injection.ts';

/** The lists and the watch history of the signed-in user of a story. */
export type StoryLists = {
  /** Changes made before the story begins. */
  readonly changes?: ReadonlyArray<MemberChange>;
  /** Changes that the backend has refused, with the reason, and those that wait for them. */
  readonly refused?: ReadonlyArray<readonly [MemberChange, Failure, ...ReadonlyArray<MemberChange>]>;
  /** Fails every change during the story: the browser cannot store it. */
  readonly changeFailure?: Failure;
  /** Fails the reading of ratings behind the first hundred. */
  readonly ratingsFailure?: Failure;
  /** Fails the reading of viewings behind the first page. */
  readonly viewingsFailure?: Failure;
  /** Fails the reading of deleted lists. */
  readonly binFailure?: Failure;
  /** The calendar's private address; default: none, and it can be made. */
  readonly calendarAddress?: CalendarAddressApi;
  /** The member's reminders; default: of a site that sends none. */
  readonly reminders?: ReminderApi;
  /** The member's recent sign-ins; default: the session of the story. */
  readonly signIns?: SignInLog;
  /** Calls about lists of others; those left out are made by the story's backend. */
  readonly joint?: Partial<JointListApi>;
  /** Author of the changes before the story begins; default: the signed-in user. */
  readonly by?: UserId;
  /** Rows of imports without a title that the account keeps; default: none. */
  readonly unmatched?: UnmatchedEntries;
  /** Imports of this browser; default: none. */
  readonly imports?: ImportJournal;
};

type StoryDeps = Pick<ListUseCasesDeps, 'lists' | 'history' | 'network' | 'clock' | 'episodesOf'>;

/** A command is answered after the watches have emitted its effect, which the network delays to a later task. */
const afterWatches = <A>(answer: Answer<A>): Answer<A> => async () => {
  const answered = await answer();
  await new Promise((resolve) => setTimeout(resolve, 10));
  return answered;
};

/**
 * Applies a network condition. Offline, lists and history are read from this device, as from the local copy of the Firebase backend, and
 * changes wait.
 */
const inNetwork = (
  { lists, history }: Pick<StoryDeps, 'lists' | 'history'>,
  calendar: CalendarAddressApi & ReminderApi & Partial<SignInLog> & UnmatchedEntries, network: () => NetworkCondition,
  { joint, viewingsFailure, binFailure }: { readonly [K in 'joint' | 'viewingsFailure' | 'binFailure']: StoryLists[K] | undefined },
): { readonly lists: BackendLists; readonly history: HistoryRepository } => {
  const watching = withWatchNetwork(() => (network() === 'offline' ? 'ok' : network()));
  const answering = withAnswerNetwork(network);
  const own = { ...calendar, ...joint };
  return {
    lists: {
      ...lists,
      watchLists: (uid) => watching(lists.watchLists(uid)),
      watchBin: (uid) => (binFailure === undefined ? watching(lists.watchBin(uid)) : of(E.left(binFailure))),
      watchItems: (...args) => watching(lists.watchItems(...args)),
      readItems: (...args) => answering(lists.readItems(...args)),
      apply: (command) => answering(afterWatches(lists.apply(command))),
      // Every member of the port is a function that returns an answer.
      api: new Proxy(lists.api, {
        get: (api, name) => (...call: ReadonlyArray<unknown>) =>
          answering((Reflect.get(name in own ? own : api, name) as (...values: ReadonlyArray<unknown>) => Answer<unknown>)(...call)),
      }),
    },
    history: {
      ...history,
      watchViewings: (uid, filter, range, limit) => (range.after !== null && viewingsFailure !== undefined
        ? of(E.left(viewingsFailure))
        : watching(history.watchViewings(uid, filter, range, limit))),
      watchStats: (uid) => watching(history.watchStats(uid)),
      apply: (command) => answering(afterWatches(history.apply(command))),
    },
  };
};

/** Opens the lists of a story's member: the outbox lasts as long as the story; ids count up, so that pictures are always the same. */
export const storyMemberLists = (
  deps: StoryDeps,
  {
    changes = [], refused = [], changeFailure, calendarAddress = testCalendarAddress(), joint = {}, by, viewingsFailure, binFailure,
    reminders = testReminderApi([], null), imports = testImportJournal(), unmatched = testUnmatchedEntries(), signIns,
  }: StoryLists,
  network: () => NetworkCondition,
): MemberListsLoader => {
  let ids = 0;
  const outboxStore = testOutboxStore();
  const usedStore: OutboxStore = changeFailure === undefined ? outboxStore : { ...outboxStore, update: () => TE.left(changeFailure) };
  const toCommand = (uid: UserId, change: MemberChange): MemberCommand => ({
    commandId: `story-${(ids += 1)}`, uid, createdAt: deps.clock.now(), change,
  });
  const applied = async (command: MemberCommand): Promise<void> => {
    if (isListCommand(command)) await deps.lists.apply({ ...command, ...(by !== undefined && { by }) })();
    if (isHistoryCommand(command)) await deps.history.apply(command)();
  };
  return {
    current$: new BehaviorSubject<ListUseCases | null>(null),
    open: (uid) => async () => {
      for (const change of changes) await applied(toCommand(uid, change));
      await outboxStore.update(uid, (outbox) => ({
        ...outbox,
        refused: refused.map(([change, failure, ...more]) =>
          ({ command: toCommand(uid, change), failure, waiting: more.map((each) => toCommand(uid, each)) })),
      }))();
      return E.right(createListUseCases(
        {
          ...deps,
          ...inNetwork(
            deps, { ...calendarAddress, ...reminders, ...signIns, ...unmatched }, network, { joint, viewingsFailure, binFailure },
          ),
          outboxStore: usedStore,
          importJournal: TE.right(imports),
          lock: testTabLock(),
          log: { failure: () => {} },
          newId: () => `story-new-${(ids += 1)}`,
          random: () => 0.5,
          getImdbId: () => TE.right(null),
        },
        uid,
      ));
    },
  };
};

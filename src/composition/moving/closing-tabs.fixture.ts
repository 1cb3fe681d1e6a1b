import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom, merge, of, Subject, switchMap, take, timer } from 'rxjs';
import { createActor } from 'xstate';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { importRunMachine } from '#application/imports/run/import-run-machine';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import type { Outbox } from '#application/ports/outbox-store';
import type { ImportStatus } from '#application/ports/import-journal';
import { noHistoryFilter } from '#domain/history/history-query';
import { noItemFilter } from '#domain/lists/item-query';
import { maya } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

const WHOLE = { after: null, until: null } as const;
const now = (): number => Date.UTC(2026, 5, 1);
const valueOf = async <A>(watch: Watch<A>): Promise<A> => {
  const value = await firstValueFrom(watch);
  if (E.isLeft(value)) throw new Error(JSON.stringify(value.left));
  return value.right;
};

type TabOptions = {
  /** Calls of storage and backend that the tab makes before it is closed: the next ones have no effect and no answer. */
  readonly calls?: number;
  /** Returns why the backend refuses a change; null if not. */
  readonly refuse?: (change: MemberChange) => Failure | null;
};

/** A browser of one member whose tabs can be closed at any moment. */
export const openBrowser = () => {
  const member = withUser({ uid: maya, name: 'Maya', email: 'maya@marquee.example', role: 'user' })(seedState);
  const storage = inMemoryStorage(addSession('browser', maya, now())(member));
  const backend = memoryBackend({ storage, clock: { now }, browserId: 'browser', hashRounds: 1 });
  const [journal, store] = [testImportJournal(), testOutboxStore()];
  let ids = 0;
  const newId = (): string => `id-${(ids += 1)}`;

  const openTab = ({ calls = Infinity, refuse = () => null }: TabOptions = {}) => {
    let left = calls;
    const gated = <A>(answer: Answer<A>): Answer<A> => () => ((left -= 1) < 0 ? new Promise(() => undefined) : answer());
    const refusing = (change: MemberChange, answer: Answer<void>): Answer<void> => gated(() => {
      const failure = refuse(change);
      return failure === null ? answer() : TE.left(failure)();
    });
    const tabJournal = {
      ...journal, turn: (uid: typeof maya) => lock.hold(uid),
      update: (...update: Parameters<typeof journal.update>) => gated(journal.update(...update)),
    };
    // The browser releases the locks of a closed tab.
    const lock = testTabLock();
    const updated$ = new Subject<void>();
    const lists = createListUseCases({
      lists: { ...backend.lists, apply: (command) => refusing(command.change, backend.lists.apply(command)) },
      history: { ...backend.history, apply: (command) => refusing(command.change, backend.history.apply(command)) },
      outboxStore: {
        // A browser's database is read a moment later.
        watch: (uid) => merge(timer(1), updated$).pipe(take(1), switchMap(() => store.watch(uid))),
        update: (...update) => gated(TE.map((after: Outbox) => {
          updated$.next();
          return after;
        })(store.update(...update))),
      },
      lock, network: { online: of(E.right(true)) }, log: { failure: () => undefined }, clock: { now }, newId, random: () => 0.5,
      episodesOf: () => TE.right(null), importJournal: TE.right(tabJournal), getImdbId: () => TE.right(null),
    }, maya);
    const runner = createActor(importRunMachine({ journal: tabJournal, lists, findSuccessor: () => TE.right(null) }));
    return {
      lists, history: backend.history, run: () => void runner.start(), isClosed: () => left < 0,
      close: () => {
        runner.stop();
        lists.close();
      },
    };
  };

  return {
    openTab, newId,
    outbox: store.current,
    record: async () => (await valueOf(journal.watch(maya)))[0],
    setStatus: async (status: ImportStatus): Promise<void> => {
      const [record] = await valueOf(journal.watch(maya));
      await journal.update(maya, record?.importId ?? '', (each) => ({ ...each, status }))();
    },
    /** Resolves when the newest import has the status and nothing is unconfirmed. */
    reaches: async (status: ImportStatus): Promise<void> => {
      await firstValueFrom(journal.watch(maya).pipe(filter((all) => E.isRight(all) && all.right[0]?.status === status)));
      await firstValueFrom(store.watch(maya).pipe(filter((outbox) => E.isRight(outbox) && outbox.right.pending.length === 0)));
    },
    /** Reads the account as the backend has it. */
    account: async () => {
      const lists = await valueOf(backend.lists.watchLists(maya));
      const items = await Promise.all(lists.map(({ listID }) =>
        valueOf(backend.lists.watchItems(maya, { listID, sort: 'order', direction: 'asc', filter: noItemFilter }, WHOLE, 100))));
      const ratings = await backend.history.readRatings(maya, null)();
      return {
        lists: lists.map(({ name }, index) => [name, (items[index]?.items ?? []).map(({ itemKey, note }) => [itemKey, note])]),
        viewings: (await valueOf(backend.history.watchViewings(maya, noHistoryFilter, WHOLE, 100))).viewings.map(({ entryId }) => entryId),
        ratings: E.isRight(ratings) ? ratings.right.ratings.map(({ item, rating, ratedAt }) => [item.itemKey, rating, ratedAt]) : 'failed',
      };
    },
  };
};

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import type { EpisodesReader } from '#application/history/with-catalogue-episodes';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import type { Backend } from '#application/ports/backend';
import type { OutboxStore } from '#application/ports/outbox-store';
import type { HistoryRepository } from '#domain/history/history-repository';
import { maya } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';

/** One device of the member: its use cases, its network, and the backend that both share. */
export type Device = {
  readonly lists: SessionListUseCases;
  readonly history: HistoryRepository;
  readonly backend: Backend;
  readonly online$: BehaviorSubject<boolean>;
};

/** Differences from two devices with a fast backend. */
type DeviceOptions = {
  /** The devices are two tabs of one browser: they share this outbox, and one of them sends. */
  readonly outboxStore?: OutboxStore;
  /** Resolves when the backend may answer a read of items by their keys. */
  readonly beforeFind?: () => Promise<unknown>;
  /** Returns a time for each call, ms since 1970. */
  readonly now?: () => number;
  /** Episodes that the catalogue has of series; none unless given. */
  readonly episodesOf?: EpisodesReader;
};

/** Opens the lists of a member on two devices over one backend. While a device is offline, its changes do not reach the backend. */
export const openTwoDevices = ({
  outboxStore: shared,
  beforeFind = () => Promise.resolve(),
  now,
  episodesOf = () => TE.right(null),
}: DeviceOptions = {}): { readonly devices: readonly [Device, Device] } => {
  let time = 1_700_000_000_000;
  const clock = { now: now ?? (() => (time += 1)) };
  const browsers = ['one', 'two'];
  const member = withUser({ uid: maya, name: 'Maya', email: 'maya@marquee.example', role: 'user' })(seedState);
  const storage = inMemoryStorage(browsers.reduce((state, browser) => addSession(browser, maya, clock.now())(state), member));
  const tabLock = testTabLock();
  const open = (browserId: string): Device => {
    const online$ = new BehaviorSubject(true);
    const backend = memoryBackend({ storage, clock, browserId, hashRounds: 1 });
    const { lists: repository, history } = backend;
    let ids = 0;
    const lists = createListUseCases(
      {
        lists: {
          ...repository,
          findItems:
            (...read) =>
            () =>
              beforeFind().then(repository.findItems(...read)),
          apply: (command) => () => (online$.value ? repository.apply(command)() : TE.left(offline)()),
        },
        history: { ...history, apply: (command) => () => (online$.value ? history.apply(command)() : TE.left(offline)()) },
        outboxStore: shared ?? testOutboxStore(),
        lock: shared === undefined ? testTabLock() : tabLock,
        network: { online: online$.pipe(map((online) => E.right(online))) },
        log: { failure: () => {} },
        clock,
        newId: () => `${browserId}-${(ids += 1)}`,
        random: () => (ids += 1) / 1_000_003 + Number(browserId === 'two') / 2,
        episodesOf, importJournal: TE.right(testImportJournal()),
        getImdbId: () => TE.right(null),
      },
      maya,
    );
    return { lists, history, backend, online$ };
  };
  return { devices: [open('one'), open('two')] };
};

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map, of } from 'rxjs';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import type { OpenedLists } from '#application/lists/member-lists-service';
import { testOutboxStore } from '#application/lists/outbox/outbox-store.fixture';
import type { HistoryRepository } from '#domain/history/history-repository';
import { maya } from '#domain/lists/list.fixture';
import { offline } from '#domain/shared/failure';

/** One device of the member: its use cases, its network, and the backend that both share. */
export type Device = { readonly lists: OpenedLists; readonly history: HistoryRepository; readonly online$: BehaviorSubject<boolean> };

/** Opens the lists of a member on two devices over one backend. While a device is offline, its changes do not reach the backend. */
export const openTwoDevices = (): { readonly devices: readonly [Device, Device] } => {
  let time = 1_700_000_000_000;
  const clock = { now: () => (time += 1) };
  const browsers = ['one', 'two'];
  const member = withUser({ uid: maya, name: 'Maya', email: 'maya@marquee.example', role: 'user' })(seedState);
  const storage = inMemoryStorage(browsers.reduce((state, browser) => addSession(browser, maya, clock.now())(state), member));
  const open = (browserId: string): Device => {
    const online$ = new BehaviorSubject(true);
    const { lists: repository, history } = memoryBackend({ storage, clock, browserId, hashRounds: 1 });
    let ids = 0;
    const lists = createListUseCases(
      {
        lists: { ...repository, apply: (command) => () => (online$.value ? repository.apply(command)() : TE.left(offline)()) },
        history: { ...history, apply: (command) => () => (online$.value ? history.apply(command)() : TE.left(offline)()) },
        outboxStore: testOutboxStore(), lock: { hold: () => of(undefined) }, network: { online: online$.pipe(map((online) => E.right(online))) }, log: { failure: () => {} }, clock,
        newId: () => `${browserId}-${(ids += 1)}`, random: () => 0.5,
      },
      maya,
    );
    return { lists, history, online$ };
  };
  return { devices: [open('one'), open('two')] };
};

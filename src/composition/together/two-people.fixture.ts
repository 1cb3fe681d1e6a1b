import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { addSession } from '#adapters/memory/auth/account-edits';
import { seedState, withUser } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { lateApis } from '#adapters/memory/server/late-apis';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import type { ListApi } from '#domain/lists/server/list-api';
import { offline } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';

/** A member on a device with a network of its own. */
export type Person = {
  readonly uid: UserId;
  readonly lists: SessionListUseCases;
  readonly api: ListApi;
  readonly online$: BehaviorSubject<boolean>;
};

/** Opens a backend with members. While one is offline, nothing reaches the backend. */
export const openPeople = (...names: ReadonlyArray<string>): ReadonlyArray<Person> => {
  let time = 1_700_000_000_000;
  const clock = { now: () => (time += 1) };
  const uids = names.map((name) => aUserId(name));
  const state = uids.reduce(
    (before, uid) => addSession(uid, uid, clock.now())(withUser({ uid, name: uid, email: `${uid}@marquee.example`, role: 'user' })(before)),
    seedState,
  );
  const storage = inMemoryStorage(state);
  return uids.map((uid, person) => {
    const deps = { storage, clock, browserId: uid, hashRounds: 1 };
    const online$ = new BehaviorSubject(true);
    const { lists: repository, history } = memoryBackend(deps);
    // The calls of the backend are loaded late, and spreading those copies none.
    const { lists: stored } = lateApis(deps);
    const api: typeof repository.api = {
      ...stored,
      changeJointList: (change) => () => (online$.value ? stored.changeJointList(change)() : TE.left(offline)()),
    };
    let ids = 0;
    const lists = createListUseCases(
      {
        lists: { ...repository, api, apply: (command) => () => (online$.value ? repository.apply(command)() : TE.left(offline)()) },
        history, clock,
        outboxStore: testOutboxStore(), lock: testTabLock(), network: { online: online$.pipe(map((online) => E.right(online))) },
        log: { failure: () => {} },
        newId: () => `${uid}-${(ids += 1)}`,
        random: () => (ids += 1) / 1_000_003 + person / names.length,
        episodesOf: () => TE.right(null), importJournal: TE.right(testImportJournal()), getImdbId: () => TE.right(null),
      },
      uid,
    );
    return { uid, lists, api, online$ };
  });
};

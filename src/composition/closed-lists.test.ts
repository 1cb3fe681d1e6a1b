import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { finalize, firstValueFrom, Observable, of } from 'rxjs';
import { expect, it } from 'vitest';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { seedState } from '#adapters/memory/demo-data';
import { memoryBackend } from '#adapters/memory/memory-backend';
import { inMemoryStorage } from '#adapters/memory/storage/state-storage';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { maya } from '#domain/lists/list.fixture';

/** Wraps a port so that each of its watches is counted in `open` while somebody subscribes to it. */
const countWatches = <Port extends object>(port: Port, open: Map<string, number>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !String(name).startsWith('watch')) return value;
      return (...parameters: unknown[]): Observable<unknown> => new Observable((subscriber) => {
        const add = (count: number): void => void open.set(String(name), (open.get(String(name)) ?? 0) + count);
        add(1);
        return (Reflect.apply(value, target, parameters) as Observable<unknown>).pipe(finalize(() => add(-1))).subscribe(subscriber);
      });
    },
  });

it('closing the lists of a member ends every watch of the backend and of the outbox', async () => {
  const open = new Map<string, number>();
  const { lists, history } = memoryBackend({
    storage: inMemoryStorage(seedState),
    clock: { now: () => 1 },
    browserId: 'browser', hashRounds: 1,
  });
  const opened = createListUseCases(
    {
      lists: countWatches(lists, open),
      history: countWatches(history, open),
      outboxStore: countWatches(testOutboxStore(), open),
      lock: testTabLock(),
      network: { online: of(E.right(true)) },
      log: { failure: () => undefined },
      clock: { now: () => 1 },
      newId: () => 'id',
      random: () => 0.5,
      episodesOf: () => TE.right(null), importJournal: TE.right(testImportJournal()),
      getImdbId: () => TE.right(null),
    },
    maya,
  );
  await firstValueFrom(opened.lists);
  await firstValueFrom(opened.bin);
  const shown = opened.titleState({ mediaType: 'movie', id: 155 }).subscribe();
  await Promise.resolve();
  expect([...open.keys()].sort()).toEqual(expect.arrayContaining(['watch', 'watchLists', 'watchTitles']));
  shown.unsubscribe();
  opened.close();
  expect(Object.fromEntries(open)).toEqual(Object.fromEntries([...open.keys()].map((name) => [name, 0])));
});

import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepsOutboxStoreContract } from '#application/ports/outbox-store.contract';
import { emptyOutbox } from '#application/ports/outbox-store';
import { commandOf, film, maya, newItem } from '#domain/lists/list.fixture';
import { unavailable, type StorageProblem } from '#domain/shared/failure';
import type { MemberCommand } from '#domain/lists/member-command';
import { indexedDbOutboxStore } from './indexed-db-outbox-store';

let databases = 0;
const noLog = { failure: () => {} };
const nextName = (): string => `outbox-${++databases}`;
const command = commandOf({ kind: 'add-items', listID: 'a', items: [newItem(1)] });
const rating: MemberCommand = {
  commandId: 'rating', uid: maya, createdAt: 1,
  change: { kind: 'rate-title', title: film(1), rating: 8.5, before: null, ratedAt: 1 },
};

keepsOutboxStoreContract('IndexedDB', () => {
  const name = nextName();
  const [store, secondTab] = [indexedDbOutboxStore({ name, log: noLog }), indexedDbOutboxStore({ name, log: noLog })];
  return Promise.resolve({ store, secondTab, close: async () => {
    await Promise.all([store.close(), secondTab.close()]);
  } });
});

describe('indexedDbOutboxStore', () => {
  it('keeps the changes for the next visit', async () => {
    const name = nextName();
    const before = indexedDbOutboxStore({ name, log: noLog });
    const unanswered = unavailable(503, 'busy');
    await before.update(maya, (outbox) => ({ ...outbox, pending: [command, rating], unanswered }))();
    await before.close();
    const after = indexedDbOutboxStore({ name, log: noLog });
    onTestFinished(() => after.close());
    expect(await firstValueFrom(after.watch(maya))).toEqual(E.right({ ...emptyOutbox, pending: [command, rating], unanswered }));
  });

  it('keeps elements that it cannot read, and logs them', async () => {
    const name = nextName();
    const log = { failure: vi.fn() };
    const store = indexedDbOutboxStore({ name, log });
    onTestFinished(() => store.close());
    await store.update(maya, (outbox) => ({ ...outbox }))();
    const database = await openDB(name);
    const newer = { ...command, change: { kind: 'newer' } };
    await database.put('outboxes', { pending: [newer], refused: [], sendingId: null }, maya);
    expect(await store.update(maya, (outbox) => ({ ...outbox, pending: [...outbox.pending, command] }))()).toEqual(
      E.right({ ...emptyOutbox, pending: [command] }),
    );
    expect(await database.get('outboxes', maya)).toMatchObject({ pending: [command, newer] });
    expect(log.failure).toHaveBeenCalled();
    database.close();
  });

  it('a failing edit changes nothing', async () => {
    const store = indexedDbOutboxStore({ name: nextName(), log: noLog });
    onTestFinished(() => store.close());
    await store.update(maya, (outbox) => ({ ...outbox, pending: [command] }))();
    const failed = await store.update(maya, () => ({ ...emptyOutbox, sendingId: Symbol('no clone') as unknown as string }))();
    expect(E.isLeft(failed) && failed.left._tag).toBe('unavailable');
    expect(await firstValueFrom(store.watch(maya))).toEqual(E.right({ ...emptyOutbox, pending: [command] }));
  });

  it.each<[string, unknown, StorageProblem | undefined]>([
    ['forbidden', new DOMException('denied', 'SecurityError'), 'refused'],
    ['missing', new ReferenceError('indexedDB is not defined'), 'refused'],
    ['newer than the app', new DOMException('version', 'VersionError'), 'newer'],
    ['broken', new DOMException('Internal error', 'UnknownError'), undefined],
  ])('says that the storage is %s', async (_, error, storage) => {
    const store = indexedDbOutboxStore({ name: nextName(), log: noLog });
    vi.stubGlobal('indexedDB', { open: () => { throw error; } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const failed = await store.update(maya, (outbox) => outbox)();
    expect(failed).toMatchObject(E.left({ _tag: 'unavailable', status: null }));
    expect(E.isLeft(failed) && failed.left.storage).toBe(storage);
  });

  it('says that the storage is full, changes nothing, and stores again later', async () => {
    const store = indexedDbOutboxStore({ name: nextName(), log: noLog });
    onTestFinished(() => store.close());
    await store.update(maya, (outbox) => ({ ...outbox, pending: [command] }))();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    expect(await store.update(maya, () => emptyOutbox)()).toMatchObject(E.left({ _tag: 'unavailable', storage: 'full' }));
    expect(await firstValueFrom(store.watch(maya))).toEqual(E.right({ ...emptyOutbox, pending: [command] }));
    expect(await store.update(maya, () => emptyOutbox)()).toEqual(E.right(emptyOutbox));
  });
});

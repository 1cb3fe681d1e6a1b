import 'fake-indexeddb/auto';
import * as E from 'fp-ts/Either';
import { openDB } from 'idb';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';
import { keepsImportJournalContract } from '#application/ports/import-journal.contract';
import { maya } from '#domain/lists/list.fixture';
import { indexedDbImportJournal } from './indexed-db-import-journal';

let databases = 0;
const clock = { now: () => Date.UTC(2026, 5, 1) };
const open = (name: string, failure = () => {}) => indexedDbImportJournal({ name, lock: testTabLock(), log: { failure }, clock });

keepsImportJournalContract('indexedDbImportJournal', () => {
  const name = `imports-${(databases += 1)}`;
  const lock = testTabLock();
  const [journal, secondTab] = [1, 2].map(() => indexedDbImportJournal({ name, lock, log: { failure: () => {} }, clock }));
  if (journal === undefined || secondTab === undefined) throw new Error('no journal');
  return Promise.resolve({ journal, secondTab, close: async () => {
    await secondTab.close();
    await journal.close();
  } });
});
keepsImportJournalContract('testImportJournal', () => {
  const journal = testImportJournal();
  return Promise.resolve({ journal, secondTab: journal, close: () => Promise.resolve() });
});

describe('indexedDbImportJournal', () => {
  it('logs a damaged record and change, and shows the others', async () => {
    const name = `imports-${(databases += 1)}`;
    const failure = vi.fn();
    const journal = open(name, failure);
    await firstValueFrom(journal.watch(maya));
    const database = await openDB(name, 1);
    await database.put('records', { uid: maya, importId: 'a', startedAt: 1, record: { importId: 'a' } });
    await database.put('parts', { kind: 'shout' }, ['a', 0]);
    database.close();
    expect(await firstValueFrom(journal.watch(maya))).toEqual(E.right([]));
    expect(await journal.readChange('a', 0)()).toEqual(E.right(null));
    expect(failure).toHaveBeenCalledTimes(2);
    await journal.close();
  });

  it('removes old imports of everybody when somebody looks at theirs, but none that is not over', async () => {
    const name = `imports-${(databases += 1)}`;
    const journal = open(name);
    await firstValueFrom(journal.watch(maya));
    const old = clock.now() - 91 * 86_400_000;
    const database = await openDB(name, 1);
    for (const [importId, uid, status] of [['a', 'nell', 'done'], ['b', maya, 'undone'], ['c', maya, 'paused']] as const) {
      await database.put('records', { uid, importId, startedAt: old, record: { ...anImport, importId, startedAt: old, status } });
      await database.put('parts', 'File,Row\n', [importId, 'report']);
    }
    database.close();
    const later = open(name);
    const left = await firstValueFrom(later.watch(maya));
    expect(E.isRight(left) ? left.right.map(({ importId }) => importId) : left).toEqual(['c']);
    expect(await Promise.all(['a', 'b', 'c'].map((id) => later.readText(id, 'report')())))
      .toEqual([E.right(''), E.right(''), E.right('File,Row\n')]);
    await later.close();
    await journal.close();
  });

  it('fails with a full storage, and stores nothing of the import', async () => {
    const journal = open(`imports-${(databases += 1)}`);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const record = { importId: 'a', startedAt: 1 } as never;
    expect(await journal.begin(maya, record, [], { report: '', unmatched: '' })()).toMatchObject({
      left: { _tag: 'unavailable', storage: 'full' },
    });
    put.mockRestore();
    expect(await firstValueFrom(journal.watch(maya))).toEqual(E.right([]));
    await journal.close();
  });
});

import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { maya } from '#domain/lists/list.fixture';
import { anyAccount } from './any-account.fixture';
import { fill, importFile, openAccount, restored, runImports, valueOf, type OpenAccount } from './open-account.fixture';

const undoAll = async ({ lists, journal }: OpenAccount): Promise<number> => {
  const records = await valueOf(() => firstValueFrom(journal.watch(maya)));
  for (const { importId } of records)
    await valueOf(journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' })));
  await runImports({ lists, journal }, 'undone');
  const after = await firstValueFrom(journal.watch(maya));
  return E.isRight(after) ? after.right.reduce((sum, { kept }) => sum + kept, 0) : NaN;
};

const NO_TITLES = { runtime: 0, watched: 0, posters: [] };

/**
 * Returns what an undo restores. Settings and recently viewed titles are no entries of an import (decision 0069), known episodes of a
 * series are the catalogue's, and rows without a title go with their import.
 */
const takenBack = async (account: OpenAccount) => {
  const { lists, viewings, ratings } = restored(await account.exported());
  // A list without a summary was never counted: it is empty.
  const counted = lists.map(({ list, items }) => ({ list: { ...list, summary: list.summary ?? NO_TITLES }, items }));
  return { lists: counted, viewings, ratings };
};

it('an import over any account that is taken back at once leaves the account as it was', { timeout: 60_000 }, async () => {
  await fc.assert(fc.asyncProperty(anyAccount, anyAccount, async (own, other) => {
    const [from, to] = [openAccount(), openAccount()];
    await fill(from, other);
    await fill(to, { ...own, unmatched: [] });
    const before = await takenBack(to);
    await importFile(to, JSON.stringify(await from.exported()), 'file');
    expect(await undoAll(to)).toBe(0);
    expect(await takenBack(to)).toEqual(before);
  }), { numRuns: 40 });
});

import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { maya } from '#domain/lists/list.fixture';
import { anyAccount } from './any-account.fixture';
import { fill, importFile, openAccount, restored, runImports, valueOf, type OpenAccount } from './open-account.fixture';

const undo = async ({ lists, journal }: OpenAccount, ids: ReadonlyArray<string>): Promise<number> => {
  for (const importId of ids) await valueOf(journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' })));
  await runImports({ lists, journal }, 'undone', ids);
  const after = await firstValueFrom(journal.watch(maya));
  return E.isRight(after) ? after.right.reduce((sum, { kept }) => sum + kept, 0) : NaN;
};

/** Returns the ids of the imports, the first one first. */
const idsOf = async ({ journal }: OpenAccount): Promise<ReadonlyArray<string>> =>
  (await valueOf(() => firstValueFrom(journal.watch(maya)))).map(({ importId }) => importId).toReversed();

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
    expect(await undo(to, await idsOf(to))).toBe(0);
    expect(await takenBack(to)).toEqual(before);
  }), { numRuns: 40 });
});

it.each([{ order: [[1], [0]] }, { order: [[0], [1]] }, { order: [[0, 1]] }])(
  'a day for a viewing on an unknown one, and that viewing, are gone when both imports are taken back, in the order $order',
  async ({ order }) => {
    const account = openAccount();
    const before = await takenBack(account);
    const empty = await account.exported();
    const [undated, dated] = [filmViewing('import-movie-1-unknown', 1, unknownDay), filmViewing('import-movie-1-2020-01-01', 1)];
    for (const viewing of [undated, { ...dated, ...onDay('2020-01-01') }])
      await importFile(account, JSON.stringify({ ...empty, viewings: [viewing] }));
    expect((await account.exported()).viewings).toMatchObject([{ entryId: 'import-movie-1-2020-01-01' }]);
    const ids = await idsOf(account);
    for (const places of order) expect(await undo(account, ids.filter((_, index) => places.includes(index)))).toBe(0);
    expect(await takenBack(account)).toEqual(before);
  },
);

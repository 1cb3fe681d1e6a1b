import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { film, maya } from '#domain/lists/list.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { ACCOUNT_TIME, anyAccount } from './any-account.fixture';
import { fill, importFile, openAccount, restored, runImports, type OpenAccount } from './open-account.fixture';

const undo = async ({ lists, journal }: OpenAccount, ids: ReadonlyArray<string>): Promise<number> => {
  for (const importId of ids) await expectRight(journal.update(maya, importId, (record) => ({ ...record, status: 'undoing' })));
  await runImports({ lists, journal }, 'undone', ids);
  const after = await firstValueFrom(journal.watch(maya));
  return E.isRight(after) ? after.right.reduce((sum, { kept }) => sum + kept, 0) : NaN;
};

/** Returns the ids of the imports, the first one first. */
const idsOf = async ({ journal }: OpenAccount): Promise<ReadonlyArray<string>> =>
  (await expectRight(() => firstValueFrom(journal.watch(maya)))).map(({ importId }) => importId).toReversed();

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

/** Returns a function that imports a rating of a film, over another one too. @param day days before the account's time. */
const ratingImports = async (account: OpenAccount): Promise<(rating: number, day: number) => Promise<void>> => {
  const empty = await account.exported();
  return (rating, day) =>
    importFile(account, JSON.stringify({ ...empty, ratings: [{ item: film(1), rating, ratedAt: ACCOUNT_TIME - day }] }), 'file');
};
const rateByHand = ({ apply }: OpenAccount, rating: number, before: number | null): Promise<void> =>
  apply({ kind: 'rate-title', title: film(1), rating, before, ratedAt: ACCOUNT_TIME - 9 });

const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
it.each([null, 7].flatMap((own) => ORDERS.map((order) => ({ own, order }))))(
  'ratings of a title by three imports are gone when all are taken back, and the one of before is there: $own, in the order $order',
  async ({ order, own }) => {
    const account = openAccount();
    const importRating = await ratingImports(account);
    if (own !== null) await rateByHand(account, own, null);
    const before = await takenBack(account);
    for (const [index, rating] of [8, 6, 8.5].entries()) await importRating(rating, index);
    const ids = await idsOf(account);
    for (const place of order) await undo(account, ids.filter((_, index) => index === place));
    expect(await takenBack(account)).toEqual(before);
  },
);

it('a rating that the person has given between two imports, equal to the first one, is back when both are taken back', async () => {
  const account = openAccount();
  const importRating = await ratingImports(account);
  await importRating(8, 1);
  await rateByHand(account, 5, 8);
  await rateByHand(account, 8, 5);
  const own = (await account.exported()).ratings;
  await importRating(6, 2);
  for (const id of await idsOf(account)) await undo(account, [id]);
  expect((await account.exported()).ratings).toEqual(own);
});

import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { toReaddedItem } from '#domain/lists/inverse-list-change';
import { film } from '#domain/lists/list.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { noirFile, openImportRun } from '#application/imports/run/import-run.fixture';

it('takes titles off a list whose times of addition the backend moved back, and leaves one that the person added again', async () => {
  const { device, begin, run, reaches, setStatus, shown } = openImportRun(transitionCoverage());
  await begin();
  run({
    findItems: (...read) => async () =>
      E.map((items: Awaited<ReturnType<typeof shownItems>>) => items.map((each) => ({ ...each, addedAt: each.addedAt - 120_000 })))(
        await device.lists.findItems(...read)()),
  });
  await reaches('done');
  const noir = (await shownLists(device)).find(({ name }) => name === 'noir')?.listID ?? '';
  const items = (noirFile.lists[0]?.items ?? []).slice(1).map((item) => ({ ...toReaddedItem(item), random: 0.25 }));
  await device.lists.removeTitles(noir, [film(2)])();
  expect(await device.lists.makeForGood([{ kind: 'add-items', listID: noir, items }])()).toEqual(E.right(undefined));
  await setStatus('undoing');
  const { left } = await reaches('undone');
  expect(left.map(({ name, list, why }) => `${list ?? name}: ${why}`).sort()).toEqual(['Noir: item', 'Noir: list']);
  expect((await shown()).items).toEqual([['movie-2', 'note 2']]);
});

it('deletes pinned and archived lists of a file, and unpins one of the account, after the person has moved other lists', async () => {
  const { device, begin, run, reaches, setStatus } = openImportRun(transitionCoverage());
  const list = { displayName: null, description: '', createdAt: null, order: null, pinned: false, archived: false };
  const lists = [{ name: 'old', order: 'b0', archived: true }, { name: 'first', pinned: true }, { name: 'watchlist', pinned: true },
    { name: 'favorites', order: 'b1' }].map((each) => ({ list: { ...list, ...each }, items: [] }));
  await begin([{ ...noirFile, lists, viewings: [], ratings: [] }]);
  run();
  await reaches('done');
  const placeOf = async (name: string) => {
    const { listID = '', order, pinned, archived } = (await shownLists(device)).find((each) => each.name === name) ?? {};
    return { listID, order, pinned, archived };
  };
  await device.lists.createList('mine')();
  const before = await Promise.all(lists.map((each) => placeOf(each.list.name)));
  await device.lists.placeList((await placeOf('mine')).listID, null)();
  await device.lists.placeList((await placeOf('watchlist')).listID, null)();
  const moved = await Promise.all(lists.map((each) => placeOf(each.list.name)));
  expect(moved.filter(({ order }, index) => order === before[index]?.order)).toEqual([]);
  await setStatus('undoing');
  expect(await reaches('undone')).toMatchObject({ kept: 0, left: [] });
  expect((await shownLists(device)).map(({ name }) => name).sort()).toEqual(['favorites', 'mine', 'watchlist']);
  expect([await placeOf('watchlist'), await placeOf('favorites')]).toEqual([{ ...moved[2], pinned: false }, moved[3]]);
});

it('leaves and names a list in the bin with its titles, and nothing of one that is deleted for good', async () => {
  const { device, begin, run, reaches, setStatus } = openImportRun(transitionCoverage());
  const named = (name: string, nth: number) =>
    noirFile.lists.map(({ list, items }) => ({ list: { ...list, name }, items: items.map((each) => ({ ...each, random: nth / 10 })) }));
  await begin([{ ...noirFile, lists: ['noir', 'gone', 'emptied'].flatMap(named) }]);
  run();
  await reaches('done');
  const idOf = async (name: string) => (await shownLists(device)).find((each) => each.name === name)?.listID ?? '';
  const [binned, gone, emptied] = [await idOf('noir'), await idOf('gone'), await idOf('emptied')];
  await device.lists.removeTitles(emptied, [film(1), film(2)])();
  for (const listID of [binned, gone, emptied]) await device.lists.deleteList(listID)();
  await expect.poll(() => device.lists.unsentCount()).toBeNull();
  expect(await device.lists.deleteForever(gone)()).toEqual(E.right(undefined));
  await setStatus('undoing');
  const { kept, left } = await reaches('undone');
  expect(left.map(({ name, list, why }) => [name, list, why]))
    .toEqual([['Film 1', 'Noir', 'bin'], ['Film 2', 'Noir', 'bin'], ['Noir', null, 'bin']]);
  expect(kept).toBe(3);
  await device.lists.restoreList(binned, 'noir')();
  expect((await shownItems(device, binned)).map(({ itemKey }) => itemKey)).toEqual(['movie-1', 'movie-2']);
});

it('names a list in the bin that it described, unless the person had taken that away', async () => {
  const { device, begin, run, reaches, setStatus } = openImportRun(transitionCoverage());
  const idOf = async (name: string) => (await shownLists(device)).find((each) => each.name === name)?.listID ?? '';
  const names = ['described', 'cleared'];
  for (const name of names) await device.lists.createList(name)();
  const list = { displayName: null, description: 'Text', createdAt: null, order: null, pinned: false, archived: false };
  await begin([{ ...noirFile, viewings: [], ratings: [], lists: names.map((name) => ({ list: { ...list, name }, items: [] })) }]);
  run();
  await reaches('done');
  await device.lists.describeList(await idOf('cleared'), '')();
  for (const name of names) await device.lists.deleteList(await idOf(name))();
  await setStatus('undoing');
  const { left } = await reaches('undone');
  expect(left.map(({ name, why }) => [name, why])).toEqual([['Described', 'bin']]);
});

import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { film, newItem } from '#domain/lists/list.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { noirFile, NOW, openImportRun } from '#application/imports/run/import-run.fixture';

const open = async () => {
  const opened = openImportRun(transitionCoverage());
  const { device, begin, run, reaches, setStatus } = opened;
  const listID = (await shownLists(device))[0]?.listID ?? '';
  await device.lists.makeForGood([{ kind: 'add-items', listID, items: [newItem(2, { addedAt: NOW - 5 })] }])();
  await begin([{ ...noirFile, viewings: [], ratings: [] }]);
  run();
  await reaches('done');
  const idOf = async (name: string) => (await shownLists(device)).find((each) => each.name === name)?.listID ?? '';
  return {
    ...opened, idOf,
    undone: async () => {
      await expect.poll(() => device.lists.unsentCount()).toBeNull();
      await setStatus('undoing');
      const { left } = await reaches('undone');
      return left.map(({ name, list, why }) => [name, list, why]);
    },
  };
};

it('names titles that the person moved to another list', async () => {
  const { device, idOf, undone } = await open();
  const noir = await idOf('noir');
  await device.lists.createList('rainy sundays')();
  await device.lists.moveItems(noir, await idOf('rainy_sundays'), await shownItems(device, noir))();
  expect(await undone()).toEqual([['Film 1', 'Rainy sundays', 'moved'], ['Film 2', 'Rainy sundays', 'moved']]);
  expect((await shownItems(device, await idOf('rainy_sundays'))).map(({ itemKey }) => itemKey)).toEqual(['movie-1', 'movie-2']);
});

it('names titles that were moved before their list was deleted for good', async () => {
  const { device, idOf, undone } = await open();
  const noir = await idOf('noir');
  await device.lists.moveItems(noir, await idOf('watchlist'), (await shownItems(device, noir)).slice(0, 1))();
  await device.lists.deleteList(noir)();
  await expect.poll(() => device.lists.unsentCount()).toBeNull();
  expect(await device.lists.deleteForever(noir)()).toEqual(E.right(undefined));
  expect(await undone()).toEqual([['Film 1', 'Watchlist', 'moved']]);
});

it('names no title that the person took off, and that was on another list before', async () => {
  const { device, idOf, undone } = await open();
  await device.lists.removeTitles(await idOf('noir'), [film(1), film(2)])();
  expect(await undone()).toEqual([]);
});

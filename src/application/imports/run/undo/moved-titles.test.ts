import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { film } from '#domain/lists/list.fixture';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { noirFile, openImportRun } from '#application/imports/run/import-run.fixture';

/** Imports two films onto "noir". */
const open = async () => {
  const opened = openImportRun(transitionCoverage());
  const { device: { lists }, device, begin, run, reaches, setStatus } = opened;
  const idOf = async (name: string) => (await shownLists(device)).find((each) => each.name === name)?.listID ?? '';
  await begin([{ ...noirFile, viewings: [], ratings: [] }]);
  run();
  await reaches('done');
  await lists.createList('rainy sundays')();
  return {
    lists, idOf, noir: await idOf('noir'), sundays: await idOf('rainy_sundays'),
    itemsOf: (listID: string) => shownItems(device, listID),
    sent: () => expect.poll(() => lists.unsentCount()).toBeNull(),
    undone: async () => {
      await expect.poll(() => lists.unsentCount()).toBeNull();
      await setStatus('undoing');
      const { left } = await reaches('undone');
      return left.map(({ name, list, why }) => [name, list, why]);
    },
  };
};

it('names titles that the person moved to another list, and leaves them there', async () => {
  const { lists, noir, sundays, itemsOf, undone } = await open();
  await lists.moveItems(noir, sundays, await itemsOf(noir))();
  expect(await undone()).toEqual([['Film 1', 'Rainy sundays', 'moved'], ['Film 2', 'Rainy sundays', 'moved']]);
  expect((await itemsOf(sundays)).map(({ itemKey }) => itemKey)).toEqual(['movie-1', 'movie-2']);
});

it('names titles that were moved to a new list, before theirs was deleted for good', async () => {
  const { lists, noir, itemsOf, undone, sent } = await open();
  await lists.moveToNewList('later', (await itemsOf(noir)).slice(0, 1), noir)();
  await lists.deleteList(noir)();
  await sent();
  expect(await lists.deleteForever(noir)()).toEqual(E.right(undefined));
  expect(await undone()).toEqual([['Film 1', 'Later', 'moved']]);
});

it('names titles that were moved to a list that is in the bin', async () => {
  const { lists, noir, sundays, itemsOf, undone } = await open();
  await lists.moveItems(noir, sundays, (await itemsOf(noir)).slice(0, 1))();
  await lists.deleteList(sundays)();
  expect(await undone()).toEqual([['Film 1', 'Rainy sundays', 'bin']]);
});

it('takes back titles that were moved and brought back by an undo', async () => {
  const { lists, noir, sundays, itemsOf, undone } = await open();
  await lists.moveItems(noir, sundays, await itemsOf(noir))();
  expect(await lists.undo()).toMatchObject({ _tag: 'Right' });
  expect(await undone()).toEqual([]);
  expect(await itemsOf(sundays)).toEqual([]);
});

it('names no title that the person took off, and put on another list', async () => {
  const { lists, noir, sundays, undone } = await open();
  await lists.addTitles(sundays, [film(1)])();
  await lists.removeTitles(noir, [film(1), film(2)])();
  await lists.addTitles(sundays, [film(2)])();
  expect(await undone()).toEqual([]);
});

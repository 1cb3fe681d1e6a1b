import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testOutboxStore } from '#application/lists/outbox/outbox-store.fixture';
import { film } from '#domain/lists/list.fixture';
import type { ListItem } from '#domain/lists/list-item';
import { unavailable } from '#domain/shared/failure';
import { shownItems, shownLists } from './lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from './two-devices.fixture';

const never = new Promise<never>(() => {});
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
const listOf = async (device: Device, name: string): Promise<string> =>
  (await shownLists(device)).find((list) => list.name === name)?.listID ?? 'missing';
const notesIn = async (device: Device, name: string): Promise<ReadonlyArray<readonly [number, string | null]>> =>
  (await shownItems(device, await listOf(device, name))).map(({ movieID, note }) => [movieID, note]);
const countOf = async (device: Device, name: string): Promise<number | undefined> =>
  (await shownLists(device)).find((list) => list.name === name)?.itemCount;

/** Puts films with notes on a list. */
const fill = async (device: Device, name: string, ...ids: ReadonlyArray<number>): Promise<ReadonlyArray<ListItem>> => {
  const listID = await listOf(device, name);
  await device.lists.addTitles(listID, ids.map((id) => film(id)))();
  await turns();
  for (const item of await shownItems(device, listID)) await device.lists.noteItem(item, `note ${item.movieID}`)();
  await turns();
  return shownItems(device, listID);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a device that has read no list, and whose backend never answers a read by keys. The other device has filled the lists. */
const openUnread = async (watchlist: ReadonlyArray<number>, favorites: ReadonlyArray<number>) => {
  let gate: Promise<unknown> = Promise.resolve();
  const { devices } = openTwoDevices({ beforeFind: () => gate });
  const items = await fill(devices[0], 'watchlist', ...watchlist);
  await fill(devices[0], 'favorites', ...favorites);
  gate = never;
  return {
    other: devices[0],
    device: devices[1],
    items,
    listIDs: { watchlist: await listOf(devices[1], 'watchlist'), favorites: await listOf(devices[1], 'favorites') },
  };
};
const undo = async (device: Device): Promise<void> => {
  const undone = device.lists.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(E.isRight(await undone)).toBe(true);
  await turns();
};

describe('undo, although the backend never answers the read of what was there before', () => {
  it('of copies keeps the titles that the target had, with their notes', async () => {
    const { device, other, items, listIDs } = await openUnread([1, 2], [2, 3]);
    await device.lists.copyItems(listIDs.favorites, items)();
    await turns();
    expect(await notesIn(other, 'favorites')).toEqual([[1, 'note 1'], [2, 'note 2'], [3, 'note 3']]);
    await undo(device);
    expect(await notesIn(other, 'favorites')).toEqual([[2, 'note 2'], [3, 'note 3']]);
  });

  it('of a move brings the titles back with their notes, and takes only these from the target', async () => {
    const { device, other, items, listIDs } = await openUnread([1, 2], [2]);
    await device.lists.moveItems(listIDs.watchlist, listIDs.favorites, items)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await notesIn(other, 'watchlist'), await notesIn(other, 'favorites')]).toEqual([[], [[1, 'note 1'], [2, 'note 2']]]);
    await undo(device);
    expect([await notesIn(other, 'watchlist'), await notesIn(other, 'favorites')]).toEqual([
      [
        [1, 'note 1'],
        [2, 'note 2'],
      ],
      [[2, 'note 2']],
    ]);
  });

  it('of the removal of items that the member selected brings their notes back', async () => {
    const { device, other, items, listIDs } = await openUnread([1, 2], []);
    await device.lists.removeTitles(listIDs.watchlist, items)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await notesIn(other, 'watchlist')).toEqual([]);
    await undo(device);
    expect(await notesIn(other, 'watchlist')).toEqual([[1, 'note 1'], [2, 'note 2']]);
  });
});

describe('undo without a network', () => {
  it('of a removal brings a note back that was not sent yet', async () => {
    const { devices: [device, other] } = openTwoDevices();
    const [item] = await fill(device, 'watchlist', 1);
    if (item === undefined) throw new Error('The title is missing.');
    device.online$.next(false);
    await device.lists.noteItem(item, 'with Nell')();
    await device.lists.removeTitles(item.listID, [item])();
    expect([await notesIn(device, 'watchlist'), await countOf(device, 'watchlist')]).toEqual([[], 0]);
    await device.lists.undo();
    expect([await notesIn(device, 'watchlist'), await countOf(device, 'watchlist')]).toEqual([[[1, 'with Nell']], 1]);
    device.online$.next(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([await notesIn(other, 'watchlist'), await countOf(other, 'watchlist')]).toEqual([[[1, 'with Nell']], 1]);
  });

  it('of a second addition takes a title away that was removed and added again', async () => {
    const { devices: [device] } = openTwoDevices();
    const [item] = await fill(device, 'watchlist', 1);
    if (item === undefined) throw new Error('The title is missing.');
    device.online$.next(false);
    await device.lists.removeTitles(item.listID, [item])();
    await device.lists.addTitles(item.listID, [film(1)])();
    expect(await notesIn(device, 'watchlist')).toEqual([[1, null]]);
    await device.lists.undo();
    expect(await notesIn(device, 'watchlist')).toEqual([]);
    await device.lists.undo();
    expect(await notesIn(device, 'watchlist')).toEqual([[1, 'note 1']]);
  });
});

describe('undo', () => {
  it('takes back the last 50 changes, one after the other, and no more', async () => {
    const { devices: [device] } = openTwoDevices();
    const listID = await listOf(device, 'watchlist');
    for (let id = 1; id <= 52; id += 1) await device.lists.addTitles(listID, [film(id)])();
    for (let step = 0; step < 50; step += 1) expect(await device.lists.undo()).toMatchObject(E.right({ kind: 'add-items' }));
    expect(await device.lists.undo()).toEqual(E.right(null));
    await turns();
    expect((await shownItems(device, listID)).map(({ movieID }) => movieID)).toEqual([1, 2]);
  });

  it('can be repeated if the browser could not store it', async () => {
    const memory = testOutboxStore();
    let isFull = false;
    const {
      devices: [device],
    } = openTwoDevices({
      outboxStore: {
        ...memory,
        update:
          (...given) =>
          async () =>
            isFull ? E.left(unavailable(null, 'full')) : memory.update(...given)(),
      },
    });
    const [item] = await fill(device, 'watchlist', 1);
    if (item === undefined) throw new Error('The title is missing.');
    await device.lists.removeTitles(item.listID, [item])();
    await turns();
    isFull = true;
    expect(await device.lists.undo()).toEqual(E.left(unavailable(null, 'full')));
    expect(await notesIn(device, 'watchlist')).toEqual([]);
    isFull = false;
    await device.lists.undo();
    expect(await notesIn(device, 'watchlist')).toEqual([[1, 'note 1']]);
  });
});

describe('the count of a list', () => {
  const titleOf = (id: number) => ({ mediaType: 'movie' as const, id, imdbID: null });

  it('follows additions without a network of titles that the list is known to lack, and no others', async () => {
    const { devices: [device, other] } = openTwoDevices();
    await fill(other, 'watchlist', 1, 2);
    const listID = await listOf(device, 'watchlist');
    const shown = [2, 3].map((id) => device.lists.titleState(titleOf(id)).subscribe());
    await turns();
    device.online$.next(false);
    for (const id of [1, 2, 3]) await device.lists.addTitles(listID, [film(id)])();
    expect(await countOf(device, 'watchlist')).toBe(3);
    device.online$.next(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await countOf(device, 'watchlist')).toBe(3);
    shown.forEach((subscription) => subscription.unsubscribe());
  });
});

describe('a list that comes back from the bin without a network', () => {
  it.each([
    ['undo', async (device: Device) => E.isRight(await device.lists.undo())],
    ['restoring it', async (device: Device, listID: string) => E.isRight(await device.lists.restoreList(listID, 'rainy sunday')())],
  ])('by %s is shown at once and takes titles', async (_, bringBack) => {
    const { devices: [device, other] } = openTwoDevices();
    await device.lists.createList('rainy sunday')();
    await turns();
    const items = await fill(device, 'rainy_sunday', 1);
    const listID = await listOf(device, 'rainy_sunday');
    const shown: ReadonlyArray<string>[] = [];
    const subscription = device.lists.lists.subscribe(
      (lists) => void shown.push(E.isRight(lists) ? lists.right.map((list) => list.name) : [lists.left._tag]),
    );
    onTestFinished(() => subscription.unsubscribe());
    await device.lists.deleteList(listID)();
    await turns();
    expect(shown.at(-1)).not.toContain('rainy_sunday');
    device.online$.next(false);
    const before = shown.length;
    expect(await bringBack(device, listID)).toBe(true);
    await turns();
    expect(shown.at(-1)).toContain('rainy_sunday');
    expect(E.isRight(await device.lists.addTitles(listID, [film(2)])())).toBe(true);
    device.online$.next(true);
    await vi.advanceTimersByTimeAsync(120_000);
    await turns();
    expect([items.length, (await shownItems(other, listID)).map(({ movieID }) => movieID)]).toEqual([1, [1, 2]]);
    // The list does not disappear when the server has it back.
    const again = shown.slice(before);
    expect(
      again
        .slice(again.findIndex((names) => names.includes('rainy_sunday')))
        .every((names) => names.filter((name) => name === 'rainy_sunday').length === 1),
    ).toBe(true);
  });
});

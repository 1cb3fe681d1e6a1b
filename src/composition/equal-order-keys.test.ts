import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noItemFilter } from '#domain/lists/item-query';
import { film } from '#domain/lists/list.fixture';
import type { ListItem } from '#domain/lists/list-item';
import { outboxOf } from './lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from './two-devices.fixture';

const RETRY_MS = 61_000;

/** Returns the items in the member's own order, once they are read. */
const inOrder = async ({ lists }: Device, listID: string): Promise<ReadonlyArray<ListItem>> => {
  let items: ReadonlyArray<ListItem> = [];
  const subscription = lists
    .items({ listID, sort: 'order', direction: 'asc', filter: noItemFilter })
    .state$.subscribe((state) => (items = state.items));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  subscription.unsubscribe();
  return items;
};
const idsOf = async (device: Device, listID: string): Promise<ReadonlyArray<number>> =>
  (await inOrder(device, listID)).map(({ movieID }) => movieID);
const place = async (device: Device, listID: string, id: number, after: number): Promise<void> => {
  const items = await inOrder(device, listID);
  const others = items.filter(({ movieID }) => movieID !== id);
  const at = others.findIndex(({ movieID }) => movieID === after);
  const item = items.find(({ movieID }) => movieID === id);
  if (item === undefined) throw new Error(`The list lacks ${id}.`);
  expect(await device.lists.placeItem(item, { after: others[at] ?? null, before: others[at + 1] ?? null })()).toEqual(E.right(undefined));
};
const settle = async (devices: readonly [Device, Device]): Promise<void> => {
  for (const { online$ } of devices) online$.next(true);
  for (let round = 0; round < 5; round += 1) await vi.advanceTimersByTimeAsync(RETRY_MS);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('titles that two devices have given equal places', () => {
  it('make room for a title between them, which one undo takes back', async () => {
    const { devices } = openTwoDevices();
    const [one, two] = devices;
    const created = await one.lists.createList('noir')();
    if (E.isLeft(created)) throw new Error('The list is refused.');
    const listID = created.right;
    await one.lists.addTitles(listID, [film(1), film(2), film(3), film(4), film(5)])();
    await settle(devices);
    devices.forEach(({ online$ }) => online$.next(false));
    await place(one, listID, 3, 1);
    await place(two, listID, 4, 1);
    await settle(devices);
    const [, equal, other] = await inOrder(one, listID);
    expect(equal?.order).toBe(other?.order);
    const before = await idsOf(one, listID);
    expect(before).toEqual([1, 3, 4, 2, 5]);

    await place(one, listID, 5, 3);
    expect(await idsOf(one, listID)).toEqual([1, 3, 5, 4, 2]);
    await settle(devices);
    expect(await idsOf(two, listID)).toEqual([1, 3, 5, 4, 2]);
    await one.lists.undo();
    await settle(devices);
    expect(await idsOf(two, listID)).toEqual(before);
    expect((await outboxOf(one)).refused).toEqual([]);
  });
});

describe('a new list for titles of another one', () => {
  it.each(['copyToNewList', 'moveToNewList'] as const)('%s is taken back by one undo', async (kind) => {
    const { devices } = openTwoDevices();
    const [{ lists }] = devices;
    const created = await lists.createList('noir')();
    if (E.isLeft(created)) throw new Error('The list is refused.');
    await lists.addTitles(created.right, [film(1), film(2)])();
    await settle(devices);
    const items = await inOrder(devices[0], created.right);
    const target = await lists[kind]('crime', items, created.right)();
    if (E.isLeft(target)) throw new Error('The new list is refused.');
    expect(await idsOf(devices[0], target.right)).toEqual([1, 2]);
    expect(await idsOf(devices[0], created.right)).toEqual(kind === 'copyToNewList' ? [1, 2] : []);
    await settle(devices);
    await lists.undo();
    await settle(devices);
    expect(await idsOf(devices[1], created.right)).toEqual([1, 2]);
    expect(
      E.map((all: ReadonlyArray<{ readonly name: string }>) => all.some(({ name }) => name === 'crime'))(await firstValueFrom(lists.lists)),
    ).toEqual(E.right(false));
  });
});

import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testOutboxStore } from '#application/lists/outbox/outbox-store.fixture';
import type { OutboxStore } from '#application/ports/outbox-store';
import { film } from '#domain/lists/list.fixture';
import { unavailable } from '#domain/shared/failure';
import { outboxOf, shownItems, shownLists } from './lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from './two-devices.fixture';

const never = new Promise<never>(() => {});
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
const watchlistOf = async (device: Device): Promise<string> => {
  const list = (await shownLists(device)).find(({ name }) => name === 'watchlist');
  if (list === undefined) throw new Error('There is no watchlist.');
  return list.listID;
};
const notes = async (device: Device): Promise<ReadonlyArray<readonly [number, string | null]>> =>
  (await shownItems(device, await watchlistOf(device))).map(({ movieID, note }) => [movieID, note]);
const kinds = async (device: Device): Promise<ReadonlyArray<string>> => (await outboxOf(device)).pending.map(({ change }) => change.kind);

/** Puts a title with a note on the watchlist, which no screen has open afterwards: the second device has never read it. */
const withNote = async (devices: readonly [Device, Device]): Promise<string> => {
  const listID = await watchlistOf(devices[0]);
  await devices[0].lists.addTitles(listID, [film(1)])();
  await turns();
  const [item] = await shownItems(devices[0], listID);
  if (item === undefined) throw new Error('The title is missing.');
  await devices[0].lists.noteItem(item, 'with Nell')();
  await turns();
  return listID;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a change whose undo needs a read', () => {
  it('is stored and shown although the read never answers; it is sent after 10 s, and undo brings the title back', async () => {
    let gate: Promise<unknown> = Promise.resolve();
    const { devices } = openTwoDevices({ beforeFind: () => gate });
    const listID = await withNote(devices);
    gate = never;
    const [, device] = devices;
    expect(E.isRight(await device.lists.removeTitles(listID, [film(1)])())).toBe(true);
    expect([await kinds(device), await notes(device), device.lists.unsentCount()?.toSend]).toEqual([['remove-items'], [], 1]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect([await kinds(device), await notes(devices[0])]).toEqual([['remove-items'], [[1, 'with Nell']]]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await kinds(device), await notes(devices[0])]).toEqual([[], []]);
    expect(E.isRight(await device.lists.undo())).toBe(true);
    await turns();
    expect(await notes(devices[0])).toEqual([[1, null]]);
  });

  it('waits for the read while another tab sends, so that undo brings the note back', async () => {
    let answer = (): void => undefined;
    let gate: Promise<unknown> = Promise.resolve();
    const { devices } = openTwoDevices({ outboxStore: testOutboxStore(), beforeFind: () => gate });
    const listID = await withNote(devices);
    gate = new Promise<void>((resolve) => (answer = resolve));
    const [sender, device] = devices;
    await device.lists.removeTitles(listID, [film(1)])();
    // The first tab has the lock of the sender.
    await turns();
    expect([await kinds(device), await kinds(sender)]).toEqual([['remove-items'], ['remove-items']]);
    answer();
    await turns();
    expect([await kinds(device), await notes(device)]).toEqual([[], []]);
    await device.lists.undo();
    await turns();
    expect(await notes(sender)).toEqual([[1, 'with Nell']]);
  });
});

describe('a change that the browser stores slowly', () => {
  const slowStore = (): { readonly store: OutboxStore; readonly finish: (isStored: boolean) => void } => {
    const memory = testOutboxStore();
    let finish: (isStored: boolean) => void = () => undefined;
    const isStored = new Promise<boolean>((resolve) => (finish = resolve));
    return {
      store: {
        ...memory,
        update: (uid, edit) => async () => ((await isStored) ? memory.update(uid, edit)() : E.left(unavailable(null, 'full'))),
      },
      finish: (stored) => finish(stored),
    };
  };

  it.each([[true, [1]], [false, []]] as const)('is shown when it is stored (%s), not before', async (isStored, shown) => {
    const { store, finish } = slowStore();
    const { devices: [device] } = openTwoDevices({ outboxStore: store });
    const listID = await watchlistOf(device);
    const added = device.lists.addTitles(listID, [film(1)])();
    await turns();
    expect(await notes(device)).toEqual([]);
    finish(isStored);
    expect(E.isRight(await added)).toBe(isStored);
    expect((await notes(device)).map(([id]) => id)).toEqual(shown);
    expect(E.isRight(await firstValueFrom(device.lists.outbox))).toBe(true);
  });
});

import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { anyStep, openTwoDevices, outboxOf, shownItems, shownLists, takeStep, type Device, type Step } from './lists-on-two-devices.fixture';

/** Longer than the longest wait before a change is sent again, in ms. */
const RETRY_MS = 61_000;

/** Brings both devices online and waits until their outboxes are empty. */
const settle = async (devices: readonly [Device, Device]): Promise<void> => {
  for (const { online$ } of devices) online$.next(true);
  for (let round = 0; round < 5; round += 1) await vi.advanceTimersByTimeAsync(RETRY_MS);
};

const deletedItems = async (device: Device): Promise<ReadonlyArray<number>> => {
  const bin = await firstValueFrom(device.lists.bin);
  if (E.isLeft(bin)) throw new Error('The bin cannot be read.');
  return (await Promise.all(bin.right.map(({ listID }) => shownItems(device, listID)))).flatMap((items) => items.map(({ movieID }) => movieID));
};

const shown = async (device: Device): Promise<ReadonlyArray<{ readonly list: List; readonly items: ReadonlyArray<ListItem> }>> => {
  const lists = await shownLists(device);
  return Promise.all(lists.map(async (list) => ({ list, items: await shownItems(device, list.listID) })));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes steps with pauses of a few turns of the event loop between them, brings the devices online and returns the accepted steps. */
const takeSteps = async (devices: readonly [Device, Device], steps: ReadonlyArray<readonly [Step, number]>): Promise<ReadonlyArray<Step>> => {
  const taken: Step[] = [];
  for (const [step, turns] of steps) {
    if (await takeStep(devices, step)) taken.push(step);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  }
  await settle(devices);
  return taken;
};
const withPause = (step: fc.Arbitrary<Step>): fc.Arbitrary<ReadonlyArray<readonly [Step, number]>> => fc.array(fc.tuple(step, fc.nat({ max: 40 })), { maxLength: 30 });
const keepsTitles = ({ kind }: Step): boolean => kind !== 'remove' && kind !== 'move' && kind !== 'undo';

describe('lists of one member on two devices', () => {
  it('any steps, online and offline, end with the same lists on both devices and with true counts', async () => {
    await fc.assert(
      fc.asyncProperty(withPause(anyStep), async (steps) => {
        const { devices } = openTwoDevices();
        await takeSteps(devices, steps);
        const [one, two] = [await shown(devices[0]), await shown(devices[1])];
        expect(one).toEqual(two);
        for (const device of devices) expect((await outboxOf(device)).pending).toEqual([]);
        for (const { list, items } of one) expect([list.name, items.length]).toEqual([list.name, list.itemCount]);
      }),
      { numRuns: 40 },
    );
  });

  it('every title that a device accepted is in a list, in the bin, or among the refused changes', async () => {
    await fc.assert(
      fc.asyncProperty(withPause(anyStep.filter(keepsTitles)), async (steps) => {
        const { devices } = openTwoDevices();
        const taken = await takeSteps(devices, steps);
        const added = new Set(taken.flatMap((step) => (step.kind === 'add' ? [step.film] : [])));
        const refused = (await Promise.all(devices.map(outboxOf))).flatMap((outbox) => outbox.refused.flatMap(({ command, waiting }) => [command, ...waiting]));
        const kept = new Set([
          ...(await shown(devices[0])).flatMap(({ items }) => items.map(({ movieID }) => movieID)),
          ...(await deletedItems(devices[0])),
          ...refused.flatMap(({ change }) => (change.kind === 'add-items' ? change.items.map(({ title }) => title.movieID) : [])),
        ]);
        expect([...added].filter((film) => !kept.has(film))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

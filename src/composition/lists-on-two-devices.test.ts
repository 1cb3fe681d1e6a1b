import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { toMark } from '#domain/history/viewing-mark';
import type { List } from '#domain/lists/list';
import type { ListItem } from '#domain/lists/list-item';
import { maya } from '#domain/lists/list.fixture';
import { shownStates, shownViewings } from './history-on-two-devices.fixture';
import { anyHistoryStep, anyStep, outboxOf, shownItems, shownLists, takeStep, type Step } from './lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from './two-devices.fixture';

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
  return (await Promise.all(bin.right.map(({ listID }) => shownItems(device, listID)))).flatMap((items) =>
    items.map(({ movieID }) => movieID),
  );
};

const shown = async (device: Device): Promise<ReadonlyArray<{ readonly list: List; readonly items: ReadonlyArray<ListItem> }>> => {
  const lists = await shownLists(device);
  return Promise.all(lists.map(async (list) => ({ list, items: await shownItems(device, list.listID) })));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes steps with pauses of a few turns of the event loop between them, brings the devices online and returns the accepted steps. */
const takeSteps = async (
  devices: readonly [Device, Device],
  steps: ReadonlyArray<readonly [Step, number]>,
): Promise<ReadonlyArray<Step>> => {
  const taken: Step[] = [];
  for (const [step, turns] of steps) {
    if (await takeStep(devices, step)) taken.push(step);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  }
  await settle(devices);
  return taken;
};
const withPause = (step: fc.Arbitrary<Step>): fc.Arbitrary<ReadonlyArray<readonly [Step, number]>> =>
  fc.array(fc.tuple(step, fc.nat({ max: 40 })), { maxLength: 30 });
/** A title is removed and at once put back: both commands are stored while the first one is being sent. */
const removalAndUndo: ReadonlyArray<readonly [Step, number]> = [
  [{ device: 1, kind: 'remove', list: 0, film: 1 }, 8],
  [{ device: 1, kind: 'undo', list: 0 }, 0],
];
const keepsTitles = ({ kind }: Step): boolean => kind !== 'remove' && kind !== 'move' && kind !== 'undo' && kind !== 'forget';

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
        const watched = new Set((await shownViewings(devices[0])).map(({ item }) => item.movieID));
        for (const { list, items } of one) {
          expect(items.map((item) => [item.movieID, item.watched])).toEqual(items.map(({ movieID }) => [movieID, watched.has(movieID)]));
          expect(list.summary?.watched ?? 0).toBe(items.filter((item) => item.watched).length);
        }
      }),
      { numRuns: 40, examples: [[removalAndUndo]] },
    );
  });

  it('every title that a device accepted is in a list, in the bin, in the history, or among the refused changes', async () => {
    await fc.assert(
      fc.asyncProperty(withPause(anyStep.filter(keepsTitles)), async (steps) => {
        const { devices } = openTwoDevices();
        const taken = await takeSteps(devices, steps);
        const added = new Set(taken.flatMap((step) => (step.kind === 'add' ? [step.film] : [])));
        const refused = (await Promise.all(devices.map(outboxOf))).flatMap((outbox) =>
          outbox.refused.flatMap(({ command, waiting }) => [command, ...waiting]),
        );
        const kept = new Set([
          ...(await shown(devices[0])).flatMap(({ items }) => items.map(({ movieID }) => movieID)),
          ...(await deletedItems(devices[0])),
          // A watched title leaves the watchlist.
          ...(await shownViewings(devices[0])).map(({ item }) => item.movieID),
          ...refused.flatMap(({ change }) => (change.kind === 'add-items' ? change.items.map(({ title }) => title.movieID) : [])),
        ]);
        expect([...added].filter((film) => !kept.has(film))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the watch history of one member on two devices', () => {
  it('any steps, online and offline, end with the same history, ratings and title states, which agree', async () => {
    await fc.assert(
      fc.asyncProperty(withPause(anyHistoryStep), async (steps) => {
        const { devices } = openTwoDevices();
        await takeSteps(devices, steps);
        const [viewings, states] = [await shownViewings(devices[0]), await shownStates(devices[0])];
        expect([await shownViewings(devices[1]), await shownStates(devices[1])]).toEqual([viewings, states]);
        for (const device of devices) expect(await outboxOf(device)).toMatchObject({ pending: [], refused: [] });
        for (const state of states)
          expect(state?.viewings).toEqual(
            viewings
              .filter(({ item }) => item.itemKey === state?.itemKey)
              .map(toMark)
              .sort(),
          );
        const ratings = await expectRight(devices[0].history.readRatings(maya, null));
        expect(ratings.ratings.map(({ item, rating }) => [item.itemKey, rating])).toEqual(
          states.flatMap((state) => (state?.rating == null ? [] : [[state.itemKey, state.rating]])),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('every viewing that a device accepted is kept', async () => {
    await fc.assert(
      fc.asyncProperty(withPause(anyHistoryStep.filter(({ kind }) => kind !== 'forget' && kind !== 'undo')), async (steps) => {
        const { devices } = openTwoDevices();
        const taken = await takeSteps(devices, steps);
        const logged = taken.flatMap((step) => (step.kind === 'log' ? [step.film] : []));
        expect((await shownViewings(devices[0])).map(({ item }) => item.movieID).sort()).toEqual(logged.sort());
      }),
      { numRuns: 40 },
    );
  });
});

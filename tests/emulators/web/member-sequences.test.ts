import { describe, expect, it, onTestFinished } from 'vitest';
import { openSequenceMember, sequences, shownOn, takeMemberStep, type SequenceMember } from './member-sequences';

/** Number of sequences and their seed; `SEQUENCES=50` runs the long proof. */
const COUNT = Number(process.env['SEQUENCES'] ?? 3);
const SEED = Number(process.env['SEED'] ?? 20_261_123);

/** Longest wait until the last change has reached every device. */
const SETTLED = { timeout: 60_000, interval: 200 };

const settle = async ({ devices }: SequenceMember): Promise<void> => {
  for (const device of devices) device.cut(false);
  await expect.poll(() => devices.map((device) => device.pending()), SETTLED).toEqual([0, 0]);
};

describe('two members on two devices each, with the network cut', () => {
  it.each(sequences(SEED, COUNT).map((steps, index) => [index, steps] as const))(
    'end with equal lists, histories and ratings on both devices: sequence %i',
    async (_, steps) => {
      const people = await Promise.all([openSequenceMember(), openSequenceMember()]);
      onTestFinished(async () => {
        await Promise.all(people.flatMap(({ devices }) => devices.map((device) => device.close())));
      });
      for (const step of steps) {
        await takeMemberStep(people[step.member].devices[step.device], step);
      }
      for (const person of people) {
        await settle(person);
        const [one, two] = person.devices;
        await expect.poll(async () => (await shownOn(one)) === (await shownOn(two)), SETTLED).toBe(true);
        // The rules refuse no change of the app: a refused one lost a race, such as for a name.
        expect(one.refused() + two.refused()).toBeLessThanOrEqual(
          steps.filter(({ kind }) => kind === 'create' || kind === 'rename' || kind === 'delete' || kind === 'undo' || kind === 'add')
            .length,
        );
      }
      const [maya, eve] = await Promise.all(people.map(({ devices: [device] }) => shownOn(device)));
      expect([maya?.includes(people[1].user.uid), eve?.includes(people[0].user.uid)]).toEqual([false, false]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { runParallel, type Job } from '../../scripts/run-parallel.mjs';

/** Waits until all work that needs no timer is done. */
const settle = (): Promise<void> => new Promise((settled) => setImmediate(settled));

/**
 * Runs jobs that end one at a time: whenever all running jobs wait, the one with the smallest `takes` ends.
 * @returns the start order, the pairs that ran at the same time, and the results.
 */
const runJobs = async (lanes: number, jobs: ReadonlyArray<Job & { readonly takes?: number }>) => {
  const running = new Map<string, { readonly takes: number; readonly end: () => void }>();
  const started: string[] = [];
  const overlapped = new Set<string>();
  let isOver = false;
  const all = runParallel(jobs, lanes, async ({ name, takes = 1 }) => {
    for (const other of running.keys()) overlapped.add([name, other].sort().join(' '));
    started.push(name);
    await new Promise<void>((end) => running.set(name, { takes, end }));
    running.delete(name);
    return name.toUpperCase();
  }).finally(() => { isOver = true; });
  const endInTurn = async (): Promise<void> => {
    while (!isOver) {
      await settle();
      [...running.values()].sort((one, other) => one.takes - other.takes)[0]?.end();
    }
  };
  const [results] = await Promise.all([all, endInTurn()]);
  return { started, overlapping: [...overlapped].sort(), results };
};

describe('runParallel', () => {
  it('starts jobs in order, at most one per lane', async () => {
    const { started, overlapping, results } = await runJobs(2, [{ name: 'a', takes: 20 }, { name: 'b' }, { name: 'c' }]);
    expect([started, overlapping]).toEqual([['a', 'b', 'c'], ['a b', 'a c']]);
    expect([...results]).toEqual([['b', 'B'], ['c', 'C'], ['a', 'A']]);
  });

  it('delays a job until its dependency ends and starts others first', async () => {
    const { started, overlapping } = await runJobs(2, [
      { name: 'build', takes: 20 },
      { name: 'stories', after: ['build'] },
      { name: 'unit' },
    ]);
    expect([started, overlapping]).toEqual([['build', 'unit', 'stories'], ['build unit']]);
  });

  it('ignores a dependency that is not among the jobs', async () =>
    expect((await runJobs(1, [{ name: 'stories', after: ['build'] }])).started).toEqual(['stories']));

  it('never runs two jobs of one group at the same time', async () => {
    const { started, overlapping } = await runJobs(3, [
      { name: 'rules', group: 'emulators', takes: 20 },
      { name: 'web', group: 'emulators' },
      { name: 'check' },
    ]);
    expect([started, overlapping]).toEqual([['rules', 'check', 'web'], ['check rules']]);
  });

  it('rejects jobs with circular dependencies', async () =>
    expect(runJobs(2, [{ name: 'a', after: ['b'] }, { name: 'b', after: ['a'] }])).rejects.toThrow('These wait for each other: a, b.'));

  it('resolves with an empty map for no jobs', async () => expect((await runJobs(2, [])).results.size).toBe(0));
});

import { describe, expect, it } from 'vitest';
import { inLanes, type Job } from '../../scripts/run-parallel.mjs';

/** Lets everything that can go on without a timer go on. */
const settle = (): Promise<void> => new Promise((settled) => setImmediate(settled));

/**
 * Does jobs that end one by one: whenever all are waiting, the one of those running with the least `takes` ends.
 * @returns which ran beside which, and in which order they began.
 */
const done = async (lanes: number, jobs: ReadonlyArray<Job & { readonly takes?: number }>) => {
  const running = new Map<string, { readonly takes: number; readonly end: () => void }>();
  const began: string[] = [];
  const met = new Set<string>();
  let isOver = false;
  const all = inLanes(jobs, lanes, async ({ name, takes = 1 }) => {
    for (const other of running.keys()) met.add([name, other].sort().join(' '));
    began.push(name);
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
  return { began, met: [...met].sort(), results };
};

describe('jobs in lanes', () => {
  it('begin in their order, so many at a time', async () => {
    const { began, met, results } = await done(2, [{ name: 'a', takes: 20 }, { name: 'b' }, { name: 'c' }]);
    expect([began, met]).toEqual([['a', 'b', 'c'], ['a b', 'a c']]);
    expect([...results]).toEqual([['b', 'B'], ['c', 'C'], ['a', 'A']]);
  });

  it('wait for what they need, and let others go first', async () => {
    const { began, met } = await done(2, [{ name: 'build', takes: 20 }, { name: 'stories', after: ['build'] }, { name: 'unit' }]);
    expect([began, met]).toEqual([['build', 'unit', 'stories'], ['build unit']]);
  });

  it('do not wait for what nobody asked for', async () => expect((await done(1, [{ name: 'stories', after: ['build'] }])).began).toEqual(['stories']));

  it('of one group never meet', async () => {
    const { began, met } = await done(3, [{ name: 'rules', group: 'emulators', takes: 20 }, { name: 'web', group: 'emulators' }, { name: 'check' }]);
    expect([began, met]).toEqual([['rules', 'check', 'web'], ['check rules']]);
  });

  it('that wait for each other are refused', async () =>
    expect(done(2, [{ name: 'a', after: ['b'] }, { name: 'b', after: ['a'] }])).rejects.toThrow('These wait for each other: a, b.'));

  it('are over at once where there are none', async () => expect((await done(2, [])).results.size).toBe(0));
});

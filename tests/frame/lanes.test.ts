import { describe, expect, it } from 'vitest';
import { inLanes, type Job } from '../../scripts/lanes.mjs';

/** Does jobs that take so long (ms); says which ran beside which, and in which order they began. */
const done = async (lanes: number, jobs: ReadonlyArray<Job & { readonly takes?: number }>) => {
  const running = new Set<string>();
  const began: string[] = [];
  const met = new Set<string>();
  const results = await inLanes(jobs, lanes, async ({ name, takes = 1 }) => {
    for (const other of running) met.add([name, other].sort().join(' '));
    running.add(name);
    began.push(name);
    await new Promise((later) => setTimeout(later, takes));
    running.delete(name);
    return name.toUpperCase();
  });
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

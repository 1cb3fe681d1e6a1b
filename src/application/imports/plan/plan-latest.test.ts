import { describe, expect, it } from 'vitest';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { Pause } from '#application/imports/pause';
import type { PlannedImport } from './planned-row';
import { planLatest } from './plan-latest';

const planOf = (excessLists: number): PlannedImport => ({
  rows: [], counts: { new: 0, there: 0, doubtful: 0, unknown: 0, unkept: 0, 'left-out': 0, damaged: 0 },
  adds: { viewings: 0, ratings: 0, items: 0, lists: 0, recents: 0, settings: 0, details: 0 }, lists: [], furtherPlays: new Map(),
  undated: { ratings: 0, items: 0 }, openDays: 0, unreadDays: 0, badRatings: 0, unkeptRatings: 0, longTexts: 0,
  excessLists, excessTitles: 0, excessViewings: 0, conflicts: 0, openTitles: 0,
});

describe('planLatest', () => {
  it('plans equal choices once, stops a plan whose choices changed, and gives the newest one instead', async () => {
    const finished: number[] = [];
    const plan = planLatest(async ({ leftOut }: ImportChoices, pause: Pause) => {
      await pause();
      finished.push(leftOut.size);
      return planOf(leftOut.size);
    });
    const [none, one] = [noChoices, { ...noChoices, leftOut: new Set([1]) }];
    const all = await Promise.all([plan(none), plan(none), plan(one), plan(one)]);
    expect([all.map(({ excessLists }) => excessLists), finished]).toEqual([[1, 1, 1, 1], [1]]);
  });

  it('fails as the plan does', async () => {
    const plan = planLatest(() => Promise.reject(new Error('damaged')));
    await expect(plan(noChoices)).rejects.toThrow('damaged');
  });
});

import { describe, expect, it } from 'vitest';
import { isRewatch } from './rewatch';
import { toMark, type ViewingMark } from './viewing-mark';

const mark = (fields: Partial<ViewingMark>): ViewingMark => ({
  entryId: 'a', day: '2026-11-14', watchedAt: 100, season: null, episode: null, episodeCount: null, episodes: null, minutes: 90,
  rating: null, ...fields,
});
const state = (...marks: ReadonlyArray<Partial<ViewingMark>>) => ({ viewings: marks.map((fields) => toMark(mark(fields))) });

describe('isRewatch', () => {
  it('is true for the later of two viewings only', () => {
    const both = state({}, { entryId: 'b', watchedAt: 200 });
    expect(isRewatch(both, mark({ entryId: 'b', watchedAt: 200 }))).toBe(true);
    // A viewing of an earlier day that was logged later is the first one.
    expect(isRewatch(both, mark({ entryId: 'c', day: '2020-01-01', watchedAt: 300 }))).toBe(false);
    expect(isRewatch(both, mark({}))).toBe(false);
  });

  it('compares the same episode only', () => {
    expect(isRewatch(state({ season: 1, episode: 1 }), mark({ entryId: 'b', watchedAt: 200, season: 1, episode: 2 }))).toBe(false);
    expect(isRewatch(state({ season: 1, episode: 1 }), mark({ entryId: 'b', watchedAt: 200, season: 1, episode: 1 }))).toBe(true);
  });

  it('does not count viewings of unknown days', () => {
    expect(isRewatch(state({ day: null, watchedAt: null }), mark({ entryId: 'b', watchedAt: 200 }))).toBe(false);
    expect(isRewatch(state({}), mark({ entryId: 'b', watchedAt: null, day: null }))).toBe(false);
  });
});

import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { MemberTitleState } from '#domain/lists/member-title-state';
import { episodeKey } from './episodes-text';
import { FORMER_EPISODES, FORMER_MARKS, formerTitleState } from './former-marks.fixture';
import { HistoryChange } from '#domain/history/history-change';
import { episodePart, episodeViewing, filmViewing } from '#domain/history/history.fixture';
import { parseMark, toMark } from '#domain/history/viewing-mark';
import { seriesProgress } from './series-progress';
import { MAX_NAMED_EPISODES, watchedEpisodes } from './watched-episodes';

const known = FORMER_EPISODES.map(([season, episode, date]) => ({ season, episode, date }));
const rightOf = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error('Does not decode.');
  return result.right;
};

describe('a mark of a former version', () => {
  it.each(FORMER_MARKS)('of %s stays equal and covers what it covered', (_, mark, covered) => {
    const parsed = parseMark(mark);
    expect(parsed !== null && toMark(parsed)).toBe(mark);
    const state = { viewings: [mark], episodes: '1:1-2+4;2:5-6' };
    expect(known.filter(watchedEpisodes(state, known)).map(episodeKey)).toEqual(covered);
  });

  it('covers the first episodes of a season that the catalogue does not know', () => {
    const isWatched = watchedEpisodes({ viewings: ['a...0..2.'], episodes: null }, known);
    expect([1, 2, 3].map((episode) => isWatched({ season: 0, episode }))).toEqual([true, true, false]);
  });

  it('of a whole series covers no specials', () => {
    const isWatched = watchedEpisodes({ viewings: ['a......'], episodes: null }, null);
    expect([isWatched({ season: 0, episode: 1 }), isWatched({ season: 1, episode: 1 })]).toEqual([false, true]);
  });

  it('of specials without a number covers those that had aired on its day', () => {
    const isWatched = watchedEpisodes({ viewings: ['a.2026-03-01.1772366400000.0...'], episodes: '1:1' }, known);
    expect([
      isWatched({ season: 0, episode: 1, date: '2026-01-01' }),
      isWatched({ season: 0, episode: 2, date: '2026-04-01' }),
      isWatched({ season: 0, episode: 3, date: null }),
    ]).toEqual([true, false, true]);
  });
});

describe('a state with the most viewings of the most episodes', () => {
  /** Returns 2,000 viewings. @param season of each viewing, by its place. */
  const viewingsOf = (season: (index: number) => number): ReadonlyArray<string> =>
    Array.from({ length: 2000 }, (_, index) => `v${String(index).padStart(4, '0')}.......${season(index)}:1-20000`);

  it('names no more than the bound, and those beyond count as not watched', () => {
    // Of viewings on an unknown day, the one with the last id comes first.
    const state = { viewings: viewingsOf((index) => 2000 - index), episodes: null };
    expect(seriesProgress(state, '2026-11-27').watched).toBe(MAX_NAMED_EPISODES);
    const isWatched = watchedEpisodes(state, known);
    expect([[1, 20_000], [3, 10_000], [3, 10_001], [2000, 1]].map(([season = 0, episode = 0]) => isWatched({ season, episode })))
      .toEqual([true, true, false, false]);
  });

  it('counts the same episodes once, and all others up to the bound', () => {
    const viewings = [...viewingsOf(() => 1), 'a.......2:1-7'];
    expect(seriesProgress({ viewings, episodes: null }, '2026-11-27').watched).toBe(20_007);
    expect(watchedEpisodes({ viewings, episodes: null }, known)({ season: 2, episode: 7 })).toBe(true);
  });
});

describe('what former versions stored', () => {
  it('is read as the same episodes', () => {
    expect(rightOf(MemberTitleState.decode(formerTitleState('a......')))).toEqual({
      itemKey: 'tv-1', imdbID: null,
      listIDs: [],
      viewings: ['a......'],
      episodes: '1:1-4;2:1-6', rating: null,
    });
    expect(rightOf(MemberTitleState.decode({ itemKey: 'tv-1', listIDs: [], seasonSizes: '7,', episodes: '1:1-3' })).episodes).toBe('1:1-3');
    expect(rightOf(MemberTitleState.decode({ itemKey: 'tv-1', listIDs: [] })).episodes).toBe(null);
  });

  it('as a command is read with its viewings', () => {
    const { episodes: ofViewing, ...viewing } = episodeViewing('a', 1, episodePart(1, 1));
    const command = { kind: 'log-viewings', viewings: [viewing], seasonSizes: [7, 13] };
    expect(ofViewing).toBe(null);
    expect(rightOf(HistoryChange.decode(command))).toEqual({
      kind: 'log-viewings',
      viewings: [{ ...viewing, episodes: null }],
      episodes: '1:1-7;2:1-13',
    });
    expect(rightOf(HistoryChange.decode({ ...command, viewings: [filmViewing('a', 1)], seasonSizes: null }))).toMatchObject({
      episodes: null,
    });
    expect(E.isLeft(HistoryChange.decode({ ...command, seasonSizes: undefined }))).toBe(true);
  });
});

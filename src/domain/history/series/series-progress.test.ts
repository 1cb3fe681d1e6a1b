import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airedEpisodes, firstEpisodes, inEpisodeOrder, knownEpisodesText, type KnownEpisode } from './episodes-text';
import {
  episodePart, episodesOfSizes, episodeViewing, filmViewing, onDay, seasonPart, series, unknownDay,
} from '#domain/history/history.fixture';
import { isWatched, lastWatchedAt, seriesProgress } from './series-progress';
import { createViewing, wholeTitle, type WatchedPart } from '#domain/history/viewing';
import { toMark } from '#domain/history/viewing-mark';
import { watchedEpisodes } from './watched-episodes';

const TODAY = '2026-11-27';
const markOf = (part: WatchedPart, index = 0): string => toMark(createViewing(`v${index}`, series(1), part, onDay(TODAY)));
const stateOf = (episodes: string | null, ...parts: ReadonlyArray<WatchedPart>) => ({
  itemKey: 'tv-1', episodes,
  viewings: parts.map(markOf),
});
const numbered = (season: number, ...numbers: ReadonlyArray<number>): ReadonlyArray<KnownEpisode> =>
  numbers.map((episode) => ({ season, episode, date: null }));
/** Marks these episodes as watched today, as a whole series. */
const allMarked = (known: ReadonlyArray<KnownEpisode>) =>
  stateOf(knownEpisodesText(known, TODAY), wholeTitle(series(1), airedEpisodes(known, TODAY)));

describe('a series that is marked as watched', () => {
  it('while three of four have aired is 3 of 4 four days later, with the fourth as the next one', () => {
    const state = allMarked([...numbered(1, 1, 2, 3), { season: 1, episode: 4, date: '2026-12-01' }]);
    expect(seriesProgress(state, TODAY)).toEqual({ watched: 3, total: 3, next: null, isComplete: true });
    expect(seriesProgress(state, '2026-12-01')).toEqual({ watched: 3, total: 4, next: { season: 1, episode: 4 }, isComplete: false });
    expect([isWatched(state, TODAY), isWatched(state, '2026-12-01')]).toEqual([true, false]);
  });

  it('gets a later season when the catalogue knows it', () => {
    const state = allMarked(numbered(1, 1, 2, 3));
    expect(seriesProgress(state, TODAY, [...numbered(1, 1, 2, 3), ...numbered(2, 1, 2)])).toEqual({
      watched: 3, total: 5,
      next: { season: 2, episode: 1 },
      isComplete: false,
    });
  });

  it.each([
    ['whose numbers run on over seasons', [...numbered(1, 1, 2, 3), ...numbered(2, 4, 5, 6)], 6],
    ['whose numbers begin with 0', numbered(1, 0, 1, 2, 3), 4],
    ['whose numbers have gaps', numbered(1, 1, 2, 4), 3],
  ])('%s is complete', (_, known, total) => {
    expect(seriesProgress(allMarked(known), TODAY)).toEqual({ watched: total, total, next: null, isComplete: true });
  });

  it('offline is read as far as it had aired on its day', () => {
    const [state, later] = [
      stateOf(null, wholeTitle(series(1))),
      [...numbered(1, 1).map((episode) => ({ ...episode, date: '2026-11-20' })), { season: 1, episode: 2, date: '2026-11-28' }],
    ];
    expect(seriesProgress(state, TODAY)).toMatchObject({ total: null, isComplete: true });
    expect(seriesProgress(state, '2026-11-30', later)).toEqual({
      watched: 1, total: 2,
      next: { season: 1, episode: 2 },
      isComplete: false,
    });
  });

  const anyKnown = fc
    .array(
      fc.record({
        season: fc.integer({ min: 1, max: 3 }),
        episode: fc.integer({ min: 0, max: 9 }),
        date: fc.constantFrom(null, '2026-11-27', '2026-12-01'),
      }),
      { minLength: 1 },
    )
    .map(inEpisodeOrder);
  const anyParts = fc.array(
    fc.oneof(
      fc.constantFrom(wholeTitle(series(1)), seasonPart(1, 2), seasonPart(2, null)),
      fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 9 })).map((numbers) => episodePart(...numbers)),
    ),
    { maxLength: 5 },
  );

  it('is complete today, whatever its numbers are', () => {
    fc.assert(fc.property(anyKnown, (known) => {
      const { watched, total, isComplete } = seriesProgress(allMarked(known), TODAY);
      expect([watched, isComplete]).toEqual([total, airedEpisodes(known, TODAY).length > 0]);
    }));
  });

  it('has as the next one an aired episode that is not watched, if any is left', () => {
    fc.assert(
      fc.property(anyKnown, anyParts, (known, parts) => {
        const state = stateOf(knownEpisodesText(known, TODAY), ...parts);
        const { watched, total, next, isComplete } = seriesProgress(state, TODAY, known);
        const [aired, isOn] = [airedEpisodes(known, TODAY), watchedEpisodes(state, known)];
        expect([total, watched <= aired.length, isComplete]).toEqual([aired.length, true, aired.length > 0 && next === null]);
        if (next !== null)
          expect([aired.map(({ season, episode }) => ({ season, episode })), isOn(next)]).toEqual([expect.arrayContaining([next]), false]);
      }),
    );
  });
});

describe('progress of a series', () => {
  const sizes = episodesOfSizes(3, 6);

  it('names the episode behind the last watched one', () => {
    expect(seriesProgress(stateOf(sizes, episodePart(1, 1), episodePart(1, 2)), TODAY)).toEqual({
      watched: 2, total: 9,
      next: { season: 1, episode: 3 },
      isComplete: false,
    });
    expect(seriesProgress(stateOf('1:1-3;2:4-6', seasonPart(1, 3)), TODAY)).toEqual({
      watched: 3, total: 6,
      next: { season: 2, episode: 4 },
      isComplete: false,
    });
    // A gap before the last watched episode does not count as next while later ones are left.
    expect(seriesProgress(stateOf(sizes, episodePart(2, 5)), TODAY).next).toEqual({ season: 2, episode: 6 });
    expect(seriesProgress(stateOf(sizes, episodePart(2, 6)), TODAY).next).toEqual({ season: 1, episode: 1 });
  });

  it('counts an episode once, no specials, and none that does not exist', () => {
    expect(
      seriesProgress(stateOf(sizes, episodePart(1, 1), episodePart(1, 1), seasonPart(1, 2), episodePart(0, 1), episodePart(7, 7)), TODAY)
        .watched,
    ).toBe(2);
  });

  it('is complete with every aired episode, and with each season', () => {
    const all = firstEpisodes(1, 3).map(({ season, episode }) => episodePart(season, episode));
    expect(seriesProgress(stateOf('1:1-3', ...all), TODAY)).toEqual({ watched: 3, total: 3, next: null, isComplete: true });
    expect(seriesProgress(stateOf(sizes, seasonPart(1, 3), seasonPart(2, null)), TODAY).isComplete).toBe(true);
  });

  it('without known episodes has no total and no next one', () => {
    expect(seriesProgress(stateOf(null, episodePart(1, 1), { ...seasonPart(2, 2), episodes: '2:4-5' }), TODAY)).toEqual({
      watched: 3, total: null, next: null, isComplete: false,
    });
  });
});

describe('a title', () => {
  it('is watched with one viewing of a film, and with all of a series', () => {
    const film = { itemKey: 'movie-1', episodes: null };
    expect([
      isWatched({ ...film, viewings: [] }, TODAY),
      isWatched({ ...film, viewings: [toMark(filmViewing('a', 1, unknownDay))] }, TODAY),
    ]).toEqual([false, true]);
    expect(
      [stateOf('1:1-3'), stateOf('1:1-3', episodePart(1, 1)), stateOf('1:1', episodePart(1, 1))].map((state) => isWatched(state, TODAY)),
    ).toEqual([false, false, true]);
  });

  it('was last watched at the time of the last viewing with a known day', () => {
    const marks = [filmViewing('a', 1, onDay('2020-01-01')), filmViewing('b', 1, unknownDay), filmViewing('c', 1, onDay('2021-01-01'))].map(
      toMark,
    );
    expect(lastWatchedAt({ viewings: marks })).toBe(Date.parse('2021-01-01T12:00:00Z'));
    expect([
      lastWatchedAt({ viewings: marks.slice(1, 2) }),
      lastWatchedAt({ viewings: ['malformed', toMark(episodeViewing('d', 1, episodePart(1, 1), unknownDay))] }),
    ]).toEqual([null, null]);
  });
});

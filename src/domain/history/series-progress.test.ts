import { describe, expect, it } from 'vitest';
import { episodePart, episodeViewing, filmViewing, onDay, seasonPart, series, unknownDay } from './history.fixture';
import { parseSeasonSizes, seasonSizesText } from './season-sizes';
import { isEpisodeWatched, isWatched, lastWatchedAt, seriesProgress } from './series-progress';
import { createViewing, wholeTitle, type WatchedPart } from './viewing';
import { parseMarks, toMark } from './viewing-mark';

const stateOf = (seasonSizes: string | null, ...parts: ReadonlyArray<WatchedPart>) => ({
  itemKey: 'tv-1', seasonSizes, viewings: parts.map((part, index) => toMark(createViewing(`v${index}`, series(1), part, onDay('2024-05-04')))),
});

describe('progress of a series', () => {
  it('names the episode behind the last watched one', () => {
    expect(seriesProgress(stateOf('3,6', episodePart(1, 1), episodePart(1, 2)))).toEqual({ watched: 2, total: 9, next: { season: 1, episode: 3 }, isComplete: false });
    expect(seriesProgress(stateOf('3,6', seasonPart(1, 3)))).toEqual({ watched: 3, total: 9, next: { season: 2, episode: 1 }, isComplete: false });
    // A gap before the last watched episode does not count as next while later ones are left.
    expect(seriesProgress(stateOf('3,6', episodePart(2, 5))).next).toEqual({ season: 2, episode: 6 });
    expect(seriesProgress(stateOf('3,6', episodePart(2, 6))).next).toEqual({ season: 1, episode: 1 });
  });

  it('counts an episode once, and no specials', () => {
    expect(seriesProgress(stateOf('3,6', episodePart(1, 1), episodePart(1, 1), seasonPart(1, 2), episodePart(0, 1))).watched).toBe(2);
  });

  it('a viewing of the whole series contains no specials', () => {
    const isSeen = isEpisodeWatched(parseMarks(stateOf(null, wholeTitle(series(1))).viewings));
    expect([isSeen({ season: 0, episode: 1 }), isSeen({ season: 1, episode: 1 })]).toEqual([false, true]);
  });

  it('is complete with every aired episode, with each season or with the whole series', () => {
    const all = Array.from({ length: 3 }, (_, index) => episodePart(1, index + 1));
    expect(seriesProgress(stateOf('3', ...all))).toEqual({ watched: 3, total: 3, next: null, isComplete: true });
    expect(seriesProgress(stateOf('3,6', seasonPart(1, 3), seasonPart(2, null))).isComplete).toBe(true);
    expect(seriesProgress(stateOf(null, wholeTitle(series(1))))).toMatchObject({ total: null, isComplete: true });
    expect(seriesProgress(stateOf('3,6', wholeTitle(series(1)))).watched).toBe(9);
  });

  it('follows present sizes: a new season makes a watched series unfinished', () => {
    const state = stateOf('3', seasonPart(1, 3));
    expect(seriesProgress(state).isComplete).toBe(true);
    expect(seriesProgress(state, [3, 2])).toEqual({ watched: 3, total: 5, next: { season: 2, episode: 1 }, isComplete: false });
  });

  it('without known seasons has no total and no next episode', () => {
    expect(seriesProgress(stateOf(null, episodePart(1, 1), episodePart(1, 2)))).toEqual({ watched: 2, total: null, next: null, isComplete: false });
  });
});

describe('a title', () => {
  it('is watched with one viewing of a film, and with all of a series', () => {
    const film = { itemKey: 'movie-1', seasonSizes: null };
    expect([isWatched({ ...film, viewings: [] }), isWatched({ ...film, viewings: [toMark(filmViewing('a', 1, unknownDay))] })]).toEqual([false, true]);
    expect([isWatched(stateOf('3')), isWatched(stateOf('3', episodePart(1, 1))), isWatched(stateOf('1', episodePart(1, 1)))]).toEqual([false, false, true]);
  });

  it('was last watched at the time of the last viewing with a known day', () => {
    const marks = [filmViewing('a', 1, onDay('2020-01-01')), filmViewing('b', 1, unknownDay), filmViewing('c', 1, onDay('2021-01-01'))].map(toMark);
    expect(lastWatchedAt({ viewings: marks })).toBe(Date.parse('2021-01-01T12:00:00Z'));
    expect([lastWatchedAt({ viewings: marks.slice(1, 2) }), lastWatchedAt({ viewings: ['malformed', toMark(episodeViewing('d', 1, episodePart(1, 1), unknownDay))] })]).toEqual([null, null]);
  });
});

describe('season sizes', () => {
  it('are stored as text and read again', () => {
    expect(parseSeasonSizes(seasonSizesText([7, 13, 0]))).toEqual([7, 13, 0]);
  });

  it.each([null, [], [1.5], [-1], Array.from({ length: 101 }, () => 1)])('%j are not stored', (sizes) => {
    expect(seasonSizesText(sizes)).toBe(null);
  });

  it.each([null, '', '7,', 'a', '7;8'])('%j are not read', (text) => {
    expect(parseSeasonSizes(text)).toBe(null);
  });
});

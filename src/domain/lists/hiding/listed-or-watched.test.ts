import { describe, expect, it } from 'vitest';
import { episodePart, episodeViewing, filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { isListedOrWatched } from './listed-or-watched';
import { emptyTitleState } from '#domain/lists/member-title-state';

const film = emptyTitleState({ mediaType: 'movie', id: 603 });
const series = emptyTitleState({ mediaType: 'tv', id: 1396 });

describe('isListedOrWatched', () => {
  it('is false for a title without lists and viewings, even if it is rated', () => {
    expect(isListedOrWatched(film, '2026-01-02')).toBe(false);
    expect(isListedOrWatched({ ...film, rating: 8 }, '2026-01-02')).toBe(false);
  });

  it('is true for a title on a list, and for a watched one', () => {
    expect(isListedOrWatched({ ...film, listIDs: ['watchlist'] }, '2026-01-02')).toBe(true);
    expect(isListedOrWatched({ ...film, viewings: [toMark(filmViewing('a', 603, unknownDay))] }, '2026-01-02')).toBe(true);
  });

  it('is false for a series that has been begun', () => {
    const viewings = [toMark(episodeViewing('a', 1396, episodePart(1, 1), onDay('2026-01-01')))];
    expect(isListedOrWatched({ ...series, episodes: '1:1-7', viewings }, '2026-01-02')).toBe(false);
    expect(isListedOrWatched({ ...series, episodes: '1:1', viewings }, '2026-01-02')).toBe(true);
  });
});

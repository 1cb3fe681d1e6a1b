import { describe, expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { forbidden, invalid, notFound, unavailable } from '#domain/shared/failure';
import { watchedSummaryText } from './lists.messages';
import { historyFailureText, viewingPartText, viewingText } from './watched.messages';

const series = { ...film(1), mediaType: 'tv' as const, itemKey: 'tv-1' };

describe('viewingPartText', () => {
  it.each([
    ['an episode', { season: 2, episode: 4, episodeCount: null }, 'Season 2, episode 4'],
    ['a special', { season: 0, episode: 1, episodeCount: null }, 'Specials, episode 1'],
    ['a season', { season: 2, episode: null, episodeCount: 13 }, 'Season 2, 13 episodes'],
    ['a season of unknown length', { season: 2, episode: null, episodeCount: null }, 'Season 2'],
    ['a whole series', { season: null, episode: null, episodeCount: null }, 'Whole series'],
    ['a whole series of known length', { season: null, episode: null, episodeCount: 62 }, 'Whole series, 62 episodes'],
  ])('names %s', (_, part, expected) => {
    expect(viewingPartText({ item: series, ...part })).toBe(expected);
  });

  it('is null for a film', () => {
    expect(viewingPartText({ item: film(1), season: null, episode: null, episodeCount: null })).toBeNull();
  });
});

describe('viewingText', () => {
  it('joins part and day, and says that a day is unknown', () => {
    expect(viewingText({ item: series, season: 1, episode: 2, episodeCount: null, day: '2026-03-12' })).toBe(
      'Season 1, episode 2, 12 March 2026',
    );
    expect(viewingText({ item: film(1), season: null, episode: null, episodeCount: null, day: null })).toBe('Day unknown');
  });
});

describe('historyFailureText', () => {
  it('tells the reasons apart', () => {
    const texts = [
      invalid('watchedAt', 'malformed'),
      invalid('viewings', 'too-many'),
      invalid('rating', 'malformed'),
      forbidden('history'),
      notFound('viewing'),
      unavailable(null, ''),
    ].map(historyFailureText);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toMatch(/future/);
  });
});

describe('watchedSummaryText', () => {
  it('counts watched titles and the running time', () => {
    expect(watchedSummaryText(40, { watched: 12, runtime: 3780 })).toBe('12 of 40 watched · 63 h');
    expect(watchedSummaryText(1, { watched: 0, runtime: 45 })).toBe('0 of 1 watched · 45 min');
    expect(watchedSummaryText(2, { watched: 3, runtime: 0 })).toBe('2 of 2 watched');
  });
});

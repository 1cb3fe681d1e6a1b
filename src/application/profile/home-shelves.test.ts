import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES } from '#domain/catalogue/genre';
import { getHomeShelves, computeGenrePreferences, type HomeShelf } from './home-shelves';
import { aRecentTitle } from './recent-title.fixture';

const summarize = ({ reason, mediaType, filters }: HomeShelf): string =>
  `${reason.because === 'title' ? `like ${reason.title}` : reason.because} ${mediaType} ${filters.genresIn.join('+')}`.trim();

const casablanca = aRecentTitle(289, 'Casablanca', ['Drama', 'Romance']);
const heat = aRecentTitle(949, 'Heat', ['Action', 'Crime', 'Drama']);
const wire = aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' });

it('getHomeShelves has no shelf of TV films, a genre whose heading would be “More tv movie films”', () => {
  const shelves = getHomeShelves([casablanca, aRecentTitle(839, 'Duel', ['TV Movie'])]);
  expect(shelves.map(summarize).filter((shelf) => shelf.startsWith('taste'))).toEqual(['taste movie drama', 'taste movie romance']);
});

describe('computeGenrePreferences', () => {
  it('weights newer titles more than older ones', () => {
    const [first, second] = computeGenrePreferences([aRecentTitle(1, 'A', ['Western']), aRecentTitle(2, 'B', ['Horror'])]);
    expect([first?.slug, second?.slug]).toEqual(['western', 'horror']);
    expect(first?.share).toBeCloseTo(1 / 1.9);
  });

  it('gives a title with many genres the same total weight as one with a single genre', () => {
    const preferences = computeGenrePreferences([heat, aRecentTitle(2, 'B', ['Horror'])]);
    expect(preferences[0]).toMatchObject({ slug: 'horror' });
    expect(preferences.slice(1).map(({ slug }) => slug)).toEqual(['action', 'crime', 'drama']);
  });

  it('ranks a frequent genre above a more recent one', () => {
    const often = [aRecentTitle(1, 'A', ['Western']), ...[2, 3, 4].map((id) => aRecentTitle(id, `B${id}`, ['Comedy']))];
    expect(computeGenrePreferences(often)[0]).toMatchObject({ slug: 'comedy' });
  });

  it('ignores unknown genres', () => {
    expect(computeGenrePreferences([aRecentTitle(1, 'A', ['Mumblecore'])])).toEqual([]);
  });

  const recentTitles = fc
    .array(
      fc.record({
        tv: fc.boolean(),
        genres: fc.subarray(GENRES.flatMap(({ movie, tv }) => [movie?.name, tv?.name]).filter((name) => name !== undefined)),
      }),
      { maxLength: 50 },
    )
    .map((titles) =>
      titles.map(({ tv, genres }, index) => aRecentTitle(index + 1, `T${index}`, genres, { mediaType: tv ? 'tv' : 'movie' })),
    );

  it('returns shares that sum to 1, in descending order', () => {
    fc.assert(fc.property(recentTitles, (titles) => {
      const shares = computeGenrePreferences(titles).map(({ share }) => share);
      if (shares.length > 0) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }));
  });

  it('leads to at most five home shelves without duplicates', () => {
    fc.assert(fc.property(recentTitles, (titles) => {
      const shelves = getHomeShelves(titles).map(({ mediaType, filters }) => `${mediaType} ${[...filters.genresIn].sort().join()}`);
      expect(shelves.length).toBeLessThanOrEqual(5);
      expect(new Set(shelves).size).toBe(shelves.length);
    }));
  });
});

describe('homeShelves', () => {
  it('returns the popular lists of films and series without recent titles', () => {
    expect(getHomeShelves([]).map(summarize)).toEqual(['popular movie', 'popular tv']);
  });

  it('starts with the newest title, then the strongest preferences, each genre once', () => {
    expect(getHomeShelves([casablanca, heat, wire]).map(summarize)).toEqual([
      'like Casablanca movie drama+romance', 'taste movie drama', 'taste movie romance', 'taste tv crime', 'popular movie',
    ]);
  });

  it('does not repeat the only genre of the newest title', () => {
    expect(getHomeShelves([aRecentTitle(1, 'A', ['Western'])]).map(summarize)).toEqual(['like A movie western', 'popular movie']);
  });

  it('omits shelves without a known genre', () => {
    expect(getHomeShelves([aRecentTitle(1, 'A', [], { mediaType: 'tv' })]).map(summarize)).toEqual(['popular tv']);
  });
});

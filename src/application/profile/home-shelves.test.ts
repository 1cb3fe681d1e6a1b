import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES } from '#domain/catalogue/genre';
import { homeShelves, tastesOf, type HomeShelf } from './home-shelves';
import { aRecentTitle } from './recent-title.fixture';

const shortly = ({ reason, mediaType, filters }: HomeShelf): string =>
  `${reason.because === 'title' ? `like ${reason.title}` : reason.because} ${mediaType} ${filters.genresIn.join('+')}`.trim();

const casablanca = aRecentTitle(289, 'Casablanca', ['Drama', 'Romance']);
const heat = aRecentTitle(949, 'Heat', ['Action', 'Crime', 'Drama']);
const wire = aRecentTitle(1438, 'The Wire', ['Crime', 'Drama'], { mediaType: 'tv' });

describe('tastesOf', () => {
  it('weighs what was opened last more than what was opened before', () => {
    const [first, second] = tastesOf([aRecentTitle(1, 'A', ['Western']), aRecentTitle(2, 'B', ['Horror'])]);
    expect([first?.slug, second?.slug]).toEqual(['western', 'horror']);
    expect(first?.share).toBeCloseTo(1 / 1.9);
  });

  it('lets a title with many genres speak no louder than one with a single genre', () => {
    const tastes = tastesOf([heat, aRecentTitle(2, 'B', ['Horror'])]);
    expect(tastes[0]).toMatchObject({ slug: 'horror' });
    expect(tastes.slice(1).map(({ slug }) => slug)).toEqual(['action', 'crime', 'drama']);
  });

  it('counts often against lately', () => {
    const often = [aRecentTitle(1, 'A', ['Western']), ...[2, 3, 4].map((id) => aRecentTitle(id, `B${id}`, ['Comedy']))];
    expect(tastesOf(often)[0]).toMatchObject({ slug: 'comedy' });
  });

  it('knows nothing of genres that are none', () => {
    expect(tastesOf([aRecentTitle(1, 'A', ['Mumblecore'])])).toEqual([]);
  });

  const opened = fc.array(
    fc.record({ tv: fc.boolean(), genres: fc.subarray(GENRES.flatMap(({ movie, tv }) => [movie?.name, tv?.name]).filter((name) => name !== undefined)) }),
    { maxLength: 50 },
  ).map((titles) => titles.map(({ tv, genres }, at) => aRecentTitle(at + 1, `T${at}`, genres, { mediaType: tv ? 'tv' : 'movie' })));

  it('makes one whole, strongest first, whatever was opened', () => {
    fc.assert(fc.property(opened, (titles) => {
      const shares = tastesOf(titles).map(({ share }) => share);
      if (shares.length > 0) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }));
  });

  it('plans at most five shelves, none of them twice', () => {
    fc.assert(fc.property(opened, (titles) => {
      const shelves = homeShelves(titles).map(({ mediaType, filters }) => `${mediaType} ${[...filters.genresIn].sort().join()}`);
      expect(shelves.length).toBeLessThanOrEqual(5);
      expect(new Set(shelves).size).toBe(shelves.length);
    }));
  });
});

describe('homeShelves', () => {
  it('shows newcomers what everybody looks at, films and series', () => {
    expect(homeShelves([]).map(shortly)).toEqual(['everyone movie', 'everyone tv']);
  });

  it('begins with more of what was opened last, then the strongest tastes, a genre once', () => {
    expect(homeShelves([casablanca, heat, wire]).map(shortly)).toEqual([
      'like Casablanca movie drama+romance', 'taste movie drama', 'taste movie romance', 'taste tv crime', 'everyone movie',
    ]);
  });

  it('does not show one genre twice when the newest title has no other', () => {
    expect(homeShelves([aRecentTitle(1, 'A', ['Western'])]).map(shortly)).toEqual(['like A movie western', 'everyone movie']);
  });

  it('asks for no shelf that nothing is known for', () => {
    expect(homeShelves([aRecentTitle(1, 'A', [], { mediaType: 'tv' })]).map(shortly)).toEqual(['everyone tv']);
  });
});

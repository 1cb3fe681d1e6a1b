import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '#domain/shared/decode';
import { newUser } from './new-user';
import { applyChangedTitleIds, mergeRecentTitles } from './recent-titles';
import { MAX_RECENT_TITLES, User, type RecentTitle } from './user';
import { someLists } from './user.fixture';

const recentTitle = (movieID: number, openedAt = 0, imdbID: string | null = null): RecentTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID, title: 'A film', posterPath: null, releaseYear: null,
  genres: [],
  openedAt,
});

/**
 * Titles of a small catalogue, so that batches share titles. A title has one IMDb id in every batch, and another catalogue's id may share
 * that id.
 */
const openings = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 30 }), isElsewhere: fc.boolean(), openedAt: fc.integer({ min: 1, max: 40 }) })
    .map(({ id, isElsewhere, openedAt }) => recentTitle(isElsewhere ? -id : id, openedAt, id % 3 === 0 ? null : `tt${id}`)),
  { maxLength: 60, selector: ({ movieID, openedAt }) => `${movieID} ${openedAt}` },
);
const identity = ({ movieID, imdbID }: RecentTitle): string => imdbID ?? String(movieID);

describe('mergeRecentTitles', () => {
  it('keeps the newest opening of each title, newest first', () => {
    fc.assert(fc.property(openings, openings, (one, other) => {
      const merged = mergeRecentTitles(one, other);
      const latest = new Map<string, number>();
      for (const title of [...one, ...other]) latest.set(identity(title), Math.max(title.openedAt, latest.get(identity(title)) ?? 0));
      const expected = [...latest.values()].sort((a, b) => b - a).slice(0, MAX_RECENT_TITLES);
      expect(merged.map(({ openedAt }) => openedAt)).toEqual(expected);
      for (const title of merged) expect(title.openedAt).toBe(latest.get(identity(title)));
    }));
  });

  it('keeps each title once and at most MAX_RECENT_TITLES', () => {
    const many = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 60, maxLength: 150 });
    fc.assert(fc.property(many, openings, (ids, opened) => {
      const merged = mergeRecentTitles(ids.map((id) => recentTitle(id, id)), opened);
      expect(merged).toHaveLength(MAX_RECENT_TITLES);
      expect(new Set(merged.map(({ itemKey }) => itemKey)).size).toBe(merged.length);
      expect(new Set(merged.map(({ imdbID, itemKey }) => imdbID ?? itemKey)).size).toBe(merged.length);
    }));
  });

  it('gives the same titles for both orders of two devices', () => {
    fc.assert(fc.property(openings, openings, openings, (stored, one, other) => {
      const merged = mergeRecentTitles(mergeRecentTitles(stored, one), other);
      expect(mergeRecentTitles(mergeRecentTitles(stored, other), one)).toEqual(merged);
      expect(mergeRecentTitles(stored, mergeRecentTitles(one, other))).toEqual(merged);
    }));
  });

  it('returns the stored titles themselves for a repeated batch, also in parts', () => {
    fc.assert(fc.property(openings, openings, fc.nat({ max: 60 }), (stored, batch, length) => {
      const merged = mergeRecentTitles(stored, batch);
      expect(mergeRecentTitles(merged, batch)).toBe(merged);
      expect(mergeRecentTitles(merged, batch.slice(0, length))).toBe(merged);
      expect(mergeRecentTitles(mergeRecentTitles(stored, batch.slice(0, length)), batch.slice(length))).toEqual(merged);
    }));
  });
});

describe('mergeRecentTitles with IMDb ids', () => {
  const series = (movieID: number, openedAt: number, imdbID: string): RecentTitle => ({
    ...recentTitle(movieID, openedAt, imdbID),
    itemKey: `tv-${movieID}`, mediaType: 'tv',
  });

  it('replaces a title with the same IMDb id and another catalogue id', () => {
    const recent = [recentTitle(-3, 1, 'tt0000003'), recentTitle(4, 0, 'tt0000004')];
    expect(mergeRecentTitles(recent, [recentTitle(603, 2, 'tt0000003')]).map(({ movieID }) => movieID)).toEqual([603, 4]);
  });

  it('keeps the TMDB id of one opening that is stored under two ids', () => {
    const [own, tmdb] = [recentTitle(-3, 1, 'tt0000003'), recentTitle(603, 1, 'tt0000003')];
    expect([mergeRecentTitles([own], [tmdb]), mergeRecentTitles([tmdb], [own])]).toEqual([[tmdb], [tmdb]]);
  });

  it('keeps two titles of one catalogue apart, one of which was stored with the other’s IMDb id', () => {
    const [film2020, film2009] = [recentTitle(-3, 1, 'tt1275863'), recentTitle(-4, 2, 'tt1275863')];
    expect(mergeRecentTitles([film2020], [film2009])).toEqual([film2009, film2020]);
    const [one, other] = [recentTitle(3, 1, 'tt1275863'), recentTitle(4, 2, 'tt1275863')];
    expect(mergeRecentTitles([one], [other])).toEqual([other, one]);
  });

  it('keeps a film and a series with one IMDb id apart, and titles without IMDb id', () => {
    expect(
      mergeRecentTitles([series(7, 3, 'tt0000003'), recentTitle(5, 1), recentTitle(6)], [recentTitle(-3, 2, 'tt0000003')]),
    ).toHaveLength(4);
  });
});

describe('applyChangedTitleIds', () => {
  const title = fc.record({ movieID: fc.integer({ min: -40, max: 40 }).filter((id) => id !== 0), openedAt: fc.nat() });
  const contents = fc
    .uniqueArray(title, { maxLength: 50, selector: ({ movieID }) => movieID })
    .map((all) => all.map(({ movieID, openedAt }) => recentTitle(movieID, openedAt)));
  const resolvedIds = fc
    .dictionary(
      fc.integer({ min: 1, max: 40 }).map((id) => `movie-${-id}`),
      fc.integer({ min: 1, max: 60 }),
    )
    .map((all) => Object.entries(all).map(([itemKey, movieID]) => ({ itemKey, movieID })));

  it('updates ids and item keys, removes only duplicates and keeps the order', () => {
    fc.assert(fc.property(contents, resolvedIds, (content, resolved) => {
      const updated = applyChangedTitleIds(content, resolved);
      const idOf = ({ itemKey, movieID }: RecentTitle): number => resolved.find((one) => one.itemKey === itemKey)?.movieID ?? movieID;
      expect(updated.map(({ movieID }) => movieID)).toEqual([...new Set(content.map(idOf))]);
      for (const one of updated) {
        expect(one.itemKey).toBe(`movie-${one.movieID}`);
        const first = content.find((entry) => idOf(entry) === one.movieID);
        expect({ ...one, movieID: 0, itemKey: '' }).toEqual({ ...first, movieID: 0, itemKey: '' });
      }
      expect(applyChangedTitleIds(updated, resolved)).toBe(updated);
    }));
  });
});

describe('User codec with a profile stored without IMDb ids', () => {
  const user = newUser({ name: 'Maya', email: 'maya@marquee.example' }, someLists, 7);
  const older = Object.fromEntries(Object.entries(recentTitle(603, 5)).filter(([field]) => field !== 'imdbID'));

  it('decodes the profile with imdbID null', () => {
    expect(decode(User, 'users')({ ...user, content: [older, recentTitle(4, 3, 'tt0000004')] })).toEqual(
      E.right({ ...user, content: [recentTitle(603, 5), recentTitle(4, 3, 'tt0000004')] }),
    );
  });

  it.each([[7], [['tt0000004']]])('leaves out a title with %j as imdbID', (imdbID) => {
    expect(decode(User, 'users')({ ...user, content: [{ ...older, imdbID }] })).toEqual(E.right({ ...user, content: [] }));
  });

  it('leaves out elements that are no titles, and rejects content that is no array', () => {
    const content = [null, { itemKey: 'movie-603' }, recentTitle(4), { oversized: 'x' }];
    expect(decode(User, 'users')({ ...user, content })).toEqual(E.right({ ...user, content: [recentTitle(4)] }));
    expect(decode(User, 'users')({ ...user, content: 'x' })).toMatchObject(E.left({ _tag: 'invalid-data', path: 'content' }));
  });
});

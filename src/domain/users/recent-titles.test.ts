import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '../shared/decode';
import { newUser } from './new-user';
import { applyResolvedIds, addRecentTitle } from './recent-titles';
import { MAX_RECENT_TITLES, User, type RecentTitle } from './user';
import { someLists } from './user.fixture';

const recentTitle = (movieID: number, openedAt = 0, imdbID: string | null = null): RecentTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID, title: 'A film', posterPath: null, releaseYear: null, genres: [], openedAt,
});

describe('addRecentTitle', () => {
  it('keeps the newest titles without duplicates, at most MAX_RECENT_TITLES', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 200 });
    fc.assert(fc.property(ids, (order) => {
      const recent = order.reduce<ReadonlyArray<RecentTitle>>((content, id, index) => addRecentTitle(content, recentTitle(id, index)), []);
      const expected = [...new Set([...order].reverse())].slice(0, MAX_RECENT_TITLES);
      expect(recent.map(({ movieID }) => movieID)).toEqual(expected);
      for (const { movieID, openedAt } of recent) expect(openedAt).toBe(order.lastIndexOf(movieID));
    }));
  });
});

describe('addRecentTitle with IMDb ids', () => {
  const series = (movieID: number, imdbID: string): RecentTitle => ({ ...recentTitle(movieID, 0, imdbID), itemKey: `tv-${movieID}`, mediaType: 'tv' });

  it('replaces a title with the same IMDb id and another catalogue id', () => {
    const recent = [recentTitle(-3, 1, 'tt0000003'), recentTitle(4, 0, 'tt0000004')];
    expect(addRecentTitle(recent, recentTitle(603, 2, 'tt0000003')).map(({ movieID }) => movieID)).toEqual([603, 4]);
  });

  it('keeps a film and a series with one IMDb id apart, and titles without IMDb id', () => {
    expect(addRecentTitle([series(7, 'tt0000003'), recentTitle(5), recentTitle(6)], recentTitle(-3, 2, 'tt0000003'))).toHaveLength(4);
  });
});

describe('applyResolvedIds', () => {
  const title = fc.record({ movieID: fc.integer({ min: -40, max: 40 }).filter((id) => id !== 0), openedAt: fc.nat() });
  const contents = fc.uniqueArray(title, { maxLength: 50, selector: ({ movieID }) => movieID }).map((all) => all.map(({ movieID, openedAt }) => recentTitle(movieID, openedAt)));
  const resolvedIds = fc.dictionary(fc.integer({ min: 1, max: 40 }).map((id) => `movie-${-id}`), fc.integer({ min: 1, max: 60 })).map((all) => Object.entries(all).map(([itemKey, movieID]) => ({ itemKey, movieID })));

  it('updates ids and item keys, removes only duplicates and keeps the order', () => {
    fc.assert(fc.property(contents, resolvedIds, (content, resolved) => {
      const updated = applyResolvedIds(content, resolved);
      const idOf = ({ itemKey, movieID }: RecentTitle): number => resolved.find((one) => one.itemKey === itemKey)?.movieID ?? movieID;
      expect(updated.map(({ movieID }) => movieID)).toEqual([...new Set(content.map(idOf))]);
      for (const one of updated) {
        expect(one.itemKey).toBe(`movie-${one.movieID}`);
        const first = content.find((entry) => idOf(entry) === one.movieID);
        expect({ ...one, movieID: 0, itemKey: '' }).toEqual({ ...first, movieID: 0, itemKey: '' });
      }
      expect(applyResolvedIds(updated, resolved)).toEqual(updated);
    }));
  });
});

describe('User codec with a profile stored without IMDb ids', () => {
  const user = newUser({ name: 'Maya', email: 'maya@marquee.example' }, someLists, 7);
  const older = Object.fromEntries(Object.entries(recentTitle(603, 5)).filter(([field]) => field !== 'imdbID'));

  it('decodes the profile with imdbID null', () => {
    expect(decode(User, 'users')({ ...user, content: [older, recentTitle(4, 3, 'tt0000004')] })).toEqual(E.right({ ...user, content: [recentTitle(603, 5), recentTitle(4, 3, 'tt0000004')] }));
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

import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { decode } from '../shared/decode';
import { newUser } from './new-user';
import { applyResolvedIds, addRecentTitle } from './recent-titles';
import { MAX_RECENT_TITLES, User, type RecentTitle } from './user';
import { someLists } from './user.fixture';

const opened = (movieID: number, openedAt = 0, imdbID: string | null = null): RecentTitle => ({
  itemKey: `movie-${movieID}`, mediaType: 'movie', movieID, imdbID, title: 'A film', posterPath: null, releaseYear: null, genres: [], openedAt,
});

describe('withOpened', () => {
  it('keeps the newest, each once, and never too many', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 200 });
    fc.assert(fc.property(numbers, (order) => {
      const kept = order.reduce<ReadonlyArray<RecentTitle>>((content, number, at) => addRecentTitle(content, opened(number, at)), []);
      const expected = [...new Set([...order].reverse())].slice(0, MAX_RECENT_TITLES);
      expect(kept.map(({ movieID }) => movieID)).toEqual(expected);
      for (const { movieID, openedAt } of kept) expect(openedAt).toBe(order.lastIndexOf(movieID));
    }));
  });
});

describe('withOpened and IMDb ids', () => {
  const series = (movieID: number, imdbID: string): RecentTitle => ({ ...opened(movieID, 0, imdbID), itemKey: `tv-${movieID}`, mediaType: 'tv' });

  it('knows a title again that was kept under another number', () => {
    const kept = [opened(-3, 1, 'tt0000003'), opened(4, 0, 'tt0000004')];
    expect(addRecentTitle(kept, opened(603, 2, 'tt0000003')).map(({ movieID }) => movieID)).toEqual([603, 4]);
  });

  it('takes neither a film and a series for one, nor two of which nothing is known', () => {
    expect(addRecentTitle([series(7, 'tt0000003'), opened(5), opened(6)], opened(-3, 2, 'tt0000003'))).toHaveLength(4);
  });
});

describe('withNumbers', () => {
  const title = fc.record({ movieID: fc.integer({ min: -40, max: 40 }).filter((id) => id !== 0), openedAt: fc.nat() });
  const contents = fc.uniqueArray(title, { maxLength: 50, selector: ({ movieID }) => movieID }).map((all) => all.map(({ movieID, openedAt }) => opened(movieID, openedAt)));
  const numbers = fc.dictionary(fc.integer({ min: 1, max: 40 }).map((id) => `movie-${-id}`), fc.integer({ min: 1, max: 60 })).map((all) => Object.entries(all).map(([itemKey, movieID]) => ({ itemKey, movieID })));

  it('changes numbers and keys, loses nothing that is not there twice, and keeps the order', () => {
    fc.assert(fc.property(contents, numbers, (content, found) => {
      const numbered = applyResolvedIds(content, found);
      const numberOf = ({ itemKey, movieID }: RecentTitle): number => found.find((one) => one.itemKey === itemKey)?.movieID ?? movieID;
      expect(numbered.map(({ movieID }) => movieID)).toEqual([...new Set(content.map(numberOf))]);
      for (const one of numbered) {
        expect(one.itemKey).toBe(`movie-${one.movieID}`);
        const first = content.find((kept) => numberOf(kept) === one.movieID);
        expect({ ...one, movieID: 0, itemKey: '' }).toEqual({ ...first, movieID: 0, itemKey: '' });
      }
      expect(applyResolvedIds(numbered, found)).toEqual(numbered);
    }));
  });
});

describe('a profile that was kept before there were IMDb ids', () => {
  const user = newUser({ name: 'Maya', email: 'maya@marquee.example' }, someLists, 7);
  const older = Object.fromEntries(Object.entries(opened(603, 5)).filter(([field]) => field !== 'imdbID'));

  it('is read with everything in it', () => {
    expect(decode(User, 'users')({ ...user, content: [older, opened(4, 3, 'tt0000004')] })).toEqual(E.right({ ...user, content: [opened(603, 5), opened(4, 3, 'tt0000004')] }));
  });

  it.each([[7], [['tt0000004']]])('is not read with %j for one', (imdbID) => {
    expect(decode(User, 'users')({ ...user, content: [{ ...older, imdbID }] })).toMatchObject(E.left({ _tag: 'invalid-data' }));
  });
});

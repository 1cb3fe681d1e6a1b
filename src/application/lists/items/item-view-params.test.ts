import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_SORT_FIELDS, noItemFilter } from '#domain/lists/item-query';
import {
  isItemListFiltered, ITEM_LAYOUTS, itemViewParams, parseItemView, storedGenreNames, usualDirection, usualItemSort, type ItemView,
} from './item-view-params';

const parse = (text: string, listName = 'noir_november'): ItemView => parseItemView(new URLSearchParams(text), usualItemSort(listName));
const write = (view: Partial<ItemView>, listName = 'noir_november', others = ''): string =>
  itemViewParams(
    { ...usualItemSort(listName), filter: noItemFilter, layout: 'grid', ...view },
    usualItemSort(listName),
    new URLSearchParams(others),
  ).toString();

describe('parseItemView', () => {
  it('shows a named list in its own order, favorites and watchlist newest first', () => {
    expect(parse('')).toEqual({ sort: 'order', direction: 'asc', filter: noItemFilter, layout: 'grid' });
    expect(parse('', 'watchlist')).toMatchObject({ sort: 'addedAt', direction: 'desc' });
    expect(parse('', 'favorites')).toMatchObject({ sort: 'addedAt', direction: 'desc' });
  });

  it.each([
    ['sort=title', { sort: 'titleKey', direction: 'asc' }],
    ['sort=title.desc', { sort: 'titleKey', direction: 'desc' }],
    ['sort=year', { sort: 'releaseYear', direction: 'desc' }],
    ['sort=length', { sort: 'runtime', direction: 'asc' }],
    ['sort=own-rating.asc', { sort: 'ownRating', direction: 'asc' }],
    ['sort=own.desc', { sort: 'order', direction: 'desc' }],
    ['view=table', { layout: 'table' }],
  ] as const)('reads %s', (text, expected) => expect(parse(text)).toMatchObject(expected));

  it('reads every filter', () => {
    expect(parse('type=tv&genre=sci-fi-fantasy&decade=1990&watched=no&words=star+trek').filter).toEqual({
      mediaType: 'tv', genre: 'Sci-Fi & Fantasy', decade: 1990, watched: false, words: 'star trek',
    });
  });

  it.each([
    'sort=nothing', 'sort=.desc', 'type=book', 'genre=cooking', 'decade=1995', 'decade=1000', 'watched=maybe', 'words=+++', 'view=cards',
  ])('ignores the invalid %s', (text) => {
    expect(parse(text)).toEqual(parse(''));
  });
});

describe('itemViewParams', () => {
  it('leaves the defaults out and keeps other parameters', () => {
    expect(write({}, 'noir_november', 'list_id=7&sort=year&words=x')).toBe('list_id=7');
    expect(write({ sort: 'order', direction: 'asc' }, 'watchlist')).toBe('sort=own');
    expect(write({ sort: 'addedAt', direction: 'desc' }, 'watchlist')).toBe('');
  });

  it('writes one address for one view, whatever was set before', () => {
    const view: Partial<ItemView> = {
      sort: 'vote', direction: 'asc', layout: 'table',
      filter: { ...noItemFilter, mediaType: 'movie', watched: true },
    };
    expect(write(view, 'noir_november', 'watched=no&list_id=7&type=tv')).toBe(
      'list_id=7&sort=rating.asc&type=movie&watched=yes&view=table',
    );
  });

  it('is the inverse of parseItemView', () => {
    const views = fc.record({
      sort: fc.constantFrom(...ITEM_SORT_FIELDS),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      layout: fc.constantFrom(...ITEM_LAYOUTS),
      filter: fc.record({
        mediaType: fc.constantFrom(null, 'movie' as const, 'tv' as const),
        genre: fc.constantFrom(null, ...storedGenreNames(null)),
        decade: fc.constantFrom(null, 1870, 1990, 2020),
        watched: fc.constantFrom(null, true, false),
        words: fc.constantFrom(null, 'star', 'a & b = c', 'été 100%'),
      }),
    });
    fc.assert(fc.property(views, fc.constantFrom('watchlist', 'noir'), (view, name) => {
      expect(parse(write(view, name), name)).toEqual(view);
    }));
  });
});

describe('usualDirection and isFiltered', () => {
  it('sort names and lengths ascending, everything else descending', () => {
    expect(ITEM_SORT_FIELDS.filter((field) => usualDirection(field) === 'asc')).toEqual(['titleKey', 'runtime', 'order']);
  });

  it('tell a filtered list from a whole one', () => {
    expect([noItemFilter, { ...noItemFilter, watched: false }, { ...noItemFilter, words: 'a' }].map(isItemListFiltered)).toEqual([
      false, true, true,
    ]);
  });
});

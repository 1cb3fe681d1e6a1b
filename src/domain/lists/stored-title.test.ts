import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Title } from '#domain/catalogue/title';
import { typedPrefixes } from '#domain/catalogue/text-match/word-search';
import { List, newList } from './list';
import { maya, newItem } from './list.fixture';
import { toListItem, ListItem, titleSortFields } from './list-item';
import { toStoredTitle } from './stored-title';

const matrix: Title = {
  mediaType: 'movie', id: 603, title: 'The Matrix', originalTitle: null, date: '1999-03-31', year: 1999,
  genres: ['Action', 'Science Fiction'],
  averageVote: 8.2, voteCount: 25_000, overview: null, posterPath: '/matrix.jpg', backdropPath: null, originalLanguage: 'en', runtime: 136,
  seasonCount: null,
};

describe('toStoredTitle', () => {
  it('keeps what a card shows', () => {
    expect(toStoredTitle(matrix, 'tt0133093')).toEqual({
      itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: 'tt0133093', title: 'The Matrix', posterPath: '/matrix.jpg',
      releaseYear: 1999,
      genres: ['Action', 'Science Fiction'],
      runtime: 136, vote: 8.2,
    });
  });

  it('leaves out genres that the rules refuse', () => {
    expect(toStoredTitle({ ...matrix, genres: ['', 'Action', 'Science\nFiction'] }, null).genres).toEqual(['Action']);
  });

  it('cuts long texts and drops numbers that the rules refuse', () => {
    const odd = toStoredTitle(
      {
        ...matrix,
        title: 'x'.repeat(600),
        year: 1700, runtime: -1, averageVote: 11,
        genres: Array.from({ length: 30 }, (_, index) => `Genre ${index}`),
      },
      null,
    );
    expect([odd.title.length, odd.releaseYear, odd.runtime, odd.vote, odd.genres.length]).toEqual([500, null, null, null, 20]);
  });
});

describe('titleSortFields', () => {
  it.each([
    [
      'The Matrix', 1999,
      {
        titleKey: 'matrix', decade: 1990,
        wordPrefixes: ['t', 'th', 'the', 'm', 'ma', 'mat', 'matr', 'matri', 'matrix', 'them', 'thema', 'themat'],
      },
    ],
    [
      'Été 85', 2020,
      { titleKey: 'ete 285', decade: 2020, wordPrefixes: expect.arrayContaining(['e', 'et', 'ete', '8', '85']) as string[] },
    ],
    [
      'M*A*S*H', 1970,
      { titleKey: 'm a s h', decade: 1970, wordPrefixes: expect.arrayContaining(['m', 'a', 's', 'h', 'ma', 'mas', 'mash']) as string[] },
    ],
    // Letters beyond the basic plane take two UTF-16 units each; signs such as emoji are left out.
    ['𠮷野家𠮷𠮷 😀', 2001, { titleKey: '𠮷野家𠮷𠮷', decade: 2000, wordPrefixes: ['𠮷', '𠮷野', '𠮷野家', '𠮷野家𠮷'] }],
    ['A', null, { titleKey: 'a', decade: null, wordPrefixes: ['a'] }],
  ])('%s (%s)', (title, releaseYear, expected) => {
    expect(titleSortFields({ title, releaseYear })).toEqual(expected);
  });
});

describe('texts beyond the basic plane', () => {
  const texts = ['𠮷', '😀', 'x😀', 'x𠮷', '𠮷 ']
    .map((text) => text.repeat(300))
    .concat(
      `x${'𠮷'.repeat(300)}`,
      Array.from({ length: 20 }, () => '𠮷野'.repeat(10)).join(' '),
      `${'x'.repeat(199)}𠮷`, `${'x'.repeat(499)}😀`,
    );
  it.each(texts.map((text) => [text.slice(-4), text]))('are cut at whole characters, within the bounds of the rules: … %s', (_, text) => {
    const { title } = toStoredTitle({ ...matrix, title: text }, null);
    const { titleKey, wordPrefixes } = titleSortFields({ title: text, releaseYear: null });
    expect([title, titleKey, ...wordPrefixes].filter((cut) => /\p{Cs}/u.test(cut))).toEqual([]);
    expect(title.length).toBeLessThanOrEqual(500);
    expect(titleKey.length).toBeLessThanOrEqual(200);
    expect(wordPrefixes.length).toBeLessThanOrEqual(60);
    expect(wordPrefixes.join('').length).toBeLessThanOrEqual(360);
  });

  it.each(['𠮷', '𠮷野', '𠮷野家𠮷', '𠮷野家𠮷𠮷', '家家家家家𠮷'])('what is typed of a word finds its stored beginning: %s', (typed) => {
    const { wordPrefixes } = titleSortFields({ title: typed.startsWith('𠮷') ? '𠮷野家𠮷𠮷' : '家家家家家𠮷', releaseYear: null });
    expect(typedPrefixes(typed).filter((prefix) => !wordPrefixes.includes(prefix))).toEqual([]);
  });
});

describe('stored documents', () => {
  it('an item decodes as written', () => {
    const item = toListItem(maya, 'a', newItem(1));
    expect(ListItem.decode(JSON.parse(JSON.stringify(item)))).toEqual(E.right(item));
  });

  it('a list without place, pinned and archived decodes with defaults', () => {
    const list = newList(maya, { listName: 'a', listID: 'a' }, 1);
    expect(List.decode({ ...list, order: undefined, pinned: undefined, archived: undefined })).toEqual(E.right(list));
  });
});

import { describe, expect, it } from 'vitest';
import { readTitleLines } from './read-title-lines';

describe('readTitleLines', () => {
  it.each([
    ['https://letterboxd.com/film/blade-runner-2049/', ['blade runner 2049', null, null, 'movie']],
    ['- https://letterboxd.com/film/heat-1995/', ['heat 1995', null, null, 'movie']],
    ['Chernobyl (2019) https://letterboxd.com/film/chernobyl/', ['Chernobyl', 2019, null, 'movie']],
    ['https://trakt.tv/movies/fargo', ['fargo', null, 'movie', null]],
    ['https://trakt.tv/shows/fargo', ['fargo', null, 'tv', null]],
    ['Fargo https://www.justwatch.com/de/Serie/fargo', ['Fargo', null, 'tv', null]],
    ['https://en.wikipedia.org/wiki/Heat_%281995_film%29', ['Heat', 1995, null, null]],
    ['Fargo (1996)', ['Fargo', 1996, null, null]],
  ])('reads name, year and type of %s', (line, expected) => {
    expect(readTitleLines('pasted', line, 'List').rows.map(({ title: { name, year, mediaType, usualType } }) =>
      [name, year, mediaType, usualType])).toEqual([expected]);
  });

  it('reads the rating beside a link that names the title', () => {
    const { rows } = readTitleLines('pasted', '1. https://trakt.tv/shows/fargo 9/10\nhttps://trakt.tv/movies/se7en', 'List');
    expect(rows.map(({ title, facts }) => [title.name, facts.flatMap((fact) => (fact.kind === 'rating' ? [fact.rating] : []))]))
      .toEqual([['fargo', [9]], ['se7en', []]]);
  });
});

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
    ['#1. Heat (1995)', ['Heat', 1995, null, null]],
    ['#1 Cheerleader Camp (2010)', ['#1 Cheerleader Camp', 2010, null, null]],
    ['#Alive (2020)', ['#Alive', 2020, null, null]],
  ])('reads name, year and type of %s', (line, expected) => {
    expect(readTitleLines('pasted', line, 'List').rows.map(({ title: { name, year, mediaType, usualType } }) =>
      [name, year, mediaType, usualType])).toEqual([expected]);
  });

  it('reads the rating beside a link alone', () => {
    const lines = ['1. https://trakt.tv/shows/fargo 9/10', '2. https://trakt.tv/movies/se7en', 'https://www.themoviedb.org/tv/1396 9/10',
      '- https://www.imdb.com/title/tt0113277/ 4.5/5'];
    const { rows } = readTitleLines('pasted', lines.join('\n'), 'List');
    expect(rows.map(({ title, facts }) => [title.name, facts.flatMap((fact) => (fact.kind === 'rating' ? [fact.rating] : []))]))
      .toEqual([['fargo', [9]], ['se7en', []], ['', [9]], ['', [9]]]);
  });

  it.each([
    ['Der Pate (1972) – 9,2/10', 'Der Pate', 9], ['Heat 8,7/10', 'Heat', 8.5], ['Heat (1995) 9.25/10', 'Heat', 9.5],
    ['Heat (1995) - 4.25/5', 'Heat', 8.5], ['https://www.imdb.com/title/tt0113277/ 8,7/10', '', 8.5], ['Heat, 1995,8/10', 'Heat', 8],
    ['Apollo 13,8/10', 'Apollo 13', 8], ['Heat 8,5 / 10', 'Heat', 8.5], ['District 9,5/5', 'District 9', 10],
    ['Amélie (2001) 15/20', 'Amélie', 7.5], ['Amélie (2001) : 17,5/20', 'Amélie', 9],
  ])('reads the rating of %s with its decimals', (line, name, rating) => {
    const { rows } = readTitleLines('pasted', line, 'List');
    expect(rows.map(({ title, facts }) => [title.name, facts.slice(1)])).toEqual([[name, [{ kind: 'rating', rating, day: null }]]]);
    expect(rows[0]?.facts[0]).toMatchObject({ kind: 'item', note: null });
  });
});

import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

/** Returns what rows say in short: title and facts; what is left out; and the files whose kind the person chooses. */
const read = async (name: string, ...text: ReadonlyArray<string>) => {
  const { rows, leftOut, open } = await readServiceFiles([{ name, text: text.join('\n') }]);
  return {
    rows: rows.map(({ title, facts }) => [title.name, ...facts.map(({ kind, ...fact }) => ({ [kind]: Object.values(fact) }))]),
    leftOut: leftOut.map(({ row, name: title, reason }) => [row, title, reason]), open: open.map(({ file }) => file),
  };
};

describe('exports of services that people have changed', () => {
  it('are lists of IMDb without a column for positions or ratings', async () => {
    const [header, heat] = ['Const,Title,Title Type,IMDb Rating,Year', 'tt0113277,Heat,Movie,8.3,1995'];
    const inList = (list: string) => ({ rows: [['Heat', { item: [list, null, null] }]], leftOut: [] });
    expect(await read('Noir.csv', header, heat)).toEqual({ ...inList('Noir'), open: ['Noir.csv'] });
    expect(await read('WATCHLIST.csv', header, heat)).toEqual({ ...inList('watchlist'), open: [] });
    expect((await read('Noir.csv', 'Const', 'tt0113277')).rows).toEqual([['', { item: ['Noir', null, null] }]]);
    // A rating of which nothing says whose it is.
    expect((await read('Noir.csv', 'Const,Title,Rating', 'tt0113277,Heat,9')).leftOut).toEqual([[1, 'Heat', 'bad-rating']]);
  });

  it('are tables of Letterboxd with ratings beside films that have none', async () => {
    const table = ['Date,Name,Year,Letterboxd URI,Rating', '2024-05-12,Heat,1995,u,4.5', '2024-05-13,Ran,1985,v,'] as const;
    // The day is that on which the film came to the list.
    const rating = { rating: [9, null] };
    expect(await read('Noir.csv', ...table)).toEqual({
      rows: [['Heat', { item: ['Noir', null, '2024-05-12'] }, rating], ['Ran', { item: ['Noir', null, '2024-05-13'] }]],
      leftOut: [], open: ['Noir.csv'],
    });
    expect(await read('watched.csv', ...table)).toEqual({
      rows: [['Heat', { viewing: [null, null] }, rating], ['Ran', { viewing: [null, null] }]], leftOut: [], open: [],
    });
    // The file of ratings has none without one, and a word is no missing rating.
    expect((await read('ratings.csv', ...table)).leftOut).toEqual([[2, 'Ran', 'bad-rating']]);
    expect(await read('Noir.csv', ...table.slice(0, 2), '2024-05-13,Ran,1985,v,good')).toEqual({
      rows: [['Heat', { rating: [9, '2024-05-12'] }]], leftOut: [[2, 'Ran', 'bad-rating']], open: [] });
  });

  it('have the numbers and directors of films that programs add', async () => {
    const { rows } = await readServiceFiles([{ name: 'watched.csv', text: ['Date,Name,Year,Letterboxd URI,tmdbID,imdbID,Director',
      '2024-05-12,Heat,1995,u,949,tt0113277,Michael Mann'].join('\n') }]);
    expect(rows.map(({ title: { tmdbId, imdbId, directors } }) => [tmdbId, imdbId, directors]))
      .toEqual([[949, 'tt0113277', ['Michael Mann']]]);
  });

  it('have rows of Letterboxd with separators outside of quotes, whose cells stand below wrong names', async () => {
    expect(await read('diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      '2024-05-12,Heat,1995,u,4.5,,noir, crime,2024-05-11', '2024-05-13,Girl, Interrupted,1999,u,4,,,2024-05-13')).toEqual({
      rows: [['Girl, Interrupted', { viewing: ['2024-05-13', null, 8] }, { rating: [8, '2024-05-13'] }]],
      leftOut: [[1, 'Heat', 'damaged']], open: [] });
    expect(await read('noir.csv', 'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2026-01-01,Noir,,u,', '',
      'Position,Name,Year,URL,Description', '1,Girl, Interrupted,1999,u,sad', '2,Heat,1995,u,loud,')).toMatchObject({
      rows: [['Heat', { item: ['Noir', 'loud', null] }]], leftOut: [[1, 'Girl', 'damaged']] });
  });

  it('have rows of IMDb with separators outside of quotes: a rating behind them is none', async () => {
    const header = 'Position,Const,Created,Modified,Description,Title,Title Type,Year,Genres,Directors,Your Rating,Date Rated';
    const { rows } = await readServiceFiles([{ name: 'Noir.csv', text: [header, '1,tt0113277,,,,Heat,Movie,1995,Crime, Drama,,9,2024-01-01',
      '2,tt0089881,,,,Ran,Movie,1985,Drama, War,,3,2,K,8,2024-01-02', '3,tt0078748,,,,Alien,Movie,1979,Horror,R,8,2024-01-02'].join('\n') }]);
    expect(rows.map(({ title, facts, hasBadRating }) => [title.name, facts.map(({ kind }) => kind), hasBadRating])).toEqual([
      ['Heat', ['item'], true], ['Ran', ['item'], true], ['Alien', ['item', 'rating'], undefined]]);
    // In a file of ratings they stand before.
    expect(await read('ratings.csv', 'Const,Your Rating,Date Rated,Title,Year,Genres,Directors',
      'tt0113277,9,2024-01-01,Heat,1995,Crime, Drama,M')).toMatchObject({ rows: [['Heat', { rating: [9, '2024-01-01'] }]], leftOut: [] });
  });
});

it.each(['Movie (Year)', 'Title (Year)', 'Film (Year)', 'Titel (Jahr)', 'Titre (Année)'])('a column “%s” has titles with years', async (
  header,
) => {
  const text = [`${header},Rating`, 'Heat (1995),9', '"Girl, Interrupted (1999)",7', 'Ran,8', '2012 (2009),6'].join('\n');
  const { rows, ignored } = await readServiceFiles([{ name: 'films.csv', text }, { name: 'one.csv', text: `${header}\nHeat (1995)` }]);
  expect([rows.map(({ title: { name, year } }) => [name, year]), ignored]).toEqual([
    [['Heat', 1995], ['Girl, Interrupted', 1999], ['Ran', null], ['2012', 2009], ['Heat', 1995]], []]);
});

it('a year in brackets is one, and “Serie” and “Película” are types', async () => {
  const { rows } = await readServiceFiles([{ name: 'films.csv', text: ['Title,Year,Type', 'Heat,(1995),Película', 'Lost,[2004],Serie',
    'Ran,1985,Film', 'Dark,2017–2020,Fernsehserie'].join('\n') }]);
  expect(rows.map(({ title: { name, year, mediaType } }) => [name, year, mediaType])).toEqual([
    ['Heat', 1995, 'movie'], ['Lost', 2004, 'tv'], ['Ran', 1985, 'movie'], ['Dark', 2017, 'tv']]);
});

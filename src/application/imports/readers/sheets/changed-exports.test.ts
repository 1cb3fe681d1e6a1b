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
    expect(await read('Noir.csv', header, heat)).toEqual({ rows: [['Heat', { item: ['Noir', null, null] }]], leftOut: [], open: ['Noir.csv'] });
    expect(await read('WATCHLIST.csv', header, heat)).toEqual({ rows: [['Heat', { item: ['watchlist', null, null] }]], leftOut: [], open: [] });
    expect((await read('Noir.csv', 'Const', 'tt0113277')).rows).toEqual([['', { item: ['Noir', null, null] }]]);
    // A rating of which nothing says whose it is.
    expect((await read('Noir.csv', 'Const,Title,Rating', 'tt0113277,Heat,9')).leftOut).toEqual([[1, 'Heat', 'bad-rating']]);
  });
});

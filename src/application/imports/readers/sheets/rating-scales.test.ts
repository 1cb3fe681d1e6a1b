import { describe, expect, it } from 'vitest';
import { readServiceFiles } from '#application/imports/read-service-files';

/** Returns the rating of each row: null without one, 'bad' for one that cannot be read. */
const ratingsIn = async (header: string, ...cells: ReadonlyArray<string>) => {
  const text = [`Title;${header}`, ...cells.map((cell, at) => `Film ${at};${cell}`)].join('\n');
  const { rows, leftOut, open } = await readServiceFiles([{ name: 'films.csv', text }]);
  expect([leftOut, rows.length, open[0]?.hasOpenScale]).toEqual([[], cells.length, undefined]);
  return rows.map(({ facts, hasBadRating }) =>
    facts.find((fact) => fact.kind === 'rating')?.rating ?? (hasBadRating === true ? 'bad' : null));
};

describe('ratings out of 20', () => {
  it('are told by several numbers above 10, and none above 20', async () => {
    expect(await ratingsIn('Rating', '17', '14', '12', '', '8,5')).toEqual([8.5, 7, 6, null, 4.5]);
    expect(await ratingsIn('Rating', '11', '14.5', '12', '9', '8', '7', '6', '5')).toEqual([5.5, 7.5, 6, 4.5, 4, 3.5, 3, 2.5]);
    expect(await ratingsIn('Rating', '15/20', '20 / 20', '0/20')).toEqual([7.5, 10, null]);
  });

  it('stay unread where they can be other numbers, which costs no others', async () => {
    // Ages, and too few to tell.
    expect(await ratingsIn('Rating', '12', '16', '18', '6')).toEqual(['bad', 'bad', 'bad', 'bad']);
    expect(await ratingsIn('Rating', '17', '15', '15/20', '4/5')).toEqual(['bad', 'bad', 7.5, 8]);
    expect(await ratingsIn('Rating', '9', '8', '7', '11', '12')).toEqual(['bad', 'bad', 'bad', 'bad', 'bad']);
    expect(await ratingsIn('Rating', '9', '8', '7', '6', '5', '12')).toEqual([9, 8, 7, 6, 5, 'bad']);
    expect(await ratingsIn('Rating', '85', '17', '14')).toEqual([8.5, 1.5, 1.5]);
  });
});

it.each([
  'Bewertung (von 10)', 'Meine Bewertung von 10', 'Note sur 10', 'Note (sur 10)', 'Voto su 10', 'Nota de 10', 'Ocena na 10', 'Ocena z 10',
  'Score van 10', 'Rating av 10', 'Rating [out of 10]', 'Score/10', 'Stars (0-10)',
])('ratings below “%s” have the scale of their heading', async (header) => {
  expect(await ratingsIn(header, '4', '3,5', '', '4/5')).toEqual([4, 3.5, null, 8]);
});

it.each(['Note /20', 'Ma note (sur 20)', 'Rating (out of 20)'])('ratings below “%s” are out of 20', async (header) => {
  expect(await ratingsIn(header, '17', '9', '4,5')).toEqual([8.5, 4.5, 2.5]);
});

it('a text below “Note” stays one, and a word with the end of such a heading is no scale', async () => {
  expect(await ratingsIn('Note', '4', 'good')).toEqual([null, null]);
  expect(await ratingsIn('Sola 10', '4')).toEqual([null]);
});

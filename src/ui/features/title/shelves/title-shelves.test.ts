import { describe, expect, it } from 'vitest';
import type { Title } from '#domain/catalogue/title';
import { createFeaturedFilm } from '#ui/features/landing/featured.ts';
import { similarTitlesShelf } from './title-shelves';

const films = (count: number, ...genres: ReadonlyArray<string>): ReadonlyArray<Title> =>
  Array.from({ length: count }, (_, at) => createFeaturedFilm(1000 * genres.length + at, `Film ${at}`, 1990, ...genres));
const heat = createFeaturedFilm(949, 'Heat', 1995, 'Crime', 'Drama');

describe('similarTitlesShelf', () => {
  it.each([
    ['the kind of six titles, and only these', [...films(6, 'Crime', 'Drama'), ...films(4, 'Comedy')], 'More crime dramas', 6],
    ['a less specific kind if fewer than six fit', [...films(5, 'Crime', 'Drama'), ...films(5, 'Drama')], 'More dramas', 10],
    ['no kind if none fits', films(8, 'Comedy'), 'Similar films', 8],
    ['the kind of all of few titles', films(2, 'Crime', 'Drama'), 'More crime dramas', 2],
  ] as const)('names %s', (_, similar, heading, count) => {
    const shelf = similarTitlesShelf(heat, similar);
    expect([shelf?.heading, shelf?.titles.length]).toEqual([heading, count]);
  });

  it('is null without titles', () => expect(similarTitlesShelf(heat, [])).toBeNull());
});

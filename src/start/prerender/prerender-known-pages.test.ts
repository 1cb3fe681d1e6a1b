import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';
import { drawPoster } from '../../../scripts/prerender/posters.mjs';
import { knownPages, type KnownPages } from './prerender-known-pages';

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, '../../../public/catalogue', file), 'utf8'));

describe('knownPages', () => {
  let pages: KnownPages;
  beforeAll(async () => { pages = await knownPages(read, 'https://films.example', { titles: 40, people: 10 }); });
  const namesOf = (list: KnownPages['titles']): ReadonlyArray<string> => list.map(({ name }) => name);

  it('returns the best-known titles, each with its poster, address and facts', () => {
    expect([pages.titles.length, new Set(namesOf(pages.titles)).size, pages.posters.size]).toEqual([40, 40, 40]);
    const matrix = pages.titles.find(({ name }) => name === 'movie-603')?.head;
    expect(matrix).toMatchObject({
      title: 'The Matrix (1999)', path: '/details?type=movie&id=603', image: 'https://films.example/posters/movie-603.jpg',
      data: { '@type': 'Movie', name: 'The Matrix' },
    });
    expect(pages.posters.get('/posters/movie-603.jpg')).toMatch(/^<svg[\s\S]*MATRIX/);
  });

  it('returns the people who lead most of these titles', () => {
    expect([pages.people.length, new Set(namesOf(pages.people)).size]).toEqual([10, 10]);
    expect(
      pages.people.filter(
        ({ name, head }) =>
          `person-${new URLSearchParams(head.path?.split('?')[1]).get('id') ?? ''}` !== name || head.data?.['@type'] !== 'Person',
      ),
    ).toEqual([]);
  });
});

describe('drawPoster', () => {
  const poster = { id: 'movie-1', title: 'W', year: null, genres: [], mediaType: 'movie' } as const;
  /** Returns the share of pixels in which two posters differ. */
  const difference = async (one: string, other: string): Promise<number> => {
    const [first, second] = await Promise.all([one, other].map(async (svg) => sharp(await drawPoster(svg)).greyscale().raw().toBuffer()));
    if (first === undefined || second === undefined) throw new Error('There are no posters.');
    return first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > 64).length / first.length;
  };
  const svg = posterArt(poster);

  it('draws a JPEG of 400 × 600', async () => {
    expect(await sharp(await drawPoster(svg)).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
  });

  it('draws the lettering with the display font, at both of its widths', async () => {
    const narrow = svg.replace(/(<g fill="[^"]*" font-family="[^"]*" font-size="[^"]*")/, '$1 style="font-stretch:86%"');
    const withoutFont = svg.replace('League Gothic,', '');
    for (const [one, other] of [
      [svg, withoutFont],
      [narrow, withoutFont],
      [svg, narrow],
      [svg, svg.replace('>W<', '>M<')],
    ] as const)
      expect(await difference(one, other)).toBeGreaterThan(0.004);
  });
});

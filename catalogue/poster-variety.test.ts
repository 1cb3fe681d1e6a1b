import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import type { Title } from '#domain/catalogue/title';
import { chooseVariants } from '#ui/design/poster-art/choose-variants.ts';
import { posterCompositionsOfTitle } from '#ui/design/poster-art/choose-composition.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { builtFiles } from './node-files';

const DECADES = [null, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];

/** Returns the first titles of every genre and decade, as shelves show them, and rows of three pages. */
const loadRows = async (): Promise<ReadonlyArray<ReadonlyArray<Title>>> => {
  const file = await builtFiles()('index.json')();
  const index = E.isRight(file) ? await decodeIndex(file.right)() : file;
  if (E.isLeft(index)) throw new Error(JSON.stringify(index.left));
  const { discover } = createBrowse(index.right);
  const pageOf = (mediaType: 'movie' | 'tv', genresIn: ReadonlyArray<string>, from: number | null, page: number): ReadonlyArray<Title> =>
    discover({
      mediaType,
      filters: { ...noFilters, genresIn, yearFrom: from, yearTo: from === null ? null : from + 9 },
      sort: popularitySort, page,
    }).items;
  return (['movie', 'tv'] as const).flatMap((mediaType) =>
    [[], ...GENRES.map(({ slug }) => [slug])].flatMap((genresIn) =>
      DECADES.map((from) => [1, 2, 3].flatMap((page) => pageOf(mediaType, genresIn, from, page))),
    ),
  );
};

describe('posters of a row', async () => {
  const rows = await loadRows();

  it.each([
    ['a shelf', 20, 0],
    ['three pages of a grid', 60, 1],
  ] as const)('differ from their neighbours, and at most two of seven are alike: %s', (_, length, allowed) => {
    const faults = { rows: 0, neighbours: 0, alike: 0 };
    for (const row of rows.map((titles) => titles.slice(0, length))) {
      const titles = row.map(toArtTitle);
      const variants = chooseVariants(titles);
      const motifs = titles.map((title, index) => posterCompositionsOfTitle(title)[variants[index] ?? 0]);
      faults.rows += motifs.length > 1 ? 1 : 0;
      faults.neighbours += motifs.filter((motif, index) => index > 0 && motif === motifs[index - 1]).length;
      faults.alike += motifs.filter(
        (motif, index) => motifs.slice(Math.max(0, index - 6), index).filter((other) => other === motif).length > 1,
      ).length;
    }
    expect(faults.rows).toBeGreaterThan(300);
    expect(faults.neighbours).toBe(0);
    // The posters of the next page are chosen after those before it, which stay. One of 20,000 posters then has no other choice.
    expect(faults.alike).toBeLessThanOrEqual(allowed);
  });

  it('stay the same when further pages follow', () => {
    for (const row of rows.slice(0, 40)) {
      const titles = row.map(toArtTitle);
      expect(chooseVariants(titles.slice(0, 20))).toEqual(chooseVariants(titles).slice(0, 20));
    }
  });
});

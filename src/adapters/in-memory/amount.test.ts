import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { pageOf } from '#domain/catalogue/page';
import { parseSearch } from '#domain/catalogue/search-query';
import { AMOUNTS, withAmount, type Amount } from './amount';

const whole = Array.from({ length: 45 }, (_, at) => at);

/** A catalogue that counts instead of naming titles. */
const counting = {
  list: ({ page }: { readonly page: number }) => TE.right({ ...pageOf(whole, page), asOf: '2026-01-01' }),
  discover: ({ page }: { readonly page: number }) => TE.right({ ...pageOf(whole, page), asOf: null }),
  searchTitles: ({ page }: { readonly page: number }) => TE.right(pageOf(whole, page)),
  searchPeople: ({ page }: { readonly page: number }) => TE.right(pageOf(whole.slice(0, 3), page)),
  suggest: () => TE.right(whole.slice(0, 8)),
  census: () => TE.right({ movies: 45, series: 0, firstYear: null, lastYear: null, asOf: null }),
} as unknown as Catalogue;

const asked = (catalogue: Catalogue, page = 1) =>
  Promise.all([
    catalogue.list({ mediaType: 'movie', list: 'popular', filters: noFilters, page })(),
    catalogue.discover({ mediaType: 'movie', filters: noFilters, sort: byPopularity, page })(),
    catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('a'), page })(),
    catalogue.searchPeople({ query: parseSearch('a'), page })(),
  ]);

const totals: Readonly<Record<Amount, ReadonlyArray<readonly [number, number]>>> = {
  many: [[20, 45], [20, 45], [20, 45], [3, 3]],
  several: [[7, 7], [7, 7], [7, 7], [3, 3]],
  one: [[1, 1], [1, 1], [1, 1], [1, 1]],
  empty: [[0, 0], [0, 0], [0, 0], [0, 0]],
};

describe('a catalogue with an amount', () => {
  it.each(AMOUNTS)('has %s everywhere, with totals that agree', async (amount) => {
    const answers = await asked(withAmount(counting, () => amount));
    expect(answers.map((answer) => ('right' in answer ? [answer.right.items.length, answer.right.totalResults] : []))).toEqual(totals[amount]);
  });

  it('keeps what else a page says', async () => {
    const [list] = await asked(withAmount(counting, () => 'one'));
    expect(list).toMatchObject({ right: { asOf: '2026-01-01', page: 1, totalPages: 1 } });
  });

  it('suggests no more than there is, and leaves the rest whole', async () => {
    const catalogue = withAmount(counting, () => 'one');
    expect(await catalogue.suggest(parseSearch('a'))()).toEqual(E.right([0]));
    expect(await catalogue.census()()).toMatchObject({ right: { movies: 45 } });
  });

  it('has nothing on a second page when all fits on the first', async () => {
    const [list] = await asked(withAmount(counting, () => 'several'), 2);
    expect(list).toMatchObject({ right: { items: [], page: 2, totalResults: 7 } });
  });
});

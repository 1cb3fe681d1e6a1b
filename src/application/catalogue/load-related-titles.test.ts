import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Catalogue, DiscoverQuery, TitlePage } from '#domain/catalogue/catalogue';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { loadRelatedTitles } from './load-related-titles';

const recommendations = [101, 102, 103].map((id) => aTitle({ id }));
const film = aTitleDetails({ keywords: ['heist', 'paris, france'], recommendations, similar: [] });
const others = (count: number) => Array.from({ length: count }, (_, index) => aTitle({ id: index + 1 }));

/** Answers queries by the filter with these numbers of titles beside the film itself; fails for null. */
const catalogueOf = (counts: Readonly<Record<string, number | null>>) => {
  const queries: DiscoverQuery[] = [];
  const discover: Catalogue['discover'] = (query) => {
    queries.push(query);
    const count = counts[[...query.filters.content, ...query.filters.genresIn].join(' ')] ?? null;
    return count === null ? TE.left(offline)
      : TE.right({ items: [film, ...others(count)], page: 1, totalPages: 1, totalResults: count + 1, asOf: null });
  };
  return { discover, queries };
};

const HEIST = 'keyword:heist';
const PARIS = 'keyword:paris, france';
const kinds = [{ name: 'crime dramas', genres: ['Crime', 'Drama'] }, { name: 'dramas', genres: ['Drama'] }, { name: 'films', genres: [] }];
const load = (catalogue: Pick<Catalogue, 'discover'>, of = film) => loadRelatedTitles(catalogue, of, kinds)();

describe('loadRelatedTitles', () => {
  it('asks once for each fact, best known first, and leaves out the title itself', async () => {
    const catalogue = catalogueOf({ [HEIST]: 5, [PARIS]: 6 });
    expect(await load(catalogue)).toEqual(E.right([
      { by: 'subject', name: 'a heist', content: HEIST, titles: others(5) },
      { by: 'setting', name: 'in Paris', content: PARIS, titles: others(6) },
    ]));
    expect(catalogue.queries.map(({ sort, page }) => [sort.key, page])).toEqual([['votes', 1], ['votes', 1]]);
  });

  it('names no fact that is known to be untrue of the title or of another one', async () => {
    const armageddon = { ...film, id: 95 };
    const catalogue = catalogueOf({ [HEIST]: 6, [PARIS]: 6 });
    expect(await load(catalogue, armageddon)).toMatchObject({ right: [{ name: 'a heist' }] });
    const withIt = TE.map((page: TitlePage) => ({ ...page, items: [...page.items, armageddon] }));
    expect(await load({ discover: (query) => withIt(catalogue.discover(query)) })).toMatchObject({
      right: [{ titles: [...others(6), { id: 95 }] }, { titles: others(6) }],
    });
  });

  it.each([['fails', null], ['that few titles share', 4]])('leaves out a fact that %s', async (_, count) => {
    expect(await load(catalogueOf({ [HEIST]: count, [PARIS]: 6 })))
      .toMatchObject({ right: [{ name: 'in Paris' }] });
  });

  it('fails if each fact fails', async () => expect(await load(catalogueOf({}))).toEqual(E.left(offline)));

  it('has the decade of the most specific kind with enough other titles, where fewer than three ways lead on', async () => {
    const catalogue = catalogueOf({ [HEIST]: 5, 'crime drama': 9, drama: 10 });
    expect(await load(catalogue, { ...film, keywords: ['heist'], year: 1994 })).toMatchObject({ right: [
      { name: 'a heist' }, { by: 'era', name: 'dramas of the 1990s', titles: others(10).slice(5) },
    ] });
    expect(catalogue.queries.slice(1).map(({ filters: { yearFrom, yearTo } }) => [yearFrom, yearTo])).toEqual([[1990, 1999], [1990, 1999]]);
    for (const of of [{ year: null }, { similar: [104, 105, 106].map((id) => aTitle({ id })) }]) {
      const few = catalogueOf({ [HEIST]: 5 });
      expect(await load(few, { ...film, keywords: ['heist'], ...of })).toMatchObject({ right: [{ name: 'a heist' }] });
      expect(few.queries.length).toBe(1);
    }
    // A failure leaves what is known.
    expect(await load(catalogueOf({ [HEIST]: 5 }), { ...film, keywords: ['heist'] })).toMatchObject({ right: [{ name: 'a heist' }] });
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Catalogue, DiscoverQuery } from '#domain/catalogue/catalogue';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { loadRelatedTitles } from './load-related-titles';

const film = aTitleDetails({ keywords: ['heist', 'paris, france'] });
const others = (count: number) => Array.from({ length: count }, (_, index) => aTitle({ id: index + 1 }));

/** Answers queries by the filter with these numbers of titles beside the film itself; fails for null. */
const catalogueOf = (counts: Readonly<Record<string, number | null>>) => {
  const queries: DiscoverQuery[] = [];
  const discover: Catalogue['discover'] = (query) => {
    queries.push(query);
    const count = counts[query.filters.content.join(' ')] ?? null;
    return count === null ? TE.left(offline)
      : TE.right({ items: [film, ...others(count)], page: 1, totalPages: 1, totalResults: count + 1, asOf: null });
  };
  return { discover, queries };
};

const HEIST = 'keyword:heist';
const PARIS = 'keyword:paris, france';

describe('loadRelatedTitles', () => {
  it('asks once for each fact, best known first, and leaves out the title itself', async () => {
    const catalogue = catalogueOf({ [HEIST]: 5, [PARIS]: 6 });
    expect(await loadRelatedTitles(catalogue, film)()).toEqual(E.right([
      { by: 'subject', name: 'a heist', content: HEIST, titles: others(5) },
      { by: 'setting', name: 'in Paris', content: PARIS, titles: others(6) },
    ]));
    expect(catalogue.queries.map(({ sort, page }) => [sort.key, page])).toEqual([['votes', 1], ['votes', 1]]);
  });

  it.each([['fails', null], ['that few titles share', 4]])('leaves out a fact that %s', async (_, count) => {
    expect(await loadRelatedTitles(catalogueOf({ [HEIST]: count, [PARIS]: 6 }), film)())
      .toMatchObject({ right: [{ name: 'in Paris' }] });
  });

  it('fails if each fact fails', async () => expect(await loadRelatedTitles(catalogueOf({}), film)()).toEqual(E.left(offline)));
});

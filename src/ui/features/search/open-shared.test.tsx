import { cleanup, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { foldWords } from '#domain/catalogue/text-match/fold';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { OpenShared } from './page/open-shared';

afterEach(cleanup);

const titles = [
  aTitle({ id: 1, title: 'Blade Runner', year: 1982 }), aTitle({ id: 2, title: 'Blade Runner 2049', year: 2017 }),
  aTitle({ id: 3, title: 'Heat', year: 1995 }), aTitle({ id: 4, title: 'Heat', year: 1986 }),
  aTitle({ id: 5, title: 'Fargo', year: 1996 }), aTitle({ id: 6, title: 'Fargo', year: 2014, mediaType: 'tv' }),
];

/** Renders the shared link, and returns the address that it leads to with the searches before. */
const open = async (url: string): Promise<{ readonly address: string; readonly searches: ReadonlyArray<string> }> => {
  const searches: string[] = [];
  const catalogue: Pick<CatalogueUseCases, 'suggest'> = {
    suggest: ({ words, year }) => {
      searches.push(`${words}${year === null ? '' : ` year:${year}`}`);
      const found = titles.filter((each) => foldWords(words).every((word) => foldWords(each.title).includes(word)));
      return TE.right(found.filter((each) => year === null || each.year === year).map((title) => ({ kind: 'title' as const, title })));
    },
  };
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, catalogue]]);
  const Address = (): React.JSX.Element => {
    const { pathname, search } = useLocation();
    return pathname === '/share' ? <OpenShared shared={{ title: '', text: '', url }} /> : <p data-testid="address">{pathname}{search}</p>;
  };
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <MemoryRouter initialEntries={['/share']}><Address /></MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return { address: (await screen.findByTestId('address')).textContent, searches };
};

it.each([
  ['of a name that ends with a year', 'https://letterboxd.com/film/blade-runner-2049/', '/details?type=movie&id=2', ['blade runner 2049']],
  ['of a name with its year', 'https://letterboxd.com/film/heat-1995/', '/details?type=movie&id=3', ['heat 1995', 'heat year:1995']],
  ['of a film that a series shares its name with', 'https://letterboxd.com/film/fargo/', '/details?type=movie&id=5', ['fargo']],
  ['of a series that a film shares its name with', 'https://trakt.tv/shows/fargo', '/details?type=tv&id=6', ['fargo']],
  ['of several titles', 'https://letterboxd.com/film/heat/', '/search?query=heat', ['heat']],
])('OpenShared opens a link %s', async (_, url, address, searches) => {
  expect(await open(url)).toEqual({ address, searches });
});

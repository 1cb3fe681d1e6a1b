import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, NETWORK_STATUS, SCROLL_STORE, INFINITE_LIST_CACHE, IMAGE_URLS } from '#application/service-keys';
import { emptyPage, paginate, type Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import { parseSearch } from '#domain/catalogue/search-query';
import { offline, type Failure } from '#domain/shared/failure';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import type { ResultTab } from '../../shared/search-address';
import { SearchResults } from './search-results';

const cas: Person = { id: 1, name: 'Casey', knownFor: 'Acting', picturePath: null, titles: [] };
const somebody = paginate([cas], 1);

type Told = { films: Page<never> | Failure; series: Page<never> | Failure; people: Page<Person> | Failure };
const answer = <A,>(told: Page<A> | Failure) => ('_tag' in told ? TE.left(told) : TE.right(told));

const Address = (): React.JSX.Element => <p data-testid="address">{useLocation().search}</p>;

/** Somebody has typed `cas` with one kind of result open; what there is of each can change meanwhile. */
const search = (tab: ResultTab, told: Told): void => {
  const catalogue: Pick<CatalogueUseCases, 'searchTitles' | 'searchPeople'> = {
    searchTitles: ({ mediaType }) => answer(mediaType === 'movie' ? told.films : told.series),
    searchPeople: () => answer(told.people),
  };
  const services = new Map<unknown, unknown>([
    [CATALOGUE_USE_CASES, catalogue], [SCROLL_STORE, sessionScrollStore(null)], [INFINITE_LIST_CACHE, new InfiniteListCache()], [IMAGE_URLS, { source: () => null }],
    [NETWORK_STATUS, { online: NEVER }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <MemoryRouter initialEntries={[`/search?query=cas&tab=${tab}`]}>
          <Address />
          <SearchResults text="cas" query={parseSearch('cas')} tab={tab} />
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
};
const tabs = (): ReadonlyArray<string> =>
  within(screen.getByRole('navigation', { name: 'Kinds of result' })).getAllByRole('link').map((link) => `${link.textContent}${link.ariaCurrent === 'page' ? ' open' : ''}`);
const says = (words: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));

beforeEach(stubMeasures);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('results of a search', () => {
  it('open at a kind that has some where the chosen one has none, which stays chosen', async () => {
    search('films', { films: emptyPage, series: emptyPage, people: somebody });
    expect((await screen.findByRole('link', { name: /^Casey/ })).getAttribute('href')).toBe('/person?id=1');
    await says('1 person');
    expect(tabs()).toEqual(['People1 open']);
    expect(screen.getByTestId('address').textContent).toBe('?query=cas&tab=films');
  });

  it('keep a kind that could not be counted, without a number', async () => {
    search('people', { films: offline, series: emptyPage, people: somebody });
    await says('1 person');
    expect(tabs()).toEqual(['Films', 'People1 open']);
  });

  it('are said to be none, to those who do not see it too, where every kind was answered', async () => {
    search('series', { films: emptyPage, series: emptyPage, people: emptyPage });
    expect((await screen.findByText(/Fewer words often find more/)).textContent).toMatch(/^Nothing here goes by “cas”\./);
    await says('Nothing here goes by “cas”.');
  });

  it('are not said to be none where a kind failed: it can be asked again', async () => {
    const told: Told = { films: emptyPage, series: emptyPage, people: offline };
    search('films', told);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(/^Nothing here goes by/)).toBeNull();
    told.people = somebody;
    act(() => retry.click());
    await screen.findByRole('link', { name: /^Casey/ });
  });
});

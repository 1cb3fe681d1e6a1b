import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, NETWORK_STATUS, SCROLL_STORE, INFINITE_LIST_CACHE, IMAGE_URL_BUILDER } from '#application/service-keys';
import { emptyPage, paginate, type Page } from '#domain/shared/pagination';
import type { Person } from '#domain/catalogue/person';
import { parseSearch } from '#domain/catalogue/search-query';
import { offline, type Failure } from '#domain/shared/failure';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import type { SearchTab } from '#ui/features/shared/search-address.ts';
import { SearchResults } from './search-results';

const cas: Person = { id: 1, name: 'Casey', knownFor: 'Acting', imagePath: null, titles: [] };
const onePerson = paginate([cas], 1);

type Responses = { films: Page<never> | Failure; series: Page<never> | Failure; people: Page<Person> | Failure };
const toAnswer = <A,>(response: Page<A> | Failure) => ('_tag' in response ? TE.left(response) : TE.right(response));

const Address = (): React.JSX.Element => <p data-testid="address">{useLocation().search}</p>;

/** Renders the results for `cas` with one kind open; tests may change the responses later. */
const renderSearch = (tab: SearchTab, responses: Responses, text = 'cas'): Promise<void> => {
  const catalogue: Pick<CatalogueUseCases, 'searchTitles' | 'searchPeople' | 'suggest' | 'correct' | 'findDescribed'> = {
    findDescribed: () => TE.right(null),
    suggest: () => TE.right([{ kind: 'person', person: cas }]),
    correct: ({ words }) => TE.right(words === 'cas' ? null : 'Casey'),
    searchTitles: ({ mediaType }) => toAnswer(mediaType === 'movie' ? responses.films : responses.series),
    searchPeople: () => toAnswer(responses.people),
  };
  const services = new Map<unknown, unknown>([
    [CATALOGUE_USE_CASES, catalogue],
    [SCROLL_STORE, sessionScrollStore(null)],
    [INFINITE_LIST_CACHE, new InfiniteListCache()],
    [IMAGE_URL_BUILDER, { source: () => null }],
    [NETWORK_STATUS, { online: NEVER }],
  ]);
  // Parts of the results are loaded when first rendered: the act ends after they have been.
  return act(async () => {
    await Promise.resolve();
    render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <QueryCacheProvider value={new QueryCache()}>
          <MemoryRouter initialEntries={[`/search?query=cas&tab=${tab}`]}>
            <Address />
            <SearchResults text={text} query={parseSearch(text)} tab={tab} />
          </MemoryRouter>
        </QueryCacheProvider>
      </ServicesProvider>,
    );
  });
};
const tabs = (): ReadonlyArray<string> =>
  within(screen.getByRole('navigation', { name: 'Result types' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent}${link.ariaCurrent === 'page' ? ' open' : ''}`);
const expectStatus = (message: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(message));

beforeEach(stubMeasures);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SearchResults', () => {
  it('opens a kind with results when the selected one is empty, and keeps the selection in the URL', async () => {
    await renderSearch('films', { films: emptyPage, series: emptyPage, people: onePerson });
    expect((await screen.findByRole('link', { name: /^Casey/ })).getAttribute('href')).toBe('/person?id=1');
    await expectStatus('1 person');
    await waitFor(() => expect(tabs()).toEqual(['All', 'People1 open']));
    expect(screen.getByTestId('address').textContent).toBe('?query=cas&tab=films');
  });

  it('shows the tab of a kind without a known count, without a number', async () => {
    await renderSearch('people', { films: offline, series: emptyPage, people: onePerson });
    await expectStatus('1 person');
    await waitFor(() => expect(tabs()).toEqual(['All', 'Films', 'People1 open']));
  });

  it('shows the best results of all kinds in the tab of all', async () => {
    await renderSearch('all', { films: emptyPage, series: emptyPage, people: onePerson });
    expect((await screen.findByRole('link', { name: /^Casey/ })).getAttribute('href')).toBe('/person?id=1');
    // Kinds without results have no tab.
    await waitFor(() => expect(tabs()).toEqual(['All open', 'People1']));
  });

  it('links to the search that was probably meant, in the same tab', async () => {
    await renderSearch('people', { films: emptyPage, series: emptyPage, people: onePerson }, 'csaey');
    expect((await screen.findByRole('link', { name: 'Did you mean “Casey”?' })).getAttribute('href')).toBe(
      '/search?query=Casey&tab=people',
    );
  });

  it('shows and announces that nothing was found when every kind is empty', async () => {
    await renderSearch('series', { films: emptyPage, series: emptyPage, people: emptyPage });
    expect((await screen.findByText(/Check the spelling/)).textContent).toMatch(/^No results for “cas”\./);
    await expectStatus('No results for “cas”.');
  });

  it('offers a retry instead of the empty message when a kind failed', async () => {
    const responses: Responses = { films: emptyPage, series: emptyPage, people: offline };
    await renderSearch('films', responses);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/^No results for/)).toBeNull();
    responses.people = onePerson;
    act(() => retry.click());
    await screen.findByRole('link', { name: /^Casey/ });
  });
});

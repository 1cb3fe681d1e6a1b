import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Person } from '#domain/catalogue/person';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SearchPeople } from './search-people';

beforeEach(stubMeasures);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const casey: Person = { id: 1, name: 'Casey', knownFor: 'Acting', imagePath: null, titles: [] };

it.each([true, false])('SearchPeople disables "Load more" for the previous search’s people: stale %s', (isStale) => {
  const loadMore = vi.fn();
  const paging = {
    items: [],
    totalResults: 60, searchedCount: 20, asOf: null, isLoading: false, isLoadingMore: false, hasMore: true, failure: null, loadMore,
    retry: () => undefined,
  };
  const services = new Map<unknown, unknown>([[IMAGE_URL_BUILDER, { source: () => null }]]);
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <SearchPeople people={[casey]} paging={paging} results="cas" leftAt={0} isStale={isStale} />
      </MemoryRouter>
    </ServicesProvider>,
  );
  expect(container.querySelector('.stale') !== null).toBe(isStale);
  // The end of the short list is in view and has requested more automatically.
  loadMore.mockClear();
  screen.getByRole('button', { name: /Load more/ }).click();
  expect(loadMore).toHaveBeenCalledTimes(isStale ? 0 : 1);
});

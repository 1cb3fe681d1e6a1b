import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE, CATALOGUE_USE_CASES, IMAGE_URL_BUILDER } from '#application/service-keys';
import type { ReadDescription } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { parseSearch } from '#domain/catalogue/search-query';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { DescribedTitles } from '#ui/features/search/page/described-titles.tsx';

const read: ReadDescription = {
  mediaType: 'tv', filters: { ...noFilters, genresIn: ['drama'] }, subjects: [], people: [], unread: ['Tom Hanks'],
  titles: [aTitle({ mediaType: 'tv' })],
};

/** Renders what a text describes, with either catalogue. */
const renderRead = (isOnTmdb: boolean, shown: ReadDescription = read): Promise<void> => {
  vi.stubGlobal('__ON_TMDB__', isOnTmdb);
  const services = new Map<unknown, unknown>([
    [CATALOGUE_USE_CASES, { findDescribed: () => TE.right(shown), suggest: () => TE.right([]) }],
    [CATALOGUE, { findByName: () => TE.right([]) }],
    [IMAGE_URL_BUILDER, { source: () => null }],
  ]);
  return act(async () => {
    await Promise.resolve();
    render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <QueryCacheProvider value={new QueryCache()}>
          <MemoryRouter><DescribedTitles query={parseSearch('drama series with tom hanks')} onRead={() => undefined} /></MemoryRouter>
        </QueryCacheProvider>
      </ServicesProvider>,
    );
  });
};

beforeEach(() => {
  stubMeasures();
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('DescribedTitles', () => {
  it('says that no title fits all only where all was looked for', async () => {
    await renderRead(false);
    expect((await screen.findByText(/Left out/)).textContent).toBe('No title fits all of that. Left out: Tom Hanks.');
    cleanup();
    await renderRead(true);
    expect((await screen.findByText(/Left out/)).textContent).toBe('Left out: Tom Hanks.');
    cleanup();
    await renderRead(false, { ...read, unread: ['without gore'], isUntried: true });
    expect((await screen.findByText(/Left out/)).textContent).toBe('Left out: without gore.');
  });

  it('says that nothing has this name only where all names are known', async () => {
    const named = /^No title or person is called/;
    await renderRead(false);
    expect((await screen.findByRole('status')).textContent).toMatch(named);
    cleanup();
    await renderRead(true);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Series: Drama'));
    expect(screen.queryByText(named)).toBeNull();
  });
});

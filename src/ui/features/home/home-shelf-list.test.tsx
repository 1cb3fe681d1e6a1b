import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, CLOCK } from '#application/service-keys';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { HomeShelfList } from './home-shelf-list';

afterEach(cleanup);

const never = () => () => new Promise(() => undefined);
const services = new Map<unknown, unknown>([
  [CATALOGUE_USE_CASES, { getList: never, discover: never, getProgramme: never }], [CLOCK, { now: () => Date.UTC(2026, 10, 28) }],
]);
const cache = new QueryCache();

/** Renders the shelves; returns their labels while they load, and renders them again. */
const open = (isSuggested: boolean) => {
  const list = (isNow: boolean) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={cache}>
        <HomeShelfList
          content={[aRecentTitle(289, 'Casablanca', ['Drama'])]} suggested={isNow ? [{ mediaType: 'movie', movieID: 62 }] : []}
          shown={[]} without={[]} onShown={() => undefined}
        />
      </QueryCacheProvider>
    </ServicesProvider>
  );
  const { rerender } = render(list(isSuggested));
  return { labels: () => screen.getAllByText(/Loading/).map(({ textContent }) => textContent), rerender: () => rerender(list(true)) };
};

it('keeps the shelves of recent titles when suggestions arrive late', () => {
  const { labels, rerender } = open(false);
  const before = labels();
  expect(before.join()).toContain('Casablanca');
  rerender();
  expect(labels()).toEqual(before);
});

it('has popular shelves instead if titles are suggested at once', () => {
  expect(open(true).labels().join()).not.toContain('Casablanca');
});

import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { offline, type Failure } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { PlannedShelves } from './planned-shelves';
import type { ShelfDefinition, ShelfPartProps } from './shelf-plan';

afterEach(cleanup);

/** Returns the ids of titles. */
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ mediaType: 'movie' as const, id: from + index }));
const pageOf = (page: number, items: ReturnType<typeof ids>, totalPages = 1): TitlePage =>
  ({ page, totalPages, items, totalResults: 20 * totalPages, asOf: null }) as unknown as TitlePage;

const Part = ({ heading, result }: ShelfPartProps): React.JSX.Element => (
  <p>{heading}: {result._tag === 'success' ? result.value.map(({ id }) => id).join(' ') : result._tag}</p>
);
const shelf = (list: 'popular' | 'top-rated' | 'trending', rest: Partial<ShelfDefinition> = {}): ShelfDefinition =>
  ({ heading: list, source: { mediaType: 'movie', list, filters: {} }, part: Part, ...rest });

/** Renders shelves; returns what they show, and answers the request of a page. */
const open = (shelves: ReadonlyArray<ShelfDefinition>) => {
  const waiting = new Map<string, (answer: E.Either<Failure, TitlePage>) => void>();
  const getList = ({ list, page }: ListQuery) => () => new Promise((resolve) => waiting.set(`${list} ${page}`, resolve));
  const page = (without: ReturnType<typeof ids> = []) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => (key === CATALOGUE_USE_CASES ? { getList } : undefined) as T }}>
      <QueryCacheProvider value={cache}><PlannedShelves shelves={shelves} without={without} isRefilled /></QueryCacheProvider>
    </ServicesProvider>
  );
  const cache = new QueryCache();
  const { rerender } = render(page());
  const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  return {
    shown,
    requested: () => [...waiting.keys()].sort(),
    turnDown: (without: ReturnType<typeof ids>) => rerender(page(without)),
    answer: async (request: string, answer: E.Either<Failure, TitlePage>) => {
      await act(async () => {
        waiting.get(request)?.(answer);
        await new Promise((resolve) => setTimeout(resolve));
      });
      return shown();
    },
  };
};

it('shows no title that a shelf above may take, though all requests start at once', async () => {
  const { answer, requested } = open([shelf('popular'), shelf('top-rated')]);
  expect(requested()).toEqual(['popular 1', 'top-rated 1']);
  expect(await answer('top-rated 1', E.right(pageOf(1, ids(1, 3))))).toEqual(['popular: pending', 'top-rated: pending']);
  expect(await answer('popular 1', E.right(pageOf(1, ids(2, 4), 2)))).toEqual(['popular: 2 3 4', 'top-rated: pending']);
  // The second page fills the shelf above.
  expect(await answer('popular 2', E.right(pageOf(2, ids(1, 1), 2)))).toEqual(['popular: 2 3 4 1', 'top-rated: ']);
});

it('waits for the ranked shelf, whose titles no other one has', async () => {
  const { answer } = open([shelf('popular'), shelf('top-rated', { ranked: true })]);
  expect(await answer('popular 1', E.right(pageOf(1, ids(1, 3))))).toEqual(['popular: pending', 'top-rated: pending']);
  expect(await answer('top-rated 1', E.right(pageOf(1, ids(2, 4))))).toEqual(['popular: 1', 'top-rated: 2 3 4']);
});

it('does not wait for a shelf that is empty or fails', async () => {
  const { answer } = open([shelf('popular'), shelf('top-rated'), shelf('trending')]);
  await answer('trending 1', E.right(pageOf(1, ids(1, 2))));
  await answer('popular 1', E.left(offline));
  expect(await answer('top-rated 1', E.right(pageOf(1, [])))).toEqual(['popular: error', 'top-rated: ', 'trending: 1 2']);
});

it('keeps what is shown when a shelf above loads another page for a title that was turned down', async () => {
  const { answer, turnDown, shown, requested } = open([shelf('popular'), shelf('top-rated')]);
  await answer('popular 1', E.right(pageOf(1, ids(1, 10), 2)));
  await answer('top-rated 1', E.right(pageOf(1, ids(11, 12))));
  turnDown(ids(1, 1));
  expect(requested()).toContain('popular 2');
  expect(shown().at(-1)).toBe('top-rated: 11 12');
});

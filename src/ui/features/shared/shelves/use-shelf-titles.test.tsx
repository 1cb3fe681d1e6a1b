import { act, cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ListQuery } from '#domain/catalogue/catalogue';
import { offline } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import type { ShelfSource } from './shelf-plan';
import { useShelfTitles } from './use-shelf-titles';

const PER_PAGE = 20;
const SOURCE: ShelfSource = { mediaType: 'movie', list: 'popular', filters: {} };
/** Returns the ids of titles. */
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ mediaType: 'movie' as const, id: from + index }));

type ShelfProps = { readonly without: number; readonly isRefilled: boolean; readonly source?: ShelfSource };
const Shelf = ({ without, isRefilled, source = SOURCE }: ShelfProps): React.JSX.Element => {
  const result = useShelfTitles(source, ids(1, without), isRefilled);
  return <p>{result._tag === 'success' ? result.value.map(({ id }) => id).join(' ') : result._tag}</p>;
};

afterEach(cleanup);

/** Resolves after the promises of a fetch that answers at once. */
const afterFetch = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Renders a shelf of a list whose ids ascend from 1, without the first ones; returns its ids and the requested pages. */
const openShelf = async (without: number, { totalPages = 9, isRefilled = true, failsFrom = Infinity } = {}) => {
  const requested: number[] = [];
  const getList = ({ page }: ListQuery) => {
    requested.push(page);
    // The first title of a page is also the last one of the page before, as when a list changes between two requests.
    const items = ids((page - 1) * PER_PAGE + (page === 1 ? 1 : 0), page * PER_PAGE);
    return page >= failsFrom ? TE.left(offline) : TE.right({ page, totalPages, items, totalResults: totalPages * PER_PAGE, asOf: null });
  };
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => (key === CATALOGUE_USE_CASES ? { getList } : undefined) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <Shelf without={without} isRefilled={isRefilled} />
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  // Each page is requested after the one before has been rendered.
  for (let page = 0; page < totalPages; page += 1) await act(afterFetch);
  return { shown: screen.getByRole('paragraph').textContent.split(' ').map(Number), requested };
};
const numbers = (from: number, to: number): ReadonlyArray<number> => ids(from, to).map(({ id }) => id);

describe('useShelfTitles', () => {
  it('requests one page while ten titles are left', async () => {
    expect(await openShelf(10)).toEqual({ shown: numbers(11, 20), requested: [1] });
  });

  it('fills a shelf of fewer titles from the next pages, each title once and at most twenty', async () => {
    expect(await openShelf(11)).toEqual({ shown: numbers(12, 31), requested: [1, 2] });
    cleanup();
    expect(await openShelf(45)).toEqual({ shown: numbers(46, 60), requested: [1, 2, 3] });
  });

  it('requests at most five pages, and none behind the last', async () => {
    expect((await openShelf(200)).requested).toEqual([1, 2, 3, 4, 5]);
    cleanup();
    expect(await openShelf(39, { totalPages: 2 })).toEqual({ shown: [40], requested: [1, 2] });
  });

  it('stays short if a further page fails, and without refilling', async () => {
    expect(await openShelf(15, { failsFrom: 2 })).toEqual({ shown: numbers(16, 20), requested: [1, 2] });
    cleanup();
    expect(await openShelf(15, { isRefilled: false })).toEqual({ shown: numbers(16, 20), requested: [1] });
  });

  it('leaves out the titles of another source, and shows nothing before these are known', async () => {
    let answer = (): void => undefined;
    const popular = new Promise<void>((resolve) => { answer = resolve; });
    const pageOf = (items: ReturnType<typeof ids>) => ({ page: 1, totalPages: 1, items, totalResults: items.length, asOf: null });
    // The lists of what is popular and of what is in cinemas are much alike.
    const getList = ({ list }: ListQuery) =>
      list === 'popular' ? () => popular.then(() => E.right(pageOf(ids(1, 20)))) : TE.right(pageOf(ids(11, 30)));
    const source: ShelfSource = { mediaType: 'movie', list: 'now-playing', filters: {}, except: SOURCE };
    render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => (key === CATALOGUE_USE_CASES ? { getList } : undefined) as T }}>
        <QueryCacheProvider value={new QueryCache()}>
          <Shelf without={1} isRefilled source={source} />
        </QueryCacheProvider>
      </ServicesProvider>,
    );
    await act(afterFetch);
    const before = screen.getByRole('paragraph').textContent;
    answer();
    await act(afterFetch);
    expect([before, screen.getByRole('paragraph').textContent]).toEqual(['pending', numbers(21, 30).join(' ')]);
  });
});

import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { TitlePage } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { useQuery, type QueryResult } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { queryForShelf, type ShelfSource } from './shelf-plan';

/** Number of titles below which a shelf is filled from the next page: a row of 1440 px shows ten. */
const MIN_TITLES = 10;
/** Number of titles of a shelf. */
const MAX_TITLES = 20;

/** Returns the titles of the loaded pages, each once, without those that another part of the page shows. */
const titlesOf = (pages: ReadonlyArray<TitlePage>, without: ReadonlyArray<TitleId>): ReadonlyArray<Title> => {
  const used = new Set(without.map(itemKey));
  return pages.flatMap(({ items }) => items).filter((title) => !used.has(itemKey(title)) && used.add(itemKey(title))).slice(0, MAX_TITLES);
};

const loadedPages = (results: ReadonlyArray<QueryResult<TitlePage>>): ReadonlyArray<TitlePage> =>
  results.flatMap((result) => (result._tag === 'success' ? [result.value] : []));

/**
 * Returns the titles of a shelf without those that another part of the page shows, and whether a further page may add some.
 * @param source null: no shelf, pending.
 * @param isRefilled fills a shelf of few titles from at most four further pages; a failure of these pages leaves the shelf short.
 */
export const useShelfTitles = (
  source: ShelfSource | null, without: ReadonlyArray<TitleId>, isRefilled: boolean,
): QueryResult<ReadonlyArray<Title>> & { readonly isFilling?: boolean } => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const elsewhere = useQuery(source?.except === undefined ? null : queryForShelf(source.except, 1)(catalogue));
  const hidden = [...without, ...(elsewhere._tag === 'success' ? elsewhere.value.items : [])];
  /** Returns the query of the page behind the results, if the page is needed; else null. */
  const nextQuery = (...results: ReadonlyArray<QueryResult<TitlePage>>) => {
    const pages = loadedPages(results);
    const isNeeded =
      isRefilled &&
      pages.length === results.length &&
      pages.length < (pages.at(-1)?.totalPages ?? 0) &&
      titlesOf(pages, hidden).length < MIN_TITLES;
    return isNeeded && source !== null ? queryForShelf(source, pages.length + 1)(catalogue) : null;
  };
  const first = useQuery(source === null ? null : queryForShelf(source, 1)(catalogue));
  const second = useQuery(nextQuery(first));
  const third = useQuery(nextQuery(first, second));
  const fourth = useQuery(nextQuery(first, second, third));
  const fifth = useQuery(nextQuery(first, second, third, fourth));
  // Titles that are shown would go when it is known which ones are left out.
  if (source?.except !== undefined && elsewhere._tag === 'pending') return elsewhere;
  if (first._tag !== 'success') return first;
  const results = [first, second, third, fourth, fifth];
  const loaded = results.filter(({ _tag }) => _tag === 'success');
  return {
    ...first, value: titlesOf(loadedPages(loaded), hidden),
    isFilling: results[loaded.length]?._tag === 'pending' && nextQuery(...loaded) !== null,
  };
};

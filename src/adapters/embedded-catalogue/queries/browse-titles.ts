import type { DiscoverQuery, ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { compareBy } from '#domain/catalogue/sort-titles';
import { restrictFiltersToType, isUnfiltered, minVotesFor, type Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { isSortableCatalogueList } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import { paginate, type CountedPage } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';
import type { CatalogueEntry } from './catalogue-entry';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { catalogueListSnapshotDate, selectCatalogueList, estimatedVotes } from './embedded-lists';

/** A page with its total count: the whole index is available, so matches can be counted. */
type CountedTitles = TitlePage & CountedPage<Title>;

export type Browse = {
  readonly list: (query: ListQuery) => CountedTitles;
  readonly discover: (query: DiscoverQuery) => CountedTitles;
};

const applyFilters = (entries: ReadonlyArray<CatalogueEntry>, mediaType: MediaType, requested: Filters): ReadonlyArray<CatalogueEntry> => {
  const filters = restrictFiltersToType(mediaType, requested);
  return isUnfiltered(filters) ? entries : entries.filter(matchesFilters(filters));
};

/** Drops titles with too few votes for the sort order. A minimum set in the filters (`votesFrom`) takes precedence. */
const withEnoughVotes = (
  entries: ReadonlyArray<CatalogueEntry>,
  { filters, sort }: Pick<DiscoverQuery, 'filters' | 'sort'>,
): ReadonlyArray<CatalogueEntry> => {
  const minVotes = filters.votesFrom === null ? minVotesFor(filters, sort) : null;
  return minVotes === null ? entries : entries.filter((entry) => estimatedVotes(entry) >= minVotes);
};

const titlePage = (entries: ReadonlyArray<CatalogueEntry>, page: number, asOf: string | null): CountedTitles => {
  const countedPage = paginate(entries, page);
  return { ...countedPage, items: countedPage.items.map(({ summary }) => summary), asOf };
};

/** Creates list and discover queries over the whole index. Sorted arrays are computed once and cached. */
export const createBrowse = (index: Index): Browse => {
  const cache = new Map<string, ReadonlyArray<CatalogueEntry>>();
  const cached = (name: string, sort: () => ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> => {
    const entries = cache.get(name) ?? sort();
    cache.set(name, entries);
    return entries;
  };
  return {
    list: ({ mediaType, list, filters, page, sort }) => {
      const asOf = catalogueListSnapshotDate(mediaType, list);
      const all = cached(`${mediaType} ${list}`, () => selectCatalogueList(list, index[mediaType]));
      if (sort === undefined || !isSortableCatalogueList(list)) return titlePage(applyFilters(all, mediaType, filters), page, asOf);
      const sorted = cached(`${mediaType} ${list} by ${sort.key} ${sort.direction}`, () => all.toSorted(compareBy(sort)));
      return titlePage(withEnoughVotes(applyFilters(sorted, mediaType, filters), { filters, sort }), page, asOf);
    },
    discover: (query) => {
      const { mediaType, filters, sort, page } = query;
      const all = cached(`${mediaType} by ${sort.key} ${sort.direction}`, () => index[mediaType].toSorted(compareBy(sort)));
      return titlePage(withEnoughVotes(applyFilters(all, mediaType, filters), query), page, null);
    },
  };
};

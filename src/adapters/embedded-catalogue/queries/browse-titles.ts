import type { DiscoverQuery, ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { compareBy } from '#domain/catalogue/sort-titles';
import { filtersFor, isUnfiltered, minVotesFor, type Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { isSortable } from '#domain/catalogue/catalogue-list';
import type { MediaType } from '#domain/catalogue/media-type';
import { paginate, type CountedPage } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';
import type { CatalogueEntry } from './catalogue-entry';
import type { Index } from '../files/index-file';
import { filmSnapshotDate } from './snapshot-dates';
import { dateOf, listTitles, votesOf } from './embedded-lists';

/** Whoever has the whole index can count what fits. */
type CountedTitles = TitlePage & CountedPage<Title>;

export type Browse = {
  readonly list: (question: ListQuery) => CountedTitles;
  readonly discover: (question: DiscoverQuery) => CountedTitles;
};

const narrowed = (entries: ReadonlyArray<CatalogueEntry>, mediaType: MediaType, asked: Filters): ReadonlyArray<CatalogueEntry> => {
  const filters = filtersFor(mediaType, asked);
  return isUnfiltered(filters) ? entries : entries.filter(matchesFilters(filters));
};

/** Those that enough people have voted for, where the question leaves it to the order how many are enough. */
const worthRanking = (entries: ReadonlyArray<CatalogueEntry>, { filters, sort }: Pick<DiscoverQuery, 'filters' | 'sort'>): ReadonlyArray<CatalogueEntry> => {
  const least = filters.votesFrom === null ? minVotesFor(filters, sort) : null;
  return least === null ? entries : entries.filter((entry) => votesOf(entry) >= least);
};

const titlePage = (entries: ReadonlyArray<CatalogueEntry>, page: number, asOf: string | null): CountedTitles => {
  const cut = paginate(entries, page);
  return { ...cut, items: cut.items.map(({ summary }) => summary), asOf };
};

/** Answers lists and discoveries from the whole index. Orders are made once each and kept; so is the films' day, found by looking through all. */
export const createBrowse = (index: Index): Browse => {
  const day = filmSnapshotDate(index.movie);
  const orders = new Map<string, ReadonlyArray<CatalogueEntry>>();
  const ordered = (name: string, make: () => ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> => {
    const known = orders.get(name) ?? make();
    orders.set(name, known);
    return known;
  };
  return {
    list: ({ mediaType, list, filters, page, sort }) => {
      const asOf = dateOf(mediaType, list, day);
      const all = ordered(`${mediaType} ${list}`, () => listTitles(list, index[mediaType]));
      if (sort === undefined || !isSortable(list)) return titlePage(narrowed(all, mediaType, filters), page, asOf);
      const otherwise = ordered(`${mediaType} ${list} by ${sort.key} ${sort.direction}`, () => all.toSorted(compareBy(sort)));
      return titlePage(worthRanking(narrowed(otherwise, mediaType, filters), { filters, sort }), page, asOf);
    },
    discover: (question) => {
      const { mediaType, filters, sort, page } = question;
      const all = ordered(`${mediaType} by ${sort.key} ${sort.direction}`, () => index[mediaType].toSorted(compareBy(sort)));
      return titlePage(worthRanking(narrowed(all, mediaType, filters), question), page, null);
    },
  };
};

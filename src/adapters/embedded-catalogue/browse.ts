import type { DiscoverQuestion, ListQuestion, TitlePage } from '#domain/catalogue/catalogue';
import { compareBy } from '#domain/catalogue/compare';
import { filtersFor, isUnfiltered, leastVotes, type Filters } from '#domain/catalogue/filters';
import { matches } from '#domain/catalogue/matches';
import { hasOrders } from '#domain/catalogue/list-name';
import type { MediaType } from '#domain/catalogue/media-type';
import { pageOf, type CountedPage } from '#domain/catalogue/page';
import type { Title } from '#domain/catalogue/title';
import type { Entry } from './entry';
import type { Index } from './index-file';
import { filmDay } from './list-days';
import { dayOf, listed, votesOf } from './lists';

/** Whoever has the whole index can count what fits. */
type CountedTitles = TitlePage & CountedPage<Title>;

export type Browse = {
  readonly list: (question: ListQuestion) => CountedTitles;
  readonly discover: (question: DiscoverQuestion) => CountedTitles;
};

const narrowed = (entries: ReadonlyArray<Entry>, mediaType: MediaType, asked: Filters): ReadonlyArray<Entry> => {
  const filters = filtersFor(mediaType, asked);
  return isUnfiltered(filters) ? entries : entries.filter(matches(filters));
};

/** Those that enough people have voted for, where the question leaves it to the order how many are enough. */
const worthRanking = (entries: ReadonlyArray<Entry>, { filters, sort }: Pick<DiscoverQuestion, 'filters' | 'sort'>): ReadonlyArray<Entry> => {
  const least = filters.votesFrom === null ? leastVotes(filters, sort) : null;
  return least === null ? entries : entries.filter((entry) => votesOf(entry) >= least);
};

const titlePage = (entries: ReadonlyArray<Entry>, page: number, asOf: string | null): CountedTitles => {
  const cut = pageOf(entries, page);
  return { ...cut, items: cut.items.map(({ summary }) => summary), asOf };
};

/** Answers lists and discoveries from the whole index. Orders are made once each and kept; so is the films' day, found by looking through all. */
export const browse = (index: Index): Browse => {
  const day = filmDay(index.movie);
  const orders = new Map<string, ReadonlyArray<Entry>>();
  const ordered = (name: string, make: () => ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
    const known = orders.get(name) ?? make();
    orders.set(name, known);
    return known;
  };
  return {
    list: ({ mediaType, list, filters, page, sort }) => {
      const asOf = dayOf(mediaType, list, day);
      const all = ordered(`${mediaType} ${list}`, () => listed(list, index[mediaType]));
      if (sort === undefined || !hasOrders(list)) return titlePage(narrowed(all, mediaType, filters), page, asOf);
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

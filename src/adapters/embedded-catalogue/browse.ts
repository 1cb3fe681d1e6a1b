import type { DiscoverQuestion, ListQuestion, TitlePage } from '#domain/catalogue/catalogue';
import { compareBy } from '#domain/catalogue/compare';
import { isUnfiltered, type Filters } from '#domain/catalogue/filters';
import { matches } from '#domain/catalogue/matches';
import { pageOf } from '#domain/catalogue/page';
import type { Entry } from './entry';
import type { Index } from './index-file';
import { dayOf, listed } from './lists';

export type Browse = {
  readonly list: (question: ListQuestion) => TitlePage;
  readonly discover: (question: DiscoverQuestion) => TitlePage;
};

const narrowed = (entries: ReadonlyArray<Entry>, filters: Filters): ReadonlyArray<Entry> =>
  isUnfiltered(filters) ? entries : entries.filter(matches(filters));

const titlePage = (entries: ReadonlyArray<Entry>, page: number, asOf: string | null): TitlePage => {
  const cut = pageOf(entries, page);
  return { ...cut, items: cut.items.map(({ summary }) => summary), asOf };
};

/** Answers lists and discoveries from the whole index. Orders are made once each and kept. */
export const browse = (index: Index): Browse => {
  const orders = new Map<string, ReadonlyArray<Entry>>();
  const ordered = (name: string, make: () => ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
    const known = orders.get(name) ?? make();
    orders.set(name, known);
    return known;
  };
  return {
    list: ({ mediaType, list, filters, page }) =>
      titlePage(narrowed(ordered(`${mediaType} ${list}`, () => listed(list, index[mediaType])), filters), page, dayOf(mediaType, list)),
    discover: ({ mediaType, filters, sort, page }) => {
      const all = ordered(`${mediaType} by ${sort.key} ${sort.direction}`, () => index[mediaType].toSorted(compareBy(sort)));
      return titlePage(narrowed(all, filters), page, null);
    },
  };
};

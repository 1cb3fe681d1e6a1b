import * as E from 'fp-ts/Either';
import { firstValueFrom, from, of, switchMap } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { typedPrefixes } from '#domain/catalogue/text-match/word-search';
import {
  compareCursors, compareItems, cursorOf, isInRange, matchesFilter, MAX_ITEMS_READ, partsOfRange, type ItemCursor, type ItemQuery,
  type ItemRange, type ItemRangePart,
} from '#domain/lists/item-query';
import type { ListItem } from '#domain/lists/list-item';
import type { Failure } from '#domain/shared/failure';
import type { ItemsPage } from '#domain/lists/list-repository';
import { itemsQuerySpec, wordItemsQuerySpec } from './list-query-specs';
import type { QuerySpec } from './query-spec';
import type { QueryRows } from './watch-query';

/** Most pages that one filtered read takes from the server. */
const MAX_PAGES = 5;

/** Part of a list as the server sorts it. */
type SpecOfPart = (part: ItemRangePart, limit: number) => QuerySpec;
type WatchRows = (spec: QuerySpec) => Watch<QueryRows<ListItem>>;
type WatchPage = (range: ItemRange, limit: number) => Watch<ItemsPage>;

/** Watches one page of the server: the parts of the range one after the other, until the page is full. */
const watchPage =
  (watchItems: WatchRows, sort: ItemQuery, spec: SpecOfPart): WatchPage =>
  (range, most) => {
    const limit = Math.min(most, MAX_ITEMS_READ);
    const readOn = (
      found: ReadonlyArray<ListItem>,
      [part, ...further]: ReadonlyArray<ItemRangePart>,
      failed: Failure | null,
    ): Watch<ItemsPage> => {
      if (part === undefined)
        return of(failed !== null && found.length === 0 ? E.left(failed) : E.right({ items: found, next: null, searched: found.length }));
      return watchItems(spec(part, limit - found.length)).pipe(
        switchMap((read): Watch<ItemsPage> => {
          // Offline, a part without cached items fails; the other part may have some.
          if (E.isLeft(read)) return read.left._tag === 'offline' ? readOn(found, further, read.left) : of(read);
          const { rows, isFull } = read.right;
          const items = [...found, ...rows];
          if (!isFull) return readOn(items, further, failed);
          const last = items.at(-1);
          return of(
            E.right({
              items, searched: items.length,
              next: last === undefined || last.itemKey === range.until?.itemKey ? null : cursorOf(last, sort),
            }),
          );
        }),
      );
    };
    return readOn([], partsOfRange(sort, range), null);
  };

/** Returns the first matching items of pages that were read one after the other. */
const takeMatching = (query: ItemQuery, { items, next, searched }: ItemsPage, limit: number): ItemsPage => {
  const last = items[limit - 1];
  return items.length <= limit || last === undefined
    ? { items, next, searched }
    : { items: items.slice(0, limit), next: cursorOf(last, query), searched };
};

/** Watches pages one after the other until enough items match, at most `MAX_PAGES`. */
const watchMatching = (query: ItemQuery, page: WatchPage, range: ItemRange, limit: number): Watch<ItemsPage> => {
  const matches = matchesFilter(query.filter);
  const readOn = (found: ItemsPage, pages: number): Watch<ItemsPage> =>
    page({ ...range, after: found.next }, Math.min(limit, MAX_ITEMS_READ)).pipe(
      switchMap((read): Watch<ItemsPage> => {
        if (E.isLeft(read)) return of(read);
        const { items, next, searched } = read.right;
        const all: ItemsPage = { items: [...found.items, ...items.filter(matches)], next, searched: found.searched + searched };
        return all.items.length >= limit || next === null || pages === 1
          ? of(E.right(takeMatching(query, all, limit)))
          : readOn(all, pages - 1);
      }),
    );
  return readOn({ items: [], next: range.after, searched: 0 }, MAX_PAGES);
};

const WHOLE: ItemRange = { after: null, until: null };

/**
 * Watches a part of a list. Typed words are found by the stored beginnings of words, which the server sorts by title: for other orders, all
 * matching items are read and sorted here. If they are too many, the list is read in its order, where most pages then contain matches.
 */
export const watchListItems = (read: WatchRows, query: ItemQuery, range: ItemRange, limit: number): Watch<ItemsPage> => {
  const { after, until } = range;
  // Firestore refuses bounds in the wrong order.
  if (after !== null && until !== null && compareCursors(query.direction)(after, until) >= 0)
    return of(E.right({ items: [], next: null, searched: 0 }));
  const inOrder = watchPage(read, query, (part, most) => itemsQuerySpec(query, part, most));
  if (typedPrefixes(query.filter.words ?? '').length === 0) return inOrder(range, limit);
  if (query.sort === 'titleKey') {
    return watchMatching(
      query,
      watchPage(read, query, (part, most) => wordItemsQuerySpec(query, query.direction, part, most)),
      range, limit,
    );
  }
  const byTitle: ItemQuery = { ...query, sort: 'titleKey', direction: 'asc' };
  const all = watchMatching(
    byTitle,
    watchPage(read, byTitle, (part, most) => wordItemsQuerySpec(query, 'asc', part, most)),
    WHOLE, MAX_PAGES * MAX_ITEMS_READ,
  );
  return all.pipe(
    switchMap((found): Watch<ItemsPage> => {
      if (E.isLeft(found)) return of(found);
      if (found.right.next !== null) return watchMatching(query, inOrder, range, limit);
      const isWithin = isInRange(query.direction, range);
      const sorted = found.right.items.filter((item) => isWithin(cursorOf(item, query))).sort(compareItems(query));
      return of(E.right(takeMatching(query, { items: sorted, next: null, searched: found.right.searched }, limit)));
    }),
  );
};

/** Reads a part of a list once. A failure of any read fails the whole: the rest would look complete. @param after null is the start. */
export const readListItems = (
  read: (spec: QuerySpec) => Answer<QueryRows<ListItem>>, query: ItemQuery, after: ItemCursor | null,
): Answer<ItemsPage> => async () => {
  const failures: Failure[] = [];
  const readRows = async (spec: QuerySpec): Promise<E.Either<Failure, QueryRows<ListItem>>> => {
    const rows = await read(spec)();
    if (E.isLeft(rows)) failures.push(rows.left);
    return rows;
  };
  const page = await firstValueFrom(watchListItems((spec) => from(readRows(spec)), query, { after, until: null }, MAX_ITEMS_READ));
  const [failure] = failures;
  return failure === undefined ? page : E.left(failure);
};

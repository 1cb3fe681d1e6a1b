import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, Observable, share, type Subscription } from 'rxjs';
import { ITEM_PAGE_SIZE, MAX_ITEMS_READ, type ItemCursor, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { ListChange } from '#domain/lists/list-command';
import type { ListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';
import { withPendingItems } from '#domain/lists/pending-items';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import type { ItemsState, ItemsWindow } from './list-use-cases';

/** A page of the window. Its end is fixed when the next page is read, so that items moving over the border are on one of the two. */
type Page = { readonly after: ItemCursor | null; until: ItemCursor | null; read: ItemsPage | null; subscription: Subscription | null; isBounded: boolean };

export type ItemsWindowDeps = {
  readonly uid: UserId;
  readonly watchItems: (query: ItemQuery, range: ItemRange, limit: number) => Watch<ItemsPage>;
  readonly pending$: Observable<ReadonlyArray<ListChange>>;
};

/** Creates a window on a list. Watches its pages while subscribed; afterwards it keeps what it has read. */
export const createItemsWindow = ({ uid, watchItems, pending$ }: ItemsWindowDeps, query: ItemQuery): ItemsWindow & { readonly known: () => ReadonlyArray<ListItem> } => {
  let pages: Page[] = [{ after: null, until: null, read: null, subscription: null, isBounded: false }];
  let failure: Failure | null = null;
  let isWatched = false;
  const changes$ = new BehaviorSubject<null>(null);

  const closeFrom = (index: number): void => pages.slice(index).forEach((page) => page.subscription?.unsubscribe());
  const accept = (page: Page, read: ItemsPage): void => {
    failure = null;
    const index = pages.indexOf(page);
    if (page.until !== null && !page.isBounded && page.read !== null) {
      // The page was read up to its limit, and a later page begins at its end: read it up to that place instead.
      open(page);
      return;
    }
    page.read = read;
    if (page.isBounded && read.next !== null && index < pages.length - 1) {
      // More items arrived within the page than one read returns: the later pages are read again behind it.
      closeFrom(index + 1);
      pages = pages.slice(0, index + 1);
      page.until = null;
    }
    changes$.next(null);
  };
  const open = (page: Page): void => {
    page.subscription?.unsubscribe();
    page.isBounded = page.until !== null;
    page.subscription = watchItems(query, { after: page.after, until: page.until }, page.isBounded ? MAX_ITEMS_READ : ITEM_PAGE_SIZE).subscribe((result) => {
      if (E.isRight(result)) return accept(page, result.right);
      failure = result.left;
      changes$.next(null);
    });
  };
  const loadMore = (): void => {
    const last = pages.at(-1);
    if (!isWatched || last === undefined) return;
    if (failure !== null) {
      failure = null;
      changes$.next(null);
      pages.filter((page) => page.read === null || page === last).forEach(open);
      return;
    }
    if (last.read === null || last.read.next === null) return;
    last.until = last.read.next;
    const page: Page = { after: last.read.next, until: null, read: null, subscription: null, isBounded: false };
    pages.push(page);
    changes$.next(null);
    open(page);
  };
  const known = (): ReadonlyArray<ListItem> => {
    // An item that moved over a border can be on two pages until both are read again.
    const unique = new Map(pages.flatMap(({ read }) => read?.items ?? []).map((item) => [item.itemKey, item]));
    return [...unique.values()];
  };
  const stateOf = (pending: ReadonlyArray<ListChange>): ItemsState => {
    const last = pages.at(-1);
    const isReading = last?.read === null;
    const end = pages.findLast(({ read }) => read !== null)?.read?.next ?? null;
    const status = failure !== null ? 'failed' : !isReading ? 'ready' : pages.length === 1 ? 'loading' : 'loadingMore';
    return { items: pages[0]?.read === null ? [] : withPendingItems(known(), pending, query, uid, end), status, hasMore: isReading ? pages.length > 1 : last?.read?.next != null, failure };
  };
  const watched$ = new Observable<null>((subscriber) => {
    isWatched = true;
    pages.forEach(open);
    const subscription = changes$.subscribe(subscriber);
    return () => {
      isWatched = false;
      subscription.unsubscribe();
      closeFrom(0);
    };
  }).pipe(share({ connector: () => new BehaviorSubject<null>(null) }));
  return { state$: combineLatest([watched$, pending$]).pipe(map(([, pending]) => stateOf(pending))), loadMore, known };
};

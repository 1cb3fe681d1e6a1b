import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, Observable, share, type Subscription } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** Part of a sorted collection: behind `after`, up to and including `until`; null is the start or no bound. */
type Range<Cursor> = { readonly after: Cursor | null; readonly until: Cursor | null };
/**
 * `next` is the place behind which further values may exist; null at the end of the collection or the range. `searched`: number of values
 * that were compared with the filter.
 */
type ReadPage<Value, Cursor> = { readonly values: ReadonlyArray<Value>; readonly next: Cursor | null; readonly searched: number };

/** A page of the window. Its end is fixed when the next page is read, so that values moving over the border are on one of the two. */
type WindowPage<Value, Cursor> = {
  readonly after: Cursor | null;
  until: Cursor | null;
  read: ReadPage<Value, Cursor> | null;
  subscription: Subscription | null;
  isBounded: boolean;
};

export type PageWindowDeps<Value, Cursor, Change> = {
  readonly watchPage: (range: Range<Cursor>, limit: number) => Watch<ReadPage<Value, Cursor>>;
  readonly keyOf: (value: Value) => string;
  readonly pending$: Observable<ReadonlyArray<Change>>;
  /** Applies unconfirmed changes. `end` is the place behind which was not read; null if everything was. */
  readonly withPending: (values: ReadonlyArray<Value>, changes: ReadonlyArray<Change>, end: Cursor | null) => ReadonlyArray<Value>;
  readonly pageSize: number;
  /** Most values of one read: room for values that arrive within a page. */
  readonly maxRead: number;
};

export type PageWindowState<Value> = {
  readonly values: ReadonlyArray<Value>;
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'failed';
  readonly hasMore: boolean;
  readonly failure: Failure | null;
  readonly searched: number;
};

export type PageWindow<Value> = {
  readonly state$: Observable<PageWindowState<Value>>;
  /** Reads the next page, or repeats a failed read. Does nothing while a page is being read. */
  readonly loadMore: () => void;
  readonly known: () => ReadonlyArray<Value>;
};

/** Creates a window on a sorted collection. Watches its pages while subscribed; afterwards it keeps what it has read. */
export const createPageWindow = <Value, Cursor, Change>({
  watchPage, keyOf, pending$, withPending, pageSize, maxRead,
}: PageWindowDeps<Value, Cursor, Change>): PageWindow<Value> => {
  type Page = WindowPage<Value, Cursor>;
  let pages: Page[] = [{ after: null, until: null, read: null, subscription: null, isBounded: false }];
  let failure: Failure | null = null;
  let isWatched = false;
  const changes$ = new BehaviorSubject<null>(null);

  const closeFrom = (index: number): void => pages.slice(index).forEach((page) => page.subscription?.unsubscribe());
  const accept = (page: Page, read: ReadPage<Value, Cursor>): void => {
    failure = null;
    const index = pages.indexOf(page);
    if (page.until !== null && !page.isBounded && page.read !== null) {
      // The page was read up to its limit, and a later page begins at its end: read it up to that place instead.
      open(page);
      return;
    }
    page.read = read;
    if (page.isBounded && read.next !== null && index < pages.length - 1) {
      // More values arrived within the page than one read returns: the later pages are read again behind it.
      closeFrom(index + 1);
      pages = pages.slice(0, index + 1);
      page.until = null;
    }
    changes$.next(null);
  };
  const open = (page: Page): void => {
    page.subscription?.unsubscribe();
    page.isBounded = page.until !== null;
    page.subscription = watchPage({ after: page.after, until: page.until }, page.isBounded ? maxRead : pageSize).subscribe((result) => {
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
  const known = (): ReadonlyArray<Value> => {
    // A value that moved over a border can be on two pages until both are read again.
    const unique = new Map(pages.flatMap(({ read }) => read?.values ?? []).map((value) => [keyOf(value), value]));
    return [...unique.values()];
  };
  const stateOf = (pending: ReadonlyArray<Change>): PageWindowState<Value> => {
    const last = pages.at(-1);
    const isReading = last?.read === null;
    const end = pages.findLast(({ read }) => read !== null)?.read?.next ?? null;
    const status = failure !== null ? 'failed' : !isReading ? 'ready' : pages.length === 1 ? 'loading' : 'loadingMore';
    const searched = pages.reduce((sum, { read }) => sum + (read?.searched ?? 0), 0);
    return {
      searched,
      values: pages[0]?.read === null ? [] : withPending(known(), pending, end),
      status, hasMore: isReading ? pages.length > 1 : last?.read?.next != null, failure,
    };
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

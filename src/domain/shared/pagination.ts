/** One page of a result. Pages count from 1 and may be short: only `totalPages` determines the last page. */
export type Page<A> = {
  readonly items: ReadonlyArray<A>;
  readonly page: number;
  readonly totalPages: number;
  /** Number of results on all pages; null where the source counts only before filtering. */
  readonly totalResults: number | null;
};

/** A page whose total is known. */
export type CountedPage<A> = Page<A> & { readonly totalResults: number };

/** The last page that any source serves (TMDB's limit). */
export const LAST_PAGE = 500;
export const PAGE_SIZE = 20;

export const reachablePages = (page: Pick<Page<unknown>, 'totalPages'>): number => Math.min(page.totalPages, LAST_PAGE);

export const hasNext = (page: Pick<Page<unknown>, 'page' | 'totalPages'>): boolean => page.page < reachablePages(page);

/** Returns how many of `totalResults` lie on reachable pages. */
export const reachableResults = (totalResults: number): number => Math.min(totalResults, LAST_PAGE * PAGE_SIZE);

/** Returns one page of an array. */
export const paginate = <A>(all: ReadonlyArray<A>, page: number, size: number = PAGE_SIZE): CountedPage<A> => ({
  items: page >= 1 && page <= LAST_PAGE ? all.slice((page - 1) * size, page * size) : [],
  page,
  totalPages: Math.ceil(all.length / size),
  totalResults: all.length,
});

export const emptyPage: CountedPage<never> = { items: [], page: 1, totalPages: 0, totalResults: 0 };

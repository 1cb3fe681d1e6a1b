/** One page of a longer answer. Pages count from 1 and may be short: the end is known from the totals alone. */
export type Page<A> = {
  readonly items: ReadonlyArray<A>;
  readonly page: number;
  readonly totalPages: number;
  /** How many there are on all pages together; null where the source counts only what it has before it is filtered. */
  readonly totalResults: number | null;
};

/** A page of something that was counted. */
export type CountedPage<A> = Page<A> & { readonly totalResults: number };

/** No source serves a page beyond this one (TMDB's limit). */
export const LAST_PAGE = 500;
export const PAGE_SIZE = 20;

export const reachablePages = (page: Pick<Page<unknown>, 'totalPages'>): number => Math.min(page.totalPages, LAST_PAGE);

export const hasNext = (page: Pick<Page<unknown>, 'page' | 'totalPages'>): boolean => page.page < reachablePages(page);

/** How many of so many results can really be reached by turning pages. */
export const reachableResults = (totalResults: number): number => Math.min(totalResults, LAST_PAGE * PAGE_SIZE);

/** Cuts a page out of a whole. */
export const paginate = <A>(all: ReadonlyArray<A>, page: number, size: number = PAGE_SIZE): CountedPage<A> => ({
  items: page >= 1 && page <= LAST_PAGE ? all.slice((page - 1) * size, page * size) : [],
  page,
  totalPages: Math.ceil(all.length / size),
  totalResults: all.length,
});

export const emptyPage: CountedPage<never> = { items: [], page: 1, totalPages: 0, totalResults: 0 };

/** One page of a longer answer. Pages count from 1 and may be short: the end is known from the totals alone. */
export type Page<A> = {
  readonly items: ReadonlyArray<A>;
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
};

/** No source serves a page beyond this one (TMDB's limit). */
export const LAST_PAGE = 500;
export const PAGE_SIZE = 20;

export const reachablePages = (page: Pick<Page<unknown>, 'totalPages'>): number => Math.min(page.totalPages, LAST_PAGE);

export const hasNext = (page: Pick<Page<unknown>, 'page' | 'totalPages'>): boolean => page.page < reachablePages(page);

/** How many results can really be reached by turning pages; `totalResults` may promise more. */
export const reachableResults = (page: Pick<Page<unknown>, 'totalResults'>): number => Math.min(page.totalResults, LAST_PAGE * PAGE_SIZE);

/** Cuts a page out of a whole. */
export const pageOf = <A>(all: ReadonlyArray<A>, page: number, size: number = PAGE_SIZE): Page<A> => ({
  items: page >= 1 && page <= LAST_PAGE ? all.slice((page - 1) * size, page * size) : [],
  page,
  totalPages: Math.ceil(all.length / size),
  totalResults: all.length,
});

export const emptyPage: Page<never> = { items: [], page: 1, totalPages: 0, totalResults: 0 };

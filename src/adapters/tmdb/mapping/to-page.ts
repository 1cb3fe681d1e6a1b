import { LAST_PAGE, type Page } from '#domain/shared/pagination';

type Totals = { readonly total_pages: number; readonly total_results: number };

/** A page in our words. TMDB counts pages that it does not serve: they end at the last one that can be turned to. */
export const toPage = <A>(page: number, { total_pages, total_results }: Totals, items: ReadonlyArray<A>): Page<A> => ({
  items,
  page,
  totalPages: Math.min(total_pages, LAST_PAGE),
  totalResults: total_results,
});

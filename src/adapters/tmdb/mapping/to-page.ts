import { LAST_PAGE, type Page } from '#domain/shared/pagination';

type Totals = { readonly total_pages: number; readonly total_results: number };

/** Maps a TMDB page to the domain page. TMDB counts pages that it does not serve, so `totalPages` is capped at `LAST_PAGE`. */
export const toPage = <A>(page: number, { total_pages, total_results }: Totals, items: ReadonlyArray<A>): Page<A> => ({
  items,
  page,
  totalPages: Math.min(total_pages, LAST_PAGE),
  totalResults: total_results,
});

import * as O from 'fp-ts/Option';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { QueryCache } from '#ui/query/query-cache.ts';
import { titleQuery, catalogueStatsQuery } from '#ui/features/shared/catalogue-queries.ts';
import type { Services } from '#ui/services.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';

/** Time limit for the preload of what a page can show in its loading state. */
const TIMEOUT_MS = 5000;

/**
 * Loads what the first render of this address needs: the page's code and, for a title, its details. The prerendered page stays on
 * the screen meanwhile. TMDB's details are not awaited if they have not arrived: the page shows a skeleton in either case. Resolves after 5
 * s at the latest, and never rejects: the page itself shows load failures.
 * @param isReadable returns whether the prerendered page shows its content by then. If so, the code is awaited without that limit, and its
 * failure rejects: the app would replace the content with an error.
 */
export const preloadInitialRoute = async (
  services: Services, queryCache: QueryCache,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isReadable: () => boolean,
): Promise<void> => {
  const parameters = new URLSearchParams(search);
  const id = pathname === '/details' ? O.toNullable(parseItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`)) : null;
  const code = routeAt(pathname).page.preload();
  const catalogue = services.get(CATALOGUE_USE_CASES);
  // The catalogue statistics are in the file that holds all data of a first view.
  const data = queryCache.ensure(
    id === null || (__ON_TMDB__ && window.marqueeAnswered === false) ? catalogueStatsQuery(catalogue) : titleQuery(catalogue, id),
  );
  await Promise.race([Promise.all([code.catch(() => undefined), data]), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  if (isReadable()) await code;
};

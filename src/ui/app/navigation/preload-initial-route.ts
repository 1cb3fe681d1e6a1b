import * as O from 'fp-ts/Option';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { QueryCache } from '../../query/query-cache';
import { titleQuery, catalogueStatsQuery } from '../../features/shared/catalogue-queries';
import type { Services } from '../../services';
import { routeAt } from './current-route';

/** Time limit for the preload; after it the app hydrates and the page shows its loading state. */
const TIMEOUT_MS = 5000;

/**
 * Loads what the first render of this address needs: the page's code and, for a title, its details. The prerendered page stays on
 * the screen meanwhile. TMDB's details are not awaited if they have not arrived: the page shows a skeleton in either case. Never rejects:
 * the page itself shows load failures. Resolves after 5 s at the latest.
 */
export const preloadInitialRoute = async (services: Services, queryCache: QueryCache, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> => {
  const parameters = new URLSearchParams(search);
  const id = pathname === '/details' ? O.toNullable(parseItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`)) : null;
  const code = routeAt(pathname).page.preload().catch(() => undefined);
  const catalogue = services.get(CATALOGUE_USE_CASES);
  // The catalogue statistics are in the file that holds all data of a first view.
  const data = queryCache.ensure(id === null || (__ON_TMDB__ && window.marqueeAnswered === false) ? catalogueStatsQuery(catalogue) : titleQuery(catalogue, id));
  await Promise.race([Promise.all([code, data]), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
};

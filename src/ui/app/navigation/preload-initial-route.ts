import * as O from 'fp-ts/Option';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { parseItemKey } from '#domain/catalogue/title-id';
import type { QueryCache } from '../../query/query-cache';
import { titleQuery, statsQuery } from '../../features/shared/catalogue-queries';
import type { Services } from '../../services';
import { routeAt } from './current-route';

/** Longer than this a page that was drawn waiting does not stand still; then it shows that it waits. */
const PATIENCE_MS = 5000;

/**
 * Gets everything together that the first drawing of this address needs: the page's code and, for a title, its facts. What was
 * drawn ahead stays on the screen meanwhile. Never refuses: what does not come is the page's to say.
 */
export const preloadInitialRoute = async (services: Services, answers: QueryCache, { pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> => {
  const parameters = new URLSearchParams(search);
  const id = pathname === '/details' ? O.toNullable(parseItemKey(`${parameters.get('type') ?? ''}-${parameters.get('id') ?? ''}`)) : null;
  const code = routeAt(pathname).page.preload().catch(() => undefined);
  const catalogue = services.get(CATALOGUE_USE_CASES);
  // The census lies in the file that answers all that a first view asks.
  const facts = id === null ? answers.ensure(statsQuery(catalogue)) : answers.ensure(titleQuery(catalogue, id));
  await Promise.race([Promise.all([code, facts]), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};

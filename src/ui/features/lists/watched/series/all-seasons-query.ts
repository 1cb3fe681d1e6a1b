import * as E from 'fp-ts/Either';
import { readSeasons } from '#application/history/catalogue-episodes';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { aborted } from '#domain/shared/failure';
import type { Query } from '#ui/query/query.ts';
import type { QueryCache } from '#ui/query/query-cache.ts';
import { seasonQuery } from '#ui/features/shared/catalogue-queries.ts';

/** Queries all seasons of a series from 1 on. Each is requested once, also if its tab shows it. */
export const allSeasonsQuery = (cache: QueryCache, catalogue: CatalogueUseCases, details: TitleDetails): Query<ReadonlyArray<Season>> => ({
  key: `all seasons ${itemKey(details)}`,
  fetch: (signal) =>
    readSeasons((id, number) => async () => {
      const query = seasonQuery(catalogue, id, number);
      if (signal.aborted) return E.left(aborted);
      await cache.ensure(query);
      const state = cache.get(query);
      return state._tag === 'success' ? E.right(state.value) : E.left(state._tag === 'error' ? state.failure : aborted);
    }, details),
});

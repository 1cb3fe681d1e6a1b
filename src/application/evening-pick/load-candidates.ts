import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { DiscoverQuery, TitlePage } from '#domain/catalogue/catalogue';
import { popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { hasNext } from '#domain/shared/pagination';

/**
 * Titles among which picks are made. `hasMore`: the catalogue has further ones that match. `onServices`: number of the titles, the first
 * ones, that are on the person's streaming services; absent if it was not asked for.
 */
export type Candidates = { readonly titles: ReadonlyArray<Title>; readonly hasMore: boolean; readonly onServices?: number };

/** Most requests of one depth: several people with several moods combine to many filters. */
const MAX_REQUESTS = 12;
const PAGES_PER_DEPTH = 3;

/** Returns the queries of one depth: the best-known titles first, as many pages of each filter as the requests allow. */
const queriesOf = (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number): ReadonlyArray<DiscoverQuery> => {
  const used = filters.slice(0, MAX_REQUESTS);
  const pages = Math.max(1, Math.min(PAGES_PER_DEPTH, Math.floor(MAX_REQUESTS / Math.max(1, used.length))));
  return used.flatMap((each) =>
    Array.from({ length: pages }, (_, index) => ({ mediaType, filters: each, sort: popularitySort, page: depth * pages + index + 1 })));
};

/**
 * Loads the titles of the catalogue that match one of the filters, a part at a time.
 * @param depth 0 for the best-known part, 1 for the next one.
 */
export const loadCandidates =
  ({ discover }: Pick<CatalogueUseCases, 'discover'>) =>
  (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number, signal?: AbortSignal): Answer<Candidates> =>
    pipe(
      queriesOf(mediaType, filters, depth),
      TE.traverseArray((query) => discover(query, signal)),
      TE.map((pages: ReadonlyArray<TitlePage>) => ({
        titles: [...new Map(pages.flatMap(({ items }) => items).map((title) => [itemKey(title), title])).values()],
        hasMore: pages.some((page) => page.page === Math.max(...pages.map((each) => each.page)) && hasNext(page)),
      })),
    );

/**
 * Loads the best-known titles that match one of the filters and are on a person's streaming services. None if the catalogue cannot tell:
 * the evening then goes on with all titles. @param services as `formatServices` returns them.
 */
export const loadOnServices =
  (catalogue: Pick<CatalogueUseCases, 'discover'>) =>
  (mediaType: MediaType, filters: ReadonlyArray<Filters>, services: string, signal?: AbortSignal): Answer<Candidates> => {
    const onServices = filters.map((each) => ({ ...each, content: [...each.content, `service:${services}`] }));
    return pipe(
      loadCandidates(catalogue)(mediaType, onServices, 0, signal),
      TE.map(({ titles }) => ({ titles, hasMore: true, onServices: titles.length })),
      TE.orElse((failure) => isNetworkError(failure) || failure._tag === 'aborted' ? TE.left(failure)
        : TE.right<Failure, Candidates>({ titles: [], hasMore: true, onServices: 0 })),
    );
  };

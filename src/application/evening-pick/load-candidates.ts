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
import { addContent, type KnownContent } from '#domain/evening-pick/known-content';
import { hasNext } from '#domain/shared/pagination';

/**
 * Titles among which picks are made. `hasMore`: the catalogue has further ones that match. `onServices`: number of the titles, the first
 * ones, that are on the person's streaming services; absent if nobody asked for it. `content`: keywords by which titles were found.
 */
export type Candidates = {
  readonly titles: ReadonlyArray<Title>;
  readonly hasMore: boolean;
  readonly onServices?: number;
  readonly content: KnownContent;
};

const SERVICE = 'service:';
/** Services are a preference, which no answer of an evening contains. */
const isPartOfAnswer = (fact: string): boolean => !fact.startsWith(SERVICE);

/** Most requests of one depth: several people with several moods combine to many filters. */
const MAX_REQUESTS = 12;
const PAGES_PER_DEPTH = 3;

/** Returns pages of filters: the best-known titles first, as many pages of each filter as the requests allow. */
const pagesOf = (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number): ReadonlyArray<DiscoverQuery> => {
  const used = filters.slice(0, MAX_REQUESTS);
  const pages = Math.max(1, Math.min(PAGES_PER_DEPTH, Math.floor(MAX_REQUESTS / Math.max(1, used.length))));
  return used.flatMap((each) =>
    Array.from({ length: pages }, (_, index) => ({ mediaType, filters: each, sort: popularitySort, page: depth * pages + index + 1 })));
};

/**
 * Returns the queries of one depth. Keywords need a file of their own, or a request for each. Filters by keywords are used one depth later
 * than those by facts of the lists, or at once where only keywords define a mood. `isLast`: no filter waits.
 */
const queriesOf = (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number) => {
  const byKeyword = filters.filter(({ content }) => content.some(isPartOfAnswer));
  const byList = filters.filter((each) => !byKeyword.includes(each));
  if (byList.length === 0 || byKeyword.length === 0) return { queries: pagesOf(mediaType, filters, depth), isLast: true };
  const before = pagesOf(mediaType, byList, depth);
  return depth === 0 ? { queries: before, isLast: false }
    : { queries: [...before, ...pagesOf(mediaType, byKeyword, depth - 1)], isLast: true };
};

/**
 * Loads the titles of the catalogue that match one of the filters, a part at a time.
 * @param depth 0 for the best-known part, 1 for the next one.
 */
export const loadCandidates =
  ({ discover }: Pick<CatalogueUseCases, 'discover'>) =>
  (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number, signal?: AbortSignal): Answer<Candidates> => {
    const { queries, isLast } = queriesOf(mediaType, filters, depth);
    return pipe(
      queries,
      TE.traverseArray((query) => discover(query, signal)),
      TE.map((pages: ReadonlyArray<TitlePage>) => {
        const content = new Map<string, ReadonlySet<string>>();
        const last = new Map<Filters | undefined, TitlePage>();
        pages.forEach((page, index) => {
          const filtersOfPage = queries[index]?.filters;
          addContent(content, page.items, (filtersOfPage?.content ?? []).filter(isPartOfAnswer));
          last.set(filtersOfPage, page);
        });
        return {
          titles: [...new Map(pages.flatMap(({ items }) => items).map((title) => [itemKey(title), title])).values()],
          hasMore: !isLast || [...last.values()].some(hasNext),
          content,
        };
      }),
    );
  };

/**
 * Loads the best-known titles that match one of the filters and are on a person's streaming services. None if the catalogue does
 * not know: then all titles are used. @param services as `formatServices` returns them.
 */
export const loadOnServices =
  (catalogue: Pick<CatalogueUseCases, 'discover'>) =>
  (mediaType: MediaType, filters: ReadonlyArray<Filters>, services: string, signal?: AbortSignal): Answer<Candidates> => {
    const onServices = filters.map((each) => ({ ...each, content: [...each.content, `${SERVICE}${services}`] }));
    return pipe(
      loadCandidates(catalogue)(mediaType, onServices, 0, signal),
      TE.map(({ titles, content }) => ({ titles, content, hasMore: true, onServices: titles.length })),
      TE.orElse((failure) => isNetworkError(failure) || failure._tag === 'aborted' ? TE.left(failure)
        : TE.right<Failure, Candidates>({ titles: [], content: new Map(), hasMore: true, onServices: 0 })),
    );
  };

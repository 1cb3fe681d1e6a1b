import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import type { DiscoverQuery } from '#domain/catalogue/catalogue';
import { popularitySort, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { addContent, type KnownContent } from '#domain/evening-pick/known-content';
import { hasNext } from '#domain/shared/pagination';

/**
 * Titles among which picks are made. `deepest`: the depth down to which the catalogue may have further ones that match. `onServices`:
 * number of the titles, the first ones, that are on the person's streaming services; absent if no services were given. `content`: keywords
 * by which titles were found.
 */
export type Candidates = {
  readonly titles: ReadonlyArray<Title>;
  readonly deepest: number;
  readonly onServices?: number;
  readonly content: KnownContent;
};

const SERVICE = 'service:';
/** Services are a preference, which no answer of an evening contains. */
const isPartOfAnswer = (fact: string): boolean => !fact.startsWith(SERVICE);

/** Most requests of one depth: several people with several moods combine to many filters. */
const MAX_REQUESTS = 12;
const PAGES_PER_DEPTH = 3;

/** `next`: the depth that has the page behind this one. */
type Page = { readonly query: DiscoverQuery; readonly next: number };
type Part = { readonly pages: ReadonlyArray<Page>; /** The depth at which every filter is requested once. */ readonly deepest: number };

/**
 * Returns pages of filters: the best-known titles first, as many pages of each filter as the requests allow. More filters than requests
 * take turns, a part of them at each depth. @param first the depth that has their first pages.
 */
const partOf = (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number, first: number): Part => {
  const turns = Math.ceil(filters.length / MAX_REQUESTS);
  const [round, from] = [Math.floor((depth - first) / turns), ((depth - first) % turns) * MAX_REQUESTS];
  const used = depth < first ? [] : filters.slice(from, from + MAX_REQUESTS);
  const count = Math.max(1, Math.min(PAGES_PER_DEPTH, Math.floor(MAX_REQUESTS / filters.length)));
  return {
    pages: used.flatMap((each) => Array.from({ length: count }, (_, index) => ({
      query: { mediaType, filters: each, sort: popularitySort, page: round * count + index + 1 },
      next: index === count - 1 ? depth + turns : depth,
    }))),
    deepest: first + turns - 1,
  };
};

/**
 * Returns the pages of one depth. Keywords need a file of their own, or a request for each. Filters by keywords are used one depth later
 * than those by facts of the lists, or at once where only keywords define a mood.
 */
const partsOf = (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number): ReadonlyArray<Part> => {
  const byKeyword = filters.filter(({ content }) => content.some(isPartOfAnswer));
  const byList = filters.filter((each) => !byKeyword.includes(each));
  return [partOf(mediaType, byList, depth, 0), partOf(mediaType, byKeyword, depth, byList.length === 0 ? 0 : 1)];
};

/**
 * Loads the titles of the catalogue that match one of the filters, a part at a time.
 * @param depth 0 for the best-known part, 1 for the next one.
 */
export const loadCandidates =
  ({ discover }: Pick<CatalogueUseCases, 'discover'>) =>
  (mediaType: MediaType, filters: ReadonlyArray<Filters>, depth: number, signal?: AbortSignal): Answer<Candidates> => {
    const parts = partsOf(mediaType, filters, depth);
    return pipe(
      parts.flatMap(({ pages }) => pages),
      TE.traverseArray(({ query, next }) => pipe(discover(query, signal), TE.map((page) => ({ page, query, next })))),
      TE.map((loaded) => {
        const content = new Map<string, ReadonlySet<string>>();
        loaded.forEach(({ page, query }) => addContent(content, page.items, query.filters.content.filter(isPartOfAnswer)));
        return {
          titles: [...new Map(loaded.flatMap(({ page }) => page.items).map((title) => [itemKey(title), title])).values()],
          deepest: Math.max(0, ...parts.map(({ deepest }) => deepest), ...loaded.map(({ page, next }) => (hasNext(page) ? next : 0))),
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
      TE.map(({ titles, content }) => ({ titles, content, deepest: 1, onServices: titles.length })),
      TE.orElse((failure) => isNetworkError(failure) || failure._tag === 'aborted' ? TE.left(failure)
        : TE.right<Failure, Candidates>({ titles: [], content: new Map(), deepest: 1, onServices: 0 })),
    );
  };

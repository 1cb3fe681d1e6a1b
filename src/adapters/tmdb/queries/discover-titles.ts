import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { lazy } from '#adapters/lazy';
import type { Answer } from '#domain/shared/answer';
import type { DiscoverQuery, TitlePage } from '#domain/catalogue/catalogue';
import { restrictFiltersToType } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { emptyPageAt } from './query-answers';
import { Paged } from '#adapters/tmdb/codecs/page-codec';
import { MovieSummary, SeriesSummary } from '#adapters/tmdb/codecs/title-codec';
import type { TmdbQueryDeps } from './query-deps';
import { discoverParameters, typeLacksRequiredGenre } from './discover-parameters';
import { toPage } from '#adapters/tmdb/mapping/to-page';
import { toMovieTitles, toSeriesTitles } from '#adapters/tmdb/mapping/to-title';
import type { QueryParams } from '#adapters/tmdb/client/request-url';

const MoviePage = Paged(MovieSummary);
const SeriesPage = Paged(SeriesSummary);

/** Loaded by the first filter by content. */
const loadContentParameters = lazy(() => import('./content-parameters'));

/** Requests a page of films or series from a path. */
export const fetchTitlePage =
  ({ request, settings }: TmdbQueryDeps) =>
  (mediaType: MediaType, path: string, page: number, extra: QueryParams, signal?: AbortSignal): Answer<TitlePage> => {
    const { language, region } = settings();
    if (mediaType === 'movie') {
      const parameters = { language, region, page, ...extra };
      const answer = request({ path, parameters, codec: MoviePage, what: 'list' }, signal);
      return TE.map((response: MoviePageAnswer) => ({ ...toPage(page, response, toMovieTitles(response.results)), asOf: null }))(answer);
    }
    const answer = request({ path, parameters: { language, page, ...extra }, codec: SeriesPage, what: 'list' }, signal);
    return TE.map((response: SeriesPageAnswer) => ({ ...toPage(page, response, toSeriesTitles(response.results)), asOf: null }))(answer);
  };

type MoviePageAnswer = typeof MoviePage._A;
type SeriesPageAnswer = typeof SeriesPage._A;

/** @param constraints parameters that a list adds to the filters. */
export const discoverTitles =
  (context: TmdbQueryDeps) =>
  (query: DiscoverQuery, constraints: QueryParams, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, sort, page } = query;
    const filters = restrictFiltersToType(mediaType, query.filters);
    if (typeLacksRequiredGenre(mediaType, filters)) return TE.right({ ...emptyPageAt(page), asOf: null });
    const fetch = (content: QueryParams): Answer<TitlePage> => fetchTitlePage(context)(
      mediaType, `/discover/${mediaType}`, page,
      { ...discoverParameters(mediaType, filters, sort), ...constraints, ...content },
      signal,
    );
    if (filters.content.length === 0) return fetch({});
    return pipe(
      loadContentParameters.call(({ contentParameters }) => contentParameters(context, mediaType, filters.content, signal)),
      TE.chain((content) => (content === null ? TE.right({ ...emptyPageAt(page), asOf: null }) : fetch(content))),
    );
  };

import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/answer';
import type { DiscoverQuestion, TitlePage } from '#domain/catalogue/catalogue';
import { filtersFor } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { nothingOn } from './answers';
import { Paged } from './codecs/page';
import { MovieSummary, SeriesSummary } from './codecs/title-summary';
import type { Context } from './context';
import { discoverParameters, isHopeless } from './discover-parameters';
import { toPage } from './mapping/to-page';
import { movieTitles, seriesTitles } from './mapping/to-title';
import type { Parameters } from './request/address';

const MoviePage = Paged(MovieSummary);
const SeriesPage = Paged(SeriesSummary);

/** Asks a path for a page of films or series. */
export const titlePage =
  ({ ask, settings }: Context) =>
  (mediaType: MediaType, path: string, page: number, extra: Parameters, signal?: AbortSignal): Answer<TitlePage> => {
    const { language, region } = settings();
    if (mediaType === 'movie') {
      const parameters = { language, region, page, ...extra };
      const asked = ask({ path, parameters, codec: MoviePage, what: 'list' }, signal);
      return TE.map((told: MoviePageAnswer) => ({ ...toPage(page, told, movieTitles(told.results)), asOf: null }))(asked);
    }
    const asked = ask({ path, parameters: { language, page, ...extra }, codec: SeriesPage, what: 'list' }, signal);
    return TE.map((told: SeriesPageAnswer) => ({ ...toPage(page, told, seriesTitles(told.results)), asOf: null }))(asked);
  };

type MoviePageAnswer = typeof MoviePage._A;
type SeriesPageAnswer = typeof SeriesPage._A;

/** @param constraints what a list adds to the filters. */
export const discovered =
  (context: Context) =>
  (question: DiscoverQuestion, constraints: Parameters, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, sort, page } = question;
    const filters = filtersFor(mediaType, question.filters);
    if (isHopeless(mediaType, filters)) return TE.right({ ...nothingOn(page), asOf: null });
    return titlePage(context)(mediaType, `/discover/${mediaType}`, page, { ...discoverParameters(mediaType, filters, sort), ...constraints }, signal);
  };

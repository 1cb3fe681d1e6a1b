import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Title } from '#domain/catalogue/title';
import { valueIfNotFound } from './query-answers';
import { FindAnswer } from '#adapters/tmdb/codecs/other-codecs';
import type { TmdbQueryDeps } from './query-deps';
import { toMovieTitles, toSeriesTitles } from '#adapters/tmdb/mapping/to-title';

type Source = 'imdb_id' | 'tvdb_id';

const find =
  (source: Source, toTitles: (found: FindAnswer) => ReadonlyArray<Title>) =>
  ({ request, settings }: TmdbQueryDeps, id: string, signal?: AbortSignal): Answer<ReadonlyArray<Title>> => {
    const parameters = { language: settings().language, external_source: source };
    return valueIfNotFound(
      pipe(request({ path: `/find/${id}`, parameters, codec: FindAnswer, what: 'title' }, signal), TE.map(toTitles)), [],
    );
  };

const findAll = find('imdb_id', ({ movie_results, tv_results }) => [...toMovieTitles(movie_results), ...toSeriesTitles(tv_results)]);
const findSeries = find('tvdb_id', ({ tv_results }) => toSeriesTitles(tv_results));

/** Finds titles by IMDb id. A malformed id returns an empty list without a request. */
export const findByImdbId =
  (context: TmdbQueryDeps) =>
  (imdbId: string, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    /^tt\d{5,12}$/.test(imdbId) ? findAll(context, imdbId, signal) : TE.right([]);

/** Finds series by TVDB's number. One that is none returns an empty list without a request. */
export const findByTvdbId =
  (context: TmdbQueryDeps) =>
  (tvdbId: number, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
    /^[1-9]\d{0,9}$/.test(String(tvdbId)) ? findSeries(context, String(tvdbId), signal) : TE.right([]);

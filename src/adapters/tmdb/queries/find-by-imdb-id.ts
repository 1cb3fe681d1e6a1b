import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Title } from '#domain/catalogue/title';
import { valueIfNotFound } from './query-answers';
import { FindAnswer } from '#adapters/tmdb/codecs/other-codecs';
import type { TmdbQueryDeps } from './query-deps';
import { toMovieTitles, toSeriesTitles } from '#adapters/tmdb/mapping/to-title';

const toTitles = ({ movie_results, tv_results }: FindAnswer): ReadonlyArray<Title> => [
  ...toMovieTitles(movie_results),
  ...toSeriesTitles(tv_results),
];

/** Finds titles by IMDb id. A malformed id returns an empty list without a request. */
export const findByImdbId =
  ({ request, settings }: TmdbQueryDeps) =>
  (imdbId: string, signal?: AbortSignal): Answer<ReadonlyArray<Title>> => {
    if (!/^tt\d{5,12}$/.test(imdbId)) return TE.right([]);
    const parameters = { language: settings().language, external_source: 'imdb_id' };
    return valueIfNotFound(
      pipe(request({ path: `/find/${imdbId}`, parameters, codec: FindAnswer, what: 'title' }, signal), TE.map(toTitles)),
      [],
    );
  };

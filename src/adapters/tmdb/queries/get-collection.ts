import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Collection } from '#domain/catalogue/collection';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId } from '#domain/catalogue/title-id';
import { notFoundAnswer } from './query-answers';
import { CollectionAnswer } from '#adapters/tmdb/codecs/other-codecs';
import type { TmdbQueryDeps } from './query-deps';
import { toMovieTitles } from '#adapters/tmdb/mapping/to-title';

/** Sorts by release date. Titles without a date are upcoming and come last. */
const byRelease = (a: Title, b: Title): number => (a.date ?? '9999').localeCompare(b.date ?? '9999');

const toCollection = (response: CollectionAnswer): Collection => ({
  id: response.id,
  name: response.name,
  overview: response.overview,
  posterPath: response.poster_path,
  backdropPath: response.backdrop_path,
  parts: [...toMovieTitles(response.parts)].sort(byRelease),
});

export const getCollection =
  ({ request, settings }: TmdbQueryDeps) =>
  (id: number, signal?: AbortSignal): Answer<Collection> => {
    if (!isTmdbId(id)) return notFoundAnswer('collection');
    const parameters = { language: settings().language };
    const answer = request({ path: `/collection/${id}`, parameters, codec: CollectionAnswer, what: 'collection' }, signal);
    return pipe(answer, TE.map(toCollection));
  };

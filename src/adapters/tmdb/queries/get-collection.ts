import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Collection } from '#domain/catalogue/collection';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId } from '#domain/catalogue/title-id';
import { notFoundAnswer } from './query-answers';
import { CollectionAnswer } from '../codecs/other-codecs';
import type { QueryContext } from './query-context';
import { movieTitles } from '../mapping/to-title';

/** What has no date yet is still to come: last. */
const byRelease = (a: Title, b: Title): number => (a.date ?? '9999').localeCompare(b.date ?? '9999');

const toCollection = (told: CollectionAnswer): Collection => ({
  id: told.id,
  name: told.name,
  overview: told.overview,
  posterPath: told.poster_path,
  backdropPath: told.backdrop_path,
  parts: [...movieTitles(told.parts)].sort(byRelease),
});

export const getCollection =
  ({ request, settings }: QueryContext) =>
  (id: number, signal?: AbortSignal): Answer<Collection> => {
    if (!isTmdbId(id)) return notFoundAnswer('collection');
    const parameters = { language: settings().language };
    const asked = request({ path: `/collection/${id}`, parameters, codec: CollectionAnswer, what: 'collection' }, signal);
    return pipe(asked, TE.map(toCollection));
  };

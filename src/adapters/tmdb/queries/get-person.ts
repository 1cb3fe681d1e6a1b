import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { PersonDetails } from '#domain/catalogue/person';
import { isTmdbId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import { notFoundAnswer } from './query-answers';
import { PersonAnswer } from '#adapters/tmdb/codecs/person-codec';
import type { TmdbQueryDeps } from './query-deps';
import { toPersonDetails } from '#adapters/tmdb/mapping/to-person-details';

/** Returns a person with all credits with a single request. */
export const getPerson =
  ({ request, settings }: TmdbQueryDeps) =>
  (id: number, signal?: AbortSignal): Answer<PersonDetails> => {
    if (!isTmdbId(id)) return notFoundAnswer('person');
    const parameters = { language: settings().language, append_to_response: 'combined_credits,external_ids' };
    const answer = request({ path: `/person/${id}`, parameters, codec: PersonAnswer, what: 'person' }, signal);
    return pipe(answer, TE.flatMapEither((response) => (response.adult ? E.left(notFound('person')) : E.right(toPersonDetails(response)))));
  };

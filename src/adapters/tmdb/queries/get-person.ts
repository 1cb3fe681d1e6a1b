import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { PersonDetails } from '#domain/catalogue/person';
import { isTmdbId } from '#domain/catalogue/title-id';
import { notFound } from '#domain/shared/failure';
import { notFoundAnswer } from './query-answers';
import { PersonAnswer } from '../codecs/person-codec';
import type { QueryContext } from './query-context';
import { personDetails } from '../mapping/to-person';

/** A person with everything they did, in one call. */
export const getPerson =
  ({ request, settings }: QueryContext) =>
  (id: number, signal?: AbortSignal): Answer<PersonDetails> => {
    if (!isTmdbId(id)) return notFoundAnswer('person');
    const parameters = { language: settings().language, append_to_response: 'combined_credits,external_ids' };
    const asked = request({ path: `/person/${id}`, parameters, codec: PersonAnswer, what: 'person' }, signal);
    return pipe(asked, TE.flatMapEither((told) => (told.adult ? E.left(notFound('person')) : E.right(personDetails(told)))));
  };

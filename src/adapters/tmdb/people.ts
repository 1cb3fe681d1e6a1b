import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/answer';
import type { PersonDetails } from '#domain/catalogue/person';
import { isTmdbNumber } from '#domain/catalogue/title-id';
import { notFound } from '#domain/failure';
import { missing } from './answers';
import { PersonAnswer } from './codecs/person';
import type { Context } from './context';
import { personDetails } from './mapping/to-person';

/** A person with everything they did, in one call. */
export const personOf =
  ({ ask, settings }: Context) =>
  (id: number, signal?: AbortSignal): Answer<PersonDetails> => {
    if (!isTmdbNumber(id)) return missing('person');
    const parameters = { language: settings().language, append_to_response: 'combined_credits,external_ids' };
    const asked = ask({ path: `/person/${id}`, parameters, codec: PersonAnswer, what: 'person' }, signal);
    return pipe(asked, TE.flatMapEither((told) => (told.adult ? E.left(notFound('person')) : E.right(personDetails(told)))));
  };

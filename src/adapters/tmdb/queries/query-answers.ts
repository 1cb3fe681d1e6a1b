import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { LAST_PAGE, type Page } from '#domain/shared/pagination';
import { invalid, notFound, type Failure } from '#domain/shared/failure';

/** Runs `getAnswer` for a valid page number, else fails with `invalid` without a request. */
export const validatingPage = <A>(pageNumber: number, getAnswer: () => Answer<A>): Answer<A> =>
  Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= LAST_PAGE ? getAnswer() : TE.left(invalid('page', `1 to ${LAST_PAGE}`));

export const notFoundAnswer = (what: string): Answer<never> => TE.left(notFound(what));

export const emptyPageAt = (page: number): Page<never> => ({ items: [], page, totalPages: 0, totalResults: 0 });

/** Replaces a `not-found` failure by the value `otherwise`. */
export const valueIfNotFound = <A>(answer: Answer<A>, otherwise: A): Answer<A> =>
  TE.orElse((failure: Failure): Answer<A> => (failure._tag === 'not-found' ? TE.right(otherwise) : TE.left(failure)))(answer);

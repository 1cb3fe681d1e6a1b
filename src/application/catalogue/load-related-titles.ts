import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { separate } from 'fp-ts/ReadonlyArray';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { sharedFacts, type SharedFact } from '#domain/catalogue/subjects/shared-facts';
import type { RelatedTitles, TitleDetails } from '#domain/catalogue/title-details';
import { isSameTitle } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';

/** Titles beside the title itself that a fact has to have: with fewer, a shelf of it would be nearly empty. */
const MIN_TITLES = 5;

/**
 * Loads the best-known titles that share a fact with a title, with a request for each fact: for a catalogue whose details do not contain
 * them. A fact that fails or that few titles share is left out; fails as `discover` does if all of them fail.
 */
export const loadRelatedTitles = (
  { discover }: Pick<Catalogue, 'discover'>, title: TitleDetails, signal?: AbortSignal,
): Answer<ReadonlyArray<RelatedTitles>> => {
  const { mediaType } = title;
  const load = (fact: SharedFact): Answer<RelatedTitles> => pipe(
    discover({ mediaType, filters: { ...noFilters, content: [fact.content] }, sort: { key: 'votes', direction: 'desc' }, page: 1 }, signal),
    TE.map(({ items }) => ({ ...fact, titles: items.filter((each) => !isSameTitle(each, title)) })),
  );
  return async () => {
    const { left: [failure], right } = separate(await Promise.all(sharedFacts(title).map((fact) => load(fact)())));
    return failure !== undefined && right.length === 0 ? E.left(failure)
      : E.right(right.filter(({ titles }) => titles.length >= MIN_TITLES));
  };
};

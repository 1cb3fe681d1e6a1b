import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { paginate, type Page } from '#domain/shared/pagination';

/** How much there is in a scenario: as much as there is, a handful, exactly one of everything, or nothing. */
export const RESULT_SIZES = ['many', 'several', 'one', 'none'] as const;
export type ResultSize = (typeof RESULT_SIZES)[number];

const most: Readonly<Record<ResultSize, number>> = { many: Number.POSITIVE_INFINITY, several: 7, one: 1, none: 0 };

/** The same catalogue with lists and searches cut to an amount; single titles and people stay whole. */
export const withResultSize = (catalogue: Catalogue, amount: () => ResultSize): Catalogue => {
  const cut = <P extends Page<unknown>>(answer: Answer<P>): Answer<P> =>
    pipe(
      answer,
      TE.map((page) => {
        const limit = most[amount()];
        return limit === Number.POSITIVE_INFINITY || (page.totalResults !== null && page.totalResults <= limit) ? page : { ...page, ...paginate(page.items.slice(0, limit), page.page) };
      }),
    );
  return {
    ...catalogue,
    getList: (question, signal) => cut(catalogue.getList(question, signal)),
    discover: (question, signal) => cut(catalogue.discover(question, signal)),
    searchTitles: (question, signal) => cut(catalogue.searchTitles(question, signal)),
    searchPeople: (question, signal) => cut(catalogue.searchPeople(question, signal)),
    suggest: (query, signal) =>
      pipe(
        catalogue.suggest(query, signal),
        TE.map((suggestions) => suggestions.slice(0, most[amount()])),
      ),
  };
};

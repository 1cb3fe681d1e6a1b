import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { paginate, type Page } from '#domain/shared/pagination';

/** Result sizes: unlimited, up to seven, one, or none. */
export const RESULT_SIZES = ['many', 'several', 'one', 'none'] as const;
export type ResultSize = (typeof RESULT_SIZES)[number];

const LIMITS: Readonly<Record<ResultSize, number>> = { many: Number.POSITIVE_INFINITY, several: 7, one: 1, none: 0 };

/** Returns the catalogue with lists and searches limited to a size; details of titles and people are complete. */
export const withResultSize = (catalogue: Catalogue, size: () => ResultSize): Catalogue => {
  const cut = <P extends Page<unknown>>(answer: Answer<P>): Answer<P> =>
    pipe(
      answer,
      TE.map((page) => {
        const limit = LIMITS[size()];
        return limit === Number.POSITIVE_INFINITY || (page.totalResults !== null && page.totalResults <= limit)
          ? page
          : { ...page, ...paginate(page.items.slice(0, limit), page.page) };
      }),
    );
  return {
    ...catalogue,
    getList: (params, signal) => cut(catalogue.getList(params, signal)),
    discover: (params, signal) => cut(catalogue.discover(params, signal)),
    searchTitles: (params, signal) => cut(catalogue.searchTitles(params, signal)),
    searchPeople: (params, signal) => cut(catalogue.searchPeople(params, signal)),
    getProgramme: (day, signal) =>
      pipe(
        catalogue.getProgramme(day, signal),
        TE.map(([hero, bill, ...shelves]) => [
          ...[hero, bill].filter((part) => part !== undefined),
          ...shelves.map(({ name, titles }) => ({ name, titles: titles.slice(0, LIMITS[size()]) })),
        ]),
      ),
    suggest: (query, signal) =>
      pipe(
        catalogue.suggest(query, signal),
        TE.map((suggestions) => suggestions.slice(0, LIMITS[size()])),
      ),
  };
};

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { hasNext, type Page } from '#domain/shared/pagination';
import { RESULT_TABS, type ResultTab } from '#ui/features/shared/search-address.ts';
import type { SearchResult } from './search-queries';

/** A kind of result with its first page. */
export type FirstResultPage = { readonly tab: ResultTab; readonly first: Page<SearchResult> };

const hasSome = ({ first }: FirstResultPage): boolean => first.items.length > 0 || hasNext(first);

/**
 * Loads the first page of the requested kind of result; if empty, that of the first kind with results. Returns an empty page only
 * if every kind was loaded: after a failure the failed kind may have the results, so the failure is returned.
 * @param fetchFirstPage requests the first page of a kind.
 */
export const fetchNonEmptyResults = (
  fetchFirstPage: (tab: ResultTab) => Answer<Page<SearchResult>>,
  requestedTab: ResultTab,
): Answer<FirstResultPage> => {
  const open = (tab: ResultTab): Answer<FirstResultPage> =>
    pipe(
      fetchFirstPage(tab),
      TE.map((first) => ({ tab, first })),
    );
  const openOther =
    (empty: FirstResultPage): Answer<FirstResultPage> =>
    async () => {
      const others = await Promise.all(RESULT_TABS.filter((tab) => tab !== requestedTab).map((tab) => open(tab)()));
      return others.find((other) => E.isRight(other) && hasSome(other.right)) ?? others.find(E.isLeft) ?? E.right(empty);
    };
  return pipe(
    open(requestedTab),
    TE.chain((initial) => (hasSome(initial) ? TE.right(initial) : openOther(initial))),
  );
};

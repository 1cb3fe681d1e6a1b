import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { hasNext, type Page } from '#domain/shared/pagination';
import { RESULT_TABS, type ResultTab } from '../../shared/search-address';
import type { Result } from './search-queries';

/** A kind of result with its first page. */
export type InitialResults = { readonly tab: ResultTab; readonly first: Page<Result> };

const hasSome = ({ first }: InitialResults): boolean => first.items.length > 0 || hasNext(first);

/**
 * Opens a kind of result. One with nothing in it gives way to the first that has something. That there is nothing at all is only said
 * where every kind was answered: what failed may be what somebody looks for.
 * @param ask the first page of a kind.
 */
export const openResults = (ask: (tab: ResultTab) => Answer<Page<Result>>, wanted: ResultTab): Answer<InitialResults> => {
  const open = (tab: ResultTab): Answer<InitialResults> => pipe(ask(tab), TE.map((first) => ({ tab, first })));
  const orAnother = (none: InitialResults): Answer<InitialResults> => async () => {
    const others = await Promise.all(RESULT_TABS.filter((tab) => tab !== wanted).map((tab) => open(tab)()));
    return others.find((other) => E.isRight(other) && hasSome(other.right)) ?? others.find(E.isLeft) ?? E.right(none);
  };
  return pipe(open(wanted), TE.chain((opened) => (hasSome(opened) ? TE.right(opened) : orAnother(opened))));
};

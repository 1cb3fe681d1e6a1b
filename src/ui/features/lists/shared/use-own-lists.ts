import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { List } from '#domain/lists/list';
import type { Failure } from '#domain/shared/failure';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';

/** The member's lists, once their code and data are loaded. */
export type OwnLists =
  | { readonly _tag: 'pending' }
  | { readonly _tag: 'error'; readonly failure: Failure }
  | { readonly _tag: 'success'; readonly useCases: ListUseCases; readonly all: ReadonlyArray<List> };

/** Returns the lists of the signed-in member. */
export const useOwnLists = (): OwnLists => {
  const useCases = useListUseCases();
  const lists = useSubscription(useCases?.lists ?? NEVER);
  return useMemo(() => {
    if (useCases === null || lists._tag === 'pending') return { _tag: 'pending' };
    return lists._tag === 'error' ? lists : { _tag: 'success', useCases, all: lists.value };
  }, [useCases, lists]);
};

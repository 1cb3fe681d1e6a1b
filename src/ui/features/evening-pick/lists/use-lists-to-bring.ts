import { useSyncExternalStore } from 'react';
import { NEVER } from 'rxjs';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import type { List } from '#domain/lists/list';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useService } from '#ui/services.tsx';

const NONE: ReadonlyArray<List> = [];

/** Returns the member's own lists with titles; none for visitors, and until they are loaded. Contains no member's code. */
export const useListsToBring = (): ReadonlyArray<List> => {
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  const useCases = useSyncExternalStore(
    (notify) => {
      const subscription = current$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    () => current$.value,
    () => null,
  );
  const lists = useSubscription(useCases?.lists ?? NEVER);
  return useCases !== null && lists._tag === 'success' ? lists.value.filter(({ itemCount }) => itemCount > 0) : NONE;
};

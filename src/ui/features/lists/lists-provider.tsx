import * as E from 'fp-ts/Either';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LOG, MEMBER_LISTS } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { UserId } from '#domain/users/user-id';
import { useReconnected } from '../../hooks/use-reconnected';
import { useService } from '../../services';

/** Returns the list use cases of the signed-in member; null for visitors and until they are loaded. */
export const useLists = (): ListUseCases | null => {
  const { current$ } = useService(MEMBER_LISTS);
  return useSyncExternalStore(
    (notify) => {
      const subscription = current$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    () => current$.value,
    () => null,
  );
};

/** Opens the lists of the signed-in member while mounted. A failed load is repeated at a reconnection; cards and pages work without. */
export const ListsProvider = ({ uid }: { readonly uid: UserId }): null => {
  const { open, current$ } = useService(MEMBER_LISTS);
  const log = useService(LOG);
  const [attempt, setAttempt] = useState(0);
  useReconnected(() => {
    if (current$.value === null) setAttempt((count) => count + 1);
  });
  useEffect(() => {
    let close: (() => void) | null = null;
    let isEnded = false;
    void open(uid)().then((answer) => {
      if (E.isLeft(answer)) return log.failure('lists.open', answer.left);
      if (isEnded) return answer.right.close();
      close = answer.right.close;
      return current$.next(answer.right);
    });
    return () => {
      isEnded = true;
      if (close === null) return;
      current$.next(null);
      close();
    };
  }, [open, current$, uid, log, attempt]);
  return null;
};

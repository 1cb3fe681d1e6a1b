import * as E from 'fp-ts/Either';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LOG, MEMBER_LISTS_LOADER } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ModalName } from '#application/shell/modal-machine';
import type { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { NoticeBar } from '#ui/design/overlays/notice-bar.tsx';
import { LISTS_NOTICE_MESSAGES } from '#ui/messages/request.messages.ts';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { useService } from '#ui/services.tsx';

/** Returns the list use cases of the signed-in member; null for visitors and until they are loaded. */
export const useListUseCases = (): ListUseCases | null => {
  const { current$ } = useService(MEMBER_LISTS_LOADER);
  return useSyncExternalStore(
    (notify) => {
      const subscription = current$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    () => current$.value,
    () => null,
  );
};

type Props = {
  readonly uid: UserId;
  readonly underHeader: boolean;
  /** Loads the code of a modal. Rejects if it cannot be loaded. */
  readonly preload: (name: ModalName) => Promise<void>;
};

/** Loads the question before a sign-out with the first change that is not sent, while the network may still be there. */
const usePreloadedQuestion = (lists: ListUseCases | null, preload: Props['preload']): void => {
  useEffect(() => {
    if (lists === null) return;
    let isRequested = false;
    const subscription = lists.outbox.subscribe((outbox) => {
      if (isRequested || E.isLeft(outbox) || outbox.right.pending.length + outbox.right.refused.length === 0) return;
      isRequested = true;
      // Without the code, the browser's own dialog asks.
      void preload('unsent-changes').catch(() => undefined);
    });
    return () => subscription.unsubscribe();
  }, [lists, preload]);
};

/**
 * Opens the lists of the signed-in member while mounted. Pages work without: a failed load shows a notice with "Try again", and is repeated
 * at a reconnection.
 */
export const ListsLoader = ({ uid, underHeader, preload }: Props): React.JSX.Element | null => {
  const { open, current$ } = useService(MEMBER_LISTS_LOADER);
  const log = useService(LOG);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [hasFailed, setFailed] = useState(false);
  const retry = (): void => setAttempt((count) => count + 1);
  usePreloadedQuestion(useListUseCases(), preload);
  useReconnected(() => {
    if (current$.value === null) retry();
  });
  useEffect(() => {
    let close: (() => void) | null = null;
    let isEnded = false;
    void open(uid)().then((answer) => {
      if (E.isLeft(answer)) {
        log.failure('lists.open', answer.left);
        if (isEnded) return;
        setFailed(true);
        setFailedAttempt(attempt);
        return;
      }
      if (isEnded) return answer.right.close();
      close = answer.right.close;
      setFailed(false);
      return current$.next(answer.right);
    });
    return () => {
      isEnded = true;
      if (close === null) return;
      current$.next(null);
      close();
    };
  }, [open, current$, uid, log, attempt]);
  if (!hasFailed) return null;
  return (
    <div className={underHeader ? 'offline-notice under-top' : 'offline-notice'}>
      <NoticeBar icon="warn" action={<Button small busy={failedAttempt !== attempt} onClick={retry}>{LISTS_NOTICE_MESSAGES.retry}</Button>}>
        {LISTS_NOTICE_MESSAGES.failed}
      </NoticeBar>
    </div>
  );
};

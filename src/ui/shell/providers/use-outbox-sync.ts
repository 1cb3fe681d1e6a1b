import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useEffect } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { emptyOutbox } from '#application/ports/outbox-store';
import { MEMBER_LISTS_LOADER, SITE_WORKER } from '#application/service-keys';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useService } from '#ui/services.tsx';
import { isSavingData } from './is-saving-data';

/** Wait in ms after the lists are open: the worker is as large as a page. */
export const OUTBOX_SYNC_AFTER_MS = 8000;

/** Requests that the browser sends what is unsent, when it gets no answer and when the page is hidden. @returns a function that ends it. */
const requestForUnsent = ({ outbox }: Pick<ListUseCases, 'outbox'>, request: () => void): (() => void) => {
  const outbox$ = outbox.pipe(map(E.getOrElse(() => emptyOutbox)));
  let isUnsent = false;
  const subscription = outbox$.subscribe(({ pending }) => (isUnsent = pending.length > 0));
  subscription.add(
    outbox$.pipe(map(({ unanswered }) => unanswered !== undefined), distinctUntilChanged()).subscribe((isUnanswered) => {
      if (isUnanswered) request();
    }),
  );
  // The last event that a page surely gets before it is closed.
  const requestIfHidden = (): void => {
    if (isUnsent && document.visibilityState === 'hidden') request();
  };
  document.addEventListener('visibilitychange', requestIfHidden);
  return () => {
    subscription.unsubscribe();
    document.removeEventListener('visibilitychange', requestIfHidden);
  };
};

/** Lets the browser send the member's unsent changes after the app is closed, unless the member saves data. A failure changes nothing. */
export const useOutboxSync = (): void => {
  const open = useService(SITE_WORKER);
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  useEffect(() => {
    if (lists === null || open === null || isSavingData()) return undefined;
    const register = pipe(open, TE.flatMap(({ outboxSync }) => outboxSync ?? TE.right(() => undefined)));
    const end = requestForUnsent(lists, () => void pipe(register, TE.map((request) => request()))());
    const timer = setTimeout(() => void register(), OUTBOX_SYNC_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [lists, open]);
};

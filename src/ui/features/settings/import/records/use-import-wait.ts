import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { APP_CONFIG, NETWORK_STATUS } from '#application/service-keys';
import { isNetworkError, type Failure } from '#domain/shared/failure';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import type { ImportWait } from '#ui/messages/data/import-records.messages.ts';
import { useService } from '#ui/services.tsx';

/** Why the last step failed in this tab, by the lists of the member's session: one of several runners makes the steps. */
const failures = new WeakMap<Pick<ListUseCases, 'outbox'>, BehaviorSubject<Failure | null>>();

/** Returns why the last step of the member's imports failed in this tab; null while they go on. */
export const failureOfRun = (lists: Pick<ListUseCases, 'outbox'>): BehaviorSubject<Failure | null> => {
  const failure$ = failures.get(lists) ?? new BehaviorSubject<Failure | null>(null);
  failures.set(lists, failure$);
  return failure$;
};

/**
 * Returns what a running import waits for; null if it goes on.
 * @param failure of its last step, or of sending its changes. @param isOffline whether its changes need a network that is not there.
 */
const importWaitOf = (failure: Failure | null, isOffline: boolean): ImportWait | null => {
  if (failure?.storage !== undefined) return 'storage';
  if (isOffline) return 'connection';
  if (failure === null) return null;
  if (failure._tag === 'unauthenticated') return 'session';
  // A server that is down fails as `offline` while the browser has a network.
  return isNetworkError(failure) ? 'server' : 'retry';
};

/** Returns what the member's running import waits for; null while it goes on. */
export const useImportWait = (lists: Pick<ListUseCases, 'outbox'>): ImportWait | null => {
  const { dataLocation } = useService(APP_CONFIG);
  const online = useSubscription(useService(NETWORK_STATUS).online);
  const failure = useObservableValue(failureOfRun(lists));
  const unanswered = useObservableValue(useMemo(() => lists.outbox.pipe(
    map((outbox): Failure | null => (E.isRight(outbox) ? outbox.right.unanswered ?? null : outbox.left)), distinctUntilChanged(),
  ), [lists]));
  return importWaitOf(failure ?? unanswered, dataLocation === 'server' && online._tag === 'success' && !online.value);
};

import { useEffect, useState } from 'react';
import { CLOCK, LOG } from '#application/service-keys';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { toFailure } from '#domain/shared/failure';
import type { OwnTitlesFilter } from '#ui/features/shared/member-controls.tsx';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { useService } from '#ui/services.tsx';

/** Loads the part that hides titles; null until then. A failed load is repeated at a reconnection; lists then show every title. */
export const useOwnTitlesFilter = (lists: ListUseCases): OwnTitlesFilter | null => {
  const clock = useService(CLOCK);
  const log = useService(LOG);
  const [filter, setFilter] = useState<OwnTitlesFilter | null>(null);
  const [attempt, setAttempt] = useState(0);
  useReconnected(() => {
    if (filter === null) setAttempt((count) => count + 1);
  });
  useEffect(() => {
    let isEnded = false;
    import('./create-own-titles-filter')
      .then(({ createOwnTitlesFilter }) => {
        if (!isEnded) setFilter(createOwnTitlesFilter(lists, clock));
      })
      .catch((error: unknown) => log.failure('hiding.load', toFailure(error)));
    return () => {
      isEnded = true;
      setFilter(null);
    };
  }, [lists, clock, log, attempt]);
  return filter;
};

import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { useState } from 'react';
import type { AdminBackend } from '#application/ports/admin-backend';
import { ADMIN_BACKEND } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { useQuery, useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';

/** Begins the keys of all queries of the admin area. */
const PREFIX = 'admin/';

/** Data of an admin page. While the next data is loading, `value` is the last one and `isStale` is true; null before the first. */
export type AdminQueryResult<A> = {
  readonly value: A | null;
  readonly isStale: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
};

/** Reads data of the admin area through the query cache. @param name identifies the data: port and parameters. */
export const useAdminQuery = <A,>(name: string, ask: (admin: AdminBackend) => Answer<A>): AdminQueryResult<A> => {
  const admin = useService(ADMIN_BACKEND);
  const result = useQuery<A>({ key: PREFIX + name, fetch: () => pipe(admin, TE.flatMap(ask)) });
  const [last, setLast] = useState<A | null>(null);
  if (result._tag === 'success' && result.value !== last) setLast(result.value);
  return {
    value: result._tag === 'success' ? result.value : last,
    isStale: result._tag === 'pending' && last !== null,
    failure: result._tag === 'error' ? result.failure : null,
    retry: result._tag === 'error' ? result.retry : () => undefined,
  };
};

/** Returns a function that reads all data of the admin area again, after a change. Data that no page shows is dropped. */
export const useRefreshAdminData = (): (() => void) => {
  const cache = useQueryCache();
  return () => cache.invalidate(PREFIX);
};

import { map, of, pipe, scan, switchMap, timer, type OperatorFunction } from 'rxjs';
import { networkFailure, offline } from '#domain/shared/failure';

/** How long a listener waits for the server before it emits what the cache holds, in ms. */
const CACHE_DELAY_MS = 1000;

/** Results of a listener; `isSynced`: the server has confirmed results at least once, so that the cache is complete. */
type Results<Snapshot> = { readonly snapshot: Snapshot; readonly isSynced: boolean };

const cacheDelayMs = (): number => (networkFailure(undefined, globalThis.navigator) === offline ? 0 : CACHE_DELAY_MS);

/**
 * Delays results of the cache until the server has answered once, because the cache may hold a part of the results; not without a network.
 */
export const preferServer = <Snapshot extends { readonly metadata: { readonly fromCache: boolean } }>(): OperatorFunction<
  Snapshot,
  Results<Snapshot>
> =>
  pipe(
    scan<Snapshot, Results<Snapshot>, null>(
      (before, snapshot) => ({ snapshot, isSynced: before?.isSynced === true || !snapshot.metadata.fromCache }),
      null,
    ),
    switchMap((results) => (results.isSynced ? of(results) : timer(cacheDelayMs()).pipe(map(() => results)))),
  );

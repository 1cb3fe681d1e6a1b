import { defer, map, of, scan, switchMap, timer, type OperatorFunction } from 'rxjs';
import { networkFailure, offline } from '#domain/shared/failure';

/** How long a listener waits for the server before it emits what the cache holds, in ms. */
const CACHE_DELAY_MS = 1000;

/** Results of a listener; `isSynced`: the server has confirmed results at least once, so that the cache is complete. */
type Results<Snapshot> = { readonly snapshot: Snapshot; readonly isSynced: boolean };

const cacheDelayMs = (): number => (networkFailure(undefined, globalThis.navigator) === offline ? 0 : CACHE_DELAY_MS);

/**
 * Delays results of the cache until the server has answered once, because the cache may hold a part of the results; not without a network.
 * Once results of the cache were emitted, further ones follow at once: a member's own change is not held back.
 */
export const preferServer = <Snapshot extends { readonly metadata: { readonly fromCache: boolean } }>(): OperatorFunction<
  Snapshot,
  Results<Snapshot>
> => (snapshots) =>
  defer(() => {
    let isCacheShown = false;
    return snapshots.pipe(
      scan<Snapshot, Results<Snapshot>, null>(
        (before, snapshot) => ({ snapshot, isSynced: before?.isSynced === true || !snapshot.metadata.fromCache }),
        null,
      ),
      switchMap((results) => (results.isSynced || isCacheShown ? of(results) : timer(cacheDelayMs()).pipe(map(() => {
        isCacheShown = true;
        return results;
      })))),
    );
  });

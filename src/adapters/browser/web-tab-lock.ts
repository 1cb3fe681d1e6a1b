import { Observable } from 'rxjs';
import type { TabLock } from '#application/ports/tab-lock';

/**
 * Tab lock on the Web Locks API. Browsers without it give every tab the lock: callers must tolerate that, which a sender of
 * idempotent commands does.
 */
export const webTabLock = (
  locks: Pick<LockManager, 'request'> | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks,
): TabLock => ({
  hold: (name) =>
    new Observable<void>((subscriber) => {
      if (locks === undefined) {
        subscriber.next();
        return;
      }
      const waiting = new AbortController();
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      locks
        .request(name, { signal: waiting.signal }, () => {
          if (!subscriber.closed) subscriber.next();
          return held;
        })
        // Rejects only with the abort below, or when the page is being closed.
        .catch(() => {});
      return () => {
        waiting.abort();
        release();
      };
    }),
});

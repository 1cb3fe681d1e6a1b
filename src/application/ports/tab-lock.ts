import type { Observable } from 'rxjs';

/** Lets one tab of this browser at a time do something. */
export interface TabLock {
  /** Emits once as soon as this tab holds the lock, and holds the lock until the subscription ends or the tab is closed. */
  readonly hold: (name: string) => Observable<void>;
}

import { EMPTY, fromEvent, merge, type Observable } from 'rxjs';

/** The other tabs of this browser. */
export interface Tabs {
  /** Somewhere else something may have changed. */
  readonly told: Observable<unknown>;
  /** Tells the others that something has changed here. */
  readonly tell: () => void;
}

export const noTabs: Tabs = { told: EMPTY, tell: () => {} };

/** Tabs that hear of each other by a channel; whoever comes back to a tab that slept has missed what was said. */
export const browserTabs = (name: string, page: EventTarget | null = typeof document === 'undefined' ? null : document): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return noTabs;
  const channel = new BroadcastChannel(name);
  const returns = page === null ? EMPTY : fromEvent(page, 'visibilitychange');
  return { told: merge(fromEvent(channel, 'message'), returns), tell: () => channel.postMessage('changed') };
};

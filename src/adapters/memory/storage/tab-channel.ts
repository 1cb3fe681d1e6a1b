import { EMPTY, fromEvent, merge, type Observable } from 'rxjs';

/** The other tabs of this browser. */
export interface TabChannel {
  /** Somewhere else something may have changed. */
  readonly messages: Observable<unknown>;
  /** Tells the others that something has changed here. */
  readonly post: () => void;
}

export const noTabChannel: TabChannel = { messages: EMPTY, post: () => {} };

/** Tabs that hear of each other by a channel; whoever comes back to a tab that slept has missed what was said. */
export const broadcastTabChannel = (name: string, page: EventTarget | null = typeof document === 'undefined' ? null : document): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return noTabChannel;
  const channel = new BroadcastChannel(name);
  const returns = page === null ? EMPTY : fromEvent(page, 'visibilitychange');
  return { messages: merge(fromEvent(channel, 'message'), returns), post: () => channel.postMessage('changed') };
};

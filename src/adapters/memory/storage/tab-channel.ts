import { EMPTY, fromEvent, merge, type Observable } from 'rxjs';

/** Channel to the other tabs of this browser. */
export interface TabChannel {
  /** Emits when the state may have changed outside this tab. */
  readonly messages: Observable<unknown>;
  /** Notifies the other tabs of a change. */
  readonly post: () => void;
  /** Ends the connection to the other tabs. */
  readonly close: () => void;
}

export const noTabChannel: TabChannel = { messages: EMPTY, post: () => {}, close: () => {} };

/** Tab channel on a BroadcastChannel. Emits at `visibilitychange` too: a tab that was suspended has missed messages. */
export const broadcastTabChannel = (
  name: string,
  page: EventTarget | null = typeof document === 'undefined' ? null : document,
): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return noTabChannel;
  const channel = new BroadcastChannel(name);
  const visibilityChanges = page === null ? EMPTY : fromEvent(page, 'visibilitychange');
  return {
    messages: merge(fromEvent(channel, 'message'), visibilityChanges),
    post: () => channel.postMessage('changed'),
    close: () => channel.close(),
  };
};

import * as E from 'fp-ts/Either';
import type { Log } from '#application/ports/log';
import type { Watch } from '#domain/shared/answer';
import type { Identity } from '#domain/users/identity';
import { retryUntilLoaded } from '#application/retry-until-loaded';
import { startingView, visitorView, type SessionEvent, type SessionService, type SessionView } from './session-service';

/** Returns whether the identity service reports at once that nobody is signed in. */
const isVisitor = (identity: Watch<Identity | null>): boolean => {
  let isKnown = false;
  identity
    .subscribe((next) => {
      isKnown = E.isRight(next) && next.right === null;
    })
    .unsubscribe();
  return isKnown;
};

/**
 * Returns a session whose machine is loaded late. A visitor's first view needs no machine: it loads at the first subscription, after
 * hydration. For anybody else it loads at once. Sent events wait for it.
 */
export const lazySession = (identity: Watch<Identity | null>, load: () => Promise<SessionService>, log: Log): SessionService => {
  let view = isVisitor(identity) ? visitorView : startingView;
  let loaded: SessionService | null = null;
  let isLoading = false;
  const waiting: SessionEvent[] = [];
  const listeners = new Set<(view: SessionView) => void>();
  const update = (next: SessionView): void => {
    if ((Object.keys(next) as (keyof SessionView)[]).every((key) => next[key] === view[key])) return;
    view = next;
    listeners.forEach((listener) => listener(view));
  };
  const start = (): void => {
    if (isLoading) return;
    isLoading = true;
    void retryUntilLoaded(load, log, 'session.machine').then((session) => {
      loaded = session;
      session.subscribe(update);
      update(session.getView());
      waiting.forEach(session.send);
    });
  };
  if (view === startingView) start();
  return {
    getView: () => view,
    subscribe: (listener) => {
      start();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (event) => {
      if (loaded !== null) return loaded.send(event);
      waiting.push(event);
      start();
    },
  };
};

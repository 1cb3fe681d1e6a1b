import type { InfiniteListActor } from './infinite-list-machine';

/** Resolves when the list's pending page is loaded or has failed; rejects if the list is stopped before. */
export const whenListSettled = <A>(actor: InfiniteListActor<A>): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!actor.getSnapshot().hasTag('busy')) return resolve();
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (snapshot.hasTag('busy')) return;
        subscription.unsubscribe();
        resolve();
      },
      complete: () => reject(new Error('The list was stopped.')),
    });
  });

const firstPages = new WeakMap<object, Promise<void>>();

/**
 * Resolves when the list's first pages are loaded or failed; returns the same promise for the same actor. Starts the list after the
 * current task, because a component that suspends on the promise is never mounted.
 */
export const startAndLoadFirstPages = <A>(actor: InfiniteListActor<A>): Promise<void> => {
  const promise = firstPages.get(actor) ?? Promise.resolve().then(() => {
    actor.start();
    return whenListSettled(actor);
  });
  firstPages.set(actor, promise);
  return promise;
};

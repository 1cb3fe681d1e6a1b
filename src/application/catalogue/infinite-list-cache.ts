import { createActor, waitFor } from 'xstate';
import type { InfiniteListActor, InfiniteListMachine } from './infinite-list-machine';

/** Maximum number of cached lists; the least recently used is evicted first. */
const MAX_LISTS = 12;

type CacheEntry = { readonly actor: InfiniteListActor<never>; readonly visit: string };

/** Resolves when the list's pending page is loaded or has failed. */
const whenSettled = async <A>(actor: InfiniteListActor<A>): Promise<void> => {
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
};

const firstPages = new WeakMap<object, Promise<void>>();

/** Resolves when the list's first pages are loaded or failed; returns the same promise for the same actor. */
export const whenFirstPageLoaded = <A>(actor: InfiniteListActor<A>): Promise<void> => {
  const promise = firstPages.get(actor) ?? whenSettled(actor);
  firstPages.set(actor, promise);
  return promise;
};

/**
 * Caches infinite-list actors between visits, so that returning renders the loaded pages immediately. One visit (one history entry)
 * always gets the same actor; a new visit of the same location starts a new list unless the user returns to it.
 */
export class InfiniteListCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #retainCounts = new Map<object, number>();

  /**
   * @param location path and query. @param visit key of the history entry. @param returning whether the user returns to the location.
   * @param pages number of pages to load initially.
   */
  acquire<A>(location: string, visit: string, returning: boolean, machine: () => InfiniteListMachine<A>, pages: number): InfiniteListActor<A> {
    const cached = this.#entries.get(location);
    this.#entries.delete(location);
    const isReusable = cached !== undefined && (returning || cached.visit === visit);
    if (cached !== undefined && !isReusable) cached.actor.stop();
    // The location determines the query, and the query the item type.
    const actor = isReusable ? (cached.actor as unknown as InfiniteListActor<A>) : createActor(machine(), { input: { pages } }).start();
    this.#entries.set(location, { actor: actor as unknown as InfiniteListActor<never>, visit });
    this.#evictOldest();
    return actor;
  }

  /**
   * Marks a list as mounted until the returned function is called. A list that is released before its first page is loaded is
   * stopped, which aborts its request.
   */
  retain<A>(actor: InfiniteListActor<A>): () => void {
    this.#retainCounts.set(actor, (this.#retainCounts.get(actor) ?? 0) + 1);
    return () => {
      this.#retainCounts.set(actor, (this.#retainCounts.get(actor) ?? 1) - 1);
      // Deferred: a screen that re-subscribes retains the list again before the microtask runs.
      queueMicrotask(() => this.#releaseUnused(actor));
    };
  }

  /** Returns promises of lists with a pending page; the prerender repeats rendering until there are none. */
  pending(): ReadonlyArray<Promise<void>> {
    return [...this.#entries.values()].flatMap(({ actor }) => (actor.getSnapshot().hasTag('busy') ? [whenSettled(actor)] : []));
  }

  /** Stops and removes all lists that are not mounted, because another user may sign in. */
  clear(): void {
    for (const [location, { actor }] of this.#entries) {
      if ((this.#retainCounts.get(actor) ?? 0) > 0) continue;
      actor.stop();
      this.#entries.delete(location);
    }
  }

  /** Invalidates all lists: removes those that are not mounted and reloads the others in location. */
  refetch(): void {
    this.clear();
    for (const { actor } of this.#entries.values()) actor.send({ type: 'list.invalidated' });
  }

  #releaseUnused<A>(actor: InfiniteListActor<A>): void {
    if ((this.#retainCounts.get(actor) ?? 0) > 0) return;
    this.#retainCounts.delete(actor);
    const now = actor.getSnapshot();
    if (now.context.page > 0 || !now.hasTag('busy')) return;
    for (const [location, entry] of this.#entries) if ((entry.actor as object) === actor) this.#entries.delete(location);
    actor.stop();
  }

  #evictOldest(): void {
    for (const [location, { actor }] of this.#entries) {
      if (this.#entries.size <= MAX_LISTS) return;
      actor.stop();
      this.#entries.delete(location);
    }
  }
}

import type { InfiniteListActor } from './infinite-list-machine';
import { CATALOGUE_MAX_AGE_MS } from './result-age';
import { whenListSettled } from './when-list-settled';

/** Maximum number of cached lists; the least recently mounted is evicted first. */
const MAX_LISTS = 12;

/** A cached list. `visit`: key of its last history entry. `startedAt`: time of the request of its first page, in ms. */
type CachedList = { readonly actor: InfiniteListActor<never>; visit: string; startedAt: number };

/**
 * Caches infinite-list actors between visits, so that returning renders the loaded pages immediately. One visit (one history entry)
 * always gets the same actor; a new visit of the same location gets a new list unless the user returns to it. A list starts when it is
 * mounted; an expired one then reloads its pages, and the old items stay until they are replaced.
 */
export class InfiniteListCache {
  readonly #lists = new Map<string, CachedList>();
  readonly #retainCounts = new Map<object, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Returns the list of a location; starts nothing, because rendering calls it.
   * @param location path and query. @param visit key of the history entry. @param returning whether the user returns to the location.
   * @param create creates a list that has not started.
   */
  acquire<A>(location: string, visit: string, returning: boolean, create: () => InfiniteListActor<A>): InfiniteListActor<A> {
    const cached = this.#lists.get(location);
    if (cached !== undefined && (returning || cached.visit === visit)) {
      cached.visit = visit;
      // The location determines the query, and the query the item type.
      return cached.actor as unknown as InfiniteListActor<A>;
    }
    const actor = create();
    this.#lists.delete(location);
    this.#lists.set(location, { actor: actor as unknown as InfiniteListActor<never>, visit, startedAt: this.#now() });
    return actor;
  }

  /**
   * Marks a list as mounted until the returned function is called, starts it, and reloads it if it has expired. A list that is released
   * before its first page is loaded, or after another list has replaced it, is stopped, which aborts its request.
   */
  retain<A>(actor: InfiniteListActor<A>): () => void {
    this.#retainCounts.set(actor, (this.#retainCounts.get(actor) ?? 0) + 1);
    actor.start();
    for (const [location, list] of this.#lists) {
      if ((list.actor as object) !== actor) continue;
      this.#lists.delete(location);
      this.#lists.set(location, list);
      this.#reloadExpired(list);
      break;
    }
    this.#evictOldest();
    return () => {
      this.#retainCounts.set(actor, (this.#retainCounts.get(actor) ?? 1) - 1);
      // Deferred: a screen that re-subscribes retains the list again before the microtask runs.
      queueMicrotask(() => this.#releaseUnused(actor));
    };
  }

  /** Starts the lists that a server render acquired, because it never mounts them. Returns promises of all lists with a pending page. */
  startRequested(): ReadonlyArray<Promise<void>> {
    const actors = [...this.#lists.values()].map(({ actor }) => actor);
    actors.forEach((actor) => actor.start());
    return actors.filter((actor) => actor.getSnapshot().hasTag('busy')).map(whenListSettled);
  }

  /** Stops and removes all lists that are not mounted, because another user may sign in. */
  clear(): void {
    for (const [location, { actor }] of this.#lists) {
      if (this.#isMounted(actor)) continue;
      actor.stop();
      this.#lists.delete(location);
    }
  }

  /** Invalidates all lists: removes those that are not mounted and reloads the others in place. */
  refetch(): void {
    this.clear();
    for (const list of this.#lists.values()) this.#reload(list);
  }

  /** Reloads the mounted lists that have expired. */
  refetchExpired(): void {
    for (const list of this.#lists.values()) if (this.#isMounted(list.actor)) this.#reloadExpired(list);
  }

  #isMounted(actor: object): boolean {
    return (this.#retainCounts.get(actor) ?? 0) > 0;
  }

  #reloadExpired(list: CachedList): void {
    const { items, requestedAt } = list.actor.getSnapshot().context;
    if (items.length > 0 && this.#now() - Math.min(list.startedAt, requestedAt) >= CATALOGUE_MAX_AGE_MS) this.#reload(list);
  }

  #reload(list: CachedList): void {
    list.startedAt = this.#now();
    list.actor.send({ type: 'list.invalidated' });
  }

  #releaseUnused<A>(actor: InfiniteListActor<A>): void {
    if (this.#isMounted(actor)) return;
    this.#retainCounts.delete(actor);
    const snapshot = actor.getSnapshot();
    const isWorthKeeping = snapshot.context.page > 0 || snapshot.context.items.length > 0 || !snapshot.hasTag('busy');
    for (const [location, list] of this.#lists) {
      if ((list.actor as object) !== actor) continue;
      if (isWorthKeeping) return;
      this.#lists.delete(location);
    }
    actor.stop();
  }

  #evictOldest(): void {
    for (const [location, { actor }] of this.#lists) {
      if (this.#lists.size <= MAX_LISTS) return;
      if (this.#isMounted(actor)) continue;
      actor.stop();
      this.#lists.delete(location);
    }
  }
}

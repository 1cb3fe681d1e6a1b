import { createActor, waitFor } from 'xstate';
import type { InfiniteListActor, InfiniteListMachine } from './infinite-list-machine';

/** Lists kept while they are not on the screen; the one longest not seen goes first. */
const MOST_LISTS = 12;

type Kept = { readonly actor: InfiniteListActor<never>; readonly visit: string };

/** Resolves when the list has its next page, or knows that it will not come. */
const settled = async <A>(actor: InfiniteListActor<A>): Promise<void> => {
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
};

const firstPages = new WeakMap<object, Promise<void>>();

/** Resolves when the list's first pages are there or refused; always the same promise. */
export const whenFirstPageLoaded = <A>(actor: InfiniteListActor<A>): Promise<void> => {
  const known = firstPages.get(actor) ?? settled(actor);
  firstPages.set(actor, known);
  return known;
};

/**
 * Keeps endless lists alive between visits, so that coming back shows the pages that were loaded, at once. One visit (one entry of
 * the history) always gets the same list; a new visit of the same place begins anew unless it is a return.
 */
export class InfiniteListCache {
  readonly #kept = new Map<string, Kept>();
  readonly #shown = new Map<object, number>();

  /**
   * @param place path and query. @param visit the history entry's key. @param returning whether the person comes back to the place.
   * @param pages how many pages to load first.
   */
  acquire<A>(place: string, visit: string, returning: boolean, machine: () => InfiniteListMachine<A>, pages: number): InfiniteListActor<A> {
    const known = this.#kept.get(place);
    this.#kept.delete(place);
    const keeps = known !== undefined && (returning || known.visit === visit);
    if (known !== undefined && !keeps) known.actor.stop();
    // The place names the question and the question the type of its items.
    const actor = keeps ? (known.actor as unknown as InfiniteListActor<A>) : createActor(machine(), { input: { pages } }).start();
    this.#kept.set(place, { actor: actor as unknown as InfiniteListActor<never>, visit });
    this.#forgetOldest();
    return actor;
  }

  /**
   * Says that a list is on a screen, until the answer is called. A list that is left before it has anything to come back to is given
   * up, and its question with it.
   */
  retain<A>(actor: InfiniteListActor<A>): () => void {
    this.#shown.set(actor, (this.#shown.get(actor) ?? 0) + 1);
    return () => {
      this.#shown.set(actor, (this.#shown.get(actor) ?? 1) - 1);
      // A screen that only changes its mind says at once that it still shows the list.
      queueMicrotask(() => this.#leave(actor));
    };
  }

  /** Lists whose next page is on its way: the prerender draws until there are none. */
  pending(): ReadonlyArray<Promise<void>> {
    return [...this.#kept.values()].flatMap(({ actor }) => (actor.getSnapshot().hasTag('busy') ? [settled(actor)] : []));
  }

  /** Drops every list that no screen is showing: somebody else may come. */
  clear(): void {
    for (const [place, { actor }] of this.#kept) {
      if ((this.#shown.get(actor) ?? 0) > 0) continue;
      actor.stop();
      this.#kept.delete(place);
    }
  }

  /** Everything is told otherwise from now on: what no screen is showing is dropped, and what one shows is told anew where it stands. */
  refetch(): void {
    this.clear();
    for (const { actor } of this.#kept.values()) actor.send({ type: 'list.invalidated' });
  }

  #leave<A>(actor: InfiniteListActor<A>): void {
    if ((this.#shown.get(actor) ?? 0) > 0) return;
    this.#shown.delete(actor);
    const now = actor.getSnapshot();
    if (now.context.page > 0 || !now.hasTag('busy')) return;
    for (const [place, kept] of this.#kept) if ((kept.actor as object) === actor) this.#kept.delete(place);
    actor.stop();
  }

  #forgetOldest(): void {
    for (const [place, { actor }] of this.#kept) {
      if (this.#kept.size <= MOST_LISTS) return;
      actor.stop();
      this.#kept.delete(place);
    }
  }
}

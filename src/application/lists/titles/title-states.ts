import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, Observable, type Subscription } from 'rxjs';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { MemberCommand } from '#domain/lists/member-command';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { withPendingChange } from '#domain/lists/pending-title-state';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ListsView } from '#application/lists/lists-view';

/** Most titles of one query. */
const MAX_TITLES = 30;
/** Queries without any shown title that stay open, so that scrolling back reads nothing. */
const MAX_IDLE_GROUPS = 10;

type Entry = {
  readonly title: TitleId;
  readonly state$: BehaviorSubject<MemberTitleState | null>;
  viewers: number;
  group: Group | null;
};
type Group = { readonly entries: ReadonlyArray<Entry>; subscription: Subscription | null };

export type TitleStateCache = {
  /** Emits null until the state is known. */
  readonly watch: (title: TitleId) => Observable<MemberTitleState | null>;
  /** Returns the state if it is known. */
  readonly peek: (key: string) => MemberTitleState | null;
  readonly close: () => void;
};

/**
 * Watches the states of the titles on the screen. Titles that appear in the same turn share one query of at most 30; a title that is
 * known is not read again. `watch` is called once for every such group.
 */
export const createTitleStateCache = (
  watch: (titles: ReadonlyArray<TitleId>) => Watch<ReadonlyArray<MemberTitleState>>,
): TitleStateCache => {
  const entries = new Map<string, Entry>();
  const idle: Group[] = [];
  let waiting: Entry[] = [];

  const close = (group: Group): void => {
    group.subscription?.unsubscribe();
    for (const entry of group.entries) if (entry.group === group) entries.delete(itemKey(entry.title));
  };
  const open = (group: Group): void => {
    for (const entry of group.entries) entry.group = group;
    group.subscription = watch(group.entries.map(({ title }) => title)).subscribe((result) => {
      if (E.isLeft(result)) return;
      const states = new Map(result.right.map((state) => [state.itemKey, state]));
      for (const { title, state$ } of group.entries) {
        const state = states.get(itemKey(title)) ?? emptyTitleState(title);
        // Each reading has all titles of the query: only those that differ render again.
        if (JSON.stringify(state) !== JSON.stringify(state$.value)) state$.next(state);
      }
    });
  };
  const openWaiting = (): void => {
    const shown = waiting.filter(({ viewers }) => viewers > 0);
    for (const entry of waiting) if (entry.viewers === 0) entries.delete(itemKey(entry.title));
    waiting = [];
    for (let from = 0; from < shown.length; from += MAX_TITLES) open({ entries: shown.slice(from, from + MAX_TITLES), subscription: null });
  };
  const release = ({ group }: Entry): void => {
    if (group === null || group.entries.some(({ viewers }) => viewers > 0)) return;
    if (idle.push(group) > MAX_IDLE_GROUPS) close(idle.shift() as Group);
  };
  const acquire = (title: TitleId): Entry => {
    const known = entries.get(itemKey(title));
    if (known !== undefined) {
      const index = known.group === null ? -1 : idle.indexOf(known.group);
      if (index !== -1) idle.splice(index, 1);
      return known;
    }
    const entry: Entry = { title, state$: new BehaviorSubject<MemberTitleState | null>(null), viewers: 0, group: null };
    entries.set(itemKey(title), entry);
    if (waiting.push(entry) === 1) queueMicrotask(openWaiting);
    return entry;
  };
  return {
    watch: (title) =>
      new Observable((subscriber) => {
        const entry = acquire(title);
        entry.viewers += 1;
        const subscription = entry.state$.subscribe(subscriber);
        return () => {
          subscription.unsubscribe();
          entry.viewers -= 1;
          release(entry);
        };
      }),
    peek: (key) => entries.get(key)?.state$.value ?? null,
    close: () => {
      for (const group of new Set([...entries.values()].flatMap(({ group: opened }) => opened ?? []))) close(group);
      entries.clear();
    },
  };
};

/** Returns the ids of the lists that are not deleted, as one text; null if the lists could not be read. */
const shownIds = (view: E.Either<Failure, ListsView>): string | null =>
  E.isLeft(view) ? null : view.right.active.map(({ listID }) => listID).join(' ');

/**
 * Watches a title's state as screens show it: with unconfirmed changes, and only with lists that are not deleted. Changes of other titles
 * emit nothing, because every poster on the page watches its state.
 */
export const watchShownState = (
  watch: TitleStateCache['watch'],
  pending$: Observable<ReadonlyArray<MemberCommand>>, view$: Watch<ListsView>,
): ListUseCases['titleState'] => {
  const shown$ = view$.pipe(map(shownIds), distinctUntilChanged(), map((ids) => ids?.split(' ')));
  return (title) =>
    combineLatest([watch(title), pending$, shown$]).pipe(
      map(([stored, pending, shown]) => {
        if (stored === null) return null;
        const state = pending.reduce((before, { change }) => withPendingChange(before, change), stored);
        const isShown = (listID: string): boolean => shown?.includes(listID) !== false;
        return state.listIDs.every(isShown) ? state : { ...state, listIDs: state.listIDs.filter(isShown) };
      }),
      distinctUntilChanged(),
    );
};

/** Returns a title's state with unconfirmed changes, if a screen shows the title; deleted lists are included. */
export const peekShownState =
  (peek: TitleStateCache['peek'], pending: () => ReadonlyArray<MemberCommand>) =>
  (itemKey: string): MemberTitleState | null => {
    const stored = peek(itemKey);
    return stored === null ? null : pending().reduce((state, { change }) => withPendingChange(state, change), stored);
  };

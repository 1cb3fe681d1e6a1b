import { Subject, takeUntil, takeWhile, timer, type Observable, type Subscription } from 'rxjs';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { isListedOrWatched } from '#domain/lists/hiding/listed-or-watched';
import type { MemberTitleState } from '#domain/lists/member-title-state';

/** Longest wait for the states of titles, in ms. Titles whose state is unknown then are shown. */
export const MAX_TITLE_STATE_WAIT_MS = 2000;
/** Most lists that are remembered, so that Back finds them as they were left. */
const MAX_LISTS = 12;

/** Titles of a list without the hidden ones. */
export type VisibleTitles = {
  readonly items: ReadonlyArray<Title>;
  readonly hiddenCount: number;
  /** The list has titles of which it is not known yet whether they are hidden. */
  readonly isPending: boolean;
  /** States are being read, also of titles that stay visible meanwhile. */
  readonly isReading: boolean;
  /** Further pages are read because no loaded title is visible. */
  readonly isFilling: boolean;
};

/** States of titles in their order; null until a state is known. */
export type WatchTitleStates = (titles: ReadonlyArray<Title>) => Observable<ReadonlyArray<MemberTitleState | null>>;

/**
 * Titles of lists that a member does not see. A decision stays until the list begins again: no title vanishes while it is on the screen.
 */
export interface HiddenTitles {
  /** Emits after every change of what `view` returns. */
  readonly changes$: Observable<void>;
  readonly has: (list: string) => boolean;
  /**
   * Begins a list again. @param areShown whether the titles are on the screen: they then stay visible until their states are known. Titles
   * of the first list are taken for shown, because the page renders them before members' code is loaded.
   */
  readonly begin: (list: string, titles: ReadonlyArray<Title>, areShown: boolean) => void;
  /** Decides which of further titles are hidden; they are not visible before. */
  readonly extend: (list: string, titles: ReadonlyArray<Title>) => void;
  /** Says whether further pages are read to fill a list. */
  readonly setFilling: (list: string, isFilling: boolean) => void;
  /** Returns null for a list that has not begun, and the same object for the same titles until a change. */
  readonly view: (list: string, titles: ReadonlyArray<Title>) => VisibleTitles | null;
  /** Clears all lists, which shows every title. */
  readonly clear: () => void;
}

type Hiding = {
  /** Whether a title is hidden, by item key. */
  decided: ReadonlyMap<string, boolean>;
  /** Titles whose states are being read. */
  readonly reading: Set<string>;
  readonly subscriptions: Subscription[];
  isFilling: boolean;
  views: WeakMap<ReadonlyArray<Title>, VisibleTitles>;
};

const isHidden = (state: MemberTitleState | null | undefined, today: string): boolean =>
  state !== null && state !== undefined && isListedOrWatched(state, today);

/** Creates the hidden titles of a session; nothing is hidden until a list begins. @param today returns `YYYY-MM-DD`. */
export const createHiddenTitles = (watchStates: WatchTitleStates, today: () => string): HiddenTitles => {
  const lists = new Map<string, Hiding>();
  const changes$ = new Subject<void>();
  let hasBegun = false;
  const forget = (list: string): void => {
    lists.get(list)?.subscriptions.forEach((subscription) => subscription.unsubscribe());
    lists.delete(list);
  };
  const change = (hiding: Hiding, changed: Partial<Pick<Hiding, 'decided' | 'isFilling'>>): void => {
    Object.assign(hiding, changed, { views: new WeakMap() });
    changes$.next();
  };
  const read = (hiding: Hiding, titles: ReadonlyArray<Title>): void => {
    if (titles.length === 0) return;
    const keys = titles.map(itemKey);
    keys.forEach((key) => hiding.reading.add(key));
    let states: ReadonlyArray<MemberTitleState | null> = [];
    const subscription = watchStates(titles)
      .pipe(
        takeWhile((next) => next.includes(null), true), takeUntil(timer(MAX_TITLE_STATE_WAIT_MS)),
      )
      .subscribe({
        next: (next) => (states = next),
        complete: () => {
          keys.forEach((key) => hiding.reading.delete(key));
          change(hiding, {
            decided: new Map([...hiding.decided, ...keys.map((key, index) => [key, isHidden(states[index], today())] as const)]),
          });
        },
      });
    hiding.subscriptions.push(subscription);
  };
  return {
    changes$,
    has: (list) => lists.has(list),
    begin: (list, titles, areShown) => {
      forget(list);
      const shown = areShown || !hasBegun ? titles : [];
      hasBegun = true;
      const hiding: Hiding = {
        decided: new Map(shown.map((title) => [itemKey(title), false])), reading: new Set(), subscriptions: [], isFilling: false,
        views: new WeakMap(),
      };
      lists.set(list, hiding);
      for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) forget(oldest);
      read(hiding, titles);
      changes$.next();
    },
    extend: (list, titles) => {
      const hiding = lists.get(list);
      if (hiding !== undefined)
        read(
          hiding, titles.filter((title) => !hiding.decided.has(itemKey(title)) && !hiding.reading.has(itemKey(title))),
        );
    },
    setFilling: (list, isFilling) => {
      const hiding = lists.get(list);
      if (hiding !== undefined && hiding.isFilling !== isFilling) change(hiding, { isFilling });
    },
    view: (list, titles) => {
      const hiding = lists.get(list);
      if (hiding === undefined) return null;
      const known = hiding.views.get(titles);
      if (known !== undefined) return known;
      const decided = titles.map((title) => hiding.decided.get(itemKey(title)));
      const view: VisibleTitles = {
        // The same array if all are visible: every poster of a grid renders again when the array changes.
        items: decided.every((hidden) => hidden === false) ? titles : titles.filter((_, index) => decided[index] === false),
        hiddenCount: decided.filter((hidden) => hidden === true).length,
        isPending: decided.includes(undefined),
        isReading: hiding.reading.size > 0,
        isFilling: hiding.isFilling,
      };
      hiding.views.set(titles, view);
      return view;
    },
    clear: () => {
      if (lists.size === 0) return;
      for (const list of lists.keys()) forget(list);
      changes$.next();
    },
  };
};

import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/**
 * Who is signed in at this browser, as far as can be known without the SDK: an id left at sign-in and taken away at sign-out. It
 * decides what is loaded and proves nothing.
 */
export interface UserIdHint {
  /** The id at this moment and whenever it changes, in this or another tab; null: nobody. */
  readonly uid$: Observable<string | null>;
  readonly get: () => string | null;
  readonly set: (uid: string) => void;
  /** Takes the hint away if it is still about this account: another tab may have signed in somebody else by now. */
  readonly clear: (uid: string) => void;
}

export const USER_ID_HINT_KEY = 'marquee.firebase-member';

type Page = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: typeof globalThis.addEventListener;
};

/** The hint in the browser's local storage; where that is forbidden, in memory, which costs a sign-in a page. */
export const localStorageUserIdHint = (page: Page): UserIdHint => {
  const stored = <A>(act: (storage: Page['localStorage']) => A, otherwise: A): A => {
    try {
      return act(page.localStorage);
    } catch {
      return otherwise;
    }
  };
  const now = new BehaviorSubject<string | null>(stored((storage) => storage.getItem(USER_ID_HINT_KEY), null));
  // A null key: somebody cleared everything.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === USER_ID_HINT_KEY || key === null) now.next(key === null ? null : newValue);
  });
  return {
    uid$: now.pipe(distinctUntilChanged()),
    get: () => now.value,
    set: (uid) => {
      stored((storage) => storage.setItem(USER_ID_HINT_KEY, uid), undefined);
      now.next(uid);
    },
    clear: (uid) => {
      if (stored((storage) => storage.getItem(USER_ID_HINT_KEY), now.value) === uid) stored((storage) => storage.removeItem(USER_ID_HINT_KEY), undefined);
      if (now.value === uid) now.next(null);
    },
  };
};

/** A hint that lives as long as the page. */
export const inMemoryUserIdHint = (uid: string | null = null): UserIdHint => {
  const now = new BehaviorSubject(uid);
  return {
    uid$: now.pipe(distinctUntilChanged()),
    get: () => now.value,
    set: (known) => now.next(known),
    clear: (known) => { if (now.value === known) now.next(null); },
  };
};

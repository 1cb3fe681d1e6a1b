import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/**
 * Uid of the signed-in user without loading the SDK: stored at sign-in and removed at sign-out. The hint decides what is loaded;
 * it is no proof of identity.
 */
export interface UserIdHint {
  /** Emits the uid and every change of it, in this or another tab; null: no user. */
  readonly uid$: Observable<string | null>;
  readonly get: () => string | null;
  readonly set: (uid: string) => void;
  /** Removes the hint if it names this user: another tab may have signed in another user by then. */
  readonly clear: (uid: string) => void;
}

export const USER_ID_HINT_KEY = 'marquee.firebase-member';

type Page = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: typeof globalThis.addEventListener;
};

/** Hint in `localStorage`. Where storage is forbidden, in memory: each page then needs a sign-in. */
export const localStorageUserIdHint = (page: Page): UserIdHint => {
  const tryStorage = <A>(act: (storage: Page['localStorage']) => A, fallback: A): A => {
    try {
      return act(page.localStorage);
    } catch {
      return fallback;
    }
  };
  const current$ = new BehaviorSubject<string | null>(tryStorage((storage) => storage.getItem(USER_ID_HINT_KEY), null));
  // A null key: the whole storage was cleared.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === USER_ID_HINT_KEY || key === null) current$.next(key === null ? null : newValue);
  });
  return {
    uid$: current$.pipe(distinctUntilChanged()),
    get: () => current$.value,
    set: (uid) => {
      tryStorage((storage) => storage.setItem(USER_ID_HINT_KEY, uid), undefined);
      current$.next(uid);
    },
    clear: (uid) => {
      if (tryStorage((storage) => storage.getItem(USER_ID_HINT_KEY), current$.value) === uid) tryStorage((storage) => storage.removeItem(USER_ID_HINT_KEY), undefined);
      if (current$.value === uid) current$.next(null);
    },
  };
};

/** Hint in memory, for the lifetime of the page. */
export const inMemoryUserIdHint = (uid: string | null = null): UserIdHint => {
  const current$ = new BehaviorSubject(uid);
  return {
    uid$: current$.pipe(distinctUntilChanged()),
    get: () => current$.value,
    set: (value) => current$.next(value),
    clear: (value) => { if (current$.value === value) current$.next(null); },
  };
};

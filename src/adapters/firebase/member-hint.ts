import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/**
 * Who is signed in at this browser, as far as can be known without the SDK: an id left at sign-in and taken away at sign-out. It
 * decides what is loaded and proves nothing.
 */
export interface MemberHint {
  /** The id at this moment and whenever it changes, in this or another tab; null: nobody. */
  readonly who: Observable<string | null>;
  readonly read: () => string | null;
  readonly remember: (uid: string) => void;
  /** Takes the hint away if it is still about this account: another tab may have signed in somebody else by now. */
  readonly forget: (uid: string) => void;
}

export const HINT = 'marquee.firebase-member';

type Page = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly addEventListener: typeof globalThis.addEventListener;
};

/** The hint in the browser's local storage; where that is forbidden, in memory, which costs a sign-in a page. */
export const storedHint = (page: Page): MemberHint => {
  const stored = <A>(act: (storage: Page['localStorage']) => A, otherwise: A): A => {
    try {
      return act(page.localStorage);
    } catch {
      return otherwise;
    }
  };
  const now = new BehaviorSubject<string | null>(stored((storage) => storage.getItem(HINT), null));
  // A null key: somebody cleared everything.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === HINT || key === null) now.next(key === null ? null : newValue);
  });
  return {
    who: now.pipe(distinctUntilChanged()),
    read: () => now.value,
    remember: (uid) => {
      stored((storage) => storage.setItem(HINT, uid), undefined);
      now.next(uid);
    },
    forget: (uid) => {
      if (stored((storage) => storage.getItem(HINT), now.value) === uid) stored((storage) => storage.removeItem(HINT), undefined);
      if (now.value === uid) now.next(null);
    },
  };
};

/** A hint that lives as long as the page. */
export const passingHint = (uid: string | null = null): MemberHint => {
  const now = new BehaviorSubject(uid);
  return {
    who: now.pipe(distinctUntilChanged()),
    read: () => now.value,
    remember: (known) => now.next(known),
    forget: (known) => { if (now.value === known) now.next(null); },
  };
};

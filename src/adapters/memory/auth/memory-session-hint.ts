/** State of the backend before it is open: whether a user is signed in, and whether the mailbox has e-mails. */
export type SessionHintValue = { readonly signedIn: boolean; readonly hasEmails: boolean };

/** Stores the hint where it can be read synchronously. */
export interface SessionHint {
  readonly get: () => SessionHintValue;
  readonly set: (hint: SessionHintValue) => void;
  /** Calls `changed` when another tab has set the hint. @returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
}

export const noSessionHint: SessionHint = { get: () => ({ signedIn: false, hasEmails: false }), set: () => {}, subscribe: () => () => {} };

const STORAGE_KEY = 'marquee.house';
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Hint in `localStorage`, shared by all tabs. Where storage is forbidden, the hint is empty: a reload ends the session there. */
export const localStorageSessionHint = (storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage, page: () => Page = () => window): SessionHint => ({
  get: () => {
    try {
      const flags = (storage().getItem(STORAGE_KEY) ?? '').split(' ');
      return { signedIn: flags.includes('signed-in'), hasEmails: flags.includes('letters') };
    } catch {
      return noSessionHint.get();
    }
  },
  set: ({ signedIn, hasEmails }) => {
    try {
      storage().setItem(STORAGE_KEY, [...(signedIn ? ['signed-in'] : []), ...(hasEmails ? ['letters'] : [])].join(' '));
    } catch {
      // Without storage, the session lasts as long as the page.
    }
  },
  subscribe: (changed) => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEY || key === null) changed();
    };
    page().addEventListener('storage', onStorage);
    return () => page().removeEventListener('storage', onStorage);
  },
});

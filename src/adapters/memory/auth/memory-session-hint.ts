/** What is known of a house before it is opened: whether somebody is signed in, and whether letters lie in it. */
export type SessionHintValue = { readonly signedIn: boolean; readonly hasEmails: boolean };

/** Keeps the hint where it can be read at once. */
export interface SessionHint {
  readonly get: () => SessionHintValue;
  readonly set: (hint: SessionHintValue) => void;
  /** Calls when another tab told something. @returns how to stop it. */
  readonly subscribe: (changed: () => void) => () => void;
}

export const noSessionHint: SessionHint = { get: () => ({ signedIn: false, hasEmails: false }), set: () => {}, subscribe: () => () => {} };

const STORED_AS = 'marquee.house';
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A hint that all tabs share. Where the browser forbids storage there is none: nobody is signed in there after a reload. */
export const localStorageSessionHint = (storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage, page: () => Page = () => window): SessionHint => ({
  get: () => {
    try {
      const words = (storage().getItem(STORED_AS) ?? '').split(' ');
      return { signedIn: words.includes('signed-in'), hasEmails: words.includes('letters') };
    } catch {
      return noSessionHint.get();
    }
  },
  set: ({ signedIn, hasEmails }) => {
    try {
      storage().setItem(STORED_AS, [...(signedIn ? ['signed-in'] : []), ...(hasEmails ? ['letters'] : [])].join(' '));
    } catch {
      // The session lives as long as the page then.
    }
  },
  subscribe: (changed) => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === STORED_AS || key === null) changed();
    };
    page().addEventListener('storage', hear);
    return () => page().removeEventListener('storage', hear);
  },
});

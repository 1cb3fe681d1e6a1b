/** What is known of a house before it is opened: whether somebody is signed in, and whether letters lie in it. */
export type Hint = { readonly signedIn: boolean; readonly letters: boolean };

/** Keeps the hint where it can be read at once. */
export interface HintKeeper {
  readonly read: () => Hint;
  readonly tell: (hint: Hint) => void;
  /** Calls when another tab told something. @returns how to stop it. */
  readonly follow: (changed: () => void) => () => void;
}

export const noHint: HintKeeper = { read: () => ({ signedIn: false, letters: false }), tell: () => {}, follow: () => () => {} };

const STORED_AS = 'marquee.house';
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A hint that all tabs share. Where the browser forbids storage there is none: nobody is signed in there after a reload. */
export const storedHint = (storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage, page: () => Page = () => window): HintKeeper => ({
  read: () => {
    try {
      const words = (storage().getItem(STORED_AS) ?? '').split(' ');
      return { signedIn: words.includes('signed-in'), letters: words.includes('letters') };
    } catch {
      return noHint.read();
    }
  },
  tell: ({ signedIn, letters }) => {
    try {
      storage().setItem(STORED_AS, [...(signedIn ? ['signed-in'] : []), ...(letters ? ['letters'] : [])].join(' '));
    } catch {
      // The session lives as long as the page then.
    }
  },
  follow: (changed) => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === STORED_AS || key === null) changed();
    };
    page().addEventListener('storage', hear);
    return () => page().removeEventListener('storage', hear);
  },
});

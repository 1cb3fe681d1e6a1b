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

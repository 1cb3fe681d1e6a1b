/** Texts by key. Where storage is forbidden or full, reading returns null and writing does nothing. */
export type TextStore = {
  readonly get: (key: string) => string | null;
  /** Stores a text; null removes it. @returns false if the browser refused. */
  readonly set: (key: string, text: string | null) => boolean;
  readonly listKeys: () => ReadonlyArray<string>;
};

/** Storage of this browser. Keys start with `marquee.`; docs/glossary.md lists them. */
export interface BrowserStorage {
  /** Shared by all tabs; lasts. */
  readonly local: TextStore;
  /** Of this tab; lasts until the tab is closed. */
  readonly session: TextStore;
  /** Calls the listener with the new text when another tab changes a key of `local`. @returns the unsubscribe function. */
  readonly onLocalChange: (key: string, listener: (text: string | null) => void) => () => void;
}

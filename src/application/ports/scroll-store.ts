/** A link on a page. */
export type LinkReference = {
  /** Its `href` attribute. */
  readonly href: string;
  /** Its index among the page's links with the same `href`. */
  readonly index: number;
};

/** State of a location when it was left. */
export type ScrollEntry = {
  /** Vertical scroll position in CSS pixels. */
  readonly scrollY: number;
  /** Number of loaded pages of an infinite list; 1 if the location has none. */
  readonly pages: number;
  /** The link by which the location was left; absent if it was left in another way. */
  readonly openedLink?: LinkReference | undefined;
};

/** Stores scroll position and opened link per location (path and query) for the lifetime of the tab, to restore it on return. */
export interface ScrollStore {
  readonly get: (location: string) => ScrollEntry | null;
  readonly set: (location: string, entry: Partial<ScrollEntry>) => void;
  /** Deletes the entries of all locations that match. */
  readonly delete: (matches: (location: string) => boolean) => void;
}

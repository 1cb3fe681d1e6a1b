/** Scroll state of a location when it was left. */
export type ScrollEntry = {
  /** Vertical scroll position in CSS pixels. */
  readonly scrollY: number;
  /** Number of loaded pages of an infinite list; 1 if the location has none. */
  readonly pages: number;
};

/** Stores scroll state per location (path and query) for the lifetime of the tab, to restore it on return. */
export interface ScrollStore {
  readonly get: (location: string) => ScrollEntry | null;
  readonly set: (location: string, entry: Partial<ScrollEntry>) => void;
  /** Deletes the entries of all locations that match. */
  readonly delete: (matches: (location: string) => boolean) => void;
}

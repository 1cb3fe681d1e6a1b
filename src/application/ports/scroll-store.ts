/** What a place looked like when it was left. */
export type ScrollEntry = {
  /** Vertical scroll position in CSS pixels. */
  readonly scrollY: number;
  /** How many pages of an endless list had been loaded; 1 where there is none. */
  readonly pages: number;
};

/** Remembers places (path and query) for as long as the tab lives, so that coming back shows what was left. */
export interface ScrollStore {
  readonly get: (place: string) => ScrollEntry | null;
  readonly set: (place: string, remembered: Partial<ScrollEntry>) => void;
  /** Drops those places as if nobody had ever been there. */
  readonly delete: (isGone: (place: string) => boolean) => void;
}

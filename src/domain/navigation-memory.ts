/** What a place looked like when it was left. */
export type Remembered = {
  /** Vertical scroll position in CSS pixels. */
  readonly scrollY: number;
  /** How many pages of an endless list had been loaded; 1 where there is none. */
  readonly pages: number;
};

/** Remembers places (path and query) for as long as the tab lives, so that coming back shows what was left. */
export interface NavigationMemory {
  readonly recall: (place: string) => Remembered | null;
  readonly keep: (place: string, remembered: Partial<Remembered>) => void;
  /** Drops those places as if nobody had ever been there. */
  readonly forget: (isGone: (place: string) => boolean) => void;
}

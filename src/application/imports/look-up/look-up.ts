import type { Episode } from '#domain/catalogue/title-details';
import type { TitleMatch } from '#application/imports/match-title';

/** Why a look-up waits: nothing answers, as without a network, or the catalogue answers that it is busy. */
export type WaitsFor = 'connection' | 'catalogue';

/**
 * How far looking for the titles of an import is. @property all titles; 0 until the files are read. @property isKept whether choosing the
 * same files after a reload goes on.
 */
export type LookUp = { readonly found: number; readonly all: number; readonly waitsFor: WaitsFor | null; readonly isKept: boolean };
export const noLookUp: LookUp = { found: 0, all: 0, waitsFor: null, isKept: false };

/** Milliseconds between two reports: looking up takes a fraction of a millisecond or seconds a title. */
const REPORT_MS = 250;

/** Returns a function that passes changes of a look-up on: now and then, but at once when it waits, goes on or is done. */
export const createLookUpReport = (onLookUp: (lookUp: LookUp) => void): ((change: Partial<LookUp>) => void) => {
  let lookUp = noLookUp;
  let sentAt = -Infinity;
  return (change) => {
    lookUp = { ...lookUp, ...change };
    const now = performance.now();
    if (change.waitsFor === undefined && lookUp.waitsFor === null && lookUp.found < lookUp.all && now - sentAt < REPORT_MS) return;
    sentAt = now;
    onLookUp(lookUp);
  };
};

/** Answers of the catalogue that the next attempt reuses. @property matches by `namedTitleKey`. */
export type KeptAnswers = {
  readonly matches: Map<string, TitleMatch>;
  /** Names of episodes by the item keys of their series. */
  readonly episodes: Map<string, ReadonlyArray<Pick<Episode, 'season' | 'number' | 'name' | 'date'>>>;
  /** Adds the matches that this browser keeps, at the first call. */
  readonly read: () => Promise<void>;
  /**
   * Keeps the matches in this browser, now and then. @param isEnd whether none follow soon. @returns whether it keeps all of them, but for
   * the latest seconds.
   */
  readonly save: (isEnd: boolean) => boolean;
};

/** Returns no answers, to keep as long as the tab. */
export const noAnswers = (): KeptAnswers =>
  ({ matches: new Map(), episodes: new Map(), read: () => Promise.resolve(), save: () => false });

/** Clears titles that the catalogue did not have: a repeated look-up requests them again. */
export const forgetUnknown = ({ matches }: KeptAnswers): void => {
  for (const [key, { kind }] of matches) if (kind === 'none') matches.delete(key);
};

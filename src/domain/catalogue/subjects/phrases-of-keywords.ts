import { PLACES, TIMES } from './settings';
import { THEMES } from './themes';

/**
 * Reads lines such as "a heist: heist, robbery", whose keywords have one phrase, and "revenge", which is its own phrase. Keywords with a
 * comma are written with a semicolon.
 */
export const parsePhrases = (lines: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(lines.flatMap((line) => {
    const [phrase = '', keywords = phrase] = line.split(': ');
    return keywords.split(', ').map((keyword) => [keyword.replace(';', ','), phrase] as const);
  }));

export const THEME_PHRASES = parsePhrases(THEMES);
export const PLACE_PHRASES = parsePhrases(PLACES);
export const TIME_PHRASES = parsePhrases(TIMES);

/** Returns the subject that a keyword means, "a time loop"; undefined for a keyword without a phrase. */
export const subjectOf = (keyword: string): string | undefined => THEME_PHRASES.get(keyword.toLowerCase());

/** Returns the setting that a keyword means, "in Paris" or "in the 1970s"; undefined for a keyword without a phrase. */
export const settingOfKeyword = (keyword: string): string | undefined =>
  PLACE_PHRASES.get(keyword.toLowerCase()) ?? TIME_PHRASES.get(keyword.toLowerCase());

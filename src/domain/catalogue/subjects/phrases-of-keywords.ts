import { PLACES, TIMES } from './settings';
import { SOURCES } from './sources';
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
export const SOURCE_PHRASES = parsePhrases(SOURCES);

/** Returns the first of the phrases that one of the keywords means; null without one. @param keywords in small letters. */
export const firstPhrase = (phrases: ReadonlyMap<string, string>, keywords: ReadonlySet<string>): string | null => {
  for (const [keyword, phrase] of phrases) if (keywords.has(keyword)) return phrase;
  return null;
};

/** Returns where the keywords say that a story comes from, "based on a novel"; null if they do not say. */
export const findSource = (keywords: ReadonlyArray<string>): string | null =>
  firstPhrase(SOURCE_PHRASES, new Set(keywords.map((keyword) => keyword.toLowerCase())));

/** Returns the subject that a keyword means, "a time loop"; undefined for a keyword without a phrase. */
export const subjectOf = (keyword: string): string | undefined => THEME_PHRASES.get(keyword.toLowerCase());

/** Returns the setting that a keyword means, "in Paris" or "in the 1970s"; undefined for a keyword without a phrase. */
export const settingOfKeyword = (keyword: string): string | undefined =>
  PLACE_PHRASES.get(keyword.toLowerCase()) ?? TIME_PHRASES.get(keyword.toLowerCase());

/** A phrase such as "a time loop", with the keywords of a title that mean it. */
export type PhrasedKeywords = { readonly phrase: string; readonly keywords: ReadonlyArray<string> };

/** Returns the setting that keywords name, a place before a time and a city before its country; null if they name none. */
export const findSetting = (keywords: ReadonlyArray<string>): PhrasedKeywords | null => {
  const own = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const phrase = firstPhrase(PLACE_PHRASES, own) ?? firstPhrase(TIME_PHRASES, own);
  return phrase === null ? null : { phrase, keywords: keywords.filter((each) => settingOfKeyword(each) === phrase) };
};

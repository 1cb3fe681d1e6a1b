import { PLACES, REGIONS, TIMES } from './settings';
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
const PLACE_PHRASES = parsePhrases(PLACES);
export const TIME_PHRASES = parsePhrases(TIMES);
const REGION_OF = parsePhrases(REGIONS);
export const SOURCE_PHRASES = parsePhrases(SOURCES);

/** Returns the phrases that keywords mean, in the order of the table. @param keywords in small letters. */
const phrasesIn = (phrases: ReadonlyMap<string, string>, keywords: ReadonlySet<string>): ReadonlyArray<string> =>
  [...new Set([...phrases].flatMap(([keyword, phrase]) => (keywords.has(keyword) ? [phrase] : [])))];

/** Returns the first of the phrases that one of the keywords means; null without one. @param keywords in small letters. */
export const firstPhrase = (phrases: ReadonlyMap<string, string>, keywords: ReadonlySet<string>): string | null =>
  phrasesIn(phrases, keywords)[0] ?? null;

const withRegions = (place: string): ReadonlyArray<string> => {
  const region = REGION_OF.get(place);
  return region === undefined ? [place] : [place, ...withRegions(region)];
};

/**
 * Returns the places that keywords mean, a city before its country. Of two of which neither contains the other, neither is named: a story
 * with Paris and London is set in neither, but it may be at a school. @param keywords in small letters.
 */
export const findPlaces = (keywords: ReadonlySet<string>): ReadonlyArray<string> => {
  const places = phrasesIn(PLACE_PHRASES, keywords);
  const regions = [...keywords].flatMap((keyword) => REGION_OF.get(keyword) ?? []);
  const named = [...places.filter((place) => /^in (?:the )?[A-Z]/.test(place)), ...regions];
  const isOne = named.some((place) => named.every((each) => withRegions(place).includes(each)));
  return named.length === 0 || isOne ? places : places.filter((place) => !named.includes(place));
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

/** Returns the settings that keywords name, places before times and a city before its country. */
export const findSettings = (keywords: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  return [...findPlaces(own), ...phrasesIn(TIME_PHRASES, own)];
};

/** Returns the first of the settings that keywords name; null if they name none. */
export const findSetting = (keywords: ReadonlyArray<string>): PhrasedKeywords | null => {
  const [phrase] = findSettings(keywords);
  return phrase === undefined ? null : { phrase, keywords: keywords.filter((each) => settingOfKeyword(each) === phrase) };
};

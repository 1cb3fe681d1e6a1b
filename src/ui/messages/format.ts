const count = new Intl.NumberFormat('en-US');
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** "1,422". */
export const formatNumber = (number: number): string => count.format(number);

/** "1 season", "5 seasons". */
export const formatCount = (number: number, one: string, many: string): string => `${formatNumber(number)} ${number === 1 ? one : many}`;

const scales = [
  // What rounds to a thousand million is a billion.
  { least: 999_950_000, size: 1_000_000_000, word: 'billion', places: 2 },
  { least: 1_000_000, size: 1_000_000, word: 'million', places: 1 },
] as const;

/** "$878,000", "$463.5 million", "$2.92 billion". */
export const formatDollars = (dollars: number): string => {
  const scale = scales.find(({ least }) => dollars >= least);
  if (scale === undefined) return `$${formatNumber(dollars)}`;
  return `$${Number((dollars / scale.size).toFixed(scale.places))} ${scale.word}`;
};

// The intl data throws for what is no code at all, and knows no name for what is none of its own.
const named = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};

/** States that are no more, in TMDB's codes. The intl data knows none of them, or names what came after. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['SU', 'Soviet Union'], ['XC', 'Czechoslovakia'], ['XG', 'East Germany'], ['YU', 'Yugoslavia'], ['CS', 'Serbia and Montenegro'],
  ['AN', 'Netherlands Antilles'], ['ZR', 'Zaire'],
]);

/** "United States" of `US`, "Soviet Union" of `SU`; the code itself when nobody knows it. */
export const countryName = (code: string): string => FORMER.get(code) ?? named(regions, code);

/** "English" of `en`. TMDB says `cn` for Cantonese and `xx` for films without words. */
export const languageName = (code: string): string => (code === 'cn' ? 'Cantonese' : code === 'xx' ? 'No language' : named(languages, code));

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export const joinList = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The year of `YYYY-MM-DD`; null for null. */
export const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));

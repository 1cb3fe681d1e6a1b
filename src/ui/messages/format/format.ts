import { joinList } from '#domain/shared/join-list';
import { formatNumber } from '#ui/design/utils/format-number.ts';
import { once } from '#ui/design/utils/once.ts';
import { formatDay } from './format-day';

export { formatNumber, joinList };

// Made at first use. The first use of `Intl` in a tab takes about 20 ms, on a slow phone 75 ms, so nothing in a first view uses it.
const regions = once(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));
const languages = once(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }));

/** "150%" for 1.5. */
export const formatPercent = (ratio: number): string => `${formatNumber(Math.round(ratio * 100))}%`;

/** "1 season", "5 seasons". */
export const formatCountWithNoun = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

const scales = [
  // From here on the amount rounds to 1000 million, which is formatted as a billion.
  { least: 999_950_000, size: 1_000_000_000, unit: 'billion', places: 2 },
  { least: 1_000_000, size: 1_000_000, unit: 'million', places: 1 },
] as const;

/** "$878,000", "$463.5 million", "$2.92 billion". */
export const formatDollars = (dollars: number): string => {
  const scale = scales.find(({ least }) => dollars >= least);
  if (scale === undefined) return `$${formatNumber(dollars)}`;
  return `$${Number((dollars / scale.size).toFixed(scale.places))} ${scale.unit}`;
};

// `Intl.DisplayNames` throws for malformed codes and returns undefined for unknown ones.
const displayName = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};

/** Former states by TMDB's codes. `Intl.DisplayNames` has no name for them, or the successor's name. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['SU', 'Soviet Union'], ['XC', 'Czechoslovakia'], ['XG', 'East Germany'], ['YU', 'Yugoslavia'], ['CS', 'Serbia and Montenegro'],
  ['AN', 'Netherlands Antilles'], ['ZR', 'Zaire'],
]);

/** Returns "United States" for `US` and "Soviet Union" for `SU`; unknown codes are returned unchanged. */
export const countryName = (code: string): string => FORMER.get(code) ?? displayName(regions(), code);

/** Returns "English" for `en`. TMDB uses `cn` for Cantonese and `xx` for films without spoken language. */
export const languageName = (code: string): string =>
  code === 'cn' ? 'Cantonese' : code === 'xx' ? 'No language' : displayName(languages(), code);

/** Returns what stands before the element at `index` of a list of `length` names in a sentence. */
export const separatorBefore = (index: number, length: number): string => (index === 0 ? '' : index === length - 1 ? ' and ' : ', ');

/** Returns the year of `YYYY-MM-DD`; null for null. */
export const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));

/** Formats minutes as "1 h 40" or "45 min". */
export const formatRuntime = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : `${hours} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
};

/** Formats the ISO date `2025-09-01` as "1 September 2025". */
export const formatDate = (date: string): string => `${formatDay(date)} ${date.slice(0, 4)}`;

/** Returns when a title that is to come is out, by its ISO date: "Out on 12 March 2027". */
export const outOnText = (date: string): string => `Out on ${formatDate(date)}`;

import { parseDescription, type Description } from '#domain/catalogue/described/parse-description';

/** A shelf of a day: its heading, and the filters that the search reads in it, so that it is true of every title. */
export type DailyTheme = Description & { readonly name: string };

/** Themes of a day. */
export const THEMES_OF_DAY = 5;
/** Least number of votes of a title, so that a shelf has titles that are known. */
const LEAST_VOTES = 100;

/** Headings of any day. Neighbours differ: they are shown together. Groups change: their number is no multiple of `THEMES_OF_DAY`. */
const NAMES: ReadonlyArray<string> = [
  'French comedies', 'Crime series from the 1990s', 'Westerns from the 1950s',
  'South Korean thrillers', 'Films under 90 minutes', 'British comedy series',
  'Italian films from the 1960s', 'Documentary series', 'Science fiction from the 1980s',
  'Japanese animation', 'Thrillers from the 1970s', 'Danish dramas',
  'Spanish horror films', 'Drama series from the 2000s', 'Comedies from the 1930s',
  'German films', 'Mystery series', 'War films from the 1960s',
  'Romantic comedies from the 1990s', 'Indian films', 'Science fiction and fantasy series',
  'The best films of the 1970s', 'Swedish films', 'Animated series',
  'Dramas from the 1950s', 'Chinese films', 'British crime series',
  'Mexican films', 'Fantasy films from the 1980s', 'Comedy series from the 2000s',
  'Historical films', 'Hong Kong action films', 'Western series',
  'Iranian films', 'Adventure films from the 1960s', 'Japanese series',
  'Horror films from the 1970s', 'Brazilian films', 'Family films from the 1990s',
  'Australian films', 'The best series of the 2010s', 'Mysteries from the 1940s',
  'Argentinian films', 'Documentary films', 'South Korean series',
  'Comedies from the 1980s', 'French thrillers', 'Drama series from the 1990s', 'Animated films from the 1990s',
  'Polish films', 'Science fiction from the 1950s', 'French series', 'Crime films from the 1970s',
  'Irish films', 'Italian comedies', 'Comedy series from the 1990s', 'The best films of the 1950s',
  'Canadian films', 'Comedies from the 1940s', 'Crime series from the 2010s', 'Norwegian films',
];

/** Headings of a time of the year, first and last day as `MM-DD`. They come first on every other day. */
const SEASONS: ReadonlyArray<readonly [from: string, to: string, name: string]> = [
  ['02-08', '02-16', 'Love stories'], ['06-15', '08-31', 'Adventure films'], ['10-18', '10-31', 'Horror films'],
  ['12-05', '12-31', 'Family films'],
];

/** Films of so many years ago come last on every fifth day. */
const ANNIVERSARIES: ReadonlyArray<number> = [25, 50, 40, 30, 60];
const ANNIVERSARY_DAYS = 5;

const DAY_MS = 86_400_000;

const themeOf = (name: string): ReadonlyArray<DailyTheme> => {
  const read = parseDescription(name);
  return read === null ? [] : [{ name, ...read, filters: { ...read.filters, votesFrom: read.filters.votesFrom ?? LEAST_VOTES } }];
};

/** Returns the number of a day, from 1 January 1970. @param day `YYYY-MM-DD`. */
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Returns the themes of a day, always the same ones; none of them is one of the day before. @param day `YYYY-MM-DD`. */
export const dailyThemes = (day: string): ReadonlyArray<DailyTheme> => {
  const number = dayNumber(day);
  const first = (number * THEMES_OF_DAY) % NAMES.length;
  const names = Array.from({ length: THEMES_OF_DAY }, (_, index) => NAMES[(first + index) % NAMES.length] ?? '');
  const date = day.slice(5);
  const [, , season] = SEASONS.find(([from, to]) => date >= from && date <= to) ?? [];
  if (season !== undefined && number % 2 === 0) names[0] = season;
  if (number % ANNIVERSARY_DAYS === 0) {
    const years = ANNIVERSARIES[Math.floor(number / ANNIVERSARY_DAYS) % ANNIVERSARIES.length] ?? 0;
    names[THEMES_OF_DAY - 1] = `Films from ${Number(day.slice(0, 4)) - years}`;
  }
  return names.flatMap(themeOf);
};

/** Step from the theme of a double bill to that of the next day. The number of themes is no multiple of it. */
const BILL_STEP = 7;

/** A genre of a country or of a time: films that share both belong together. */
const isTelling = ({ mediaType, filters: { genresIn, country, language, yearFrom } }: DailyTheme): boolean =>
  mediaType === 'movie' && genresIn.length > 0 && (country ?? language ?? yearFrom) !== null;

/** Returns the theme that both films of a day's double bill share, no shelf's of that day. @param day `YYYY-MM-DD`. */
export const doubleBillTheme = (day: string): DailyTheme | undefined => {
  const shelves = new Set(dailyThemes(day).map(({ name }) => name));
  const themes = NAMES.flatMap(themeOf).filter(isTelling);
  const first = (dayNumber(day) * BILL_STEP) % themes.length;
  return [...themes.slice(first), ...themes.slice(0, first)].find(({ name }) => !shelves.has(name));
};

/** Returns a number that depends on a day and a title only, for an order that is mixed differently on each day. */
const placeOnDay = (dayOrdinal: number, id: number): number => {
  const mixed = Math.imul(id ^ Math.imul(dayOrdinal, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0;
};

/**
 * Returns two of the titles, on most days other ones; none for fewer than two. The pair stays while other titles come and go, as lists of
 * a live catalogue change by the hour. @param day `YYYY-MM-DD`.
 */
export const pairOfDay = <A extends { readonly id: number }>(titles: ReadonlyArray<A>, day: string): ReadonlyArray<A> => {
  const ordinal = dayNumber(day);
  const pair = [...titles].sort((one, other) => placeOnDay(ordinal, one.id) - placeOnDay(ordinal, other.id)).slice(0, 2);
  return pair.length < 2 ? [] : pair;
};

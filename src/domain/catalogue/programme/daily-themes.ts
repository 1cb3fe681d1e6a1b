import { parseDescription, type Description } from '#domain/catalogue/described/parse-description';

/** A shelf of a day: its heading, and the filters that the search reads in it, so that it is true of every title. */
export type DailyTheme = Description & { readonly name: string };

/** Themes of a day. */
export const THEMES_OF_DAY = 3;
/** Least number of votes of a title, so that a shelf has titles that are known. */
const LEAST_VOTES = 100;

/** Headings of any day. Neighbours differ, because they are shown together. */
const NAMES: ReadonlyArray<string> = [
  'French comedies', 'Crime series from the 1990s', 'Westerns from the 1950s',
  'South Korean thrillers', 'Films under 90 minutes', 'British comedy series',
  'Italian films from the 1960s', 'Documentary series', 'Science fiction from the 1980s',
  'Japanese animation', 'Thrillers from the 1970s', 'Danish dramas',
  'Spanish horror films', 'Drama series from the 2000s', 'Comedies from the 1930s',
  'German films', 'Mystery series', 'War films from the 1960s',
  'Romantic comedies from the 1990s', 'Indian films', 'Science fiction series',
  'The best films of the 1970s', 'Swedish films', 'Animated series',
  'Dramas from the 1950s', 'Chinese films', 'British crime series',
  'Mexican films', 'Fantasy films from the 1980s', 'Comedy series from the 2000s',
  'Historical films', 'Hong Kong action films', 'Western series',
  'Iranian films', 'Adventure films from the 1960s', 'Japanese series',
  'Horror films from the 1970s', 'Brazilian films', 'Family films from the 1990s',
  'Australian films', 'The best series of the 2010s', 'Mysteries from the 1940s',
  'Argentinian films', 'Documentary films', 'South Korean series',
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

/** Returns the themes of a day, always the same ones; none of them is one of the day before. @param day `YYYY-MM-DD`. */
export const dailyThemes = (day: string): ReadonlyArray<DailyTheme> => {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
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

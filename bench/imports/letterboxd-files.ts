import { loadFacts } from '../../catalogue/load-facts';
import type { TitleFacts } from '../../catalogue/title-facts';

const DAY_MS = 86_400_000;
/** Days between two viewings of a film, and days over which the first ones are spread. */
const [AGAIN, SPREAD] = [41, 3600];

const line = (cells: ReadonlyArray<string | number>): string => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

/** The history of an account. @property times viewings of each film. @property isRated whether a film has a rating of its own. */
type Watched = {
  readonly films: number; readonly times: number; readonly isRated: (index: number) => boolean; readonly hasWatched: boolean;
  readonly watchlist?: ReadonlyArray<TitleFacts>; readonly list?: ReadonlyArray<TitleFacts>;
};

/** Returns the tables of an account as Letterboxd writes them, by their names. */
export const letterboxdTables = (
  { films: count, times, isRated, hasWatched, watchlist, list }: Watched,
): Readonly<Record<string, string>> => {
  const films = loadFacts().movies.slice(0, count);
  const dayOf = (index: number, again = 0): string =>
    new Date(Date.UTC(2015, 0, 1) + ((index % SPREAD) + again * AGAIN) * DAY_MS).toISOString().slice(0, 10);
  const table = (head: string, rows: ReadonlyArray<string>): string => `${head}\n${rows.join('\n')}\n`;
  const diary = Array.from({ length: times }, (_, again) => films.map(({ title, year }, index) =>
    line([dayOf(index, again), title, year, 'https://boxd.it/x', '', again === 0 ? '' : 'Yes', '', dayOf(index, again)]))).flat();
  const rated = films.filter((_, index) => isRated(index));
  const ratings = rated.map(({ title, year }, index) => line([dayOf(index), title, year, 'https://boxd.it/x', (index % 10) / 2 + 0.5]));
  const named = (titles: ReadonlyArray<TitleFacts>): string => table('Date,Name,Year,Letterboxd URI', titles.map(({ title, year }, index) =>
    line([dayOf(index), title, year, 'https://boxd.it/x'])));
  const ranked = (list ?? []).map(({ title, year }, index) => line([index + 1, title, year, 'https://boxd.it/x', '']));
  const ofList = 'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,Best of all,,https://boxd.it/list,\n';
  return {
    'diary.csv': table('Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', diary),
    'ratings.csv': table('Date,Name,Year,Letterboxd URI,Rating', ratings),
    ...(hasWatched && { 'watched.csv': named(films) }),
    ...(watchlist !== undefined && { 'watchlist.csv': named(watchlist) }),
    ...(list !== undefined && { 'lists/best-of-all.csv': table(`${ofList}\nPosition,Name,Year,URL,Description`, ranked) }),
  };
};

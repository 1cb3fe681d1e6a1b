import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts } from '../../catalogue/load-facts';

const DAY_MS = 86_400_000;
/** Days between two viewings of a film, and days over which the first ones are spread. */
const [AGAIN, SPREAD] = [41, 3600];

const line = (cells: ReadonlyArray<string | number>): string => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

/** The history of an account. @property times viewings of each film. @property isRated whether a film has a rating of its own. */
type Watched = {
  readonly films: number; readonly times: number; readonly isRated: (index: number) => boolean; readonly hasWatched: boolean;
};

/**
 * Writes the files of an account as Letterboxd writes them, and returns their paths. The browser reads them as a chosen file: contents that
 * a test sends would be decoded in the page, in one long task.
 */
export const letterboxdFiles = (folder: string, { films: count, times, isRated, hasWatched }: Watched): ReadonlyArray<string> => {
  const films = loadFacts().movies.slice(0, count);
  const dayOf = (index: number, again = 0): string =>
    new Date(Date.UTC(2015, 0, 1) + ((index % SPREAD) + again * AGAIN) * DAY_MS).toISOString().slice(0, 10);
  const table = (name: string, head: string, rows: ReadonlyArray<string>): string => {
    writeFileSync(join(folder, name), `${head}\n${rows.join('\n')}\n`);
    return join(folder, name);
  };
  const diary = Array.from({ length: times }, (_, again) => films.map(({ title, year }, index) =>
    line([dayOf(index, again), title, year, 'https://boxd.it/x', '', again === 0 ? '' : 'Yes', '', dayOf(index, again)]))).flat();
  const rated = films.filter((_, index) => isRated(index));
  const ratings = rated.map(({ title, year }, index) => line([dayOf(index), title, year, 'https://boxd.it/x', (index % 10) / 2 + 0.5]));
  const watched = films.map(({ title, year }, index) => line([dayOf(index), title, year, 'https://boxd.it/x']));
  return [
    table('diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', diary),
    table('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating', ratings),
    ...(hasWatched ? [table('watched.csv', 'Date,Name,Year,Letterboxd URI', watched)] : []),
  ];
};

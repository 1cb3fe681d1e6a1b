import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { loadFacts } from '../../catalogue/load-facts';
import type { TitleFacts } from '../../catalogue/title-facts';
import { letterboxdTables } from './letterboxd-files.ts';
import { SERVICES } from './service-files.ts';
import { seededRandom, spell, type Spelled } from './spell-as-people.ts';

const [SEED, EPISODES, PAGE] = [5, 8, 250];

/**
 * Writes what one person has at four services, 5,000 rows, and returns the paths: an archive of Letterboxd with 2,000 rows in five tables,
 * 900 ratings of IMDb, an archive of Trakt with 1,300 plays on pages, and 800 episodes in a table of TV Time. The services share titles.
 * The browser reads the files as chosen ones: contents that a test sends would be decoded in the page, in one long task.
 */
export const mixedFiles = (folder: string): ReadonlyArray<string> => {
  const { movies, series } = loadFacts();
  const long = series.filter(({ seasons: [first] }) => (first?.episodeCount ?? 0) >= EPISODES);
  const random = seededRandom(SEED);
  const fileOf = (name: string, titles: ReadonlyArray<TitleFacts>) => {
    const service = SERVICES.find((each) => each.name === name) ?? SERVICES[0];
    const spelled = new Map<TitleFacts, Spelled>(titles.map((facts) => [facts, spell(facts, service.weights, random)]));
    return (from: number, to?: number) => service.file(titles.slice(from, to).flatMap((facts) => spelled.get(facts) ?? []), () => false);
  };
  const episodesOf = (from: number, to: number): ReadonlyArray<TitleFacts> =>
    long.slice(from, to).flatMap((facts) => Array.from({ length: EPISODES }, () => facts));
  const plays = [...movies.slice(0, 300), ...episodesOf(0, 125)];
  const playsOf = fileOf('Trakt', plays);
  const pages = Array.from({ length: Math.ceil(plays.length / PAGE) }, (_, page): readonly [string, string] =>
    [`watched-history-${page + 1}.json`, playsOf(page * PAGE, (page + 1) * PAGE).text]);
  const zip = (texts: Readonly<Record<string, string>>): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
  const listed = { watchlist: movies.slice(550, 800), list: movies.slice(0, 100) };
  const imdb = [...movies.slice(300, 900), ...series.slice(0, 320)].filter(({ imdbId }) => imdbId !== null).slice(0, 900);
  return Object.entries<string | Uint8Array>({
    'letterboxd-maya-2026-11-20.zip': zip(letterboxdTables({ films: 550, times: 1, isRated: () => true, hasWatched: true, ...listed })),
    'ratings.csv': fileOf('IMDb', imdb)(0).text,
    'trakt-export-maya.zip': zip(Object.fromEntries(pages)),
    'tracking-prod-records-v2.csv': fileOf('TV Time, data request', episodesOf(60, 160))(0).text,
  }).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
};

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, writeFiles } from '../catalogue/builders/build-catalogue.ts';
import { loadFacts, type Facts } from '../catalogue/load-facts.ts';

type Films = Facts['movies'];

/** So many films: the best-known, and after the last the first ones again under numbers of their own. */
const sized = (films: Films, size: number): Films =>
  Array.from({ length: size }, (_, at) => {
    const film = films[at % films.length];
    if (film === undefined) throw new Error('There are no films to build a list from');
    const round = Math.floor(at / films.length);
    return round === 0 ? film : { ...film, key: `${film.key}-${round}`, id: 50_000_000 * round + at, title: `${film.title} ${round + 1}`, score: film.score / (round + 1) };
  });

/** The production build with a catalogue of so many films, first views drawn ahead like any other's. @returns its folder below the root. */
export const listBuild = async (root: string, size: number): Promise<string> => {
  const name = `dist-list-${size}`;
  const environment = { ...process.env, MARQUEE_CATALOGUE_PATH: `/catalogue/${size}/` };
  const run = (...args: ReadonlyArray<string>): void => {
    if (spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status !== 0) throw new Error(`${name} could not be built`);
  };
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', name, '--emptyOutDir');
  run('node_modules/vite/bin/vite.js', 'build', '--ssr', 'src/prerender.tsx', '--outDir', `.cache/prerender-${name}`, '--emptyOutDir');
  const catalogue = join(root, name, 'catalogue');
  rmSync(catalogue, { recursive: true });
  mkdirSync(catalogue);
  const facts = loadFacts();
  writeFiles(await buildFiles({ ...facts, movies: sized(facts.movies, size), series: facts.series.slice(0, size) }), join(catalogue, String(size)));
  run('scripts/prerender.mjs', name);
  return name;
};

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, writeFiles } from '../catalogue/builders/build-catalogue.ts';
import { loadFacts, type Facts } from '../catalogue/load-facts.ts';

type Films = Facts['movies'];

/** Returns `size` films: the best-known; after the last film the first ones repeat with new ids. */
const filmsOfSize = (films: Films, size: number): Films =>
  Array.from({ length: size }, (_, index) => {
    const film = films[index % films.length];
    if (film === undefined) throw new Error('No films to build a list from');
    const round = Math.floor(index / films.length);
    return round === 0 ? film : { ...film, key: `${film.key}-${round}`, id: 50_000_000 * round + index, title: `${film.title} ${round + 1}`, score: film.score / (round + 1) };
  });

/** Makes a production build with a catalogue of `size` films, prerendered like any other. @returns its folder relative to the root. */
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
  writeFiles(await buildFiles({ ...facts, movies: filmsOfSize(facts.movies, size), series: facts.series.slice(0, size) }), join(catalogue, String(size)));
  run('scripts/prerender.mjs', name);
  return name;
};

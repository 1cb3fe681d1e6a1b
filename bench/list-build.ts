import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
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
    return round === 0
      ? film
      : {
          ...film,
          key: `${film.key}-${round}`, id: 50_000_000 * round + index, title: `${film.title} ${round + 1}`,
          score: film.score / (round + 1),
        };
  });

const FOLDER = 'dist-list';
/** Beginning of the folders' names that contain the bundle that prerenders a build. */
const PRERENDER = '.cache/prerender';

/** Makes a production build for each number of films, prerendered like any other. All of them have the scripts of one build. */
export const listBuilds = async (root: string, sizes: ReadonlyArray<number>): Promise<void> => {
  const environment = { ...process.env, MARQUEE_CATALOGUE_PATH: '/catalogue/sized/' };
  const run = (...args: ReadonlyArray<string>): void => {
    if (spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status !== 0)
      throw new Error(`${args.join(' ')} failed`);
  };
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', FOLDER, '--emptyOutDir');
  rmSync(join(root, FOLDER, 'catalogue'), { recursive: true });
  const facts = loadFacts();
  for (const size of sizes) {
    const name = `${FOLDER}-${size}`;
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(root, FOLDER), join(root, name), { recursive: true });
    cpSync(join(root, `${PRERENDER}-dist`), join(root, `${PRERENDER}-${name}`), { recursive: true });
    const catalogue = join(root, name, 'catalogue');
    mkdirSync(catalogue);
    writeFiles(
      await buildFiles({ ...facts, movies: filmsOfSize(facts.movies, size), series: facts.series.slice(0, size) }),
      join(catalogue, 'sized'),
    );
    run('scripts/prerender.mjs', name);
  }
};

// Measures what the app promises about speed, on the production build, against two floors built in the same run.
// Usage: npm run bench [-- OPTIONS]
//   --runs N         so many runs of each measure, 5 unless told
//   --only PARTS     some of views, routes, navigation, search and lists, with commas between
//   --no-build       measures the builds that are there
//   --write          puts the table into docs/performance.md, in the place of the one that is there: only a whole one
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../scripts/serve.mjs';
import { certificate } from './certificate.ts';
import { table, isWithinBound, type Figure } from './figures.ts';
import { firstViewFigures } from './first-view.ts';
import { buildReactFloor } from './baselines/react/build.ts';
import { buildStaticFloor } from './baselines/static/build.ts';
import { floorTitles } from './baselines/titles.ts';
import { keystrokeFigures } from './keystrokes.ts';
import { listBuild } from './list-build.ts';
import { LIST_SIZES, listFigures } from './list-figures.ts';
import { navigationFigures } from './navigation-figures.ts';
import { pictureFigures } from './picture-figures.ts';
import { routeFigures } from './route-figures.ts';

const root = join(import.meta.dirname, '..');
const argument = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1];
const runs = process.argv.includes('--runs') ? Number(argument('runs')) : 5;
const only = process.argv.includes('--only') ? (argument('only') ?? '').split(',') : ['views', 'routes', 'navigation', 'search', 'lists'];
if (process.argv.includes('--only') && process.argv.includes('--write')) {
  console.error('A part of the figures would take the place of the whole table in docs/performance.md: give --write without --only.');
  process.exit(1);
}
const node = process.execPath;
const build = (outDir: string, environment: Record<string, string> = {}): void => {
  if (process.argv.includes('--no-build')) return;
  if (spawnSync(node, ['scripts/build.mjs', outDir], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status !== 0) throw new Error(`The build of ${outDir} failed`);
};

build('dist');
if (only.includes('lists')) build('dist-tmdb', { VITE_CATALOGUE: 'tmdb' });
if (only.includes('lists') && !process.argv.includes('--no-build')) for (const size of LIST_SIZES) await listBuild(root, size);
const { hero, posters } = await floorTitles();
buildStaticFloor(join(root, '.cache/floor-static'), hero, posters);
await buildReactFloor(join(root, '.cache/floor-react'), (await floorTitles(60)).posters);

// HTTP/2, as any hosting speaks it; the floors are served by the same server.
const secure = certificate(root);
const app = await serve({ dir: join(root, 'dist'), secure });
const floorStatic = await serve({ dir: join(root, '.cache/floor-static'), secure });
const floorReact = await serve({ dir: join(root, '.cache/floor-react'), secure });
const load = loadavg()[0] ?? 0;
const figures: Figure[] = [];
if (only.includes('views')) figures.push(...(await firstViewFigures(app.address, floorStatic.address, floorReact.address, runs)));
if (only.includes('routes')) figures.push(...(await routeFigures(app.address, runs)));
if (only.includes('navigation')) figures.push(...(await navigationFigures(app.address, runs)));
if (only.includes('search')) figures.push(...(await keystrokeFigures(runs)));
if (only.includes('lists')) {
  figures.push(
    ...(await listFigures(floorReact.address, runs, async (size, measure) => {
      const sized = await serve({ dir: join(root, `dist-list-${size}`), secure });
      try {
        return await measure(sized.address);
      } finally {
        await sized.close();
      }
    })),
    ...(await pictureFigures(root, runs)),
  );
}
await Promise.all([app.close(), floorStatic.close(), floorReact.close()]);

const head = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, load ${load.toFixed(2)} at the start, Node ${process.version}, ${secure === null ? 'HTTP/1.1' : 'HTTP/2'}, medians of ${runs} runs.`;
const text = `${head}\n\n${table(figures)}\n`;
console.log(`\n${text}`);
const broken = figures.filter((figure) => !isWithinBound(figure));
console.log(`${figures.length - broken.length} figures kept, ${broken.length} not.`);
if (broken.length > 0) process.exitCode = 1;
if (process.argv.includes('--write')) {
  const file = join(root, 'docs/performance.md');
  const [before = ''] = readFileSync(file, 'utf8').split('<!-- figures -->');
  writeFileSync(file, `${before}<!-- figures -->\n\n${text}`);
}

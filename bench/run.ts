// Measures the app's performance bounds on the production build, against two baselines built in the same run.
// Usage: npm run bench [-- OPTIONS]
//   --runs N         number of runs per measure, default 5
//   --only PARTS     comma-separated parts: views, routes, navigation, member, own-lists, search, lists, admin-table, alive,
//                    contrast, tmdb
//   --no-build       measures the existing builds
//   --write          replaces the table in docs/performance.md; not with --only
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../scripts/serve.mjs';
import { adminTableFigures } from './admin-table.ts';
import { aliveFigures } from './alive-figures.ts';
import { certificate } from './certificate.ts';
import { CROWD_FOLDER, crowdBuild } from './crowd/crowd-build.ts';
import { table, isWithinBound, type Figure } from './figures.ts';
import { firstViewFigures } from './first-view.ts';
import { buildReactBaseline } from './baselines/react/build.ts';
import { buildStaticBaseline } from './baselines/static/build.ts';
import { baselineTitles } from './baselines/titles.ts';
import { keystrokeFigures } from './keystrokes.ts';
import { listBuild } from './list-build.ts';
import { LIST_SIZES, listFigures } from './list-figures.ts';
import { memberFigures } from './member-figures.ts';
import { navigationFigures } from './navigation-figures.ts';
import { ownListFigures } from './own-list-figures.ts';
import { imageFigures } from './image-figures.ts';
import { tmdbFigures } from './tmdb/tmdb-figures.ts';
import { routeFigures } from './route-figures.ts';
import { contrastFigures } from './text-contrast.ts';

const root = join(import.meta.dirname, '..');
const argument = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1];
const runs = process.argv.includes('--runs') ? Number(argument('runs')) : 5;
const only = process.argv.includes('--only') ? (argument('only') ?? '').split(',') : ['views', 'routes', 'navigation', 'member', 'own-lists', 'search', 'lists', 'admin-table', 'alive', 'contrast', 'tmdb'];
if (process.argv.includes('--only') && process.argv.includes('--write')) {
  console.error('--write replaces the whole table in docs/performance.md: use it without --only.');
  process.exit(1);
}
const node = process.execPath;
const build = (outDir: string, environment: Record<string, string> = {}): void => {
  if (process.argv.includes('--no-build')) return;
  if (spawnSync(node, ['scripts/build.mjs', outDir], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status !== 0) throw new Error(`The build of ${outDir} failed`);
};

build('dist');
if (only.includes('lists') || only.includes('tmdb')) build('dist-tmdb', { VITE_CATALOGUE: 'tmdb' });
if (only.includes('lists') && !process.argv.includes('--no-build')) for (const size of LIST_SIZES) await listBuild(root, size);
if (only.includes('admin-table') && !process.argv.includes('--no-build')) await crowdBuild(root);
const { hero, posters } = await baselineTitles();
buildStaticBaseline(join(root, '.cache/baseline-static'), hero, posters);
await buildReactBaseline(join(root, '.cache/baseline-react'), (await baselineTitles(60)).posters);

// HTTP/2, as on any hosting; the same server serves the baselines.
const secure = certificate(root);
const app = await serve({ dir: join(root, 'dist'), secure });
const staticBaseline = await serve({ dir: join(root, '.cache/baseline-static'), secure });
const reactBaseline = await serve({ dir: join(root, '.cache/baseline-react'), secure });
const load = loadavg()[0] ?? 0;
const figures: Figure[] = [];
if (only.includes('views')) figures.push(...(await firstViewFigures(app.address, staticBaseline.address, reactBaseline.address, runs)));
if (only.includes('routes')) figures.push(...(await routeFigures(app.address, runs)));
if (only.includes('navigation')) figures.push(...(await navigationFigures(app.address, reactBaseline.address, runs)));
if (only.includes('member')) figures.push(...(await memberFigures(app.address, runs)));
if (only.includes('own-lists')) figures.push(...(await ownListFigures(app.address, runs)));
if (only.includes('search')) figures.push(...(await keystrokeFigures(runs)));
if (only.includes('lists')) {
  figures.push(
    ...(await listFigures(reactBaseline.address, runs, async (size, measure) => {
      const sized = await serve({ dir: join(root, `dist-list-${size}`), secure });
      try {
        return await measure(sized.address);
      } finally {
        await sized.close();
      }
    })),
    ...(await imageFigures(root, runs)),
  );
}
if (only.includes('admin-table')) figures.push(...(await adminTableFigures(join(root, CROWD_FOLDER), runs)));
if (only.includes('alive')) figures.push(...(await aliveFigures('', app.address, -471276457, runs)));
if (only.includes('contrast')) figures.push(...(await contrastFigures(app.address)));
if (only.includes('tmdb') && secure !== null) figures.push(...(await tmdbFigures(root, secure, reactBaseline.address, runs)));
await Promise.all([app.close(), staticBaseline.close(), reactBaseline.close()]);

const head = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, load ${load.toFixed(2)} at the start, Node ${process.version}, ${secure === null ? 'HTTP/1.1' : 'HTTP/2'}, medians of ${runs} runs.`;
const text = `${head}\n\n${table(figures)}\n`;
console.log(`\n${text}`);
const exceeded = figures.filter((figure) => !isWithinBound(figure));
console.log(`${figures.length - exceeded.length} figures within their bounds, ${exceeded.length} not.`);
if (exceeded.length > 0) process.exitCode = 1;
if (process.argv.includes('--write')) {
  const file = join(root, 'docs/performance.md');
  const [before = ''] = readFileSync(file, 'utf8').split('<!-- figures -->');
  writeFileSync(file, `${before}<!-- figures -->\n\n${text}`);
}

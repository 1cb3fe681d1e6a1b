// Measures the app's performance bounds on the production build, against baselines built in the same run.
// Usage: npm run bench [-- PART… OPTIONS]   (default: all parts)
//   --runs N         number of runs per measure, default 3
//   --no-build       measures the existing builds
//   --write          replaces the table in docs/performance.md; not with single parts
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../scripts/serve.mjs';
import { ensureCatalogue } from '../scripts/setup.mjs';
import { adminTableFigures } from './admin-table.ts';
import { aliveFigures } from './alive-figures.ts';
import { certificate } from './certificate.ts';
import { CROWD_FOLDER, crowdBuild } from './crowd/crowd-build.ts';
import { table, isWithinBound, type Figure } from './figures.ts';
import { firstViewFigures } from './first-view.ts';
import { buildReactBaseline } from './baselines/react/build.ts';
import { buildStaticBaseline } from './baselines/static/build.ts';
import { baselineTitles } from './baselines/titles.ts';
import { importFigures } from './import-figures.ts';
import { bigImportFigures } from './imports/big-import-figures.ts';
import { matchFigures } from './imports/match-figures.ts';
import { keystrokeFigures } from './keystrokes.ts';
import { listBuilds } from './list-build.ts';
import { LIST_SIZES, listFigures } from './list-figures.ts';
import { memberFigures } from './member-figures.ts';
import { navigationFigures } from './navigation-figures.ts';
import { ownListFigures } from './own-list-figures.ts';
import { tmdbFigures } from './tmdb/tmdb-figures.ts';
import { routeFigures } from './route-figures.ts';
import { tasteFigures } from './taste/taste-figures.ts';
import { copyWithoutWorker } from './without-worker.ts';

const PARTS = [
  'views', 'routes', 'navigation', 'member', 'own-lists', 'imports', 'big-import', 'matching', 'search', 'lists', 'admin-table', 'alive',
  'tmdb', 'taste',
] as const;
const root = join(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, 'no-build': { type: 'boolean' }, write: { type: 'boolean' } },
});
const runs = Number(options.runs);
const unknown = positionals.filter((name) => PARTS.every((part) => part !== name));
if (unknown.length > 0) throw new Error(`Unknown part "${unknown.join('", "')}". Parts: ${PARTS.join(', ')}.`);
if (positionals.length > 0 && options.write === true)
  throw new Error('--write replaces the whole table in docs/performance.md: use it without parts.');
const chosen = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
const builds = options['no-build'] !== true;
const node = process.execPath;
const build = (outDir: string, environment: Record<string, string> = {}): void => {
  if (spawnSync(node, ['scripts/build.mjs', outDir], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status !== 0)
    throw new Error(`The build of ${outDir} failed`);
};

const startedAt = Date.now();
ensureCatalogue();
if (builds && chosen.some((part) => !['search', 'admin-table', 'tmdb', 'taste', 'matching'].includes(part))) build('dist');
if (builds && chosen.includes('tmdb')) build('dist-tmdb', { VITE_CATALOGUE: 'tmdb' });
if (builds && chosen.includes('lists')) await listBuilds(root, LIST_SIZES);
if (builds && chosen.includes('admin-table')) await crowdBuild(root);
const { hero, posters } = await baselineTitles();
buildStaticBaseline(join(root, '.cache/baseline-static'), hero, posters);
await buildReactBaseline(join(root, '.cache/baseline-react'), (await baselineTitles(60)).posters);

// HTTP/2, as on any hosting; the same server serves the baselines.
const secure = certificate(root);
const app = await serve({ dir: join(root, 'dist'), secure });
const staticBaseline = await serve({ dir: join(root, '.cache/baseline-static'), secure });
const reactBaseline = await serve({ dir: join(root, '.cache/baseline-react'), secure });
const load = loadavg()[0] ?? 0;
const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);
console.log(`builds: ${secondsSince(startedAt)} s`);
const measureSized: Parameters<typeof listFigures>[2] = async (size, measure) => {
  const sized = await serve({ dir: join(root, `dist-list-${size}`), secure });
  try {
    return await measure(sized.address);
  } finally {
    await sized.close();
  }
};
const measures: Readonly<Record<(typeof PARTS)[number], () => Promise<ReadonlyArray<Figure>>>> = {
  views: async () => {
    const withoutWorker = await serve({ dir: copyWithoutWorker(root), secure });
    try {
      return await firstViewFigures(app.address, withoutWorker.address, staticBaseline.address, runs);
    } finally {
      await withoutWorker.close();
    }
  },
  routes: () => routeFigures(app.address, runs),
  navigation: () => navigationFigures(app.address, reactBaseline.address, runs),
  member: () => memberFigures(app.address, runs),
  'own-lists': () => ownListFigures(app.address, runs),
  imports: () => importFigures(app.address, runs),
  'big-import': () => bigImportFigures(app.address),
  matching: matchFigures,
  search: () => keystrokeFigures(runs),
  lists: () => listFigures(reactBaseline.address, runs, measureSized),
  'admin-table': () => adminTableFigures(join(root, CROWD_FOLDER), runs),
  alive: () => aliveFigures('', app.address, runs),
  taste: tasteFigures,
  tmdb: () => (secure === null ? Promise.resolve([]) : tmdbFigures(root, secure, reactBaseline.address, runs)),
};
const figures: Figure[] = [];
for (const part of chosen) {
  const partStartedAt = Date.now();
  figures.push(...(await measures[part]()));
  console.log(`${part}: ${secondsSince(partStartedAt)} s`);
}
await Promise.all([app.close(), staticBaseline.close(), reactBaseline.close()]);

const head = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, load ${load.toFixed(2)} at the start, Node ${process.version}, ${secure === null ? 'HTTP/1.1' : 'HTTP/2'}, medians of ${runs} runs.`;
const text = `${head}\n\n${table(figures)}\n`;
console.log(`\n${text}`);
const exceeded = figures.filter((figure) => !isWithinBound(figure));
console.log(
  `${figures.length - exceeded.length} figures within their bounds, ${exceeded.length} not. Everything took ${secondsSince(startedAt)} s.`,
);
if (exceeded.length > 0) process.exitCode = 1;
if (options.write === true) {
  const file = join(root, 'docs/performance.md');
  const [before = ''] = readFileSync(file, 'utf8').split('<!-- figures -->');
  writeFileSync(file, `${before}<!-- figures -->\n\n${text}`);
}

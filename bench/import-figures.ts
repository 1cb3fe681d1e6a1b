import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFacts } from '../catalogue/load-facts';
import type { Figure } from './figures.ts';
import { importWriteFigures } from './import-writes.ts';
import { exportFigures } from './imports/export-figures.ts';
import { SERVICES } from './imports/service-files.ts';
import { seededRandom, spell } from './imports/spell-as-people.ts';
import { longestTask } from './longest-task.ts';
import { signIn } from './member-figures.ts';
import { launch } from './navigation.ts';

/** Rows of all files together: each service has as many. */
const ROWS = 5000;
const SEED = 5;
const LIMIT_MS = 120_000;

/**
 * Writes a file of each service over the best-known titles that it has, spelled as people do, and returns their paths. The browser reads
 * them as chosen files: contents that a test sends would be decoded in the page, in one long task.
 */
const filesOfServices = (folder: string): ReadonlyArray<string> => {
  const { movies, series } = loadFacts();
  const random = seededRandom(SEED);
  return SERVICES.map(({ name, has, weights, file }, index) => {
    const count = Math.ceil(ROWS / SERVICES.length);
    const rows = [...movies, ...series].filter(has).slice(index * 100, index * 100 + count).map((facts) => spell(facts, weights, random));
    const path = join(folder, `${name}, ${file([], () => false).name}`);
    writeFileSync(path, file(rows, () => false).text);
    return path;
  });
};

/**
 * Measures an import of 5,000 rows of all services, in memory on the embedded catalogue: until the dry run is there, and until all is
 * written; and an export.
 */
export const importFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const read: number[] = [];
  const written: number[] = [];
  const tasks: number[] = [];
  const writingTasks: number[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
  const chosen = filesOfServices(folder);
  for (let run = 0; run < runs; run += 1) {
    const browser = await launch();
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    await signIn(context, app);
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${app}/user-profile/settings/import`, { waitUntil: 'networkidle' });
    tasks.push(await longestTask(browser, page, async () => {
      const start = Date.now();
      await page.locator('input[type="file"]').setInputFiles([...chosen]);
      await page.getByRole('heading', { name: /^Adds / }).waitFor();
      read.push((Date.now() - start) / 1000);
    }));
    const start = Date.now();
    writingTasks.push(await longestTask(browser, page, async () => {
      await page.getByRole('button', { name: 'Add to my account' }).click();
      await page.getByText(/^Added [\d,]+ viewings/).waitFor();
      written.push((Date.now() - start) / 1000);
    }));
    await browser.close();
  }
  rmSync(folder, { recursive: true });
  return [
    { name: 'import of 5,000 rows: dry run', runs: read, unit: ' s', bound: 5 },
    { name: 'import of 5,000 rows: longest task until the dry run', runs: tasks, unit: ' ms', bound: 50 },
    { name: 'import of 5,000 rows: written', runs: written, unit: ' s', bound: 15 },
    { name: 'import of 5,000 rows: longest task while writing', runs: writingTasks, unit: ' ms', bound: 50 },
    ...(await importWriteFigures()), ...(await exportFigures(runs)),
  ];
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { importWriteFigures } from './import-writes.ts';
import { exportFigures } from './imports/export-figures.ts';
import { mixedFiles } from './imports/mixed-files.ts';
import { longestTask } from './longest-task.ts';
import { signIn } from './member-figures.ts';
import { launch } from './navigation.ts';

/** Rows of all files together. */
const ROWS = 5000;
const LIMIT_MS = 120_000;

/** Returns the sum of the states of rows, "Will be added 4,321". Throws if it is not that of all rows. */
const sumOf = (sums: ReadonlyArray<string>): number => {
  const states = sums.filter((text) => !text.startsWith('Another rating')).map((text) => Number(text.replace(/\D/g, '')));
  const [all = 0, ...others] = states;
  if (others.reduce((sum, state) => sum + state, 0) !== all) throw new Error(`The states of the rows are not all rows: ${sums.join(', ')}.`);
  return all;
};

/**
 * Measures an import of 5,000 rows of four services, in memory on the embedded catalogue: until the dry run is there, and until all is
 * written; and an export. Rows end in one of the states whose sums the dry run shows.
 */
export const importFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const read: number[] = [];
  const written: number[] = [];
  const tasks: number[] = [];
  const writingTasks: number[] = [];
  const ended: number[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
  const chosen = mixedFiles(folder);
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
    const sums = await page.getByRole('group', { name: 'Rows', exact: true }).getByRole('button').allInnerTexts();
    console.log(sums.join(', ').replace(/\s+/g, ' '));
    ended.push(sumOf(sums));
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
    { name: 'import of 5,000 rows: rows in the sums of the dry run', runs: ended, unit: '', bound: ROWS, atLeast: true },
    { name: 'import of 5,000 rows: longest task until the dry run', runs: tasks, unit: ' ms', bound: 50 },
    { name: 'import of 5,000 rows: written', runs: written, unit: ' s', bound: 15 },
    { name: 'import of 5,000 rows: longest task while writing', runs: writingTasks, unit: ' ms', bound: 50 },
    ...(await importWriteFigures()), ...(await exportFigures(runs)),
  ];
};

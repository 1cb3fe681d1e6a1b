import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { importWriteFigures } from './import-writes.ts';
import { letterboxdFiles } from './imports/letterboxd-files.ts';
import { longestTask } from './longest-task.ts';
import { signIn } from './member-figures.ts';
import { launch } from './navigation.ts';

/** Films of the files. Each has one row in the diary and every second one a rating of its own, so that there are 5,000 rows. */
const FILMS = 3334;
const LIMIT_MS = 120_000;

/**
 * Measures an import of 5,000 rows of two files, in memory on the embedded catalogue: until the dry run is there, and until all is written.
 */
export const importFigures = async (app: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const read: number[] = [];
  const written: number[] = [];
  const tasks: number[] = [];
  const writingTasks: number[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
  const chosen = letterboxdFiles(folder, { films: FILMS, times: 1, isRated: (index) => index % 2 === 0, hasWatched: false });
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
    ...(await importWriteFigures()),
  ];
};

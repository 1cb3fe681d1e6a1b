import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { signIn } from '../member-figures.ts';
import { launch } from '../navigation.ts';
import { letterboxdFiles } from './letterboxd-files.ts';

/** Films with four viewings, a rating and a row in `watched.csv` each: 51,000 rows. */
const FILMS = 8500;
const LIMIT_MS = 900_000;
/** Part of an import, in percent, whose time is compared at the beginning and at the end: an entry may not cost more and more. */
const PART = 20;

/** Measures an import of 51,000 rows in memory, once: until the dry run, until all is written, and how much slower the last entries are. */
export const bigImportFigures = async (app: string): Promise<ReadonlyArray<Figure>> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-big-import-'));
  const chosen = letterboxdFiles(folder, { films: FILMS, times: 4, isRated: () => true, hasWatched: true });
  const browser = await launch();
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await signIn(context, app);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`${app}/user-profile/settings/import`, { waitUntil: 'networkidle' });
  const start = Date.now();
  await page.locator('input[type="file"]').setInputFiles([...chosen]);
  await page.getByRole('heading', { name: /^Adds / }).waitFor();
  const read = (Date.now() - start) / 1000;
  const times = new Map<number, number>();
  await page.exposeFunction('noteDone', (percent: number) => times.set(percent, times.get(percent) ?? Date.now()));
  await page.evaluate((part) => {
    const noted = new Set<number>();
    new MutationObserver(() => {
      const [, done = '', all = ''] = /([\d,]+) of ([\d,]+) entries added/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
      const percent = Math.floor((100 * Number(done.replaceAll(',', ''))) / Number(all.replaceAll(',', '')));
      for (const each of [0, part, 100 - part]) {
        if (!(percent >= each) || noted.has(each)) continue;
        noted.add(each);
        (window as unknown as { noteDone: (percent: number) => void }).noteDone(each);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, PART);
  const begun = Date.now();
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await page.getByText(/^Added [\d,]+ viewings/).first().waitFor();
  const end = Date.now();
  await browser.close();
  rmSync(folder, { recursive: true });
  const first = (times.get(PART) ?? NaN) - (times.get(0) ?? NaN);
  const last = end - (times.get(100 - PART) ?? NaN);
  return [
    { name: 'import of 51,000 rows: dry run', runs: [read], unit: ' s', bound: null },
    { name: 'import of 51,000 rows: written', runs: [(end - begun) / 1000], unit: ' s', bound: null },
    { name: `import of 51,000 rows: its last ${PART} % over its first ${PART} %`, runs: [last / first], unit: '×', bound: 3 },
  ];
};

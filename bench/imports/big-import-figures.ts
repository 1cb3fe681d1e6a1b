import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { signIn } from '../member-figures.ts';
import { launchProfile } from '../navigation.ts';
import { letterboxdTables } from './letterboxd-files.ts';

/** Films with four viewings, a rating and a row in `watched.csv` each: 51,000 rows. */
const FILMS = 8500;
const LIMIT_MS = 900_000;
/** Part of an import, in percent, whose time is compared at the beginning and at the end: an entry may not cost more and more. */
const PART = 20;

/** Measures an import of 51,000 rows in memory, once: until the dry run, until all is written, and how much slower the last entries are. */
export const bigImportFigures = async (app: string): Promise<ReadonlyArray<Figure>> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-big-import-'));
  // The browser reads them as chosen files: contents that a test sends would be decoded in the page, in one long task.
  const chosen = Object.entries(letterboxdTables({ films: FILMS, times: 4, isRated: () => true, hasWatched: true })).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const context = await launchProfile(join(folder, 'profile'));
  await signIn(context, app);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`${app}/user-profile/settings/import`, { waitUntil: 'networkidle' });
  const start = Date.now();
  await page.locator('input[type="file"]').setInputFiles([...chosen]);
  await page.getByRole('heading', { name: /^Adds / }).waitFor();
  const read = (Date.now() - start) / 1000;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  /** Milliseconds of work of the page's thread so far. */
  const work = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const times = new Map<number, { readonly at: number; readonly work: number }>();
  await page.exposeFunction('noteDone', async (percent: number) => void times.set(percent, { at: Date.now(), work: await work() }));
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
  const end = { at: Date.now(), work: await work() };
  await context.close();
  rmSync(folder, { recursive: true });
  const none = { at: NaN, work: NaN };
  const [begin, early, late] = [0, PART, 100 - PART].map((percent) => times.get(percent) ?? none);
  const over = (of: (moment: typeof none) => number): number => (of(end) - of(late ?? none)) / (of(early ?? none) - of(begin ?? none));
  return [
    { name: 'import of 51,000 rows: dry run', runs: [read], unit: ' s', bound: null },
    { name: 'import of 51,000 rows: written', runs: [(end.at - begun) / 1000], unit: ' s', bound: null },
    { name: `import of 51,000 rows: its last ${PART} % over its first ${PART} %`, runs: [over(({ at }) => at)], unit: '×', bound: 2 },
    { name: 'import of 51,000 rows: the same of the page’s own work', runs: [over((moment) => moment.work)], unit: '×', bound: 1.3 },
  ];
};

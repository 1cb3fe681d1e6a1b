// Compares pages before, while and after an import of 5,000 rows is written on Firestore, on the emulators with the app's rules: how
// long a page takes to show its titles, in the tab that writes and in a new one, and the longest task meanwhile.
// Usage: npm run bench:imports [-- RUNS]   (default: 7 of each page)
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import type { Browser, Page } from 'playwright-core';
import { seed } from '#tests/emulators/seed-emulators.ts';
import { emulatorVariables, PROJECT } from '../../scripts/firebase/ports.mjs';
import { loadFacts } from '../../catalogue/load-facts';
import { isWithinBound, median, table, type Figure } from '../figures.ts';
import { longestTask } from '../longest-task.ts';
import { signIn } from '../member-figures.ts';
import { expectPainted, launch, painted, WATCH } from '../navigation.ts';
import { letterboxdTables } from './letterboxd-files.ts';
import { mixedFiles } from './mixed-files.ts';

const app = emulatorVariables()['MARQUEE_HOSTING'] ?? '';
const RUNS = Number(process.argv[2] ?? 7);
const IMPORT = '/user-profile/settings/import';
/** Longest time of a step, in ms, and the time for which a page stays open. */
const [LIMIT_MS, STAY_MS] = [600_000, 1000];
const PAGES = { 'own list': 'Watchlist', history: 'Watch history', films: 'Movies' } as const;
type PageName = keyof typeof PAGES;
const SHOWN = `location.pathname !== '${IMPORT}' && document.querySelector('main a[href*="/details"]') !== null`;
/** Script for a new page: resolves with the milliseconds from the navigation to the first frame with titles, however long it takes. */
const WATCH_NEW = `window.__titles = new Promise((resolve) => {
  const look = () => (${SHOWN} ? resolve(performance.now()) : requestAnimationFrame(look));
  requestAnimationFrame(look);
});`;

type Sample = { readonly page: PageName; readonly walked: number; readonly opened: number; readonly task: number };

/** Opens a page by its link, from the page of the import, and goes back there. Returns the time until its titles are painted, in ms. */
const walk = async (tab: Page, page: PageName): Promise<number> => {
  await expectPainted(tab, 'titles', 'click', SHOWN);
  await tab.getByRole('link', { name: PAGES[page], exact: true }).first().click();
  const millis = await painted(tab, 'titles');
  await tab.waitForTimeout(STAY_MS);
  await tab.goBack();
  await tab.locator('input[type="file"]').waitFor({ state: 'attached' });
  return millis;
};

/** Opens a page in a new tab. Returns the time from the navigation until its titles are painted, in ms. */
const openNew = async (tab: Page, page: PageName): Promise<number> => {
  const address = await tab.getByRole('link', { name: PAGES[page], exact: true }).first().getAttribute('href');
  const other = await tab.context().newPage();
  await other.addInitScript(WATCH_NEW);
  await other.goto(`${app}${address}`, { waitUntil: 'commit' });
  const millis = Number(await other.evaluate('window.__titles'));
  await other.close();
  return millis;
};

const measure = async (browser: Browser, tab: Page, page: PageName): Promise<Sample> => {
  let walked = NaN;
  const task = await longestTask(browser, tab, async () => void (walked = await walk(tab, page)));
  return { page, walked, opened: await openNew(tab, page), task };
};

/** Measures each page so often, as long as `isOn` says so at its end. */
const samplesOf = async (browser: Browser, tab: Page, runs: number, isOn: () => Promise<boolean>): Promise<ReadonlyArray<Sample>> => {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const page of Object.keys(PAGES) as ReadonlyArray<PageName>) {
      const sample = await measure(browser, tab, page);
      if (!(await isOn())) return samples;
      samples.push(sample);
    }
  return samples;
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
const watchlist = loadFacts().movies.slice(900, 960);
const first = letterboxdTables({ films: 60, times: 1, isRated: () => true, hasWatched: false, watchlist });
const firstFiles = Object.entries(first).map(([name, text]) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
});
await seed(initializeApp({ projectId: PROJECT }));
/** Opens the page of the import in a browser of its own. */
const openImport = async () => {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, app);
  const tab = await context.newPage();
  tab.setDefaultTimeout(LIMIT_MS);
  await tab.addInitScript(WATCH);
  await tab.goto(`${app}${IMPORT}`, { waitUntil: 'load' });
  return { browser, tab, progress: tab.getByRole('progressbar', { name: 'Progress of the import' }) };
};
const [here, elsewhere] = [await openImport(), await openImport()];
/** Begins an import of files. */
const begin = async (tab: Page, files: ReadonlyArray<string>): Promise<void> => {
  await tab.locator('input[type="file"]').setInputFiles([...files]);
  await tab.getByRole('button', { name: 'Add to my account' }).click();
};
const measureHere = (runs: number, isOn = (): Promise<boolean> => Promise.resolve(true)): Promise<ReadonlyArray<Sample>> =>
  samplesOf(here.browser, here.tab, runs, isOn);
const mixed = mixedFiles(folder);
/** Measures pages while a tab writes the import, and stops it: the rest would be written as before. */
const whileWriting = async ({ tab, progress }: Awaited<ReturnType<typeof openImport>>): Promise<ReadonlyArray<Sample>> => {
  await begin(tab, mixed);
  await progress.waitFor();
  const start = Date.now();
  const samples = await measureHere(RUNS, async () => (await progress.count()) > 0);
  const [text = 'All'] = /[\d,]+ of [\d,]+ entries added/.exec(await tab.getByRole('main').innerText()) ?? [];
  console.log(`${text} in ${Math.round((Date.now() - start) / 1000)} s`);
  if ((await progress.count()) > 0) await tab.getByRole('button', { name: 'Stop and keep what was added' }).click();
  await progress.waitFor({ state: 'detached' });
  return samples;
};

// Titles that the pages show before: some of a member who has been here.
await begin(here.tab, firstFiles);
await here.tab.getByText(/^Added [\d,]+ viewings/).waitFor();
// The first time, a page loads its code.
await measureHere(1);
const before = await measureHere(RUNS);
const other = await whileWriting(elsewhere);
const meanwhile = await whileWriting(here);
const after = await measureHere(RUNS);
await Promise.all([here, elsewhere].map(({ browser }) => browser.close()));
rmSync(folder, { recursive: true });

/**
 * Returns a value of a page in all phases. While another browser writes, the emulators are as busy and the same documents arrive; the tab
 * that writes itself may take a fifth longer, and a task 50 ms.
 */
const figuresOf = (page: PageName, of: 'walked' | 'opened' | 'task', what: string): ReadonlyArray<Figure> => {
  const runsOf = (samples: ReadonlyArray<Sample>): ReadonlyArray<number> =>
    samples.filter((sample) => sample.page === page).map((sample) => sample[of]);
  const slowest = Math.round(1.2 * median(runsOf(other)));
  const bound = of === 'task' ? Math.max(50, slowest) : slowest;
  const phases = { before, 'while another browser writes': other, 'while this one writes': meanwhile, after };
  return Object.entries(phases).map(([phase, samples]) =>
    ({ name: `${page}: ${what}, ${phase}`, runs: runsOf(samples), unit: ' ms', bound: samples === meanwhile ? bound : null }));
};
const figures = (Object.keys(PAGES) as ReadonlyArray<PageName>).flatMap((page) => [
  ...figuresOf(page, 'walked', 'titles in the same tab'), ...figuresOf(page, 'opened', 'titles in a new tab'),
  ...figuresOf(page, 'task', 'longest task'),
]);
console.log(`\nMeasured on ${new Date().toISOString().slice(0, 10)} on the emulators.\n\n${table(figures)}\n`);
if (!figures.every(isWithinBound)) process.exitCode = 1;

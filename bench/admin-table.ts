import type { Browser, Page } from 'playwright-core';
import { serve } from '../scripts/serve.mjs';
import type { Figure } from './figures.ts';
import { longestTask } from './longest-task.ts';
import { expectPainted, launch, painted, WATCH } from './navigation.ts';

const TABLE = '/admin/manage-users';
/** Name in the first row of all users, by name. */
const FIRST_NAME = 'Ada Abara 000000';
/** A search, its letters in turn, and the name in the first row of its results. */
const TYPED = 'emile g';
const FIRST_FOUND = 'Émile Grün 000064';
/** Time between two keys, in ms. */
const KEY_MS = 100;
/** Time after the last key in which the results have to be there, in ms. */
const SETTLED_MS = 2000;

/** Time between reaching a link and the click, in ms. */
const POINTING_MS = 250;

/** IndexedDB is missing in the page, so the memory backend keeps its state in memory, where an admin is signed in. */
const PREPARATION = `${WATCH} Object.defineProperty(window, 'indexedDB', { value: undefined }); localStorage.setItem('marquee.session-hint', '{"uid":"ada","hasEmails":false}');`;
const rowShown = (name: string): string =>
  `document.querySelector('main table tbody tr .user-name bdi')?.textContent === ${JSON.stringify(name)}`;

const openPage = async (browser: Browser, url: string, script = ''): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(PREPARATION + script);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
};

/** Measures milliseconds from opening the address to the first rows, without the time in which the page makes its users. */
const openAddress = async (browser: Browser, app: string): Promise<number> => {
  const page = await openPage(browser, app + TABLE, `window.__painted.rows = window.__until('rows', null, () => ${rowShown(FIRST_NAME)});`);
  const millis = await painted(page, 'rows');
  const made = Number(await page.evaluate("performance.getEntriesByName('crowd made')[0].duration"));
  await page.close();
  return millis - made;
};

/** Measures milliseconds from a click on the link to the table to its first rows. */
const openFromMenu = async (page: Page): Promise<number> => {
  await expectPainted(page, 'rows', 'click', rowShown(FIRST_NAME));
  const link = page.locator(`.side a[href="${TABLE}"]`);
  await link.hover();
  await page.waitForTimeout(POINTING_MS);
  await link.click();
  return painted(page, 'rows');
};

type Run = { readonly cold: number; readonly open: number; readonly typed: number };

const measure = async (browser: Browser, app: string): Promise<Run> => {
  const cold = await openAddress(browser, app);
  const page = await openPage(browser, `${app}/admin/dashboard`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const open = await openFromMenu(page);
  await page.waitForTimeout(SETTLED_MS);
  await page.getByRole('main').getByRole('searchbox').focus();
  const typed = await longestTask(browser, page, async () => {
    await page.keyboard.type(TYPED, { delay: KEY_MS });
    await page.getByRole('row').nth(1).getByText(FIRST_FOUND, { exact: true }).waitFor();
    await page.waitForTimeout(SETTLED_MS);
  });
  await page.close();
  return { cold, open, typed };
};

/**
 * Measures the table of 100,000 users in memory on a desktop, without throttling: the first rows, and the longest task while a search is
 * typed.
 * @param dir the folder of the build with these users.
 */
export const adminTableFigures = async (dir: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const app = await serve({ dir });
  const browser = await launch();
  const measured: Run[] = [];
  try {
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, app.address));
  } finally {
    await Promise.all([browser.close(), app.close()]);
  }
  const figure = (name: string, part: keyof Run, bound: number | null): Figure => ({
    name: `100,000 users: ${name}`,
    runs: measured.map((each) => each[part]),
    unit: ' ms', bound,
  });
  return [
    figure('click on “Manage Users” to the painted first rows', 'open', 200),
    figure('longest task while a search is typed', 'typed', 50),
    figure('start of the app at the address to the painted first rows', 'cold', null),
  ];
};

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, open, test } from '../steps';
import { ADDED, EMPTY, ENTRIES, FILES, FULL, ROWS, type Stored } from './import-files';

const IMPORT = '/user-profile/settings/import';
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(files);
const sums = (page: Page) => page.getByRole('region', { name: 'Check before anything is added' }).getByRole('heading');

/** The worker reads the files, loads when they are chosen, and ends with the reading. */
const isImportWorker = (worker: Worker): boolean => worker.url().includes('/assets/import-worker-');

/** Rows without a title that the account keeps. */
const entries = (page: Page) => page.getByRole('region', { name: 'Entries without a title' });

/** Saves the account's file from the settings. */
export const exportedFile = async (page: Page): Promise<Buffer> => {
  await open(page, '/user-profile/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  return readFileSync(await (await download).path());
};

const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo this import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone\./).first()).toBeVisible({ timeout: 120_000 });
};

type Journey = {
  /** A page of a member with an empty account. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Reads what the backend has. */
  readonly storedOf: (page: Page) => Promise<Stored>;
  /** Keeps what the tab sends from arriving until it is closed, before a third has arrived or from then on. */
  readonly hold: () => Promise<() => Promise<void>>;
  /** Whether the account's own file brings the account back at the end. */
  readonly isBroughtBack: boolean;
};

/** Entries that are added at least when the tab is closed. */
export const A_THIRD = Math.ceil(ENTRIES / 3);

/** Starts an import, stops the tab when it says that a third of the entries is added, and closes it. Returns how many were. */
const closeAtAThird = async (page: Page): Promise<number> => {
  await page.evaluate((entries) => {
    const observer = new MutationObserver(() => {
      const [text, done = ''] = /(\d+) of \d+ entries added\./.exec(document.querySelector('main')?.textContent ?? '') ?? [];
      if (Number(done) < entries) return;
      observer.disconnect();
      // Nothing of the tab runs while its dialog is open, so that it is closed where it stands.
      window.alert(text);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, A_THIRD);
  const dialog = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Add to my account' }).click().catch(() => undefined);
  const done = Number.parseInt((await dialog).message(), 10);
  await page.close();
  await click;
  return done;
};

/**
 * Imports files of five services, closes the tab at a third, goes on, repeats and takes back; may bring the account back from its own file.
 */
export const importJourney = async ({ page, context, storedOf, hold, isBroughtBack }: Journey): Promise<void> => {
  const expectStored = (reader: Page, stored: Stored): Promise<void> =>
    expect.poll(() => storedOf(reader), { timeout: 120_000 }).toEqual(stored);

  await test.step('the dry run says where each row ends and writes nothing', async () => {
    await open(page, IMPORT);
    expect(page.workers().filter(isImportWorker)).toEqual([]);
    const worker = page.waitForEvent('worker', isImportWorker);
    await choose(page, FILES);
    const ended = (await worker).waitForEvent('close');
    await expect(page.getByText(`${ROWS.all} rows in `)).toBeVisible();
    await ended;
    await expect(sums(page)).toHaveText(`Adds ${ADDED}.`);
    for (const [state, rows] of Object.entries(ROWS).slice(1))
      await expect(page.getByRole('button', { name: `${state} ${rows}`, exact: true })).toBeVisible();
    await expect(page.getByText('Marquee has no place for tags and the texts of reviews.')).toBeVisible();
    await expect(page.getByText(/^Left out, because Marquee keeps nothing of them: profile\.csv, .*collection-movies\.json/)).toBeVisible();
    await expect(page.getByText('Empty: _errors.json.')).toBeVisible();
  });
  await test.step('the tab is closed at a third', async () => {
    const release = await hold();
    const done = await closeAtAThird(page);
    expect(done).toBeGreaterThanOrEqual(A_THIRD);
    expect(done).toBeLessThan(ENTRIES);
    await release();
  });

  const next = await context.newPage();
  await test.step('another tab goes on by itself', async () => {
    await open(next, IMPORT);
    await expect(next.getByText(`Added ${ADDED}.`)).toBeVisible({ timeout: 120_000 });
    await expectStored(next, FULL);
    await expect(entries(next).getByText('A Film That Nobody Made (1901)')).toBeVisible();
  });
  const file = await exportedFile(next);

  await test.step('the same files a second time, and the account’s own file, add nothing', async () => {
    await open(next, IMPORT);
    await choose(next, [...FILES, { name: 'marquee-data.json', mimeType: 'application/json', buffer: file }]);
    await expect(sums(next)).toHaveText('There is nothing to add.');
    await next.getByRole('button', { name: 'Cancel', exact: true }).click();
  });
  await test.step('undo takes all of it back', async () => {
    await takeBack(next);
    await expectStored(next, EMPTY);
    await expect(entries(next)).toBeHidden();
  });
  if (!isBroughtBack) return;
  await test.step('the account’s own file brings all of it back', async () => {
    await open(next, IMPORT);
    await choose(next, { name: 'marquee-data.json', mimeType: 'application/json', buffer: file });
    await expect(sums(next)).toHaveText(new RegExp(`^Adds ${ADDED}`));
    await next.getByRole('button', { name: 'Add to my account' }).click();
    await expect(next.getByText(new RegExp(`^Added ${ADDED}`)).first()).toBeVisible({ timeout: 120_000 });
    await expectStored(next, FULL);
  });
};

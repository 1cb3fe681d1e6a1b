import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test } from '../steps';
import { ADDED, EMPTY, FILES, FULL, NEW_ROWS, ROWS, SAME_ROWS, type Stored } from './import-files';

const IMPORT = '/user-profile/settings/import';
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(files);
const sums = (page: Page) => page.getByRole('region', { name: 'Check before anything is added' }).getByRole('heading');

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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^Taken back\./).first()).toBeVisible({ timeout: 120_000 });
};

type Journey = {
  /** A page of a member with an empty account. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Reads what the backend has. */
  readonly storedOf: (page: Page) => Promise<Stored>;
  /** Keeps what the tab sends from arriving until it is closed. */
  readonly hold: () => Promise<() => Promise<void>>;
};

/**
 * Imports files of five services, closes the tab at a third, goes on, repeats, takes back, and brings the account back from its own file.
 */
export const importJourney = async ({ page, context, storedOf, hold }: Journey): Promise<void> => {
  const expectStored = (reader: Page, stored: Stored): Promise<void> =>
    expect.poll(() => storedOf(reader), { timeout: 120_000 }).toEqual(stored);

  await test.step('the dry run says where each row ends and writes nothing', async () => {
    await open(page, IMPORT);
    await choose(page, FILES);
    await expect(page.getByText(`${ROWS} rows in `)).toBeVisible();
    await expect(sums(page)).toHaveText(`Adds ${ADDED}.`);
    for (const name of [`Will be added ${NEW_ROWS}`, `Already there ${SAME_ROWS}`, 'Not found 1', 'Damaged 1'])
      await expect(page.getByRole('button', { name })).toBeVisible();
  });
  await test.step('the tab is closed at about a third', async () => {
    const release = await hold();
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await expect(page.getByText(new RegExp(`^[1-9]\\d* of ${NEW_ROWS} entries added\\.|^Added `)).first()).toBeVisible();
    await page.close();
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
  await test.step('the account’s own file brings all of it back', async () => {
    await open(next, IMPORT);
    await choose(next, { name: 'marquee-data.json', mimeType: 'application/json', buffer: file });
    await expect(sums(next)).toHaveText(new RegExp(`^Adds ${ADDED}`));
    await next.getByRole('button', { name: 'Add to my account' }).click();
    await expect(next.getByText(new RegExp(`^Added ${ADDED}`)).first()).toBeVisible({ timeout: 120_000 });
    await expectStored(next, FULL);
  });
};

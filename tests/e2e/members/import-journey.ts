import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test } from '../steps';

const IMPORT = '/user-profile/settings/import';
const FILMS = ['Heat,1995', 'Alien,1979', 'Whiplash,2014', 'Jaws,1975', 'Se7en,1995', 'Casablanca,1942', 'Psycho,1960', 'Ran,1985'];
const DAYS = 40;

const fileOf = (name: string, ...rows: ReadonlyArray<string>) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
const dayOf = (index: number): string => new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
/** Files as Letterboxd writes them: 320 viewings, of which one stands twice, a rating that cannot be read, and a list with a note. */
const FILES = [
  fileOf('diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    ...FILMS.flatMap((film) => Array.from({ length: DAYS }, (_, index) => `${dayOf(index)},${film},u,,,,${dayOf(index)}`)),
    `${dayOf(0)},${FILMS[0] ?? ''},u,,,,${dayOf(0)}`),
  fileOf('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating', '2024-05-12,Whiplash,2014,u,5', '2024-05-12,Jaws,1975,u,3.5',
    '2024-05-12,Ran,1985,u,not-a-number'),
  fileOf('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '2024-05-12,Parasite,2019,u', '2024-05-12,A Film That Nobody Made,1901,u'),
  fileOf('noir.csv', 'Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2024-01-01,Rainy nights,,u,Hats on', '',
    'Position,Name,Year,URL,Description', '1,Chinatown,1974,u,Forget it', '2,Heat,1995,u,'),
];

/** An account in short. */
export type Stored = {
  readonly viewings: number;
  readonly days: number;
  readonly ratings: ReadonlyArray<readonly [title: string, rating: number]>;
  readonly lists: Readonly<Record<string, ReadonlyArray<readonly [title: string, note: string | null]>>>;
};
const EMPTY: Stored = { viewings: 0, days: 0, ratings: [], lists: { favorites: [], watchlist: [] } };
const FULL: Stored = {
  viewings: FILMS.length * DAYS, days: DAYS, ratings: [['Jaws', 7], ['Whiplash', 10]],
  lists: { favorites: [], watchlist: [['Parasite', null]], rainy_nights: [['Chinatown', 'Forget it'], ['Heat', null]] },
};

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

/** Imports files, closes the tab at a third, goes on, repeats, takes back, and brings the account back from its own file. */
export const importJourney = async ({ page, context, storedOf, hold }: Journey): Promise<void> => {
  const expectStored = (reader: Page, stored: Stored): Promise<void> =>
    expect.poll(() => storedOf(reader), { timeout: 120_000 }).toEqual(stored);

  await test.step('the dry run says where each row ends and writes nothing', async () => {
    await open(page, IMPORT);
    await choose(page, FILES);
    await expect(page.getByText('328 rows in diary.csv, ratings.csv, watchlist.csv and noir.csv.')).toBeVisible();
    await expect(sums(page)).toHaveText('Adds 320 viewings, 2 ratings, 3 titles on lists and 1 new list.');
    for (const name of ['Will be added 325', 'Already there 1', 'Not found 1', 'Damaged 1'])
      await expect(page.getByRole('button', { name })).toBeVisible();
  });
  await test.step('the tab is closed at about a third', async () => {
    const release = await hold();
    await page.getByRole('button', { name: 'Add to my account' }).click();
    await expect(page.getByText(/^[1-9]\d* of 325 entries added\.|^Added 320/).first()).toBeVisible();
    await page.close();
    await release();
  });

  const next = await context.newPage();
  await test.step('another tab goes on by itself', async () => {
    await open(next, IMPORT);
    await expect(next.getByText('Added 320 viewings, 2 ratings, 3 titles on lists and 1 new list.')).toBeVisible({ timeout: 120_000 });
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
    await expect(sums(next)).toHaveText(/^Adds 320 viewings, 2 ratings, 3 titles on lists and 1 new list/);
    await next.getByRole('button', { name: 'Add to my account' }).click();
    await expect(next.getByText(/^Added 320 viewings, 2 ratings, 3 titles on lists/).first()).toBeVisible({ timeout: 120_000 });
    await expectStored(next, FULL);
  });
};

import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../e2e/pages';
import { expect, open, test } from '../e2e/steps';

const FIREBASE = /identitytoolkit|firestore\.googleapis/;

/** Every script that comes while a page is used. */
const scriptsOf = (page: Page): ReadonlyArray<string> => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok()) scripts.push(await answer.text().catch(() => ''));
  });
  return scripts;
};

test('the page to sign in brings the code of Firebase', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/login');
  await page.getByLabel('E-mail').fill('nobody@marquee.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => scripts.some((text) => FIREBASE.test(text))).toBe(true);
});

test('a visitor downloads none of it on any public page', async ({ page }) => {
  test.setTimeout(180_000);
  const scripts = scriptsOf(page);
  for (const { address } of PUBLIC_PAGES) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(PUBLIC_PAGES.length);
  expect(scripts.filter((text) => FIREBASE.test(text))).toEqual([]);
});

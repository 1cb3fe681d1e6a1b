import type { Page } from '@playwright/test';
import { expect, open } from '../steps';

/** Signs in as the demo member, on the page for it. */
export const signInAsMember = async (page: Page, email = 'maya@marquee.example'): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
};

/** Creates an account with the form and waits for its home page. */
export const register = async (page: Page, name: string, email: string): Promise<void> => {
  await open(page, '/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lantern gravel oboe');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);
};

import type { Page } from '@playwright/test';
import { expect, open } from '../e2e/steps';
import { DEMO_PASSWORD, type Person } from '../emulators/emulator-users';

/** Signs a user in with the form and waits for the home page. */
export const signIn = async (page: Page, { email }: Pick<Person, 'email'>, password = DEMO_PASSWORD): Promise<void> => {
  await open(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
};

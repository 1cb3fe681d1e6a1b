import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HIDDEN, imageFile } from './image-file';
import { awake, expect, heading, open, test } from './steps';

const MAYA = { email: 'maya@marquee.example', password: 'marquee-demo' };
const NEW_PASSWORD = 'a summer of night trains';
const NEW_EMAIL = 'maya.roe@marquee.example';

const signIn = async (page: Page, { email, password }: typeof MAYA): Promise<void> => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
};
const credentials = (page: Page) => page.getByRole('dialog', { name: 'Change e-mail or password' });
const fillCurrentPassword = async (page: Page, password: string): Promise<void> => {
  await credentials(page).getByLabel('Current password', { exact: true }).fill(password);
  await credentials(page).getByLabel('Confirm current password').fill(password);
};
const avatarSource = (page: Page): Promise<string | null> => page.locator('.me img').getAttribute('src');

test.setTimeout(150_000);

test(
  'a member finds recent titles, changes profile and credentials, exports the data and deletes the account',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    // A rejected sign-in with the outdated password is logged.
    complaints.expect(/^\[sign-in\] \{_tag: unauthenticated\}$/);
    await test.step('signs in and opens a title, which then appears on the home page', async () => {
      await signIn(page, MAYA);
      await expect(heading(page)).toHaveText('Welcome, Maya Rosen');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('heading', { level: 2, name: /^Pick something you’ve seen/ })).toBeVisible();
      await open(page, '/details?type=movie&id=289');
      await expect(heading(page)).toHaveText('Casablanca');
      // A title page does not wait for the session, so the user is known a moment later.
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await open(page, '/home');
      await expect(page.getByRole('heading', { level: 2, name: 'Casablanca', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', '/details?type=movie&id=289');
      await expect(page.getByRole('heading', { level: 2, name: 'Because you viewed Casablanca' })).toBeVisible();
    });

  await test.step('changes the name', async () => {
    await open(page, '/user-profile');
    await page.getByLabel('Name', { exact: true }).fill('Maya Roe');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

    await test.step('uploads a picture, which is cropped and stripped of metadata; it and the name survive a reload', async () => {
      await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: imageFile() });
      const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
      await dialog.getByRole('group', { name: /arrow keys/ }).press('ArrowLeft');
      await dialog.getByRole('button', { name: 'Use this picture' }).click();
      await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
      const source = (await avatarSource(page)) ?? '';
      expect(source).toMatch(/^data:image\/webp/);
      expect(Buffer.from(source.split('base64,')[1] ?? '', 'base64').includes(HIDDEN)).toBe(false);
      const size = await page
        .locator('.me img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));
      expect(size).toEqual([512, 512]);
      await page.reload();
      await awake(page);
      await expect(page.locator('.me img')).toHaveAttribute('src', source);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Roe');
    });

  await test.step('changes the password and signs in with it', async () => {
    await open(page, '/user-profile/settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    await fillCurrentPassword(page, MAYA.password);
    await credentials(page).getByLabel('New password').fill(NEW_PASSWORD);
    await credentials(page).getByRole('button', { name: 'Change password' }).click();
    await expect(credentials(page).getByText(/You’ve been signed out on all your other devices/)).toBeVisible();
    await credentials(page).getByRole('button', { name: 'Done' }).click();
    await signOut(page);
    await signIn(page, MAYA);
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password' })).toBeVisible();
    await signIn(page, { ...MAYA, password: NEW_PASSWORD });
    await expect(heading(page)).toHaveText(/, Maya Roe$/);
  });

  await test.step('changes the e-mail with the action e-mail sent to the new address', async () => {
    await open(page, '/user-profile/settings');
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await fillCurrentPassword(page, NEW_PASSWORD);
    await credentials(page).getByLabel('New e-mail').fill(NEW_EMAIL);
    await credentials(page).getByRole('button', { name: 'Change e-mail' }).click();
    await expect(page.getByText('Please open your imbox to verify your new email!')).toBeVisible();
    await expect(credentials(page).getByText(/you still sign in with/)).toBeVisible();
    await credentials(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('main').getByText(MAYA.email, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Confirm your new e-mail' }).click();
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(heading(page)).toHaveText('E-mail changed');
    await open(page, '/user-profile/settings');
    await expect(page.getByRole('main').getByText(NEW_EMAIL, { exact: true }).first()).toBeVisible();
  });

    await test.step('downloads the data', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export data' }).click()]);
      expect(file.suggestedFilename()).toBe('marquee-data.json');
      const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data).toMatchObject({
        format: 'marquee-member',
        account: { email: NEW_EMAIL, emailVerified: true, role: 'user' },
        profile: { name: 'Maya Roe', email: NEW_EMAIL, content: [{ title: 'Casablanca' }] },
      });
    });

  await test.step('deletes the account', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('This field is required!')).toHaveCount(2);
    await dialog.getByLabel('Type your e-mail to confirm').fill(NEW_EMAIL);
    await dialog.getByLabel('Current password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  });
});

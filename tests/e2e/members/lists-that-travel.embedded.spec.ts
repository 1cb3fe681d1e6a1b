import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

const NOTE = { title: 'Heat', text: 'The coffee shop scene.' };

const openShareDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  return page.getByRole('dialog', { name: 'Share “Heist films”' });
};

test('a shared list with notes is drawn, saved as a file, picked from, copied by a member and added to the watchlist', async ({ page }) => {
  await signInAsMember(page, 'noor@marquee.example');
  await open(page, '/user-profile/user-lists/heist_films?list_id=noor-heists');
  await expect(heading(page)).toHaveText('Heist films');
  const dialog = await openShareDialog(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = new URL(await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue()).pathname;

  await test.step('the picture is drawn on this device', async () => {
    await dialog.getByRole('button', { name: 'Make a picture' }).click();
    await expect(dialog.getByRole('img', { name: /^Posters of the list/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download picture' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('marquee-heist-films-1200x630.jpg');
    expect(readFileSync(await saved.path()).subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  const file = await test.step('the file contains no note until the owner shows them', async () => {
    const saveFile = async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download this list' }).click();
      return readFileSync(await (await download).path());
    };
    expect((await saveFile()).toString()).not.toContain(NOTE.text);
    await dialog.getByRole('switch', { name: 'Show my notes' }).check();
    const shown = await saveFile();
    expect(shown.toString()).toContain(NOTE.text);
    return shown;
  });
  await dialog.getByRole('button', { name: 'Close' }).click();

  await test.step('the owner is led to the list instead of a copy', async () => {
    await open(page, address);
    await expect(page.getByRole('link', { name: 'Open in your lists' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy to my lists' })).toHaveCount(0);
  });

  await test.step('two presses from the list lead a visitor to a title of it', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await open(page, address);
    await page.getByRole('link', { name: 'Pick one for tonight' }).click();
    await expect(page.getByText(/^“Heist films” comes first: \d+ films\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Any mood' }).click();
    await expect(page.getByText('On “Heist films”.')).toBeVisible();
  });

  await test.step('a visitor reads the note, signs in and is back on the list', async () => {
    await open(page, address);
    await page.getByRole('button', { name: `Note on ${NOTE.title}: ${NOTE.text}` }).click();
    await expect(page.getByRole('dialog', { name: `Note on ${NOTE.title}` })).toHaveText(NOTE.text);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sign in to copy this list' }).click();
    await page.getByRole('button', { name: 'Sign in as Member', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
  });

  await test.step('the member copies the list and adds its titles to the watchlist', async () => {
    await page.getByRole('button', { name: 'Copy to my lists' }).click();
    await expect(page.getByText('Copied 7 titles to “Heist films”')).toBeVisible();
    await page.getByRole('button', { name: 'Add all to watchlist' }).click();
    await expect(page.getByText('Added 7 titles to Watchlist.')).toBeVisible();
    await page.getByRole('button', { name: 'Add all to watchlist' }).click();
    await expect(page.getByText('All 7 titles are on your watchlist already.')).toBeVisible();
    await page.getByRole('link', { name: 'Open your copy' }).click();
    await expect(heading(page)).toHaveText('Heist films');
    await expect(page.getByText(NOTE.text)).toBeVisible();
  });

  await test.step('another Marquee reads the file', async () => {
    await open(page, '/user-profile/settings/import');
    const chosen = { name: 'marquee-heist-films.json', mimeType: 'application/json', buffer: file };
    await page.locator('input[type="file"]').setInputFiles(chosen);
    await expect(page.getByRole('main').getByText('Heist films').first()).toBeVisible();
  });
});

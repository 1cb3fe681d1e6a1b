import type { Page } from '@playwright/test';
import { expect, expectNotFound, heading, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(150_000);

const titles = (page: Page) => page.getByRole('list', { name: 'All titles in this list' }).getByRole('link').locator('b');
/** Presses a key until its effect is announced: an item that was just picked up cannot be moved before the positions are measured. */
const pressUntilAnnounced = (page: Page, key: string, text: string): Promise<void> =>
  expect(async () => {
    if ((await page.getByText(text).count()) === 0) await page.keyboard.press(key);
    await expect(page.getByText(text)).toBeAttached({ timeout: 2000 });
  }).toPass();

test('a member fills a list, reorders it, takes changes back, deletes a list and restores it', { tag: '@journey' }, async ({ page }) => {
  await signInAsMember(page);
  const names: string[] = [];
  await test.step('adds three titles from their posters', async () => {
    await open(page, '/movies/popular');
    const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ });
    for (const index of [0, 1, 2]) {
      await expect(add.nth(index)).not.toHaveAttribute('aria-disabled');
      names.push(((await add.nth(index).getAttribute('aria-label')) ?? '').replace(/^Add (.*) to Watchlist$/, '$1'));
      await add.nth(index).click();
      await expect(add.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
  });

  await test.step('finds them on the watchlist, the last one first', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Watchlist' }).click();
    await expect(page).toHaveURL(/\/user-profile\/user-lists\/watchlist\?list_id=/);
    await expect(heading(page)).toHaveText('Watchlist');
    await expect(titles(page)).toHaveText([...names].reverse());
  });

  await test.step('moves the first title by keyboard and takes it back', async () => {
    await page.getByRole('button', { name: 'Sort by: Last added' }).click();
    await page.getByRole('option', { name: 'My order', exact: true }).click();
    await expect(page).toHaveURL(/&sort=own$/);
    const ranked = (order: ReadonlyArray<number>): string[] => order.map((name, rank) => `${rank + 1}. ${names[name] ?? ''}`);
    await expect(titles(page)).toHaveText(ranked([0, 1, 2]));
    await page.getByRole('button', { name: `Move ${names[0] ?? ''}, now 1 of 3` }).focus();
    await pressUntilAnnounced(page, 'Space', `${names[0] ?? ''}: position 1 of 3.`);
    await pressUntilAnnounced(page, 'ArrowRight', `${names[0] ?? ''}: position 2 of 3.`);
    await page.keyboard.press('Space');
    await expect(titles(page)).toHaveText(ranked([1, 0, 2]));
    await page.keyboard.press('Control+z');
    await expect(titles(page)).toHaveText(ranked([0, 1, 2]));
  });

  await test.step('copies two titles to a new list', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox').nth(0).click();
    await page.getByRole('checkbox').nth(2).click();
    await page.getByRole('button', { name: 'Copy to…' }).click();
    await page.getByLabel('Find a list').fill('Train films');
    await page.getByRole('button', { name: 'Create “Train films”' }).click();
    await page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Train films' }).click();
    await expect(titles(page)).toHaveText([`1. ${names[0] ?? ''}`, `2. ${names[2] ?? ''}`]);
  });

  await test.step('adds a title by name, by keyboard alone, and takes it back', async () => {
    const add = page.getByRole('button', { name: 'Add titles' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Find a film or series' })).toBeFocused();
    await page.keyboard.type('the third man');
    await expect(page.getByRole('row', { name: /^The Third Man\b/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '“The Third Man” added' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await expect(titles(page)).toHaveText([`1. ${names[0] ?? ''}`, `2. ${names[2] ?? ''}`, '3. The Third Man']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles(page)).toHaveCount(2);
  });

  await test.step('deletes the list, is told so at its address, and restores it', async () => {
    const address = new URL(page.url());
    await page.getByRole('button', { name: 'More actions for this list' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete “Train films” with 2 titles?' })
      .getByRole('button', { name: 'Delete list' })
      .click();
    await expect(heading(page)).toHaveText('Manage lists');
    await open(page, address.pathname + address.search);
    await expect(heading(page)).toHaveText('Train films');
    await expect(page.getByText('This list was deleted.')).toBeVisible();
    await expectNotFound(page, `/user-profile/user-lists/favorites${address.search}`);
    await open(page, '/user-profile/user-lists');
    await page.getByRole('button', { name: 'Restore Train films' }).click();
    await page.getByRole('list', { name: 'Your lists' }).getByRole('link', { name: 'Train films' }).click();
    await expect(titles(page)).toHaveCount(2);
    await page.reload();
    await expect(titles(page)).toHaveText([`1. ${names[0] ?? ''}`, `2. ${names[2] ?? ''}`]);
  });
});

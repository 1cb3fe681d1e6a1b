import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../../e2e/steps';
import { createTestUser, store } from '../admin-access';
import { signIn } from '../sign-in';

test.setTimeout(180_000);

const addTitle = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add titles' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add titles' });
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('button', { name: `Add ${name} to this list` }).first().click();
  await expect(dialog.getByText('On this list').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
};
const pressUntilAnnounced = (page: Page, key: string, text: string): Promise<void> =>
  expect(async () => {
    if ((await page.getByText(text).count()) === 0) await page.keyboard.press(key);
    await expect(page.getByText(text)).toBeAttached({ timeout: 2000 });
  }).toPass();
const titlesOf = (page: Page) => page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem');

test('two people in two browsers see what the other one adds, moves and notes without a reload', async ({
  page, elsewhere, complaints,
}) => {
  complaints.expect(/status of 404/);
  const [owner, editor] = [await createTestUser(), await createTestUser()];
  await signIn(page, owner, owner.password);
  await open(page, '/user-profile/watchlist');
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  const people = page.getByRole('region', { name: 'Edit together' });
  await people.getByRole('button', { name: 'Create invitation link' }).click();
  const link = new URL(await people.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const other = await elsewhere();
  await signIn(other, editor, editor.password);
  await open(other, link.pathname + link.search);
  await other.getByRole('button', { name: 'Edit together' }).click();
  await expect(heading(other)).toHaveText('Watchlist');

  await test.step('the editor sees what the owner adds', async () => {
    await addTitle(page, 'The Third Man');
    await expect(titlesOf(other)).toContainText(['The Third Man'], { timeout: 25_000 });
  });

  await test.step('the owner sees what the editor adds, with the name', async () => {
    await addTitle(other, 'Chinatown');
    await expect(titlesOf(page)).toHaveCount(2);
    await expect(titlesOf(other)).toHaveCount(2);
  });

  await test.step('the editor moves a title by keyboard, and the order is the owner’s', async () => {
    const orderOf = async () => (await store.collection(`lists/${owner.uid}-watchlist/items`).orderBy('order').get())
      .docs.map((item) => [item.get('title') as string, (item.get('addedBy') as string | undefined) ?? null]);
    const before = await orderOf();
    const name = before[1]?.[0] ?? '';
    await other.getByRole('button', { name: `Move ${name}, now 2 of 2` }).focus();
    await pressUntilAnnounced(other, 'Space', `${name}: position 2 of 2.`);
    await pressUntilAnnounced(other, 'ArrowUp', `${name}: position 1 of 2.`);
    await other.keyboard.press('Space');
    await expect.poll(orderOf).toEqual(before.toReversed());
    expect(before).toContainEqual(['Chinatown', editor.uid]);
    expect(before).toContainEqual(['The Third Man', null]);
  });

  await test.step('whoever is taken out sees the list no more', async () => {
    await page.getByRole('button', { name: 'More actions for this list' }).click();
    await page.getByRole('menuitem', { name: 'Share list' }).click();
    await people.getByRole('button', { name: 'Remove Somebody' }).click();
    await people.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(titlesOf(other)).toHaveCount(0, { timeout: 30_000 });
  });
});

import type { Page } from '@playwright/test';
import { expect, heading, open, test } from '../../e2e/steps';
import { call, createTestUser, store } from '../admin-access';
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
const titlesOf = (page: Page) => page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem');

test('two people in two browsers see what the other one adds without a reload', async ({ page, elsewhere, complaints }) => {
  complaints.expect(/status of 404/);
  const [owner, editor] = [await createTestUser(), await createTestUser()];
  const listID = `${owner.uid}-watchlist`;
  const invited = await call('inviteToList', 'POST', owner.token, { listID });
  expect(invited.status, invited.text).toBe(200);
  const { response: { inviteId } } = JSON.parse(invited.text) as { readonly response: { readonly inviteId: string } };
  await signIn(page, owner, owner.password);
  await open(page, '/user-profile/watchlist');

  const other = await elsewhere();
  await signIn(other, editor, editor.password);
  await open(other, `/user-profile/user-lists?invitation=${inviteId}`);
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
    const stored = (await store.collection(`lists/${listID}/items`).get()).docs
      .map((item) => [item.get('title') as string, (item.get('addedBy') as string | undefined) ?? null]);
    expect(stored.sort()).toEqual([['Chinatown', editor.uid], ['The Third Man', null]]);
  });

  await test.step('whoever is taken out sees the list no more', async () => {
    await page.getByRole('button', { name: 'More actions for this list' }).click();
    await page.getByRole('menuitem', { name: 'Share list' }).click();
    const people = page.getByRole('region', { name: 'Edit together' });
    await people.getByRole('button', { name: 'Remove Somebody' }).click();
    await people.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(titlesOf(other)).toHaveCount(0, { timeout: 30_000 });
  });
});

import { expect, heading, open, test } from '../steps';
import { signInAsMember } from './sign-in';

test.setTimeout(120_000);

/** Without a server, an invitation works between two accounts of one browser. */
test('two people edit a list together, and the one who leaves keeps a copy', async ({ page }) => {
  await signInAsMember(page, 'noor@marquee.example');
  await open(page, '/user-profile/user-lists/heist_films?list_id=noor-heists');
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  const people = page.getByRole('region', { name: 'Edit together' });
  await people.getByRole('button', { name: 'Create invitation link' }).click();
  const { pathname, search } = new URL(await people.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await test.step('the link leads through the sign-in to the invitation', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(pathname + search);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@marquee.example');
    await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Edit together' }).click();
    await expect(heading(page)).toHaveText('Heist films');
    await expect(page.getByText(/^Edited by .* and you$/)).toBeVisible();
  });

  await test.step('a title is added under the name of whoever adds it', async () => {
    await page.getByRole('button', { name: 'Add titles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add titles' });
    await dialog.getByRole('combobox').fill('the third man');
    await dialog.getByRole('button', { name: 'Add The Third Man to this list' }).first().click();
    await expect(dialog.getByText('On this list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Added by you')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Added by you')).toBeVisible();
  });

  await test.step('leaving keeps a copy', async () => {
    await page.getByRole('button', { name: 'Leave this list' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave this list' }).click();
    await expect(heading(page)).toHaveText('Manage lists');
    await expect(page.getByRole('heading', { name: 'Lists with others' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Heist films' }).first().click();
    await expect(heading(page)).toHaveText('Heist films');
    await expect(page.getByRole('link', { name: /The Third Man/ }).first()).toBeVisible();
    await expect(page.getByText('Added by you')).toBeHidden();
  });
});

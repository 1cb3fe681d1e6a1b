import { expect, heading, open, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { signIn } from './sign-in';

test('a visitor elsewhere reads a shared list without Firebase, and no longer after its link has ended', async ({
  page, elsewhere, complaints,
}) => {
  complaints.expect(/status of 404/);
  const member = await createTestUser();
  await signIn(page, member, member.password);
  await open(page, '/movies/popular');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to Watchlist$/ }).first();
  await expect(add).not.toHaveAttribute('aria-disabled');
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.*) to Watchlist$/, '$1');
  await add.click();
  // The change is stored once it is confirmed; a page that is left earlier may lose it.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await open(page, '/user-profile/watchlist');
  await expect(page.getByRole('list', { name: 'All titles in this list' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Watchlist”' });
  await expect(dialog).not.toContainText('works only in this browser');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = new URL(await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue()).pathname;

  const html = await (await page.request.get(address)).text();
  // A trigger counts the titles of a list some time after they were added; until then the text names no number.
  expect(html).toMatch(/“Watchlist”, a list (?:of 1 title )?by Somebody\./);
  expect(html).toMatch(/<title>Watchlist · Marquee<\/title>[\s\S]*<meta name="robots" content="noindex"\/>/);
  expect(html).not.toContain('@marquee.example');

  const visitor = await elsewhere();
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(request.url()));
  await open(visitor, address);
  await expect(heading(visitor)).toHaveText('Watchlist');
  await expect(visitor.getByText(/^A list by Somebody/)).toBeVisible();
  await expect(visitor.getByRole('list', { name: 'All titles in this list' }).getByRole('link', { name })).toBeVisible();
  expect(scripts.filter((url) => /firestore|identitytoolkit/.test(url))).toEqual([]);

  await dialog.getByRole('button', { name: 'End share link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End share link' }).click();
  await expect(page.getByText('The link to “Watchlist” has ended')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/This link doesn’t lead to a list/)).toBeVisible();
});

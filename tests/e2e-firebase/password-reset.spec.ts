import { expect, heading, open, test } from '../e2e/steps';
import { createTestUser, unique } from './admin-access';
import { actionEmailTo } from './action-emails';
import { signIn } from './sign-in';
import { A_MINUTE, at, enter } from './steps';

test.setTimeout(120_000);

test('a forgotten password is replaced by a letter that works once, and nobody learns whose address is known', async ({ page, elsewhere, complaints }) => {
  // The old password and the letter's second use: the identity service says no, and the browser says so too.
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] \{_tag: unauthenticated\}$/);
  // Where the old session ends, the profile closes a moment before the page hears why.
  complaints.expect(/^\[session\.profile\] \{_tag: forbidden/);
  const member = await createTestUser();
  const newPassword = 'pepper harbour violin';
  const other = await elsewhere();
  await signIn(other, member, member.password);
  await open(other, '/user-profile');
  const said: string[] = [];
  for (const email of [`${unique('nobody')}@marquee.example`, member.email]) {
    await open(page, '/login?reset');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the letter' }).click();
    const note = page.getByText(`If ${email} has an account here`);
    await expect(note).toBeVisible();
    said.push(((await note.textContent()) ?? '').replace(email, 'somebody'));
  }
  expect(said[0]).toBe(said[1]);

  const letter = await actionEmailTo('resetPassword', member.email);
  await open(page, letter);
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('The new one counts');
  // Whoever was signed in with the old one is out, as the page says.
  await at(other, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
  await other.close();
  await open(page, letter);
  await expect(page.getByRole('link', { name: 'Send another letter' })).toBeVisible();

  await open(page, '/login');
  await enter(page, member.email, member.password);
  await expect(page.getByRole('alert').filter({ hasText: 'do not open an account' })).toBeVisible();
  await enter(page, member.email, newPassword);
  await at(page, '/home');
});

import { expect, heading, open, test } from '../e2e/steps';
import { createTestUser, unique } from './admin-access';
import { actionEmailTo } from './action-emails';
import { signIn } from './sign-in';
import { A_MINUTE, at, enter } from './steps';

test.setTimeout(120_000);

test('a password reset e-mail works once, and the form does not reveal which addresses are known', async ({
  page, elsewhere, complaints,
}) => {
  // The old password and the second use of the action code log status 400 of the identity service and an entry of the app.
  complaints.expect(/the server responded with a status of 400|^\[sign-in\] \{_tag: unauthenticated\}$/);
  // The sign-in is noted after three seconds, which can be after the end of its session.
  complaints.expect(/the server responded with a status of 401/);
  // The profile of the ended session becomes unreadable a moment before the page receives the reason.
  complaints.expect(/^\[session\.profile\] \{_tag: forbidden/);
  const member = await createTestUser();
  const newPassword = 'pepper harbour violin';
  const other = await elsewhere();
  await signIn(other, member, member.password);
  await open(other, '/user-profile');
  const messages: string[] = [];
  for (const email of [`${unique('nobody')}@marquee.example`, member.email]) {
    await open(page, '/login?reset');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    const note = page.getByText(`If ${email} has an account`);
    await expect(note).toBeVisible();
    messages.push(((await note.textContent()) ?? '').replace(email, 'somebody'));
  }
  expect(messages[0]).toBe(messages[1]);

  const resetUrl = await actionEmailTo('resetPassword', member.email);
  await open(page, resetUrl);
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Password changed');
  await open(page, resetUrl);
  await expect(page.getByRole('link', { name: 'Send another link' })).toBeVisible();

  await open(page, '/login');
  await enter(page, member.email, member.password);
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password' })).toBeVisible();
  await enter(page, member.email, newPassword);
  await at(page, '/home');
  // Sessions that began with the old password end, as the page states; a browser notices it up to ten seconds later.
  await at(other, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
});

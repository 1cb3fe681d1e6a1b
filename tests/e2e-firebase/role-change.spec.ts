import { expect, open, test } from '../e2e/steps';
import { asAdmin, createTestUser } from './admin-access';
import { signIn } from './sign-in';
import { A_MINUTE, at, expectNotReloaded, mark, openMenu } from './steps';
import { opens } from './storage-token';

test.setTimeout(150_000);

/** Log entry of a profile that becomes unreadable a moment before the page receives the reason. */
const PROFILE_ERROR = /^\[session\.profile\] \{_tag: forbidden/;

test('disabling a signed-in member ends the session without a reload and revokes access to all data', async ({
  page, context, complaints,
}) => {
  complaints.expect(PROFILE_ERROR);
  // The sign-in is noted after three seconds, which can be after the account was disabled.
  complaints.expect(/the server responded with a status of 403/);
  const member = await createTestUser();
  await signIn(page, member, member.password);
  await open(page, '/user-profile');
  await mark(page);
  const other = await context.newPage();
  await open(other, '/user-profile/settings');
  expect(await opens(member.uid, member.token)).toEqual({ read: 200, write: 200, image: 200, call: 200 });

  await asAdmin('updateUserData', 'PUT', { uid: member.uid, disabled: true });
  const { read, write, image, call: called } = await opens(member.uid, member.token);
  expect([read, write, image]).toEqual([403, 403, 403]);
  expect([401, 403]).toContain(called);

  await at(page, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
  await expectNotReloaded(page);
  await at(other, `/login?next=${encodeURIComponent('/user-profile/settings')}`, A_MINUTE);
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
});

test('granting or revoking the admin role takes effect on the open page', async ({ page }) => {
  const member = await createTestUser();
  const setRole = (userRole: 'admin' | 'user') => asAdmin('setUserRole', 'PATCH', { userRole, userIDToGiveRole: member.uid });
  await signIn(page, member, member.password);
  await page.goto('/admin/dashboard');
  await at(page, '/home');
  await open(page, '/user-profile');
  await mark(page);
  const dashboard = page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Dashboard' });
  await expect(page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Manage lists' })).toBeVisible();
  await expect(dashboard).toHaveCount(0);

  await setRole('admin');
  await expect(dashboard).toBeVisible({ timeout: A_MINUTE });
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await at(page, '/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeVisible();

  await setRole('user');
  await at(page, '/home', A_MINUTE);
  await expectNotReloaded(page);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await at(page, '/home');
});

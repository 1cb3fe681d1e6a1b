import { expect, open, test } from '../e2e/steps';
import { asAdmin, createTestUser } from './admin-access';
import { signIn } from './sign-in';
import { A_MINUTE, at, expectNotReloaded, mark, openMenu } from './steps';
import { opens } from './storage-token';

test.setTimeout(150_000);

/** Log entry of a profile that becomes unreadable a moment before the page receives the reason. */
const PROFILE_ERROR = /^\[session\.profile\] \{_tag: forbidden/;

test('granting and revoking the admin role, and disabling, take effect on the open page without a reload', async ({
  page, context, complaints,
}) => {
  complaints.expect(PROFILE_ERROR);
  const member = await createTestUser();
  const setRole = (userRole: 'admin' | 'user') => asAdmin('setUserRole', 'PATCH', { userRole, userIDToGiveRole: member.uid });
  await signIn(page, member, member.password);
  await page.goto('/admin/dashboard');
  await at(page, '/home');
  await open(page, '/user-profile');
  await mark(page);

  await test.step('a member becomes an admin', async () => {
    const dashboard = page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Dashboard' });
    await expect(page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: 'Manage lists' })).toBeVisible();
    await expect(dashboard).toHaveCount(0);
    await setRole('admin');
    await expect(dashboard).toBeVisible({ timeout: A_MINUTE });
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await at(page, '/admin/dashboard');
    await expect(page.getByRole('navigation', { name: 'Admin menu' })).toBeVisible();
  });

  await test.step('the admin leaves the admin area, is told why, and comes in no more', async () => {
    await setRole('user');
    await at(page, '/home', A_MINUTE);
    await expect(page.getByText('You’re no longer an admin. Nothing else in your account was changed.')).toBeVisible();
    await expectNotReloaded(page);
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveCount(0);
    await page.goto('/admin/dashboard');
    await at(page, '/home');
  });

  await test.step('the disabled member is signed out in both tabs, is told why, and reaches no data', async () => {
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
    await expect(page.getByText('You’ve been signed out, because your account was disabled or deleted.')).toBeVisible();
    await expectNotReloaded(page);
    await at(other, `/login?next=${encodeURIComponent('/user-profile/settings')}`, A_MINUTE);
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  });
});

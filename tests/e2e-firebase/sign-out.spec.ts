import { expect, open, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { expectNoDocuments, storedDataOf } from './stored-data';
import { signIn } from './sign-in';
import { at, enter, expectNotReloaded, mark, signOut } from './steps';

test('signing out in one tab signs out the others and removes private data from the browser', async ({ page, context }) => {
  const member = await createTestUser();
  await signIn(page, member, member.password);
  const guarded = await context.newPage();
  await open(guarded, '/user-profile');
  await mark(guarded);
  const third = await context.newPage();
  await open(third, '/genre');
  await expect(third.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect((await storedDataOf(page)).text).toContain(member.email);
  await signOut(page);
  await at(page, '/');
  await at(guarded, `/login?next=${encodeURIComponent('/user-profile')}`);
  await expect(third.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await at(third, '/genre');
  await expectNoDocuments(page);
  expect((await storedDataOf(page)).text).not.toContain(member.email);

  await enter(guarded, member.email, member.password);
  await at(guarded, '/user-profile');
  await expectNotReloaded(guarded);
  await expect(third.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await at(page, '/home');
});

test('private data that a tab is closed before it has removed goes at the next visit', async ({ page, context }) => {
  await page.addInitScript(() => {
    // A browser that has not deleted the database yet.
    indexedDB.deleteDatabase = () => ({}) as IDBOpenDBRequest;
  });
  const member = await createTestUser();
  await signIn(page, member, member.password);
  await signOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('marquee.session-hint'))).toContain('"uid":null');
  expect((await storedDataOf(page)).text).toContain(member.email);
  const next = await context.newPage();
  await page.close();
  await open(next, '/faq');
  await expectNoDocuments(next);
  expect((await storedDataOf(next)).text).not.toContain(member.email);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('marquee.uncleared'))).toBeNull();
});

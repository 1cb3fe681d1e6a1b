import { DEMO_PASSWORD, MAYA } from '../emulators/emulator-users';
import { named } from '../../scripts/firebase/ports.mjs';
import { kept, keptForMember } from '../e2e/offline/site';
import { expect, heading, open, test } from '../e2e/steps';
import { createTestUser } from './admin-access';
import { expectNoDocuments, storedDataOf } from './stored-data';
import { signIn } from './sign-in';
import { at, enter, expectNotReloaded, mark, signOut } from './steps';

const FILM = '/details?type=movie&id=155';

test('signing out in one tab signs out the others and removes private data from the browser', async ({ page, context }) => {
  const member = await createTestUser();
  await signIn(page, member, member.password);
  const guarded = await context.newPage();
  await open(guarded, '/user-profile');
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

test.describe('with the site’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('signing out removes what the worker kept of an opened title', async ({ page }) => {
    const member = await createTestUser();
    await signIn(page, member, member.password);
    await keptForMember(page, named('dist-emulators'));
    await open(page, FILM);
    await expect(heading(page)).toHaveText('The Dark Knight');
    await kept(page, { cache: /pages/, path: FILM });
    expect((await storedDataOf(page)).text).toContain('id=155');
    await signOut(page);
    await at(page, '/');
    await expectNoDocuments(page);
    await expect.poll(async () => (await storedDataOf(page)).text).not.toMatch(/id=155|marquee-member-/);
  });
});

test('signing in again after signing out needs no reload', async ({ page }) => {
  await signIn(page, MAYA);
  await mark(page);
  await signOut(page);
  await at(page, '/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await enter(page, MAYA.email, DEMO_PASSWORD);
  await at(page, '/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expectNotReloaded(page);
});

import { imageFile } from '../e2e/image-file';
import { expect, heading, open, test } from '../e2e/steps';
import { auth, documentsOf, avatarFile, createTestUser, store } from './admin-access';
import { expectNoDocuments, storedDataOf } from './stored-data';
import { signIn } from './sign-in';
import { A_MINUTE, at, enter } from './steps';

test.setTimeout(120_000);

test('deleting an account removes all its data and ends all its sessions', async ({ page, elsewhere, complaints }) => {
  complaints.expect(
    // 403: the sign-in is noted after three seconds, which can be after the account.
    /the server responded with a status of 40[03]|^\[sign-in\] \{_tag: unauthenticated\}$|^\[session\.profile\] \{_tag: forbidden/,
  );
  const member = await createTestUser();
  const { uid, email, password } = member;
  const avatar = avatarFile(uid);
  await signIn(page, member, password);
  const other = await elsewhere();
  await signIn(other, member, password);
  await open(other, '/user-profile');
  await avatar.save(imageFile(), { contentType: 'image/png', resumable: false });
  await store.doc(`lists/${uid}-favorites/items/movie-603`).set({ itemKey: 'movie-603', userID: uid });
  await store.doc(`users/${uid}/ratings/movie-603`).set({ rating: 9 });
  expect(await documentsOf(uid), 'access record, profile, two list names, two lists, one item and one rating').toBe(8);

  await open(page, '/user-profile/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Type your e-mail to confirm').fill('somebody@else.example');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel('Type your e-mail to confirm')).toBeFocused();
  expect((await auth.getUser(uid)).email, 'a wrong address does not delete the account').toBe(email);
  await dialog.getByLabel('Type your e-mail to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(heading(page)).toHaveText(/^What’s on tonight\?/);
  await at(page, '/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();

  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await documentsOf(uid)).toBe(0);
  expect((await avatar.exists())[0]).toBe(false);
  await expectNoDocuments(page);
  expect((await storedDataOf(page)).text).not.toContain(email);

  await at(other, `/login?next=${encodeURIComponent('/user-profile')}`, A_MINUTE);
  await other.close();
  await open(page, '/login');
  await enter(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password' })).toBeVisible();
});

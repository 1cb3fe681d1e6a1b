import { HIDDEN, imageFile } from '../e2e/image-file';
import { expect, open, test } from '../e2e/steps';
import { avatarFile, createTestUser, store } from './admin-access';
import { signIn } from './sign-in';

test.setTimeout(90_000);

test("a member's picture is cropped, stored without metadata, rendered after a reload and removable", async ({ page }) => {
  const member = await createTestUser();
  const storedFile = avatarFile(member.uid);
  await signIn(page, member, member.password);
  await open(page, '/user-profile');
  const input = page.locator('input[type="file"]');
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(page.getByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await storedFile.exists())[0], 'a file that is no picture is not stored').toBe(false);

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: imageFile() });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  await open(page, '/user-profile');
  const avatar = page.locator('.me img');
  await expect(avatar).toHaveAttribute('src', new RegExp(`avatars%2F${member.uid}\\b`));
  const size = await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));
  expect(size).toEqual([512, 512]);

  const [metadata] = await storedFile.getMetadata();
  expect(metadata.contentType).toBe('image/webp');
  const [bytes] = await storedFile.download();
  expect(bytes.includes(HIDDEN)).toBe(false);
  expect((await store.doc(`users/${member.uid}`).get()).get('photoURL')).toBe(await avatar.getAttribute('src'));

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(avatar).toHaveCount(0);
  expect((await storedFile.exists())[0]).toBe(false);
});

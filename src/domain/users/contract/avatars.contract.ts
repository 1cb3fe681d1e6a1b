import { describe, expect, it } from 'vitest';
import { invalid } from '../../shared/failure';
import { MAX_IMAGE_BYTES, IMAGE_TYPES, type ImageFile, type ImageType } from '../avatars';
import { CONTRACT_TIMEOUT_MS, expectRight, createMember, openTestbed, expectLeft, type CreateTestbed } from './backend.contract';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns a file of `length` bytes that begins with an image signature. */
const file = (signature: ReadonlyArray<number>, type: ImageType, length = 400): ImageFile => {
  const bytes = new Uint8Array(length).map((_, index) => (index * 7) % 251);
  bytes.set(signature);
  return { bytes, type };
};

const download = async (url: string): Promise<{ readonly bytes: Uint8Array; readonly type: string | null }> => {
  const response = await fetch(url);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: (response.headers.get('content-type') ?? '').split(';')[0] ?? null };
};

export const keepsAvatarsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: Avatars contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('put stores an image and returns a URL to download it', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const image = file(PNG, 'image/png');
      const downloaded = await download(await expectRight(testbed.avatars.put(uid, image)));
      expect(downloaded).toEqual({ bytes: image.bytes, type: 'image/png' });
    });

    it('put replaces the image and returns a new URL, also for the same image', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const first = await expectRight(testbed.avatars.put(uid, file(PNG, 'image/png')));
      const jpeg = file(JPEG, 'image/jpeg', 900);
      const second = await expectRight(testbed.avatars.put(uid, jpeg));
      const third = await expectRight(testbed.avatars.put(uid, jpeg));
      expect(new Set([first, second, third]).size).toBe(3);
      expect(IMAGE_TYPES).toContain((await download(first)).type);
      expect(await download(third)).toEqual({ bytes: jpeg.bytes, type: 'image/jpeg' });
    });

    it('put returns a URL that is valid as photoURL of the profile', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const photoURL = await expectRight(testbed.avatars.put(uid, file(JPEG, 'image/jpeg')));
      await expectRight(testbed.users.update(uid, { photoURL }));
      expect(await expectRight(testbed.users.find(uid))).toMatchObject({ value: { photoURL } });
    });

    it('put accepts MAX_IMAGE_BYTES and rejects larger files and other file types', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectRight(testbed.avatars.put(uid, file(JPEG, 'image/jpeg', MAX_IMAGE_BYTES)));
      expect(await expectLeft(testbed.avatars.put(uid, file(JPEG, 'image/jpeg', MAX_IMAGE_BYTES + 1)))).toEqual(invalid('image', 'image-too-large'));
      expect(await expectLeft(testbed.avatars.put(uid, file([0x3c, 0x73, 0x76, 0x67], 'image/png')))).toEqual(invalid('image', 'not-an-image'));
    });

    it('remove deletes an image that the profile no longer references; succeeds if there is none', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectRight(testbed.users.update(uid, { photoURL: await expectRight(testbed.avatars.put(uid, file(PNG, 'image/png'))) }));
      expect(await testbed.hasStoredAvatar(uid)).toBe(true);
      await expectRight(testbed.users.update(uid, { photoURL: null }));
      await expectRight(testbed.avatars.remove(uid));
      expect(await testbed.hasStoredAvatar(uid)).toBe(false);
      await expectRight(testbed.avatars.remove(uid));
    });

    it('put and remove fail for other members', async () => {
      const testbed = await openTestbed(make);
      await createMember(testbed);
      const otherBrowser = await testbed.openSecondBrowser();
      const other = await createMember(otherBrowser);
      await expectLeft(testbed.avatars.put(other.uid, file(PNG, 'image/png')));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(false);
      await expectRight(otherBrowser.users.update(other.uid, { photoURL: await expectRight(otherBrowser.avatars.put(other.uid, file(PNG, 'image/png'))) }));
      await expectLeft(testbed.avatars.remove(other.uid));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(true);
    });
  });
};

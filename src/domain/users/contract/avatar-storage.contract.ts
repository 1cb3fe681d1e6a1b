import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { invalid } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, detectImageType } from '#domain/users/pictures/avatars';
import { jpegFile, pngFile } from './image-file.fixture';
import { CONTRACT_TIMEOUT_MS, eventually, createMember, openTestbed, type CreateTestbed } from './backend.contract';

const download = async (url: string): Promise<{ readonly bytes: Uint8Array; readonly type: string | null }> => {
  const response = await fetch(url);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: (response.headers.get('content-type') ?? '').split(';')[0] ?? null };
};

/**
 * Expects that an address serves an image with the type of its bytes. A server may encode the image again at any time, and the Storage
 * emulator reads the type before the bytes, so a download may have the type of the old bytes once.
 */
const expectServed = async (url: string, types: RegExp): Promise<Uint8Array> => {
  let served = new Uint8Array();
  await eventually(async () => {
    const { bytes, type } = await download(url);
    expect([type, detectImageType(bytes)]).toEqual([expect.stringMatching(types), type]);
    served = new Uint8Array(bytes);
  });
  return served;
};

export const keepsAvatarStorageContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: AvatarStorage contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('put stores an image and returns a URL to download it', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectServed(await expectRight(testbed.avatars.put(uid, pngFile())), /^image\/(png|webp)$/);
    });

    it('put replaces the image and returns a new URL, also for the same image', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const first = await expectRight(testbed.avatars.put(uid, pngFile()));
      const orange = await expectServed(first, /^image\/(png|webp)$/);
      const jpeg = jpegFile(900);
      const second = await expectRight(testbed.avatars.put(uid, jpeg));
      const third = await expectRight(testbed.avatars.put(uid, jpeg));
      expect(new Set([first, second, third]).size).toBe(3);
      // The first address keeps working, and may serve the new image.
      await expectServed(first, /^image\/(png|jpeg|webp)$/);
      expect(await expectServed(third, /^image\/(jpeg|webp)$/)).not.toEqual(orange);
    });

    it('put returns a URL that is valid as photoURL of the profile', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const photoURL = await expectRight(testbed.avatars.put(uid, jpegFile()));
      await expectRight(testbed.users.update(uid, { photoURL }));
      expect(await expectRight(testbed.users.find(uid))).toMatchObject({ value: { photoURL } });
    });

    it('put accepts MAX_IMAGE_BYTES and rejects larger files, empty ones and other file types', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectRight(testbed.avatars.put(uid, jpegFile(MAX_IMAGE_BYTES)));
      expect(await expectFailure(testbed.avatars.put(uid, jpegFile(MAX_IMAGE_BYTES + 1)))).toEqual(invalid('image', 'image-too-large'));
      for (const text of ['<svg/>', ''])
        expect(await expectFailure(testbed.avatars.put(uid, { ...pngFile(), bytes: new TextEncoder().encode(text) }))).toEqual(
          invalid('image', 'not-an-image'),
        );
    });

    it('remove deletes an image that the profile no longer references; succeeds if there is none', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectRight(testbed.users.update(uid, { photoURL: await expectRight(testbed.avatars.put(uid, pngFile())) }));
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
      await expectFailure(testbed.avatars.put(other.uid, pngFile()));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(false);
      await expectRight(
        otherBrowser.users.update(other.uid, { photoURL: await expectRight(otherBrowser.avatars.put(other.uid, pngFile())) }),
      );
      await expectFailure(testbed.avatars.remove(other.uid));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(true);
    });
  });
};

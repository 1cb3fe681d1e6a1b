import { describe, expect, it } from 'vitest';
import { invalid } from '../../shared/failure';
import { MAX_IMAGE_BYTES, detectImageType } from '../avatars';
import { jpegFile, pngFile } from './image-file.fixture';
import { CONTRACT_TIMEOUT_MS, expectRight, createMember, openTestbed, expectLeft, type CreateTestbed } from './backend.contract';

const download = async (url: string): Promise<{ readonly bytes: Uint8Array; readonly type: string | null }> => {
  const response = await fetch(url);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: (response.headers.get('content-type') ?? '').split(';')[0] ?? null };
};

export const keepsAvatarsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name}: Avatars contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('put stores an image and returns a URL to download it', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const downloaded = await download(await expectRight(testbed.avatars.put(uid, pngFile())));
      // A server may encode the image again at any time, so the bytes are not compared.
      expect([downloaded.type, detectImageType(downloaded.bytes)]).toEqual([expect.stringMatching(/^image\/(png|webp)$/), downloaded.type]);
    });

    it('put replaces the image and returns a new URL, also for the same image', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const first = await expectRight(testbed.avatars.put(uid, pngFile()));
      const { bytes: orange } = await download(first);
      const jpeg = jpegFile(900);
      const second = await expectRight(testbed.avatars.put(uid, jpeg));
      const third = await expectRight(testbed.avatars.put(uid, jpeg));
      expect(new Set([first, second, third]).size).toBe(3);
      const [early, late] = [await download(first), await download(third)];
      expect([detectImageType(early.bytes), detectImageType(late.bytes)]).toEqual([early.type, late.type]);
      expect(late.bytes).not.toEqual(orange);
    });

    it('put returns a URL that is valid as photoURL of the profile', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      const photoURL = await expectRight(testbed.avatars.put(uid, jpegFile()));
      await expectRight(testbed.users.update(uid, { photoURL }));
      expect(await expectRight(testbed.users.find(uid))).toMatchObject({ value: { photoURL } });
    });

    it('put accepts MAX_IMAGE_BYTES and rejects larger files and other file types', async () => {
      const testbed = await openTestbed(make);
      const { uid } = await createMember(testbed);
      await expectRight(testbed.avatars.put(uid, jpegFile(MAX_IMAGE_BYTES)));
      expect(await expectLeft(testbed.avatars.put(uid, jpegFile(MAX_IMAGE_BYTES + 1)))).toEqual(invalid('image', 'image-too-large'));
      expect(await expectLeft(testbed.avatars.put(uid, { ...pngFile(), bytes: new TextEncoder().encode('<svg/>') }))).toEqual(invalid('image', 'not-an-image'));
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
      await expectLeft(testbed.avatars.put(other.uid, pngFile()));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(false);
      await expectRight(otherBrowser.users.update(other.uid, { photoURL: await expectRight(otherBrowser.avatars.put(other.uid, pngFile())) }));
      await expectLeft(testbed.avatars.remove(other.uid));
      expect(await testbed.hasStoredAvatar(other.uid)).toBe(true);
    });
  });
};

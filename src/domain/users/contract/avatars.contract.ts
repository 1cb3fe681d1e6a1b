import { describe, expect, it } from 'vitest';
import { invalid } from '../../shared/failure';
import { MAX_IMAGE_BYTES, IMAGE_TYPES, type ImageFile, type ImageType } from '../avatars';
import { CONTRACT_TIMEOUT_MS, expectRight, createMember, openTestbed, expectLeft, type CreateTestbed } from './backend.contract';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file that begins like a picture and is so many bytes long. */
const file = (begins: ReadonlyArray<number>, type: ImageType, length = 400): ImageFile => {
  const bytes = new Uint8Array(length).map((_, at) => (at * 7) % 251);
  bytes.set(begins);
  return { bytes, type };
};

const fetched = async (address: string): Promise<{ readonly bytes: Uint8Array; readonly type: string | null }> => {
  const response = await fetch(address);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: (response.headers.get('content-type') ?? '').split(';')[0] ?? null };
};

export const keepsAvatarsContract = (name: string, make: CreateTestbed): void => {
  describe(`${name} keeps the contract of avatars`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('keeps a picture where it can be fetched', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      const picture = file(PNG, 'image/png');
      const found = await fetched(await expectRight(house.avatars.put(uid, picture)));
      expect(found).toEqual({ bytes: picture.bytes, type: 'image/png' });
    });

    it('puts the next in its place, at another address, though it be the same', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      const first = await expectRight(house.avatars.put(uid, file(PNG, 'image/png')));
      const jpeg = file(JPEG, 'image/jpeg', 900);
      const second = await expectRight(house.avatars.put(uid, jpeg));
      const third = await expectRight(house.avatars.put(uid, jpeg));
      expect(new Set([first, second, third]).size).toBe(3);
      expect(IMAGE_TYPES).toContain((await fetched(first)).type);
      expect(await fetched(third)).toEqual({ bytes: jpeg.bytes, type: 'image/jpeg' });
    });

    it('is one that the profile can name', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      const photoURL = await expectRight(house.avatars.put(uid, file(JPEG, 'image/jpeg')));
      await expectRight(house.users.update(uid, { photoURL }));
      expect(await expectRight(house.users.find(uid))).toMatchObject({ value: { photoURL } });
    });

    it('takes the largest picture, none larger, and nothing that is none', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      await expectRight(house.avatars.put(uid, file(JPEG, 'image/jpeg', MAX_IMAGE_BYTES)));
      expect(await expectLeft(house.avatars.put(uid, file(JPEG, 'image/jpeg', MAX_IMAGE_BYTES + 1)))).toEqual(invalid('picture', 'picture-too-large'));
      expect(await expectLeft(house.avatars.put(uid, file([0x3c, 0x73, 0x76, 0x67], 'image/png')))).toEqual(invalid('picture', 'not-a-picture'));
    });

    it('removes a picture that its profile has let go of, and does not mind that there is none', async () => {
      const house = await openTestbed(make);
      const { uid } = await createMember(house);
      await expectRight(house.users.update(uid, { photoURL: await expectRight(house.avatars.put(uid, file(PNG, 'image/png'))) }));
      expect(await house.isPictureKept(uid)).toBe(true);
      await expectRight(house.users.update(uid, { photoURL: null }));
      await expectRight(house.avatars.remove(uid));
      expect(await house.isPictureKept(uid)).toBe(false);
      await expectRight(house.avatars.remove(uid));
    });

    it("leaves other people's pictures alone", async () => {
      const house = await openTestbed(make);
      await createMember(house);
      const elsewhere = await house.another();
      const other = await createMember(elsewhere);
      await expectLeft(house.avatars.put(other.uid, file(PNG, 'image/png')));
      expect(await house.isPictureKept(other.uid)).toBe(false);
      await expectRight(elsewhere.users.update(other.uid, { photoURL: await expectRight(elsewhere.avatars.put(other.uid, file(PNG, 'image/png'))) }));
      await expectLeft(house.avatars.remove(other.uid));
      expect(await house.isPictureKept(other.uid)).toBe(true);
    });
  });
};

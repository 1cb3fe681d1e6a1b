import { describe, expect, it } from 'vitest';
import { invalid } from '../failure';
import { LARGEST_PICTURE_BYTES, PICTURE_TYPES, type PictureFile, type PictureType } from './avatars';
import { CONTRACT_TIMEOUT_MS, done, member, opened, refusal, type MakeHouse } from './house.contract';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file that begins like a picture and is so many bytes long. */
const file = (begins: ReadonlyArray<number>, type: PictureType, length = 400): PictureFile => {
  const bytes = new Uint8Array(length).map((_, at) => (at * 7) % 251);
  bytes.set(begins);
  return { bytes, type };
};

const fetched = async (address: string): Promise<{ readonly bytes: Uint8Array; readonly type: string | null }> => {
  const response = await fetch(address);
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: (response.headers.get('content-type') ?? '').split(';')[0] ?? null };
};

export const keepsAvatarsContract = (name: string, make: MakeHouse): void => {
  describe(`${name} keeps the contract of avatars`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('keeps a picture where it can be fetched', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      const picture = file(PNG, 'image/png');
      const found = await fetched(await done(house.avatars.put(uid, picture)));
      expect(found).toEqual({ bytes: picture.bytes, type: 'image/png' });
    });

    it('puts the next in its place, at another address, though it be the same', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      const first = await done(house.avatars.put(uid, file(PNG, 'image/png')));
      const jpeg = file(JPEG, 'image/jpeg', 900);
      const second = await done(house.avatars.put(uid, jpeg));
      const third = await done(house.avatars.put(uid, jpeg));
      expect(new Set([first, second, third]).size).toBe(3);
      expect(PICTURE_TYPES).toContain((await fetched(first)).type);
      expect(await fetched(third)).toEqual({ bytes: jpeg.bytes, type: 'image/jpeg' });
    });

    it('is one that the profile can name', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      const photoURL = await done(house.avatars.put(uid, file(JPEG, 'image/jpeg')));
      await done(house.users.update(uid, { photoURL }));
      expect(await done(house.users.find(uid))).toMatchObject({ value: { photoURL } });
    });

    it('takes the largest picture, none larger, and nothing that is none', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      await done(house.avatars.put(uid, file(JPEG, 'image/jpeg', LARGEST_PICTURE_BYTES)));
      expect(await refusal(house.avatars.put(uid, file(JPEG, 'image/jpeg', LARGEST_PICTURE_BYTES + 1)))).toEqual(invalid('picture', 'picture-too-large'));
      expect(await refusal(house.avatars.put(uid, file([0x3c, 0x73, 0x76, 0x67], 'image/png')))).toEqual(invalid('picture', 'not-a-picture'));
    });

    it('removes a picture that its profile has let go of, and does not mind that there is none', async () => {
      const house = await opened(make);
      const { uid } = await member(house);
      await done(house.users.update(uid, { photoURL: await done(house.avatars.put(uid, file(PNG, 'image/png'))) }));
      expect(await house.isPictureKept(uid)).toBe(true);
      await done(house.users.update(uid, { photoURL: null }));
      await done(house.avatars.remove(uid));
      expect(await house.isPictureKept(uid)).toBe(false);
      await done(house.avatars.remove(uid));
    });

    it("leaves other people's pictures alone", async () => {
      const house = await opened(make);
      await member(house);
      const elsewhere = await house.another();
      const other = await member(elsewhere);
      await refusal(house.avatars.put(other.uid, file(PNG, 'image/png')));
      expect(await house.isPictureKept(other.uid)).toBe(false);
      await done(elsewhere.users.update(other.uid, { photoURL: await done(elsewhere.avatars.put(other.uid, file(PNG, 'image/png'))) }));
      await refusal(house.avatars.remove(other.uid));
      expect(await house.isPictureKept(other.uid)).toBe(true);
    });
  });
};

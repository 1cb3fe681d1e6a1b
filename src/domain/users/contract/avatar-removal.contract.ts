import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import { aUserId } from '#domain/users/user.fixture';

/** Avatars with direct access to the storage behind the port. */
export type AvatarTestbed = {
  readonly avatars: Pick<AvatarStorage, 'remove'>;
  /** Stores an image for the member. */
  readonly store: (uid: string) => Promise<void>;
  readonly exists: (uid: string) => Promise<boolean>;
  /** Unique prefix of every user id in the contract. */
  readonly prefix: string;
};

/** The part of `keepsAvatarStorageContract` for the server, which never stores images and may remove every member's image. */
export const keepsAvatarRemovalContract = (name: string, make: () => AvatarTestbed): void => {
  describe(`${name}: AvatarStorage contract, removal`, () => {
    it('removes only the image of the given member; succeeds if there is none', async () => {
      const { avatars, store, exists, prefix } = make();
      const [maya, may] = [`${prefix}maya`, `${prefix}may`];
      await Promise.all([store(maya), store(may)]);
      const remove = avatars.remove(aUserId(may));
      expect([await exists(maya), await exists(may)]).toEqual([true, true]);
      await expectRight(remove);
      expect([await exists(maya), await exists(may)]).toEqual([true, false]);
      await expectRight(remove);
      await expectRight(avatars.remove(aUserId(`${prefix}nobody`)));
      expect(await exists(maya)).toBe(true);
    });
  });
};

import { describe, expect, it } from 'vitest';
import type { Avatars } from '../avatars';
import { expectRight } from './backend.contract';
import { aUserId } from '../user.fixture';

/** A place for pictures with a way to fill it and to look into it, past the port. */
export type AvatarTestbed = {
  readonly avatars: Pick<Avatars, 'remove'>;
  readonly keep: (uid: string) => Promise<void>;
  readonly isThere: (uid: string) => Promise<boolean>;
  /** Begins every name that the contract uses; nobody else's does. */
  readonly prefix: string;
};

/** The part of `keepsAvatarsContract` that the server keeps, which never stores a picture and may remove everybody's. */
export const keepsAvatarRemovalContract = (name: string, make: () => AvatarTestbed): void => {
  describe(`${name} keeps the contract of avatars, as far as they are removed`, () => {
    it("removes that member's picture and no other, and does not mind that there is none", async () => {
      const { avatars, keep, isThere, prefix } = make();
      const [maya, may] = [`${prefix}maya`, `${prefix}may`];
      await Promise.all([keep(maya), keep(may)]);
      const remove = avatars.remove(aUserId(may));
      expect([await isThere(maya), await isThere(may)]).toEqual([true, true]);
      await expectRight(remove);
      expect([await isThere(maya), await isThere(may)]).toEqual([true, false]);
      await expectRight(remove);
      await expectRight(avatars.remove(aUserId(`${prefix}nobody`)));
      expect(await isThere(maya)).toBe(true);
    });
  });
};

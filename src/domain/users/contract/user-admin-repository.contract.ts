import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { adminMay, selfMay, withDisabled, withRole } from '../access/access-policy';
import { planInitialization } from '../user-initialization';
import type { UserAdminRepository } from '../user-admin-repository';
import { defaultAccess } from '../access/access-record';
import type { UserId } from '../user-id';
import { aUserId } from '../user.fixture';

export type UserAdminTestbed = {
  readonly members: UserAdminRepository;
  /** Every path under which something is kept that belongs to somebody. */
  readonly paths: (uid: UserId) => Promise<ReadonlyArray<string>>;
  /** Puts a document there, as the member would have done. */
  readonly put: (path: string, value: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
};

const NOW = 1_700_000_000_000;

/** Where everything is kept that a new member has. */
export const wholeOf = (uid: string): ReadonlyArray<string> => [
  `access/${uid}`,
  `lists/${uid}-favorites`,
  `lists/${uid}-watchlist`,
  `users/${uid}`,
  `users/${uid}/listNames/favorites`,
  `users/${uid}/listNames/watchlist`,
];

/** Members of earlier tests may still be there: every test brings ids of its own. */
export const keepsUserAdminRepositoryContract = (name: string, make: () => UserAdminTestbed): void => {
  let number = 0;
  const someId = (): UserId => aUserId(`m-${Date.now().toString(36)}-${(number += 1)}`);
  const plan = (uid: UserId, email = `${uid}@marquee.example`) => planInitialization({ uid, name: 'Maya Rosen', email, now: NOW });
  const settled = async ({ members }: UserAdminTestbed): Promise<UserId> => {
    const uid = someId();
    expect(E.isRight(await members.initialize(uid, plan(uid))())).toBe(true);
    return uid;
  };

  describe(`${name} keeps the contract of members`, () => {
    it('knows nothing of somebody who has never been there', async () => {
      const { members } = make();
      const uid = someId();
      expect([await members.getProfile(uid)(), await members.getAccess(uid)()]).toEqual([E.right(O.none), E.right(O.none)]);
    });

    it('lays the foundation of a member, all of it', async () => {
      const house = make();
      const uid = await settled(house);
      expect(await house.paths(uid)).toEqual(wholeOf(uid));
      expect(await house.members.getProfile(uid)()).toMatchObject({
        right: {
          value: { name: 'Maya Rosen', createdAt: NOW, lists: [{ listName: 'favorites', listID: `${uid}-favorites` }, { listName: 'watchlist' }] },
        },
      });
      expect(await house.members.getAccess(uid)()).toEqual(E.right(O.some(defaultAccess)));
    });

    it('mends whatever part is missing and keeps what is there, asked twice at once too', async () => {
      const house = make();
      const uid = await settled(house);
      const before = await house.members.getProfile(uid)();
      for (const path of [`lists/${uid}-watchlist`, `users/${uid}/listNames/favorites`, `access/${uid}`]) {
        await house.remove(path);
        await Promise.all([house.members.initialize(uid, plan(uid))(), house.members.initialize(uid, plan(uid))()]);
        expect(await house.paths(uid)).toEqual(wholeOf(uid));
      }
      expect(await house.members.getProfile(uid)()).toEqual(before);
      expect(await house.members.initialize(uid, plan(uid, 'new@marquee.example'))()).toMatchObject({
        right: { email: 'new@marquee.example', createdAt: NOW },
      });
    });

    it('writes nothing of what is refused', async () => {
      const { members, paths } = make();
      const uid = someId();
      expect(await members.initialize(uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await members.updateAccess(uid, uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await paths(uid)).toEqual([]);
    });

    it('decides on what is there, for marker, profile and the number of admins', async () => {
      const house = make();
      const [ada, maya] = [await settled(house), await settled(house)];
      const counts: number[] = [];
      await house.members.updateAccess(ada, ada, (scene) => {
        counts.push(scene.adminCount);
        return selfMay(withRole('admin'))(scene);
      })();
      expect(await house.members.updateAccess(ada, maya, adminMay(ada, maya, withRole('admin'), { name: 'May', nameKey: 'may' }))()).toEqual(
        E.right({ before: defaultAccess, after: { ...defaultAccess, role: 'admin' } }),
      );
      await house.members.updateAccess(ada, maya, (scene) => {
        counts.push(scene.adminCount);
        return adminMay(ada, maya, withRole('user'))(scene);
      })();
      expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBe(2);
      expect(await house.members.getProfile(maya)()).toMatchObject({ right: { value: { name: 'May', role: 'user' } } });
      // Nobody stays an admin of whom later tests know nothing.
      await house.members.updateAccess(maya, ada, (scene) => E.right({ access: defaultAccess, adminCount: scene.adminCount - 1, profile: {} }))();
    });

    it('gives decisions about somebody without a profile none', async () => {
      const house = make();
      const uid = someId();
      expect(await house.members.updateAccess(uid, uid, selfMay(withDisabled(NOW)))()).toMatchObject({
        right: { before: null, after: { disabled: true } },
      });
      expect(await house.paths(uid)).toEqual([`access/${uid}`]);
      expect(await house.members.getAccess(uid)()).toMatchObject({ right: { value: { disabled: true, since: NOW } } });
    });

    it('clears everything of a member but the marker, nothing of others, and does not mind doing so again', async () => {
      const house = make();
      const [maya, nell] = [await settled(house), await settled(house)];
      await house.put(`lists/${maya}-favorites/items/movie-1`, { userID: maya });
      await house.put(`users/${maya}/history/one`, { watchedAt: NOW });
      await house.put(`users/${maya}/ratings/movie-1`, { rating: 5 });
      // What an interrupted removal leaves: the profile is gone, things below it are not.
      await house.remove(`users/${maya}`);
      expect(await house.members.deleteData(maya)()).toEqual(E.right(undefined));
      expect(await house.paths(maya)).toEqual([`access/${maya}`]);
      expect([await house.members.deleteData(maya)(), await house.members.deleteAccess(maya)(), await house.members.deleteAccess(maya)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
        E.right(undefined),
      ]);
      expect(await house.paths(maya)).toEqual([]);
      expect(await house.paths(nell)).toEqual(wholeOf(nell));
    });
  });
};

import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { byAdmin, byOneself, disabledAt, withRole } from './authority';
import { founding } from './foundation';
import type { Members } from './members';
import { newcomer } from './standing';
import type { UserId } from './user-id';
import { aUserId } from './user.fixture';

export type MembersHouse = {
  readonly members: Members;
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
export const keepsMembersContract = (name: string, make: () => MembersHouse): void => {
  let number = 0;
  const someId = (): UserId => aUserId(`m-${Date.now().toString(36)}-${(number += 1)}`);
  const plan = (uid: UserId, email = `${uid}@marquee.example`) => founding({ uid, name: 'Maya Rosen', email, now: NOW });
  const settled = async ({ members }: MembersHouse): Promise<UserId> => {
    const uid = someId();
    expect(E.isRight(await members.establish(uid, plan(uid))())).toBe(true);
    return uid;
  };

  describe(`${name} keeps the contract of members`, () => {
    it('knows nothing of somebody who has never been there', async () => {
      const { members } = make();
      const uid = someId();
      expect([await members.profile(uid)(), await members.standing(uid)()]).toEqual([E.right(O.none), E.right(O.none)]);
    });

    it('lays the foundation of a member, all of it', async () => {
      const house = make();
      const uid = await settled(house);
      expect(await house.paths(uid)).toEqual(wholeOf(uid));
      expect(await house.members.profile(uid)()).toMatchObject({
        right: {
          value: { name: 'Maya Rosen', createdAt: NOW, lists: [{ listName: 'favorites', listID: `${uid}-favorites` }, { listName: 'watchlist' }] },
        },
      });
      expect(await house.members.standing(uid)()).toEqual(E.right(O.some(newcomer)));
    });

    it('mends whatever part is missing and keeps what is there, asked twice at once too', async () => {
      const house = make();
      const uid = await settled(house);
      const before = await house.members.profile(uid)();
      for (const path of [`lists/${uid}-watchlist`, `users/${uid}/listNames/favorites`, `access/${uid}`]) {
        await house.remove(path);
        await Promise.all([house.members.establish(uid, plan(uid))(), house.members.establish(uid, plan(uid))()]);
        expect(await house.paths(uid)).toEqual(wholeOf(uid));
      }
      expect(await house.members.profile(uid)()).toEqual(before);
      expect(await house.members.establish(uid, plan(uid, 'new@marquee.example'))()).toMatchObject({
        right: { email: 'new@marquee.example', createdAt: NOW },
      });
    });

    it('writes nothing of what is refused', async () => {
      const { members, paths } = make();
      const uid = someId();
      expect(await members.establish(uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await members.decide(uid, uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await paths(uid)).toEqual([]);
    });

    it('decides on what is there, for marker, profile and the number of admins', async () => {
      const house = make();
      const [ada, maya] = [await settled(house), await settled(house)];
      const counts: number[] = [];
      await house.members.decide(ada, ada, (scene) => {
        counts.push(scene.admins);
        return byOneself(withRole('admin'))(scene);
      })();
      expect(await house.members.decide(ada, maya, byAdmin(ada, maya, withRole('admin'), { name: 'May', nameKey: 'may' }))()).toEqual(
        E.right({ before: newcomer, after: { ...newcomer, role: 'admin' } }),
      );
      await house.members.decide(ada, maya, (scene) => {
        counts.push(scene.admins);
        return byAdmin(ada, maya, withRole('user'))(scene);
      })();
      expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBe(2);
      expect(await house.members.profile(maya)()).toMatchObject({ right: { value: { name: 'May', role: 'user' } } });
      // Nobody stays an admin of whom later tests know nothing.
      await house.members.decide(maya, ada, (scene) => E.right({ standing: newcomer, admins: scene.admins - 1, profile: {} }))();
    });

    it('gives decisions about somebody without a profile none', async () => {
      const house = make();
      const uid = someId();
      expect(await house.members.decide(uid, uid, byOneself(disabledAt(NOW)))()).toMatchObject({
        right: { before: null, after: { disabled: true } },
      });
      expect(await house.paths(uid)).toEqual([`access/${uid}`]);
      expect(await house.members.standing(uid)()).toMatchObject({ right: { value: { disabled: true, since: NOW } } });
    });

    it('clears everything of a member but the marker, nothing of others, and does not mind doing so again', async () => {
      const house = make();
      const [maya, nell] = [await settled(house), await settled(house)];
      await house.put(`lists/${maya}-favorites/items/movie-1`, { userID: maya });
      await house.put(`users/${maya}/history/one`, { watchedAt: NOW });
      await house.put(`users/${maya}/ratings/movie-1`, { rating: 5 });
      // What an interrupted removal leaves: the profile is gone, things below it are not.
      await house.remove(`users/${maya}`);
      expect(await house.members.clear(maya)()).toEqual(E.right(undefined));
      expect(await house.paths(maya)).toEqual([`access/${maya}`]);
      expect([await house.members.clear(maya)(), await house.members.forget(maya)(), await house.members.forget(maya)()]).toEqual([
        E.right(undefined),
        E.right(undefined),
        E.right(undefined),
      ]);
      expect(await house.paths(maya)).toEqual([]);
      expect(await house.paths(nell)).toEqual(wholeOf(nell));
    });
  });
};

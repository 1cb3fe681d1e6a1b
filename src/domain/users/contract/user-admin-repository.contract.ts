import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { adminAccessPolicy, selfAccessPolicy, withDisabled, keepAccess, withRole } from '#domain/users/access/access-policy';
import { changedMeanwhile, policyIfUnchanged } from '#domain/users/access/expected-values';
import { initializationPlanner } from '#domain/users/user-initialization';
import type { UserAdminRepository } from '#domain/users/user-admin-repository';
import { defaultAccess } from '#domain/users/access/access-record';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import { aUserId } from '#domain/users/user.fixture';

export type UserAdminTestbed = {
  readonly userAdmin: UserAdminRepository;
  /** Returns the paths of all documents that belong to a user. */
  readonly paths: (uid: UserId) => Promise<ReadonlyArray<string>>;
  /** Writes a document, as the member would. */
  readonly put: (path: string, value: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
};

const NOW = 1_700_000_000_000;

/** Returns the paths of all documents of a new member. */
export const newMemberDocumentPaths = (uid: string): ReadonlyArray<string> => [
  `access/${uid}`,
  `lists/${uid}-favorites`,
  `lists/${uid}-watchlist`,
  `users/${uid}`,
  `users/${uid}/listNames/favorites`,
  `users/${uid}/listNames/watchlist`,
];

/** Members of earlier tests may exist, so every test uses unique ids. */
export const keepsUserAdminRepositoryContract = (name: string, make: () => UserAdminTestbed): void => {
  let count = 0;
  const newId = (): UserId => aUserId(`m-${Date.now().toString(36)}-${(count += 1)}`);
  const plan = (uid: UserId, email = `${uid}@marquee.example`) => initializationPlanner({ uid, name: 'Maya Rosen', email, now: NOW });
  const createMember = async ({ userAdmin }: UserAdminTestbed): Promise<UserId> => {
    const uid = newId();
    expect(E.isRight(await userAdmin.initialize(uid, plan(uid))())).toBe(true);
    return uid;
  };

  describe(`${name}: UserAdminRepository contract`, () => {
    it('getProfile and getAccess return none for an unknown user', async () => {
      const { userAdmin } = make();
      const uid = newId();
      expect([await userAdmin.getProfile(uid)(), await userAdmin.getAccess(uid)()]).toEqual([E.right(O.none), E.right(O.none)]);
    });

    it('initialize creates all documents of a member', async () => {
      const testbed = make();
      const uid = await createMember(testbed);
      expect(await testbed.paths(uid)).toEqual(newMemberDocumentPaths(uid));
      expect(await testbed.userAdmin.getProfile(uid)()).toMatchObject({
        right: {
          value: {
            name: 'Maya Rosen', createdAt: NOW,
            lists: [
              { listName: 'favorites', listID: `${uid}-favorites` },
              { listName: 'watchlist', listID: `${uid}-watchlist` },
            ],
          },
        },
      });
      expect(await testbed.userAdmin.getAccess(uid)()).toEqual(E.right(O.some(defaultAccess)));
    });

    it('initialize creates missing documents and keeps existing ones, also when called concurrently', async () => {
      const testbed = make();
      const uid = await createMember(testbed);
      const before = await testbed.userAdmin.getProfile(uid)();
      const paths = [`lists/${uid}-watchlist`, `users/${uid}/listNames/favorites`, `access/${uid}`];
      const initialize = () => testbed.userAdmin.initialize(uid, plan(uid))();
      for (const path of paths) {
        await testbed.remove(path);
        await initialize();
        expect(await testbed.paths(uid)).toEqual(newMemberDocumentPaths(uid));
      }
      for (const path of paths) await testbed.remove(path);
      expect((await Promise.all([initialize(), initialize()])).every(E.isRight)).toBe(true);
      expect(await testbed.paths(uid)).toEqual(newMemberDocumentPaths(uid));
      expect(await testbed.userAdmin.getProfile(uid)()).toEqual(before);
      expect(await testbed.userAdmin.initialize(uid, plan(uid, 'new@marquee.example'))()).toMatchObject({
        right: { email: 'new@marquee.example', createdAt: NOW },
      });
    });

    it('initialize takes the ids of lists from the list names, and role and disabled flag from the access record', async () => {
      const testbed = make();
      const uid = await createMember(testbed);
      const changeRole = (role: Role) =>
        testbed.userAdmin.updateAccess(uid, uid, ({ adminCount }) =>
          E.right({ access: { ...defaultAccess, role }, adminCount: adminCount + (role === 'admin' ? 1 : -1), profile: {} }),
        )();
      expect(E.isRight(await changeRole('admin'))).toBe(true);
      expect(await testbed.userAdmin.getProfile(uid)()).toMatchObject({ right: { value: { role: 'user' } } });
      const names: unknown[] = [];
      const repaired = await testbed.userAdmin.initialize(uid, (existing) => {
        names.push(existing.names);
        return plan(uid)(existing);
      })();
      expect(names.at(-1)).toEqual({ favorites: `${uid}-favorites`, watchlist: `${uid}-watchlist` });
      expect(repaired).toMatchObject({ right: { role: 'admin', disabled: false } });
      expect(await testbed.userAdmin.getProfile(uid)()).toMatchObject({ right: { value: { role: 'admin' } } });
      // Removes the admin role, because later tests count admins.
      await changeRole('user');
    });

    it('initialize and updateAccess write nothing when the plan or policy fails', async () => {
      const { userAdmin, paths } = make();
      const uid = newId();
      expect(await userAdmin.initialize(uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await userAdmin.updateAccess(uid, uid, () => E.left({ _tag: 'offline' }))()).toEqual(E.left({ _tag: 'offline' }));
      expect(await paths(uid)).toEqual([]);
    });

    it('updateAccess runs the policy on stored data and updates access record, profile and admin count', async () => {
      const testbed = make();
      const [ada, maya] = [await createMember(testbed), await createMember(testbed)];
      const counts: number[] = [];
      await testbed.userAdmin.updateAccess(ada, ada, (context) => {
        counts.push(context.adminCount);
        return selfAccessPolicy(withRole('admin'))(context);
      })();
      expect(
        await testbed.userAdmin.updateAccess(ada, maya, adminAccessPolicy(ada, maya, withRole('admin'), { name: 'May', nameKey: 'may' }))(),
      ).toEqual(E.right({ before: defaultAccess, after: { ...defaultAccess, role: 'admin' } }));
      await testbed.userAdmin.updateAccess(ada, maya, (context) => {
        counts.push(context.adminCount);
        return adminAccessPolicy(ada, maya, withRole('user'))(context);
      })();
      expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBe(2);
      expect(await testbed.userAdmin.getProfile(maya)()).toMatchObject({ right: { value: { name: 'May', role: 'user' } } });
      // Removes the admin role, because later tests count admins.
      await testbed.userAdmin.updateAccess(maya, ada, (context) =>
        E.right({ access: defaultAccess, adminCount: context.adminCount - 1, profile: {} }),
      )();
    });

    it('updateAccess gives the policy the stored profile: of two concurrent changes from the same values, one is written', async () => {
      const testbed = make();
      const [ada, maya] = [await createMember(testbed), await createMember(testbed)];
      await testbed.userAdmin.updateAccess(ada, ada, selfAccessPolicy(withRole('admin')))();
      const rename = (name: string) =>
        testbed.userAdmin.updateAccess(
          ada, maya,
          policyIfUnchanged({ displayName: 'Maya Rosen' }, { name }, adminAccessPolicy(ada, maya, keepAccess, { name })),
        )();
      const answers = await Promise.all([rename('May'), rename('Maja')]);
      expect(answers.filter(E.isLeft)).toEqual([E.left(changedMeanwhile)]);
      expect(await testbed.userAdmin.getProfile(maya)()).toMatchObject({
        right: { value: { name: E.isRight(answers[0]) ? 'May' : 'Maja' } },
      });
      // Removes the admin role, because later tests count admins.
      await testbed.userAdmin.updateAccess(maya, ada, (context) =>
        E.right({ access: defaultAccess, adminCount: context.adminCount - 1, profile: {} }),
      )();
    });

    it('updateAccess creates no profile for a user without one', async () => {
      const testbed = make();
      const uid = newId();
      expect(await testbed.userAdmin.updateAccess(uid, uid, selfAccessPolicy(withDisabled(NOW)))()).toMatchObject({
        right: { before: null, after: { disabled: true } },
      });
      expect(await testbed.paths(uid)).toEqual([`access/${uid}`]);
      expect(await testbed.userAdmin.getAccess(uid)()).toMatchObject({ right: { value: { disabled: true, since: NOW } } });
    });

    it('deleteData and deleteAccess are idempotent; deleteData keeps the access record and data of others', async () => {
      const testbed = make();
      const [maya, nell] = [await createMember(testbed), await createMember(testbed)];
      await testbed.put(`lists/${maya}-favorites/items/movie-1`, { userID: maya });
      await testbed.put(`users/${maya}/history/one`, { watchedAt: NOW });
      await testbed.put(`users/${maya}/ratings/movie-1`, { rating: 5 });
      await testbed.put(`users/${maya}/titles/movie-1`, { listIDs: [`${maya}-favorites`] });
      // State after an interrupted deletion: the profile is deleted, its subcollections are not.
      await testbed.remove(`users/${maya}`);
      expect(await testbed.userAdmin.deleteData(maya)()).toEqual(E.right(undefined));
      expect(await testbed.paths(maya)).toEqual([`access/${maya}`]);
      expect([
        await testbed.userAdmin.deleteData(maya)(),
        await testbed.userAdmin.deleteAccess(maya)(),
        await testbed.userAdmin.deleteAccess(maya)(),
      ]).toEqual([E.right(undefined), E.right(undefined), E.right(undefined)]);
      expect(await testbed.paths(maya)).toEqual([]);
      expect(await testbed.paths(nell)).toEqual(newMemberDocumentPaths(nell));
    });
  });
};

import * as O from 'fp-ts/Option';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { invalid, notFound } from '#domain/shared/failure';
import { CONTRACT_TIMEOUT_MS, eventually, firstValue, createMember, signUpUser, type CreateTestbed } from './backend.contract';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { UserRepository } from '#domain/users/user-repository';

/** A user repository with the users that its contract needs. Where security rules apply, the user created last is signed in. */
export type UserTestbed = {
  readonly users: UserRepository;
  /** Creates a member named Maya Rosen with the initial profile. */
  readonly createMember: () => Promise<UserId>;
  /** Creates an account without a profile. */
  readonly newUser: () => Promise<UserId>;
  /** Creates a member whose profile this repository must not change. */
  readonly unknownUser: () => Promise<UserId>;
  readonly close: () => Promise<void>;
};

/** Creates a `UserTestbed` from a backend testbed. */
export const userTestbedOf = (make: CreateTestbed) => async (): Promise<UserTestbed> => {
  const testbed = await make();
  return {
    users: testbed.users,
    createMember: async () => (await createMember(testbed)).uid,
    newUser: async () => (await signUpUser(testbed)).uid,
    unknownUser: async () => (await createMember(await testbed.openSecondBrowser())).uid,
    close: testbed.close,
  };
};

const recentTitle = (id: number): RecentTitle => ({
  itemKey: `movie-${id}`, mediaType: 'movie', movieID: id, imdbID: null, title: `Film ${id}`, posterPath: null, releaseYear: 1999,
  genres: ['Drama'],
  openedAt: 1_700_000_000_000 + id,
});

const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/marquee/o/avatars%2Fmaya?alt=media';

export const keepsUserRepositoryContract = (name: string, make: () => Promise<UserTestbed>): void => {
  const openUserTestbed = async (): Promise<UserTestbed> => {
    const testbed = await make();
    onTestFinished(() => testbed.close());
    return testbed;
  };
  const profileOf = async ({ users }: UserTestbed, uid: UserId): Promise<User> => {
    const profile = await expectRight(users.find(uid));
    if (O.isNone(profile)) throw new Error('There is no profile.');
    return profile.value;
  };

  describe(`${name}: UserRepository contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('returns none for a user without a profile; changes fail with not-found', async () => {
      const testbed = await openUserTestbed();
      const uid = await testbed.newUser();
      expect(await expectRight(testbed.users.find(uid))).toEqual(O.none);
      expect(await firstValue(testbed.users.watch(uid))).toEqual(O.none);
      expect(await expectFailure(testbed.users.update(uid, { name: 'Nell' }))).toEqual(notFound('profile'));
      expect(await expectFailure(testbed.users.recordRecent(uid, [recentTitle(1)]))).toEqual(notFound('profile'));
      expect(await expectFailure(testbed.users.updateRecentIds(uid, []))).toEqual(notFound('profile'));
      expect(await expectFailure(testbed.users.editTurnedDown(uid, () => null))).toEqual(notFound('profile'));
      expect(await expectFailure(testbed.users.editSavedFilters(uid, () => null))).toEqual(notFound('profile'));
      expect(await expectRight(testbed.users.find(uid))).toEqual(O.none);
    });

    it('find and watch return the same profile', async () => {
      const testbed = await openUserTestbed();
      const uid = await testbed.createMember();
      const profile = await profileOf(testbed, uid);
      expect(profile.name).toBe('Maya Rosen');
      expect(await firstValue(testbed.users.watch(uid), O.isSome)).toEqual(O.some(profile));
    });

    describe('update', () => {
      it('changes the fields in the patch and keeps the others', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const before = await profileOf(testbed, uid);
        await expectRight(testbed.users.update(uid, { phoneNumber: '+49 30 1234567' }));
        await expectRight(testbed.users.update(uid, { savedFilters: 'Noir\t/genre/crime?from=1940', services: 'DE-8-337' }));
        await expectRight(testbed.users.update(uid, { settings: { theme: 'light', language: 'de-DE', region: 'DE' } }));
        await expectRight(testbed.users.update(uid, { photoURL: PICTURE }));
        expect(await profileOf(testbed, uid)).toEqual({
          ...before, phoneNumber: '+49 30 1234567', savedFilters: 'Noir\t/genre/crime?from=1940', services: 'DE-8-337',
          settings: { theme: 'light', language: 'de-DE', region: 'DE' }, photoURL: PICTURE,
        });
        await expectRight(testbed.users.update(uid, { phoneNumber: null, photoURL: null, savedFilters: null, services: null }));
        expect(await profileOf(testbed, uid)).toMatchObject({ phoneNumber: null, photoURL: null, savedFilters: null, services: null });
      });

      it('keeps settings that are not in the patch, also with concurrent updates', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        await Promise.all([
          expectRight(testbed.users.update(uid, { settings: { language: 'de-DE' } })),
          expectRight(testbed.users.update(uid, { settings: { region: 'AT' } })),
        ]);
        expect((await profileOf(testbed, uid)).settings).toEqual({ theme: null, language: 'de-DE', region: 'AT' });
        await expectRight(testbed.users.update(uid, { settings: { theme: 'light', language: null } }));
        expect((await profileOf(testbed, uid)).settings).toEqual({ theme: 'light', language: null, region: 'AT' });
      });

      it('normalizes the name and updates nameKey', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        await expectRight(testbed.users.update(uid, { name: '  Nell   Quinn ' }));
        expect(await profileOf(testbed, uid)).toMatchObject({ name: 'Nell Quinn', nameKey: 'nell quinn' });
      });

      it('is emitted by watch', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const names: string[] = [];
        const subscription = testbed.users
          .watch(uid)
          .subscribe((result) => result._tag === 'Right' && O.isSome(result.right) && names.push(result.right.value.name));
        await firstValue(testbed.users.watch(uid), O.isSome);
        await expectRight(testbed.users.update(uid, { name: 'Nell' }));
        await eventually(() => {
          expect(names.at(-1)).toBe('Nell');
        });
        subscription.unsubscribe();
      });

      it('changes nothing if one field is invalid', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const before = await profileOf(testbed, uid);
        expect(await expectFailure(testbed.users.update(uid, { name: 'Nell', phoneNumber: 'call me' }))).toEqual(
          invalid('phoneNumber', 'not-a-phone-number'),
        );
        expect(await expectFailure(testbed.users.update(uid, { name: ' ', phoneNumber: '123' }))).toEqual(invalid('name', 'required'));
        expect(await expectFailure(testbed.users.update(uid, { name: 'x'.repeat(81) }))).toEqual(invalid('name', 'too-long'));
        expect(await profileOf(testbed, uid)).toEqual(before);
      });

      it('keeps both changes of concurrent updates', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        await Promise.all([
          expectRight(testbed.users.update(uid, { name: 'Nell' })),
          expectRight(testbed.users.update(uid, { phoneNumber: '123 456' })),
        ]);
        expect(await profileOf(testbed, uid)).toMatchObject({ name: 'Nell', phoneNumber: '123 456' });
      });

      it('fails for other members, where the caller is known', async () => {
        const testbed = await openUserTestbed();
        await testbed.createMember();
        const otherUser = await testbed.unknownUser();
        await expectFailure(testbed.users.update(otherUser, { name: 'Nell' }));
        await expectFailure(testbed.users.recordRecent(otherUser, [recentTitle(1)]));
        await expectFailure(testbed.users.updateRecentIds(otherUser, [{ itemKey: 'movie-1', movieID: 2 }]));
        await expectFailure(testbed.users.editTurnedDown(otherUser, () => null));
        await expectFailure(testbed.users.editSavedFilters(otherUser, () => null));
      });
    });

    it('editTurnedDown edits the stored text, and loses neither of two edits at once', async () => {
      const testbed = await openUserTestbed();
      const uid = await testbed.createMember();
      const line = (id: number): string => `movie-${id}\t1999\t\tFilm`;
      const add = (id: number) =>
        expectRight(testbed.users.editTurnedDown(uid, (stored) => [...(stored?.split('\n') ?? []), line(id)].join('\n')));
      expect((await profileOf(testbed, uid)).turnedDown).toBeNull();
      await Promise.all([add(1), add(2)]);
      expect((await profileOf(testbed, uid)).turnedDown?.split('\n').toSorted()).toEqual([line(1), line(2)]);
      await expectRight(testbed.users.editTurnedDown(uid, () => null));
      expect(await profileOf(testbed, uid)).toMatchObject({ turnedDown: null, name: 'Maya Rosen' });
    });

    it('editSavedFilters edits the stored text, and loses neither of two edits at once', async () => {
      const testbed = await openUserTestbed();
      const uid = await testbed.createMember();
      const line = (name: string): string => `${name}\t/genre/crime?from=1940`;
      const add = (name: string) =>
        expectRight(testbed.users.editSavedFilters(uid, (stored) => [...(stored?.split('\n') ?? []), line(name)].join('\n')));
      await Promise.all([add('Noir'), add('Heists')]);
      expect((await profileOf(testbed, uid)).savedFilters?.split('\n').toSorted()).toEqual([line('Heists'), line('Noir')]);
      await expectRight(testbed.users.editSavedFilters(uid, () => null));
      expect(await profileOf(testbed, uid)).toMatchObject({ savedFilters: null, name: 'Maya Rosen' });
    });

    describe('recent titles', () => {
      const recentIds = async (testbed: UserTestbed, uid: UserId): Promise<ReadonlyArray<number>> =>
        (await profileOf(testbed, uid)).content.map(({ movieID }) => movieID);

      it('recordRecent keeps titles newest first, without duplicates', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        expect(await expectRight(testbed.users.recordRecent(uid, [recentTitle(1)]))).toEqual({ message: 'Item was added', status: 200 });
        await expectRight(testbed.users.recordRecent(uid, [recentTitle(2), { ...recentTitle(1), openedAt: 1_700_000_009_000 }]));
        expect((await profileOf(testbed, uid)).content).toEqual([{ ...recentTitle(1), openedAt: 1_700_000_009_000 }, recentTitle(2)]);
      });

      it('recordRecent merges the batches of two devices in either order; a repeated or empty batch changes nothing', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const [one, other] = [[recentTitle(7), recentTitle(5), recentTitle(1)], [recentTitle(6), recentTitle(5), recentTitle(2)]];
        for (const batch of [one, other, one, []]) await expectRight(testbed.users.recordRecent(uid, batch));
        expect(await recentIds(testbed, uid)).toEqual([7, 6, 5, 2, 1]);
        await Promise.all([
          expectRight(testbed.users.recordRecent(uid, [recentTitle(9), recentTitle(3)])),
          expectRight(testbed.users.recordRecent(uid, [recentTitle(8), recentTitle(4)])),
        ]);
        expect(await recentIds(testbed, uid)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
      });

      it('updateRecentIds replaces ids; recordRecent finds duplicates by IMDb id', async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const unresolved: RecentTitle = { ...recentTitle(1), itemKey: 'movie--5', movieID: -5, imdbID: 'tt0000005' };
        await expectRight(testbed.users.recordRecent(uid, [unresolved]));
        await expectRight(testbed.users.recordRecent(uid, [recentTitle(2)]));
        expect((await profileOf(testbed, uid)).content).toEqual([recentTitle(2), unresolved]);
        await expectRight(testbed.users.updateRecentIds(uid, [{ itemKey: 'movie--5', movieID: 603 }, { itemKey: 'movie-9', movieID: 10 }]));
        const resolved = { ...unresolved, itemKey: 'movie-603', movieID: 603 };
        expect((await profileOf(testbed, uid)).content).toEqual([recentTitle(2), resolved]);
        await expectRight(testbed.users.recordRecent(uid, [unresolved]));
        expect((await profileOf(testbed, uid)).content).toEqual([recentTitle(2), resolved]);
        const again = { ...unresolved, openedAt: 1_700_000_009_000 };
        await expectRight(testbed.users.recordRecent(uid, [again]));
        expect((await profileOf(testbed, uid)).content).toEqual([again, recentTitle(2)]);
      });

      it(`recordRecent keeps at most ${MAX_RECENT_TITLES} titles, also of one batch`, async () => {
        const testbed = await openUserTestbed();
        const uid = await testbed.createMember();
        const batch = Array.from({ length: MAX_RECENT_TITLES + 2 }, (_, index) => recentTitle(index + 1));
        await expectRight(testbed.users.recordRecent(uid, batch));
        const ids = await recentIds(testbed, uid);
        expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_RECENT_TITLES, MAX_RECENT_TITLES + 2, 3]);
      });
    });
  });
};

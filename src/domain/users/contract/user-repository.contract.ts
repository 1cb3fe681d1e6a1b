import * as O from 'fp-ts/Option';
import { describe, expect, it, onTestFinished } from 'vitest';
import { invalid, notFound } from '../../shared/failure';
import { CONTRACT_TIMEOUT_MS, expectRight, eventually, firstValue, createMember, signUpUser, expectLeft, type CreateTestbed } from './backend.contract';
import { MAX_RECENT_TITLES, type RecentTitle, type User } from '../user';
import type { UserId } from '../user-id';
import type { UserRepository } from '../user-repository';

/** Profiles with the people that their contract needs. Where rules decide who may read what, the last who came is signed in. */
export type UserTestbed = {
  readonly users: UserRepository;
  /** A new member with the profile that a first sign-in makes; called Maya Rosen. */
  readonly member: () => Promise<UserId>;
  /** Somebody with an account and no profile. */
  readonly newUser: () => Promise<UserId>;
  /** A member whose profile this repository must not change; null where it may change everybody's (the server's). */
  readonly unknownUser: (() => Promise<UserId>) | null;
  readonly close: () => Promise<void>;
};

/** The people of a house, for the contract of profiles. */
export const usersOf = (make: CreateTestbed) => async (): Promise<UserTestbed> => {
  const house = await make();
  return {
    users: house.users,
    member: async () => (await createMember(house)).uid,
    newUser: async () => (await signUpUser(house)).uid,
    unknownUser: async () => (await createMember(await house.another())).uid,
    close: house.close,
  };
};

const title = (number: number): RecentTitle => ({
  itemKey: `movie-${number}`, mediaType: 'movie', movieID: number, imdbID: null, title: `Film ${number}`, posterPath: null, releaseYear: 1999, genres: ['Drama'], openedAt: 1_700_000_000_000 + number,
});

export const keepsUserRepositoryContract = (name: string, make: () => Promise<UserTestbed>): void => {
  const opened = async (): Promise<UserTestbed> => {
    const house = await make();
    onTestFinished(() => house.close());
    return house;
  };
  const profileOf = async ({ users }: UserTestbed, uid: UserId): Promise<User> => {
    const found = await expectRight(users.find(uid));
    if (O.isNone(found)) throw new Error('There is no profile.');
    return found.value;
  };

  describe(`${name} keeps the contract of a user repository`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('has no profile of somebody without one, and changes none', async () => {
      const house = await opened();
      const uid = await house.newUser();
      expect(await expectRight(house.users.find(uid))).toEqual(O.none);
      expect(await firstValue(house.users.watch(uid))).toEqual(O.none);
      expect(await expectLeft(house.users.update(uid, { name: 'Nell' }))).toEqual(notFound('profile'));
      expect(await expectLeft(house.users.recordRecent(uid, title(1)))).toEqual(notFound('profile'));
      expect(await expectLeft(house.users.updateRecentIds(uid, []))).toEqual(notFound('profile'));
      expect(await expectRight(house.users.find(uid))).toEqual(O.none);
    });

    it('finds and tells the same profile', async () => {
      const house = await opened();
      const uid = await house.member();
      const profile = await profileOf(house, uid);
      expect(profile.name).toBe('Maya Rosen');
      expect(await firstValue(house.users.watch(uid), O.isSome)).toEqual(O.some(profile));
    });

    describe('changing a profile', () => {
      it('changes the fields that are named and leaves the others', async () => {
        const house = await opened();
        const uid = await house.member();
        const before = await profileOf(house, uid);
        await expectRight(house.users.update(uid, { phoneNumber: '+49 30 1234567' }));
        await expectRight(house.users.update(uid, { settings: { theme: 'light', language: 'de-DE', region: 'DE' } }));
        await expectRight(house.users.update(uid, { photoURL: 'https://pictures.example/1' }));
        expect(await profileOf(house, uid)).toEqual({
          ...before, phoneNumber: '+49 30 1234567', settings: { theme: 'light', language: 'de-DE', region: 'DE' }, photoURL: 'https://pictures.example/1',
        });
        await expectRight(house.users.update(uid, { phoneNumber: null, photoURL: null }));
        expect(await profileOf(house, uid)).toMatchObject({ phoneNumber: null, photoURL: null });
      });

      it('leaves the settings that it does not name as they are by then', async () => {
        const house = await opened();
        const uid = await house.member();
        await Promise.all([expectRight(house.users.update(uid, { settings: { language: 'de-DE' } })), expectRight(house.users.update(uid, { settings: { region: 'AT' } }))]);
        expect((await profileOf(house, uid)).settings).toEqual({ theme: null, language: 'de-DE', region: 'AT' });
        await expectRight(house.users.update(uid, { settings: { theme: 'light', language: null } }));
        expect((await profileOf(house, uid)).settings).toEqual({ theme: 'light', language: null, region: 'AT' });
      });

      it('keeps a name tidy, with the key that it is found by', async () => {
        const house = await opened();
        const uid = await house.member();
        await expectRight(house.users.update(uid, { name: '  Nell   Quinn ' }));
        expect(await profileOf(house, uid)).toMatchObject({ name: 'Nell Quinn', nameKey: 'nell quinn' });
      });

      it('is told to those who follow', async () => {
        const house = await opened();
        const uid = await house.member();
        const names: string[] = [];
        const following = house.users.watch(uid).subscribe((word) => word._tag === 'Right' && O.isSome(word.right) && names.push(word.right.value.name));
        await firstValue(house.users.watch(uid), O.isSome);
        await expectRight(house.users.update(uid, { name: 'Nell' }));
        await eventually(() => {
          expect(names.at(-1)).toBe('Nell');
        });
        following.unsubscribe();
      });

      it('changes all that is named or nothing', async () => {
        const house = await opened();
        const uid = await house.member();
        const before = await profileOf(house, uid);
        expect(await expectLeft(house.users.update(uid, { name: 'Nell', phoneNumber: 'call me' }))).toEqual(invalid('phoneNumber', 'not-a-phone-number'));
        expect(await expectLeft(house.users.update(uid, { name: ' ', phoneNumber: '123' }))).toEqual(invalid('name', 'required'));
        expect(await expectLeft(house.users.update(uid, { name: 'x'.repeat(81) }))).toEqual(invalid('name', 'too-long'));
        expect(await profileOf(house, uid)).toEqual(before);
      });

      it('loses nothing when two change at the same time', async () => {
        const house = await opened();
        const uid = await house.member();
        await Promise.all([expectRight(house.users.update(uid, { name: 'Nell' })), expectRight(house.users.update(uid, { phoneNumber: '123 456' }))]);
        expect(await profileOf(house, uid)).toMatchObject({ name: 'Nell', phoneNumber: '123 456' });
      });

      it('is refused to others, where it can tell who asks', async () => {
        const house = await opened();
        if (house.unknownUser === null) return;
        await house.member();
        const stranger = await house.unknownUser();
        await expectLeft(house.users.update(stranger, { name: 'Nell' }));
        await expectLeft(house.users.recordRecent(stranger, title(1)));
        await expectLeft(house.users.updateRecentIds(stranger, [{ itemKey: 'movie-1', movieID: 2 }]));
      });
    });

    describe('opened titles', () => {
      const opened_ = async (house: UserTestbed, uid: UserId): Promise<ReadonlyArray<number>> => (await profileOf(house, uid)).content.map(({ movieID }) => movieID);

      it('stand newest first, each once, as they were opened last', async () => {
        const house = await opened();
        const uid = await house.member();
        expect(await expectRight(house.users.recordRecent(uid, title(1)))).toEqual({ message: 'Item was added', status: 200 });
        await expectRight(house.users.recordRecent(uid, title(2)));
        await expectRight(house.users.recordRecent(uid, { ...title(1), openedAt: 1_700_000_009_000 }));
        expect((await profileOf(house, uid)).content).toEqual([{ ...title(1), openedAt: 1_700_000_009_000 }, title(2)]);
      });

      it('are found under their IMDb id, and kept under the number that was found, once', async () => {
        const house = await opened();
        const uid = await house.member();
        const abroad: RecentTitle = { ...title(1), itemKey: 'movie--5', movieID: -5, imdbID: 'tt0000005' };
        await expectRight(house.users.recordRecent(uid, abroad));
        await expectRight(house.users.recordRecent(uid, title(2)));
        expect((await profileOf(house, uid)).content).toEqual([title(2), abroad]);
        await expectRight(house.users.updateRecentIds(uid, [{ itemKey: 'movie--5', movieID: 603 }, { itemKey: 'movie-9', movieID: 10 }]));
        expect((await profileOf(house, uid)).content).toEqual([title(2), { ...abroad, itemKey: 'movie-603', movieID: 603 }]);
        await expectRight(house.users.recordRecent(uid, abroad));
        expect((await profileOf(house, uid)).content).toEqual([abroad, title(2)]);
      });

      it(`are ${MAX_RECENT_TITLES} at most`, async () => {
        const house = await opened();
        const uid = await house.member();
        for (let number = 1; number <= MAX_RECENT_TITLES + 2; number += 1) await expectRight(house.users.recordRecent(uid, title(number)));
        const kept = await opened_(house, uid);
        expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_RECENT_TITLES, MAX_RECENT_TITLES + 2, 3]);
      });
    });
  });
};

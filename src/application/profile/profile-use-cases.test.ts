import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { partial, invalid, notFound, offline } from '#domain/shared/failure';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { MAX_IMAGE_BYTES, type ImageFile } from '#domain/users/avatars';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { BEGIN, MAYA, testBackend } from '../account/test-backend.fixture';
import { createProfileUseCases } from './profile-use-cases';

const fine = E.right(undefined);
const jpeg = (length = 300): ImageFile => {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff]);
  return { bytes, type: 'image/jpeg' };
};
const at = () => {
  const house = testBackend(MAYA);
  return { house, mine: createProfileUseCases(house.users, house.avatars, house.clock), profile: () => house.state().users.get(MAYA) };
};

describe('a profile', () => {
  it('is saved as it is named, all or nothing', async () => {
    const { mine, profile } = at();
    const before = profile();
    expect(await mine.saveProfile(MAYA, { name: 'Nell', phoneNumber: 'call me' })()).toEqual(E.left(invalid('phoneNumber', 'not-a-phone-number')));
    expect(profile()).toBe(before);
    expect(await mine.saveProfile(MAYA, { name: ' Nell ', phoneNumber: '+49 30 123' })()).toEqual(fine);
    expect(profile()).toEqual({ ...before, name: 'Nell', nameKey: 'nell', phoneNumber: '+49 30 123' });
    expect(await mine.saveSettings(MAYA, { theme: 'light', language: null, region: 'DE' })()).toEqual(fine);
    expect(await mine.saveSettings(MAYA, { language: 'de-DE' })()).toEqual(fine);
    expect(profile()?.settings).toEqual({ theme: 'light', language: 'de-DE', region: 'DE' });
  });

  it('can be taken away whole', async () => {
    const { mine, profile } = at();
    const account = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };
    expect(await mine.exportMyData(MAYA, aSession({ ...account, token: 'no part of it' }))()).toEqual(
      E.right({ format: 'marquee-member', version: 1, exportedAt: new Date(BEGIN).toISOString(), uid: 'maya', account, profile: profile() }),
    );
    expect(await mine.exportMyData(aUserId('nobody'), account)()).toEqual(E.left(notFound('profile')));
  });

  it('remembers what was opened, with what its card needs', async () => {
    const { mine, profile } = at();
    expect(await mine.recordRecent(MAYA, aTitleDetails({ mediaType: 'movie', id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999, genres: ['Action'], posterPath: '/m.jpg' }))()).toEqual(
      E.right({ message: 'Item was added', status: 200 }),
    );
    expect(profile()?.content).toEqual([
      { itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: 'tt0133093', title: 'The Matrix', posterPath: '/m.jpg', releaseYear: 1999, genres: ['Action'], openedAt: BEGIN },
    ]);
  });
});

describe('a picture', () => {
  it('is kept and shown from then on, until it is removed', async () => {
    const { mine, profile } = at();
    const answer = await mine.changeAvatar(MAYA, jpeg())();
    expect(E.isRight(answer) && answer.right === profile()?.photoURL && answer.right.startsWith('data:image/jpeg;')).toBe(true);
    expect(await mine.removeAvatar(MAYA)()).toEqual(fine);
    expect(profile()?.photoURL).toBeNull();
  });

  it('that is none or too large never leaves', async () => {
    const { house, mine } = at();
    const asked = createProfileUseCases(house.users, { ...house.avatars, put: () => TE.left(offline) }, house.clock);
    expect(await asked.changeAvatar(MAYA, { bytes: new Uint8Array(10), type: 'image/png' })()).toEqual(E.left(invalid('picture', 'not-a-picture')));
    expect(await mine.changeAvatar(MAYA, jpeg(MAX_IMAGE_BYTES + 1))()).toEqual(E.left(invalid('picture', 'picture-too-large')));
  });

  it('that could not be kept is not shown, and one that could not be let go is not removed', async () => {
    const { house, profile } = at();
    await createProfileUseCases(house.users, { ...house.avatars, put: () => TE.left(offline) }, house.clock).changeAvatar(MAYA, jpeg())();
    expect(profile()?.photoURL).toBeNull();
    const removed: string[] = [];
    const avatars = { ...house.avatars, remove: (uid: string) => TE.fromIO(() => void removed.push(uid)) };
    const users = { ...house.users, update: () => TE.left(offline) };
    expect(await createProfileUseCases(users, avatars, house.clock).removeAvatar(MAYA)()).toEqual(E.left(offline));
    expect(removed).toEqual([]);
  });

  it('that stays although it was to go is shown as before', async () => {
    const { house, mine, profile } = at();
    await mine.changeAvatar(MAYA, jpeg())();
    const before = profile();
    expect(before?.photoURL).not.toBeNull();
    expect(await createProfileUseCases(house.users, { ...house.avatars, remove: () => TE.left(offline) }, house.clock).removeAvatar(MAYA)()).toEqual(E.left(offline));
    expect(profile()).toEqual(before);
  });

  it('that the profile could not be told of leaves the profile as it was, and its picture where it says', async () => {
    const { house, mine, profile } = at();
    await mine.changeAvatar(MAYA, jpeg())();
    const before = profile();
    const asked = createProfileUseCases({ ...house.users, update: () => TE.left(offline) }, house.avatars, house.clock);
    expect(await asked.changeAvatar(MAYA, jpeg(400))()).toEqual(E.left(partial(offline)));
    expect(profile()).toEqual(before);
    expect((await fetch(before?.photoURL ?? '')).ok).toBe(true);
  });
});

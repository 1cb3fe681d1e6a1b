import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { asPartialFailure, invalid, notFound, offline } from '#domain/shared/failure';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { HistoryChange } from '#domain/history/history-change';
import { episodePart, episodeViewing, filmViewing } from '#domain/history/history.fixture';
import type { ListChange } from '#domain/lists/list-command';
import { film, newItem } from '#domain/lists/list.fixture';
import { MAX_IMAGE_BYTES, type ImageFile } from '#domain/users/pictures/avatars';
import type { SignIn } from '#domain/users/sign-ins/sign-in';
import { aSession, aUserId } from '#domain/users/user.fixture';
import { forbiddenStorage, testBrowser } from '#application/ports/browser-storage.fixture';
import { START_TIME, MAYA, testBackend } from '#application/account/test-backend.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { createProfileUseCases, type ProfileDeps } from './profile-use-cases';

const success = E.right(undefined);
const jpeg = (length = 300): ImageFile => {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff]);
  return { bytes, type: 'image/jpeg' };
};
const browser = { outbox: of(E.right(emptyOutbox)), importJournal: TE.right(testImportJournal()), unmatched: testUnmatchedEntries() };
const phone: SignIn = { at: START_TIME, way: 'passkey', browser: 'Safari', system: 'iPhone', isPresent: true, hasEnded: false };
const setUp = () => {
  const backend = testBackend(MAYA);
  const deps: ProfileDeps = {
    ...backend,
    lists: TE.right(backend.lists),
    history: TE.right(backend.history),
    storage: testBrowser()(),
    lock: testTabLock(),
  };
  return { backend, deps, useCases: createProfileUseCases(deps), profile: () => backend.state().users.get(MAYA) };
};

describe('profile use cases', () => {
  it('save all valid fields or none', async () => {
    const { useCases, profile } = setUp();
    const before = profile();
    expect(await useCases.saveProfile(MAYA, { name: 'Nell', phoneNumber: 'call me' })()).toEqual(
      E.left(invalid('phoneNumber', 'not-a-phone-number')),
    );
    expect(profile()).toBe(before);
    expect(await useCases.saveProfile(MAYA, { name: ' Nell ', phoneNumber: '+49 30 123' })()).toEqual(success);
    expect(profile()).toEqual({ ...before, name: 'Nell', nameKey: 'nell', phoneNumber: '+49 30 123' });
    expect(await useCases.saveSettings(MAYA, { theme: 'light', language: null, region: 'DE' })()).toEqual(success);
    expect(await useCases.saveSettings(MAYA, { language: 'de-DE' })()).toEqual(success);
    expect(profile()?.settings).toEqual({ theme: 'light', language: 'de-DE', region: 'DE' });
  });

  it('export account, profile, lists, viewings and ratings', async () => {
    const { backend, useCases, profile } = setUp();
    const uid = MAYA;
    const item = newItem(603, { note: 'with Nell' });
    const changes: ReadonlyArray<ListChange> = [
      { kind: 'create-list', listID: 'rain', name: 'rain', description: '', order: 'a0' },
      { kind: 'add-items', listID: 'rain', items: [item] },
      { kind: 'delete-list', listID: 'rain' },
      { kind: 'add-items', listID: 'maya-watchlist', items: Array.from({ length: 120 }, (_, number) => newItem(number + 1)) },
    ];
    for (const [index, change] of changes.entries())
      await backend.lists.apply({ commandId: String(index), uid, createdAt: START_TIME, change })();
    const history: ReadonlyArray<HistoryChange> = [
      { kind: 'log-viewings', viewings: Array.from({ length: 130 }, (_, number) => filmViewing(`v${number}`, number + 1)), episodes: null },
      { kind: 'log-viewings', viewings: [episodeViewing('e1', 7, episodePart(1, 1))], episodes: '1:1-7;2:1-13' },
      ...Array.from({ length: 101 }, (_, number): HistoryChange => ({
        kind: 'rate-title',
        title: film(number + 1),
        rating: 7, before: null, ratedAt: START_TIME,
      })),
    ];
    for (const change of history) await backend.history.apply({ commandId: '1', uid, createdAt: START_TIME, change })();
    const account = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };
    const exported = await useCases.exportMyData(MAYA, aSession({ ...account, token: 'no part of it' }), browser)();
    expect(exported).toMatchObject(
      E.right({
        format: 'marquee-member', version: 5,
        exportedAt: new Date(START_TIME).toISOString(),
        uid: 'maya', account,
        profile: profile(),
      }),
    );
    const lists = E.isRight(exported) ? exported.right.lists.map(({ list, items }) => [list.name, items.length, items[0]?.note]) : [];
    expect(lists).toEqual([
      ['favorites', 0, undefined],
      ['watchlist', 120, null],
      ['rain', 1, 'with Nell'],
    ]);
    expect(
      E.isRight(exported)
        ? [exported.right.viewings.length, exported.right.viewings[0], exported.right.ratings.length, exported.right.episodes]
        : [],
    ).toEqual([131, filmViewing('v99', 100), 101, [{ itemKey: 'tv-7', episodes: '1:1-7;2:1-13' }]]);
    expect(JSON.stringify(exported)).not.toContain('no part of it');
    expect(await useCases.exportMyData(aUserId('nobody'), account, browser)()).toEqual(E.left(notFound('profile')));
  });

  it.each([
    ['with the recent sign-ins', TE.right([phone]), [phone]],
    ['without them if the server cannot be asked', TE.left(offline), null],
  ] as const)('export the file of the account %s', async (_, noted, signIns) => {
    const { useCases } = setUp();
    const parts = await useCases.exportMyFile(MAYA, aSession(), { ...browser, signIns: { noteSignIn: () => noted } })();
    expect(E.isRight(parts) && JSON.parse(parts.right.join(''))).toMatchObject({ uid: 'maya', signIns });
  });

  const matrix = aTitleDetails({
    mediaType: 'movie', id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999,
    genres: ['Action'],
    posterPath: '/m.jpg',
  });
  const recorded = {
    itemKey: 'movie-603', mediaType: 'movie', movieID: 603, imdbID: 'tt0133093', title: 'The Matrix', posterPath: '/m.jpg',
    releaseYear: 1999,
    genres: ['Action'],
    openedAt: START_TIME,
  };

  it('keep a recent title with the data of its card in the browser, and export it, until it is sent', async () => {
    const { useCases, profile } = setUp();
    expect(await useCases.recordRecent(MAYA, matrix)()).toEqual(E.right({ message: 'Item was added', status: 200 }));
    expect(profile()?.content).toEqual([]);
    const exported = await useCases.exportMyData(MAYA, aSession(), browser)();
    expect(E.isRight(exported) && exported.right.profile.content).toEqual([recorded]);
    expect(await useCases.sendRecent(MAYA)()).toEqual(success);
    expect(profile()?.content).toEqual([recorded]);
  });

  it('write a recent title at once where the browser stores nothing', async () => {
    const { deps, profile } = setUp();
    const useCases = createProfileUseCases({ ...deps, storage: forbiddenStorage });
    expect(await useCases.recordRecent(MAYA, matrix)()).toEqual(E.right({ message: 'Item was added', status: 200 }));
    expect(profile()?.content).toEqual([recorded]);
  });

  it('replace the ids of recent titles in the profile and in the browser', async () => {
    const { useCases, profile } = setUp();
    await useCases.recordRecent(MAYA, { ...matrix, id: -5 })();
    expect(await useCases.updateRecentIds(MAYA, [{ itemKey: 'movie--5', movieID: 603 }])()).toEqual(success);
    await useCases.sendRecent(MAYA)();
    expect(profile()?.content).toEqual([recorded]);
  });
});

describe('avatar', () => {
  it('is in the profile after an upload, until it is removed', async () => {
    const { useCases, profile } = setUp();
    const answer = await useCases.changeAvatar(MAYA, jpeg())();
    expect(E.isRight(answer) && answer.right === profile()?.photoURL && answer.right.startsWith('data:image/jpeg;')).toBe(true);
    expect(await useCases.removeAvatar(MAYA)()).toEqual(success);
    expect(profile()?.photoURL).toBeNull();
  });

  it('is rejected before upload if it is not an image or too large', async () => {
    const { backend, deps, useCases } = setUp();
    const failing = createProfileUseCases({ ...deps, avatars: { ...backend.avatars, put: () => TE.left(offline) } });
    expect(await failing.changeAvatar(MAYA, { bytes: new Uint8Array(10), type: 'image/png' })()).toEqual(
      E.left(invalid('image', 'not-an-image')),
    );
    expect(await useCases.changeAvatar(MAYA, jpeg(MAX_IMAGE_BYTES + 1))()).toEqual(E.left(invalid('image', 'image-too-large')));
  });

  it('is not set when the upload fails, and not deleted when the profile update fails', async () => {
    const { backend, deps, profile } = setUp();
    await createProfileUseCases({ ...deps, avatars: { ...backend.avatars, put: () => TE.left(offline) } }).changeAvatar(MAYA, jpeg())();
    expect(profile()?.photoURL).toBeNull();
    const removed: string[] = [];
    const avatars = { ...backend.avatars, remove: (uid: string) => TE.fromIO(() => void removed.push(uid)) };
    const users = { ...backend.users, update: () => TE.left(offline) };
    expect(await createProfileUseCases({ ...deps, users, avatars }).removeAvatar(MAYA)()).toEqual(E.left(offline));
    expect(removed).toEqual([]);
  });

  it('is restored in the profile when its deletion fails', async () => {
    const { backend, deps, useCases, profile } = setUp();
    await useCases.changeAvatar(MAYA, jpeg())();
    const before = profile();
    expect(before?.photoURL).not.toBeNull();
    expect(
      await createProfileUseCases({ ...deps, avatars: { ...backend.avatars, remove: () => TE.left(offline) } }).removeAvatar(MAYA)(),
    ).toEqual(E.left(offline));
    expect(profile()).toEqual(before);
  });

  it('fails as partial when the profile update fails, keeping the previous image', async () => {
    const { backend, deps, useCases, profile } = setUp();
    await useCases.changeAvatar(MAYA, jpeg())();
    const before = profile();
    const failing = createProfileUseCases({ ...deps, users: { ...backend.users, update: () => TE.left(offline) } });
    expect(await failing.changeAvatar(MAYA, jpeg(400))()).toEqual(E.left(asPartialFailure(offline)));
    expect(profile()).toEqual(before);
    expect((await fetch(before?.photoURL ?? '')).ok).toBe(true);
  });
});

import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { forbiddenStorage, testBrowser } from '#application/ports/browser-storage.fixture';
import { readOpenedTitles } from '#application/profile/opened-titles';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { notFound } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import { aUserId } from '#domain/users/user.fixture';
import type { OwnData } from '#application/data-file/own-data';
import { restoreOwnData } from './restore-own-data';

const own: OwnData = {
  recents: [aRecentTitle(1, 'Heat', ['Crime'])], settings: { theme: 'dark', language: 'de-DE', region: null }, phoneNumber: '+49 30 123',
  savedFilters: 'Noir\t/genre/crime?from=1940', services: 'DE-8-337', turnedDown: 'movie-2\t1999\t\tRan',
  unmatched: [],
};

it('takes settings and phone number where the member has none, and keeps recent titles for the next batch', async () => {
  const { users, state } = testBackend(MAYA);
  const storage = testBrowser()();
  await users.update(MAYA, { settings: { theme: 'light' } })();
  await users.editTurnedDown(MAYA, () => 'movie-1\t\t\tHeat\n')();
  for (let time = 0; time < 2; time += 1) expect(await restoreOwnData({ users, storage }, MAYA, own)()).toEqual(E.right(undefined));
  const settings = { theme: 'light', language: 'de-DE', region: null };
  const { savedFilters, services } = own;
  expect(state().users.get(MAYA)).toMatchObject({ settings, phoneNumber: '+49 30 123', savedFilters, services });
  expect(state().users.get(MAYA)?.turnedDown).toBe('movie-1\t\t\tHeat\nmovie-2\t1999\t\tRan');
  expect(readOpenedTitles(storage, MAYA).unsent).toEqual(own.recents);
});

it('writes recent titles at once where the browser stores nothing', async () => {
  const { users, state } = testBackend(MAYA);
  await restoreOwnData({ users, storage: forbiddenStorage }, MAYA, {
    ...own, settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null,
  })();
  expect(state().users.get(MAYA)).toMatchObject({ settings: noSettings, phoneNumber: null, content: own.recents });
});

it('fails for an account without a profile', async () => {
  const { users } = testBackend(MAYA);
  expect(await restoreOwnData({ users, storage: testBrowser()() }, aUserId('nobody'), own)()).toEqual(E.left(notFound('profile')));
});

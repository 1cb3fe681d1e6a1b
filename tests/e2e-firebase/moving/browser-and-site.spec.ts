import { fill, importFile, openAccount, restored } from '#composition/moving/open-account.fixture';
import type { Account } from '#composition/moving/any-account.fixture';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { episodePart, episodeViewing, filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import { expect, open, test } from '../../e2e/steps';
import { exportedFile } from '../../e2e/members/import-journey';
import { createTestUser } from '../admin-access';
import { signIn } from '../sign-in';

test.setTimeout(240_000);

const ADDED = Date.UTC(2023, 4, 6);
const item = (id: number, order: string, note: string | null) => ({ title: film(id), addedAt: ADDED + id, order, note, random: id / 10 });
const place = { order: 'b0', pinned: true, archived: false };
/** An account in a browser: lists with order and notes, viewings on a day and without, an episode, ratings with their days, and settings. */
const ACCOUNT: Account = {
  lists: [{
    name: 'Noir', description: 'Rain', place, createdAt: ADDED, isDeleted: false, items: [item(2, 'a1', 'hats'), item(1, 'a2', null)],
  }],
  defaults: [
    { description: '', place: null, items: [item(3, 'a0', null)] }, { description: 'Again', place: null, items: [] },
  ],
  viewings: [filmViewing('one', 1), filmViewing('two', 2, unknownDay), episodeViewing('three', 4, episodePart(1, 2), onDay('2023-02-03'))],
  episodes: '1:1-6@2010-01-01',
  ratings: [{ title: film(1), rating: 8.5, ratedAt: ADDED }, { title: film(5), rating: 0.5, ratedAt: ADDED + 1 }],
  recents: [], settings: { theme: null, language: 'de-DE', region: 'DE' }, phoneNumber: null,
  savedFilters: null, services: null, unmatched: [],
};

/** Fields that belong to the account, and those that a server counts later. */
const OWN = { userID: null, itemCount: null, summary: null, watched: null, ownRating: null };
/** Returns what moves. */
const moved = (file: MemberExport) => {
  const { lists, profile: { settings }, viewings, ratings, episodes } = restored(file);
  return {
    lists: lists.map(({ list, items }) => ({ list: { ...list, ...OWN }, items: items.map((each) => ({ ...each, ...OWN })) })),
    settings, viewings, ratings, episodes,
  };
};

test('one file moves an account from a browser to a site on Firebase and back', async ({ page }) => {
  const from = openAccount();
  await fill(from, ACCOUNT);
  const file = await from.exported();
  const user = await createTestUser();
  await signIn(page, user, user.password);
  await open(page, '/user-profile/settings/import');
  await page.locator('input[type="file"]').setInputFiles(
    { name: 'marquee-data.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByText(/^Added 3 viewings, 2 ratings, 3 titles on lists/).first()).toBeVisible({ timeout: 60_000 });

  const onFirebase = JSON.parse((await exportedFile(page)).toString('utf8')) as MemberExport;
  expect(moved(onFirebase)).toEqual(moved(file));

  const back = openAccount();
  await importFile(back, JSON.stringify(onFirebase));
  expect(moved(await back.exported())).toEqual(moved(file));
});

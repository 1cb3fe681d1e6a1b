import { expect, it, onTestFinished } from 'vitest';
import { loadedHistoryRepository, loadedListRepository } from '#adapters/loaded-repositories.fixture';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import type { Account } from '#composition/moving/any-account.fixture';
import { fill, importFile, movableAccount, openAccount, restored } from '#composition/moving/open-account.fixture';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { episodePart, episodeViewing, filmViewing, onDay, series, unknownDay } from '#domain/history/history.fixture';
import { film } from '#domain/lists/list.fixture';
import type { NewListItem } from '#domain/lists/list-item';
import { StoredTitle } from '#domain/lists/stored-title';
import { signUpMember, webListUseCases } from '../web/web-list-use-cases';
import { browser } from '../web/web-testbed';

const ADDED = Date.UTC(2023, 4, 6);
const item = (title: StoredTitle, order: string, note: string | null = null): NewListItem =>
  ({ title, order, note, addedAt: ADDED + title.movieID, random: title.movieID / 10 });
const UNPLACED = { order: null, pinned: false, archived: false };
const [PINNED, ARCHIVED] = [{ order: 'b0', pinned: true, archived: false }, { order: 'b1', pinned: false, archived: true }];
const FAVORITES = [item(film(3), 'a0'), item(series(4), 'a1', 'again')];
const DEMOS = [item(film(2), 'a1', 'hats,\n"rain"'), item(film(1), 'a2')];
const VIEWINGS = [
  episodeViewing('episode', 4, episodePart(1, 2), onDay('2023-02-03')), filmViewing('first', 1, onDay('2020-02-29')),
  filmViewing('rewatch', 1, onDay('2023-01-01'), 8.5), filmViewing('undated', 2, unknownDay),
];
const RATINGS = [
  { item: film(1), rating: 8.5, ratedAt: ADDED }, { item: film(5), rating: 0.5, ratedAt: ADDED + 1 },
  { item: series(4), rating: 10, ratedAt: ADDED + 2 },
];
const EPISODES = '1:1-6@2010-01-01';
const OPENED = {
  itemKey: 'movie-6', mediaType: 'movie' as const, movieID: 6, imdbID: 'tt6', title: 'Opened', posterPath: null, releaseYear: 1999,
  genres: ['Drama'], openedAt: ADDED + 3,
};
const PROFILE = {
  settings: { theme: 'dark', language: 'de-DE', region: 'DE' }, phoneNumber: '+49 30 123',
  savedFilters: 'Noir\t/genre/crime?from=1940', services: 'DE-8-337', turnedDown: 'movie-7\t1999\tja\tRan',
} as const;
const UNMATCHED = [{
  file: 'diary.csv', row: 7, title: namedTitle({ name: 'Of nobody', year: 1995 }),
  facts: [{ kind: 'viewing' as const, day: '2020-01-01', episode: null }],
}];
const ACCOUNT: Account = {
  ...PROFILE, episodes: EPISODES, viewings: VIEWINGS, recents: [OPENED], unmatched: UNMATCHED,
  lists: [
    { name: 'macOS demos', description: 'Rain', place: PINNED, createdAt: ADDED, isDeleted: false, items: DEMOS },
    { name: 'Old', description: '', place: ARCHIVED, createdAt: ADDED + 1, isDeleted: false, items: [] },
  ],
  defaults: [{ description: '', place: null, items: FAVORITES }, { description: 'Soon', place: null, items: [] }],
  ratings: RATINGS.map(({ item: title, ...rating }) => ({ title, ...rating })),
};

/** Everything that a file moves: ids of lists, times of changes and what a server counts are the account's own (decision 0069). */
const EXPECTED = {
  lists: [
    { name: 'favorites', displayName: null, description: '', createdAt: null, ...UNPLACED, items: FAVORITES },
    { name: 'macos_demos', displayName: 'macOS demos', description: 'Rain', createdAt: ADDED, ...PINNED, items: DEMOS },
    { name: 'old', displayName: null, description: '', createdAt: ADDED + 1, ...ARCHIVED, items: [] },
    { name: 'watchlist', displayName: null, description: 'Soon', createdAt: null, ...UNPLACED, items: [] },
  ],
  profile: { ...PROFILE, content: [OPENED] },
  viewings: VIEWINGS, ratings: RATINGS, episodes: [{ itemKey: 'tv-4', episodes: EPISODES }], unmatched: UNMATCHED,
};

const moved = (file: MemberExport): typeof EXPECTED => {
  const { lists, profile: { settings, phoneNumber, savedFilters, services, turnedDown, content }, viewings, ...rest } = restored(file);
  return {
    lists: lists.map(({ list: { name, displayName, description, createdAt, order, pinned, archived }, items }) => ({
      name, displayName, description, createdAt, order, pinned, archived,
      items: items.map(({ addedAt, order: place, note, random, ...title }) =>
        ({ title: StoredTitle.encode(title), addedAt, order: place, note, random })),
    })),
    profile: { settings, phoneNumber, savedFilters, services, turnedDown, content },
    viewings: viewings.toSorted((one, other) => (one.entryId < other.entryId ? -1 : 1)),
    ...rest,
  } as typeof EXPECTED;
};

/** Opens an account of a new member on Firebase, as a browser of the site does. */
const openOnFirebase = async () => {
  const { firebase } = browser();
  const { uid } = await signUpMember(firebase.auth);
  const lists = webListUseCases(firebase, uid);
  onTestFinished(async () => {
    lists.close();
    await firebase.auth.signOut();
  });
  const [repository, history] = [loadedListRepository(firebase.lists), loadedHistoryRepository(firebase.history)];
  return movableAccount(lists, { ...firebase, repository, history, clock: { now: () => Date.now() - 1000 } });
};

it('one file moves an account from a browser to a site on Firebase, and the file from there back to a browser', async () => {
  const [from, site, back] = [openAccount(), await openOnFirebase(), openAccount()];
  await fill(from, ACCOUNT);
  const file = await from.exported();
  expect(moved(file)).toEqual(EXPECTED);
  await importFile(site, JSON.stringify(file));
  const ofSite = await site.exported();
  expect(moved(ofSite)).toEqual(EXPECTED);
  await importFile(back, JSON.stringify(ofSite));
  expect(moved(await back.exported())).toEqual(EXPECTED);
});

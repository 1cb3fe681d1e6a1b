import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { AUDIT_RETENTION_MS } from '#domain/audit/audit';
import { unavailable } from '#domain/shared/failure';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { LONG_TIME_MEMBER } from '#adapters/memory/demo-accounts';
import { LONG_TIME_MEMBER_ID as noor, newBrowserState } from '#adapters/memory/demo-data';
import { COLLECTIONS, putDocument, type CollectionName } from '#adapters/memory/storage/state';
import { inMemoryStorage, type StateStorage } from '#adapters/memory/storage/state-storage';
import { DEMO_LIBRARY } from './demo-library';
import { DEMO_FILMS, DEMO_SERIES } from './demo-titles';
import { fillDemoSite } from './fill-demo-site';

const newStorage = (): StateStorage => inMemoryStorage(newBrowserState(LONG_TIME_MEMBER.email));
const NOW = Date.UTC(2026, 10, 26, 9);
const { ratings, watchedFilms, watchedSeries, watchlist } = DEMO_LIBRARY;
const fill = (storage: StateStorage, now = NOW) => fillDemoSite(storage, noor, now);

/** Everything that is stored about the member. */
const readAll = async ({ read, items }: StateStorage) => {
  const { lists, users } = await expectRight(read);
  const own = [...lists.values()].filter(({ userID }) => userID === noor);
  const titles = [...Object.values(DEMO_FILMS), ...Object.values(DEMO_SERIES)].map(({ mediaType, movieID: id, imdbID }) => ({
    mediaType, id, imdbID,
  }));
  return {
    profile: users.get(noor),
    lists: own,
    states: await expectRight(items.findTitles(noor, titles)),
    years: await expectRight(items.readYears(noor)),
    given: (await expectRight(items.selectRatings(noor, null, 100))).ratings,
  };
};

describe('fillDemoSite', () => {
  it('fills the default lists, named lists, the history of a year, ratings and recent titles', async () => {
    const storage = newStorage();
    expect(await fill(storage)()).toEqual(E.right(undefined));
    const { profile, lists, states, years, given } = await readAll(storage);
    expect(Object.fromEntries(lists.map(({ name, itemCount, pinned }) => [name, [itemCount, pinned]]))).toEqual({
      favorites: [8, false],
      watchlist: [16, false],
      for_a_bad_day: [8, true],
      heist_films: [7, false],
      film_club: [6, false],
    });
    expect(lists.every(({ updatedAt }) => updatedAt !== null && updatedAt < NOW)).toBe(true);
    expect(profile?.lists.map(({ listName }) => listName)).toEqual(['favorites', 'watchlist', 'for_a_bad_day', 'heist_films', 'film_club']);
    expect(profile?.content.map(({ itemKey }) => itemKey).slice(0, 2)).toEqual(['tv-1396', 'movie-666277']);
    expect(states.flatMap(({ viewings }) => viewings)).toHaveLength(
      watchedFilms.length + watchedSeries.reduce((sum, { watched }) => sum + watched, 0),
    );
    expect([years.map(({ year }) => year).sort(), given.length]).toEqual([['2025', '2026', 'unknown'], ratings.length]);
  });

  it('writes everything at once or nothing, and nothing a second time', async () => {
    const once = newStorage();
    let writes = 0;
    const update: StateStorage['items']['update'] = (...edit) => { writes += 1; return once.items.update(...edit); };
    const counting = { ...once, update: () => { throw new Error('a second transaction'); }, items: { ...once.items, update } };
    await fill(counting)();
    const expected = await readAll(once);
    await Promise.all([fill(counting)(), fill(counting, NOW + 1)()]);
    expect([await readAll(once), writes]).toEqual([expected, 1]);
    const full = newStorage();
    const before = await readAll(full);
    const failure = E.left(unavailable(null, 'full'));
    expect(await fill({ ...full, items: { ...full.items, update: () => () => Promise.resolve(failure) } })()).toEqual(failure);
    expect(await readAll(full)).toEqual(before);
  });

  it('has the effect of once from two tabs', async () => {
    const [both, once] = [newStorage(), newStorage()];
    await Promise.all([fill(both)(), fill(both)()]);
    await fill(once)();
    expect(await readAll(both)).toEqual(await readAll(once));
  });

  it('gives the admin accounts over a year, feedback, an audit log and a banner to switch', async () => {
    const storage = newStorage();
    await fill(storage)();
    const { users, accounts, access, audit, feedback, settings } = await expectRight(storage.read);
    const months = new Set([...users.values()].map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 7)));
    expect([
      users.size, months.size > 10,
      Math.min(...[...users.values()].map(({ createdAt }) => NOW - createdAt)) < 7 * 86_400_000,
    ]).toEqual([15, true, true]);
    expect([...access.values()].filter(({ disabled }) => disabled)).toHaveLength(1);
    expect([...accounts.values()].filter(({ emailVerified }) => !emailVerified)).toHaveLength(1);
    const signIns = new Map([...accounts.values()].map(({ uid, lastSignInAt }) => [String(uid), lastSignInAt]));
    expect([
      signIns.get('maya'),
      [...signIns].filter(([uid, at]) => uid !== 'maya' && (at === null || at >= NOW || at < (users.get(uid)?.createdAt ?? 0))),
    ]).toEqual([0, []]);
    expect(new Set([...feedback.values()].map(({ state }) => state))).toEqual(new Set(['new', 'read', 'answered']));
    expect([audit.size > 4, [...audit.values()].every(({ at }) => at < NOW && at > NOW - AUDIT_RETENTION_MS)]).toEqual([true, true]);
    expect(settings.get('banners')?.content.map(({ active }) => active)).toEqual([false]);
    for (const [name, codec] of Object.entries(COLLECTIONS))
      for (const document of (await expectRight(storage.read))[name as CollectionName].values()) expect(codec.is(document)).toBe(true);
  });

  it('depends on nothing but today', async () => {
    const [one, other] = [newStorage(), newStorage()];
    await fill(one)();
    await fill(other)();
    expect(await expectRight(one.read)).toEqual(await expectRight(other.read));
  });

  it('adds nothing for the admin where an admin has worked', async () => {
    const storage = newStorage();
    await storage.update((state) => E.right(putDocument('settings', 'banners', { content: [] })(state)))();
    await fill(storage)();
    const { users, feedback, lists } = await expectRight(storage.read);
    expect([users.size, feedback.size, [...lists.values()].filter(({ itemCount }) => itemCount > 0).length]).toEqual([3, 0, 5]);
  });

  it('fills nothing again once the watchlist has changed, and nothing for a deleted member', async () => {
    const storage = newStorage();
    const change = storage.update((state) =>
      E.right({
        ...state,
        lists: new Map([...state.lists].map(([id, list]) => [id, list.userID === noor ? { ...list, updatedAt: 1 } : list])),
      }),
    );
    await change();
    const before = await readAll(storage);
    await fill(storage)();
    expect(await readAll(storage)).toEqual(before);
    await storage.update((state) => E.right({ ...state, users: new Map(), lists: new Map() }))();
    expect(await fill(storage)()).toEqual(E.right(undefined));
  });

  it('has no watched title on the watchlist, and only ratings that a member can give', () => {
    const watched = new Set([...watchedFilms.map(([{ itemKey }]) => itemKey), ...watchedSeries.map(({ title }) => title.itemKey)]);
    expect(watchlist.filter(({ title }) => watched.has(title.itemKey))).toEqual([]);
    expect(ratings.filter(([{ itemKey }, rating]) => !watched.has(itemKey) || rating % 0.5 !== 0 || rating < 0.5 || rating > 10)).toEqual(
      [],
    );
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { LONG_TIME_MEMBER } from '../demo-accounts';
import { LONG_TIME_MEMBER_ID as noor, newBrowserState } from '../demo-data';
import { inMemoryStorage, type StateStorage } from '../storage/state-storage';
import { DEMO_LIBRARY } from './demo-library';
import { DEMO_FILMS, DEMO_SERIES } from './demo-titles';
import { fillDemoMember } from './fill-demo-member';

const newStorage = (): StateStorage => inMemoryStorage(newBrowserState(LONG_TIME_MEMBER.email));
const NOW = Date.UTC(2026, 10, 26, 9);
const { ratings, watchedFilms, watchedSeries, watchlist } = DEMO_LIBRARY;
const fill = (storage: StateStorage) => fillDemoMember(storage, noor, NOW, TE.right(DEMO_LIBRARY));

const rightOf = async <A>(answer: () => Promise<E.Either<unknown, A>>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** Everything that is stored about the member. */
const readAll = async ({ read, items }: StateStorage) => {
  const { lists, users } = await rightOf(read);
  const own = [...lists.values()].filter(({ userID }) => userID === noor);
  const titles = [...Object.values(DEMO_FILMS), ...Object.values(DEMO_SERIES)].map(({ mediaType, movieID: id, imdbID }) => ({ mediaType, id, imdbID }));
  return { profile: users.get(noor), lists: own, states: await rightOf(items.findTitles(noor, titles)), years: await rightOf(items.readYears(noor)), given: (await rightOf(items.selectRatings(noor, null, 100))).ratings };
};

describe('fillDemoMember', () => {
  it('fills the default lists, named lists, the history of a year, ratings and recent titles', async () => {
    const storage = newStorage();
    expect(await fill(storage)()).toEqual(E.right(undefined));
    const { profile, lists, states, years, given } = await readAll(storage);
    expect(Object.fromEntries(lists.map(({ name, itemCount, pinned }) => [name, [itemCount, pinned]]))).toEqual({ favorites: [8, false], watchlist: [16, false], for_a_bad_day: [8, true], heist_films: [7, false], film_club: [6, false] });
    expect(lists.every(({ updatedAt }) => updatedAt !== null && updatedAt < NOW)).toBe(true);
    expect(profile?.lists.map(({ listName }) => listName)).toEqual(['favorites', 'watchlist', 'for_a_bad_day', 'heist_films', 'film_club']);
    expect(profile?.content.map(({ itemKey }) => itemKey).slice(0, 2)).toEqual(['tv-1396', 'movie-666277']);
    expect(states.flatMap(({ viewings }) => viewings)).toHaveLength(watchedFilms.length + watchedSeries.reduce((sum, { watched }) => sum + watched, 0));
    expect([years.map(({ year }) => year).sort(), given.length]).toEqual([['2025', '2026', 'unknown'], ratings.length]);
  });

  it('has the effect of once when it is repeated or was interrupted anywhere', async () => {
    const once = newStorage();
    await fill(once)();
    const expected = await readAll(once);
    await fill(once)();
    expect(await readAll(once)).toEqual(expected);
    for (const limit of [0, 1, 5, 20, 34, 38, 41, 42]) {
      const storage = newStorage();
      let writes = 0;
      const update: StateStorage['items']['update'] = (...edit) => (writes++ < limit ? storage.items.update(...edit) : () => Promise.resolve(E.left(unavailable(null, 'closed'))));
      await fill({ ...storage, items: { ...storage.items, update } })();
      await fill(storage)();
      expect(await readAll(storage)).toEqual(expected);
    }
  });

  it('fills nothing again once the watchlist has changed, and nothing for a deleted member', async () => {
    const storage = newStorage();
    const change = storage.update((state) => E.right({ ...state, lists: new Map([...state.lists].map(([id, list]) => [id, list.userID === noor ? { ...list, updatedAt: 1 } : list])) }));
    await change();
    const before = await readAll(storage);
    await fill(storage)();
    expect(await readAll(storage)).toEqual(before);
    await storage.update((state) => E.right({ ...state, users: new Map(), lists: new Map() }))();
    expect(await fill(storage)()).toEqual(E.right(undefined));
  });

  it('writes nothing if its content cannot be loaded', async () => {
    const storage = newStorage();
    const before = await readAll(storage);
    const failure = E.left(unavailable(null, 'no connection'));
    expect(await fillDemoMember(storage, noor, NOW, () => Promise.resolve(failure))()).toEqual(failure);
    expect(await readAll(storage)).toEqual(before);
  });

  it('has no watched title on the watchlist, and only ratings that a member can give', () => {
    const watched = new Set([...watchedFilms.map(([{ itemKey }]) => itemKey), ...watchedSeries.map(({ title }) => title.itemKey)]);
    expect(watchlist.filter(({ title }) => watched.has(title.itemKey))).toEqual([]);
    expect(ratings.filter(([{ itemKey }, rating]) => !watched.has(itemKey) || rating % 0.5 !== 0 || rating < 0.5 || rating > 10)).toEqual([]);
  });
});

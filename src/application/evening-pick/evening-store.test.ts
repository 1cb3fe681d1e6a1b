import { describe, expect, it, vi } from 'vitest';
import { clearMemberDataExcept } from '#application/profile/member-data-keys';
import { forbiddenStorage, testBrowser } from '#application/ports/browser-storage.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { UserId } from '#domain/users/user-id';
import { addressOfShown } from './evening-params';
import { createEveningStore, keptTitleToTitle } from './evening-store';
import { shownKeys, withVisitorsEvening } from './shown-titles';

const ADA = 'ada' as UserId;
const TODAY = '2026-11-27';
const film = (id: number) => aTitle({ id });
const ids = (titles: ReadonlyArray<{ readonly id: number }>): ReadonlyArray<number> => titles.map(({ id }) => id);

describe('createEveningStore', () => {
  it('keeps shown titles for the evening only, and those turned down for longer', () => {
    const tab = testBrowser()();
    const store = createEveningStore(tab, null, TODAY);
    [1, 2, 1].forEach((id) => store.addShown(film(id)));
    store.turnDown(film(3));
    const reloaded = createEveningStore(tab, null, TODAY).get();
    expect([ids(reloaded.shown), ids(reloaded.notForMe)]).toEqual([[2, 1], [3]]);
    const tomorrow = createEveningStore(tab, null, '2026-11-28').get();
    expect([ids(tomorrow.shown), ids(tomorrow.notForMe)]).toEqual([[], [3]]);
    expect(keptTitleToTitle(reloaded.shown[0] ?? film(0))).toMatchObject({ id: 2, title: film(2).title, genres: film(2).genres });
  });

  it('keeps for which answers a title was shown', () => {
    const tab = testBrowser()();
    const store = createEveningStore(tab, null, TODAY);
    store.addShown(aTitle({ mediaType: 'tv', id: 4 }), '?type=tv&length=45&mood=puzzle');
    store.addShown(film(5), '?length=120');
    store.addShown(film(6));
    expect(createEveningStore(tab, null, TODAY).get().shown.map(addressOfShown)).toEqual([
      '/tonight/pick?type=tv&length=45&mood=puzzle&title=tv-4', '/tonight/pick?length=120&title=movie-5', '/tonight/pick?title=movie-6',
    ]);
  });

  it('knows every title that was shown this evening, and keeps the cards of the last 300', () => {
    const tab = testBrowser()();
    const store = createEveningStore(tab, null, TODAY);
    Array.from({ length: 302 }, (_, at) => store.addShown(film(at + 1)));
    const reloaded = createEveningStore(tab, null, TODAY).get();
    expect([reloaded.shown.length, new Set(shownKeys(reloaded)).size]).toEqual([300, 302]);
    expect(shownKeys(createEveningStore(tab, null, '2026-11-28').get())).toEqual([]);
  });

  it('adds the titles that visitors were shown before a sign-in, each once and before the member’s', () => {
    const evening = (shown: ReadonlyArray<number>, earlier?: ReadonlyArray<string>) =>
      ({ shown: shown.map(film), notForMe: [], ...(earlier !== undefined && { earlier }) });
    const merged = withVisitorsEvening({ ...evening([2, 4]), notForMe: [film(9)] }, evening([1, 2, 3], ['movie-7']));
    expect([ids(merged.shown), ids(merged.notForMe), shownKeys(merged)])
      .toEqual([[1, 3, 2, 4], [9], ['movie-7', 'movie-1', 'movie-3', 'movie-2', 'movie-4']]);
  });

  it('lists no title that visitors turned down before a sign-in, and picks none of them', () => {
    const visitors = { shown: [1, 2].map(film), notForMe: [film(1)] };
    const merged = withVisitorsEvening({ shown: [film(4)], notForMe: [] }, visitors);
    expect([ids(merged.shown), shownKeys(merged)]).toEqual([[2, 4], ['movie-1', 'movie-2', 'movie-4']]);
  });

  it('takes a title back', () => {
    const store = createEveningStore(testBrowser()(), null, TODAY);
    store.turnDown(film(3));
    store.turnDown(film(4));
    store.takeBack(film(3));
    expect(ids(store.get().notForMe)).toEqual([4]);
  });

  it('tells other tabs', () => {
    const open = testBrowser();
    const [one, other] = [createEveningStore(open(), ADA, TODAY), createEveningStore(open(), ADA, TODAY)];
    const listener = vi.fn();
    const unsubscribe = other.subscribe(listener);
    one.turnDown(film(5));
    expect([ids(other.get().notForMe), listener.mock.calls.length]).toEqual([[5], 1]);
    unsubscribe();
    one.turnDown(film(6));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('loses nothing that another tab has kept while nobody listens here', () => {
    const open = testBrowser();
    const [one, other] = [createEveningStore(open(), ADA, TODAY), createEveningStore(open(), ADA, '2026-11-28')];
    one.turnDown(film(5));
    other.turnDown(film(6));
    one.turnDown(film(7));
    expect([ids(one.get().notForMe), ids(other.get().notForMe)]).toEqual([[5, 6, 7], [5, 6, 7]]);
  });

  it('keeps members apart from each other and from visitors, and forgets a member after the sign-out', () => {
    const tab = testBrowser()();
    createEveningStore(tab, ADA, TODAY).turnDown(film(1));
    createEveningStore(tab, null, TODAY).turnDown(film(2));
    expect(ids(createEveningStore(tab, 'ben' as UserId, TODAY).get().notForMe)).toEqual([]);
    clearMemberDataExcept(tab, null);
    expect(ids(createEveningStore(tab, ADA, TODAY).get().notForMe)).toEqual([]);
    expect(ids(createEveningStore(tab, null, TODAY).get().notForMe)).toEqual([2]);
  });

  it('works without storage, and with a text that it cannot read', () => {
    const forbidden = createEveningStore(forbiddenStorage, null, TODAY);
    forbidden.addShown(film(1));
    expect(ids(forbidden.get().shown)).toEqual([1]);
    const half = testBrowser()();
    createEveningStore(half, null, TODAY).addShown(film(1));
    const full = createEveningStore({ ...half, local: { ...half.local, set: () => false } }, null, TODAY);
    full.addShown(film(2));
    full.subscribe(() => undefined);
    expect(ids(full.get().shown)).toEqual([1, 2]);
    const tab = testBrowser()();
    for (const text of ['no JSON', '{"evening":1}']) {
      tab.local.set('marquee.evening', text);
      expect(createEveningStore(tab, null, TODAY).get()).toMatchObject({ shown: [], notForMe: [] });
    }
  });
});

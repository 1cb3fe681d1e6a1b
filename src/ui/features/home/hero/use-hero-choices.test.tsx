import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { toListItem } from '#domain/lists/list-item';
import { toStoredTitle } from '#domain/lists/stored-title';
import type { UserId } from '#domain/users/user-id';
import { ServicesProvider } from '#ui/services.tsx';
import { nextHeroKey, useHero, useHeroChoices } from './use-hero-choices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const suggestion = (id: number, isOver = false) => ({
  ...toStoredTitle(aTitle({ id, title: `Film ${id}` }), null), reason: 'Because you watched Heat', isOver,
});
const toListItemOfYear = (id: number, year: number) => toListItem('maya' as UserId, 'watchlist', {
  title: toStoredTitle(aTitle({ id, title: `Film ${id}`, year }), null), addedAt: 1, order: 'a', note: null, random: 0,
});
const toListItemOf = (id: number) => toListItemOfYear(id, 1961);
const known = {
  series: [], watchNext: [], recent: [aRecentTitle(289, 'Casablanca', [])], suggested: [suggestion(1), suggestion(2)], isStarting: false,
  isExpected: false,
};
const services = new Map<unknown, unknown>([[CLOCK, { now: () => Date.UTC(2026, 10, 28) }]]);
type Known = Parameters<typeof useHeroChoices>[0];

const wrapper = ({ children }: { readonly children: React.ReactNode }): React.JSX.Element => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
);
const heroes = (first: Known) => renderHook(
  (now: Known) => useHeroChoices(now)?.map(({ kind, item }) => `${kind} ${item.title}`) ?? null, { initialProps: first, wrapper },
);
const SUGGESTED = ['suggestion Film 1', 'suggestion Film 2'];

it('waits for suggestions, and keeps those that came first', () => {
  const { result, rerender } = heroes({ ...known, suggested: null });
  expect(result.current).toBeNull();
  rerender(known);
  expect(result.current).toEqual(SUGGESTED);
  rerender({ ...known, suggested: [suggestion(2)] });
  expect(result.current).toEqual(SUGGESTED);
  rerender({ ...known, suggested: [suggestion(3), suggestion(4, true)] });
  expect(result.current).toEqual([...SUGGESTED, 'suggestion Film 3']);
});

it('never comes back to a suggestion that was turned down, rated or watched', () => {
  const choices = [1, 2, 3].map((id) => ({ kind: 'suggestion' as const, item: suggestion(id) }));
  const nextOf = (id: number, ...suggested: ReadonlyArray<ReturnType<typeof suggestion>>) =>
    nextHeroKey({ choices, key: `movie-${id}`, suggested });
  expect([1, 2, 3].map((id) => nextOf(id, suggestion(1), suggestion(2), suggestion(3)))).toEqual(['movie-2', 'movie-3', 'movie-1']);
  // Film 2 is turned down, and film 1 is left out after a rating.
  expect([1, 3].map((id) => nextOf(id, suggestion(2, true), suggestion(3)))).toEqual(['movie-3', null]);
  expect(nextHeroKey({ choices: known.recent.map((item) => ({ kind: 'recent', item })), key: 'movie-289', suggested: [] })).toBeNull();
});

it('stays when a title is saved, and goes on from there', () => {
  const { result, rerender } = renderHook(useHero, { initialProps: { ...known, watchNext: [5, 6, 7].map(toListItemOf) }, wrapper });
  const first = result.current.choice?.item.itemKey;
  act(() => result.current.onAnother?.());
  const second = result.current.choice?.item.itemKey;
  expect(second).not.toBe(first);
  rerender({ ...known, watchNext: [4, 5, 6, 7].map(toListItemOf) });
  expect(result.current.choice?.item.itemKey).toBe(second);
  // The next title of the list, as before.
  act(() => result.current.onAnother?.());
  expect([first, second]).not.toContain(result.current.choice?.item.itemKey);
  // A title that is removed leaves the hero.
  rerender({ ...known, watchNext: [toListItemOf(7)] });
  expect(result.current).toMatchObject({ choice: { item: { itemKey: 'movie-7' } }, onAnother: null });
});

it('shows films of later years behind the others of the watchlist on any day', () => {
  vi.stubGlobal('__ON_TMDB__', true);
  const watchNext = [toListItemOf(6), toListItemOf(7), toListItemOfYear(8, 2026), toListItemOfYear(5, 2027)];
  for (const day of [25, 26, 27, 28]) {
    services.set(CLOCK, { now: () => Date.UTC(2026, 10, day) });
    const shown = heroes({ ...known, watchNext }).result.current;
    expect(shown?.slice(0, 3).toSorted()).toEqual([6, 7, 8].map((id) => `watchlist Film ${id}`));
    expect(shown?.[3]).toBe('watchlist Film 5');
  }
});

it('keeps a suggestion when the first title is saved', () => {
  const { result, rerender } = heroes(known);
  rerender({ ...known, watchNext: [toListItemOf(5)] });
  expect(result.current).toEqual(SUGGESTED);
});

it('shows what was viewed last if there are no suggestions or they are late, and keeps it', () => {
  expect(heroes({ ...known, suggested: [] }).result.current).toEqual(['recent Casablanca']);
  const late = heroes({ ...known, suggested: null });
  act(() => void vi.advanceTimersByTime(1500));
  late.rerender(known);
  expect(late.result.current).toEqual(['recent Casablanca']);
});

it('shows the lists that arrive late to a member who has viewed nothing, but keeps a hero of what was viewed', () => {
  const waiting = { ...known, series: null, watchNext: null, suggested: null };
  const watchlist = { ...known, watchNext: [toListItemOf(5)] };
  const [imported, returning] = [heroes({ ...waiting, recent: [] }), heroes(waiting)];
  act(() => void vi.advanceTimersByTime(1500));
  expect([imported.result.current, returning.result.current]).toEqual([[], ['recent Casablanca']]);
  imported.rerender({ ...watchlist, recent: [] });
  returning.rerender(watchlist);
  expect([imported.result.current, returning.result.current]).toEqual([['watchlist Film 5'], ['recent Casablanca']]);
});

it('says the next episode of a series that was viewed last, also if the lists arrive late', () => {
  const item = { ...toStoredTitle(aTitle({ id: 1396, mediaType: 'tv', title: 'Breaking Bad' }), null), openedAt: 1 };
  const series = [{ item, progress: { watched: 8, total: 62, next: { season: 2, episode: 2 }, isComplete: false }, lastWatchedAt: 1 }];
  const late = heroes({ ...known, series: null, watchNext: null, recent: [item] });
  act(() => void vi.advanceTimersByTime(1500));
  expect(late.result.current).toEqual(['recent Breaking Bad']);
  late.rerender({ ...known, series, recent: [item] });
  expect(late.result.current).toEqual(['series Breaking Bad']);
});

it('welcomes as new only if nothing is suggested, and as long as it is not known', () => {
  const nothingViewed = { ...known, recent: [], suggested: null };
  const [tenWatched, slow, newMember] = [heroes(nothingViewed), heroes(nothingViewed), heroes(nothingViewed)];
  expect(tenWatched.result.current).toBeNull();
  tenWatched.rerender({ ...known, recent: [] });
  newMember.rerender({ ...nothingViewed, suggested: [] });
  act(() => void vi.advanceTimersByTime(1500));
  expect([tenWatched, slow, newMember].map(({ result }) => result.current)).toEqual([SUGGESTED, [], []]);
  const starting = { ...known, recent: [], isStarting: true };
  newMember.rerender(starting);
  slow.rerender({ ...known, recent: [] });
  expect([slow.result.current, newMember.result.current]).toEqual([SUGGESTED, []]);
  // After the first ratings a hero speaks of them. What was viewed before stays.
  const viewed = heroes({ ...starting, recent: known.recent, suggested: [] });
  newMember.rerender({ ...known, recent: [] });
  viewed.rerender(known);
  expect([newMember.result.current, viewed.result.current]).toEqual([SUGGESTED, ['recent Casablanca']]);
});

it('does not welcome a member as new whose suggestions of the last visit are awaited', () => {
  const awaited = { ...known, recent: [], suggested: null, isExpected: true };
  const [slowLists, slow, viewed] = [heroes({ ...awaited, series: null }), heroes(awaited), heroes({ ...awaited, recent: known.recent })];
  act(() => void vi.advanceTimersByTime(5000));
  expect([slowLists, slow, viewed].map(({ result }) => result.current)).toEqual([null, null, ['recent Casablanca']]);
  slow.rerender({ ...known, recent: [] });
  slowLists.rerender({ ...awaited, isExpected: false });
  expect([slow.result.current, slowLists.result.current]).toEqual([SUGGESTED, []]);
});

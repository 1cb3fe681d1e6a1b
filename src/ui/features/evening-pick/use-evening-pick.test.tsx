import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noEveningParams } from '#application/evening-pick/evening-params';
import { createEveningStore } from '#application/evening-pick/evening-store';
import { shownKeys } from '#application/evening-pick/shown-titles';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { formatTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { CATALOGUE, CATALOGUE_USE_CASES, HISTORY_REPOSITORY } from '#application/service-keys';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import { eveningOf } from '#domain/evening-pick/evening';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { toStoredTitle } from '#domain/lists/stored-title';
import { signedOut } from '#domain/users/session';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
// Loaded before the tests, so that no load outlives one.
import './member-taste-reader';
import { EveningPage } from './evening-page';
import { film, listsOf, MAYA, NOW, openBrowser } from './pick-browser.fixture';
import { useEveningPick } from './use-evening-pick';

beforeEach(() => {
  document.documentElement.dataset['member'] = 'expected';
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['member'];
});

/** Renders the pick of an address in such a browser. */
const renderPick = (shown: number | null, ...browser: Parameters<typeof openBrowser>) => {
  const { storage, Providers, receive } = openBrowser(...browser);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Providers><MemoryRouter>{children}</MemoryRouter></Providers>;
  const params = { ...noEveningParams, shown: shown === null ? null : film(shown) };
  const nextIds = new Set<number>();
  const { result, rerender } = renderHook(() => {
    const pick = useEveningPick(params, NOW);
    if (pick.next !== null && typeof pick.next !== 'string') nextIds.add(pick.next.id);
    return pick;
  }, { wrapper });
  return {
    result, storage, nextIds, receive, rerender: () => rerender(),
    shownTo: (uid: typeof MAYA.uid | null) => createEveningStore(storage, uid, eveningOf(NOW)).get().shown.map(({ id }) => id),
  };
};

it('a pick keeps the title of an address for whoever is there, not for visitors while that is unknown', async () => {
  const { result, receive, shownTo } = renderPick(2);
  await waitFor(() => expect(result.current.state.kind).toBe('picked'));
  expect([shownTo(null), result.current.store]).toEqual([[], null]);
  receive(MAYA);
  await waitFor(() => expect(shownTo(MAYA.uid)).toEqual([2]));
  expect([shownTo(null), result.current.store === null]).toEqual([[], false]);
});

it('a pick knows after a sign-in what was shown before it, and writes it for nobody else', async () => {
  const { result, storage, receive, shownTo } = renderPick(2);
  createEveningStore(storage, null, eveningOf(NOW)).addShown(film(1));
  receive(signedOut);
  await waitFor(() => expect(shownTo(null)).toEqual([1, 2]));
  receive(MAYA);
  await waitFor(() => expect(result.current.uid).toBe(MAYA.uid));
  expect([result.current.done.shown.map(({ id }) => id), shownTo(MAYA.uid)]).toEqual([[1, 2], []]);
});

it.each([[true, 0], [false, 1]])('a pick leaves out (%s) what visitors turned down %i evenings ago', async (isLeftOut, days) => {
  const { result, storage, receive } = renderPick(2);
  createEveningStore(storage, null, eveningOf(NOW - days * 86_400_000)).turnDown(film(1));
  receive(MAYA);
  await waitFor(() => expect([result.current.uid, shownKeys(result.current.done).includes('movie-1')]).toEqual([MAYA.uid, isLeftOut]));
});

it('a pick keeps the title of an address for visitors if nobody is signed in', async () => {
  const { receive, shownTo } = renderPick(2);
  receive(signedOut);
  await waitFor(() => expect(shownTo(null)).toEqual([2]));
});

it('picks of two tabs are written once each, and stay as they are', async () => {
  const openTab = testBrowser();
  let writes = 0;
  openTab().onLocalChange('marquee.evening', () => void (writes += 1));
  const tabs = [renderPick(1, openTab()), renderPick(2, openTab())];
  tabs.forEach(({ receive }) => receive(signedOut));
  await waitFor(() => expect(tabs[0]?.shownTo(null)).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(writes).toBe(2);
});

it.each([[true, 100], [false, null]])('a pick on TMDB (%s) asks for %j votes', async (isOnTmdb, votesFrom) => {
  vi.stubGlobal('__ON_TMDB__', isOnTmdb);
  const { result } = renderPick(2);
  await waitFor(() => expect(result.current.filters.map((filters) => filters.votesFrom)).toEqual([votesFrom]));
});

it('a pick is out: titles to come are not picked', async () => {
  const { result, receive } = renderPick(null, testBrowser()(), [film(1, '2026-11-29'), film(2, '2026-11-28'), film(3, '2027-03-12')]);
  receive(signedOut);
  await waitFor(() => expect(result.current.next).toMatchObject({ id: 2 }));
});

it('a pick is out: undated titles that are not, as only their details say, are not picked', async () => {
  vi.stubGlobal('__ON_TMDB__', true);
  const undated = { date: null, year: null };
  const items = [1, 2, 3].map((id) => ({ ...film(id), ...undated }));
  const { result, receive } = renderPick(null, testBrowser()(), items, { ...undated, status: 'Planned' });
  receive(signedOut);
  await waitFor(() => expect(result.current.next).toMatchObject({ id: 2 }));
});

it('a pick is out in the region: titles that come out there later, as only their details say, are not picked', async () => {
  vi.stubGlobal('__ON_TMDB__', true);
  const storage = testBrowser()();
  storage.local.set(TITLE_SETTINGS_KEY, formatTitleSettings({ language: null, region: 'DE' }));
  const items = [1, 2, 3, 4].map((id) => film(id, '2026-11-20'));
  const { result, receive, nextIds, rerender } = renderPick(
    4, storage, items, { releaseDays: { DE: '2027-01-08' } }, { releaseDays: { AT: '2027-01-08' } });
  receive(signedOut);
  await waitFor(() => expect(result.current.next).toMatchObject({ id: 2 }));
  expect([[...nextIds], result.current.state]).toMatchObject([[2], { kind: 'picked', picked: { title: { id: 4 } } }]);
  // Another region has other days, also for titles that were left out.
  storage.local.set(TITLE_SETTINGS_KEY, formatTitleSettings({ language: null, region: 'AT' }));
  rerender();
  await waitFor(() => expect(result.current.next).toMatchObject({ id: 1 }));
});

it.each([true, false])('the undo of “Not for me” shows the title again, if the pick is still open (%s)', async (isOpen) => {
  const toasts: ToastMessage[] = [];
  const close = registerToastBox((message) => toasts.push(message));
  const { Providers, receive, storage } = openBrowser();
  render(
    <Providers>
      <MemoryRouter initialEntries={['/tonight/pick?title=movie-1']}>
        <Link to="/elsewhere">Leave</Link>
        <Routes>
          <Route path="/tonight/pick" element={<EveningPage />} />
          <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  receive(signedOut);
  await screen.findByRole('link', { name: 'Another' });
  fireEvent.click(screen.getByRole('button', { name: 'Not for me' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Film 1'));
  if (!isOpen) fireEvent.click(screen.getByText('Leave'));
  act(() => toasts[0]?.action?.onPress());
  expect(await screen.findByRole('heading', { level: 1, name: isOpen ? 'Film 1' : 'Elsewhere' })).toBeDefined();
  expect(createEveningStore(storage, null, eveningOf(NOW)).get().notForMe).toEqual([]);
  close();
});

it.each([
  ['names the lists that come first', '', true, '/tonight?'],
  ['of a rewatch names no lists, which it does not read', '&seen=1', false, '/tonight?seen=1&'],
  ['leads people who answered as one back to their question', '&together=1&mood=laugh', true, '/tonight?together=1&'],
])('a pick %s', async (_, answers, isNamed, question) => {
  const { Providers, receive } = openBrowser();
  const list = `list=${'c'.repeat(32)}`;
  render(
    <Providers><MemoryRouter initialEntries={[`/tonight/pick?title=movie-1&${list}${answers}`]}><EveningPage /></MemoryRouter></Providers>,
  );
  receive(MAYA);
  await screen.findByRole('link', { name: 'Film 1' });
  if (isNamed) await screen.findByText(/First from “Film club”/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(/First from/) !== null).toBe(isNamed);
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(question + list);
});

it('a pick is no longer on the watchlist once its state does not have the list', async () => {
  const { Providers, current$, receive } = openBrowser();
  const state = emptyTitleState({ mediaType: 'movie', id: 2 });
  const state$ = new BehaviorSubject<MemberTitleState>({ ...state, listIDs: ['list-watchlist'] });
  current$.next({ ...listsOf(() => [state$.value]), titleState: () => state$ });
  render(<Providers><MemoryRouter initialEntries={['/tonight/pick?title=movie-2']}><EveningPage /></MemoryRouter></Providers>);
  receive(MAYA);
  await screen.findByText('On your watchlist.');
  act(() => state$.next(state));
  expect(screen.queryByText('On your watchlist.')).toBeNull();
});

it('a pick that stays open reads nothing again and keeps its reason; the next title fits the time that is left', async () => {
  const items = [108, 90, 80].map((runtime, at) => ({ ...film(at + 1), runtime }));
  const { services, Providers, current$, receive } = openBrowser(testBrowser()(), items);
  const discover = vi.fn(() => TE.right({ items, total: items.length, page: 1, pageCount: 1, asOf: null }));
  services.set(CATALOGUE_USE_CASES, { ...services.get(CATALOGUE_USE_CASES) as object, discover });
  const states = vi.fn(() => [1, 2].map((id) => ({ ...emptyTitleState({ mediaType: 'movie', id }), listIDs: ['list-watchlist'] })));
  current$.next({ ...listsOf(states), titleState: () => of(states()[1]) });
  const time = new Date(NOW + 120 * 60_000).toTimeString().slice(0, 5);
  const known: unknown[] = [];
  const Pick = ({ minutes, shown = film(2) }: { readonly minutes: number; readonly shown?: TitleId | null }) => {
    const { state, next, reader } = useEveningPick({ ...noEveningParams, time, shown }, NOW + minutes * 60_000);
    known.push([state.kind === 'picked' ? state.picked.evidence?.kind : null, typeof next === 'object' ? next?.id : next]);
    return reader;
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Providers><MemoryRouter>{children}</MemoryRouter></Providers>;
  const { rerender } = render(<Pick minutes={0} />, { wrapper });
  receive(MAYA);
  await waitFor(() => expect(known.at(-1)).toEqual(['watchlist', 1]));
  const [renders, reads] = [known.length, [discover, states].map(({ mock }) => mock.calls.length)];
  for (const minutes of [1, 6, 13, 50, 70, 121]) {
    rerender(<Pick minutes={minutes} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  expect(new Set(known.slice(renders).map(String))).toEqual(new Set(['watchlist,1', 'watchlist,unasked', 'watchlist,']));
  expect([discover, states].map(({ mock }) => mock.calls.length)).toEqual(reads);
  rerender(<Pick minutes={13} shown={null} />);
  await waitFor(() => expect(known.at(-1)).toEqual([null, 3]));
});

it('a rewatch goes on behind the titles that were found first, once all of them were shown', async () => {
  const { storage, services, Providers, current$, receive } = openBrowser();
  const films = Array.from({ length: 25 }, (_, at) => film(at + 1));
  const readLastRatings = () => TE.right(films.map((title) => ({ item: toStoredTitle(title, null), rating: 9, ratedAt: 1 })));
  services.set(HISTORY_REPOSITORY, TE.right({ readLastRatings }));
  services.set(CATALOGUE, { getDetails: ({ id }: TitleId) => TE.right(aTitleDetails(film(id))) });
  current$.next(listsOf(() => films.map((title) => ({ ...emptyTitleState(title), rating: 9 }))));
  films.slice(0, 24).forEach((title) => createEveningStore(storage, MAYA.uid, eveningOf(NOW)).addShown(title));
  render(<Providers><MemoryRouter initialEntries={['/tonight/pick?seen=1&title=movie-24']}><EveningPage /></MemoryRouter></Providers>);
  receive(MAYA);
  expect((await screen.findByRole('link', { name: 'Another' })).getAttribute('href')).toContain('title=movie-25');
});

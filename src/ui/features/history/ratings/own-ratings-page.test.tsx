import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { BehaviorSubject, map, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import { APP_CONFIG, CATALOGUE, CATALOGUE_USE_CASES, CLOCK, HISTORY_REPOSITORY, IMAGE_URL_BUILDER, MEMBER_LISTS_LOADER, NETWORK_STATUS,
  SCROLL_STORE } from '#application/service-keys';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import type { RatingsPage } from '#domain/history/history-repository';
import { filmRating } from '#domain/history/ratings/ratings.fixture';
import type { TitleRating } from '#domain/history/rating';
import { maya } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { offline, type Failure } from '#domain/shared/failure';
import { stubMeasures } from '#ui/design/shelves/stub-layout.fixture.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { OwnRatingsPage } from './own-ratings-page';

const heat = filmRating(1, 9, { title: 'Heat', releaseYear: 1995, genres: ['Crime', 'Drama'], vote: 7.9 });
const mank = filmRating(2, 6.5, { title: 'Mank', releaseYear: 2020, genres: ['Drama'], vote: 6.6 });
const lost = filmRating(3, 7, { title: 'A Lost Film', releaseYear: null, genres: [], vote: null });

const Address = (): React.JSX.Element => {
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      <Link to="/elsewhere">Leave</Link>
      <button type="button" onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};

/** Opens the page of a member whose ratings are read in these pages. `failAt` is the page that fails; -1 for none. */
const open = (pages: ReadonlyArray<ReadonlyArray<TitleRating>>, search = '') => {
  const network: { failAt: number; held: Promise<void> | null } = { failAt: -1, held: null };
  const reads: number[] = [];
  const outbox$ = new BehaviorSubject<Outbox>(emptyOutbox);
  const queue = (change: MemberChange): void =>
    outbox$.next({
      ...outbox$.value, pending: [...outbox$.value.pending, { commandId: JSON.stringify(change), uid: maya, createdAt: 1, change }],
    });
  const base = listUseCasesOf();
  const lists: ListUseCases = {
    ...base,
    outbox: outbox$.pipe(map((outbox) => E.right(outbox))),
    titleState: (title) => of(emptyTitleState(title)),
    history: {
      ...base.history,
      rate: (title, rating) => () => {
        queue({ kind: 'rate-title', title, rating, before: null, ratedAt: 9 });
        return Promise.resolve(E.right(undefined));
      },
    },
  };
  const readRatings = (_: unknown, after: string | null) => async (): Promise<E.Either<Failure, RatingsPage>> => {
    const index = Number(after ?? 0);
    reads.push(index);
    if (index > 0) await network.held;
    if (index === network.failAt) return E.left(offline);
    return E.right({ ratings: pages[index] ?? [], next: index + 1 < pages.length ? String(index + 1) : null });
  };
  const services = new Map<unknown, unknown>([
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(lists) }],
    [HISTORY_REPOSITORY, TE.right({ readRatings })],
    [SCROLL_STORE, sessionScrollStore(null)],
    [IMAGE_URL_BUILDER, { source: () => null }],
    [APP_CONFIG, { siteUrl: null }],
    [CATALOGUE, { getMemberFacts: () => TE.right(someMemberFacts()) }],
    [CATALOGUE_USE_CASES, {}],
    [CLOCK, { now: () => 1_700_000_000_000 }],
    [NETWORK_STATUS, { online: NEVER }],
  ]);
  return {
    network, reads, outbox$, queue,
    show: () => render(
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
        <QueryCacheProvider value={new QueryCache()}>
          <MemoryRouter initialEntries={['/start', `/user-profile/ratings${search}`]}>
            <Address />
            <main id="main" tabIndex={-1}>
              <Routes>
                <Route path="/user-profile/ratings" element={<OwnRatingsPage />} />
                <Route path="*" element={<h1>Elsewhere</h1>} />
              </Routes>
            </main>
          </MemoryRouter>
        </QueryCacheProvider>
      </ServicesProvider>,
    ),
  };
};

const names = async (): Promise<ReadonlyArray<string | null>> =>
  [...(await screen.findByRole('list', { name: 'Rated titles' })).children]
    .map((card) => card.querySelector('.cap b')?.textContent ?? null);
const figures = (): string | null => screen.getByRole('list', { name: 'Your numbers' }).textContent;
const address = (): string | null => screen.getByTestId('address').textContent;

beforeEach(() => {
  stubMeasures();
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('OwnRatingsPage', () => {
  it('shows count and average of all, and filters by a genre and a decade of the numbers', async () => {
    open([[heat, mank], [lost]]).show();
    expect(await names()).toEqual(['A Lost Film', 'Mank', 'Heat']);
    expect((await screen.findByRole('img', { name: 'By value: most often 6.5, 1 rating.' })).tagName).toBe('svg');
    expect(figures()).toBe('3Ratings7.5Average');
    fireEvent.click(screen.getByRole('button', { name: 'Crime' }));
    await waitFor(async () => expect(await names()).toEqual(['Heat']));
    await waitFor(() => expect(address()).toBe('?genre=crime'));
    expect(figures()).toBe('3Ratings7.5Average');
    expect(screen.queryByRole('button', { name: '2020s' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Crime', pressed: true }));
    fireEvent.click(screen.getByRole('button', { name: '2020s' }));
    await waitFor(async () => expect(await names()).toEqual(['Mank']));
    await waitFor(() => expect(address()).toBe('?decade=2020'));
  });

  it('reads order and filters from the address', async () => {
    open([[heat, mank, lost]], '?sort=difference.asc').show();
    expect(await names()).toEqual(['Mank', 'Heat', 'A Lost Film']);
    expect(screen.getByText('0.1 below average').textContent).not.toBe('');
    cleanup();
    open([[heat, mank, lost]], '?rating=9').show();
    expect(await names()).toEqual(['Heat']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in your ratings' }), { target: { value: 'mank' } });
    expect(await screen.findByText('None of your ratings matches. Remove a filter or clear them all.')).toBeDefined();
    await waitFor(() => expect(address()).toBe('?rating=9&words=mank'));
  });

  it('shows the numbers of what is read, and the titles when all are read', async () => {
    let release = (): void => undefined;
    const { network, show } = open([[heat, mank], [lost]]);
    network.held = new Promise((resolve) => { release = resolve; });
    show();
    expect((await screen.findByText('2 ratings read so far')).textContent).not.toBe('');
    expect(figures()).toBe('2Ratings7.8Average');
    expect(screen.queryByRole('list', { name: 'Rated titles' })).toBeNull();
    release();
    expect(await names()).toHaveLength(3);
    expect(screen.queryByText(/read so far/)).toBeNull();
  });

  it('keeps what was read if a page fails, and goes on with "Try again"', async () => {
    const { network, show, reads } = open([[heat, mank], [lost]]);
    network.failAt = 1;
    show();
    expect((await screen.findByText('You see the 2 ratings that could be read.')).textContent).not.toBe('');
    expect(await names()).toEqual(['Mank', 'Heat']);
    network.failAt = -1;
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(reads).toEqual([0, 1, 1]);
  });

  it('follows changes on a card, and moves the focus to the heading when the card goes', async () => {
    const { outbox$, queue, show } = open([[heat, mank, lost]]);
    show();
    await names();
    act(() => queue({ kind: 'rate-title', title: mank.item, rating: 9.5, before: 6.5, ratedAt: 1 }));
    expect(figures()).toBe('3Ratings8.5Average');
    // The code of the slider loads when it opens: an act that is not awaited would leave it suspended.
    await act(async () => {
      await Promise.resolve();
      fireEvent.click(within(screen.getByRole('group', { name: 'Mank' })).getByRole('button', { name: 'Your rating: 9.5' }));
    });
    const clear = await screen.findByText('Clear rating');
    clear.focus();
    fireEvent.click(clear);
    await waitFor(async () => expect(await names()).toEqual(['A Lost Film', 'Heat']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rated titles'));
    act(() => outbox$.next(emptyOutbox));
    expect(await names()).toEqual(['A Lost Film', 'Heat']);
  });

  it('finds on Back what was read, with the changes made elsewhere, and reads anew on another visit', async () => {
    const { reads, outbox$, queue, show } = open([[heat, mank], [lost]]);
    show();
    await names();
    fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
    act(() => queue({ kind: 'rate-title', title: lost.item, rating: null, before: 7, ratedAt: 1 }));
    act(() => outbox$.next(emptyOutbox));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await names()).toEqual(['Mank', 'Heat']);
    expect(reads).toEqual([0, 1]);
  });

  it('says how ratings get here if there are none, and what failed if nothing could be read', async () => {
    open([[]]).show();
    expect((await screen.findByRole('link', { name: 'Import ratings' })).getAttribute('href')).toBe('/user-profile/settings/import');
    cleanup();
    const { network, show } = open([[heat]]);
    network.failAt = 0;
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.failAt = -1;
    fireEvent.click(retry);
    expect(await names()).toEqual(['Heat']);
  });
});

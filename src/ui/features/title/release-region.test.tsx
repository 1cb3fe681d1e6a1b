import { cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import {
  BROWSER_STORAGE, CATALOGUE_USE_CASES, CLOCK, IMAGE_URL_BUILDER, MEMBER_LISTS_LOADER, SESSION_SERVICE,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { maya, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { Failure } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import type { Session } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { HomeHero } from '#ui/features/home/home-hero.tsx';
import { MemberControlsContext, type MemberControls } from '#ui/features/shared/member-controls.tsx';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { DetailsFeature } from './details-feature';

const NOW = Date.UTC(2026, 10, 28, 12);
/** Out in the United States, and not yet in Germany. */
const FILM = aTitleDetails({ id: 1, date: '2026-11-20', releaseDays: { DE: '2027-01-08', US: '2026-11-20' } });

beforeEach(() => {
  document.documentElement.dataset['member'] = 'expected';
  vi.stubGlobal('__ON_TMDB__', true);
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['member'];
  vi.unstubAllGlobals();
});

/** Renders a part of a page for a member with this region. */
const renderFor = (region: string | null, part: React.JSX.Element): void => {
  const profile = aUser({ settings: { ...noSettings, region } });
  const session$ = new BehaviorSubject<E.Either<Failure, Session>>(E.right(aSession({ profile })));
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(session$))], [BROWSER_STORAGE, testBrowser()()],
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(null) }], [IMAGE_URL_BUILDER, { source: () => null }],
    [CLOCK, { now: () => NOW }], [CATALOGUE_USE_CASES, { getDetails: () => TE.right(FILM) }],
  ]);
  const controls = { Page: ({ title }: { readonly title: { readonly date: string | null } }) => <p>from {title.date}</p> };
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <SessionProvider>
          <MemoryRouter>
            <MemberControlsContext value={controls as unknown as MemberControls}>{part}</MemberControlsContext>
          </MemoryRouter>
        </SessionProvider>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
};

it.each([['DE', 'from 2027-01-08'], ['US', 'from 2026-11-20'], [null, 'from 2026-11-20']])(
  'the buttons of a title go by its day in the region %s', async (region, text) => {
    renderFor(region, <DetailsFeature title={FILM} details={FILM} whole={false} />);
    expect(await screen.findByText(text)).toBeDefined();
  });

it.each([['DE', 'Out on 8 January 2027'], ['US', null]])('the hero of the home page has the day in the region %s', async (region, text) => {
  const item = toListItem(maya, 'watchlist', newItem(1));
  renderFor(region, <HomeHero name="Maya" choice={{ kind: 'watchlist', item }} isAnother={false} onAnother={null} />);
  await screen.findByText('7.6');
  expect(screen.queryByText(/^Out on/)?.textContent ?? null).toBe(text);
});

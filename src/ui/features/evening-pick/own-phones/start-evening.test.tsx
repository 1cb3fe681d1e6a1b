import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { memorySharedEvenings } from '#adapters/memory/server/memory-shared-evenings.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import {
  APP_CONFIG, BROWSER_STORAGE, CLOCK, MEMBER_LISTS_LOADER, SESSION_SERVICE, SHARED_EVENINGS, SHARED_LIST_READER,
} from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { film } from '#domain/lists/list.fixture';
import { signedOut } from '#domain/users/session';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { SharedEveningPage } from './shared-evening-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = 'c'.repeat(32);
const clock = { now: () => Date.UTC(2026, 10, 20, 20) };

it('takes a list of the question along to the evening, and leaves it out of the link', async () => {
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(of(E.right(signedOut))))], [BROWSER_STORAGE, testBrowser()()], [CLOCK, clock],
    [SHARED_EVENINGS, memorySharedEvenings(clock)], [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(null) }],
    [SHARED_LIST_READER, { read: () => TE.right({ name: 'Film club', displayName: null, items: [film(1)], cursor: null }) }],
    [APP_CONFIG, { siteUrl: 'https://marquee.example' }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <SessionProvider>
          <MemoryRouter initialEntries={[`/tonight/together?length=120&list=${LIST}`]}><SharedEveningPage /></MemoryRouter>
        </SessionProvider>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Start an evening' }));
  expect(await screen.findByText('“Film club” comes first: 1 film.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).not.toContain(LIST);
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createEveningStore } from '#application/evening-pick/evening-store';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, SESSION_SERVICE } from '#application/service-keys';
import { sessionService } from '#application/session/start-session-service';
import { startTestSession } from '#application/session/test-session.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { eveningOf } from '#domain/evening-pick/evening';
import { aSession } from '#domain/users/user.fixture';
import { turnDownOrBack } from '#ui/features/taste/turn-down.ts';
import { newShortcutTargets } from '#ui/features/lists/shortcuts/shortcut-targets.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { watchDefaultListIDs } from './title-action-deps';
import { TitleActions } from './title-actions';

const NOW = Date.UTC(2026, 10, 28, 20);
const title = aTitle({ mediaType: 'movie', id: 7 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of a title that was turned down that a press takes that back', async () => {
  vi.stubGlobal('__ON_TMDB__', false);
  const [storage, lists] = [testBrowser()(), listUseCasesOf()];
  const store = createEveningStore(storage, lists.uid, eveningOf(NOW));
  store.turnDown(title);
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, sessionService(startTestSession(of(E.right(aSession()))))], [BROWSER_STORAGE, storage], [CLOCK, { now: () => NOW }],
  ]);
  const deps = {
    lists, defaultListIDs: watchDefaultListIDs(lists.lists), targets: newShortcutTargets(), openMenu: () => undefined,
    openViewings: () => undefined, turnDown: () => turnDownOrBack(storage, lists.uid, NOW, title),
  };
  await act(() => Promise.resolve(render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <SessionProvider><TitleActions deps={deps} title={title} imdbID={null} /></SessionProvider>
    </ServicesProvider>,
  )));
  fireEvent.click(await screen.findByRole('button', { name: 'Take back “Not for me”' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
  expect(await screen.findByRole('button', { name: 'Take back “Not for me”' })).toBeDefined();
  expect(store.get().notForMe).toMatchObject([{ id: 7 }]);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE, LOG, MEMBER_LISTS_LOADER, PROFILE_USE_CASES } from '#application/service-keys';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { ExportPartSettings } from './export-part-settings';

vi.mock('#application/data-export/data-part-files', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  { online: false, text: 'You’re offline. Try again when you’re back online.' },
  { online: true, text: 'Something went wrong on our side. Try again.' },
])('says why a part was not saved if its code cannot be loaded, and is no longer busy (online: $online)', async ({ online, text }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const logged: string[] = [];
  const services = new Map<unknown, unknown>([
    [PROFILE_USE_CASES, { exportMyData: () => TE.right({ lists: [], viewings: [], ratings: [], episodes: [] }) }],
    [CATALOGUE, {}], [LOG, { failure: (what: string) => logged.push(what) }],
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(listUseCasesOf({ lists: [] })) }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <ExportPartSettings person={aSession()} />
    </ServicesProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await screen.findByText(text);
  expect([logged, button.getAttribute('aria-busy')]).toEqual([['export-part'], null]);
});

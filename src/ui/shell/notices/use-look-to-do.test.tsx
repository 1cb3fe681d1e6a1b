import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { importingKey } from '#application/imports/run/importing-key';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { maya } from '#domain/lists/list.fixture';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { IMPORT_PATH, LOOK_AFTER_MS, useLookToDo } from './use-look-to-do';

const unmatched = testUnmatchedEntries([{ partId: 'a', rows: ['{}'] }]);
const readUnmatched = vi.fn(unmatched.readUnmatched);

const Look = (): React.JSX.Element => {
  const navigate = useNavigate();
  return (
    <>
      <p>{useLookToDo() === null ? 'nothing' : 'a look'}</p>
      <button type="button" onClick={() => void navigate(IMPORT_PATH)}>Import</button>
    </>
  );
};

const open = (at = '/'): void => {
  const current$ = new BehaviorSubject({ uid: maya, unmatched: { readUnmatched } });
  const services = new Map<symbol, unknown>([
    [BROWSER_STORAGE, webStorage], [CLOCK, { now: () => 0 }], [MEMBER_LISTS_LOADER, { current$ }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter initialEntries={[at]}><Look /></MemoryRouter>
    </ServicesProvider>,
  );
};
const after = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const shown = (): string => screen.getByRole('paragraph').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  readUnmatched.mockClear();
  localStorage.clear();
});

it('has a look to do after the first view, until the page of the import looks itself', async () => {
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => setTimeout(callBack, 10));
  open();
  await after(LOOK_AFTER_MS + 9);
  expect([shown(), readUnmatched.mock.calls.length]).toEqual(['nothing', 0]);
  await after(1);
  expect(shown()).toBe('a look');
  act(() => screen.getByRole('button').click());
  await after(2 * LOOK_AFTER_MS);
  expect([shown(), readUnmatched.mock.calls.length]).toEqual(['nothing', 1]);
});

it.each([
  ['an import is running', () => localStorage.setItem(importingKey(maya), 'yes'), '/'],
  ['the member saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } }), '/'],
  ['the page of the import is open', () => undefined, IMPORT_PATH],
])('reads nothing while %s', async (_, prepare, at) => {
  prepare();
  open(at);
  await after(2 * LOOK_AFTER_MS);
  expect([shown(), readUnmatched.mock.calls.length]).toEqual(['nothing', 0]);
});

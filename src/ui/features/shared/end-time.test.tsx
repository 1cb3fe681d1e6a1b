import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { formatTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { EndTime, type EndTimeProps } from './end-time';

beforeEach(() => void vi.stubGlobal('__ON_TMDB__', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const storage = testBrowser()();
const services = new Map<unknown, unknown>([
  [CLOCK, { now: () => new Date('2026-11-20T20:00:00').getTime() }], [BROWSER_STORAGE, storage],
]);
const endOf = (title: EndTimeProps['title']): string | null => {
  const value = { get: <T,>(key: ServiceKey<T>) => services.get(key) as T };
  return render(<ServicesProvider value={value}><EndTime title={title} minutes={97} /></ServicesProvider>).container.textContent;
};

it.each([
  ['2026-11-20', 2026, 'Ends at 21:37 if you start now'], ['2026-11-21', 2026, 'Out on 21 November 2026'],
  [null, 2026, 'Ends at 21:37 if you start now'], [null, 2027, ''],
])('a film of %s (%i) has the end time %j', (date, year, text) => {
  expect(endOf(aTitle({ date, year }))).toBe(text);
});

it.each([
  ['movie', 'Planned', ''], ['movie', 'Post Production', ''], ['movie', 'Canceled', ''], ['tv', 'In Production', ''],
  ['tv', 'Canceled', 'One episode ends at about 21:37 if you start now'],
  ['movie', 'Released', 'Ends at 21:37 if you start now'], ['tv', 'Ended', 'One episode ends at about 21:37 if you start now'],
  ['movie', null, 'Ends at 21:37 if you start now'],
] as const)('without a date, a %s with the status %j has the end time %j', (mediaType, status, text) => {
  expect(endOf(aTitleDetails({ mediaType, status, date: null, year: null }))).toBe(text);
});

it('a film has the day of the region that a visitor has chosen, with its country', () => {
  storage.local.set(TITLE_SETTINGS_KEY, formatTitleSettings({ language: null, region: 'DE' }));
  expect(endOf({ ...aTitle({ date: '2026-11-20' }), releaseDays: { DE: '2027-01-08' } })).toBe('Out on 8 January 2027 (Germany)');
});

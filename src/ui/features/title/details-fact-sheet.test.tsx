import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { formatTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { aTitleDetails, someSeries } from '#domain/catalogue/title-details.fixture';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { DetailsFactSheet } from './details-fact-sheet';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const storage = testBrowser()();
const services = new Map<unknown, unknown>([[BROWSER_STORAGE, storage], [CLOCK, { now: () => Date.UTC(2026, 10, 28, 12) }]]);
const inBrowser = (sheet: React.JSX.Element): React.JSX.Element => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
    <MemoryRouter>{sheet}</MemoryRouter>
  </ServicesProvider>
);

const value = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;

it('DetailsFactSheet shows the episode length of a running series, and the date of its last-aired data', () => {
  const series = someSeries({ lastAirDate: '2019-05-12', countsAsOf: 2019, episodeRuntime: 22 });
  render(
    inBrowser(<DetailsFactSheet title={aTitleDetails({ mediaType: 'tv', status: 'Returning Series', series })} hasNames />),
  );
  expect(value('Last aired')).toBe('12 May 2019, as of 2019');
  expect(value('Episodes')).toBe('26, about 10 h in all, as of 2019');
  expect(value('Episode length')).toBe('about 22 min');
});

it.each([
  [['NBC', 'FOX'], 'FOX'], [['NBC'], undefined],
])('DetailsFactSheet of a series on %j names further networks: %s', (networks, text) => {
  render(inBrowser(<DetailsFactSheet title={aTitleDetails({ mediaType: 'tv', series: someSeries({ networks }) })} hasNames />));
  expect(screen.queryByText('Also on')?.nextElementSibling?.textContent).toBe(text);
});

it('DetailsFactSheet has the rows of countries and language before it has their names', () => {
  const title = aTitleDetails({ countries: ['GB', 'US'], originalLanguage: 'en' });
  const { rerender } = render(inBrowser(<DetailsFactSheet title={title} hasNames={false} />));
  expect([value('Countries'), value('Language')]).toEqual(['\u00A0', '\u00A0']);
  rerender(inBrowser(<DetailsFactSheet title={title} hasNames />));
  expect([value('Countries'), value('Language')]).toEqual(['United Kingdom, United States', 'English']);
});

it.each([
  ['DE', { DE: '2027-01-08' }, 'First released'], ['DE', { DE: '2026-11-20' }, 'Released'],
  ['DE', { DE: '2026-11-06' }, 'Released'], ['FR', { DE: '2027-01-08' }, 'Released'],
])('DetailsFactSheet in %s with the days %j names the date %j', (region, releaseDays, term) => {
  vi.stubGlobal('__ON_TMDB__', true);
  storage.local.set(TITLE_SETTINGS_KEY, formatTitleSettings({ language: null, region }));
  render(inBrowser(<DetailsFactSheet title={aTitleDetails({ date: '2026-11-20', releaseDays })} hasNames />));
  expect(value(term)).toBe('20 November 2026');
});

it.each([
  ['2027-03-05', {}, 'Out on'], ['2027-03-05', { DE: '2027-04-01' }, 'First out on'], ['2026-11-28', {}, 'Released'],
])('DetailsFactSheet calls the day %s of a film with the days %j “%s”', (date, releaseDays, term) => {
  vi.stubGlobal('__ON_TMDB__', true);
  storage.local.set(TITLE_SETTINGS_KEY, formatTitleSettings({ language: null, region: 'DE' }));
  render(inBrowser(<DetailsFactSheet title={aTitleDetails({ date, releaseDays })} hasNames />));
  expect(screen.getByText(term)).toBeDefined();
});

it('DetailsFactSheet says of a series to come when its first episode comes', () => {
  vi.stubGlobal('__ON_TMDB__', true);
  render(inBrowser(<DetailsFactSheet title={aTitleDetails({ mediaType: 'tv', date: '2027-03-05', series: someSeries() })} hasNames />));
  expect(value('First episode')).toBe('5 March 2027');
  expect(screen.queryByText('First aired')).toBeNull();
});

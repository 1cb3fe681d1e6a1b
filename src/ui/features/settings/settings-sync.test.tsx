import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { webStorage } from '#adapters/browser/web-storage';
import { chooseTheme, currentTheme } from '#ui/shell/providers/theme.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { getUserSettingsApplier } from './user-settings-applier';
import { SettingsSync } from './settings-sync';

const services = new Map<unknown, unknown>([[INFINITE_LIST_CACHE, new InfiniteListCache()], [BROWSER_STORAGE, webStorage]]);
const settingsOfTab = getUserSettingsApplier(webStorage);
const maya = aSession({ profile: aUser({ settings: { theme: 'light', language: 'de', region: 'DE' } }) });

const follow = (person: SignedIn | null): (() => void) => {
  const view = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <SettingsSync person={person} />
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return () => view.unmount();
};
const storedText = (): string => JSON.stringify(Object.entries(localStorage));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('SettingsSync', () => {
  it('applies settings while the member is signed in and then removes the user id and title settings', () => {
    const unmount = follow(maya);
    expect(storedText()).toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBe('{"language":"de","region":"DE"}');
    expect(document.documentElement.dataset['theme']).toBe('light');
    unmount();
    expect(storedText()).not.toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBeNull();
  });

  it('removes stored settings when the session ended while the browser was closed', () => {
    settingsOfTab.applyRemote(maya.uid, { theme: 'light', language: 'de', region: 'DE' });
    expect(storedText()).toContain(maya.uid);
    follow(null);
    expect(storedText()).not.toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBeNull();
  });

  it('applies settings once in every tab, in any order', () => {
    const otherTab = getUserSettingsApplier({ ...webStorage });
    const settings = { theme: 'light', language: 'de', region: 'DE' } as const;
    expect(otherTab.applyRemote('maya', settings)).toBe(true);
    delete document.documentElement.dataset['theme'];
    expect(settingsOfTab.applyRemote('maya', settings)).toBe(true);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(settingsOfTab.applyRemote('maya', settings)).toBe(false);
    const laterTab = getUserSettingsApplier({ ...webStorage });
    expect(laterTab.applyRemote('maya', settings)).toBe(false);
    settingsOfTab.clear();
  });

  it('changes the theme only when the theme setting changes, and resets a cleared theme', () => {
    const settings = { theme: 'light', language: null, region: null } as const;
    chooseTheme(webStorage, 'light');
    settingsOfTab.applyRemote('maya', { ...settings, theme: null });
    expect(currentTheme()).toBe('light');
    settingsOfTab.applyRemote('maya', settings);
    chooseTheme(webStorage, 'dark');
    settingsOfTab.applyRemote('maya', { ...settings, region: 'AT' });
    expect(currentTheme()).toBe('dark');
    chooseTheme(webStorage, 'light');
    settingsOfTab.applyRemote('maya', { ...settings, theme: null });
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['dark', null]);
    settingsOfTab.clear();
  });

  it('stores nothing while the profile is unavailable', () => {
    follow(aSession({ profile: null }))();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { INFINITE_LIST_CACHE } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { aSession, aUser } from '#domain/users/user.fixture';
import { QueryCache } from '../../query/query-cache';
import { QueryCacheProvider } from '../../query/use-query';
import { chooseTheme, currentTheme } from '../../app/providers/theme';
import { ServicesProvider } from '../../services';
import { applyRemoteSettings, clearAppliedSettings } from './apply-settings';
import { SettingsSync } from './settings-sync';

const services = new Map<unknown, unknown>([[INFINITE_LIST_CACHE, new InfiniteListCache()]]);
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

describe('FollowSettings', () => {
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
    applyRemoteSettings(maya.uid, { theme: 'light', language: 'de', region: 'DE' });
    expect(storedText()).toContain(maya.uid);
    follow(null);
    expect(storedText()).not.toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBeNull();
  });

  it('applies settings once in every tab, in any order', async () => {
    vi.resetModules();
    const otherTab = await import('./apply-settings');
    const settings = { theme: 'light', language: 'de', region: 'DE' } as const;
    expect(otherTab.applyRemoteSettings('maya', settings)).toBe(true);
    delete document.documentElement.dataset['theme'];
    expect(applyRemoteSettings('maya', settings)).toBe(true);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(applyRemoteSettings('maya', settings)).toBe(false);
    vi.resetModules();
    const laterTab = await import('./apply-settings');
    expect(laterTab.applyRemoteSettings('maya', settings)).toBe(false);
    clearAppliedSettings();
  });

  it('changes the theme only when the theme setting changes, and resets a cleared theme', () => {
    const settings = { theme: 'light', language: null, region: null } as const;
    chooseTheme('light');
    applyRemoteSettings('maya', { ...settings, theme: null });
    expect(currentTheme()).toBe('light');
    applyRemoteSettings('maya', settings);
    chooseTheme('dark');
    applyRemoteSettings('maya', { ...settings, region: 'AT' });
    expect(currentTheme()).toBe('dark');
    chooseTheme('light');
    applyRemoteSettings('maya', { ...settings, theme: null });
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['dark', null]);
    clearAppliedSettings();
  });

  it('stores nothing while the profile is unavailable', () => {
    follow(aSession({ profile: null }))();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

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
import { FollowSettings } from './follow-settings';

const services = new Map<unknown, unknown>([[INFINITE_LIST_CACHE, new InfiniteListCache()]]);
const maya = aSession({ profile: aUser({ settings: { theme: 'light', language: 'de', region: 'DE' } }) });

const follow = (person: SignedIn | null): (() => void) => {
  const drawn = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <FollowSettings person={person} />
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return () => drawn.unmount();
};
const kept = (): string => JSON.stringify(Object.entries(localStorage));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a member's settings", () => {
  it('hold while they are there, and leave nothing that names them or their titles', () => {
    const leave = follow(maya);
    expect(kept()).toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBe('{"language":"de","region":"DE"}');
    expect(document.documentElement.dataset['theme']).toBe('light');
    leave();
    expect(kept()).not.toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBeNull();
  });

  it('leave nothing either when their session ended while the browser was closed', () => {
    applyRemoteSettings(maya.uid, { theme: 'light', language: 'de', region: 'DE' });
    expect(kept()).toContain(maya.uid);
    follow(null);
    expect(kept()).not.toContain(maya.uid);
    expect(localStorage.getItem('marquee.titles')).toBeNull();
  });

  it('reach every tab, whichever hears of them first', async () => {
    vi.resetModules();
    const otherTab = await import('./apply-settings');
    const wanted = { theme: 'light', language: 'de', region: 'DE' } as const;
    expect(otherTab.applyRemoteSettings('maya', wanted)).toBe(true);
    delete document.documentElement.dataset['theme'];
    expect(applyRemoteSettings('maya', wanted)).toBe(true);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(applyRemoteSettings('maya', wanted)).toBe(false);
    vi.resetModules();
    const laterTab = await import('./apply-settings');
    expect(laterTab.applyRemoteSettings('maya', wanted)).toBe(false);
    clearAppliedSettings();
  });

  it('change the light where they are about it, and give it back to the house', () => {
    const wanted = { theme: 'light', language: null, region: null } as const;
    chooseTheme('light');
    applyRemoteSettings('maya', { ...wanted, theme: null });
    expect(currentTheme()).toBe('light');
    applyRemoteSettings('maya', wanted);
    chooseTheme('dark');
    applyRemoteSettings('maya', { ...wanted, region: 'AT' });
    expect(currentTheme()).toBe('dark');
    chooseTheme('light');
    applyRemoteSettings('maya', { ...wanted, theme: null });
    expect([currentTheme(), localStorage.getItem('marquee.theme')]).toEqual(['dark', null]);
    clearAppliedSettings();
  });

  it('that were never read change nothing, and leave nothing either', () => {
    follow(aSession({ profile: null }))();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

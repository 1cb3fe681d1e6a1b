import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { forbiddenStorage, testBrowser } from '#application/ports/browser-storage.fixture';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE } from '#application/service-keys';
import { aUserId } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { useExpectedShelves, type OwnShelf } from './use-expected-shelves';

afterEach(cleanup);

const maya = aUserId('maya');
type Known = Readonly<Record<OwnShelf, boolean>> | null;

const open = (storage: BrowserStorage, known: Known) => {
  const services = new Map<unknown, unknown>([[BROWSER_STORAGE, storage]]);
  return renderHook((now: Known) => [...useExpectedShelves(maya, now)], {
    initialProps: known,
    wrapper: ({ children }) => (
      <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
    ),
  });
};

describe('useExpectedShelves', () => {
  it('expects the shelves of the last visit until they are known', () => {
    const storage = testBrowser()();
    const first = open(storage, null);
    expect(first.result.current).toEqual([]);
    first.rerender({ 'watch-next': true, series: true });
    first.unmount();
    const second = open(storage, null);
    expect(second.result.current).toEqual(['watch-next', 'series']);
    second.rerender({ 'watch-next': false, series: true });
    expect(second.result.current).toEqual([]);
    second.unmount();
    expect(open(storage, null).result.current).toEqual(['series']);
  });

  it('leaves no key for a member without these shelves, and expects nothing from a foreign text or without storage', () => {
    const storage = testBrowser()();
    storage.local.set(memberDataKey('shelves', maya), 'series banana');
    const visit = open(storage, null);
    expect(visit.result.current).toEqual(['series']);
    visit.rerender({ 'watch-next': false, series: false });
    expect(storage.local.listKeys()).toEqual([]);
    expect(open(forbiddenStorage, null).result.current).toEqual([]);
  });
});

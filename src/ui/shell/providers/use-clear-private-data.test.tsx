import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { clearAndBroadcastSignOut } from '#ui/forms/drafts.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { useClearPrivateData } from './use-clear-private-data';

const services = new Map<unknown, unknown>([
  [BROWSER_STORAGE, webStorage],
  [INFINITE_LIST_CACHE, new InfiniteListCache()],
]);
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
);

/** Stores data of Maya and Ada. @returns whose data is left after `act`. */
const leftAfter = (prefix: string, act: () => unknown): ReadonlyArray<string> => {
  for (const uid of ['maya', 'ada']) webStorage.local.set(prefix + uid, 'data');
  act();
  return webStorage.local.listKeys().filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)).sort();
};
const known = (uid: string | null | undefined, isSessionExpected: boolean) =>
  renderHook(() => useClearPrivateData(uid, isSessionExpected), { wrapper });

describe.each(['marquee.opened.', 'marquee.shelves.'])('%s: a member’s data in this browser', (prefix) => {
  it.each([
    ['stays while the session is unknown', undefined, true, ['ada', 'maya']],
    ['stays after a session that ended by itself or could not be loaded', null, true, ['ada', 'maya']],
    ['is deleted in a document that no member was expected to open', null, false, []],
    ['of other members is deleted on sign-in', 'maya', false, ['maya']],
    ['of other members is deleted when another member than the expected one is signed in', 'maya', true, ['maya']],
  ] as const)('%s', (_, uid, isSessionExpected, left) => {
    expect(leftAfter(prefix, () => known(uid, isSessionExpected))).toEqual(left);
  });

  it('does not include places in shared evenings, which guests have, too, but on sign-out', () => {
    known(null, false);
    webStorage.local.set('marquee.shared-evening', '[]');
    known(null, false);
    expect(webStorage.local.get('marquee.shared-evening')).toBe('[]');
    clearAndBroadcastSignOut(webStorage);
    expect(webStorage.local.get('marquee.shared-evening')).toBeNull();
  });

  it.each([
    ['stay with a visitor who signs in', [null, 'ada'], '[]'],
    ['stay with the member', ['maya', 'maya'], '[]'],
    ['go before another member', ['maya', 'ada'], null],
    ['go once a visitor opens a document after the session ended', ['maya', null], null],
  ] as const)('places in shared evenings %s', (_, [first, second], left) => {
    known(null, false);
    if (first !== null) webStorage.local.set(`marquee.opened.${first}`, '[]');
    webStorage.local.set('marquee.shared-evening', '[]');
    known(first, false);
    expect(webStorage.local.get('marquee.shared-evening')).toBe('[]');
    known(null, true);
    expect(webStorage.local.get('marquee.shared-evening')).toBe('[]');
    known(second, false);
    expect(webStorage.local.get('marquee.shared-evening')).toBe(left);
  });

  it('is deleted on sign-out', () => {
    expect(leftAfter(prefix, () => clearAndBroadcastSignOut(webStorage))).toEqual([]);
  });
});

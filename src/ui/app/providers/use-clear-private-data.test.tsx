import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, INFINITE_LIST_CACHE } from '#application/service-keys';
import { broadcastSignOut } from '../../forms/drafts';
import { ServicesProvider } from '../../services';
import { useClearPrivateData } from './use-clear-private-data';

const services = new Map<unknown, unknown>([[BROWSER_STORAGE, webStorage], [INFINITE_LIST_CACHE, new InfiniteListCache()]]);
const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>;

/** Stores opened titles of Maya and Ada. @returns whose titles are left after `act`. */
const titlesAfter = (act: () => unknown): ReadonlyArray<string> => {
  for (const uid of ['maya', 'ada']) webStorage.local.set(`marquee.opened.${uid}`, '{"unsent":[],"sent":[]}');
  act();
  return webStorage.local.listKeys().filter((key) => key.startsWith('marquee.opened.')).map((key) => key.slice('marquee.opened.'.length)).sort();
};
const known = (uid: string | null | undefined, isSessionExpected: boolean) => renderHook(() => useClearPrivateData(uid, isSessionExpected), { wrapper });

describe('opened titles of this browser', () => {
  it.each([
    ['stay while the session is unknown', undefined, true, ['ada', 'maya']],
    ['stay after a session that ended by itself or could not be loaded', null, true, ['ada', 'maya']],
    ['are deleted in a document that no member was expected to open', null, false, []],
    ['of other members are deleted on sign-in', 'maya', false, ['maya']],
    ['of other members are deleted when another member than the expected one is signed in', 'maya', true, ['maya']],
  ] as const)('%s', (_, uid, isSessionExpected, left) => {
    expect(titlesAfter(() => known(uid, isSessionExpected))).toEqual(left);
  });

  it('are deleted on sign-out', () => {
    expect(titlesAfter(() => broadcastSignOut(webStorage))).toEqual([]);
  });
});

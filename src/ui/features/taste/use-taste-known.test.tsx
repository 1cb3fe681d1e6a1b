import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createEveningStore } from '#application/evening-pick/evening-store';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { memberDataKey } from '#application/profile/member-data-keys';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { itemKey } from '#domain/catalogue/title-id';
import { aSession, aUser } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { useTasteKnown } from './use-taste-known';

afterEach(cleanup);

const MAYA = aSession({ profile: aUser({ turnedDown: 'tv-1438\t2002\t\tThe Wire\n' }) });

const open = (storage: ReturnType<ReturnType<typeof testBrowser>>) => renderHook(() => useTasteKnown(MAYA), {
  wrapper: ({ children }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => new Map<unknown, unknown>([[BROWSER_STORAGE, storage]]).get(key) as T }}>
      {children}
    </ServicesProvider>
  ),
}).result;

it('knows at once what was turned down in this browser a moment ago, and then what the suggestions say', () => {
  const storage = testBrowser()();
  createEveningStore(storage, MAYA.uid, '2026-11-30').turnDown(aTitle({ id: 829 }));
  const known = open(storage);
  expect(known.current.turnedDown.map(itemKey)).toEqual(['tv-1438', 'movie-829']);
  act(() => known.current.onTurnedDown([aTitle({ id: 949 })]));
  expect(known.current.turnedDown.map(itemKey)).toEqual(['movie-949']);
});

it.each(['{', '{"notForMe":[7]}'])('knows what the account has where this browser has damaged text: %s', (text) => {
  const storage = testBrowser()();
  storage.local.set(memberDataKey('evening', MAYA.uid), text);
  expect(open(storage).current.turnedDown.map(itemKey)).toEqual(['tv-1438']);
});

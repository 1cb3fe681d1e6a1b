import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createEveningStore } from '#application/evening-pick/evening-store';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import { ofMembers } from '#application/profile/visitor-data';
import { BROWSER_STORAGE } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { UserId } from '#domain/users/user-id';
import { aSession } from '#domain/users/user.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { useEveningOf } from './use-evening';

it.each([
  ['has had no member', null, [7]],
  ['has had a member, where it lasts as long as the page', aSession().uid, []],
])('a visitor’s evening is stored in a document only if it has had no member: it %s', (_, first, stored) => {
  const storage = testBrowser()();
  const services = new Map<unknown, unknown>([[BROWSER_STORAGE, storage]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  const { result, rerender } = renderHook((uid: UserId | null) => useEveningOf(uid, '2026-11-28'), { initialProps: first, wrapper });
  rerender(null);
  // The pages of titles record nothing of a visitor there either.
  expect(ofMembers.has(storage)).toBe(first !== null);
  act(() => result.current.store?.addShown(aTitle({ id: 7 })));
  const kept = createEveningStore(storage, null, '2026-11-28').get();
  expect([result.current.done, kept].map(({ shown }) => shown.map(({ id }) => id))).toEqual([[7], stored]);
});

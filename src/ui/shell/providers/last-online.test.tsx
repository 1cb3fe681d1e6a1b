import * as E from 'fp-ts/Either';
import { renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { webStorage } from '#adapters/browser/web-storage';
import type { ServiceKey } from '#application/service-key';
import { BROWSER_STORAGE, CLOCK, NETWORK_STATUS } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { lastOnline, useRecordLastOnline } from './last-online';

/** Renders the hook in a browser with or without a network at the given time. */
const recording = (isOnline: boolean, at: number) => {
  let now = at;
  const online = new BehaviorSubject(E.right(isOnline));
  const services = new Map<unknown, unknown>([[BROWSER_STORAGE, webStorage], [CLOCK, { now: () => now }], [NETWORK_STATUS, { online }]]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>{children}</ServicesProvider>
  );
  renderHook(() => useRecordLastOnline(), { wrapper });
  return { at: (time: number) => (now = time), network: (next: boolean) => online.next(E.right(next)) };
};

describe('the time of the last network', () => {
  it('is unknown in a browser that never had one', () => {
    recording(false, 1000);
    expect(lastOnline(webStorage)).toBeNull();
  });

  it('is that of its end, also in a page that starts without one', () => {
    const page = recording(true, 1000);
    page.at(5000);
    page.network(false);
    page.at(9000);
    document.dispatchEvent(new Event('visibilitychange'));
    recording(false, 9500);
    expect(lastOnline(webStorage)).toBe(5000);
    page.at(12_000);
    page.network(true);
    expect(lastOnline(webStorage)).toBe(12_000);
  });

  it('is that of the last moment at which the page may have been closed', () => {
    const page = recording(true, 1000);
    page.at(7000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lastOnline(webStorage)).toBe(7000);
  });
});

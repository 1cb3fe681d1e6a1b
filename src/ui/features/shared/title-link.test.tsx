import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { TitleLink } from './title-link';

const NAMES = ['Casablanca', 'Notorious', 'Gilda'];

/** Renders a row of links. @returns the ids of the requested titles, and the unmount function. */
const renderLinks = () => {
  const requestedIds: number[] = [];
  const getDetails = ({ id }: { readonly id: number }) => () => {
    requestedIds.push(id);
    return new Promise(() => undefined);
  };
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { getDetails }]]);
  const { unmount } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <MemoryRouter>
          {NAMES.map((title, index) => (
            <TitleLink key={title} title={aTitle({ id: index + 1, title })}>
              {title}
            </TitleLink>
          ))}
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return { requestedIds, unmount };
};
const link = (name: string): HTMLElement => screen.getByText(name);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('TitleLink', () => {
  it('prefetches the title when keyboard focus rests on the link, not when focus passes', () => {
    const { requestedIds } = renderLinks();
    for (const name of NAMES) {
      link(name).focus();
      vi.advanceTimersByTime(40);
    }
    expect(requestedIds).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(requestedIds).toEqual([3]);
  });

  it('prefetches the title once when a pointer rests on the link, not when the pointer passes', () => {
    const { requestedIds } = renderLinks();
    fireEvent.pointerEnter(link('Casablanca'));
    vi.advanceTimersByTime(40);
    fireEvent.pointerLeave(link('Casablanca'));
    fireEvent.pointerEnter(link('Notorious'));
    link('Notorious').focus();
    vi.advanceTimersByTime(100);
    expect(requestedIds).toEqual([2]);
  });

  it('does not prefetch after the link is unmounted', () => {
    const { requestedIds, unmount } = renderLinks();
    link('Gilda').focus();
    unmount();
    vi.advanceTimersByTime(100);
    expect(requestedIds).toEqual([]);
  });
});

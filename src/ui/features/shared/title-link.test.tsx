import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { QueryCache } from '../../query/query-cache';
import { QueryCacheProvider } from '../../query/use-query';
import { ServicesProvider } from '../../services';
import { TitleLink } from './title-link';

const NAMES = ['Casablanca', 'Notorious', 'Gilda'];

/** A row of links. @returns the ids of the titles that were asked for, and how the row goes away. */
const begin = () => {
  const asked: number[] = [];
  const openTitle = ({ id }: { readonly id: number }) => () => {
    asked.push(id);
    return new Promise(() => undefined);
  };
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { openTitle }]]);
  const { unmount } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <QueryCacheProvider value={new QueryCache()}>
        <MemoryRouter>
          {NAMES.map((title, at) => (
            <TitleLink key={title} title={aTitle({ id: at + 1, title })}>
              {title}
            </TitleLink>
          ))}
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return { asked, leave: unmount };
};
const link = (name: string): HTMLElement => screen.getByText(name);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a title is asked for ahead', () => {
  it('when the keys rest on its link, and not when they pass it', () => {
    const { asked } = begin();
    for (const name of NAMES) {
      link(name).focus();
      vi.advanceTimersByTime(40);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(asked).toEqual([3]);
  });

  it('when a pointer rests on its link, once, and not when it passes', () => {
    const { asked } = begin();
    fireEvent.pointerEnter(link('Casablanca'));
    vi.advanceTimersByTime(40);
    fireEvent.pointerLeave(link('Casablanca'));
    fireEvent.pointerEnter(link('Notorious'));
    link('Notorious').focus();
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([2]);
  });

  it('not when it is gone before', () => {
    const { asked, leave } = begin();
    link('Gilda').focus();
    leave();
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([]);
  });
});

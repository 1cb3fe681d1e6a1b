import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { NotFoundShelf } from './not-found-shelf';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('FailedShelf requests lost films and announces the loading only when it scrolls into view', () => {
  let scrollIntoView: () => void = () => undefined;
  class FakeIntersectionObserver {
    constructor(callback: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
      scrollIntoView = () => callback([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  const searchTitles = vi.fn(() => () => new Promise(() => undefined));
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { searchTitles }]]);
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <NotFoundShelf />
    </ServicesProvider>,
  );
  expect([container.querySelector('.sk-shelf') !== null, screen.queryByRole('status'), container.querySelector('[aria-busy]')]).toEqual([
    true, null, null,
  ]);
  expect(searchTitles).not.toHaveBeenCalled();
  act(scrollIntoView);
  expect(screen.getByRole('status').textContent).toBe('Loading Films with “lost” in the title');
  expect(searchTitles).toHaveBeenCalledOnce();
});

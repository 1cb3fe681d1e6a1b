import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { ServicesProvider } from '../../services';
import { FailedShelf } from './failed-shelf';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for lost films, and says so, only once somebody looks for them', () => {
  let look: () => void = () => undefined;
  class Watcher {
    constructor(watch: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void) {
      look = () => watch([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  const searchTitles = vi.fn(() => () => new Promise(() => undefined));
  const services = new Map<unknown, unknown>([[CATALOGUE_USE_CASES, { searchTitles }]]);
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <FailedShelf />
    </ServicesProvider>,
  );
  expect([container.querySelector('.sk-shelf') !== null, screen.queryByRole('status'), container.querySelector('[aria-busy]')]).toEqual([true, null, null]);
  expect(searchTitles).not.toHaveBeenCalled();
  act(look);
  expect(screen.getByRole('status').textContent).toBe('Loading Lost, too');
  expect(searchTitles).toHaveBeenCalledOnce();
});

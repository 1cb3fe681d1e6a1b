import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CATALOGUE_USE_CASES, IMAGE_URL_BUILDER, NETWORK_STATUS } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { emptyTitleState } from '#domain/lists/member-title-state';
import { ServicesProvider } from '#ui/services.tsx';
import { TitleFinder } from './title-finder';

const heat = aTitle({ mediaType: 'movie', id: 949, title: 'Heat' });
const services = new Map<unknown, unknown>([
  [CATALOGUE_USE_CASES, { suggest: () => TE.right([{ kind: 'title', title: heat }]) }],
  [IMAGE_URL_BUILDER, { source: () => null }],
  [NETWORK_STATUS, { online: of(true) }],
]);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  vi.stubGlobal('IntersectionObserver', class { readonly observe = (): void => undefined; readonly unobserve = (): void => undefined; });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['with isComposing', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])('TitleFinder adds nothing on the Enter that ends a composition %s', async (_, composition) => {
  const setMember = vi.fn();
  const deps = { lists: { titleState: () => of(emptyTitleState(heat, null)) } } as never;
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <TitleFinder deps={deps} listID="noir" isFull={false} additions={{ last: null, failure: null, added: [], setMember }} />
      </MemoryRouter>
    </ServicesProvider>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'heat' } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('Heat');
  fireEvent.keyDown(field, { key: 'Enter', ...composition });
  expect(setMember).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(setMember.mock.calls).toEqual([[heat, true]]);
});
